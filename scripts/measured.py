"""Run a command and write down what it cost: seconds, and seconds of processor time with all that it started.

    python scripts/measured.py FILE COMMAND …

On Linux, processes that outlive their parent (those of a browser, of a server that was killed) count too, if they end
before the command does: they become children of this one.
"""

import ctypes
import json
import os
import subprocess
import sys
import time
from pathlib import Path

SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER


def main(file: Path, command: list[str]) -> int:
    """Run the command, write the file, and give the exit code of the command."""
    began = time.monotonic()
    processor = 0.0
    if sys.platform == "win32":
        code = subprocess.call(command)
    else:
        import resource

        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
        code = wait_for(subprocess.Popen(command))
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor = used.ru_utime + used.ru_stime
    file.write_text(json.dumps({"seconds": time.monotonic() - began, "processor": processor}), encoding="utf-8")
    return code


def wait_for(command: subprocess.Popen[bytes]) -> int:
    """Take leave of every process that ends, until the command does."""
    while True:
        try:
            pid, status = os.waitpid(-1, 0)
        except KeyboardInterrupt:  # the command was told as well, and decides
            continue
        if pid == command.pid:
            command.returncode = os.waitstatus_to_exitcode(status)
            return command.returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
