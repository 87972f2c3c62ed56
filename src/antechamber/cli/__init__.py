"""The command line. One clear sentence and exit code 2 for anything it cannot take."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import typer
from rich.console import Console
from typer.exceptions import TyperException

from antechamber.cli.app import app
from antechamber.core.errors import AntechamberError
from antechamber.messages import messages

USAGE = 2
INTERRUPTED = 130


def fail(reason: str) -> NoReturn:
    """Say in one line what cannot be taken."""
    sentence = messages().text("cli-error", reason=" ".join(reason.split()))
    Console(stderr=True, soft_wrap=True, highlight=False).print(sentence, markup=False)
    sys.exit(USAGE)


def main() -> None:
    """Run a command; an error of the user's is told in one line."""
    try:
        code = app(sys.argv[1:] or ["--help"], standalone_mode=False)
    except (AntechamberError, TyperException) as error:
        reason = error.format_message() if isinstance(error, TyperException) else str(error)
        fail(reason)
    except UnicodeEncodeError:
        fail(messages().text("cli-not-a-text"))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of a pipe has gone; nothing more to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:  # a file or folder of somebody else's, or one whose name is none
        if error.filename is None:
            raise
        fail(messages().text("cli-file", file=str(error.filename), reason=str(error.strerror)))
    sys.exit(code if isinstance(code, int) else 0)
