"""Paying crystals: which ones, in what order, how many, and where they go."""

import pytest

from tests.games.mystery.given import Table, given

EDITIONS = ["en", "pl"]


def edition(name):
    return {"edition": name}


@pytest.mark.rule("MOT-PAY-01")
@pytest.mark.parametrize("name", EDITIONS)
def test_any_stored_crystals_pay_for_an_exchange(name):
    table = given(crystals=["R.Y.B.G.P.C."], pawns=["w10"], options=edition(name)).play("exchange")
    table.play("pay 1", "pay 3", "pay 5", "pay 7", "colour R", "place R at 2")
    assert table.crystals(1) == ".R......P.C."


@pytest.mark.rule("MOT-PAY-01")
@pytest.mark.parametrize("name", EDITIONS)
def test_any_stored_crystal_pays_for_a_switch_and_for_dexterity(name):
    table = given(crystals=["RYB"], pawns=["w10"], options=edition(name))
    table.play("switch")
    assert sorted(table.options()) == ["pay 1", "pay 2", "pay 3"]
    far = given(crystals=["RYB"], pawns=["w10"], options=edition(name)).play("move w4 paying 1")
    assert sorted(far.options()) == ["pay 1", "pay 2", "pay 3"]


@pytest.mark.rule("MOT-PAY-01")
@pytest.mark.rule("MOT-GRID-2B-1")
@pytest.mark.parametrize("name", EDITIONS)
def test_any_crystals_outside_the_chain_pay_the_surcharge_of_grid_2b(name):
    table = given(
        grids=["2B", "1A", "3A", "4A"],
        crystals=["Y.Y..R...BGC"],
        pawns=["w10"],
        options=edition(name),
    ).play("move red", "raise red L4 with 1+3+6 paying 2")
    assert sorted(table.options()) == ["pay 10", "pay 11"]
    table.play("pay 10")
    assert sorted(table.options()) == ["pay 11", "pay 12"]
    table.play("pay 11")
    assert table.stored(1) == "C"
    assert table.data["boxes"]["red"] == {"L4": 1}


@pytest.mark.rule("MOT-PAY-01")
def test_crystals_on_special_spaces_pay_for_nothing():
    table = given(grids=["2A", "1A", "3A", "4A"], crystals=["C"], pawns=["w1"], each={"special": [3, 0, 0, 0]})
    assert "exchange" not in table.options()
    assert "w6" not in table.moves()
    assert table.moves()["w5"] == 1


@pytest.mark.rule("MOT-PAY-02")
@pytest.mark.parametrize("name", EDITIONS)
def test_payments_return_to_the_supply_of_their_kind(name):
    table = given(crystals=["RRYC.P"], pawns=["w10"], options=edition(name))
    before = {kind: table.supply(kind) for kind in "CRYBGP"}
    table.play("exchange", "pay 1", "pay 3")  # then 4 and 6 are the only ones left to pay
    assert {kind: table.supply(kind) - before[kind] for kind in "CRYBGP"} == {
        "C": 1, "R": 1, "Y": 1, "B": 0, "G": 0, "P": 1,
    }  # fmt: skip
    assert table.crystals(1) == ".R.........."


@pytest.mark.rule("MOT-PAY-02")
@pytest.mark.rule("MOT-COLL-03")
def test_a_payment_for_a_mana_upgrade_lies_on_the_card_instead():
    table = given(crystals=["CCC"], pawns=["w1"]).play("move w2", "cover w2 4")
    table.play("pay 3", "stop", "place G at 12")
    assert table.data["mana"]["w2"] == "...C."
    assert table.supply("C") == 21
    assert table.crystals(1) == "CC.........G"


@pytest.mark.rule("MOT-PAY-02")
def test_the_payer_chooses_the_spaces_in_increasing_order():
    table = given(crystals=["C.CC.C.CC..."], pawns=["w10"]).play("exchange")
    assert sorted(int(text.split()[1]) for text in table.options()) == [1, 3, 4]
    table.play("pay 3")
    assert sorted(int(text.split()[1]) for text in table.options()) == [4, 6]
    table.refuses("pay 1")
    table.refuses("pay 3")
    table.play("pay 6")
    assert table.question == "gain-colours/choose_colour"  # 8 and 9 were the only ones left to pay
    assert table.crystals(1) == "C..C........"


@pytest.mark.rule("MOT-PAY-02")
def test_every_set_of_spaces_can_pay_exactly_once():
    def ways(table):
        if table.question != "pay/choose_payment":
            return [table.crystals(1)]
        return [way for text in table.options() for way in ways(Table(table.state.clone()).play(text))]

    table = given(crystals=["RYBGPC"], pawns=["w10"]).play("exchange")
    found = ways(table)
    assert len(found) == len(set(found)) == 15  # four of six


@pytest.mark.rule("MOT-PAY-02")
def test_nobody_pays_from_an_empty_space_or_more_than_the_cost():
    table = given(crystals=["CCC.CCC"], pawns=["w10"]).play("exchange")
    table.refuses("pay 4")
    table.play("pay 1", "pay 2", "pay 3", "pay 5")
    assert table.options("pay") == []
    assert table.stored(1) == "CC"


@pytest.mark.rule("MOT-PAY-03")
@pytest.mark.parametrize("name", EDITIONS)
def test_what_cannot_be_paid_in_full_is_not_begun(name):
    assert "exchange" not in given(crystals=["CCC"], pawns=["w10"], options=edition(name)).options()
    assert "exchange" in given(crystals=["CCCC"], pawns=["w10"], options=edition(name)).options()
    assert "switch" not in given(crystals=["CR"], pawns=["w10"], options=edition(name)).options()
    assert given(crystals=["CC"], pawns=["w1"], options=edition(name)).moves().get("w6") is None
    raised = given(grids=["2B", "1A", "3A", "4A"], crystals=["Y.Y..R.C"], pawns=["w10"], options=edition(name))
    assert raised.play("move red").options("raise") == []


@pytest.mark.rule("MOT-PAY-03")
def test_a_payment_that_has_begun_is_finished():
    table = given(crystals=["CCCCC"], pawns=["w10"]).play("exchange", "pay 1")
    assert {text.split()[0] for text in table.options()} == {"pay"}
    table.refuses("move w1")


@pytest.mark.rule("MOT-PAY-04")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("crystals", ["Y.Y..C", "Y.C..R", "C.Y..R", "C.C..C"])
def test_a_colourless_crystal_is_no_joker_in_a_chain(name, crystals):
    table = given(crystals=[crystals + "C"], pawns=["w10"], options=edition(name)).play("move red")
    assert table.options("break") == []
    assert given(crystals=["Y.Y..RC"], pawns=["w10"]).play("move red").options("break") != []


@pytest.mark.rule("MOT-PAY-04")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_colourless_crystal_cannot_be_gained_where_a_colour_is(name):
    table = given(crystals=["CCC"], pawns=["w5"], options=edition(name)).play("move w6")
    assert table.options() == ["colour R", "colour Y", "colour B", "colour G", "colour P"]
