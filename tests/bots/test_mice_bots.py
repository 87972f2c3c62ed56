"""What `novice` and `adept` understand of Of Mice & Mazes."""

import pytest

from antechamber.bots import Bot, Choice, make_bot
from antechamber.bots.evaluation import play_on
from antechamber.core.kernel import State
from antechamber.games.mice.evaluation.weighing import MiceEvaluation
from antechamber.games.mice.state import Mice
from tests.games.mice.given import POOR, RICH, given, mice, removing


def adept(seed: str = "test") -> Bot:
    return make_bot("adept", mice, seed)


def think(g: State, bot: Bot) -> Choice:
    return bot.choose(g.view(g.deciding()[0]))


def first(g: State) -> str:
    return think(g, adept()).reasons[0].option


def turn(g: State, bot: Bot) -> list[str]:
    """Let a bot play the turn of the seat that is asked; what it did, in notation."""
    assert isinstance(g, Mice)
    seat, number = g.deciding()[0], g.turn
    done: list[str] = []
    while g.deciding() == [seat] and g.turn == number:
        option = think(g, bot).option
        done.append(g.contents().vocabulary.text(option))
        g.play(seat, option)
    return done


def play(names: list[str], seed: str, **options: str | int | bool) -> State:
    """A game between bots, to its end."""
    g = mice.start(len(names), seed, dict(options))
    bots = [make_bot(name, mice, f"{seed}/{i}") for i, name in enumerate(names)]
    while not g.over():
        seat = g.deciding()[0]
        g.play(seat, bots[seat].choose(g.view(seat)).option)
    return g


def test_adept_opens_a_chamber_when_it_can_pay_one():
    table = given(paws=[["2", "5", "6", "b2", "c2"], []], hands=[{"torch": 2}], row=["chapel"], people=["architect"])
    turn(table.state, adept())
    assert "chapel" in [table.spot(spot).get("chamber") for spot in ("b2", "c2")]


def test_adept_hires_an_assistant_when_it_can_pay_one():
    table = removing(paws=[["5", "3", "6"], []], hands=[{"food": 3, "gold": 0}], people=["herbalist"], row=["altar"])
    turn(table.state, adept())
    assert table.player()["assistants"] == ["herbalist"]


def test_adept_gathers_before_it_pays():
    table = removing(paws=[["5", "7"], []], hands=[{**POOR, "food": 1}], people=["herbalist"], row=["altar"])
    assert turn(table.state, adept())[:3] == ["trigger 7", "take food", "take food"]
    assert table.player()["assistants"] == ["herbalist"]


def test_adept_opens_before_it_takes_the_paw_from_the_empty_spot():
    table = removing(paws=[["2", "3", "b2"], []], hands=[{**POOR, "food": 1, "torch": 1}], row=["quarry"])
    done = turn(table.state, adept())
    assert done[0] == "trigger 3"
    assert table.spot("b2") == {"chamber": "quarry", "owner": 1}
    assert table.stock().split()[2] == "3", "the new chamber was used as well"


def test_adept_uses_a_chest_to_pay():
    table = removing(
        paws=[["5"], []], hands=[{**POOR, "food": 1, "chests": ["c01"]}], people=["herbalist"], row=["altar"]
    )
    done = turn(table.state, adept())
    assert "herbalist" in table.player()["assistants"], done


def test_adept_takes_the_resource_that_is_missing():
    table = removing(paws=[["4", "5", "a1"], []], hands=[{**POOR, "torch": 3}], people=["pyromancer"], row=["altar"])
    assert "take torch" in turn(table.state, adept())
    assert table.player()["assistants"] == ["pyromancer"]


def test_adept_prefers_resources_to_gold_when_it_pays():
    table = removing(paws=[["5"], []], hands=[{**POOR, "food": 3, "gold": 3}], people=["herbalist"], row=["altar"])
    turn(table.state, adept())
    assert table.stock() == "0 0 0 3 3"


def test_adept_places_where_lines_cross():
    table = given(paws=[["2"], []], hands=[RICH], row=["chapel"])
    turn(table.state, adept())
    assert any(not place.isdigit() for place in table.paws())


@pytest.mark.parametrize(("rivals", "ends"), [([], True), (["guard", "magician", "builder"], False)])
def test_adept_ends_the_game_ahead_but_not_behind(rivals, ends):
    table = removing(
        paws=[["5"], []],
        hands=[{**POOR, "food": 3, "glory": 37}, {"glory": 37, "assistants": rivals}],
        people=["herbalist"],
        row=["altar"],
    )
    assert ("hire herbalist" in turn(table.state, adept())) == ends


def test_adept_removes_in_its_final_action():
    table = given(
        paws=[["5"], []],
        hands=[{"food": 3}, {"glory": 40}],
        people=["herbalist"],
        row=["altar"],
        must=False,
        end={"trigger": 2, "finals": 1},
    )
    assert turn(table.state, adept())[0] == "remove"
    assert table.state.over()


def test_adept_says_what_it_aims_at():
    table = given(hands=[{"camp": ["herbalist"]}, {}], people=["architect"], row=["altar"])
    assert think(table.state, adept()).reasons[0].aim == "hire herbalist"


def test_adept_chooses_the_same_again():
    one, other = (mice.start(2, "again") for _ in range(2))
    bots = [adept("a"), adept("a")]
    for _ in range(25):
        seat = one.deciding()[0]
        choices = [bot.choose(g.view(seat)) for g, bot in zip((one, other), bots, strict=True)]
        assert choices[0] == choices[1]
        for g in (one, other):
            g.play(seat, choices[0].option)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [{}, {"faction_select": "random", "hidden_passage": True}])
def test_quick_answers_are_legal_and_bring_games_to_an_end(players, options):
    for seed in range(4):
        g = mice.start(players, f"quick {seed}", options)
        evaluation = MiceEvaluation()
        while not g.over():
            seat = g.deciding()[0]
            g.play(seat, evaluation.reply(g, seat, seed + 1))
            g.audit()
        assert not g.capped()


def test_looking_ahead_leaves_the_table_as_it_is():
    g = mice.start(2, "look")
    evaluation = MiceEvaluation()
    for _ in range(200):
        before = g.to_data()
        for seat in range(2):
            evaluation.value(g, seat)
        evaluation.sensible(g, g.deciding()[0])
        assert g.to_data() == before
        play_on(evaluation, g, 1, 0, 1)
        if g.over():
            break


def test_novices_finish_their_games():
    assert not play(["novice", "novice"], "novices").capped()


def test_adept_beats_random():
    for seed in range(3):
        assert play(["adept", "random"], f"match {seed}").winners() == [0]


@pytest.mark.parametrize("names", [["adept", "adept"], ["adept", "adept", "adept"]])
def test_a_game_of_adepts_ends_by_itself(names):
    g = play(names, "adepts", faction_select="random", hidden_passage=True)
    assert not g.capped()
    assert 10 <= g.rounds() <= 60
