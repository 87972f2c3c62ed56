"""The example of docs/bots.md is a program that runs."""

from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_in_the_guide_plays_a_game(capsys):
    code = GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert len(code.strip().splitlines()) <= 25
    exec(compile(code, str(GUIDE), "exec"), {"__name__": "guide"})
    assert "won" in capsys.readouterr().out
