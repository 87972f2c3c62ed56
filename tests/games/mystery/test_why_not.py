"""Why not? One sentence with the numbers of this moment, and the rule behind it."""

from __future__ import annotations

import pytest

from antechamber.core.chance import dice_from_seed
from antechamber.core.playout import rollout
from antechamber.core.title import Options
from antechamber.messages import LANGUAGES, messages
from tests.games.mystery.given import FACE_UP, Table, given, mystery

NAMES = ["Ana", "Bruno", "Chloé", "Dawid"]
READY = "YR.Y.R.BPB"
NO_RUNE_AT_RED = {t: {"face_up": None if t == "red" else top, "face_down": 0 if t == "red" else 3}
                  for t, top in FACE_UP.items()}  # fmt: skip
WISHES = [
    *[f"move {card}" for card in ("red", "yellow", "blue", "green", "purple", *[f"w{n}" for n in range(1, 11)])],
    *[f"break {t} {b}" for t in ("red", "yellow", "green") for b in ("L3", "L4", "M5", "R4", "R3")],
    *["collect", "switch", "exchange", "reserve", "reserve 2", "end", "draft 1A", "cover w2 3", "cover w8 8"],
    *["rune red", "rune green", "no rune", "pay 3", "give 4", "swap 1", "with 12", "place R at 4", "no such thing"],
]


def why(table: Table, wish: str, seat: int | None = None, language: str = "en") -> str:
    """The sentence and the rule, as a player reads them; empty if the wish can be granted."""
    reason = mystery.why_not(table.state.view((seat or table.seat) - 1), wish)
    if reason is None:
        return ""
    sentence = messages(language).problem("mystery", reason.message, reason.arguments, NAMES)
    return f"{sentence} {reason.rule}".strip()


@pytest.mark.parametrize(
    ("table", "wish", "sentence"),
    [
        (
            given(pawns=["w1", "w3"]),
            "move w3",
            "Bruno stands on wilderness 3; an occupied card is jumped over. MOT-MOVE-03",
        ),
        (
            given(pawns=["w1"], crystals=["RR"]),
            "move w6",
            "That is 5 wilderness cards away. 3 are free, 2 more cost 3 crystals, and you have 2. MOT-MOVE-06",
        ),
        (
            given(pawns=["w1"], crystals=["RRRRRRRR"]),
            "move w10",
            "That is 9 wilderness cards away. 3 are free, and the Dexterity Charm reaches 6 at most. MOT-MOVE-06",
        ),
        (
            given(pawns=["w1"]),
            "move w1",
            "That is 10 wilderness cards away. 3 are free, and the Dexterity Charm reaches 6 at most. MOT-MOVE-06",
        ),
        (
            given(2, neutral="blue"),
            "move blue",
            "The neutral curse breaker stands on the blue temple. MOT-TWO-02",
        ),
        (given(3), "move w4", "With so few players wilderness 4 is not in the game. MOT-SETUP-02"),
        (
            given(pawns=["w1"], crystals=["RRRR"]).play("move w2"),
            "move w3",
            "You have moved to wilderness 2 in this turn already. MOT-TURN-01",
        ),
        (given(), "collect", "First move your curse breaker; then collect or break. MOT-TURN-01"),
        (given(), "end", "A turn cannot be skipped: move your curse breaker first. MOT-TURN-01"),
        (
            given(crystals=["RRRR"]).play("move red"),
            "end",
            "A turn cannot end without an action: collect crystals or break a curse first. MOT-TURN-03",
        ),
        (given(crystals=["RR"]), "exchange", "The Exchange Charm costs 4 crystals, and you have 2. MOT-CHARM-02"),
        (
            given(crystals=["RR"]),
            "switch",
            "Switcheroo takes 3 crystals: one to pay and two to swap. You have 2. MOT-CHARM-01",
        ),
        (given(), "reserve", "Only grid 2A has a reserve. MOT-GRID-2A-1"),
        (
            given(crystals=[READY]),
            "break red L3",
            "Your chain for the left 3-point curse is ready. First move to the red temple. MOT-BREAK-01",
        ),
        (
            given(crystals=[READY]).play("move blue"),
            "break red L3",
            "Your chain for the left 3-point curse is ready, but you stand on the blue temple, not at the red temple."
            " MOT-BREAK-01",
        ),
        (
            given(boxes={"red": {"L3": 2}}),
            "break red L3",
            "Bruno has broken this curse already. MOT-BREAK-05",
        ),
        (
            given(3),
            "break red L3",
            "This curse box is closed for the whole game. MOT-COMP-03",
        ),
        (
            given(crystals=["YY"]),
            "break red L3",
            "This curse needs ●Y ●Y ▲R joined in this order; you lack ▲R. MOT-BREAK-02",
        ),
        (given(), "pay 3", "Space 3 is empty. MOT-MOVE-02"),
        (
            given(pawns=["w1"], options={"full_lap": False}),
            "move w1",
            "You stand on wilderness 1, and you have to move at least one space. MOT-MOVE-04",
        ),
        (
            given(pawns=["w1"], crystals=["RRRR"], options={"dexterity_unbounded": True}),
            "move w8",
            "That is 7 wilderness cards away. 3 are free, 4 more cost 10 crystals, and you have 4. MOT-MOVE-09",
        ),
        (
            given(pawns=["w1"], crystals=["RRRRRC"], options={"edition": "pl"}).play("exchange", "pay 2"),
            "pay 6",
            "Crystals are paid in the order of their spaces; take the payment back to choose space 6. MOT-PAY-02",
        ),
        (
            given(pawns=["w5"], crystals=["RCCCC"], options={"edition": "pl"}).play("move w6", "collect"),
            "pay 1",
            "Only colourless crystals count here, and on space 1 lies a red one. MOT-COLL-05",
        ),
        (
            given(crystals=[READY + "CC"], grids=["2B", "1A", "3A", "4A"]),
            "break red M5",
            "Your chain for the 8-point curse is ready. First move to the red temple. MOT-BREAK-01",
        ),
        (
            given(crystals=[READY]).play("move red"),
            "rune red",
            "A rune card is taken only by whoever breaks a curse at its temple, here the red temple. MOT-BREAK-04",
        ),
        (
            given(grids=["4B", "1A", "2A", "3A"]),
            "rune blue",
            "You take a rune card only when you break a curse: with grid 4B at the blue temple or at a temple next to"
            " it. MOT-GRID-4B-1",
        ),
        (
            given(crystals=["Y.Y..R"], grids=["4B", "1A", "2A", "3A"]).play("move red", "break red L3 with 1+3+6"),
            "rune blue",
            "Grid 4B reaches the temples next to the broken curse, and the blue temple is farther away. MOT-GRID-4B-1",
        ),
        (
            given(runes=[["rune6", "rune6", "rune5", "rune4"]], piles=NO_RUNE_AT_RED),
            "rune red",
            "No rune card is left at the red temple. MOT-BREAK-08",
        ),
        (given(), "fly away", "“fly away” means nothing in this game."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.rule("MOT-MOVE-03")
@pytest.mark.rule("MOT-MOVE-06")
@pytest.mark.rule("MOT-BREAK-02")
def test_the_reason_has_the_numbers_of_this_moment(table, wish, sentence):
    assert why(table, wish) == sentence


@pytest.mark.rule("MOT-GRID-3A-1")
def test_in_the_draft_only_grid_3a_brings_a_rune():
    table = Table(mystery.start(4, "draft", {"mode": "advanced"}))
    assert why(table, "rune red") == (
        "Before the first turn only whoever takes grid 3A takes a rune card. MOT-GRID-3A-1"
    )


def test_who_is_not_asked_is_told_for_whom_the_table_waits():
    assert why(given(), "move red", seat=3) == "It is not your turn: Ana must choose first."


def test_what_can_be_done_has_no_reason_against_it():
    table = given(crystals=[READY], pawns=["w2"])
    assert why(table, "move red") == ""
    table.play("move red")
    assert why(table, "break red L3") == ""
    assert why(table, "collect") == ""


@pytest.mark.rule("MOT-GRID-2B-1")
def test_a_curse_that_grid_2b_can_raise_has_no_reason_against_it():
    table = given(crystals=[f"{READY}CC"], grids=["2B", "1A", "3A", "4A"]).play("move red")
    assert table.options("raise red M5")
    assert why(table, "break red M5") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_has_a_reason_exactly_when_it_is_no_option_in_every_language(language):
    words = messages(language)
    for n in range(24):
        options: Options = {"mode": "advanced"} if n % 2 else {"edition": "pl"}
        g = mystery.start(2 + n % 3, f"why {n}", options)
        for _ in range(12):
            rollout(g, dice_from_seed(f"why {n}"), 9)
            if g.over():
                break
            view = g.view(g.deciding()[0])
            offered = [g.contents().vocabulary.text(o) for o in view.legal()]
            for wish in WISHES:
                reason = mystery.why_not(view, wish)
                assert (reason is None) == any(mystery.grants(text, wish) for text in offered), (wish, offered)
                if reason is not None:
                    assert words.problem("mystery", reason.message, reason.arguments, NAMES)
                    assert not reason.rule or words.has(reason.rule)
