"""The README's example is run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_example_of_the_readme_runs_and_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(example.splitlines()) <= 15
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"points \[\d+, \d+, \d+\] winner: seat [123]\n", capsys.readouterr().out)
