"""Assistants: when they react, and the named ones (MIC-PAS, MIC-ON, MIC-AS)."""

import pytest

from tests.games.mice.given import POOR, RICH, given, removing


@pytest.mark.rule("MIC-PAS-01")
@pytest.mark.rule("MIC-PAS-08")
def test_an_assistant_reacts_each_time():
    hand = {**POOR, "assistants": ["elder"]}
    table = removing(paws=[["9", "8"], []], hands=[hand], row=["quarry", "chapel"], people=["guard"])
    table.play("trigger 9", "camp quarry", "trigger 8", "camp guard")
    assert table.player()["food"] == 2 + 1 + 2


@pytest.mark.rule("MIC-PAS-01")
def test_an_assistant_that_does_more_than_give_may_be_left_out():
    hand = {**RICH, "assistants": ["tunneler"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["quarry"]).play("trigger 2", "open quarry")
    table.play("pay FTT")
    assert table.options() == ["use tunneler", "pass"]


@pytest.mark.rule("MIC-PAS-02")
@pytest.mark.rule("MIC-ON-14")
def test_monk_works_once_per_turn():
    hand = {**POOR, "assistants": ["monk"]}
    table = removing(paws=[["3", "6", "a1"], []], hands=[hand]).play("leave 3", "leave 6")
    assert table.player()["glory"] == 1


@pytest.mark.rule("MIC-PAS-02")
@pytest.mark.rule("MIC-ON-03")
def test_preacher_works_once_per_turn():
    hand = {**RICH, "assistants": ["preacher"]}
    table = removing(paws=[["5", "12"], []], hands=[{**hand, "camp": ["guard"]}], people=["scholar"])
    table.play("trigger 5", "hire scholar", "pay FT")
    assert table.player()["glory"] == 1 + 1
    table.play("trigger 12", "hire guard", "pay F")
    assert table.player()["glory"] == 2 + 1


@pytest.mark.rule("MIC-PAS-02")
@pytest.mark.rule("MIC-ON-01")
def test_bishop_works_once_per_turn():
    hand = {**POOR, "assistants": ["bishop"], "chests": ["c12"]}
    table = removing(paws=[["6", "3"], []], hands=[hand]).play("trigger 6", "chest c12")
    assert (table.player()["gold"], table.player()["glory"]) == (2, 1)


@pytest.mark.rule("MIC-PAS-03")
@pytest.mark.rule("MIC-AS-BONUS-01")
def test_a_bonus_comes_once_for_each_effect_and_not_for_each_unit():
    hand = {**POOR, "assistants": ["builder"]}
    table = removing(paws=[["a1", "3"], []], chambers={"a1": "quarry"}, hands=[hand])
    assert table.play("trigger a1").player()["pickaxe"] == 3
    assert table.play("trigger 3").player()["pickaxe"] == 5
    table = removing(paws=[["7", "3"], []], hands=[hand]).play("trigger 7", "take pickaxe", "take pickaxe")
    assert table.player()["pickaxe"] == 3, "the two belong to one effect"


@pytest.mark.rule("MIC-PAS-03")
@pytest.mark.rule("MIC-TERM-01")
def test_bonuses_do_not_feed_each_other():
    """Merchant gives a torch for gold, Pyromancer one for that torch; nothing goes round."""
    hand = {**POOR, "assistants": ["merchant", "pyromancer", "bishop"]}
    table = removing(paws=[["6", "3"], []], hands=[hand]).play("trigger 6", "take torch")
    assert table.stock() == "0 2 0 1 1"


@pytest.mark.rule("MIC-PAS-03")
def test_two_effects_get_a_bonus_each():
    hand = {**POOR, "assistants": ["builder", "merchant"]}
    table = removing(paws=[["a1", "3"], []], chambers={"a1": "mine_shaft"}, hands=[hand]).play("trigger a1")
    assert table.player()["pickaxe"] == 2
    table.play("take pickaxe")
    assert table.player()["pickaxe"] == 2 + 1 + 1, "Merchant's effect is one of its own"


@pytest.mark.rule("MIC-PAS-04")
def test_printed_glory_and_bonuses_fire_nothing():
    hand = {**RICH, "gold": 0, "assistants": ["bishop"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["quarry"]).play("trigger 2", "open quarry", "pay FTT")
    assert table.player()["glory"] == 1


@pytest.mark.rule("MIC-PAS-05")
def test_there_are_four_kinds_of_assistants():
    kinds = {"tunneler": "passive", "magician": "one_time", "architect": "modifier", "student": "complex"}
    from antechamber.games.mice.captions import caption
    from antechamber.games.mice.words import CARD
    from tests.games.mice.given import mice

    for card, kind in kinds.items():
        assert caption(mice.parts, CARD.number(card))["kind"] == kind  # type: ignore[attr-defined]


@pytest.mark.rule("MIC-PAS-06")
@pytest.mark.rule("MIC-ON-09")
def test_guard_acts_by_itself_in_an_opponents_turn():
    hand = {**POOR, "assistants": ["guard", "merchant", "bishop"]}
    table = given(paws=[["14"], []], chambers={"a2": "armory 2"}, hands=[POOR, hand]).play("place 2")
    assert table.stock(2) == "0 0 0 1 1"
    assert table.seat == 2, "and nothing else fires"


@pytest.mark.rule("MIC-DEC-02")
@pytest.mark.rule("MIC-PAS-03")
def test_an_assistant_left_out_is_not_offered_again_in_the_same_effect():
    hand = {**POOR, "food": 4, "torch": 1, "glory": 39, "assistants": ["bishop"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["apothecary"]).play("trigger 5", "hire apothecary")
    table.play("pay F")
    assert table.options() == ["use bishop", "pass"]
    table.play("pass", "pay F")
    assert table.question == "exchange/choose_exchange"
    assert table.play("pass", "trigger 6").player()["gold"] == 3


@pytest.mark.rule("MIC-PAS-09")
@pytest.mark.rule("MIC-DEC-01")
def test_an_assistant_whose_glory_would_end_the_game_is_asked_for():
    hand = {**POOR, "glory": 39, "assistants": ["monk"]}
    table = removing(paws=[["3", "6"], []], hands=[hand]).play("leave 3")
    assert table.options() == ["use monk", "pass"]
    table.play("pass")
    assert "end" not in table.data


@pytest.mark.rule("MIC-ON-10")
@pytest.mark.rule("MIC-ON-11")
@pytest.mark.rule("MIC-AS-SWINDLER-01")
def test_squire_and_swindler_react_to_reaching_chambers():
    hand = {**POOR, "assistants": ["squire", "swindler"], "used_chests": ["c05"]}
    table = given(paws=[["14"], []], chambers={"a2": "armory 2"}, hands=[hand]).play("place 2")
    assert set(table.cards("use")) == {"squire", "swindler"}
    table.play("use squire", "choose 1", "use swindler")
    assert table.stock() == "0 1 0 0 0"
    assert table.player()["chests"] == ["c05"]
    table = given(paws=[["14"], []], chambers={"a2": "armory"}, hands=[hand]).play("place 2")
    assert table.options() == ["choose 1", "choose 2"], "Swindler wants an opponent's chamber, Squire only gives"


@pytest.mark.rule("MIC-ON-12")
def test_forager_finds_food_on_empty_spots_with_a_chest_or_without():
    hand = {**POOR, "assistants": ["forager"]}
    table = given(paws=[["14", "5"], []], chests={"a2": "c03"}, hands=[hand]).play("place 2")
    assert table.player()["food"] == 2


@pytest.mark.rule("MIC-ON-15")
@pytest.mark.rule("MIC-AS-TRAMMER-01")
def test_trammer_pays_for_every_paw_inside_without_an_effect():
    hand = {**POOR, "assistants": ["trammer"]}
    table = removing(paws=[["a1", "b1", "6"], []], chambers={"a1": "armory 2"}, hands=[hand])
    table.play("leave a1", "leave b1", "leave 6")
    assert table.player()["pickaxe"] == 2, "entrances do not count"


@pytest.mark.rule("MIC-ON-16")
@pytest.mark.rule("MIC-AS-RANGER-01")
@pytest.mark.rule("MIC-AS-RANGER-02")
@pytest.mark.rule("MIC-AS-RANGER-03")
@pytest.mark.rule("MIC-TGT-01")
def test_ranger_triggers_a_neighbour_of_the_chamber_a_paw_left():
    hand = {**POOR, "assistants": ["ranger"]}
    chambers = {"a1": "chapel", "b1": "armory 2", "a2": "quarry", "c1": "storage"}
    table = removing(paws=[["a1", "6"], []], chambers=chambers, hands=[hand]).play("leave a1", "use ranger")
    assert table.cards("copy") == ["armory", "quarry"]
    table.play("copy armory")
    assert (table.stock(), table.player(2)["glory"]) == ("0 1 1 0 0", 1)
    table = removing(paws=[["a1", "6"], []], chambers=chambers, hands=[hand]).play("trigger a1")
    assert table.question == "removal/choose_removal", "only without the effect"
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "chapel"}, hands=[hand]).play("leave a1")
    assert table.question == "removal/choose_removal", "no neighbour, nothing to do"


@pytest.mark.rule("MIC-AS-RANGER-03")
@pytest.mark.rule("MIC-OPT-11")
@pytest.mark.parametrize(("reading", "glory"), [("any_owner", 1), ("opponent_only", 0)])
def test_who_is_paid_for_ones_own_neighbour(reading, glory):
    hand = {**POOR, "assistants": ["ranger"]}
    table = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "chapel", "b1": "armory"},
        hands=[hand],
        options={"adjacent_bonus": reading},
    ).play("leave a1", "use ranger", "copy armory")
    assert table.player()["glory"] == glory


@pytest.mark.rule("MIC-AS-BARKER-01")
@pytest.mark.rule("MIC-AS-BARKER-02")
@pytest.mark.rule("MIC-OP-03")
def test_barker_counts_factions_around_the_new_chamber_but_its_own():
    hand = {**RICH, "gold": 0, "assistants": ["barker"]}
    chambers = {"b1": "armory 2", "a2": "barracks", "c2": "sphinx", "b3": "chapel 2"}
    table = removing(paws=[["2", "b2"], []], chambers=chambers, hands=[hand], row=["quarry"])
    table.play("trigger 2", "open quarry", "pay FTT")
    assert table.player()["gold"] == 2, "porcupines once, chinchillas; neutral is no faction"
    chambers = {"b1": "scaffolding 2", "a2": "crane", "c2": "chapel"}
    table = removing(paws=[["2", "b2"], []], chambers=chambers, hands=[hand], row=["quarry"])
    table.play("trigger 2", "open quarry", "pay FTT")
    assert table.player()["gold"] == 1, "its own faction does not count"
    chambers = {"b1": "scaffolding 2", "a2": "chapel"}
    table = removing(paws=[["2", "b2"], []], chambers=chambers, hands=[hand], row=["sphinx"])
    table.play("trigger 2", "open sphinx", "pay FFFTTT")
    assert table.player()["gold"] == 2, "opening Sphinx leaves nobody out"


@pytest.mark.rule("MIC-AS-CHEF-01")
@pytest.mark.rule("MIC-AS-CHEF-02")
@pytest.mark.rule("MIC-TGT-06")
def test_chef_carries_out_what_stands_after_the_colon():
    hand = {**POOR, "food": 2, "torch": 1, "assistants": ["chef"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["scholar"]).play("trigger 5", "hire scholar")
    assert table.options() == ["use chef", "pass"]
    assert table.play("use chef").player()["gold"] == 1
    for one in ("mewmmy", "student", "confectioner"):
        table = removing(paws=[["5", "6"], []], hands=[{**RICH, "assistants": ["chef"]}], people=[one])
        table.play("trigger 5", f"hire {one}", *table_payment(table, one))
        assert "use chef" not in table.options()


def table_payment(table, card):
    """The first way to pay for a card, found on a copy of the table."""
    from tests.games.mice.given import Table

    copy = Table(table.state.clone()).play("trigger 5", f"hire {card}")
    return copy.options("pay")[:1]


@pytest.mark.rule("MIC-AS-CHEF-03")
@pytest.mark.rule("MIC-TURN-07")
def test_chef_uses_the_latest_event_or_nothing_happens():
    hand = {**RICH, "pickaxe": 5, "assistants": ["chef"]}
    table = removing(paws=[["5", "2", "a1"], []], hands=[hand], people=["tunneler"], row=["quarry"])
    table.play("trigger 5", "hire tunneler", "pay FPPG", "use chef")
    assert table.player()["pickaxe"] == 3, "no chamber was opened this turn"
    table = removing(paws=[["5", "2", "a1"], []], hands=[hand], people=["tunneler"], row=["quarry"])
    table.play("trigger 2", "open quarry", "pay FTT", "trigger 5", "hire tunneler", "pay FPPG", "use chef")
    assert table.player()["pickaxe"] == 5, "Quarry was the latest"


@pytest.mark.rule("MIC-AS-CHEF-03")
@pytest.mark.rule("MIC-PAS-02")
def test_chef_uses_up_the_turn_of_a_chinchilla():
    hand = {**POOR, "food": 2, "gold": 1, "assistants": ["chef"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["monk"]).play("trigger 5", "hire monk", "use chef")
    assert table.player()["glory"] == 2 + 1
    table.play("leave 6")
    assert table.player()["glory"] == 3


@pytest.mark.rule("MIC-AS-COMMANDER-02")
def test_commander_called_during_the_action_places_one_more_afterwards():
    hand = {**RICH, "assistants": ["chef"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["commander"])
    table.play("trigger 5", "hire commander", "pay FFPPG", "use chef")
    assert table.turn["placements"] == 1
    assert table.question == "removal/choose_removal"
    table.play("leave 6", "use commander", "place 2")
    assert table.question == "after-removing/choose_entrance_after_removing"
    table.play("place 14")
    assert table.paws() == ["a2", "2", "14"], "with its intersections"


@pytest.mark.rule("MIC-AS-INFILTRATOR-03")
def test_infiltrator_serves_commander():
    hand = {"assistants": ["commander", "infiltrator"]}
    table = removing(paws=[["6", "a1"], ["9"]], hands=[hand]).play("leave 6", "use commander")
    assert table.cards("infiltrate") == ["2"]
    assert table.play("infiltrate 2").paws() == ["2"]


@pytest.mark.rule("MIC-AS-MAGICIAN-01")
@pytest.mark.rule("MIC-AS-MAGICIAN-02")
@pytest.mark.rule("MIC-TGT-03")
def test_magician_triggers_an_entrance_and_leaves_the_paw():
    hand = {**POOR, "food": 1, "gold": 1}
    table = removing(paws=[["5", "6", "3"], []], hands=[hand], people=["magician"]).play("trigger 5", "hire magician")
    assert set(table.cards("copy")) == {"6", "3"}, "5 was just left"
    table.play("copy 6")
    assert (table.stock(), sorted(table.paws())) == ("0 0 0 1 2", ["3", "6"])
    assert table.play("trigger 6").player()["gold"] == 2, "it may be triggered again"


@pytest.mark.rule("MIC-AS-PROFITEER-01")
@pytest.mark.rule("MIC-ON-06")
def test_profiteer_takes_any_card_of_a_discard_pile_within_the_limit():
    hand = {**POOR, "chests": ["c12"], "camp": ["quarry", "guard"], "assistants": ["profiteer"]}
    table = given(hands=[hand], discards=["chapel", "monk", "altar"]).play("chest c12", "use profiteer")
    assert table.cards("camp") == ["chapel", "altar", "monk"]
    table.play("camp altar", "discard guard")
    assert table.player()["camp"] == ["quarry", "altar"]
    assert set(table.data["discards"]["assistants"]) == {"monk", "guard"}
    table = given(hands=[hand]).play("chest c12")
    assert table.question == "action/choose_action", "nothing to take"


@pytest.mark.rule("MIC-AS-TUNNELER-01")
@pytest.mark.rule("MIC-TGT-05")
def test_tunneler_triggers_the_new_chamber_and_its_paw_may_do_so_again():
    hand = {**RICH, "pickaxe": 0, "assistants": ["tunneler"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand], row=["quarry"]).play("trigger 2", "open quarry", "pay FTT")
    assert table.play("use tunneler").player()["pickaxe"] == 2
    assert table.play("trigger a1").player()["pickaxe"] == 4


@pytest.mark.rule("MIC-AS-STUDENT-03")
def test_without_student_the_camp_is_cut_back():
    hand = {**RICH, "glory": 5, "assistants": ["student"], "camp": ["quarry", "chapel", "altar", "guard"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "privy"}, hands=[hand]).play("trigger a1")
    table.play("dismiss student")
    assert table.question == "cut-camp/choose_card_too_many"
    assert table.view()["ask"]["number"] == 2
    table.play("discard altar", "discard guard")
    assert table.player()["camp"] == ["quarry", "chapel"]


@pytest.mark.rule("MIC-AS-MEWMMY-01")
def test_mewmmy_gives_once_when_hired():
    hand = {**POOR, "food": 2, "pickaxe": 2, "gold": 1}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["mewmmy"])
    table.play("trigger 5", "hire mewmmy", "take food", "take food")
    assert table.stock() == "2 0 0 1 4"


@pytest.mark.rule("MIC-OP-22")
def test_standing_rules_hold_only_for_their_owner():
    hand = {"assistants": ["architect", "student"]}
    table = given(hands=[hand, RICH], row=["living_fire"])
    assert table.view(1)["prices"]["living_fire"]["off"] == 2
    assert table.view(2)["prices"]["living_fire"]["off"] == 0
    assert [s["camp_limit"] for s in table.view(1)["supplies"]] == [4, 2]
