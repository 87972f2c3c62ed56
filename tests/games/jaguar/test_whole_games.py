"""Whole games: they end, and no piece is lost, doubled or out of bounds on the way; and a second reading of the
specification agrees with every question and every change of the table.
"""

import json
from typing import Any

import pytest

from antechamber import contract
from antechamber.bots.levels import make_bot
from antechamber.contract import Dice
from antechamber.core.chance import dice_from_seed
from antechamber.core.playout import playout
from antechamber.core.title import Options
from tests.games.jaguar.gifts import give
from tests.games.jaguar.given import Table, jaguar
from tests.games.jaguar.referee import Referee
from tests.games.jaguar.referee_solo import SoloReferee

TABLES = [
    (2, {"mode": "basic"}),
    (3, {"mode": "basic"}),
    (4, {"mode": "basic", "tile_rotation": True, "first_time_red": "1 4"}),
    (2, {}),
    (3, {"blue_steer": True, "flood_cost": "damage"}),
    (4, {"full_cursed_action_loss": True, "character_assignment": "choose", "free_take_pouch_ritual": False}),
    (1, {"solo_level": 1}),
    (1, {"solo_level": 3, "taming_through_walls": True, "character_assignment": "random"}),
]
BOUND = 2000  # answers; random games of four take about 250


@pytest.mark.rule("JAG-TERM-01", "JAG-2P-01", "JAG-3P-01", "JAG-4P-01")
@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_ends_and_every_position_of_it_can_be_saved(players, options, seed):
    g = jaguar.start(players, seed, options)
    dice = contract.Dice(seed)
    answers = 0
    while not g.over():
        seat = g.deciding()[0]
        # healing keeps a solo player alive for longer, and going on keeps turns from ending at once
        texts = {g.contents().vocabulary.text(option): option for option in g.legal(seat)}
        wise = "heal" if "heal" in texts and dice.below(3) else dice.pick(sorted(texts, key=lambda t: t == "end")[:6])
        g.play(seat, texts[wise])
        g.audit()
        answers += 1
        if answers % 5 == 0:
            again = jaguar.load(json.loads(json.dumps(g.to_data())))
            assert again.key() == g.key()
            assert again.to_data() == g.to_data()
    assert answers < BOUND
    assert g.rounds() <= 8
    assert g.to_data()["winners"] == [seat + 1 for seat in g.winners()]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_same_seed_is_the_same_game(players, options):
    ends = []
    for _ in range(2):
        g = jaguar.start(players, "again", options)
        ends.append((playout(g, dice_from_seed("again")), g.key(), g.scores()))
    assert ends[0] == ends[1]


# ---------------------------------------------------------------- beside the referee

GAMES = 40  # in the usual run
RARE = [75, 77, 83, 95, 118, 121, 131, 179, 224, 836]  # and games in which rules matter that seldom do
NEVER = 99
RICHER = (1, 1, 4, 7, 8, NEVER)  # from which round on players may be given something
STYLES = ("random", "wayward", "wayward", "adept")
RARELY = (
    "hunt",
    "jump",
    "shield",
    "break",
    "door",
    "tame",
    "steer",
    "gain activator",
    "keep-token t09",
    "keep-token t10",
)
WEALTH = ("take", "perform", "pick", "gain", "mark", "fetch")


def anything(dice: Dice, number: int) -> dict[str, Any]:
    """A table that agrees on a few things, whatever they are."""
    mode = ("full", "solo", "basic", "full", "solo")[number % 5]
    players = 1 if mode == "solo" else 2 + dice.below(3)
    options: dict[str, Any] = {"players": players, "mode": mode}
    for spec in jaguar.options:
        wanted = spec.name not in options and dice.below(2) == 0
        solo = spec.name in ("solo_level", "taming_through_walls")
        full = spec.name in ("full_cursed_action_loss", "blue_steer")
        if wanted and spec.allowed() and not (solo and mode != "solo") and not (full and mode == "basic"):
            options[spec.name] = dice.pick(spec.allowed())
    if dice.below(3) == 0:
        options["first_time_red"] = str(1 + dice.below(players))
    return options


def chosen(style: str, dice: Dice, texts: list[str]) -> str | None:
    """What somebody does who does not think: anything, or nothing that makes rich. Others stray from what is good now
    and then: to something that is seldom possible, or to anything. All characters are played alike.
    """
    rare = [text for text in texts if text.startswith(RARELY)]
    if style == "idle":
        return dice.pick([text for text in texts if not text.startswith(WEALTH)] or texts)
    if style == "wayward" and rare and dice.below(2):
        return dice.pick(rare)
    strays = style == "random" or texts[0].startswith("play") or (style == "wayward" and dice.below(5) == 0)
    return dice.pick(texts) if strays else None


class News:
    """What chance has turned up since the last answer, each told once."""

    KINDS = ("trap-revealed", "opened-chest", "token-turned", "jaguar-shown", "taming-shown")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: list[tuple[str, str]] = []

    def listen(self) -> None:
        self.waiting += [(event[0], event[-1]) for event in self.table.events(*self.KINDS)]
        self.table.state.events = []

    def tell(self, kind: str) -> str:
        told = next((piece for piece in self.waiting if piece[0] == kind), None)
        assert told, f"the referee expects {kind}, but nothing was turned up"
        self.waiting.remove(told)
        return told[1]


def play_beside_referee(number: int) -> int:
    """Play a game; at every question the referee must know the same options and the same table. How many there were."""
    dice = Dice(f"referee {number}")
    agreed = anything(dice, number)
    players = agreed["players"]
    styles = [dice.pick(STYLES) for _ in range(players)] if number % 4 else ["adept"] * players
    if number % 8 == 5:
        styles = ["idle"] * players
    options: Options = {name: value for name, value in agreed.items() if name != "players"}
    table = Table(jaguar.start(players, f"referee {number}", options))
    bots = [make_bot("adept", jaguar, f"{number} {seat}") for seat in range(players)]
    news = News(table)
    news.listen()
    referee = (SoloReferee if players == 1 else Referee)(lambda: table.data, news.tell)
    game = referee.game()
    question = next(game)
    questions = 0
    richer = dice.pick(RICHER) if number % 8 != 5 else NEVER
    while True:
        questions += 1
        seat, expected = question
        about = f"game {number}, {agreed}, round {referee.round}, {table.question} of seat {seat + 1}"
        assert lying_open(table) == referee.table(), about
        assert table.state.deciding() == [seat], about
        assert sorted(table.options()) == sorted(expected), about
        assert not news.waiting, f"{about}: {news.waiting}"
        if referee.round >= richer and table.question == "trap/choose_trap" and " " not in "".join(table.places):
            richer = NEVER
            data = table.data
            give(dice, data)
            news.table = table = Table(jaguar.load(data))
            referee.go_on_from(table.data)
        answer = chosen(styles[seat], dice, table.options())
        if answer is None:
            option = bots[seat].choose(table.state.view(seat)).option
            answer = table.state.contents().vocabulary.text(option)
        table.play(answer)
        news.listen()
        try:
            question = game.send(answer)
        except StopIteration:
            break
    assert table.over, f"game {number}, {agreed}"
    assert lying_open(table) == referee.table(), f"game {number}, {agreed}, at the end"
    assert table.scores == [referee.score(seat) for seat in range(players)]
    return questions


def lying_open(table: Table) -> dict[str, Any]:
    """The table without bookmarks and chance."""
    return {field: value for field, value in table.data.items() if field not in ("stack", "chance", "reveals")}


@pytest.mark.deep
@pytest.mark.parametrize("part", range(4))
def test_a_second_reading_of_the_rules_agrees_with_every_question_and_the_whole_table(part, pytestconfig):
    numbers = [*range(GAMES * (50 if pytestconfig.getoption("--deep") else 1)), *RARE]
    for number in numbers[: GAMES // 10] if pytestconfig.getoption("--slice") else numbers:
        if number % 4 == part:
            play_beside_referee(number)
