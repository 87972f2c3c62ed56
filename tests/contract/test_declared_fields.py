"""What follows from declared fields in every title, in the sources and in the copy that is compiled.

In that copy all rows of a state lie in one array, so a column too far is the neighbour, and no error. Here it is made
with every look checked, and run as plain Python: it must play the same games as the sources.
"""

import json
import os
import re
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


PLANTED = """
import json, sys
from antechamber.core.errors import FormError
from antechamber.library import title

game = title(sys.argv[1])
g = game.start(game.players[0], seed="planted")
before = g.key()
g.planted[0] = 1
data = g.to_data()
refused = []
for wrong in ("nonsense", [7.5]):
    try:
        game.load({**data, "players": [{**data["players"][0], "planted": wrong}, *data["players"][1:]]})
    except FormError as error:
        refused.append(str(error))
views = [g.view(seat) for seat in range(-1, len(data["players"]))]
facts = {
    "clone": g.clone().planted[0] == 1 and g.clone().key() == g.key(),
    "key": g.key() != before,
    "out": "planted" in data["players"][0],
    "in": game.load(data).key() == g.key(),
    "views": [("planted" in view.data()["players"][0], view.table().planted[0]) for view in views],
    "wire": game.load_view(json.loads(json.dumps(g.view(0).position())), 0).table().planted[0],
    "refused": all("players[0].planted" in said for said in refused) and len(refused) == 2,
    "place": any(name == "planted[0]" for name, _, _ in g.layout().observation(len(data["players"]))),
}
print(json.dumps(facts))
"""
A_ROW = re.compile(r"^    \w+: Row = ((?:fields\.)?row)\(SEATS, (\w+),.*seen=ALL\).*\n", re.MULTILINE)


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The sources as the compiler gets them, with every look checked."""
    return rewritten(copied(tmp_path_factory.mktemp("copy")), "--checked")


def copied(folder: Path) -> Path:
    """A scratch copy of the sources."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")
    return Path(shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted))


def rewritten(sources: Path, *how: str) -> Path:
    """The same sources, as the compiler gets them."""
    command = [python(), str(ROOT / "scripts" / "flat_fields.py"), str(sources), *how]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=sources)
    assert done.returncode == 0, done.stderr
    return sources


def python() -> str:
    return os.environ.get("ANTECHAMBER_INTERPRETED_PYTHON", sys.executable)


def facts(script: str, sources: Path, slug: str):
    """What a script finds out about a title of these sources."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = str(sources)
    done = subprocess.run([python(), "-c", script, slug], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("slug", slugs())
def test_the_copy_for_the_compiler_looks_at_no_column_that_is_not_there(copy, slug):
    cells, told = facts(GAMES, copy, slug)
    assert cells > 0, "its rows lie in one array"
    assert [0, told] == facts(GAMES, ROOT / "src", slug)


def test_a_column_too_far_is_found(copy, tmp_path):
    """That the checks find something is seen where a rule looks one jewel too far."""
    broken = tmp_path / "src"
    shutil.copytree(copy, broken)
    state = broken / "antechamber" / "games" / "aztec" / "state.py"
    source = state.read_text(encoding="utf-8")
    assert source.count("within(RED, 3)") > 0
    state.write_text(source.replace("within(RED, 3)", "within(RED + 1, 3)"), encoding="utf-8")
    with pytest.raises(AssertionError, match="IndexError: there is no place 3; there are 3"):
        facts(GAMES, broken, "aztec")


@pytest.fixture(scope="module")
def planted(tmp_path_factory):
    """The sources with one more line in each title, and the same as the compiler gets them."""
    sources = copied(tmp_path_factory.mktemp("planted"))
    for slug in slugs():
        state = sources / "antechamber" / "games" / slug / "state.py"
        source = state.read_text(encoding="utf-8")
        found = A_ROW.search(source)
        assert found, f"{slug} has a row like the one that is planted"
        line = f"    planted: Row = {found.group(1)}(SEATS, {found.group(2)}, seen=ALL)\n"
        state.write_text(source[: found.end()] + line + source[found.end() :], encoding="utf-8")
    flat = Path(shutil.copytree(sources, tmp_path_factory.mktemp("flat") / "src"))
    return sources, rewritten(flat)


@pytest.mark.parametrize("slug", slugs())
def test_a_field_is_one_line(planted, slug):
    for build in planted:
        follows = facts(PLANTED, build, slug)
        assert all(follows[name] for name in ("clone", "key", "out", "in", "refused", "place")), follows
        assert all(seen == [True, 1] for seen in follows["views"])
        assert follows["wire"] == 1
