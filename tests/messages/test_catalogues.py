"""The catalogues are complete, used, and given what they ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console

import antechamber.cli
from antechamber.bots.protocol import NOTES
from antechamber.cli.boards import board_for
from antechamber.cli.boards.mystery import MysteryBoard
from antechamber.cli.play import HELP, Session
from antechamber.core.playout import rollout
from antechamber.games.mystery.outlook import GROUPS
from antechamber.library import rules, title
from antechamber.match import Match, Seat
from antechamber.messages import LANGUAGES, MissingMessage, messages
from tests.games.mystery.given import given

ROOT = Path(__file__).parents[2]
REASON = "(?:problem-|mystery-no-)"
OTHERS = [language for language in LANGUAGES if language != "en"]
mystery = title("mystery")
book = mystery.book()
words = messages()
KINDS_OF_GAME: list[dict[str, Any]] = [
    {"mode": "basic"},
    {"mode": "basic", "collect_mandatory": False},
    {"mode": "advanced", "grid_pool": "A"},
    {"mode": "advanced", "grid_pool": "B", "grid4b_empty_pile": True},
]
TABLES = [{"edition": edition, **kind} for edition in ("en", "pl") for kind in KINDS_OF_GAME]
TABLES.append({"edition": "pl", "mode": "advanced", "grid2a_scope": "whole_grid"})


def catalogue(name: str, language: str = "en") -> ftl.Resource:
    source = resources.files("antechamber.messages") / language / name
    return FluentParser().parse(source.read_text(encoding="utf-8"))


def files(language: str = "en") -> list[str]:
    """The names of a language's catalogues."""
    folder = resources.files("antechamber.messages") / language
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


@cache
def entries(name: str, language: str = "en") -> dict[str, ftl.Pattern]:
    """Every pattern of a catalogue, by message or message.attribute."""
    found: dict[str, ftl.Pattern] = {}
    for entry in catalogue(name, language).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(node: Any) -> set[str]:
    """The placeholders of a pattern."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(child) for child in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(child) for child in node))
    return set()


def moments(games: int = 2, step: int = 7) -> Iterator[Match]:
    """Moments of seeded games over editions, modes and numbers of players."""
    for n, options in enumerate(TABLES):
        for game in range(games):
            players = 2 + (n + game) % 3
            match = Match(mystery, players, {**options, "max_rounds": 30}, f"words {n} {game}")
            dice = 1 + n * games + game
            while not match.over:
                yield match
                dice = int(rollout(match.state, dice, step))


def rare_moments() -> Iterator[Match]:
    """Questions that random play hardly ever comes to."""
    ready = ["YR.Y.R.BPB"]
    tables = [
        given(3, crystals=["", "C" * 12, "C" * 12]).play("move w1"),  # the supply is empty: take from a player
        given(3, crystals=["", "C" * 12, "C" * 10], mana={"w2": "C....", "w8": "C...."}).play("move w1"),
        given(crystals=["YYYYBBBBGGG", "RRRR", "RRRR"]).play("move w3", "collect"),  # which crystal first
        given(crystals=["RRRRYYYYBBBB"], pawns=["purple"]).play("move red", "collect"),  # no room
        given(runes=[["rune4"]], mana={"w2": "C...."}, crystals=["CC"]).play("move w2").stow(),  # clear first
        given(crystals=["RRRYYY"]).play("move w6", "collect"),  # convert coloured crystals
        given(crystals=ready, grids=["2B", "1A", "3A", "4A"]).play("move red"),  # higher curses
        given(crystals=ready, grids=["4B", "1A", "2A", "3A"]).play("move red", "break red L3 with 1+2+4"),
    ]
    for table in tables:
        match = Match(mystery, int(table.state.seats))
        match.state = table.state
        yield match


@cache
def questions_asked() -> frozenset[str]:
    return frozenset(match.state.question() for match in chain(moments(games=3, step=1), rare_moments()))


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_line_that_is_no_message(language):
    for name in files(language):
        junk = [e.content for e in catalogue(name, language).body if isinstance(e, ftl.Junk)]
        assert not junk, (name, junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language):
    seen: set[str] = set()
    for name in files(language):
        for entry in catalogue(name, language).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in seen, entry.id.name
                seen.add(entry.id.name)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language):
    assert files(language) == files()
    for name in files():
        assert set(entries(name)) - set(entries(name, language)) == set(), "missing"
        added = {message for message in entries(name, language) if message.partition(".")[0] not in ids(name)}
        assert added == set(), "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_filled_in_with_what_the_english_message_gets(language):
    for name in files():
        for message, pattern in entries(name, language).items():
            own = message.partition(".")[0]
            given = set().union(*[variables(p) for m, p in entries(name).items() if m.partition(".")[0] == own])
            asked = {variable.removesuffix("-id") for variable in variables(pattern)}
            assert asked <= given, (language, message)


def ids(name: str) -> set[str]:
    return {message.partition(".")[0] for message in entries(name)}


def test_a_message_that_is_not_there_is_a_mistake_of_the_program():
    with pytest.raises(MissingMessage, match="play-nonsense"):
        words.text("play-nonsense")
    with pytest.raises(MissingMessage, match="name"):
        words.text("play-pass-device")


# ---------------------------------------------------------------- everything has words


def domain_words() -> Iterator[tuple[str, str]]:
    """All words that an option or event can have as an argument, with the name of the argument."""
    fields = [field for pattern in book.vocabulary.patterns.values() for field in pattern.fields]
    fields += [field for kind in book.vocabulary.events.values() for field in kind.fields]
    for name, domain in fields:
        for word in getattr(domain, "words", []):
            yield name, word


def test_every_kind_of_option_has_a_sentence_and_a_short_form():
    for pattern in book.vocabulary.patterns.values():
        assert words.has(f"mystery-option-{pattern.name}"), pattern.name
        assert words.has(f"mystery-option-{pattern.name}.short"), pattern.name


def test_every_kind_of_event_has_a_sentence():
    for kind in book.vocabulary.events.values():
        assert words.has(f"mystery-event-{kind.name}"), kind.name


def test_every_word_of_an_argument_is_translated():
    for name, word in domain_words():
        assert words.has(f"mystery-{name}-{word}"), (name, word)


def test_every_question_says_what_must_be_done():
    steps = {name for name, asks in zip(book.names, book.questions, strict=True) if asks}
    assert questions_asked() == steps, "the games above come to each of them"
    for question in steps:
        assert words.has(f"mystery-ask-{question.replace('/', '-')}"), question


def test_every_rule_has_a_title_and_a_text():
    for rule in rules("mystery"):
        assert words.has(rule["id"]), rule["id"]
        assert words.has(f"{rule['id']}.title"), rule["id"]


def test_every_table_option_and_its_values_are_described():
    for spec in mystery.options:
        assert words.has(f"mystery-table-{spec.name}")
        for value in spec.allowed():
            assert words.has(f"mystery-table-{spec.name}-{str(value).lower() if isinstance(value, bool) else value}")


def test_every_group_of_options_has_a_heading():
    for group in GROUPS:
        assert words.has(f"mystery-group-{group}"), group


def test_runes_are_called_as_the_components_call_them():
    board = board_for(mystery, words, ["Ana", "Bruno"])
    assert isinstance(board, MysteryBoard)
    for rune, name in zip(board.parts.rune_ids, board.parts.rune_names, strict=True):
        assert words.text(f"mystery-rune-{rune}") == name


# ---------------------------------------------------------------- everything is said with what it needs


def test_every_question_option_and_event_of_a_game_can_be_said():
    for match in chain(moments(step=9), rare_moments()):
        seat = match.state.deciding()[0]
        session = Session(match, None, Console(quiet=True), input, "en", True)
        view = match.view(seat)
        assert session.question(seat).startswith(match.seats[seat].name)
        for described in session.options(seat):
            assert session.teller.option(match.option(described["text"]))
            session.board.label(view, seat, described)
            session.board.explain(view, seat, described)
            assert words.has(described["rule"]), described


def test_every_event_of_a_game_can_be_told():
    for n, options in enumerate(TABLES):
        match = Match(mystery, 2 + n % 3, {**options, "max_rounds": 15}, f"told {n}")
        dice = n + 1
        while not match.over:
            seat = match.state.deciding()[0]
            legal = match.state.legal(seat)
            dice = dice * 1103515245 + 12345 & 0x7FFFFFFF
            match.answer(seat, legal[(dice >> 8) % len(legal)])
        session = Session(match, None, Console(quiet=True), input, "en", True)
        happened = session.events_from(0)
        assert len(session.teller.sentences(happened)) == len(happened)
        assert session.teller.summary(happened, session.board.quiet)


def test_options_and_events_use_only_what_they_are_given():
    board = board_for(mystery, words, ["Ana", "Bruno"])
    assert isinstance(board, MysteryBoard)
    match = Match(mystery, 2)
    option = {"text": "end", "kind": "end-turn", "preview": {}}
    more = set(board.more(match.view(0), 0, option))
    given = {
        f"mystery-option-{p.name}": with_ids(name for name, _ in p.fields) for p in book.vocabulary.patterns.values()
    }
    for kind in book.vocabulary.events.values():
        fields = with_ids(name for name, _ in kind.fields) | {"name"}
        given |= {f"mystery-event-{kind.name}": fields, f"mystery-event-{kind.name}-many": fields | {"count"}}
    for message, pattern in entries("mystery.ftl").items():
        name, _, attribute = message.partition(".")
        if name in given:
            allowed = given[name] | (more if attribute == "short" else set())
            assert variables(pattern) <= allowed, message
        elif name.startswith("mystery-ask-"):
            assert variables(pattern) <= {"name", "number", "why", "crystal"}, message


def with_ids(names: Any) -> set[str]:
    return {form for name in names for form in (name, f"{name}-id")}


# ---------------------------------------------------------------- nothing is left over


def sayings() -> Iterator[tuple[str, set[str]]]:
    """The messages that the terminal game names in its code, and the arguments it gives them."""
    folder = Path(antechamber.cli.__file__).parent
    for file in [folder / "play.py", *sorted((folder / "boards").glob("*.py"))]:
        prefix = "mystery-" if file.stem.startswith("mystery") else ""
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                name = node.func.attr
                first = node.args[0] if node.args else None
                if name in ("say", "tell", "refuse", "hear", "text") and isinstance(first, ast.Constant):
                    message = str(first.value)
                    yield (
                        message if message.startswith("play-") else f"{prefix}{message}",
                        {keyword.arg or "" for keyword in node.keywords},
                    )


def test_the_terminal_game_says_nothing_that_is_not_in_a_catalogue():
    patterns = {**entries("play.ftl"), **entries("mystery.ftl")}
    for message, arguments in sayings():
        assert words.has(message), message
        assert variables(patterns[message]) <= arguments, message


def test_no_message_of_the_terminal_game_is_unused():
    named = {message for message, _ in sayings()} | {f"play-help-{name}" for name in HELP}
    assert set(entries("play.ftl")) == {message for message in named if message.startswith("play-")}


def test_no_message_of_the_title_is_unused():
    named = {message for message, _ in sayings()} | {"mystery-title", "mystery-about", "mystery-how"}
    named |= {message for message in reasons() if message.startswith("mystery-")} | named_by_the_page("mystery-")
    named |= {"mystery-track-temples", "mystery-track-wilderness"}
    named |= {f"mystery-tie-{by}" for by in ("coloured", "colourless", "order")}
    named |= {f"mystery-option-{p.name}" for p in book.vocabulary.patterns.values()}
    for kind in book.vocabulary.events.values():
        named |= {f"mystery-event-{kind.name}", f"mystery-event-{kind.name}-many"}
    named |= {f"mystery-ask-{name.replace('/', '-')}" for name in book.names}
    named |= {f"mystery-why-{name.partition('/')[0]}" for name in book.names}
    named |= {f"mystery-{name}-{word}" for name, word in domain_words()}
    named |= {f"mystery-group-{group}" for group in GROUPS}
    named |= {f"mystery-kind-{kind}" for kind in ("direct", "conversion", "upgrade", "temple")}
    for spec in mystery.options:
        values = [str(v).lower() if isinstance(v, bool) else str(v) for v in spec.allowed()]
        named |= {f"mystery-table-{spec.name}", *[f"mystery-table-{spec.name}-{value}" for value in values]}
    assert ids("mystery.ftl") - {message.partition(".")[0] for message in named} == set()


def reasons() -> set[str]:
    """The messages that errors and reasons name in the code."""
    found: set[str] = set()
    for file in (ROOT / "src" / "antechamber").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(rf"^{REASON}[a-z0-9-]+$", node.value))
    return found


@cache
def page_sources() -> str:
    files = [f for f in sorted((ROOT / "web" / "src").rglob("*.*")) if f.suffix in (".ts", ".svelte")]
    return "\n".join(f.read_text(encoding="utf-8") for f in files if not f.name.endswith(".test.ts"))


def named_by_the_page(prefix: str) -> set[str]:
    """The messages that the page names in its code: in full, or as the beginning of an id that it completes."""
    found: set[str] = set()
    everything = {message for name in files() for message in ids(name)}
    for literal, rest in re.findall(rf"[`'\"]({prefix}[a-zA-Z0-9_-]*)(\$\{{)?", page_sources()):
        found |= {message for message in everything if message.startswith(literal)} if rest else {literal}
    return found


def test_every_reason_has_a_sentence_and_every_sentence_a_reason():
    written = {message for message in ids("problems.ftl") | ids("mystery.ftl") if re.match(REASON, message)}
    page = named_by_the_page("problem-")
    assert reasons() - written == set(), "missing"
    assert written - reasons() - page == set(), "unused"


@pytest.mark.parametrize("file", ["web.ftl", "mystery-web.ftl"])
def test_the_page_says_nothing_that_is_not_in_a_catalogue_and_leaves_nothing_unsaid(file):
    prefix = file.removesuffix(".ftl") + "-"
    named = named_by_the_page(prefix)
    assert named - ids(file) == set(), "missing"
    assert ids(file) - named == set(), "unused"


def test_a_seat_is_called_by_its_name():
    seats = [Seat("Ana"), Seat("Bruno")]
    session = Session(Match(mystery, 2, seats=seats), None, Console(quiet=True), input, "en", True)
    option = book.vocabulary.read("take C from seat 2 space 4")
    assert session.teller.option(option) == "Take the colourless crystal on space 4 of the grid of Bruno"


def test_every_note_of_a_bot_has_a_text():
    assert {entry.id.name for entry in catalogue("bots.ftl").body if isinstance(entry, ftl.Message)} == set(NOTES)
