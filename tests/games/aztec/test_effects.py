"""Artefacts that act at once, and those that are kept (AZT-FX)."""

import itertools

import pytest

from tests.games.aztec.given import CLAIMING, final, gaining, owners_box, revealed

# ---------------------------------------------------------------- purify


@pytest.mark.rule("AZT-FX-11")
@pytest.mark.parametrize("stones", [0, 1, 9])
def test_incense_puts_all_own_stones_back_and_nobody_elses(stones):
    table = gaining("PURIFY", stones=[stones, 3, 0, 5])
    table.pick("PURIFY")
    assert ("purified", 1, stones) in table.events("purified")
    assert table.stones == [0, 2, 0, 4]  # seats 2 and 4 discarded one by believing


@pytest.mark.rule("AZT-FX-11")
@pytest.mark.rule("AZT-FX-17")
def test_incense_in_the_middle_of_a_reveal_does_not_reach_stones_that_come_later():
    table = revealed(
        3,
        cards=["RR", "BB", "YY"],
        claims=["RR", "BB", "YY"],
        tokens=["-2", "-1", "-1"],
        stones=[5, 0, 0],
        deck=["PURIFY"],
    )
    assert table.stones == [3, 1, 1]
    table.pick("PURIFY")  # then seat 2 reveals the truth and gives a stone to seat 1, who accused
    assert table.stones == [1, 0, 1]


# ---------------------------------------------------------------- scapegoat


@pytest.mark.rule("AZT-FX-12")
@pytest.mark.rule("AZT-DEC-08")
@pytest.mark.parametrize(("players", "sets"), [(5, 4), (6, 10)])
def test_a_totem_names_three_different_opponents(players, sets):
    table = gaining("SCAPEGOAT", players=players)
    table.pick("SCAPEGOAT")
    others = [str(seat) for seat in range(2, players + 1)]
    expected = [f"curse {'+'.join(three)}" for three in itertools.combinations(others, 3)]
    assert sorted(table.options()) == sorted(expected)
    assert len(expected) == sets


@pytest.mark.rule("AZT-FX-12")
@pytest.mark.rule("AZT-STN-01")
@pytest.mark.rule("AZT-STN-02")
@pytest.mark.parametrize("own", [0, 1, 2, 3, 5])
def test_a_totem_gives_own_stones_first_clockwise_and_the_reserve_serves_the_rest(own):
    table = gaining("SCAPEGOAT", players=6, stones=[own, 0, 0, 0, 0, 0])
    table.pick("SCAPEGOAT").play("curse 2+4+6")
    gifts = table.events("gave-stone", "served-stone")
    assert gifts == [("gave-stone" if i < own else "served-stone", 1, other) for i, other in enumerate((2, 4, 6))]
    assert table.stones[0] == max(0, own - 4)  # another one discarded for believing the truth


@pytest.mark.rule("AZT-FX-12")
@pytest.mark.rule("AZT-DEC-09")
@pytest.mark.parametrize("players", [3, 4])
def test_with_no_more_opponents_than_the_totem_names_it_is_all_of_them(players):
    table = gaining("SCAPEGOAT", players=players, stones=[9] + [0] * (players - 1))
    table.pick("SCAPEGOAT")
    assert table.question == CLAIMING
    assert table.events("gave-stone") == [("gave-stone", 1, seat) for seat in range(2, players + 1)]
    assert table.stones[0] == 9 - players  # another one discarded for believing the truth


@pytest.mark.rule("AZT-FX-12")
def test_the_order_of_a_totem_is_clockwise_from_the_giver():
    table = revealed(
        5,
        cards=["BB", "YY", "RR", "BY", "BR"],
        claims=["BB", "YY", "RRRR", "BY", "BR"],
        tokens=["+2", "+1", "+1", "+1", "+1"],
        start=3,
        stones=[0, 0, 1, 0, 0],
        deck=["SCAPEGOAT"],
    )
    table.pick("SCAPEGOAT").play("curse 1+2+5")
    assert table.events("gave-stone", "served-stone") == [
        ("gave-stone", 3, 5),
        ("served-stone", 3, 1),
        ("served-stone", 3, 2),
    ]


# ---------------------------------------------------------------- steal


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.rule("AZT-FX-16")
@pytest.mark.rule("AZT-DEC-07")
def test_a_monkey_robs_up_to_two_different_opponents_of_a_jewel_they_own():
    table = gaining("STEAL", hoards=["", "BBY", "R", "BYR"])
    table.pick("STEAL")
    assert table.options() == [
        "steal blue from 2", "steal yellow from 2", "steal red from 3",
        "steal blue from 4", "steal yellow from 4", "steal red from 4", "stop",
    ]  # fmt: skip
    table.play("steal blue from 2")
    assert (table.hoards[0], table.hoards[1]) == ("BRRR", "BY")
    assert table.options() == [
        "steal red from 3",
        "steal blue from 4",
        "steal yellow from 4",
        "steal red from 4",
        "stop",
    ]
    table.play("steal red from 3")
    assert table.events("stole") == [("stole", 1, "blue", 2), ("stole", 1, "red", 3)]
    assert table.question == CLAIMING


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.rule("AZT-FX-16")
@pytest.mark.parametrize("first", [[], ["steal blue from 2"]])
def test_stealing_is_optional_each_time(first):
    table = gaining("STEAL", hoards=["", "B", "B", "B"])
    table.pick("STEAL").play(*first, "stop")
    assert len(table.events("stole")) == len(first)
    assert table.question == CLAIMING


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.rule("AZT-DEC-07")
@pytest.mark.rule("AZT-DEC-09")
def test_a_theft_ends_by_itself_when_nobody_is_left_to_rob():
    table = gaining("STEAL", hoards=["Y", "", "BBB", ""])
    table.pick("STEAL")
    assert table.options() == ["steal blue from 3", "stop"]
    table.play("steal blue from 3")  # who still has blue ones, but is robbed only once
    assert table.question == CLAIMING
    empty = gaining("STEAL", hoards=["YYY", "", "", ""])
    empty.pick("STEAL")
    assert empty.question == CLAIMING
    assert empty.events("stole") == []


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.rule("AZT-FX-17")
def test_claims_that_are_not_revealed_cannot_be_stolen_but_jewels_of_this_round_can():
    table = revealed(
        3,
        cards=["BB", "RR", "YY"],
        claims=["BB", "RRR", "YY"],
        tokens=["+3", "+3", "+1"],
        deck=["STEAL"],
    )
    assert table.seat == 2
    table.pick("STEAL")
    assert table.options() == ["steal blue from 1", "stop"]  # seat 1 has revealed, seat 3 not yet


@pytest.mark.rule("AZT-FX-17")
def test_stolen_jewels_count_for_the_curses_of_the_same_round():
    def cursed(*answers):
        table = gaining("STEAL", hoards=["BBB", "BBBB", "", ""], curses=[1, 0, 0])
        table.pick("STEAL").play(*answers)
        return [event[1] for event in table.events("cursed") if event[2] == "blue"]

    # seat 2 will have 6 blue ones, or 5 after the theft; seat 1 has 3 or 4
    assert cursed("stop") == [2]
    table = gaining("STEAL", hoards=["BBBB", "BBB", "", ""], curses=[1, 0, 0])
    table.pick("STEAL").play("steal blue from 2")
    assert [event[1] for event in table.events("cursed") if event[2] == "blue"] == [1]


@pytest.mark.rule("AZT-FX-13")
def test_a_monkey_of_six_players_has_sixteen_options():
    table = gaining("STEAL", players=6, hoards=["", *["BYR"] * 5])
    table.pick("STEAL")
    assert len(table.options()) == 16


# ---------------------------------------------------------------- take


@pytest.mark.rule("AZT-FX-14")
@pytest.mark.rule("AZT-DEC-05")
def test_a_cache_gives_any_three_jewels_exactly():
    table = gaining("TAKE")
    table.pick("TAKE")
    assert table.options() == [
        f"take {jewels}" for jewels in ("BBB", "BBY", "BBR", "BYY", "BYR", "BRR", "YYY", "YYR", "YRR", "RRR")
    ]
    assert table.refuses("take BB")
    assert table.refuses("take none")
    table.play("take BYR")
    assert table.hoards[0] == "BYRRRR"
    assert table.question == CLAIMING


# ---------------------------------------------------------------- trade


@pytest.mark.rule("AZT-FX-15")
@pytest.mark.rule("AZT-DEC-05")
@pytest.mark.rule("AZT-DEC-06")
def test_scales_give_two_jewels_and_up_to_two_exchanges():
    table = gaining("TRADE", hoards=["YYYR", "", "", ""])
    table.pick("TRADE")
    assert table.options() == [f"take {jewels}" for jewels in ("BB", "BY", "BR", "YY", "YR", "RR")]
    table.play("take BB")
    assert table.options() == [
        "trade blue for yellow", "trade blue for red", "trade yellow for blue", "trade yellow for red",
        "trade red for blue", "trade red for yellow", "stop",
    ]  # fmt: skip
    table.play("trade blue for red", "trade yellow for blue")  # one just taken, and an old one
    assert table.hoards[0] == "BBYYRRRRR"
    assert table.question == CLAIMING


@pytest.mark.rule("AZT-FX-15")
def test_only_colours_that_one_owns_are_given_and_another_one_is_taken():
    table = revealed(3, cards=["BB", "RR", "YY"], claims=["RR", "RR", "YY"], tokens=["+2", "+3", "+2"], deck=["TRADE"])
    table.pick("TRADE").play("take RR")
    assert table.options() == ["trade red for blue", "trade red for yellow", "stop"]
    assert table.refuses("trade blue for red")
    assert table.refuses("trade red for red")
    table.play("trade red for blue", "trade blue for red")  # back again is allowed
    assert table.hoards[0] == "RRRR"


@pytest.mark.rule("AZT-FX-15")
@pytest.mark.rule("AZT-FX-16")
@pytest.mark.parametrize("first", [[], ["trade red for blue"]])
def test_exchanging_is_optional_each_time(first):
    table = gaining("TRADE")
    table.pick("TRADE").play("take YY", *first, "stop")
    assert len(table.events("traded")) == len(first)
    assert table.question == CLAIMING


# ---------------------------------------------------------------- kept artefacts


@pytest.mark.rule("AZT-FX-01")
@pytest.mark.parametrize(
    ("artefact", "hoard", "points"),
    [
        ("TRIPLE-B", "BB", 0),
        ("TRIPLE-B", "BBBBB", 3),
        ("TRIPLE-B", "BBBBBBBBBYYYRRR", 9),
        ("TRIPLE-Y", "YYYYYY", 6),
        ("TRIPLE-R", "BBBYYYRRR", 3),
        ("PAIR-BY", "BBBYY", 2),
        ("PAIR-BR", "BBBYYR", 1),
        ("PAIR-YR", "BBBYY", 0),
        ("PAIR-YR", "BYYYRRRR", 3),
    ],
)
def test_a_set_pays_for_every_complete_one(artefact, hoard, points):
    table = final([hoard, "", ""], artefacts=[[artefact], [], []])
    assert table.view(0)["points"][0]["artefacts"] == points
    assert table.view(0)["worth"][0] == [{"artefact": f"A-{artefact}", "points": points}]


@pytest.mark.rule("AZT-FX-02")
@pytest.mark.parametrize(("hoard", "points"), [("", 0), ("BY", 0), ("BYR", 1), ("BBBBB", 1), ("BYRRRR", 2)])
def test_a_chest_pays_for_every_three_jewels_of_any_colours(hoard, points):
    assert final([hoard, "", ""], artefacts=[["CHEST"], [], []]).view(0)["points"][0]["artefacts"] == points


@pytest.mark.rule("AZT-FX-03")
def test_a_sun_disc_pays_five_points():
    assert final(["", "", ""], artefacts=[["SUN"], [], []], stones=[0, 0, 0]).scores == [5, 0, 0]


@pytest.mark.rule("AZT-FX-04")
@pytest.mark.parametrize(
    ("shields", "stones", "points"), [(1, 2, 0), (1, 3, 0), (1, 4, -1), (1, 7, -5), (2, 7, -1), (3, 9, 0), (3, 10, -1)]
)
def test_amulets_hide_three_stones_each_from_the_track(shields, stones, points):
    table = final(["", "", ""], artefacts=[["AMULET"] * shields, [], []], stones=[stones, 0, 0])
    assert table.view(0)["points"][0]["stones"] == points
    assert table.stones[0] == stones


@pytest.mark.rule("AZT-FX-04")
@pytest.mark.parametrize(
    ("shields", "stones", "saved"), [(1, 2, [2]), (1, 5, [5]), (2, 7, [7, 4]), (2, 2, [2, 0]), (3, 11, [9, 8, 5])]
)
def test_each_amulet_is_listed_with_the_points_that_it_saves(shields, stones, saved):
    table = final(["", "", ""], artefacts=[["AMULET"] * shields, [], []], stones=[stones, 0, 0])
    assert [card["points"] for card in table.view(0)["worth"][0]] == saved
    plain = final(["", "", ""], stones=[stones, 0, 0])
    assert sum(saved) == table.scores[0] - plain.scores[0]


@pytest.mark.rule("AZT-FX-04")
@pytest.mark.rule("AZT-SCO-07")
def test_hidden_stones_still_count_for_the_tie():
    table = final(["", "", ""], artefacts=[["AMULET"], [], []], stones=[1, 0, 9])
    assert table.scores[:2] == [0, 0]
    assert table.winners == [2]


@pytest.mark.rule("AZT-FX-05")
def test_copies_add_up_and_a_jewel_counts_for_every_card():
    table = final(["BBBYR", "", ""], artefacts=[["TRIPLE-B", "TRIPLE-B", "PAIR-BY", "PAIR-BR", "CHEST"], [], []])
    assert table.view(0)["points"][0]["artefacts"] == 3 + 3 + 1 + 1 + 1


@pytest.mark.rule("AZT-FX-05")
def test_kept_artefacts_do_nothing_before_the_end():
    table = gaining("AMULET", "SUN", "CHEST", stones=[5, 2, 2, 2], hoards=["BBB", "", "", ""])
    hoards = table.hoards
    table.pick("AMULET")
    assert table.stones[0] == 4  # one discarded for believing, none for the amulet
    assert table.hoards[0] == hoards[0]


def test_owners_may_change_numbers_and_the_rules_follow():
    game = owners_box(
        {
            "A-TAKE": {"jewels": 1},
            "A-SCAPEGOAT": {"opponents": 1},
            "A-SUN": {"vp": 8},
            "A-AMULET": {"stones": 1},
            "A-CHEST": {"size": 2, "vp": 3},
        }
    )
    table = gaining("TAKE", box=game)
    assert table.pick("TAKE").options() == ["take B", "take Y", "take R"]
    table = gaining("SCAPEGOAT", box=game)
    assert table.pick("SCAPEGOAT").options() == ["curse 2", "curse 3", "curse 4"]
    table = final(["BBB", "", ""], box=game, artefacts=[["SUN", "AMULET", "CHEST"], [], []], stones=[2, 0, 0])
    assert table.scores[0] == 8 + 3 - 1
