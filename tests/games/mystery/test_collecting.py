"""Collecting crystals: direct, Mana Conversion, Mana Upgrade (MOT-COLL)."""

import pytest

from tests.games.mystery.given import given

EDITIONS = ["en", "pl"]
CONVERSIONS = ["w6", "w10"]
UPGRADES = ["w2", "w4", "w8"]


# ---------------------------------------------------------------- direct collection


@pytest.mark.rule("MOT-COLL-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "crystals"),
    [
        ("w1", "CCC"),
        ("w3", "CR"),
        ("w5", "CY"),
        ("w7", "CCC"),
        ("w9", "BC"),
        ("red", "R"),
        ("yellow", "Y"),
        ("blue", "B"),
        ("green", "G"),
        ("purple", "P"),
    ],
)
def test_direct_collection_gives_the_crystals_shown(card, crystals, edition):
    table = given(options={"edition": edition}).play(f"move {card}").stow()
    assert table.stored(1) == crystals
    assert table.supply("C") == 24 - crystals.count("C")
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-01")
def test_a_direct_collection_cannot_be_declined():
    table = given(crystals=["RC"], options={"collect_mandatory": False}).play("move w1")
    assert all(option.startswith("place C") for option in table.options())
    assert table.stow().stored(1) == "CCCCR"


# ---------------------------------------------------------------- Mana Conversion


@pytest.mark.rule("MOT-COLL-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", CONVERSIONS)
def test_mana_conversion_turns_three_colourless_crystals_into_two_of_different_colours(card, edition):
    table = given(crystals=["C.C.C"], options={"edition": edition}).play(f"move {card}")
    assert table.stored(1) == ""
    assert table.supply("C") == 24
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
    table.play("colour R", "place R at 12")
    assert table.options() == ["colour Y", "colour B", "colour G", "colour P"]
    table.play("colour P", "place P at 5")
    assert table.crystals(1) == "....P......R"
    assert (table.supply("R"), table.supply("P")) == (7, 5)
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_printed_example_hania_needs_two_reds_and_gets_only_one_from_a_conversion(edition):
    table = given(crystals=["CCC"], options={"edition": edition}).play("move w6", "colour R").play("place R at 1")
    table.refuses("colour R")
    table.play("colour Y", "place Y at 2")
    assert table.stored(1) == "RY"


@pytest.mark.rule("MOT-COLL-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_collection_makes_one_conversion_however_many_crystals_are_left(edition):
    table = given(crystals=["CCCCCCC"], options={"edition": edition}).play("move w6", "collect")
    table.play("pay 1", "pay 2", "pay 3", "colour R", "place R at 1", "colour Y", "place Y at 2")
    assert table.stored(1) == "CCCCRY"
    assert table.seat == 1
    assert "collect" not in table.options()
    assert table.options("convert") == []


@pytest.mark.rule("MOT-COLL-02")
@pytest.mark.rule("MOT-COLL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_colourless_crystals_cannot_be_converted_in_part(edition):
    table = given(crystals=["CC"], options={"edition": edition}).play("move w10")
    assert table.crystals(1) == "CC.........."
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-02")
def test_the_payer_chooses_which_crystals_are_converted():
    table = given(crystals=["CC.CC"]).play("move w6", "collect")
    assert set(table.options()) == {"pay 1", "pay 2"}
    table.play("pay 2")
    assert table.crystals(1) == "C..........."
    assert table.options("colour") != []


@pytest.mark.rule("MOT-COLL-02")
def test_a_full_grid_has_room_for_what_a_conversion_gives():
    table = given(crystals=["CCCRRRYYYBBB"]).play("move w6", "collect", "pay 1", "pay 2", "pay 3")
    table.play("colour G", "place G at 1", "colour P", "place P at 3")
    assert table.crystals(1) == "G.PRRRYYYBBB"


# ---------------------------------------------------------------- Mana Upgrade


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", UPGRADES)
@pytest.mark.parametrize(("space", "colour"), [(1, "R"), (2, "Y"), (3, "B"), (4, "G"), (5, "P")])
def test_a_covered_space_gives_a_crystal_of_its_colour(card, space, colour, edition):
    table = given(crystals=["C"], options={"edition": edition}).play(f"move {card}", f"cover {card} {space}")
    assert table.options() == [f"place {colour} at {i}" for i in range(1, 13)]
    table.play(f"place {colour} at 7")
    assert table.stored(1) == colour
    assert table.data["mana"][card] == "".join("C" if i == space else "." for i in range(1, 6))
    assert table.supply("C") == 23


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_crystals_of_a_mana_upgrade_are_placed_before_the_first_is_gained(edition):
    table = given(crystals=["CC"], options={"edition": edition}).play("move w2", "cover w2 5", "pay 2")
    assert table.data["mana"]["w2"] == "....C"
    assert table.supply("P") == 6
    table.play("cover w2 1")
    assert table.data["mana"]["w2"] == "C...C"
    assert table.stored(1) == ""
    table.stow()
    assert table.stored(1) == "PR"
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mana_upgrade_covers_at_most_two_spaces(edition):
    table = given(crystals=["CCC"], options={"edition": edition}).play("move w8", "cover w8 1", "pay 1")
    table.play("cover w8 2", "pay 2").stow()
    assert table.stored(1) == "CRY"
    assert table.data["mana"]["w8"] == "CC..."
    assert table.options("cover") == []


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_crystal_is_enough_for_a_mana_upgrade(edition):
    table = given(crystals=["CCC"], options={"edition": edition}).play("move w4", "cover w4 3", "pay 1", "stop").stow()
    assert table.stored(1) == "BCC"
    assert table.data["mana"]["w4"] == "..C.."


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.rule("MOT-COLL-06")
def test_the_english_edition_asks_for_one_or_two_crystals_the_polish_for_up_to_two():
    english = given(crystals=["CC"]).play("move w2")
    assert english.options() == [f"cover w2 {i}" for i in range(1, 6)]
    english.refuses("stop")
    polish = given(crystals=["CC"], options={"edition": "pl"}).play("move w2")
    assert polish.options() == [*[f"cover w2 {i}" for i in range(1, 6)], "stop"]
    polish.play("stop")
    assert polish.stored(1) == "CC"
    assert polish.data["mana"]["w2"] == "....."
    assert polish.seat == 2


@pytest.mark.rule("MOT-COLL-03")
def test_a_gained_crystal_does_not_pay_for_the_same_upgrade():
    table = given(crystals=["C"]).play("move w2", "cover w2 1")
    assert table.options("cover") == []
    assert table.stow().stored(1) == "R"


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_covered_space_cannot_be_covered_again(edition):
    table = given(crystals=["CC"], mana={"w2": ".C.C."}, options={"edition": edition}).play("move w2")
    assert table.options("cover") == ["cover w2 1", "cover w2 3", "cover w2 5"]
    table.play("cover w2 3", "pay 1")
    assert table.options("cover") == ["cover w2 1", "cover w2 5"]


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_space_whose_colour_nobody_can_give_cannot_be_covered(edition):
    table = given(crystals=["GGGGGGC"], options={"edition": edition}).play("move w2", "collect")
    assert table.options("cover") == ["cover w2 1", "cover w2 2", "cover w2 3", "cover w2 5"]


@pytest.mark.rule("MOT-COLL-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_space_whose_colour_another_player_can_give_may_be_covered(edition):
    table = given(crystals=["GGGGGC", ".......G"], options={"edition": edition}).play("move w2", "collect")
    table.play("cover w2 4")
    if edition == "en":
        table.play("pay 6", "stop")
    table.stow()
    assert table.stored(1) == "GGGGGG"
    assert table.stored(2) == ""


@pytest.mark.rule("MOT-COLL-03")
def test_a_green_crystal_on_an_upgrade_card_can_be_had_in_the_polish_edition_only():
    def table(edition):
        return given(crystals=["GGGGGC"], mana={"w8": "G...."}, options={"edition": edition}).play("move w2", "collect")

    assert "cover w2 4" not in table("en").options()
    polish = table("pl").play("cover w2 4").stow()
    assert polish.stored(1) == "GGGGGG"
    assert polish.data["mana"]["w8"] == "....."


@pytest.mark.rule("MOT-COLL-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_printed_example_blue_and_green_are_covered_two_spaces_are_left_and_the_card_is_cleared(edition):
    table = given(crystals=["CC"], mana={"w2": "C...."}, options={"edition": edition})
    table.play("move w2", "cover w2 3", "pay 1", "cover w2 4").stow()
    assert table.stored(1) == "BG"
    assert table.data["mana"]["w2"] == "....."
    assert table.supply("C") == 24


@pytest.mark.rule("MOT-COLL-04")
def test_the_card_is_cleared_only_after_the_gains():
    table = given(crystals=["CC"], mana={"w2": "C...."}).play("move w2", "cover w2 3", "pay 1", "cover w2 4")
    table.play("place B at 1")
    assert table.data["mana"]["w2"] == "C.CC."
    assert table.supply("C") == 21
    table.play("place G at 2")
    assert table.data["mana"]["w2"] == "....."


@pytest.mark.rule("MOT-COLL-04")
def test_three_uncovered_spaces_do_not_clear_the_card():
    table = given(crystals=["CC"]).play("move w2", "cover w2 3", "pay 1", "cover w2 4").stow()
    assert table.data["mana"]["w2"] == "..CC."


@pytest.mark.rule("MOT-COLL-04")
def test_one_crystal_on_the_third_space_clears_the_card():
    table = given(crystals=["C"], mana={"w4": "C...C"}).play("move w4", "cover w4 2").stow()
    assert table.data["mana"]["w4"] == "....."
    assert table.supply("C") == 24


@pytest.mark.rule("MOT-COLL-04")
def test_a_card_can_end_a_visit_with_a_single_uncovered_space_before_it_is_cleared():
    table = given(crystals=["CC"], mana={"w8": "CC..."}).play("move w8", "cover w8 3", "pay 1", "cover w8 4")
    assert table.data["mana"]["w8"] == "CCCC."
    assert table.stow().data["mana"]["w8"] == "....."


@pytest.mark.rule("MOT-COLL-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_visitor_who_places_nothing_does_not_clear_the_card(edition):
    options = {"edition": edition, "collect_mandatory": False}
    table = given(crystals=["C"], mana={"w2": "CCC.."}, options=options).play("move w2", "stop")
    assert table.data["mana"]["w2"] == "CCC.."


@pytest.mark.rule("MOT-COLL-04")
def test_clearing_one_upgrade_card_leaves_the_others_as_they_are():
    table = given(crystals=["C"], mana={"w2": "CC...", "w4": "CC...", "w8": "C...."}).play("move w4", "cover w4 3")
    assert table.stow().data["mana"] == {"w2": "CC...", "w4": ".....", "w8": "C...."}


# ---------------------------------------------------------------- what counts as colourless


@pytest.mark.rule("MOT-COLL-05")
def test_a_red_crystal_may_stand_in_for_a_colourless_one_in_an_english_conversion():
    table = given(crystals=["RCC"]).play("move w6", "collect", "convert")
    assert table.stored(1) == ""
    assert (table.supply("R"), table.supply("C")) == (8, 24)
    table.play("colour R", "place R at 1", "colour Y", "place Y at 2")
    assert table.stored(1) == "RY"


@pytest.mark.rule("MOT-COLL-05")
def test_a_polish_conversion_takes_colourless_crystals_only():
    table = given(crystals=["RCC"], options={"edition": "pl"}).play("move w6", "collect")
    assert table.options() == ["switch", "end"]
    assert table.stored(1) == "CCR"
    table = given(crystals=["RCYCC"], options={"edition": "pl"}).play("move w6", "collect")
    assert table.stored(1) == "RY"
    assert len(table.options("colour")) == 5


@pytest.mark.rule("MOT-COLL-05")
def test_a_coloured_crystal_lies_on_an_english_upgrade_card_as_what_it_is():
    table = given(crystals=["YC"]).play("move w2", "cover w2 1")
    assert set(table.options()) == {"pay 1", "pay 2"}
    table.play("pay 1", "stop").stow()
    assert table.data["mana"]["w2"] == "Y...."
    assert (table.supply("Y"), table.supply("C")) == (7, 23)
    assert table.stored(1) == "CR"


@pytest.mark.rule("MOT-COLL-05")
@pytest.mark.rule("MOT-COLL-04")
def test_coloured_crystals_on_a_cleared_upgrade_card_return_to_their_own_supply():
    table = given(crystals=["YC"], mana={"w2": "....P"}).play("move w2", "cover w2 1", "pay 1", "cover w2 2").stow()
    assert table.data["mana"]["w2"] == "....."
    assert table.data["supply"] == {"C": 24, "R": 7, "Y": 7, "B": 8, "G": 6, "P": 6}
    assert table.stored(1) == "RY"


@pytest.mark.rule("MOT-COLL-05")
def test_a_coloured_crystal_may_buy_its_own_colour():
    table = given(crystals=["R"]).play("move w2", "cover w2 1").stow()
    assert table.stored(1) == "R"
    assert table.data["mana"]["w2"] == "R...."


@pytest.mark.rule("MOT-COLL-05")
def test_a_polish_upgrade_is_paid_with_colourless_crystals_only():
    table = given(crystals=["YCRCC"], options={"edition": "pl"}).play("move w2", "collect", "cover w2 1")
    assert set(table.options()) == {"pay 2", "pay 4", "pay 5"}
    coloured = given(crystals=["YR"], options={"edition": "pl"}).play("move w2")
    assert coloured.stored(1) == "RY"
    assert coloured.seat == 2


# ---------------------------------------------------------------- must or may


@pytest.mark.rule("MOT-COLL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_colourless_crystals_must_be_converted(edition):
    table = given(crystals=["CCCR"], options={"edition": edition}).play("move w6", "collect")
    assert table.options("decline") == []
    assert table.options("pay") + table.options("colour") == table.options()


@pytest.mark.rule("MOT-COLL-06")
def test_a_compulsory_conversion_may_be_paid_with_coloured_crystals():
    table = given(crystals=["CCCR"]).play("move w6", "collect")
    assert set(table.options()) == {"pay 1", "pay 2"}
    table.play("pay 2", "colour B", "place B at 2", "colour G", "place G at 3")
    assert table.stored(1) == "BCG"
    assert table.supply("R") == 8


@pytest.mark.rule("MOT-COLL-06")
def test_a_conversion_that_needs_a_coloured_crystal_may_be_declined_and_still_was_the_action():
    table = given(crystals=["CCR"]).play("move w6", "collect")
    assert table.options() == ["convert", "decline"]
    table.play("decline")
    assert table.stored(1) == "CCR"
    assert table.options() == ["switch", "end"]


@pytest.mark.rule("MOT-COLL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_conversion_that_cannot_be_paid_does_nothing_and_still_was_the_action(edition):
    table = given(crystals=["CC", "C"], pawns=["w3"], options={"edition": edition}).play("move w6")
    assert table.stored(1) == "CC"
    assert table.player(1)["pawn"] == "w6"
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-06")
def test_with_one_colourless_crystal_an_english_upgrade_must_cover_a_space():
    table = given(crystals=["CRR"]).play("move w2", "collect")
    assert table.options("stop") == []
    table.play("cover w2 3")
    assert set(table.options()) == {"pay 1", "pay 2", "pay 3"}
    table.play("pay 3")
    assert "stop" in table.options()


@pytest.mark.rule("MOT-COLL-06")
def test_with_coloured_crystals_only_an_english_upgrade_may_be_declined():
    table = given(crystals=["R"]).play("move w2")
    assert table.options() == [*[f"cover w2 {i}" for i in range(1, 6)], "stop"]
    table.play("stop")
    assert table.stored(1) == "R"
    assert table.data["mana"]["w2"] == "....."
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_crystals_an_upgrade_does_nothing(edition):
    assert given(options={"edition": edition}).play("move w8").seat == 2


@pytest.mark.rule("MOT-COLL-06")
def test_the_crystal_of_an_upgrade_rune_makes_the_upgrade_compulsory():
    table = given(runes=[["rune4"]]).play("move w2", "place C at 1")
    assert table.options() == [f"cover w2 {i}" for i in range(1, 6)]


@pytest.mark.rule("MOT-COLL-07")
@pytest.mark.parametrize("card", ["w1", "w2", "w6"])
def test_at_a_wilderness_card_a_player_can_only_collect(card):
    table = given(crystals=["R.Y..Y"]).play(f"move {card}")
    assert set(table.options()) == {"collect", "switch"}
    table.refuses("end")
    table.refuses("break purple L3 with 1+3+6")
    assert "break purple L3 with 1+3+6" in given(crystals=["R.Y..Y"]).play("move purple").options()


@pytest.mark.rule("MOT-COLL-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_agreement_a_conversion_may_always_be_declined(edition):
    table = given(crystals=["CCC"], options={"edition": edition, "collect_mandatory": False}).play("move w6")
    assert table.options() == ["convert", "decline"]
    table.play("decline")
    assert table.stored(1) == "CCC"
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_agreement_a_conversion_may_still_be_made(edition):
    table = given(crystals=["CCC"], options={"edition": edition, "collect_mandatory": False}).play("move w6", "convert")
    table.play("colour R", "place R at 1", "colour B", "place B at 2")
    assert table.stored(1) == "BR"


@pytest.mark.rule("MOT-COLL-08")
@pytest.mark.rule("MOT-COLL-05")
def test_the_agreement_does_not_let_polish_players_convert_coloured_crystals():
    table = given(crystals=["CCR"], options={"edition": "pl", "collect_mandatory": False}).play("move w6", "collect")
    assert table.options() == ["switch", "end"]


@pytest.mark.rule("MOT-COLL-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_by_agreement_an_upgrade_may_always_be_declined(edition):
    table = given(crystals=["CC"], options={"edition": edition, "collect_mandatory": False}).play("move w2")
    assert table.options("stop") == ["stop"]
    table.play("stop")
    assert table.stored(1) == "CC"
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_declined_upgrade_still_makes_its_rune_resonate(edition):
    options = {"edition": edition, "collect_mandatory": False}
    table = given(runes=[["rune4"]], options=options).play("move w2")
    assert all(option.startswith("place C") for option in table.options())
    table.stow().play("stop")
    assert table.stored(1) == "C"
    assert table.seat == 2


@pytest.mark.rule("MOT-COLL-08")
@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_declined_conversion_gives_nothing_for_its_rune(edition):
    options = {"edition": edition, "collect_mandatory": False}
    table = given(crystals=["CCC"], runes=[["rune3"]], options=options).play("move w6", "decline")
    assert table.stored(1) == "CCC"
    assert table.seat == 2
