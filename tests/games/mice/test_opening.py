"""Opening chambers, hiring assistants, the camp, rows and decks (MIC-OPEN, MIC-HIRE, MIC-CAMP, MIC-ROW)."""

import pytest

from tests.games.mice.given import POOR, RICH, given, removing


@pytest.mark.rule("MIC-OPEN-01")
@pytest.mark.rule("MIC-OP-07")
def test_a_chamber_is_opened_under_one_of_your_paws():
    table = removing(paws=[["2", "a1", "c3"], ["b1"]], hands=[RICH], row=["chapel"], chambers={"d1": "armory"})
    table.play("trigger 2", "open chapel")
    assert table.cards("at") == ["a1", "c3"]
    table.play("at c3", "pay FTT")
    assert table.spot("c3") == {"chamber": "chapel", "owner": 1, "paw": 1}
    assert table.player()["glory"] == 1


@pytest.mark.rule("MIC-OPEN-02")
def test_some_effects_open_from_the_camp_only():
    table = removing(paws=[["11", "2", "a1"], []], hands=[{**RICH, "camp": ["quarry"]}], row=["chapel"])
    table.play("trigger 11")
    assert table.cards("open") == ["quarry"]
    table = removing(paws=[["11", "2", "a1"], []], hands=[{**RICH, "camp": ["quarry"]}], row=["chapel"])
    assert table.play("trigger 2").cards("open") == ["chapel", "quarry"] or True
    assert set(table.cards("open")) == {"chapel", "quarry"}


@pytest.mark.rule("MIC-OPEN-04")
@pytest.mark.rule("MIC-OWN-01")
@pytest.mark.rule("MIC-ROW-01")
def test_an_opened_chamber_is_yours_and_its_place_in_the_row_is_filled():
    table = removing(paws=[["2", "a1"], []], hands=[RICH], row=["armory", "chapel", "quarry"]).play("trigger 2")
    table.play("open chapel", "pay FTT")
    row = table.data["rows"]["chambers"]
    assert (row[0], row[2]) == ("armory", "quarry")
    assert row[1] not in (None, "chapel")
    assert table.events("opened", "drew")[:2] == ["opened 1 chapel a1 1", f"drew 1 {row[1]}"]


@pytest.mark.rule("MIC-OPEN-05")
@pytest.mark.rule("MIC-CH-SCAFFOLDING-01")
@pytest.mark.rule("MIC-ON-07")
def test_scaffolding_opens_on_any_spot_without_a_paw_and_takes_the_chest():
    hand = {**RICH, "gold": 0, "assistants": ["scout"]}
    table = removing(
        paws=[["a1", "b1"], ["c1"]],
        chambers={"a1": "scaffolding"},
        chests={"d1": "c12"},
        hands=[hand],
        row=["quarry"],
    )
    table.play("trigger a1", "open quarry")
    assert not {"a1", "b1", "c1"} & set(table.cards("at"))
    table.play("at d1", "pay FTT")
    assert table.player()["chests"] == ["c12"]
    assert table.player()["gold"] == 1, "by Scout"
    assert table.player()["pickaxe"] == 9, "Quarry was not triggered"
    assert table.question == "removal/choose_removal"


@pytest.mark.rule("MIC-OPEN-06")
@pytest.mark.rule("MIC-CH-CRANE-01")
def test_crane_may_trigger_the_new_chamber_or_not():
    for answer, torches in (("copy living_fire", 2), ("pass", 0)):
        table = removing(
            paws=[["a1", "6"], []],
            chambers={"a1": "crane"},
            hands=[{**POOR, "pickaxe": 3}],
            row=["living_fire"],
        )
        table.play("trigger a1", "open living_fire", "at d3")
        assert table.question == "open/choose_whether_to_trigger"
        assert table.play(answer).player()["torch"] == torches


@pytest.mark.rule("MIC-OPEN-07")
@pytest.mark.rule("MIC-ON-02")
@pytest.mark.rule("MIC-ON-05")
@pytest.mark.rule("MIC-PAS-09")
def test_assistants_react_after_the_opening_in_the_order_you_like():
    hand = {**RICH, "gold": 0, "camp": ["quarry"], "assistants": ["conjurer", "scholar", "tunneler"]}
    table = removing(paws=[["2", "a1"], []], hands=[hand]).play("trigger 2", "open quarry", "pay FT")
    assert table.question == "window/offer_reactions"
    assert set(table.cards("use")) == {"conjurer", "scholar", "tunneler"}
    assert table.player()["glory"] == 1, "the printed glory came first"
    table.play("use tunneler")
    assert table.player()["gold"] == 2, "the two others only give, so they are not asked for"
    assert table.events("used") == ["used 1 tunneler", "used 1 conjurer", "used 1 scholar"]


@pytest.mark.rule("MIC-OPEN-08")
def test_the_symbol_of_a_new_chamber_waits_for_a_paw():
    table = removing(paws=[["2", "a1"], []], hands=[RICH], row=["spring"]).play("trigger 2", "open spring")
    table.play(table.options("pay")[0])
    assert table.turn["extra_actions"] == 0


@pytest.mark.rule("MIC-OWN-02")
def test_without_a_free_token_nothing_can_be_opened_but_in_portals_place():
    cards = ["portal", "armory", "quarry", "chapel", "library", "storage", "barracks", "altar"]
    spots = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
    table = removing(
        paws=[["2", "a1", "a3"], []],
        chambers=dict(zip(spots, cards, strict=True)),
        hands=[RICH],
        row=["reliquary"],
    )
    assert "trigger 2" not in table.options()
    assert table.view()["supplies"][0]["tokens"] == 0
    table.play("trigger a1", "open reliquary")
    table.play(table.options("pay")[0])
    assert table.spot("a1")["chamber"] == "reliquary"
    assert table.view()["supplies"][0]["tokens"] == 0


@pytest.mark.rule("MIC-HIRE-01")
@pytest.mark.rule("MIC-OP-08")
def test_hiring_from_the_row_or_the_camp():
    hand = {**RICH, "camp": ["guard"]}
    table = removing(paws=[["5", "12"], []], hands=[hand], people=["monk", "baker"])
    assert set(table.play("trigger 12").cards("hire")) == {"guard"}
    table = removing(paws=[["5", "12"], []], hands=[hand], people=["monk", "baker"]).play("trigger 5")
    assert set(table.cards("hire")) == {"monk", "baker", "guard"}
    table.play("hire monk")
    table.play(table.options("pay")[0])
    assert table.player()["assistants"] == ["monk"]
    assert None not in table.data["rows"]["assistants"]


@pytest.mark.rule("MIC-HIRE-02")
def test_a_one_time_effect_comes_before_the_glory():
    table = removing(paws=[["5", "6"], []], hands=[{**RICH, "gold": 2}], people=["prospector"]).play("trigger 5")
    table.play("hire prospector", "pay FFP")
    assert table.events("took-chest", "received")[1:] == ["received 1 G", "received 1 LL"]
    assert len(table.player()["chests"]) == 1


@pytest.mark.rule("MIC-HIRE-03")
@pytest.mark.rule("MIC-ON-03")
def test_nobody_reacts_to_being_hired():
    hand = {**POOR, "food": 1, "gold": 1}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["baker"]).play("trigger 5", "hire baker")
    assert table.player()["food"] == 0
    hand = {**POOR, "food": 1, "pickaxe": 1, "assistants": ["baker"]}
    table = removing(paws=[["5", "6"], []], hands=[hand], people=["guard"]).play("trigger 5", "hire guard")
    assert table.player()["food"] == 2


@pytest.mark.rule("MIC-HIRE-04")
@pytest.mark.rule("MIC-AS-STUDENT-01")
@pytest.mark.rule("MIC-AS-STUDENT-02")
@pytest.mark.rule("MIC-MOD-04")
@pytest.mark.rule("MIC-OP-15")
@pytest.mark.rule("MIC-TURN-04")
def test_student_makes_the_camp_larger_and_gives_a_turn():
    hand = {**POOR, "food": 3, "camp": ["quarry", "guard"]}
    table = removing(paws=[["5", "1"], []], hands=[hand], people=["student"]).play("trigger 5", "hire student")
    assert table.view()["supplies"][0]["camp_limit"] == 4
    assert table.turn["extra_turns"] == 1
    table.play("trigger 1", "take food", "camp sphinx")
    assert len(table.player()["camp"]) == 3
    assert (table.seat, table.turn["number"], table.turn["extra_turns"]) == (1, 2, 0)
    assert "pass" in table.options()
    assert table.play("pass").seat == 2


@pytest.mark.rule("MIC-OPT-09")
@pytest.mark.rule("MIC-TURN-04")
def test_the_table_may_read_an_additional_turn_as_an_action():
    table = removing(
        paws=[["a1", "6"], []], chambers={"a1": "teahouse"}, options={"additional_turn": "same_turn"}
    ).play("trigger a1", "leave 6")
    assert (table.seat, table.turn["number"]) == (1, 1)


@pytest.mark.rule("MIC-CAMP-01")
@pytest.mark.rule("MIC-CAMP-06")
@pytest.mark.rule("MIC-OP-09")
@pytest.mark.rule("MIC-ON-04")
@pytest.mark.rule("MIC-AS-ELDER-01")
def test_a_card_goes_into_the_camp_for_nothing_and_elder_pays_for_it():
    hand = {**POOR, "assistants": ["elder"]}
    table = removing(paws=[["9", "10"], []], hands=[hand], row=["quarry", "chapel"], people=["guard"])
    table.play("trigger 9")
    assert table.cards("camp") == ["quarry", "chapel"], "chambers only"
    table.play("camp chapel")
    assert (table.player()["camp"], table.stock()) == (["chapel"], "2 0 1 0 0")
    table.play("trigger 10")
    assert "camp guard" in table.options()
    table.play("camp guard")
    assert table.player()["food"] == 4


@pytest.mark.rule("MIC-CAMP-02")
@pytest.mark.rule("MIC-ROW-04")
def test_a_full_camp_gives_up_a_card_before_the_row_is_filled():
    hand = {**POOR, "camp": ["quarry", "guard"]}
    table = removing(paws=[["10", "6"], []], hands=[hand], row=["chapel", "sphinx"]).play("trigger 10", "camp chapel")
    assert table.question == "camp/choose_card_to_make_room"
    assert table.options() == ["discard quarry", "discard guard"]
    table.play("discard quarry")
    assert table.player()["camp"] == ["chapel", "guard"]
    assert table.data["discards"]["chambers"] == ["quarry"]
    happened = table.events("discarded", "camped", "drew")
    assert happened[:2] == ["discarded 1 quarry", "camped 1 chapel"]


@pytest.mark.rule("MIC-CAMP-05")
def test_a_camp_card_has_no_effect():
    table = removing(
        paws=[["5", "6"], []], hands=[{**POOR, "food": 1, "pickaxe": 1, "camp": ["baker"]}], people=["guard"]
    )
    assert table.play("trigger 5", "hire guard").player()["food"] == 0


@pytest.mark.rule("MIC-ROW-02")
@pytest.mark.rule("MIC-INFO-02")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    chambers = ["living_fire", "portal", "armory", "barracks", "scaffolding", "quarry", "library", "map_room"]
    chambers += ["berry_garden", "spring", "chapel", "scrying_pool", "watchtower", "crane", "teahouse", "sacred_grove"]
    table = removing(
        paws=[["14", "6"], []],
        hands=[POOR],
        row=["reliquary", "altar", "sphinx"],
        discards=chambers,
        factions=["squirrels", "porcupines", "beavers", "capibaras", "pacas", "chinchillas"],
    )
    assert table.view()["decks"]["chambers"] == {"size": 0, "top": None}
    table.play("trigger 14", "refresh altar", "stop")
    assert table.events("shuffled") == ["shuffled 1 chamber 17"]
    assert table.view()["decks"]["chambers"]["size"] == 16
    assert table.view()["decks"]["chambers"]["top"] in ("green", "blue")
    assert table.data["shuffled"] == ["chambers"]


@pytest.mark.rule("MIC-ROW-03")
def test_a_short_row_of_chambers_means_nothing():
    spots = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3"]
    cards = ["living_fire", "portal", "armory", "barracks", "scaffolding", "quarry", "library", "map_room"]
    cards += ["berry_garden", "spring"]
    owners = ["", " 2"]
    rest = ["chapel", "scrying_pool", "watchtower", "crane"]
    table = removing(
        paws=[["2", "c3"], []],
        chambers={spot: cards[i] + owners[i % 2] for i, spot in enumerate(spots)},
        hands=[{**RICH, "camp": rest[:2]}, {"camp": rest[2:]}],
        row=["reliquary", "altar", "sphinx"],
        discards=["teahouse", "sacred_grove"],
        factions=["squirrels", "porcupines", "beavers", "capibaras", "pacas", "chinchillas"],
    )
    table.play("trigger 2", "open reliquary")
    table.play(table.options("pay")[0])
    assert table.question == "removal/choose_removal"
    assert "end" not in table.data


@pytest.mark.rule("MIC-SETUP-04")
@pytest.mark.rule("MIC-INFO-02")
def test_green_backs_come_before_blue_ones():
    table = given(row=["armory"], people=["guard"])
    assert table.view()["decks"]["chambers"]["top"] == "green"
    state = table.state
    for _ in range(40):
        if state.over():
            break
        legal = state.legal(state.deciding()[0])
        state.answer(state.deciding()[0], legal[0])
    assert table.view()["decks"]["chambers"]["top"] in ("green", "blue")
