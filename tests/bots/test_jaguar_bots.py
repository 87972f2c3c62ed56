"""What `novice`, `adept` and `master` understand of Shards of the Jaguar."""

from typing import Any

import pytest

from antechamber.bots import Bot, Budget, Choice, make_bot
from antechamber.bots.evaluation import play_on
from antechamber.bots.protocol import MIXED, SEARCHED
from antechamber.core.chance import dice_from_seed, key_from_seed
from antechamber.core.kernel import State
from antechamber.core.playout import rollout
from antechamber.games.jaguar.evaluation.paths import Paths
from antechamber.games.jaguar.evaluation.weighing import JaguarEvaluation
from antechamber.games.jaguar.words import SPACE, TOKEN
from tests.games.jaguar.given import Table, acting, activating, ending_round, given, jaguar, setting, taming

QUAKE = {"earthquake": (2, "column_2")}
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}), (1, {"solo_level": 3}), (2, {}), (3, {}), (4, {"blue_steer": True}), (2, {"mode": "basic"}),
    (4, {"mode": "basic", "flood_cost": "damage"}),
]  # fmt: skip


def adept(seed: str = "test") -> Bot:
    return make_bot("adept", jaguar, seed)


def master(iterations: int = 4) -> Bot:
    return make_bot("master", jaguar, "test", Budget(iterations=iterations))


def at_work(place: str = "b5", **more: Any) -> Table:
    """A turn in the middle of the game of somebody in good health, with Objectives that do not ask for more of it."""
    people = [{"health": 20, "curse": 3, **person} for person in more.pop("people", [{}])]
    return acting(place, people=people, objectives=["levels", "maps", "glory"], **{"round": 4, **more})


def think(table: Table, bot: Bot | None = None) -> Choice:
    return (bot or adept()).choose(table.state.view(table.seat - 1))


def first(table: Table) -> str:
    return think(table).reasons[0].option


def turn(table: Table) -> list[str]:
    """Let `adept` play the turn of the seat that is asked; what it did, in notation."""
    seat, bot = table.seat, adept()
    done: list[str] = []
    while table.state.acting == seat - 1:
        done.append(think(table, bot).reasons[0].option)
        table.play(done[-1])
    return done


def play(names: list[str], seed: str, options: dict[str, Any]) -> State:
    """A game between bots, to its end."""
    g = jaguar.start(len(names), seed, options)
    bots = [make_bot(name, jaguar, f"{seed}/{i}") for i, name in enumerate(names)]
    while not g.over():
        seat = g.deciding()[0]
        g.play(seat, bots[seat].choose(g.view(seat)).option)
    return g


def questions(count: int) -> list[State]:
    """Questions from the course of random games, in all modes."""
    found = []
    for n in range(count):
        players, options = MODES[n % len(MODES)]
        g = jaguar.start(players, f"q{n}", options)
        rollout(g, dice_from_seed(str(n)), n * 3 % 60)
        if not g.over():
            found.append(g)
    return found


# ---------------------------------------------------------------- a turn


def test_adept_takes_a_crystal_that_it_can_reach():
    table = at_work(points=2, items={"a5": {"crystals": ["yellow"]}})
    assert turn(table)[:2] == ["move left", "take yellow"]


def test_adept_performs_the_ritual_it_has_the_crystals_for():
    table = at_work(people=[{"bag": {"purple": 1, "yellow": 1}, "rituals": ["m01"]}])
    assert "perform m01" in turn(table)


def test_adept_gathers_what_a_ritual_lacks_and_performs_it_in_the_same_turn():
    table = at_work(
        points=3, people=[{"bag": {"purple": 1}, "rituals": ["m01"]}], items={"a5": {"crystals": ["yellow"]}}
    )
    assert turn(table)[:4] == ["move left", "take yellow", "bless", "perform m01"]


def test_adept_takes_the_heart():
    table = at_work("j5", points=1, round=8, people=[{"maps": ["d1a", "t3a"]}], items={"j5": {"chest": True}})
    assert first(table) == "take-heart d1a t3a"


def test_adept_goes_where_its_map_pieces_lead_in_time():
    table = at_work("c5", points=5, round=7, people=[{"maps": ["d1a", "t3a"]}])
    assert min(steps_to(table, space) for space in ("j4", "j5")) > 4
    turn(table)
    assert min(steps_to(table, space) for space in ("j4", "j5")) <= 4, "one more turn is enough to take the Heart"


@pytest.mark.parametrize("health", [3, 20])
def test_adept_heals_when_it_is_cursed_and_gathers_when_it_is_not(health):
    table = at_work(people=[{"health": health}], items={"a5": {"crystals": ["yellow"]}}, points=2)
    assert (turn(table)[0] == "heal") == (health == 3)


def strikes(table: Table, space: str, token: str) -> bool:
    """Whether a token threatens a space."""
    g = table.state
    return bool(g.board.strikes(g.heart_wall, TOKEN.parse(token), SPACE.parse(space)))


def steps_to(table: Table, space: str) -> int:
    """How far the first seat is from a space."""
    paths = Paths()
    paths.look(table.state)
    return int(paths.steps_later(table.state, 0, table.state.place[0], SPACE.parse(space)))


@pytest.mark.parametrize("token", ["floor_blue", "floor_yellow", "floor_red"])
def test_adept_does_not_end_where_its_own_trap_strikes(token):
    table = at_work("b5", points=2, traps={"gas": (1, token)})
    turn(table)
    assert not strikes(table, table.places[0], token)


@pytest.mark.parametrize(
    ("trap", "place", "tokens"),
    [
        ("darts", "b1", ["wall_blue", "wall_red", "wall_yellow"]),
        ("guards", "e2", ["claw_gold", "claw_silver", "claw_bronze"]),
    ],
)
def test_adept_does_not_end_where_every_token_of_a_trap_strikes(trap, place, tokens):
    table = at_work(place, points=1, turn={"spent": 3}, traps={trap: (2, tokens[0])})
    assert all(strikes(table, place, token) for token in tokens)
    turn(table)
    assert sum(strikes(table, table.places[0], token) for token in tokens) == 1


def test_adept_guesses_that_nobody_stands_where_the_own_trap_strikes():
    """The owner of the gas stands on a floor of one colour: the other two colours are likelier."""
    table = acting(places=["b5", "i5"], traps={"gas": (2, "floor_blue")}, acts=[2, 1])
    evaluation = JaguarEvaluation()
    worlds = {
        token: evaluation.likelihood(table_with(table, token), 0)
        for token in ("floor_blue", "floor_red", "floor_yellow")
    }
    own = next(token for token in worlds if strikes(table, "i5", token))
    assert all(worlds[own] < worlds[token] / 2 for token in worlds if token != own)


def table_with(table: Table, token: str) -> State:
    """The same table with another token on the gas."""
    g = table.state.clone()
    g.token[0] = TOKEN.parse(token)
    return g  # type: ignore[no-any-return]


# ---------------------------------------------------------------- small questions


def test_adept_chooses_tokens_that_reach_others_and_never_only_one():
    table = setting([1, 2], places=["a1", "c3"]).play("set gas")
    choice = think(table)
    assert choice.reasons[0].note == MIXED
    shares = {reason.option.removeprefix("choose "): reason.share for reason in choice.reasons}
    assert all(share > 0 for share in shares.values())
    assert {think(table, adept(str(n))).option for n in range(30)} == set(table.state.legal(0))


def test_adept_leaves_the_amulet_of_a_chest_that_is_worth_least():
    liked = ["red", "green", "black", "yellow", "white", "blue"]
    for seed in range(6):
        table = acting("b5", items={"b5": {"chest": True}}, points=1, round=4)
        table.state.set_chance(key_from_seed(str(seed)))
        table.play("take-chest")
        offered = {amulet for option in table.options() for amulet in option.split()[1:]}
        kept = first(table).split()[1:]
        assert offered - set(kept) == {max(offered, key=liked.index)}


def test_adept_marks_an_objective():
    g = ending_round(round=6, people=[{"glory": 9, "health": 3}, {}])
    assert first(g) == "mark glory"


def test_adept_lies_down_or_suffers_as_its_health_allows():
    for health, answer in ((2, "lie-down"), (27, "suffer")):
        assert first(activating(QUAKE, people=[{"health": health}], objectives=["levels", "maps", "glory"])) == answer


def test_adept_tames_the_jaguar_and_takes_what_it_needs():
    table = taming(
        ["t01", "t09"], items={"a1": {"crystals": ["blue"]}}, people=[{"rituals": ["m02"], "bag": {"purple": 1}}]
    )
    assert first(table) == "tame"
    table.play("tame")
    assert first(table) == "keep-token t01"


# ---------------------------------------------------------------- the Escape


def test_adept_escapes_when_it_can():
    table = given(
        [{"at": "escaping/open_exits"}], round=8, places=["k1", "l2"], people=[{"health": 15}, {"health": 15}]
    )
    bot = adept()
    while not table.over:
        table.play(think(table, bot).reasons[0].option)
    assert all(place.startswith("left") for place in table.places)


def test_adept_uses_red_amulets_when_steps_are_missing():
    table = given(
        [{"at": "escaping/open_exits"}], round=8, places=["k1", "l2"], people=[{"health": 3, "amulets": {"red": 1}}]
    )
    assert first(table) == "use red"


def test_adept_ends_its_last_turn_near_an_exit():
    table = at_work("g3", points=5, round=8, people=[{"health": 12}])
    bot = adept()
    while not table.over:
        table.play(think(table, bot).reasons[0].option)
    assert table.places[0].startswith("left")


# ---------------------------------------------------------------- what every bot keeps


def test_quick_answers_are_legal_and_bring_games_to_an_end():
    for n, (players, options) in enumerate(MODES):
        g = jaguar.start(players, f"quick {n}", options)
        evaluation = JaguarEvaluation()
        while not g.over():
            seat = g.deciding()[0]
            g.play(seat, evaluation.reply(g, seat, 12345 + n))
            g.audit()


def test_looking_ahead_leaves_the_table_as_it_is():
    evaluation = JaguarEvaluation()
    for g in questions(28):
        before = g.to_data()
        for seat in range(g.seats):
            evaluation.value(g, seat)
        evaluation.weigh(g, g.deciding()[0])
        assert g.to_data() == before
        play_on(evaluation, g, 1, 0, 1)


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_bots_answer_what_is_legal_with_the_same_choice_each_time(level):
    for g in questions(7):
        view = g.view(g.deciding()[0])
        bots = [make_bot(level, jaguar, "s", Budget(iterations=2)) for _ in range(2)]
        choices = [bot.choose(view) for bot in bots]
        assert choices[0] == choices[1]
        assert choices[0].option in view.legal()


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_tokens_of_others_do_not_change_a_choice(level):
    for place in ("b5", "c4"):
        choices = [
            make_bot(level, jaguar, "s", Budget(iterations=3)).choose(
                acting(place, traps={"gas": (2, token), "darts": (2, "wall_red")}).state.view(0)
            )
            for token in ("floor_blue", "floor_yellow", "floor_red")
        ]
        assert choices[0] == choices[1] == choices[2]


def test_what_was_thought_before_does_not_change_a_weighing():
    seasoned = JaguarEvaluation()
    for g in questions(28):
        seat = g.deciding()[0]
        assert seasoned.weigh(g, seat) == JaguarEvaluation().weigh(g, seat)
        assert [seasoned.value(g, s) for s in range(g.seats)] == [
            JaguarEvaluation().value(g, s) for s in range(g.seats)
        ]


def test_master_searches_alone_as_well():
    g = jaguar.start(1, "alone", {})
    play_on(JaguarEvaluation(), g, 1, 0, 30)
    choice = master(6).choose(g.view(0))
    assert choice.reasons[0].note == SEARCHED
    assert all(0 <= reason.value <= 100 for reason in choice.reasons)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["full", "basic"])
def test_adept_beats_random(players, mode):
    assert play(["adept", *["random"] * (players - 1)], f"match {players}", {"mode": mode}).winners() == [0]


def test_adept_wins_alone_now_and_then_and_novices_finish():
    won = [bool(play(["adept"], f"alone {n}", {}).winners()) for n in range(6)]
    assert any(won)
    assert play(["novice", "novice"], "novices", {}).winners()
