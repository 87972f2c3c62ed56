"""Each kind of option and event is declared once, with its words; all else follows from there."""

import ast
import json
import os
import shutil
import subprocess
import sys
from difflib import ndiff
from pathlib import Path
from typing import Any

import pytest

import antechamber
from antechamber.core.chance import dice_from_seed
from antechamber.core.fields import ALL, YES_OR_NO, Amount, Axis, row
from antechamber.core.notation import ARG_BITS, COUNT, PAGE, SEAT, TERMINAL, Vocabulary, Words
from antechamber.core.playout import rollout
from antechamber.games.jaguar import told as told_of_jaguar
from antechamber.games.jaguar.board.scene import ON_BOARD
from antechamber.games.jaguar.domains import ACTIVATOR
from antechamber.games.mice.words import PROGRESS
from antechamber.library import rules, slugs, title
from antechamber.match.events import describe
from scripts import title_types
from scripts.title_types import CannotBeNamed, Hints, fields_in, own_types, type_of, typescript

SOURCES = Path(antechamber.__file__).parent
ROOT = Path(__file__).resolve().parent.parent
SLUGS = slugs()
BOW = 2 << ARG_BITS


def parlour() -> Vocabulary:
    return Vocabulary("parlour", groups=["manners", "end"])


# ---------------------------------------------------------------- what is declared


def test_a_kind_of_option_without_a_group_is_refused():
    with pytest.raises(ValueError, match=r'^parlour: the option "bow" needs a group, one of manners, end$'):
        parlour().option(BOW, "bow", "bow")


def test_a_kind_of_option_says_which_group_rule_and_end_it_has():
    words = parlour()
    words.option(BOW, "bow", "bow to {seat}", [("seat", SEAT)], group="manners", rule="PAR-1")
    words.option(BOW + (1 << ARG_BITS), "leave", "leave", group="end", ends_turn=True)
    assert (words.patterns[2].group, words.patterns[2].rule) == ("manners", "PAR-1")
    assert [words.ends_turn(words.read(text)) for text in ("bow to 2", "leave")] == [False, True]
    assert words.in_order(["end", "manners", "end"]) == ["manners", "end"]


def test_an_event_is_left_out_where_it_says_so_and_nowhere_else():
    words = parlour()
    words.event(1, "bowed", quiet=TERMINAL, obvious=True)
    words.event(2, "smiled", quiet=PAGE)
    words.event(3, "came", quiet="everywhere")
    assert words.quiet(TERMINAL) == {"bowed", "came"}
    assert words.quiet(PAGE) == {"smiled", "came"}
    assert words.obvious() == {"bowed"}
    with pytest.raises(ValueError, match='the event "left" may be quiet in the terminal, page or everywhere'):
        words.event(4, "left", quiet="sometimes")


def test_an_event_moves_what_its_arguments_name():
    words = parlour()
    words.event(1, "gave", [("hats", COUNT)], moves="hat {hats} from seat:{seat} to rack, tip to tray")
    given, tip = words.events[1].moves
    assert (given.what, given.piece, given.start, given.end) == ("hat", "{hats}", "seat:{seat}", "rack")
    assert (tip.what, tip.piece, tip.start, tip.end) == ("tip", "", "", "tray")
    with pytest.raises(ValueError, match=r'^parlour: the event "took" has no \{coat\} to move, only seat, hat$'):
        words.event(2, "took", [("hat", COUNT)], moves="hat {hat} from peg:{coat} to seat:{seat}")


def test_arguments_that_are_seats_are_known_by_what_they_stand_for():
    words = parlour()
    words.option(BOW, "bow", "bow to {whom} {often}", [("whom", SEAT), ("often", COUNT)], group="manners")
    words.event(1, "answered", [("whom", SEAT), ("other", SEAT)])
    assert words.seat_fields() == ["whom", "other"]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_rule_of_every_kind_is_one_of_the_title(slug):
    named = {kind.rule for kind in title(slug).book().vocabulary.patterns.values()} - {""}
    assert named <= {rule["id"] for rule in rules(slug)}


def kinds_compared(path: Path) -> set[str]:
    """The words to which a module compares the kind of an option."""
    compared = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Compare)]
    texts = [
        part.value
        for node in compared
        if ast.unparse(node.left) in ("kind", "option['kind']")
        for words in node.comparators
        for part in ast.walk(words)
        if isinstance(part, ast.Constant)
    ]
    return {text for text in texts if isinstance(text, str)}


@pytest.mark.parametrize("slug", SLUGS)
def test_previews_and_boards_tell_apart_only_kinds_that_there_are(slug):
    folder = SOURCES / "games" / slug
    compared = set[str]().union(*map(kinds_compared, [folder / "preview.py", *(folder / "board").glob("*.py")]))
    assert compared
    assert compared <= {kind.name for kind in title(slug).book().vocabulary.patterns.values()}


def test_jaguar_shows_its_board_for_kinds_that_there_are():
    assert {kind.name for kind in title("jaguar").book().vocabulary.patterns.values()} >= ON_BOARD


# ---------------------------------------------------------------- what the page knows


def test_an_argument_that_typescript_cannot_name_is_refused():
    words = parlour()
    words.event(1, "went", [("way", PROGRESS)])
    with pytest.raises(CannotBeNamed, match=r'^parlour: "way" of the event "went" has no type: \{.*\} is no text'):
        typescript(words)


def test_two_sets_of_words_under_one_name_are_refused():
    words = parlour()
    words.event(1, "took", [("hat", Words("hat", ["top", "straw"]))])
    words.event(2, "left", [("hat", Words("hat", ["bowler"]))])
    with pytest.raises(CannotBeNamed, match=r'^parlour: two domains of different words are called "hat"$'):
        typescript(words)


def test_words_of_another_domain_under_a_name_are_not_taken_for_those_that_the_page_knows_by_it():
    words = parlour()
    words.event(1, "took", [("hat", Words("hat", ["top", "straw"]))])
    hints = Hints(words)
    assert hints.of_domain(Words("hat", ["bowler", "fez"])) == "'bowler' | 'fez'"
    assert hints.words == set()
    assert hints.of_domain(Words("hat", ["top", "straw"])) == "Hat"
    assert hints.words == {"Hat"}


def test_a_record_is_never_called_as_words_that_the_page_knows():
    words = parlour()
    words.event(1, "took", [("hat", Words("hat", ["top", "straw"]))])
    assert [Hints(words).one_of(record) for record in ("hats", "entries")] == ["HatRecord", "Entry"]


def test_a_field_that_only_some_of_the_records_have_may_be_missing():
    every, some = Axis("hats", 6, record="hats"), Axis("hats with a band", 6, told=4, record="hats")
    fields = [row(every, Amount("size"), seen=ALL, name="size"), row(some, YES_OR_NO, seen=ALL, name="silk")]
    assert fields_in(fields, Hints(parlour())) == ["  size: number;", "  silk?: boolean;"]


def test_dictionaries_of_a_domain_are_of_the_type_that_is_called_as_it():
    hints = Hints(parlour(), told_of_jaguar)
    assert hints.of_domain(ACTIVATOR) == "Activator"
    assert "  amulet?: boolean;" in hints.interfaces["Activator"]
    assert Hints(parlour()).of_domain(ACTIVATOR) == "unknown"


def is_of(value: object, kind: str, types: dict[str, str]) -> bool:
    """Whether a value is of a type."""
    if kind.endswith("[]"):
        return isinstance(value, list) and all(is_of(one, kind[:-2], types) for one in value)
    if kind in types:
        return f"'{value}'" in types[kind].split(" | ")
    return type(value) is {"number": int, "string": str}[kind]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_told_is_of_the_types_that_the_page_is_given(slug):
    book = title(slug).book()
    types = own_types(book.vocabulary)
    options = {kind.name: dict(kind.fields) for kind in book.vocabulary.patterns.values()}
    events = {kind.name: dict(kind.fields) for kind in book.vocabulary.events.values()}
    seen = 0
    for n, players in enumerate(title(slug).players):
        g = title(slug).start(players, f"types {n}")
        g.recording = True
        rollout(g, dice_from_seed(f"{slug} {n}"), 60)
        asked: Any = g.view(g.deciding()[0]).detail()["ask"] if not g.over() else {"options": []}
        told = [(options, one) for one in asked["options"]] + [(events, describe(book, one)) for one in g.events]
        for fields, one in told:
            for field, domain in fields[one["kind"]].items():
                assert is_of(one[field], type_of(domain), types), f"{field} of {one}"
                seen += 1
    assert seen > 50


def test_the_page_knows_the_kinds_of_every_title_as_they_are_now():
    for path, text in title_types.files().items():
        assert path.read_text(encoding="utf-8") == text, "write it anew: python -m scripts.title_types"


def test_a_file_that_is_stale_fails_the_check(monkeypatch, tmp_path):
    for slug in SLUGS:
        (tmp_path / slug).mkdir()
    monkeypatch.setattr(title_types, "WEB", tmp_path / "web")
    monkeypatch.setattr(title_types, "FACES", tmp_path)
    monkeypatch.setattr(sys, "argv", ["title_types"])
    title_types.main()
    monkeypatch.setattr(sys, "argv", ["title_types", "--check"])
    title_types.main()
    with (tmp_path / "mice" / "kinds.ts").open("a", encoding="utf-8") as file:
        file.write("// by hand\n")
    with pytest.raises(SystemExit, match=r"mice/kinds\.ts is stale; write it anew: python -m scripts.title_types$"):
        title_types.main()


# ---------------------------------------------------------------- one line


PRAISE = 'vocabulary.option(12 << ARG_BITS, "praise", "praise {seat}", [("seat", SEAT)], group="believe")\n'
SAYS = """\
import json
from antechamber.core.kernel import question_with_headings
from antechamber.library import title

aztec = title("aztec")
words = aztec.book().vocabulary
asked = question_with_headings(aztec.start(3, "praise"), [words.read("praise 2")])
print(json.dumps([asked["options"][0], words.groups]))
"""


def test_a_new_kind_of_option_is_one_line(tmp_path):
    """It comes up in notation, under its heading and on the page, and nothing else is different."""
    ignored = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES, tmp_path / "src" / "antechamber", ignore=ignored)
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=ignored)
    for slug in SLUGS:
        (tmp_path / "web" / "src" / "titles" / slug).mkdir(parents=True)
    with (tmp_path / "src" / "antechamber" / "games" / "aztec" / "words.py").open("a", encoding="utf-8") as words:
        words.write(PRAISE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), str(tmp_path)])}
    subprocess.run([sys.executable, "-m", "scripts.title_types"], cwd=tmp_path, env=environment, check=True)
    changed = []
    for path, text in title_types.files().items():
        now = (tmp_path / path.relative_to(ROOT)).read_text(encoding="utf-8")
        changed += [line for line in ndiff(text.splitlines(), now.splitlines()) if line[0] != " "]
    assert changed == ["+     | { kind: 'praise'; seat: number }"]
    said = subprocess.run([sys.executable, "-c", SAYS], env=environment, check=True, capture_output=True, text=True)
    option, groups = json.loads(said.stdout)
    assert (option["text"], option["kind"], option["seat"], option["group"]) == ("praise 2", "praise", 2, "believe")
    assert groups == title("aztec").book().vocabulary.groups
