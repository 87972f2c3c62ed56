"""Rune cards and their resonance (MOT-RUNE)."""

import pytest

from tests.games.mystery.given import FACE_UP, Table, given

EDITIONS = ["en", "pl"]
CONVERSIONS = ["w6", "w10"]
UPGRADES = ["w2", "w4", "w8"]
RUNES = ["rune6", "rune5", "rune4", "rune3", "rune2"]


def piles(**face_up):
    """All rune piles as at the start of the game, but with these cards on top."""
    return {temple: {"face_up": face_up.get(temple, top), "face_down": 3} for temple, top in FACE_UP.items()}


# ---------------------------------------------------------------- which cards resonate where

RESONANCES = {
    "w1": ("CCC", "rune6", "C"),
    "w3": ("CR", "rune5", "CC"),
    "w5": ("CY", "rune6", "C"),
    "w7": ("CCC", "rune6", "C"),
    "w9": ("BC", "rune5", "CC"),
    "red": ("R", "rune6", "CC"),
    "yellow": ("Y", "rune5", "*"),
    "blue": ("B", "rune5", "*"),
    "green": ("G", "rune4", "*C"),
    "purple": ("P", "rune3", "*C"),
}


def collect_all(table):
    """Take everything a collection gives; crystals of any colour are purple."""
    while table.seat == 1 and table.data["now"].count("collecting"):
        table.play("colour P" if table.options("colour") else table.options("place")[0])
    return table


@pytest.mark.rule("MOT-RUNE-01")
@pytest.mark.rule("MOT-RUNE-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rune", RUNES)
@pytest.mark.parametrize("card", RESONANCES)
def test_a_rune_card_of_the_tablets_type_adds_its_crystals(card, rune, edition):
    shown, tablet, extra = RESONANCES[card]
    table = collect_all(given(runes=[[rune]], options={"edition": edition}).play(f"move {card}"))
    gained = shown + (extra.replace("*", "P") if rune == tablet else "")
    assert table.stored(1) == "".join(sorted(gained))


@pytest.mark.rule("MOT-RUNE-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", RESONANCES)
def test_every_matching_rune_card_takes_effect_once(card, edition):
    shown, tablet, extra = RESONANCES[card]
    table = collect_all(given(runes=[[tablet, "rune2", tablet]], options={"edition": edition}).play(f"move {card}"))
    assert table.stored(1) == "".join(sorted(shown + 2 * extra.replace("*", "P")))


@pytest.mark.rule("MOT-RUNE-01")
def test_the_rune_cards_of_other_players_do_not_resonate():
    table = given(runes=[[], ["rune6"]]).play("move w1").stow()
    assert table.stored(1) == "CCC"
    assert table.stored(2) == ""


@pytest.mark.rule("MOT-RUNE-01")
@pytest.mark.parametrize("card", CONVERSIONS)
@pytest.mark.parametrize("rune", ["rune6", "rune5", "rune4", "rune2"])
def test_other_runes_add_nothing_to_a_conversion(card, rune):
    table = given(crystals=["CCC"], runes=[[rune]]).play(f"move {card}")
    if table.options("exchange"):  # rune2 makes the charm affordable, so the action is a choice
        table.play("collect")
    table.play("colour R", "place R at 1", "colour Y", "place Y at 2")
    assert table.stored(1) == "RY"
    assert table.seat == 2


@pytest.mark.rule("MOT-RUNE-01")
@pytest.mark.parametrize("card", UPGRADES)
@pytest.mark.parametrize("rune", ["rune6", "rune5", "rune3", "rune2"])
def test_other_runes_add_nothing_to_an_upgrade(card, rune):
    table = given(crystals=["C"], mana={card: "CC..."}, runes=[[rune]]).play(f"move {card}")
    assert table.options() == [f"cover {card} {i}" for i in range(3, 6)]
    assert table.play(f"cover {card} 3").stow().stored(1) == "B"


@pytest.mark.rule("MOT-RUNE-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_breaking_a_curse_triggers_no_resonance(edition):
    table = given(crystals=["Y.Y..R"], runes=[["rune6", "rune6"]], options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert table.stored(1) == ""
    assert table.seat == 2


@pytest.mark.rule("MOT-RUNE-03")
@pytest.mark.parametrize("mandatory", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_crystals_of_a_resonance_cannot_be_declined(edition, mandatory):
    options = {"edition": edition, "collect_mandatory": mandatory}
    table = given(runes=[["rune5"]], options=options).play("move blue", "place B at 1")
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
    table.play("colour B")
    assert len(table.options()) == len(table.options("place B")) == 11


# ---------------------------------------------------------------- the upgrade rune


@pytest.mark.rule("MOT-RUNE-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", UPGRADES)
def test_the_upgrade_rune_gives_a_crystal_that_can_be_used_in_the_upgrade(card, edition):
    table = given(runes=[["rune4"]], options={"edition": edition}).play(f"move {card}", "place C at 8")
    table.play(f"cover {card} 5", "place P at 1")
    assert table.stored(1) == "P"
    assert table.data["mana"][card] == "....C"
    assert table.seat == 2


@pytest.mark.rule("MOT-RUNE-04")
@pytest.mark.parametrize("card", UPGRADES)
def test_the_english_upgrade_rune_may_clear_the_card_first(card):
    def table():
        return given(runes=[["rune4"]], mana={card: "CR..."}).play(f"move {card}", "place C at 1")

    assert table().options() == [f"clear {card}", f"keep {card}"]
    cleared = table().play(f"clear {card}")
    assert cleared.data["mana"][card] == "....."
    assert (cleared.supply("C"), cleared.supply("R")) == (23, 8)
    assert cleared.options("cover") == [f"cover {card} {i}" for i in range(1, 6)]
    kept = table().play(f"keep {card}")
    assert kept.data["mana"][card] == "CR..."
    assert kept.options("cover") == [f"cover {card} {i}" for i in range(3, 6)]


@pytest.mark.rule("MOT-RUNE-04")
@pytest.mark.parametrize("card", UPGRADES)
def test_the_polish_upgrade_rune_clears_the_card_without_asking(card):
    table = given(runes=[["rune4"]], mana={card: "CC..."}, options={"edition": "pl"})
    table.play(f"move {card}", "place C at 1")
    assert table.data["mana"][card] == "....."
    assert table.supply("C") == 23
    assert table.options("cover") == [f"cover {card} {i}" for i in range(1, 6)]


@pytest.mark.rule("MOT-RUNE-04")
def test_an_empty_upgrade_card_is_not_asked_to_be_cleared():
    table = given(runes=[["rune4"]], mana={"w8": "CC..."}).play("move w2", "place C at 1")
    assert table.options() == [f"cover w2 {i}" for i in range(1, 6)]
    assert table.data["mana"]["w8"] == "CC..."


@pytest.mark.rule("MOT-RUNE-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_upgrade_runes_give_a_crystal_each_and_clear_once(edition):
    table = given(runes=[["rune4", "rune4", "rune4"]], mana={"w2": "CC..."}, options={"edition": edition})
    table.play("move w2", "place C at 1", "place C at 2")
    assert table.data["mana"]["w2"] == "CC..."
    table.play("place C at 3")
    if edition == "en":
        assert table.options() == ["clear w2", "keep w2"]
        table.play("clear w2")
    assert table.data["mana"]["w2"] == "....."
    assert table.options("cover") == [f"cover w2 {i}" for i in range(1, 6)]


@pytest.mark.rule("MOT-RUNE-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_crystal_and_clearing_happen_even_if_no_upgrade_follows(edition):
    options = {"edition": edition, "collect_mandatory": False}
    table = given(runes=[["rune4"]], mana={"w2": "CC..."}, options=options).play("move w2", "place C at 1")
    if edition == "en":
        table.play("clear w2")
    table.play("stop")
    assert table.stored(1) == "C"
    assert table.data["mana"]["w2"] == "....."
    assert table.seat == 2


@pytest.mark.rule("MOT-RUNE-04")
@pytest.mark.rule("MOT-COLL-04")
def test_a_kept_card_is_cleared_after_the_upgrade_as_usual():
    table = given(runes=[["rune4"]], mana={"w2": "CC..."}).play("move w2", "place C at 1", "keep w2", "cover w2 3")
    table.stow()
    assert table.data["mana"]["w2"] == "....."
    assert table.stored(1) == "B"


@pytest.mark.rule("MOT-RUNE-04")
def test_with_an_empty_supply_the_rune_takes_its_crystal_from_an_upgrade_card_before_clearing():
    table = given(crystals=["", "C" * 11, "C" * 11], runes=[["rune4"]], mana={"w2": "CC..."}).play("move w2")
    assert table.supply("C") == 0
    assert table.options() == ["take C from w2 1", "take C from w2 2"]
    table.play("take C from w2 1", "place C at 1")
    assert table.data["mana"]["w2"] == ".C..."
    table.play("clear w2")
    assert table.supply("C") == 1


# ---------------------------------------------------------------- the conversion rune


@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.parametrize("card", CONVERSIONS)
def test_the_english_conversion_rune_gives_one_more_crystal_that_may_repeat_a_colour(card):
    table = given(crystals=["CCC"], runes=[["rune3"]]).play(f"move {card}", "colour R", "place R at 1")
    table.play("colour Y", "place Y at 2")
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
    table.play("colour R", "place R at 3")
    assert table.stored(1) == "RRY"
    assert table.data["now"].count("collecting") == 0


@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.parametrize("card", CONVERSIONS)
def test_the_polish_conversion_rune_may_be_left_out(card):
    def table():
        table = given(crystals=["CCC"], runes=[["rune3"]], options={"edition": "pl"}).play(f"move {card}", "colour R")
        return table.play("place R at 1", "colour Y", "place Y at 2")

    assert table().options() == ["colour R", "colour Y", "colour B", "colour G", "colour P", "no colour"]
    assert table().play("no colour").stored(1) == "RY"
    assert table().play("colour Y", "place Y at 3").stored(1) == "RYY"


@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.rule("MOT-COLL-02")
def test_the_two_crystals_of_a_polish_conversion_itself_cannot_be_left_out():
    table = given(crystals=["CCC"], runes=[["rune3"]], options={"edition": "pl"}).play("move w6")
    assert table.options("no colour") == []
    table.play("colour R", "place R at 1")
    assert table.options() == ["colour Y", "colour B", "colour G", "colour P"]


@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_conversion_runes_make_four_crystals_in_all(edition):
    table = given(crystals=["CCC"], runes=[["rune3", "rune3"]], piles=NO_PRISM, options={"edition": edition})
    table.play("move w6", "colour R", "place R at 1", "colour Y", "place Y at 2")
    table.play("colour R", "place R at 3", "colour R", "place R at 4")
    assert table.stored(1) == "RRRY"


NO_PRISM = {**piles(green="rune4"), "red": {"face_up": "rune6", "face_down": 1}}


@pytest.mark.rule("MOT-RUNE-05")
def test_of_two_polish_conversion_runes_each_may_be_left_out():
    def table():
        table = given(crystals=["CCC"], runes=[["rune3", "rune3"]], piles=NO_PRISM, options={"edition": "pl"})
        return table.play("move w6", "colour R", "place R at 1", "colour Y", "place Y at 2")

    assert table().play("no colour", "no colour").stored(1) == "RY"
    assert table().play("no colour", "colour G", "place G at 3").stored(1) == "GRY"
    assert table().play("colour G", "place G at 3", "no colour").stored(1) == "GRY"


@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_conversion_the_conversion_rune_gives_nothing(edition):
    table = given(crystals=["CC"], runes=[["rune3"]], options={"edition": edition}).play("move w6")
    assert table.stored(1) == "CC"
    assert table.seat == 2


@pytest.mark.rule("MOT-RUNE-05")
def test_who_declines_an_english_conversion_gets_nothing_for_the_rune():
    table = given(crystals=["CCR"], runes=[["rune3"]]).play("move w6", "collect", "decline")
    assert table.stored(1) == "CCR"
    assert table.options() == ["switch", "end"]


@pytest.mark.rule("MOT-RUNE-05")
@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_one_crystal_of_a_doubled_conversion_has_no_room_its_owner_chooses_which_to_keep(edition):
    table = given(crystals=["CCCYYYYBBBBG"], runes=[["rune3", "rune3"]], piles=NO_PRISM, options={"edition": edition})
    table.play("move w6", "collect", *(["pay 1", "pay 2", "pay 3"] if edition == "en" else []))
    assert table.crystals(1) == "...YYYYBBBBG"
    kept = set()
    positions = [table]
    while positions:  # every way to take four crystals and keep three of them
        now = positions.pop()
        stored = now.crystals(1)
        if "collecting" not in now.data["now"]:
            kept.add("".join(sorted(stored[:3])))
            continue
        positions += [Table(now.state.clone()).play(text) for text in now.options() if useful(text, stored)]
    assert {"PRR", "PPR", "RRR", "PPP"} <= kept


def useful(text, stored):
    """Red and purple crystals only, on the first empty space; nothing stored before the turn is replaced."""
    words = text.split()
    if words[0] == "place":
        return int(words[3]) == stored.index(".") + 1
    return words[-1] in ("R", "P") and (words[0] != "replace" or int(words[1]) <= 3)


# ---------------------------------------------------------------- the continuous rune


@pytest.mark.rule("MOT-RUNE-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("runes", [["rune2"], ["rune2", "rune2"]])
def test_with_the_continuous_rune_the_exchange_charm_costs_three(runes, edition):
    table = given(crystals=["CCC"], runes=[runes], options={"edition": edition})
    assert table.options("exchange") == ["exchange"]
    table.play("exchange", "colour G", "place G at 1")
    assert table.stored(1) == "G"
    assert given(crystals=["CC"], runes=[runes]).options("exchange") == []
    assert given(crystals=["CCC"]).options("exchange") == []


@pytest.mark.rule("MOT-RUNE-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_continuous_rune_works_from_the_moment_it_is_gained(edition):
    table = given(crystals=["Y.Y..R.CC.C"], piles=piles(red="rune2"), options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert table.player(1)["runes"] == ["rune2"]
    assert table.options() == ["exchange", "end"]
    table.play("exchange", "colour G", "place G at 1")
    assert table.stored(1) == "G"


@pytest.mark.rule("MOT-RUNE-06")
def test_the_continuous_rune_of_another_player_gives_no_discount():
    assert given(crystals=["CCC"], runes=[[], ["rune2"]]).options("exchange") == []


# ---------------------------------------------------------------- the order, and new cards


@pytest.mark.rule("MOT-RUNE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_gives_before_the_runes(edition):
    table = given(runes=[["rune5"]], options={"edition": edition}).play("move yellow")
    assert len(table.options("place Y")) == 12
    table.play("place Y at 1")
    assert len(table.options("colour")) == 5


@pytest.mark.rule("MOT-RUNE-07")
@pytest.mark.rule("MOT-GAIN-04")
@pytest.mark.parametrize(("choice", "kept"), [("return R", "B"), ("replace 12 with R", "R")])
def test_with_one_space_left_a_polish_player_keeps_the_crystal_of_the_card_or_of_the_rune(choice, kept):
    table = given(crystals=["CCCCCCCCCCC"], runes=[["rune5"]], options={"edition": "pl"}).play("move blue", "collect")
    assert table.crystals(1) == "CCCCCCCCCCCB"  # the card comes first
    table.play("colour R", choice)
    assert table.crystals(1) == f"CCCCCCCCCCC{kept}"


@pytest.mark.rule("MOT-RUNE-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_an_upgrade_the_rune_comes_first(edition):
    table = given(crystals=["C"], runes=[["rune4"]], options={"edition": edition}).play("move w2")
    assert len(table.options("place C")) == 11
    assert table.play("place C at 2").options("cover") != []


@pytest.mark.rule("MOT-RUNE-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rune_gained_this_turn_resonates_in_a_later_collection_of_the_same_turn(edition):
    table = given(crystals=["Y.Y..R"], grids=["1B", "2A", "3A", "4A"], options={"edition": edition})
    table.play("move red", "break red L3 with 1+3+6")
    assert table.player(1)["runes"] == ["rune6"]
    table.play("collect").stow()
    assert table.stored(1) == "CCR"


@pytest.mark.rule("MOT-RUNE-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rune_gained_after_the_collection_of_a_turn_does_not_resonate_in_it(edition):
    table = given(crystals=["Y.Y..R"], grids=["1B", "2A", "3A", "4A"], options={"edition": edition})
    table.play("move red", "collect", "place R at 12", "break red L3 with 1+3+6")
    assert table.stored(1) == "R"
    assert table.player(1)["runes"] == ["rune6"]


@pytest.mark.rule("MOT-RUNE-08")
def test_a_rune_resonates_in_the_next_turn():
    table = given(2, crystals=["B.B..Y"], pawns=["w10", "w9"], neutral="w6", ring=TWO_PLAYERS)
    table.play("move red", "break red R3 with 1+3+6")
    assert table.player(1)["runes"] == ["rune6"]
    table.play("move w10").play("move w5").stow()
    assert table.stored(1) == "CCY"


TWO_PLAYERS = ["w1", "w2", "red", "w3", "yellow", "w5", "w6", "blue", "w8", "green", "w9", "w10", "purple"]
