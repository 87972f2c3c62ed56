"""Chambers with a text of their own (MIC-CH)."""

import pytest

from tests.games.mice.given import POOR, RICH, removing


@pytest.mark.rule("MIC-CH-ANY-01")
def test_everybody_may_use_a_chamber():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "armory 2"}, hands=[POOR]).play("trigger a1")
    assert table.stock() == "0 1 1 0 0"


@pytest.mark.rule("MIC-CH-CAVEIN-01")
@pytest.mark.rule("MIC-TGT-02")
def test_cave_in_carries_out_a_chamber_of_the_row():
    table = removing(
        paws=[["a1", "6"], []], chambers={"a1": "cave_in"}, hands=[POOR], row=["quarry", "portal", "sphinx"]
    ).play("trigger a1")
    assert table.cards("copy") == ["quarry", "sphinx"], "Portal has no owner"
    table.play("copy quarry")
    assert table.stock() == "0 0 2 0 0"
    assert table.data["rows"]["chambers"] == ["quarry", "portal", "sphinx"]


@pytest.mark.rule("MIC-CH-CAVEIN-02")
@pytest.mark.rule("MIC-EFF-01")
def test_a_copy_counts_from_the_place_of_cave_in():
    chambers = {"b2": "cave_in", "b1": "armory 2", "a2": "chapel"}
    hand = {**POOR, "assistants": ["marksman", "trammer"]}
    table = removing(paws=[["b2", "6"], []], chambers=chambers, hands=[hand], row=["spring"]).play(
        "trigger b2", "copy spring"
    )
    table.play("take food", "take food")
    assert table.stock() == "2 0 0 0 0", "two neighbours; and no assistant takes it for a removal"
    table = removing(paws=[["b2", "6"], []], chambers=chambers, hands=[hand], row=["shooting_range"])
    table.play("trigger b2", "copy shooting_range")
    assert table.cards("copy") == ["armory", "chapel"]


@pytest.mark.rule("MIC-CH-TUNNEL-01")
@pytest.mark.rule("MIC-OP-20")
def test_the_tunnel_example_borrows_elder_until_the_end_of_the_turn():
    table = removing(
        paws=[["a1", "9"], []], chambers={"a1": "tunnel"}, hands=[POOR], row=["quarry"], people=["elder", "guard"]
    ).play("trigger a1")
    assert set(table.cards("borrow")) == {"elder", "guard"}
    table.play("borrow elder", "trigger 9", "camp quarry")
    assert table.player()["food"] == 2
    assert table.seat == 2
    assert table.turn["borrowed"] == []
    assert table.player()["glory"] == 0
    assert "elder" in table.data["rows"]["assistants"], "the card stays in the row"


@pytest.mark.rule("MIC-CH-TUNNEL-02")
def test_a_loan_outlasts_the_row_and_hiring_replaces_it():
    table = removing(
        paws=[["a1", "5", "9"], []],
        chambers={"a1": "tunnel"},
        hands=[{**POOR, "food": 2, "gold": 1}],
        row=["quarry"],
        people=["elder"],
    ).play("trigger a1", "borrow elder", "trigger 5", "hire elder")
    table.play("trigger 9", "camp quarry")
    assert table.player()["food"] == 2, "once, not twice"
    table = removing(
        paws=[["a1", "14", "9"], []], chambers={"a1": "tunnel"}, hands=[POOR], row=["quarry"], people=["elder"]
    ).play("trigger a1", "borrow elder", "trigger 14", "refresh elder", "stop", "trigger 9")
    table.play(table.options("camp")[0])
    assert table.player()["food"] == 2


@pytest.mark.rule("MIC-CH-TUNNEL-02")
@pytest.mark.rule("MIC-CH-PRIVY-01")
def test_a_loan_that_was_hired_ends_when_it_is_discarded():
    table = removing(
        paws=[["a1", "b1", "5", "9"], []],
        chambers={"a1": "tunnel", "b1": "privy"},
        hands=[{**POOR, "food": 2, "gold": 1}],
        row=["quarry"],
        people=["elder"],
    ).play("trigger a1", "borrow elder", "trigger 5", "hire elder")
    assert table.view()["turn"]["borrowed"] == [], "hiring replaces the loan"
    table.play("trigger b1", "dismiss elder", "pass", "trigger 9", "camp quarry")
    assert table.player()["food"] == 0


@pytest.mark.rule("MIC-CH-TUNNEL-02")
def test_a_loan_outlasts_a_discard_from_the_camp():
    table = removing(
        paws=[["a1", "b1", "8", "9"], []],
        chambers={"a1": "tunnel", "b1": "privy"},
        hands=[POOR],
        row=["quarry"],
        people=["elder"],
    ).play("trigger a1", "borrow elder", "trigger 8", "camp elder", "trigger b1", "dismiss elder", "pass")
    table.play("trigger 9", "camp quarry")
    assert table.player()["food"] == 1 + 2 + 2


@pytest.mark.rule("MIC-CH-TUNNEL-02")
@pytest.mark.rule("MIC-CH-KITCHEN-01")
def test_kitchen_can_use_a_loan():
    table = removing(
        paws=[["a1", "b1", "9"], []],
        chambers={"a1": "tunnel", "b1": "kitchen"},
        hands=[POOR],
        row=["quarry"],
        people=["elder"],
    ).play("trigger a1", "borrow elder", "trigger 9", "camp quarry", "trigger b1", "copy elder")
    assert table.player()["food"] == 4


@pytest.mark.rule("MIC-CH-TUNNEL-03")
@pytest.mark.rule("MIC-OPT-10")
def test_one_time_assistants_are_borrowed_only_if_the_table_agreed():
    people = ["mewmmy", "guard", "student"]
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "tunnel"}, hands=[POOR], people=people).play("trigger a1")
    assert set(table.cards("borrow")) == {"guard", "student"}
    table = removing(
        paws=[["a1", "6"], []],
        chambers={"a1": "tunnel"},
        hands=[POOR],
        people=people,
        options={"tunnel_one_time": True},
    ).play("trigger a1", "borrow mewmmy", "take food", "take torch")
    assert table.stock() == "1 1 0 1 0"
    assert table.turn["borrowed"] == []


@pytest.mark.rule("MIC-CH-TUNNEL-03")
@pytest.mark.rule("MIC-AS-STUDENT-03")
@pytest.mark.rule("MIC-STATE-08")
def test_a_borrowed_student_makes_room_until_the_turn_ends():
    table = removing(
        paws=[["a1", "9"], []],
        chambers={"a1": "tunnel"},
        hands=[{**POOR, "camp": ["chapel", "guard"]}],
        row=["quarry"],
        people=["student"],
    ).play("trigger a1", "borrow student", "trigger 9", "camp quarry")
    assert table.turn["extra_turns"] == 0, "no additional turn"
    assert table.question == "cut-camp/choose_card_too_many"
    assert table.seat == 1
    table.play("discard guard")
    assert table.seat == 2


@pytest.mark.rule("MIC-CH-KITCHEN-01")
@pytest.mark.rule("MIC-CH-KITCHEN-03")
@pytest.mark.rule("MIC-TGT-07")
def test_the_kitchen_example_triggers_storage_once_more():
    hand = {**RICH, "assistants": ["tunneler"]}
    table = removing(paws=[["2", "a1", "b1"], []], chambers={"b1": "kitchen"}, hands=[hand], row=["storage"]).play(
        "trigger 2", "open storage", "pay FTP", "use tunneler", "take food", "take torch", "trigger b1"
    )
    assert table.options() == ["copy tunneler", "pass"]
    table.play("copy tunneler", "take pickaxe", "take pickaxe")
    assert table.player()["pickaxe"] == 9


@pytest.mark.rule("MIC-CH-KITCHEN-02")
def test_kitchen_does_not_call_chinchillas_or_the_unused():
    hand = {**POOR, "assistants": ["monk", "guard", "elder", "architect"]}
    table = removing(paws=[["a1", "6", "3"], []], chambers={"a1": "kitchen"}, hands=[hand]).play("leave 6")
    assert table.player()["glory"] == 1
    assert "trigger a1" not in table.options(), "Monk was used, the others were not"


@pytest.mark.rule("MIC-CH-KITCHEN-02")
def test_being_called_by_chef_counts_as_used():
    hand = {**POOR, "food": 1, "gold": 1, "assistants": ["chef"]}
    table = removing(paws=[["5", "a1"], []], chambers={"a1": "kitchen"}, hands=[hand], people=["baker"])
    table.play("trigger 5", "hire baker", "use chef", "trigger a1")
    assert set(table.cards("copy")) == {"chef", "baker"}
    table.play("copy chef")
    assert table.player()["food"] == 4, "Chef calls Baker again"


@pytest.mark.rule("MIC-CH-PAWN-01")
@pytest.mark.rule("MIC-ON-08")
def test_the_pawn_shop_takes_any_chest():
    hand = {**POOR, "chests": ["c01", "c02"], "used_chests": ["c05"], "assistants": ["alchemist"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "pawn_shop"}, hands=[hand]).play("trigger a1")
    assert table.options() == ["give c01", "give c05", "pass"]
    table.play("give c05", "take food")
    assert table.stock() == "1 0 0 1 0"
    assert table.player()["used_chests"] == []
    assert "c05" in table.view()["unseen"]["chests"]


@pytest.mark.rule("MIC-CH-PORTAL-02")
@pytest.mark.rule("MIC-CH-PORTAL-04")
@pytest.mark.rule("MIC-OP-19")
def test_portal_opens_another_chamber_in_its_place():
    hand = {**POOR, "food": 1, "glory": 3}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "portal"}, hands=[hand], row=["armory"])
    table.play("trigger a1", "open armory")
    assert table.spot("a1") == {"chamber": "armory", "owner": 1}
    assert table.stock() == "0 0 0 0 5", "its glory, and one for Portal"
    assert table.data["discards"]["chambers"] == ["portal"]
    assert table.events("portal-left", "drew")[0] == "portal-left 1 portal a1"


@pytest.mark.rule("MIC-CH-PORTAL-03")
def test_portal_is_all_or_nothing_and_camp_cards_are_cheaper_still():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "portal"}, hands=[POOR], row=["armory"])
    assert "trigger a1" not in table.options()
    hand = {**POOR, "camp": ["armory"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "portal"}, hands=[hand]).play("trigger a1", "pass")
    assert table.spot("a1")["chamber"] == "portal"
    assert table.player()["glory"] == 0
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "portal"}, hands=[hand]).play("trigger a1", "open armory")
    assert table.player()["glory"] == 2


@pytest.mark.rule("MIC-CH-PORTAL-03")
@pytest.mark.rule("MIC-CH-SHOOTING-01")
def test_a_paw_on_portal_stays_on_the_new_chamber():
    table = removing(
        paws=[["b1", "a1"], []],
        chambers={"a1": "portal", "b1": "shooting_range"},
        hands=[RICH],
        row=["armory"],
    ).play("trigger b1", "copy portal", "open armory")
    table.play(table.options("pay")[0])
    assert table.spot("a1") == {"chamber": "armory", "owner": 1, "paw": 1}


@pytest.mark.rule("MIC-CH-PORTAL-01")
def test_an_opponents_portal_is_no_neighbour_to_shoot_at():
    table = removing(paws=[["b1", "6"], []], chambers={"a1": "portal 2", "b1": "shooting_range"}, hands=[RICH])
    assert "trigger b1" not in table.options()


@pytest.mark.rule("MIC-CH-PRIVY-01")
@pytest.mark.rule("MIC-CH-PRIVY-02")
@pytest.mark.rule("MIC-OP-18")
@pytest.mark.rule("MIC-RES-08")
def test_privy_discards_an_assistant_for_its_glory_and_hires_another():
    hand = {**POOR, "food": 1, "pickaxe": 1, "glory": 2, "assistants": ["monk", "bishop"], "camp": ["preacher"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "privy"}, hands=[hand], people=["guard"]).play(
        "trigger a1"
    )
    assert set(table.cards("dismiss")) == {"monk", "preacher"}, "Bishop is worth more glory than there is"
    table.play("dismiss monk")
    assert table.player()["glory"] == 0
    assert table.data["discards"]["assistants"] == ["monk"]
    table.play("choose 1", "hire guard")
    assert table.player()["assistants"] == ["guard", "bishop"]


@pytest.mark.rule("MIC-CH-PRIVY-02")
def test_privy_may_put_one_into_the_camp_or_do_nothing_more():
    hand = {**POOR, "glory": 2, "assistants": ["monk"], "camp": ["preacher"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "privy"}, hands=[hand], people=["guard"])
    table.play("trigger a1", "dismiss preacher")
    assert table.player()["glory"] == 2, "a camp card costs no glory"
    table.play("choose 2", "camp guard")
    assert table.player()["camp"] == ["guard"]
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "privy"}, hands=[hand]).play("trigger a1", "pass")
    assert table.question == "removal/choose_removal", "without discarding there is no follow-up"


@pytest.mark.rule("MIC-CH-STASH-01")
def test_stash_flips_a_used_chest():
    hand = {**POOR, "used_chests": ["c12"]}
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "stash"}, hands=[hand]).play("trigger a1", "chest c12")
    assert table.player()["gold"] == 1


@pytest.mark.rule("MIC-CH-TEAHOUSE-01")
@pytest.mark.rule("MIC-TURN-04")
def test_teahouse_gives_a_turn_when_the_paw_leaves_it():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "teahouse 2"}).play("trigger a1", "trigger 6")
    assert (table.seat, table.turn["number"]) == (1, 2)
    assert "pass" in table.options()
    table.play("place 2")
    assert table.seat == 2


@pytest.mark.rule("MIC-CH-WATCHTOWER-01")
@pytest.mark.rule("MIC-OP-17")
def test_watchtower_doubles_one_later_effect():
    table = removing(paws=[["a1", "6", "7"], []], chambers={"a1": "watchtower"}, hands=[POOR]).play("trigger a1")
    assert {"double 6", "double 7"} <= set(table.options())
    table.play("double 7", "take food", "take food")
    assert table.question == "take-any/choose_resource", "its second time has its own choices"
    table.play("take torch", "take torch")
    assert table.stock() == "2 2 0 0 0"
    assert table.options("double") == []


@pytest.mark.rule("MIC-CH-WATCHTOWER-02")
@pytest.mark.rule("MIC-PAS-07")
def test_a_doubled_effect_is_two_effects_and_a_doubled_portal_is_one():
    hand = {**POOR, "assistants": ["builder"]}
    table = removing(paws=[["a1", "3"], []], chambers={"a1": "watchtower"}, hands=[hand]).play("trigger a1", "double 3")
    assert table.player()["pickaxe"] == 4
    table = removing(
        paws=[["a1", "b1", "6"], []],
        chambers={"a1": "watchtower", "b1": "portal"},
        hands=[RICH],
        row=["armory", "quarry"],
    ).play("trigger a1", "double b1", "open armory")
    table.play(table.options("pay")[0])
    assert table.question == "removal/choose_removal"
    assert table.spot("b1")["chamber"] == "armory"


@pytest.mark.rule("MIC-CH-SHOOTING-01")
def test_shooting_range_triggers_a_neighbour_and_pays_its_owner():
    table = removing(paws=[["b2", "6"], []], chambers={"b2": "shooting_range", "b1": "chapel 2"}, hands=[POOR]).play(
        "trigger b2", "copy chapel"
    )
    assert (table.player()["glory"], table.player(2)["glory"]) == (1, 1)


@pytest.mark.rule("MIC-CH-SCRYING-01")
@pytest.mark.rule("MIC-TGT-04")
def test_scrying_pool_triggers_an_entrance_without_any_paw():
    table = removing(paws=[["a1", "6"], ["7"]], chambers={"a1": "scrying_pool"}, hands=[POOR]).play("trigger a1")
    assert not {"6", "7"} & set(table.cards("copy"))
    assert len(table.cards("copy")) == 12
    assert table.play("copy 3").stock() == "0 1 1 0 0"


@pytest.mark.rule("MIC-CH-SPHINX-01")
def test_sphinx_gives_a_glory():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "sphinx 2"}).play("trigger a1")
    assert table.player()["glory"] == 1


@pytest.mark.rule("MIC-DEF-04")
@pytest.mark.rule("MIC-OP-21")
def test_only_crypt_cards_are_marked_as_being_carried_out():
    table = removing(paws=[["a1", "6"], []], chambers={"a1": "scrying_pool"}, hands=[POOR]).play("trigger a1", "copy 7")
    frames = [frame["at"] for frame in table.data["stack"]]
    assert [frame["card"] for frame in table.data["stack"] if frame["at"].startswith("trigger/")] == [
        "scrying_pool",
        "7",
    ]
    assert frames[-1] == "take-any/choose_resource"
