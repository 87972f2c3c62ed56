"""What `novice` and `adept` understand of Mystery of the Temples."""

import pytest

from antechamber.bots import make_bot
from antechamber.games.mystery.components import SPACES
from antechamber.games.mystery.state import Mystery
from tests.bots.tables import adept, mystery, play, think, turn
from tests.games.mystery.given import given

READY = "R.Y..Y.G..P."  # red, yellow, yellow, green, purple: the whole left half of the purple arch
LEFT_TO_BREAK = {"purple": {"L3": 2, "L4": 3}, "red": {"L3": 2, "L4": 3, "M5": 4}}  # what is ready, but not whole
PAWNS = ["w9", "w1", "w3", "w5"]


def first(g):
    return think(g, adept()).reasons[0]


def test_adept_goes_to_the_temple_and_breaks_the_curse_it_is_ready_for():
    table = given(crystals=[READY], pawns=PAWNS)
    assert turn(table.state, adept()) == ["move purple", "break purple M5 with 1+3+6+8+11"]


def test_adept_pays_for_the_way_to_an_eight_point_curse():
    table = given(crystals=["RCY..Y.G..P."], pawns=["w3", "w1", "w9", "w5"])
    assert turn(table.state, adept()) == ["move purple paying 1", "pay 2", "break purple M5 with 1+3+6+8+11"]


def test_adept_stores_a_crystal_where_it_makes_a_chain_longer():
    table = given(crystals=["R.Y........."], pawns=["w3", "w1", "w9", "w7"]).play("move yellow")
    assert first(table.state).option == "place Y at 6"


def test_adept_stores_a_colourless_crystal_out_of_the_way():
    table = given(crystals=["R.Y..Y.G...."], pawns=["w10", "w3", "w5", "w9"], boxes=LEFT_TO_BREAK)
    done = turn(table.play("move w1").state, adept())
    assert len([text for text in done if text.startswith("place C")]) == 3
    assert "place C at 11" not in done


def test_adept_does_not_pay_with_the_crystals_of_its_chain():
    table = given(crystals=["RBY.BY.GC.C."], pawns=["w5", "w1", "w3", "w9"]).play("move w6", "collect", "convert")
    paid = []
    while table.question == "pay/choose_payment":
        paid.append(first(table.state).option)
        table.play(paid[-1])
    assert paid
    assert not {"pay 1", "pay 3", "pay 6", "pay 8"} & set(paid)


def test_adept_declines_to_pay_with_the_crystals_of_its_chain():
    table = given(crystals=["R.Y..Y.G...."], pawns=["w5", "w1", "w3", "w9"]).play("move w6", "collect")
    assert first(table.state).option == "decline"


def test_adept_swaps_two_crystals_when_that_breaks_the_curse_now():
    table = given(crystals=["RCY..Y.P..G."], pawns=["w10", "w1", "w3", "w5"]).play("move purple")
    done = turn(table.state, adept())
    assert done[0] == "switch"
    assert done[-1] == "break purple M5 with 1+3+6+8+11"


def test_adept_exchanges_spare_crystals_for_the_last_one_of_a_chain():
    table = given(crystals=["RCYCCYCG...."], pawns=["w10", "w1", "w3", "w5"])
    table.play("move purple")
    done = turn(table.state, adept())
    assert done[0] == "exchange"
    assert done[-1] == "break purple M5 with 1+3+6+8+11"


def test_adept_takes_the_points_in_its_last_turn():
    table = given(
        crystals=["Y.Y..R......"],
        pawns=["w1", "w5", "w9", "w7"],
        start=2,
        boxes={"blue": {"L3": 2, "L4": 2, "M5": 2, "R4": 2}, "green": {"L3": 2}},
        points=[0, 24, 0, 0],
        now=["ending"],
    )
    assert turn(table.state, adept())[-1] == "break red L3 with 1+3+6"


@pytest.mark.parametrize("useless", ["BBBBPPPPGGGG", "CCCCCCCCCCCC"])
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_adept_frees_itself_from_a_full_grid_of_useless_crystals(useless, edition):
    table = given(2, crystals=[useless], pawns=["w1", "w5"], options={"edition": edition})
    bot, other = adept(), make_bot("random", mystery, "other")
    while table.score(1) == 0 and table.state.rounds() < 25:
        table.state.play(table.seat - 1, think(table.state, bot if table.seat == 1 else other).option)
    assert table.score(1) > 0


def test_adept_uses_the_reserve_of_grid_2a_when_it_breaks_a_curse_now():
    table = given(
        crystals=["R.Y..Y.G...."],
        pawns=["w10", "w1", "w3", "w5"],
        grids=["2A", "1A", "3A", "4A"],
        each={"special": [3, 0, 0, 0]},
    ).play("move purple")
    done = turn(table.state, adept())
    assert done[0] == "reserve 1"
    assert "break purple M5 with 1+3+6+8+11" in done


def test_adept_with_grid_1b_collects_and_breaks():
    table = given(crystals=[READY], pawns=PAWNS, grids=["1B", "2A", "3A", "4A"])
    done = turn(table.state, adept())
    assert "break purple M5 with 1+3+6+8+11" in done
    assert "collect" in done


def test_adept_drafts_the_best_grid_that_is_left():
    g = mystery.start(4, "draft", {"mode": "advanced"})
    grids = []
    while g.question() == "draft/choose_grid":
        grids += [text for text in turn(g, adept()) if text.startswith("draft")]
    assert grids == ["draft 1B", "draft 2A", "draft 4A", "draft 3A"]


def test_adept_says_what_it_aims_at():
    table = given(crystals=["R.Y..Y.G...."], pawns=["w10", "w1", "w3", "w5"], boxes=LEFT_TO_BREAK).play("move purple")
    assert first(table.state).option == "collect"
    assert first(table.state).aim == "purple M5"


def test_novice_breaks_a_curse_whenever_it_can():
    for seed in range(5):
        table = given(crystals=["R.Y..Y......"], pawns=PAWNS)
        done = turn(table.state, make_bot("novice", mystery, str(seed)))
        assert done in (["move purple", "break purple L3 with 1+3+6"], ["move red", "break red L3 with 1+3+6"])


def test_novice_uses_no_charm_but_for_a_full_grid_and_pays_for_no_distance():
    g = mystery.start(4, "plain")
    assert isinstance(g, Mystery)
    bot = make_bot("novice", mystery, "plain")
    while not g.over():
        seat = g.deciding()[0]
        text = g.contents().vocabulary.text(bot.choose(g.view(seat)).option)
        assert text != "exchange"
        assert text != "switch" or g.held[seat] >= SPACES - 1
        assert "paying" not in text
        g.play(seat, g.contents().vocabulary.read(text))


def test_novices_finish_their_games():
    for seed in range(3):
        g = play(["novice"] * 3, f"novices {seed}")
        assert not g.capped()


def test_adept_beats_three_random_bots():
    wins = sum(0 in play(["adept", "random", "random", "random"], f"match {seed}").winners() for seed in range(3))
    assert wins == 3


def test_adept_beats_a_novice_more_often_than_not():
    assert sum(play(["adept", "novice"], f"duel {n}").winners() == [0] for n in range(5)) >= 3


def test_a_game_of_adepts_ends_by_itself():
    g = play(["adept", "adept"], "adepts", mode="advanced", edition="pl", grid_pool="random")
    assert not g.capped()
    assert 8 <= g.rounds() <= 40
