"""Who knows what (JAG-INFO): tokens are secret, everything else lies open or is not decided yet."""

import json

import pytest

from antechamber import contract
from tests.games.jaguar.given import acting, activating, setting, taming

CHOSEN = {"gas": (1, "floor_blue"), "darts": (2, "wall_red")}


@pytest.mark.rule("JAG-INFO-01", "JAG-F-AMU-07")
def test_all_but_the_tokens_lies_open():
    people = [{"amulets": {"red": 1}, "bag": {"blue": 1}, "rituals": ["m01"], "maps": ["d1a"], "door": ["a1", "b1"]}]
    table = acting("b5", people=people, traps=CHOSEN)
    own, other, stranger = table.view(1), table.view(2), table.view(0)
    assert own["players"] == other["players"] == stranger["players"]
    assert own["items"] == other["items"]
    assert [t["activator"] for t in own["traps"]] == [t["activator"] for t in stranger["traps"]]


@pytest.mark.rule("JAG-INFO-02", "JAG-INFO-06")
def test_a_token_is_known_to_its_owner_until_it_is_revealed():
    table = acting("b5", points=1, traps=CHOSEN, places=["b5", "c2"])
    assert [t.get("token") for t in table.view(1)["traps"][:2]] == ["floor_blue", None]
    assert [t.get("token") for t in table.view(2)["traps"][:2]] == [None, "wall_red"]
    assert [t.get("token") for t in table.view(0)["traps"][:2]] == [None, None]
    words = json.dumps(table.view(2))
    assert "floor_blue" not in words
    revealed = activating(
        {**CHOSEN, "guards": (1, "claw_bronze")}, places=["b5", "a2"], people=[{}, {"bag": {"blue": 1}}]
    )
    assert revealed.question == "suffering/choose_loss"
    assert [t.get("token") for t in revealed.view(0)["traps"][:3]] == ["floor_blue", "wall_red", "claw_bronze"]


@pytest.mark.rule("JAG-INFO-02")
def test_imagined_worlds_differ_in_the_tokens_of_others():
    table = acting("b5", traps=CHOSEN)

    def tokens(world):
        return [trap.get("token") for trap in world.to_data()["traps"]]

    assert contract.distinct_worlds(table.state.view(0), 30, tokens) == 3
    assert contract.distinct_worlds(table.state.view(1), 30, tokens) == 3
    assert contract.distinct_worlds(table.state.view(-1), 60, tokens) == 9
    choosing = setting([1, 2]).play("set gas")
    assert contract.distinct_worlds(choosing.state.view(1), 10, tokens) == 1  # nothing was chosen yet


@pytest.mark.rule("JAG-INFO-03", "JAG-INFO-04")
def test_nobody_knows_a_chest_before_it_is_opened():
    table = acting("b5", items={"b5": {"chest": True}})
    seen = set()
    for n in range(40):
        world = table.state.view(0).imagine(str(n))
        world.play(0, table.read("take-chest"))
        seen.add(world.to_data()["players"][0]["chests"][0])
    assert len(seen) == 10
    assert table.state.barrier() < table.play("take-chest").state.barrier()


@pytest.mark.rule("JAG-INFO-05")
def test_nobody_knows_the_order_of_piles():
    shown = set()
    for n in range(60):
        world = taming(["t01", "t02", "t03", "t04"]).state.view(0).imagine(str(n))
        world.play(0, world.contents().vocabulary.read("tame"))
        shown.add(tuple(world.to_data()["solo"]["taming_shown"]))
    assert len(shown) == 6
