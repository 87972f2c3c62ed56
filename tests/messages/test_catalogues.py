"""The catalogues are complete, used, and given what they ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Set
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console

import antechamber.cli
from antechamber import titles
from antechamber.bots.levels import LEVELS
from antechamber.bots.protocol import NOTES, WHYS
from antechamber.cli.boards import Board, board_for
from antechamber.cli.play import HELP, Session
from antechamber.core.kernel import State, View
from antechamber.core.notation import Domain
from antechamber.core.playout import rollout
from antechamber.core.title import Options, Title
from antechamber.library import primer, rules, slugs, title
from antechamber.match import NO_SEAT, Match, Player, Seat, events
from antechamber.match.log import SEATING
from antechamber.messages import LANGUAGES, Messages, MissingMessage, catalogues, messages
from tests.samples import part_of_tests

ROOT = Path(__file__).parents[2]
SLUGS = slugs()
REASON = f"(?:problem-|(?:{'|'.join(SLUGS)})-(?:no|because)-)"
OTHERS = [language for language in LANGUAGES if language != "en"]
mystery = title("mystery")
words = messages()
T = TypeVar("T")


def text_of(slug: str, name: str, usual: T) -> T:
    """What a title's `texts.py`, beside its tests, gives under a name, or else what is usual.

    `KINDS` are table options under which all is said that can be, `GAMES` how many games it takes to hear all
    questions but those of `rare_moments`, `ARGUMENTS` what a question may use, `NAMED` the messages whose ids the
    terminal puts together; `letters` gives the letters that words of a domain are composed of, `more` what the board
    adds to the short form of an option.
    """
    found: T = getattr(part_of_tests(slug, "texts"), name, usual)
    return found


def in_one_piece(_domain: Domain) -> str:
    """Most words are not composed of letters."""
    return ""


def no_more(_board: Board, _view: View) -> set[str]:
    """The plain board has nothing more to say."""
    return set()


def no_states() -> Iterable[State]:
    return []


def kinds(slug: str) -> list[Options]:
    usual: list[Options] = [{}]
    return text_of(slug, "KINDS", usual)


@cache
def paths(language: str) -> dict[str, Path]:
    """A language's catalogues by name: `play.ftl` is ours, `aztec.ftl` and `aztec-rules.ftl` are of a title."""
    found: dict[str, Path] = {}
    for folder in catalogues(language):
        slug = folder.parent.parent.name if folder.parent.parent.name in SLUGS else ""
        for path in sorted(folder.glob("*.ftl")):
            found[f"{slug}-{path.name}".removeprefix("-").replace("-title.ftl", ".ftl")] = path
    return found


@cache
def catalogue(name: str, language: str = "en") -> ftl.Resource:
    return FluentParser().parse(paths(language)[name].read_text(encoding="utf-8"))


def files(language: str = "en") -> list[str]:
    """The names of a language's catalogues."""
    return sorted(paths(language))


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


def players_for(game: Title, options: dict[str, Any], number: int) -> int:
    """How many play at a table, a different number each time; solo is for one."""
    numbers = [1] if options.get("mode") == "solo" else [n for n in game.players if n > 1]
    return numbers[number % len(numbers)]


def moments(game: Title, games: int = 2, step: int = 7) -> Iterator[Match]:
    """Moments of seeded games over table options and numbers of players."""
    for n, options in enumerate(kinds(game.slug)):
        for number in range(games):
            players = players_for(game, options, n + number)
            match = Match(game, players, options, f"words {n} {number}")
            dice = 1 + n * games + number
            while not match.over:
                yield match
                dice = int(rollout(match.state, dice, step))


def rare_moments(game: Title) -> Iterator[Match]:
    """Questions that random play hardly ever comes to."""
    for state in text_of(game.slug, "rare_moments", no_states)():
        match = Match(game, int(state.seats))
        match.state = state
        yield match


def questions_asked(game: Title) -> set[str]:
    games = text_of(game.slug, "GAMES", 3)
    return {match.state.question() for match in chain(moments(game, games, step=1), rare_moments(game))}


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
        english = ids(name)
        added = {message for message in entries(name, language) if message.partition(".")[0] not in english}
        assert added == set(), "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_filled_in_with_what_the_english_message_gets(language):
    for name in files():
        given: dict[str, set[str]] = {own: set() for own in ids(name)}
        for message, pattern in entries(name).items():
            given[message.partition(".")[0]] |= plain(variables(pattern))
        for message, pattern in entries(name, language).items():
            assert plain(variables(pattern)) <= given[message.partition(".")[0]], (language, message)


def plain(names: set[str]) -> set[str]:
    """Arguments, whether they are used in words or by id."""
    return {name.removesuffix("-id") for name in names}


def ids(name: str) -> set[str]:
    return {message.partition(".")[0] for message in entries(name)}


def test_a_message_that_is_not_there_is_a_mistake_of_the_program():
    with pytest.raises(MissingMessage, match="play-nonsense"):
        words.text("play-nonsense")
    with pytest.raises(MissingMessage, match="name"):
        words.text("play-pass-device")


# ---------------------------------------------------------------- everything has words


def domain_words(game: Title) -> Iterator[tuple[str, str]]:
    """All words that an option or event can have as an argument, with the name of the argument."""
    vocabulary = game.book().vocabulary
    letters_of = text_of(game.slug, "letters", in_one_piece)
    fields = [field for pattern in vocabulary.patterns.values() for field in pattern.fields]
    fields += [field for kind in vocabulary.events.values() for field in kind.fields]
    for name, domain in fields:
        letters = letters_of(domain)
        for word in ["none", *letters] if letters else getattr(domain, "words", []):
            yield name, word


def option_values(game: Title) -> Iterator[tuple[str, str]]:
    """The table options and their values, as catalogues call them."""
    for spec in game.options:
        for value in spec.allowed():
            yield spec.name, str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_title_says_what_it_is(slug):
    assert words.text(f"{slug}-title") == title(slug).name
    assert words.has(f"{slug}-about")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_of_option_has_a_sentence_and_a_short_form(slug):
    for pattern in title(slug).book().vocabulary.patterns.values():
        assert words.has(f"{slug}-option-{pattern.name}"), pattern.name
        assert words.has(f"{slug}-option-{pattern.name}.short"), pattern.name


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_of_event_has_a_sentence(slug):
    for kind in title(slug).book().vocabulary.events.values():
        assert words.has(f"{slug}-event-{kind.name}"), kind.name


@pytest.mark.parametrize("slug", SLUGS)
def test_every_word_of_an_argument_is_translated(slug):
    for name, word in domain_words(title(slug)):
        assert words.has(f"{slug}-{name}-{word}"), (name, word)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_says_what_must_be_done(slug):
    book = title(slug).book()
    steps = {name for name, asks in zip(book.names, book.questions, strict=True) if asks}
    assert questions_asked(title(slug)) == steps, "the games above come to each of them"
    for question in steps:
        assert words.has(f"{slug}-ask-{question.replace('/', '-')}"), question


@pytest.mark.parametrize("slug", SLUGS)
def test_the_plaque_of_the_page_has_a_head_for_every_question_and_tells_of_phases_only(slug):
    book = title(slug).book()
    questions = [name.replace("/", "-") for name, asks in zip(book.names, book.questions, strict=True) if asks]
    said = ids(f"{slug}-plaque.ftl")
    others = said - {f"{slug}-head-{question}" for question in questions}
    assert len(said) == len(others) + len(questions), "each has a head"
    sources = "".join(file.read_text(encoding="utf-8") for file in titles.folder(slug).glob("*.py"))
    for message in others:
        what, _, phase = message.removeprefix(f"{slug}-").partition("-")
        assert what in ("wait", "step"), message
        assert f'"{phase}"' in sources, message


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_of_a_title_has_its_name_and_tells_what_it_is_about_and_how_long_it_takes(slug, language):
    assert set(entries(f"{slug}-door.ftl", language)) == {f"{slug}-door{part}" for part in ("", ".about", ".length")}
    assert messages(language).text(f"{slug}-door") == messages(language).text(f"{slug}-title")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_chapter_of_the_rules_has_a_name(slug):
    assert {f"{slug}-chapter-{rule['chapter']}" for rule in rules(slug)} == {
        message for message in ids(f"{slug}.ftl") if message.startswith(f"{slug}-chapter-")
    }


@pytest.mark.parametrize("slug", SLUGS)
def test_every_change_of_the_rules_has_a_reason_for_the_games_it_touches(slug):
    versions = [change.version for change in title(slug).changes]
    assert versions == sorted(set(versions))
    assert all(1 < version <= title(slug).rules_version for version in versions)
    assert {f"{slug}-change-{version}" for version in versions} <= ids(f"{slug}.ftl")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_has_a_title_and_a_text_and_every_text_a_rule(slug):
    catalogued = [rule["id"] for rule in rules(slug)]
    written = [entry.id.name for entry in catalogue(f"{slug}-rules.ftl").body if isinstance(entry, ftl.Message)]
    assert written == catalogued
    for rule in catalogued:
        assert words.has(rule), rule
        assert words.has(f"{rule}.title"), rule


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_says_where_it_comes_from_or_why_it_was_decided(slug):
    for rule in rules(slug):
        assert rule["source"] in ("rulebook", "ruling", "mixed"), rule
        assert rule["editions"], rule
        assert set(rule.get("cites", {})) <= set(rule["editions"]), rule
        assert bool(rule.get("cites")) == (rule["source"] != "ruling"), rule
        assert rule["source"] == "rulebook" or rule["reason"], rule


@pytest.mark.parametrize("slug", SLUGS)
def test_every_table_option_says_what_it_changes_and_what_its_values_are(slug):
    for spec in title(slug).options:
        assert words.has(f"{slug}-table-{spec.name}")
        assert words.has(f"{slug}-table-{spec.name}.about"), spec.name
    for name, value in option_values(title(slug)):
        assert words.has(f"{slug}-table-{name}-{value}")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_group_of_options_has_a_heading(slug):
    for group in title(slug).book().vocabulary.groups:
        assert words.has(f"{slug}-group-{group}"), group


# ---------------------------------------------------------------- everything is said with what it needs


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_event_of_a_game_can_be_said(slug, language):
    game = title(slug)
    games, step = (2, 9) if language == "en" else (1, 31)
    for match in chain(moments(game, games, step), rare_moments(game) if language == "en" else ()):
        session = Session(match, None, Console(quiet=True), input, language, True)
        for seat in match.deciding:
            view = match.view(seat)
            assert session.question(seat).startswith(match.seats[seat].name)
            assert session.board.table(view, seat, 80, 24)
            for described in session.options(seat):
                assert session.teller.option(match.option(described["text"]))
                session.board.label(view, seat, described)
                session.board.explain(view, seat, described)
                assert words.has(described["rule"]), described


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_told(slug, language):
    game = title(slug)
    for n, options in enumerate(kinds(slug) if language == "en" else kinds(slug)[:2]):
        short = {"max_rounds": 15} if "max_rounds" in options else {}
        match = Match(game, players_for(game, options, n), {**options, **short}, f"told {n}")
        dice = n + 1
        while not match.over:
            seat = match.deciding[0]
            legal = match.state.legal(seat)
            dice = dice * 1103515245 + 12345 & 0x7FFFFFFF
            match.answer(seat, legal[(dice >> 8) % len(legal)])
        session = Session(match, None, Console(quiet=True), input, language, True)
        happened = session.events_from(0)
        for seat in [NO_SEAT, *map(Seat, range(len(match.seats)))]:
            known = [event for event in happened if events.visible_to(event, seat)]
            assert len(session.teller.sentences(happened, seat)) == len(known)
            assert session.teller.summary(happened, session.board.quiet, seat)


@pytest.mark.parametrize("slug", SLUGS)
def test_options_and_events_use_only_what_they_are_given(slug):
    game = title(slug)
    names = ["Ana", "Bruno", "Chloé"]
    board = board_for(game, words, names)
    match = Match(game, len(names))
    more = text_of(slug, "more", no_more)(board, match.view(Seat(0)))
    vocabulary = game.book().vocabulary
    given = {f"{slug}-option-{p.name}": with_ids(name for name, _ in p.fields) for p in vocabulary.patterns.values()}
    for kind in vocabulary.events.values():
        fields = with_ids(name for name, _ in kind.fields) | {"name"}
        given |= {f"{slug}-event-{kind.name}": fields, f"{slug}-event-{kind.name}-many": fields | {"count"}}
    for message, pattern in entries(f"{slug}.ftl").items():
        name, _, attribute = message.partition(".")
        if name in given:
            allowed = given[name] | (more if attribute == "short" else set())
            assert variables(pattern) <= allowed, message
        elif name.startswith(f"{slug}-ask-"):
            assert variables(pattern) <= text_of(slug, "ARGUMENTS", {"name", "number"}), message


def with_ids(names: Any) -> set[str]:
    return {form for name in names for form in (name, f"{name}-id")}


# ---------------------------------------------------------------- nothing is left over


def sayings() -> Iterator[tuple[str, set[str]]]:
    """The messages that the terminal game names in its code, and the arguments it gives them."""
    folder = Path(antechamber.cli.__file__).parent
    spoken = [(file, "") for file in [folder / "play.py", *sorted((folder / "boards").glob("*.py"))]]
    spoken += [(file, f"{slug}-") for slug in SLUGS for file in sorted((titles.folder(slug) / "board").glob("*.py"))]
    for file, prefix in spoken:
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
    patterns = {m: p for name in ["play.ftl", *[f"{slug}.ftl" for slug in SLUGS]] for m, p in entries(name).items()}
    for message, arguments in sayings():
        assert words.has(message), message
        assert variables(patterns[message]) <= arguments, message


def test_no_message_of_the_terminal_game_is_unused():
    named = {message for message, _ in sayings()} | {f"play-help-{name}" for name in HELP}
    assert set(entries("play.ftl")) == {message for message in named if message.startswith("play-")}


@pytest.mark.parametrize("slug", SLUGS)
def test_no_message_of_the_title_is_unused(slug):
    game = title(slug)
    book = game.book()
    named = {message for message, _ in sayings()} | {f"{slug}-title", f"{slug}-about"}
    named |= {message for message in reasons() if message.startswith(f"{slug}-")} | named_by_the_page(f"{slug}-")
    named |= {f"{slug}-{rest}" for rest in text_of(slug, "NAMED", set[str]())} | named_by_messages(f"{slug}.ftl")
    named |= {f"{slug}-option-{p.name}" for p in book.vocabulary.patterns.values()}
    for kind in book.vocabulary.events.values():
        named |= {f"{slug}-event-{kind.name}", f"{slug}-event-{kind.name}-many"}
    named |= {f"{slug}-ask-{name.replace('/', '-')}" for name in book.names}
    named |= {f"{slug}-why-{name.partition('/')[0]}" for name in book.names}
    named |= {f"{slug}-{name}-{word}" for name, word in domain_words(game)}
    named |= {f"{slug}-group-{group}" for group in book.vocabulary.groups}
    named |= {f"{slug}-change-{change.version}" for change in game.changes}
    named |= {f"{slug}-chapter-{rule['chapter']}" for rule in rules(slug)}
    assert ids(f"{slug}.ftl") - {message.partition(".")[0] for message in named} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_no_message_of_the_lobby_is_unused(slug):
    game = title(slug)
    named = {f"{slug}-primer-{point.name}" for point in primer(slug).points} | {f"{slug}-first-game"}
    named |= {f"{slug}-table-{spec.name}" for spec in game.options}
    named |= {f"{slug}-table-{name}-{value}" for name, value in option_values(game)}
    assert ids(f"{slug}-lobby.ftl") == named


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_takes_a_text_says_which(slug, language):
    for spec in title(slug).options:
        assert messages(language).has(f"{slug}-table-{spec.name}.takes") == (spec.values == "text"), spec.name


def test_words_are_spelt_as_in_britain():
    """Ids keep the spelling of the code."""
    american = re.compile(r"(?<![-\w$])(?:honor|color|gray|center|favor|neighbor)", re.IGNORECASE)
    for name in files():
        for message, pattern in entries(name).items():
            text = "".join(element.value for element in spans(pattern))
            assert not american.search(text), (name, message)


def spans(node: Any) -> Iterator[ftl.TextElement]:
    """What a pattern says by itself, in all its forms."""
    if isinstance(node, ftl.TextElement):
        yield node
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from spans(child)
    elif isinstance(node, list):
        for child in node:
            yield from spans(child)


def test_a_primer_has_no_headings_that_no_part_needs():
    parts = {point.part for slug in SLUGS for point in primer(slug).points}
    assert ids("primer.ftl") == {"primer-first-game"} | {f"primer-part-{part}" for part in parts}


def named_by_messages(name: str) -> Set[str]:
    """The messages of a catalogue that others of it are made of."""
    return set().union(*[references(pattern) for pattern in entries(name).values()])


def references(node: Any) -> Set[str]:
    if isinstance(node, ftl.MessageReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(references(child) for child in vars(node).values()))
    return set().union(*(references(child) for child in node)) if isinstance(node, list) else set()


@cache
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
    files = ["problems.ftl", *[f"{slug}.ftl" for slug in SLUGS]]
    written = {message for name in files for message in ids(name) if re.match(REASON, message)}
    page = named_by_the_page("problem-")
    assert reasons() - written == set(), "missing"
    assert written - reasons() - page == set(), "unused"


@pytest.mark.parametrize("file", [file for file in files() if file.endswith("web.ftl")])
def test_the_page_says_nothing_that_is_not_in_a_catalogue_and_leaves_nothing_unsaid(file):
    prefix = file.removesuffix(".ftl") + "-"
    named = named_by_the_page(prefix)
    assert named - ids(file) == set(), "missing"
    assert ids(file) - named == set(), "unused"


def test_whatever_becomes_of_a_seat_has_a_sentence():
    assert ids("seating.ftl") == {"seating-taken-over", *[f"seating-{kind}" for kind in SEATING]}


def test_a_seat_is_called_by_its_name():
    seats = [Player("Ana"), Player("Bruno")]
    session = Session(Match(mystery, 2, seats=seats), None, Console(quiet=True), input, "en", True)
    option = mystery.book().vocabulary.read("take C from seat 2 space 4")
    assert session.teller.option(option) == "Take the colourless crystal on space 4 of the grid of Bruno"


def test_every_note_of_a_bot_has_a_text():
    assert {entry.id.name for entry in catalogue("bots.ftl").body if isinstance(entry, ftl.Message)} == {*NOTES, *WHYS}


def test_every_level_of_bots_has_a_name_and_says_what_to_expect():
    levels = {f"level-{level}" for level in (*LEVELS, "player")}
    assert ids("levels.ftl") == levels | {"level-bot"}
    assert {f"{level}.about" for level in levels} <= set(entries("levels.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_levels_have_the_same_name(language):
    names = [messages(language).text(f"level-{level}") for level in LEVELS]
    assert len(set(names)) == len(names)


# ---------------------------------------------------------------- a message is parsed when it is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_found_where_the_parser_finds_them(language):
    written = {
        e.id.name for name in files(language) for e in catalogue(name, language).body if isinstance(e, ftl.Message)
    }
    assert messages(language).ids() == written


def test_a_message_is_said_with_all_that_it_is_made_of(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        """first = { $number ->
    [one] { second }
   *[other] { -term }s of { third.short }
}
third = unused
    .short = { second }
circle = a { square }
square = a { circle }
broken = { nothing }
""",
        encoding="utf-8",
    )
    (tmp_path / "en" / "b.ftl").write_text(
        "# The other file.\n\nsecond =\n    a\n\n    card\n\n-term = card", encoding="utf-8"
    )
    monkeypatch.setattr("antechamber.messages.catalogues", lambda language: [tmp_path / language])
    made = Messages()
    assert made.ids() == {"first", "second", "third", "circle", "square", "broken"}
    assert made.text("first", number=2) == "cards of a\n\ncard"
    assert made.text("first", number=1) == "a\n\ncard"
    assert not made.has("term")
    for wrong in ("circle", "broken", "-term"):
        with pytest.raises(MissingMessage):
            made.text(wrong)
