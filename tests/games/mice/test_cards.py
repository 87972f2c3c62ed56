"""Every card once: what its line of data does when it is played. What a card says beyond that has tests of its own."""

from typing import Any

import pytest

from antechamber.games.mice.components import ASSISTANT_IDS, CHAMBER_IDS
from tests.games.mice.given import FACTION_OF, FRAMES, POOR, RICH, SHIPPED, given, removing

Case = tuple[dict[str, Any], list[str], str]  # hand, answers, the tracks afterwards: food torch pickaxe gold glory

CHAMBERS: dict[str, Case] = {
    "living_fire": ({}, [], "0 2 0 0 0"),
    "portal": ({"pickaxe": 1}, ["open bakery", "pay P"], "0 0 0 0 2"),
    "scrying_pool": ({}, ["copy 6"], "0 0 0 1 0"),
    "armory": ({}, [], "0 1 1 0 0"),
    "barracks": ({}, [], "1 0 1 0 0"),
    "watchtower": ({}, ["double 3"], "0 2 2 0 0"),
    "scaffolding": ({"food": 1, "pickaxe": 2}, ["open bakery", "at b1"], "0 0 0 0 1"),
    "quarry": ({}, [], "0 0 2 0 0"),
    "crane": ({"food": 2, "pickaxe": 2}, ["open bakery", "at b1", "copy bakery", "pay F"], "0 0 0 2 1"),
    "library": ({}, ["camp bakery", "take torch"], "0 1 0 0 0"),
    "map_room": (
        {"food": 9, "pickaxe": 9, "camp": ["guard"]},
        ["refresh bakery", "stop", "hire guard", "pay F"],
        "8 0 9 0 1",
    ),
    "teahouse": ({}, ["leave 3", "pass"], "0 0 0 0 0"),
    "berry_garden": ({}, [], "2 0 0 0 0"),
    "spring": ({}, ["take food", "take food"], "2 0 0 0 0"),
    "sacred_grove": ({"food": 2}, ["pay FF"], "0 0 0 0 2"),
    "chapel": ({}, [], "0 0 0 0 1"),
    "reliquary": ({"gold": 1}, ["pay G"], "0 0 0 0 2"),
    "altar": ({"food": 1, "torch": 1}, ["pay FT"], "0 0 0 0 2"),
    "bakery": ({"food": 1}, ["pay F"], "0 0 0 2 0"),
    "dining_hall": ({"food": 1}, ["hire baker_or_guard"], "0 0 0 0 1"),
    "kitchen": ({"assistants": ["builder"]}, ["leave a1"], "0 0 0 0 0"),
    "stash": ({"used_chests": ["c12"]}, ["chest c12"], "0 0 0 1 0"),
    "privy": ({"glory": 1, "assistants": ["guard"]}, ["dismiss guard", "pass"], "0 0 0 0 0"),
    "thieves_den": ({}, [], "0 0 0 0 0"),
    "shooting_range": ({}, ["copy armory"], "0 1 1 0 0"),
    "lookout": ({}, ["take food"], "1 0 0 0 0"),
    "oasis": ({}, [], "1 1 0 0 0"),
    "cave_in": ({"food": 1}, ["copy bakery", "pay F"], "0 0 0 2 0"),
    "tunnel": ({}, ["borrow mewmmy"], "0 0 0 0 0"),
    "mine_shaft": ({}, [], "0 0 1 1 0"),
    "pawn_shop": ({"used_chests": ["c01"]}, ["give c01"], "0 0 0 1 0"),
    "storage": ({}, ["take food", "take pickaxe"], "1 0 1 0 0"),
    "fair": ({}, [], "3 0 0 0 0"),
    "alch_workshop": ({"torch": 1}, ["pay T", "take food", "take food"], "2 0 0 0 0"),
    "distillery": ({"torch": 1}, ["pay T"], "0 0 0 2 0"),
    "laboratory": ({"gold": 1}, ["pay G", "take food", "take torch"], "1 1 0 0 1"),
    "sphinx": ({}, [], "0 0 0 0 1"),
}

HIRED: dict[str, Case] = {  # paws on 5 and a1 and 2; what hiring the card does at once
    "magician": ({"food": 1, "gold": 1}, ["pay FG", "copy 3"], "0 1 1 0 2"),
    "foreman": ({"food": 1, "gold": 1, "pickaxe": 2}, ["pay FG", "open bakery", "pay PP"], "0 0 0 0 3"),
    "student": ({"food": 3}, ["pay FFF"], "0 0 0 0 2"),
    "infiltrator": ({"food": 1, "torch": 2}, ["pay FTT"], "0 0 0 0 2"),
    "prospector": ({"food": 2, "pickaxe": 1}, ["pay FFP"], "0 0 0 1 2"),
    "apothecary": ({"food": 3, "torch": 1}, ["pay F", "pay F", "pass"], "0 0 0 2 2"),
    "mewmmy": ({"food": 2, "pickaxe": 2, "gold": 1}, ["pay FFPPG", "take food", "take torch"], "1 1 0 1 4"),
    "architect": ({"food": 4, "gold": 1}, ["pay FFFFG"], "0 0 0 0 4"),
    "confectioner": ({"food": 2}, ["pay FF"], "0 0 0 0 1"),
    "transmuter": ({"torch": 1, "gold": 1}, ["pay TG"], "0 0 0 0 2"),
}

PASSIVES: dict[str, tuple[dict[str, Any], list[str], str]] = {  # table, answers, tracks of seat 1
    "conjurer": ({"do": "open"}, [], "0 0 0 1 1"),
    "pyromancer": ({"do": "3"}, [], "0 2 1 0 0"),
    "guard": ({"do": "visited"}, [], "0 0 0 1 1"),
    "squire": ({"do": "visit"}, ["choose 2"], "0 0 1 0 0"),
    "commander": ({"do": "leave"}, ["use commander", "place 7"], "0 0 0 0 0"),
    "builder": ({"do": "3"}, [], "0 1 2 0 0"),
    "scholar": ({"do": "from camp"}, [], "0 0 0 1 1"),
    "elder": ({"do": "camp"}, [], "2 0 1 0 0"),
    "herbalist": ({"do": "chest c01"}, [], "3 0 0 0 0"),
    "forager": ({"do": "empty"}, [], "1 0 0 0 0"),
    "druid": ({"do": "open"}, ["take food"], "1 0 0 0 1"),
    "monk": ({"do": "leave"}, [], "0 0 0 0 1"),
    "preacher": ({"do": "hire"}, [], "0 0 0 0 2"),
    "bishop": ({"do": "chest c12"}, [], "0 0 0 1 1"),
    "baker": ({"do": "hire"}, [], "2 0 0 0 1"),
    "chef": ({"do": "hire"}, ["use chef"], "0 0 0 1 1"),
    "swindler": ({"do": "visit", "used_chests": ["c12"]}, ["use swindler"], "0 0 0 0 0"),
    "smuggler": ({"do": "chest c01"}, [], "2 0 0 1 0"),
    "scout": ({"do": "empty", "chests_at": {"a2": "c15"}}, ["finish"], "0 0 0 1 0"),
    "marksman": ({"do": "leave a1"}, [], "0 0 0 0 1"),
    "ranger": ({"do": "leave a1"}, ["use ranger", "copy quarry"], "0 0 2 0 1"),
    "trammer": ({"do": "leave a1"}, [], "0 0 1 0 0"),
    "tunneler": ({"do": "open"}, ["use tunneler"], "0 0 0 0 1"),
    "barker": ({"do": "open"}, [], "0 0 0 1 1"),
    "profiteer": ({"do": "chest c12"}, ["use profiteer", "camp chapel"], "0 0 0 1 0"),
    "merchant": ({"do": "chest c12"}, ["take food"], "1 0 0 1 0"),
    "alchemist": ({"do": "14"}, ["pay F", "take torch", "stop"], "0 1 0 1 0"),
}

ENTRANCES: dict[str, Case] = {
    "1": ({}, ["take food", "camp bakery"], "1 0 0 0 0"),
    "2": ({"food": 1, "pickaxe": 2}, ["open bakery", "pay FPP"], "0 0 0 0 1"),
    "3": ({}, [], "0 1 1 0 0"),
    "3-5": ({"food": 1, "pickaxe": 9, "camp": ["squire"]}, ["hire squire", "pay FP"], "0 0 8 0 2"),
    "4": ({}, ["move a1", "at b1", "take food"], "1 0 0 0 0"),
    "5": ({"food": 1, "pickaxe": 1}, ["hire guard"], "0 0 0 0 1"),
    "6": ({}, [], "0 0 0 1 0"),
    "7": ({}, ["take food", "take torch"], "1 1 0 0 0"),
    "7-5": ({}, ["take torch", "stop"], "0 1 0 0 0"),
    "8": ({}, ["camp guard"], "1 0 0 0 0"),
    "9": ({}, ["camp bakery"], "0 0 1 0 0"),
    "10": ({}, ["camp guard"], "0 1 0 0 0"),
    "11": ({"food": 1, "pickaxe": 1, "camp": ["scaffolding"]}, ["open scaffolding", "pay FP"], "0 0 0 0 1"),
    "12": ({"food": 1, "camp": ["squire"], "pickaxe": 1}, ["hire squire", "pay FP"], "0 0 0 0 2"),
    "13": ({}, [], "0 0 0 0 0"),
    "14": ({"food": 1}, ["pay F", "refresh bakery", "stop"], "0 0 0 1 0"),
}

FLIPPED: dict[str, Case] = {
    "1 flipped": ({}, ["take food", "take food", "pass"], "2 0 0 0 0"),
    "2 flipped": ({"pickaxe": 2}, ["open bakery", "pay PP"], "0 0 0 0 1"),
    "3 flipped": ({}, ["take food"], "1 1 1 0 0"),
    "4 flipped": ({}, ["move 6", "at b1"], "0 0 0 1 0"),
    "5 flipped": ({"food": 1}, ["hire guard"], "0 0 0 0 1"),
    "6 flipped": ({}, [], "0 0 0 2 0"),
    "8 flipped": ({}, ["camp guard"], "2 0 0 0 0"),
    "9 flipped": ({"pickaxe": 2}, ["pass"], "0 0 3 0 0"),
    "10 flipped": ({"torch": 1}, ["pass"], "0 3 0 0 0"),
    "11 flipped": ({"pickaxe": 1, "camp": ["scaffolding"]}, ["open scaffolding", "pay P"], "0 0 0 0 1"),
    "12 flipped": ({"food": 1, "camp": ["squire"]}, ["hire squire", "pay F"], "0 0 0 0 2"),
    "13 flipped": ({}, ["take food"], "1 0 0 0 0"),
}

CHESTS: dict[str, tuple[list[str], str]] = {
    "c01": ([], "2 0 0 0 0"),
    "c02": ([], "2 0 0 0 0"),
    "c03": ([], "0 2 0 0 0"),
    "c04": ([], "0 2 0 0 0"),
    "c05": ([], "0 0 2 0 0"),
    "c06": ([], "0 0 2 0 0"),
    "c07": ([], "1 1 0 0 0"),
    "c08": ([], "1 0 1 0 0"),
    "c09": ([], "0 1 1 0 0"),
    "c10": (["take food", "take torch"], "1 1 0 0 0"),
    "c11": (["take food", "take torch"], "1 1 0 0 0"),
    "c12": ([], "0 0 0 1 0"),
    "c13": ([], "0 0 0 1 0"),
    "c14": ([], "0 0 0 1 0"),
    "c15": ([], "0 0 0 0 1"),
    "c16": ([], "0 0 0 0 1"),
    "c17": (["move a1", "at b1", "take food"], "1 0 0 0 0"),
    "c18": (["move a1", "at b1", "take food"], "1 0 0 0 0"),
    "c19": (["camp bakery", "take food"], "1 0 0 0 0"),
    "c20": (["refresh bakery", "stop"], "0 0 0 1 0"),
}


@pytest.mark.rule("MIC-COMP-02")
@pytest.mark.card("mice", *CHAMBERS)
@pytest.mark.parametrize("card", CHAMBERS)
def test_a_chamber_does_what_its_line_says(card):
    hand, answers, tracks = CHAMBERS[card]
    chambers = {"a1": card}
    if card in ("spring", "shooting_range"):
        chambers |= {"b1": "armory 2", "a2": "quarry 2"}
    row = ["bakery"] if card != "bakery" else ["quarry"]
    people = ["mewmmy", "guard"] if card == "dining_hall" else ["mewmmy"]
    if card == "tunnel":
        answers, people = ["borrow guard"], ["guard"]
    if card == "dining_hall":
        answers = ["hire guard"]
    table = removing(paws=[["a1", "3"], []], chambers=chambers, hands=[{**POOR, **hand}, POOR], row=row, people=people)
    if card == "kitchen":
        assert "trigger a1" not in table.options(), "no assistant was used this turn"
        table.play("trigger 3", "trigger a1", "copy builder")
        assert table.stock() == "0 1 3 0 0"
        return
    table.play("trigger a1", *answers)
    if card == "thieves_den":
        assert len(table.player()["chests"]) == 1
    assert table.stock() == tracks


@pytest.mark.rule("MIC-COMP-03")
@pytest.mark.card("mice", *HIRED)
@pytest.mark.parametrize("card", HIRED)
def test_an_assistant_without_a_colon_does_what_its_line_says(card):
    hand, answers, tracks = HIRED[card]
    table = removing(paws=[["5", "3", "a1"], []], hands=[{**POOR, **hand}], row=["bakery"], people=[card])
    table.play("trigger 5", f"hire {card}", *answers)
    assert table.stock() == tracks
    assert table.player()["assistants"] == [card]


@pytest.mark.rule("MIC-COMP-03")
@pytest.mark.card("mice", *PASSIVES)
@pytest.mark.parametrize("card", PASSIVES)
def test_an_assistant_with_a_colon_does_what_its_line_says(card):
    how, answers, tracks = PASSIVES[card]
    do = how["do"]
    hand: dict[str, Any] = {**POOR, "assistants": [card]}
    if "used_chests" in how:
        hand["used_chests"] = how["used_chests"]
    if do == "visited":
        table = given(
            paws=[[], ["14"]],
            chambers={"a2": "armory"},
            hands=[hand, POOR],
            turn={"active": 2},
            stack=[{"at": "action/choose_action", "seat": 2, "n": 0}],
        ).play("place 2")
    elif do in ("visit", "empty"):
        table = given(
            paws=[["14"], []],
            chambers={"a2": "armory 2"} if do == "visit" else {},
            chests=how.get("chests_at"),
            hands=[hand],
        ).play("place 2")
    elif do.startswith("chest"):
        hand["chests"] = [do.split()[1]]
        table = given(hands=[hand], discards=["chapel"]).play(do)
    elif do == "open":
        hand |= {"food": 1, "pickaxe": 2}
        table = removing(paws=[["2", "a1"], []], hands=[hand], chambers={"b1": "armory 2"}, row=["bakery"])
        table.play("trigger 2", "open bakery", "pay FPP")
    elif do == "from camp":
        hand |= {"food": 1, "camp": ["guard"]}
        table = removing(paws=[["12", "a1"], []], hands=[hand]).play("trigger 12", "hire guard", "pay F")
    elif do == "hire":
        hand |= {"food": 1, "torch": 1}
        table = removing(paws=[["5", "6"], []], hands=[hand], people=["scholar"]).play("trigger 5", "hire scholar")
    elif do == "camp":
        table = removing(paws=[["9", "6"], []], hands=[hand], row=["bakery"]).play("trigger 9", "camp bakery")
    elif do == "14":
        hand["food"] = 1
        table = removing(paws=[["14", "6"], []], hands=[hand]).play("trigger 14")
    elif do == "leave":
        table = removing(paws=[["6", "b3"], []], hands=[hand]).play("leave 6")
    elif do == "leave a1":
        table = removing(paws=[["a1", "6"], []], hands=[hand], chambers={"a1": "armory 2", "b1": "quarry"}).play(do)
    else:
        table = removing(paws=[[do, "6"], []], hands=[hand]).play(f"trigger {do}")
    table.play(*answers)
    assert table.stock() == tracks
    assert f"used 1 {card}" in table.events("used")


@pytest.mark.rule("MIC-COMP-01")
@pytest.mark.card("mice", *ENTRANCES, *FLIPPED)
@pytest.mark.parametrize("side", [*ENTRANCES, *FLIPPED])
def test_an_entrance_does_what_its_line_says(side):
    card, _, flipped = side.partition(" ")
    hand, answers, tracks = (FLIPPED if flipped else ENTRANCES)[side]
    faction = next(e.get("faction") for e in SHIPPED["entrances"]["list"] if e["id"] == card.replace("-", "."))
    table = removing(
        2 if card in FRAMES[2] else 3,
        paws=[[card, "a1", "6" if card != "6" else "3"]],
        hands=[{**POOR, **hand}],
        row=["bakery"],
        people=["guard"],
        flipped={card: 2} if flipped else None,
        options={"hidden_passage": bool(flipped)},
        factions=[faction] if flipped and faction else [],
    )
    table.play(f"trigger {card}", *answers)
    assert table.stock() == tracks
    if card == "13":
        assert len(table.player()["chests"]) == 1


@pytest.mark.rule("MIC-COMP-04")
@pytest.mark.card("mice", *CHESTS)
@pytest.mark.parametrize("chest", CHESTS)
def test_a_chest_does_what_its_line_says(chest):
    answers, tracks = CHESTS[chest]
    table = given(paws=[["6", "a1"], []], hands=[{**POOR, "chests": [chest]}], row=["bakery"])
    table.play(f"chest {chest}", *answers)
    assert table.stock() == tracks
    assert table.player()["used_chests"] == [chest]


def test_rich_and_poor_name_the_same_tracks():
    assert RICH.keys() == POOR.keys()
    assert set(FACTION_OF) == {*CHAMBER_IDS, *ASSISTANT_IDS}
