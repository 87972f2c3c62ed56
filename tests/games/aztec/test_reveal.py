"""Step 3: cards are turned up, and one of three cases follows (AZT-RES, AZT-STN, AZT-TOK)."""

import pytest

from tests.games.aztec.given import CLAIMING, given, revealed

# ---------------------------------------------------------------- the printed examples


@pytest.mark.rule("AZT-CLM-02")
@pytest.mark.rule("AZT-RES-21")
def test_printed_example_of_step_1_charly_draws_bby_and_claims_bbr_for_his_duo():
    table = given(4, cards=["BBY"], characters=["CHARLY", "DARYL", "ELISA", "YUKIO"])
    assert table.view(1)["duos"][0] == ["blue", "red"]
    table.claim("BBR", "BB", "BB", "YY")
    assert table.player(1)["claims"] == ["BBR"]
    assert table.hoards == ["", "", "", ""]  # the jewels lie on the card


@pytest.mark.rule("AZT-RES-11")
@pytest.mark.rule("AZT-RES-12")
@pytest.mark.rule("AZT-RES-14")
def test_printed_example_1_daryl_told_the_truth():
    table = revealed(
        4,
        cards=["BB", "RRR", "YY", "BY"],
        claims=["BB", "RRR", "YY", "BY"],
        tokens=["+3", "+1", "-2", "+2"],  # Elisa, seat 3, accuses Daryl, seat 2; Yukio, seat 4, believes him
    )
    assert table.reveal_of(2) == [
        ("revealed", 2, "RRR", "truth", "RRR"),
        ("kept-claim", 2, "RRR"),
        ("gave-stone", 2, 3),
        ("discarded-stone", 4),
    ]
    assert table.hoards[1] == "RRR"
    assert table.stones == [1, 0, 3, 1]  # Daryl and Charly discarded one for believing the truth
    assert table.kept == [[], [], [], []]


@pytest.mark.rule("AZT-RES-21")
@pytest.mark.rule("AZT-RES-22")
@pytest.mark.rule("AZT-RES-23")
def test_printed_example_2_charly_lied_and_nobody_accused_him():
    table = revealed(
        4,
        cards=["BBY", "YY", "RR", "BY"],
        claims=["BBR", "YY", "RR", "BY"],
        tokens=["+2", "+1", "+4", "+3"],  # Daryl, seat 2, believes Charly, seat 1
        deck=["SUN", "CHEST", "AMULET"],
    )
    assert table.hoards[0] == "BBR"
    assert table.offered == ["SUN", "CHEST", "AMULET"]
    assert table.stones[1] == 2  # he gains the artefact first
    table.pick("SUN")
    assert table.kept[0] == ["SUN"]
    assert table.reveal_of(1)[-1] == ("took-stone", 2)


@pytest.mark.rule("AZT-RES-31")
@pytest.mark.rule("AZT-RES-32")
@pytest.mark.rule("AZT-RES-34")
def test_printed_example_3_elisa_lied_and_charly_and_daryl_accused_her():
    table = revealed(
        4,
        cards=["BB", "YY", "YR", "BY"],
        claims=["BB", "YY", "RRR", "BY"],
        tokens=["-3", "-3", "+4", "+1"],
        deck=["SUN", "CHEST", "AMULET", "TRIPLE-B", "TRIPLE-Y", "TRIPLE-R"],
    )
    assert table.hoards[2] == "YR"
    assert table.stones == [1, 1, 4, 1]  # Yukio had believed Charly
    assert table.seat == 1
    table.pick("CHEST")
    assert table.seat == 2
    assert table.offered == ["TRIPLE-B", "TRIPLE-Y", "TRIPLE-R"]
    table.pick("TRIPLE-R")
    assert table.kept == [["CHEST"], ["TRIPLE-R"], [], []]
    assert table.reveal_of(3)[:4] == [
        ("revealed", 3, "YR", "caught", "RRR"),
        ("took-card", 3, "YR"),
        ("gave-stone", 1, 3),
        ("gave-stone", 2, 3),
    ]


# ---------------------------------------------------------------- order


@pytest.mark.rule("AZT-RES-01")
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_the_first_player_reveals_first_then_the_others_clockwise(start):
    table = revealed(
        4,
        cards=["BB", "YY", "RR", "BY"],
        claims=["BB", "YY", "RR", "BY"],
        tokens=["+2", "+3", "+4", "+1"],
        start=start,
    )
    order = [(start - 1 + i) % 4 + 1 for i in range(4)]
    assert [event[1] for event in table.events("revealed")] == order


@pytest.mark.rule("AZT-RES-01")
@pytest.mark.rule("AZT-RES-02")
def test_a_card_stays_hidden_until_the_reveal_before_it_is_carried_out_to_the_end():
    table = revealed(
        3, cards=["RR", "YY", "BB"], claims=["RRR", "YYY", "BB"], tokens=["+3", "+3", "+2"], deck=["TAKE", "SUN"]
    )
    table.pick("TAKE")  # seat 1 is in the middle of an effect
    assert table.question == "take/choose_jewels"
    assert table.view(3)["players"][0]["cards"][0] == "RR"
    assert table.view(3)["players"][1]["cards"][0] is None
    assert table.view(0)["revealed"] == [1]
    table.play("take BBB")
    assert table.view(3)["players"][1]["cards"][0] == "YY"
    assert table.view(0)["revealed"] == [1, 2]


@pytest.mark.rule("AZT-RES-02")
@pytest.mark.parametrize(
    ("claim", "token", "verdict"), [("RR", "+1", "truth"), ("YY", "+1", "unnoticed"), ("YY", "-1", "caught")]
)
def test_the_card_is_shown_in_every_case_and_stays_public(claim, token, verdict):
    table = revealed(3, cards=["RR", "BB", "BY"], claims=[claim, "BB", "BY"], tokens=["+2", token, "+2"])
    if verdict == "unnoticed":
        table.pick(table.offered[0])
        while table.question != CLAIMING:
            table.play(table.options()[0])
    assert ("revealed", 1, "RR", verdict, claim) in table.events("revealed")
    for viewer in (0, 1, 2, 3):
        assert table.view(viewer)["players"][0]["cards"] == [
            "RR",
            table.view(viewer)["players"][0]["cards"][1],
            *[None] * 3,
        ]
        assert table.view(viewer)["ledger"][0][0]["card"] == "RR"
        assert table.view(viewer)["ledger"][0][0]["verdict"] == verdict


@pytest.mark.rule("AZT-RES-03")
@pytest.mark.rule("AZT-RES-04")
@pytest.mark.rule("AZT-RES-13")
def test_who_told_the_truth_gives_stones_then_gains_then_believers_discard():
    table = revealed(
        5,
        cards=["RR", "BB", "YY", "BY", "BR"],
        claims=["RR", "BB", "YY", "BY", "BR"],
        tokens=["+2", "-1", "+1", "-1", "+1"],
        deck=["PURIFY", "SUN", "CHEST"],
    )
    assert table.stones == [0, 3, 2, 3, 2]  # given; the believers have discarded nothing yet
    assert table.seat == 1
    table.pick("SUN")
    assert table.reveal_of(1) == [
        ("revealed", 1, "RR", "truth", "RR"),
        ("kept-claim", 1, "RR"),
        ("gave-stone", 1, 2),
        ("gave-stone", 1, 4),
        ("drew", 1, 3),
        ("offered", 1, "A-PURIFY"),
        ("offered", 1, "A-SUN"),
        ("offered", 1, "A-CHEST"),
        ("kept", 1, "A-SUN"),
        ("discarded-stone", 3),
        ("discarded-stone", 5),
    ]


@pytest.mark.rule("AZT-RES-03")
@pytest.mark.rule("AZT-RES-33")
def test_who_was_caught_gets_stones_then_believers_take_one_then_accusers_gain():
    table = revealed(
        5,
        cards=["RR", "BB", "YY", "BY", "BR"],
        claims=["YR", "BB", "YY", "BY", "BR"],
        tokens=["+2", "-1", "+1", "-1", "+1"],
    )
    assert table.hoards[0] == "RR"
    assert table.stones == [4, 1, 3, 1, 3]  # all stones have moved before anybody looks at an artefact
    assert [event[0] for event in table.reveal_of(1)] == [
        "revealed", "took-card", "gave-stone", "gave-stone", "took-stone", "took-stone",
        "drew", "offered", "offered", "offered",
    ]  # fmt: skip


# ---------------------------------------------------------------- case 1


@pytest.mark.rule("AZT-RES-13")
@pytest.mark.parametrize(
    ("tokens", "gains"),
    [
        (["+2", "+1", "+1", "+1"], 0),
        (["+2", "-1", "+1", "+1"], 0),
        (["+2", "-1", "-1", "+1"], 1),
        (["+2", "-1", "-1", "-1"], 1),
    ],
)
def test_two_or_more_accusers_bring_a_truthful_player_one_artefact_in_all(tokens, gains):
    table = revealed(4, cards=["RR", "BB", "YY", "BY"], claims=["RR", "BB", "YY", "BY"], tokens=tokens)
    while table.question != CLAIMING:
        assert table.seat == 1
        table.pick("TRIPLE-B")
    assert [event[1] for event in table.events("drew")] == [1] * gains


@pytest.mark.rule("AZT-RES-14")
def test_a_believer_without_stones_discards_nothing():
    table = revealed(
        3, cards=["RR", "BB", "YY"], claims=["RR", "BB", "YY"], tokens=["+2", "+1", "+1"], stones=[0, 0, 1]
    )
    assert table.stones == [0, 0, 0]
    assert table.events("discarded-stone") == [("discarded-stone", 3)]


@pytest.mark.rule("AZT-RES-12")
@pytest.mark.rule("AZT-STN-01")
@pytest.mark.rule("AZT-STN-02")
@pytest.mark.parametrize(
    ("own", "served"),
    [
        (0, ["served-stone"] * 3),
        (1, ["gave-stone", *["served-stone"] * 2]),
        (2, ["gave-stone", "gave-stone", "served-stone"]),
        (3, ["gave-stone"] * 3),
    ],
)
def test_own_stones_go_first_clockwise_and_the_reserve_serves_the_rest(own, served):
    table = revealed(
        4,
        cards=["BB", "RR", "YY", "BY"],
        claims=["BB", "RR", "YY", "BY"],
        tokens=["-2", "+1", "-2", "-2"],
        stones=[0, own, 0, 0],
        start=2,
    )
    gifts = [event for event in table.reveal_of(2) if event[0] in ("gave-stone", "served-stone")]
    assert gifts == [(kind, 2, other) for kind, other in zip(served, (3, 4, 1), strict=True)]
    assert table.stones == [1, max(0, own - 3), 1, 1]  # each accuser has received exactly one


# ---------------------------------------------------------------- case 2


@pytest.mark.rule("AZT-RES-21")
def test_an_unnoticed_liar_keeps_the_claim_and_the_card_is_ignored():
    table = revealed(3, cards=["RRRR", "BB", "YY"], claims=["BY", "BB", "YY"], tokens=["+2", "+3", "+2"])
    assert table.hoards[0] == "BY"


@pytest.mark.rule("AZT-RES-22")
@pytest.mark.rule("AZT-TOK-05")
@pytest.mark.rule("AZT-TOK-07")
def test_a_liar_before_whom_no_token_lies_gains_an_artefact_all_the_same():
    table = revealed(3, cards=["RR", "BB", "YY"], claims=["RRR", "BB", "YY"], tokens=["-2", "-3", "-2"])
    assert table.seat == 1  # the red tokens before others are no accusers of seat 1
    assert table.reveal_of(1)[0] == ("revealed", 1, "RR", "unnoticed", "RRR")


@pytest.mark.rule("AZT-RES-23")
def test_every_believer_of_an_unnoticed_liar_takes_a_stone_even_with_none():
    table = revealed(
        4,
        cards=["RR", "BB", "YY", "BY"],
        claims=["RRR", "BB", "YY", "BY"],
        tokens=["+2", "+1", "+1", "+1"],
        stones=[0, 0, 7, 2],
        deck=["SUN"],
    )
    table.pick("SUN")
    assert [event for event in table.reveal_of(1) if event[0] == "took-stone"] == [
        ("took-stone", 2),
        ("took-stone", 3),
        ("took-stone", 4),
    ]
    assert table.stones == [0, 1, 8, 3]


# ---------------------------------------------------------------- case 3


@pytest.mark.rule("AZT-RES-31")
@pytest.mark.rule("AZT-RES-34")
def test_a_single_accuser_catches_a_liar_but_nobody_gains_an_artefact():
    table = revealed(3, cards=["RR", "BB", "YY"], claims=["RRRR", "BB", "YY"], tokens=["+2", "-1", "+2"])
    assert table.question == CLAIMING
    assert table.hoards[0] == "RR"
    assert table.events("drew") == []
    assert table.stones == [2, 1, 1]  # 1 got one and discarded one for believing 2


@pytest.mark.rule("AZT-RES-32")
@pytest.mark.rule("AZT-STN-01")
def test_the_caught_get_a_stone_from_each_accuser_or_from_the_reserve():
    table = revealed(
        4,
        cards=["RR", "BB", "YY", "BY"],
        claims=["RRRR", "BB", "YY", "BY"],
        tokens=["+2", "-1", "-1", "-1"],
        stones=[0, 0, 1, 0],
    )
    assert table.stones == [3, 0, 0, 0]
    assert [event for event in table.reveal_of(1) if event[0].endswith("stone")] == [
        ("served-stone", 2, 1),
        ("gave-stone", 3, 1),
        ("served-stone", 4, 1),
    ]


@pytest.mark.rule("AZT-RES-34")
@pytest.mark.rule("AZT-TOK-08")
@pytest.mark.rule("AZT-DEF-02")
def test_accusers_gain_one_after_the_other_clockwise_from_the_caught_each_to_the_end():
    table = revealed(
        5,
        cards=["BB", "YY", "RR", "BY", "BR"],
        claims=["BB", "YY", "RRRR", "BY", "BR"],
        tokens=["-3", "-3", "+1", "+1", "-3"],
        start=3,
        deck=["TRADE", "SUN", "CHEST", "SUN", "AMULET", "PURIFY"],
    )
    assert table.seat == 5
    table.pick("TRADE").play("take BB", "stop")  # finished before seat 1 looks
    assert table.seat == 1
    assert table.offered == ["SUN", "AMULET", "PURIFY"]
    table.pick("PURIFY")
    assert table.seat == 2


@pytest.mark.rule("AZT-RES-32")
@pytest.mark.rule("AZT-TOK-08")
@pytest.mark.parametrize("caught", [1, 2, 3, 4, 5])
def test_accusers_give_their_stones_clockwise_from_the_caught(caught):
    cards = ["BB", "YY", "RR", "BY", "BR"]
    claims = [*cards[: caught - 1], "YYYY", *cards[caught:]]
    tokens = [f"-{caught}"] * 5
    tokens[caught - 1] = f"+{caught % 5 + 1}"
    stones = [1, 0, 1, 0, 1]
    table = revealed(5, cards=cards, claims=claims, tokens=tokens, stones=stones, start=caught)
    clockwise = [(caught + i) % 5 + 1 for i in range(4)]
    assert table.reveal_of(caught)[2:6] == [
        ("gave-stone" if stones[other - 1] else "served-stone", other, caught) for other in clockwise
    ]


@pytest.mark.rule("AZT-TOK-08")
@pytest.mark.rule("AZT-RES-14")
@pytest.mark.rule("AZT-RES-23")
@pytest.mark.rule("AZT-RES-33")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("verdict", "what"), [("truth", "discarded-stone"), ("unnoticed", "took-stone"), ("caught", "took-stone")]
)
def test_believers_come_clockwise_from_the_one_they_believed(seat, verdict, what):
    cards = ["BB", "YY", "RR", "BY"]
    claims = list(cards)
    tokens = [f"+{seat}"] * 4
    tokens[seat - 1] = f"+{seat % 4 + 1}"
    clockwise = [(seat + i) % 4 + 1 for i in range(3)]
    if verdict != "truth":
        claims[seat - 1] = "YYYY"
    if verdict == "caught":
        tokens[clockwise.pop(1) - 1] = f"-{seat}"
    table = revealed(4, cards=cards, claims=claims, tokens=tokens, start=seat, deck=["SUN"])
    if verdict == "unnoticed":
        table.pick("SUN")
    assert table.reveal_of(seat)[0][3] == verdict
    assert [event for event in table.reveal_of(seat) if event[0] == what] == [(what, other) for other in clockwise]


@pytest.mark.rule("AZT-TOK-06")
def test_a_token_counts_whatever_happens_to_its_owner_before():
    table = revealed(
        3,
        cards=["RR", "BB", "YY"],
        claims=["RRR", "BBB", "YY"],
        tokens=["-2", "+3", "-2"],
        deck=["PURIFY"],
        stones=[5, 0, 0],
    )
    table.pick("PURIFY")  # seat 1 has no stone any more when seat 2 reveals, and accuses all the same
    assert table.reveal_of(2)[0] == ("revealed", 2, "BB", "caught", "BBB")
    assert ("served-stone", 1, 2) in table.reveal_of(2)
    assert table.seat == 3  # both accusers gain: clockwise from seat 2


# ---------------------------------------------------------------- what is true


@pytest.mark.rule("AZT-CLM-06")
@pytest.mark.parametrize(
    ("card", "claim", "verdict"),
    [
        ("BBY", "BBY", "truth"),
        ("BBY", "BB", "caught"),  # fewer jewels
        ("BBY", "BBBY", "caught"),  # more
        ("BBY", "BYY", "caught"),  # as many
        ("BB", "YY", "caught"),
    ],
)
def test_a_claim_is_true_only_if_it_is_the_card_jewel_for_jewel(card, claim, verdict):
    table = revealed(3, cards=[card, "RR", "YR"], claims=[claim, "RR", "YR"], tokens=["+2", "-1", "+2"])
    assert table.events("revealed")[0] == ("revealed", 1, card, verdict, claim)


@pytest.mark.rule("AZT-STN-03")
@pytest.mark.rule("AZT-SUP-02")
def test_stones_have_no_limit_and_the_reserve_never_runs_out():
    table = revealed(
        6,
        cards=["RR", "BB", "YY", "BY", "BR", "YR"],
        claims=["RRR", "BB", "YY", "BY", "BR", "YR"],
        tokens=["+2", *["-1"] * 5],
        stones=[60, 0, 0, 0, 0, 0],
        round=4,
    )
    assert table.stones[0] == 65  # more than the box holds


@pytest.mark.rule("AZT-STN-03")
@pytest.mark.rule("AZT-SUP-02")
def test_the_stones_on_a_curse_card_have_no_limit():
    table = given(3, cards=["BB", "BB", "YY"], curses=[100, 100, 100])
    table.claim("BB", "BB", "YY").token("+2", "+3", "+1")
    assert table.curses == [101, 1, 101]  # blue is tied, nobody has red: they stay and grow
    assert table.stones[2] == 1 + 100  # all of them are taken, more than the box holds
