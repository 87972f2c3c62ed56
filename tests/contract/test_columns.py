"""No rule looks at a column that is not there, in the copy of the sources that is compiled.

There all rows of a state lie in one array, so a column too far is the neighbour, and no error. Here that copy is made
with every look checked, and run as plain Python: it must play the same games as the sources.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from antechamber.library import slugs

ROOT = Path(__file__).parent.parent.parent
GAMES = """
import json, sys
from antechamber.bots import make_bot
from antechamber.library import title

slug, told = sys.argv[1], []
game = title(slug)
for players in game.players:
    for level in ("random", "novice") if players == game.players[0] else ("random",):
        g = game.start(players, seed=f"columns {players}")
        bots = [make_bot(level, game, f"{players} {seat}") for seat in range(players)]
        for n in range(120):
            if g.over():
                break
            for seat in g.deciding():
                g.play(seat, bots[seat].choose(g.view(seat)).option)
            if n % 40 == 7:
                data = g.to_data()
                told.append([game.load(data).key(), [g.view(seat).detail() for seat in range(-1, players)]])
                told.append(g.view(0).imagine("columns").key())
        told.append([g.key(), g.scores()])
print(json.dumps([len(g.cells), told]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The sources as the compiler gets them, with every look checked."""
    folder = tmp_path_factory.mktemp("copy") / "src"
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page"))
    script = ROOT / "scripts" / "flat_fields.py"
    done = subprocess.run(
        [python(), str(script), str(folder), "--checked"], capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return folder


def python() -> str:
    return os.environ.get("ANTECHAMBER_INTERPRETED_PYTHON", sys.executable)


def games(sources: Path, slug: str):
    """What is played on these sources, and how many numbers lie in one array."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = str(sources)
    done = subprocess.run([python(), "-c", GAMES, slug], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("slug", slugs())
def test_the_copy_for_the_compiler_looks_at_no_column_that_is_not_there(copy, slug):
    cells, told = games(copy, slug)
    assert cells > 0, "its rows lie in one array"
    assert [0, told] == games(ROOT / "src", slug)


def test_a_column_too_far_is_found(copy, tmp_path):
    """That the checks find something is seen where a rule looks one jewel too far."""
    broken = tmp_path / "src"
    shutil.copytree(copy, broken)
    state = broken / "antechamber" / "games" / "aztec" / "state.py"
    source = state.read_text(encoding="utf-8")
    assert source.count("within(RED, 3)") > 0
    state.write_text(source.replace("within(RED, 3)", "within(RED + 1, 3)"), encoding="utf-8")
    with pytest.raises(AssertionError, match="IndexError: there is no place 3; there are 3"):
        games(broken, "aztec")
