"""The README's example is run as it stands."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_pictures_of_the_readme_are_there_and_as_large_as_the_screen_of_the_browser_tests() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\((docs/\w+\.png)\)", README.read_text(encoding="utf-8"))
    assert pictures == ["docs/mystery.png", "docs/aztec.png", "docs/mice.png", "docs/jaguar.png"]
    for picture in pictures:
        head = (README.parent / picture).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:]) == (1366, 768)


def test_the_example_of_the_readme_runs_and_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(example.splitlines()) <= 15
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"points \[\d+, \d+, \d+\] winner: seat [123]\n", capsys.readouterr().out)
