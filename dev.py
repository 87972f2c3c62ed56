"""Everything from a fresh checkout, with Python and git alone.

    python3 dev.py play [ARGS]    install the locked packages, compile the rules, run `antechamber play ARGS`
    python3 dev.py test [ARGS]    every check there is; pytest comes last and gets ARGS
    python3 dev.py bench [ARGS]   measure the compiled engine beside OpenSpiel
    python3 dev.py lock [ARGS]    resolve requirements/*.in into the locked *.txt beside them (--upgrade: newest ones)

Environments live in .venvs/. Each step leaves a fingerprint of what it was made from and is skipped while that stays
the same. Where packages come from is pip's own configuration.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 (this file is what an older Python meets first)
    sys.exit(f"Antechamber needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENVS = ROOT / ".venvs"
LOCKS = ROOT / "requirements"
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"
QUIETLY = {"HATCH_QUIET": "1", "PIP_QUIET": "2", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
BUILD_FILES = [
    ROOT / "pyproject.toml",
    ROOT / "hatch_build.py",
    ROOT / "LICENSE",
    ROOT / "README.md",
    ROOT / "scripts" / "direct_calls.py",
]


def main(words: list[str]) -> None:
    """Obey the command line."""
    commands = {"play": play, "test": test, "bench": bench, "lock": lock}
    if not words or words[0] not in commands:
        sys.exit((__doc__ or "").strip())
    try:
        commands[words[0]](words[1:])
    except KeyboardInterrupt:
        sys.exit(130)


def play(args: list[str]) -> NoReturn:
    """Install the compiled package in an environment of its own and hand over to it."""
    with one_at_a_time():
        environment("play", "runtime")
        install_wheel("play")
    command = [program("play", "antechamber"), "play", *args]
    if sys.platform == "win32":  # exec on Windows gives the terminal back at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def test(args: list[str]) -> None:
    """Run every check, the quick ones first; pytest last, because its closing line sums up the run."""
    with one_at_a_time():
        environment("test", "runtime", "build", "test")
        editable = [*pip("test"), "--no-deps", "--no-index", "--no-build-isolation", "--editable", str(ROOT)]
        step("test/package", fingerprint(*BUILD_FILES), "test: installing the sources for editing", editable)
    python = program("test", "python")
    check("locks", [python, "scripts/check_locks.py"])
    check("ruff check", [python, "-m", "ruff", "check"])
    check("ruff format", [python, "-m", "ruff", "format", "--check"])
    check("mypy", [python, "-m", "mypy"])
    check("import contracts", [program("test", "lint-imports"), "--no-logo", "--no-cache"])
    check("trace", [program("test", "antechamber"), "trace"])
    os.environ.pop("ANTECHAMBER_PURE", None)  # a wish for this machine's play, not for what is tested
    with one_at_a_time():
        environment("compiled", "runtime", "test")
        if is_pure(install_wheel("compiled")):
            fail("the tests compare compiled rules with interpreted ones: install a C compiler and Python's headers.")
    os.environ["ANTECHAMBER_COMPILED_PYTHON"] = program("compiled", "python")
    check("pytest", [python, "-m", "pytest", "-n", "2", *args])


def bench(args: list[str]) -> None:
    """Measure the compiled engine and OpenSpiel in one environment and one run."""
    with one_at_a_time():
        environment("bench", "runtime", "research")
        if is_pure(install_wheel("bench")):
            fail("the benchmarks measure compiled rules: install a C compiler and Python's headers.")
    check("benchmarks", [program("bench", "python"), "benchmarks/compare.py", *args])


def lock(args: list[str]) -> None:
    """Resolve the requirements anew; each file is held to the versions of the ones before it."""
    with one_at_a_time():
        make = [sys.executable, "-m", "venv", str(VENVS / "lock")]
        step("lock/packages", fingerprint(), "lock: installing uv", make, [*pip("lock"), "uv"])
    resolve = [program("lock", "uv"), "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
    resolve += ["--generate-hashes", "--no-emit-index-url", "--no-header", *args]
    for use in ("runtime", "build", "test", "research"):
        files = [f"requirements/{use}.in", f"--output-file=requirements/{use}.txt"]
        check(f"lock {use}", [*resolve, *files])


def environment(name: str, *uses: str) -> None:
    """Make a virtual environment that holds exactly the locked packages of these uses."""
    locks = [LOCKS / f"{use}.txt" for use in uses]
    make = [sys.executable, "-m", "venv", "--clear", str(VENVS / name)]
    fill = [*pip(name), "--require-hashes", *(f"--requirement={path}" for path in locks)]
    step(f"{name}/packages", fingerprint(*locks), f"{name}: installing the locked packages", make, fill)


def install_wheel(name: str) -> Path:
    """Build the wheel from the sources, install it in the named environment, and return it."""
    environment("build", "build")
    wheels = VENVS / "build" / "wheels"
    made_from = fingerprint(ROOT / "src", *BUILD_FILES, LOCKS / "build.txt", os.environ.get("ANTECHAMBER_PURE", ""))
    build = [program("build", "python"), "-m", "hatchling", "build", "-t", "wheel", "-c", "-d", str(wheels)]
    step("build/wheel", made_from, "build: making the wheel (to compile the rules takes a minute or two)", build)
    (wheel,) = wheels.glob("*.whl")
    if is_pure(wheel):  # try again at the next start: by then there may be a C compiler
        stamp_of("build/wheel").unlink()
    install = [*pip(name), "--no-deps", "--no-index", "--force-reinstall", str(wheel)]
    step(f"{name}/package", fingerprint(wheel), f"{name}: installing {wheel.name}", install)
    return wheel


def is_pure(wheel: Path) -> bool:
    """Say whether a wheel holds no compiled modules, as its name tells."""
    return wheel.name.endswith("-any.whl")


def pip(name: str) -> list[str]:
    """Begin an install command for the named environment."""
    return [program(name, "python"), "-m", "pip", "install"]


def program(name: str, command: str) -> str:
    """Name a program of an environment."""
    return str(VENVS / name / SCRIPTS / command)


def step(name: str, made_from: str, saying: str, *commands: list[str]) -> None:
    """Run commands, unless they have already succeeded with the same things to make from."""
    stamp = stamp_of(name)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == made_from:
        return
    print(saying, flush=True)
    for command in commands:
        environ = {**os.environ, **QUIETLY}
        done = subprocess.run(command, check=False, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            print(done.stdout, end="", file=sys.stderr)
            fail(f'the step "{saying}" failed; the lines above say why.')
    stamp.write_text(made_from, encoding="utf-8")


def stamp_of(name: str) -> Path:
    """Name the file that holds the fingerprint of a step."""
    return VENVS / f"{name}.stamp"


def check(name: str, command: list[str]) -> None:
    """Run a check under a heading of its own and stop at the first that fails."""
    print(f"== {name}", flush=True)
    if subprocess.call(command, cwd=ROOT) != 0:
        fail(f"{name} failed.")


def fingerprint(*parts: Path | str) -> str:
    """Sum up settings, files and whole folders, with this Python and this place, to which environments are tied."""
    total = hashlib.sha256(f"{ROOT} {sys.executable} {sys.version}".encode())
    for part in parts:
        if isinstance(part, str):
            total.update(part.encode())
            continue
        for path in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if path.is_file() and path.suffix != ".pyc":
                total.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keep two starts from making the same environment at once; the second waits."""
    VENVS.mkdir(exist_ok=True)
    with (VENVS / "lock.held").open("w") as held:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def fail(reason: str) -> NoReturn:
    """Stop with one sentence."""
    sys.exit(f"dev.py: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
