"""Titles from outside as their owners have them: installed as a wheel beside ours, without our sources in reach."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "new-title.md"
FILE = re.compile(r"^`([\w./]+)`(?:, continued)?:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KERNELS = {"compiled": (".so", ".pyd"), "pure": (".py",)}


def write_guided(folder: Path) -> Path:
    """Write the package that the guide builds, block by block; between two of a file there are two empty lines."""
    for name, block in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        before = f"{path.read_text(encoding='utf-8')}\n\n" if path.exists() else ""
        path.write_text(before + block, encoding="utf-8")
    return folder


def environment(**more: str) -> dict[str, str]:
    """What a command of somebody else's is told: nothing of these tests, least of all where the sources are."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ANTECHAMBER"))} | more


def run(folder: Path, *command: object, said: str = "", **more: str) -> str:
    """Run a command in a folder, and give what it prints."""
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env=environment(**more),
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def wheel_of(sources: Path, folder: Path, **settings: str) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(sources, *build, HATCH_QUIET="1", **settings)
    (wheel,) = folder.glob("*.whl")
    return wheel


def our_wheel(build: str, folder: Path) -> Path:
    """The wheel that `dev.py test` has made, with compiled rules; or a pure one, with the same page."""
    if build == "pure":
        return wheel_of(ROOT, folder, ANTECHAMBER_PURE="1", ANTECHAMBER_PAGE="built")
    if "ANTECHAMBER_COMPILED_PYTHON" not in os.environ:
        pytest.fail("run the tests with: python3 dev.py test")
    (wheel,) = (dev.VENVS / "build" / "wheels").glob("*.whl")
    return wheel


def install(package: Path, build: str, folder: Path) -> Path:
    """Install a package beside our wheel in an environment of its own; the folder of its programs."""
    wheels = [our_wheel(build, folder / "ours"), wheel_of(package, folder / "theirs")]
    run(folder, sys.executable, "-m", "venv", "--without-pip", folder / "venv")
    programs = folder / "venv" / dev.SCRIPTS
    run(folder, programs / "python", "-c", dev.BORROW, dev.VENVS / "test")
    installing = [dev.program("test", "python"), "-m", "pip", "--quiet", "--python", programs / "python", "install"]
    run(folder, *installing, "--no-deps", "--no-index", *wheels)
    kernel = run(
        folder, programs / "python", "-c", "from antechamber.core import kernel; print(kernel.__file__)"
    ).strip()
    assert kernel.startswith(str(folder / "venv"))
    assert kernel.endswith(KERNELS[build])
    return programs
