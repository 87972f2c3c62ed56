"""The catalogues are complete, used, and given what they ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Set
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console

import antechamber.cli
from antechamber import titles
from antechamber.bots.levels import LEVELS
from antechamber.bots.protocol import NOTES, WHYS
from antechamber.cli.boards import board_for
from antechamber.cli.play import HELP, Session
from antechamber.core.playout import rollout
from antechamber.core.title import Title
from antechamber.games.aztec.board.drawing import COLUMNS, AztecBoard
from antechamber.games.aztec.components import ARTEFACT_IDS, CHARACTER_IDS, LETTERS
from antechamber.games.aztec.words import Jewels
from antechamber.games.jaguar.board.scene import HEADINGS as JAGUAR_HEADINGS
from antechamber.games.mice.board.drawing import SOURCES
from antechamber.games.mice.captions import LETTERS as MICE_LETTERS
from antechamber.games.mice.components import FACTION_IDS
from antechamber.games.mice.words import Items
from antechamber.games.mystery.board.drawing import MysteryBoard
from antechamber.library import primer, rules, slugs, title
from antechamber.match import NO_SEAT, Match, Player, Seat, events
from antechamber.match.log import SEATING
from antechamber.messages import LANGUAGES, Messages, MissingMessage, catalogues, messages
from tests.contract.test_mice import moments as mice_moments
from tests.games.jaguar.given import moments as jaguar_moments
from tests.games.mystery.given import given

ROOT = Path(__file__).parents[2]
SLUGS = slugs()
REASON = f"(?:problem-|(?:{'|'.join(SLUGS)})-(?:no|because)-)"
OTHERS = [language for language in LANGUAGES if language != "en"]
mystery = title("mystery")
words = messages()
KINDS_OF_GAME: list[dict[str, Any]] = [
    {"mode": "basic"},
    {"mode": "basic", "collect_mandatory": False},
    {"mode": "advanced", "grid_pool": "A"},
    {"mode": "advanced", "grid_pool": "B", "grid4b_empty_pile": True},
]
TABLES: dict[str, list[dict[str, Any]]] = {
    "mystery": [
        *[{"edition": edition, **kind, "max_rounds": 30} for edition in ("en", "pl") for kind in KINDS_OF_GAME],
        {"edition": "pl", "mode": "advanced", "grid2a_scope": "whole_grid", "max_rounds": 30},
    ],
    "aztec": [
        {},
        {"character_assignment": "choice", "artefact_visibility": "secret", "duo_set": "distinct"},
        {"claim_shape": "free", "first_player": "rotating", "starting_seat": 3, "locks": "hidden"},
    ],
    "mice": [
        {},
        *[
            {"faction_select": "random", "hidden_passage": hidden, "tunnel_one_time": hidden}
            for hidden in (True, False)
        ],
        {"faction_select": "random", "entrance_order": "random"},
    ],
    "jaguar": [
        {},
        {"mode": "basic", "character_assignment": "choose", "first_time_red": "1 2", "tile_rotation": True},
        {"blue_steer": True, "flood_cost": "damage", "full_cursed_action_loss": True},
        {"mode": "solo", "solo_level": 1, "taming_through_walls": True},
    ],
}
DECLINED = ("trap", "hunt", "blessing", "free-take", "objective", "harm", "door", "wave", "taming")  # Jaguar
QUESTION_ARGUMENTS = {
    "mystery": {"name", "number", "why", "crystal"},
    "aztec": {"name", "number", "why"},
    "mice": {"name", "number"},
    "jaguar": {"name", "number"},
}
NAMED_OTHERWISE = {  # messages whose ids the terminal puts together
    "mystery": {
        "track-temples", "track-wilderness", "tie-coloured", "tie-colourless", "tie-order",
        "kind-direct", "kind-conversion", "kind-upgrade", "kind-temple",
    },
    "aztec": {
        *[f"phase-{phase}" for phase in ("setup", "claim", "token", "reveal", "end")],
        *[f"board-{column}" for column in COLUMNS],
        "board-outcome", "board-outcome-artefact", "board-outcome-theirs", "tie-stones", "tie-shared", "belief-lie",
    },
    "mice": {
        *[f"board-{kind}" for kind in ("chambers", "assistants")], *[f"source-{source}" for source in SOURCES],
        "pay-gold-for", "pay-for-gold",
        *[f"phase-{phase}" for phase in ("action", "placing", "removing", "effect", "end")],
        *[f"faction-{faction}" for faction in FACTION_IDS],
        *[f"items-{letter}" for letter in MICE_LETTERS],
        *[f"op-{name}" for name in (
            "gain", "gain_low", "gain_per", "others_gain", "exchange", "exchange_other", "open", "open_discount",
            "open_anywhere", "open_trigger", "hire", "hire_discount", "camp", "camp_discard", "refresh", "move_paw",
            "move_paw_entrance", "take_chest", "flip_chest", "extra_action", "extra_turn", "place_paw", "double_next",
            "swap_assistant", "portal", "borrow_assistant", "trigger", "mod", "or", "on", "once", "one_time",
        )],
    },
    "jaguar": {
        *[f"phase-{phase}" for phase in ("setup", "refresh", "setting", "action", "activation", "escape", "end")],
        *[f"board-head-{heading}" for heading in JAGUAR_HEADINGS],
        *[f"board-{belonging}" for belonging in (
            "bag", "incorporated", "pouch", "maps", "used-maps", "chests", "hearts", "door",
        )],
        *[f"board-brings-{what}" for what in ("health", "steps", "damage", "points")],
        *[f"decline-{question}" for question in DECLINED],
        "tie-glory", "tie-curse", "tie-health",
    },
}  # fmt: skip


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
    for n, options in enumerate(TABLES[game.slug]):
        for number in range(games):
            players = players_for(game, options, n + number)
            match = Match(game, players, options, f"words {n} {number}")
            dice = 1 + n * games + number
            while not match.over:
                yield match
                dice = int(rollout(match.state, dice, step))


def rare_moments(game: Title) -> Iterator[Match]:
    """Questions that random play hardly ever comes to."""
    if game.slug == "mice":
        for table in mice_moments().values():
            match = Match(game, int(table.state.seats), {"faction_select": "random"})
            match.state = table.state
            yield match
    if game.slug == "jaguar":
        for jaguar_table in jaguar_moments().values():
            g = jaguar_table.state
            match = Match(game, int(g.seats))
            match.state = g
            yield match
    if game is not mystery:
        return
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


def questions_asked(game: Title) -> set[str]:
    games = 3 if game is mystery else 6 if game.slug == "mice" else 8
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
    fields = [field for pattern in vocabulary.patterns.values() for field in pattern.fields]
    fields += [field for kind in vocabulary.events.values() for field in kind.fields]
    for name, domain in fields:
        letters = LETTERS if isinstance(domain, Jewels) else domain.letters if isinstance(domain, Items) else ""
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


def test_runes_are_called_as_the_components_call_them():
    board = board_for(mystery, words, ["Ana", "Bruno"])
    assert isinstance(board, MysteryBoard)
    for rune, name in zip(board.parts.rune_ids, board.parts.rune_names, strict=True):
        assert words.text(f"mystery-rune-{rune}") == name


def test_artefacts_and_characters_are_called_as_the_components_call_them():
    board = board_for(title("aztec"), words, ["Ana", "Bruno", "Chloé"])
    assert isinstance(board, AztecBoard)
    for artefact, name in zip(ARTEFACT_IDS, board.parts.artefact_names, strict=True):
        assert words.text(f"aztec-artefact-{artefact}") == name
    for character, name in zip(CHARACTER_IDS, board.parts.character_names, strict=True):
        assert words.text(f"aztec-character-{character}") == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_artefact_says_what_it_does_in_the_numbers_of_its_data(language):
    board = board_for(title("aztec"), messages(language), ["Ana", "Bruno", "Chloé"])
    assert isinstance(board, AztecBoard)
    for number, artefact in enumerate(ARTEFACT_IDS):
        figures = {int(board.parts.amount[number]), int(board.parts.size[number])} - {0}
        assert {str(figure) for figure in figures} <= set(re.findall(r"\d+", board.effect(artefact))), artefact


def test_a_word_composed_of_letters_is_said_letter_by_letter():
    assert words.word("aztec", "jewels", "BBY") == "2 blue + 1 yellow"
    assert words.word("aztec", "jewels", "R") == "1 red"
    assert words.word("aztec", "jewels", "BBY", "short") == "◆B ◆B ●Y"
    assert messages("pl").word("aztec", "claim", "BBYYYYY") == "2 niebieskie + 5 żółtych"
    assert messages("fr").word("aztec", "claim", "YRR") == "1 jaune + 2 rouges"
    for wrong in ("", "X", "BBX"):
        with pytest.raises(MissingMessage, match="no message for the jewels"):
            words.word("aztec", "jewels", wrong)


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
    for n, options in enumerate(TABLES[slug] if language == "en" else TABLES[slug][:2]):
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
    more: set[str] = set()
    if isinstance(board, MysteryBoard | AztecBoard):  # the plain board has nothing more to say
        more = set(board.more(match.view(Seat(0)), 0, {"text": "stop", "kind": "stop", "preview": {}}))
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
            assert variables(pattern) <= QUESTION_ARGUMENTS[slug], message


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
    named |= {f"{slug}-{rest}" for rest in NAMED_OTHERWISE[slug]} | named_by_messages(f"{slug}.ftl")
    named |= {f"{slug}-option-{p.name}" for p in book.vocabulary.patterns.values()}
    for kind in book.vocabulary.events.values():
        named |= {f"{slug}-event-{kind.name}", f"{slug}-event-{kind.name}-many"}
    named |= {f"{slug}-ask-{name.replace('/', '-')}" for name in book.names}
    named |= {f"{slug}-why-{name.partition('/')[0]}" for name in book.names}
    named |= {f"{slug}-{name}-{word}" for name, word in domain_words(game)}
    named |= {f"{slug}-group-{group}" for group in book.vocabulary.groups}
    named |= {f"{slug}-change-{change.version}" for change in game.changes}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_factions_that_can_be_listed_are_named(language):
    takes = messages(language).text("mice-table-factions.takes")
    assert [name for name in FACTION_IDS if name not in takes] == []


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


def test_several_seats_are_called_by_their_names():
    seats = [Player("Ana"), Player("Bruno"), Player("Chloé")]
    session = Session(Match(title("aztec"), 3, seats=seats), None, Console(quiet=True), input, "en", True)
    option = session.match.option("curse 2+3")
    assert session.teller.option(option) == "Give a stone to each of these: Bruno, Chloé"
    why = words.problem("aztec", "aztec-no-steal-colour", {"colour": "blue", "other": 3}, session.names)
    assert why == "Chloé has no blue jewel."


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
