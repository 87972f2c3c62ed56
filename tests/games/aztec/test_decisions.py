"""How many options a decision has, what is decided by nobody, what is said about a choice (AZT-DEC)."""

import pytest

from tests.games.aztec.given import PLACING, aztec, gaining, given, revealed


@pytest.mark.rule("AZT-DEC-01")
def test_six_characters_are_offered_at_most():
    g = aztec.start(6, "six", {"character_assignment": "choice", "starting_seat": 1})
    counts = []
    while g.question() == "character/choose_character":
        counts.append(len(g.legal(g.deciding()[0])))
        g.play(g.deciding()[0], g.legal(g.deciding()[0])[0])
    assert counts == [6, 5, 4, 3, 2]


@pytest.mark.rule("AZT-DEC-02")
@pytest.mark.parametrize(("shape", "number"), [("plausible", 27), ("free", 83)])
@pytest.mark.parametrize("players", [3, 6])
def test_a_claim_is_one_of_27_or_83_for_every_seat(shape, number, players):
    table = given(players, options={"claim_shape": shape})
    assert [len(set(table.options(seat))) for seat in range(1, players + 1)] == [number] * players


@pytest.mark.rule("AZT-DEC-02")
def test_the_true_claim_is_marked_for_its_owner_only():
    table = given(3, cards=["BBY", "RR", "YY"])
    options = table.view(1)["ask"]["options"]
    assert [option["text"] for option in options if option["group"] == "truth"] == ["claim BBY"]
    assert [option["text"] for option in options if option["preview"]["true"]] == ["claim BBY"]
    assert table.view(0)["ask"]["options"] == []


@pytest.mark.rule("AZT-DEC-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_token_has_two_options_for_each_opponent(players):
    table = given(players, at=PLACING)
    assert [len(table.options(seat)) for seat in table.asked] == [2 * (players - 1)] * players


@pytest.mark.rule("AZT-DEC-04")
@pytest.mark.rule("AZT-DEC-05")
@pytest.mark.rule("AZT-DEC-06")
@pytest.mark.rule("AZT-DEC-07")
@pytest.mark.rule("AZT-DEC-08")
@pytest.mark.parametrize(("artefact", "number"), [("TAKE", 10), ("TRADE", 6), ("STEAL", 16), ("SCAPEGOAT", 10)])
def test_effects_have_as_many_options_as_the_specification_says(artefact, number):
    table = gaining(artefact, "SUN", "CHEST", players=6, hoards=["BYR"] * 6)
    assert len(table.options()) == 3
    table.pick(artefact)
    assert len(table.options()) == number
    if artefact == "TRADE":
        table.play("take BY")
        assert len(table.options()) == 7
    if artefact == "STEAL":
        table.play("steal red from 3")
        assert len(table.options()) == 13


@pytest.mark.rule("AZT-DEC-10")
@pytest.mark.rule("AZT-DEC-11")
def test_sealed_answers_may_come_in_any_order_and_be_taken_back():
    one = given(3, cards=["RR", "BB", "YY"]).claim("RR", "BB", "YY")
    other = given(3, cards=["RR", "BB", "YY"])
    other.say(3, "claim RR").say(2, "claim BB")
    other.state.reopen(2)
    other.say(3, "claim YY").say(1, "claim RR")
    assert one.data == other.data


# ---------------------------------------------------------------- why not?


def why(table, seat, wish):
    reason = aztec.why_not(table.state.view(seat - 1), wish)
    return (reason.message, reason.rule) if reason else None


@pytest.mark.parametrize(
    ("wish", "message", "rule"),
    [
        ("claim none", "aztec-no-claim-empty", "AZT-CLM-07"),
        ("claim B", "aztec-no-claim-few", "AZT-CLM-04"),
        ("claim BBBBB", "aztec-no-claim-many", "AZT-CLM-04"),
        ("claim BYR", "aztec-no-claim-colours", "AZT-CLM-04"),
        ("accuse 2", "aztec-no-token-now", "AZT-RND-01"),
        ("take BBB", "aztec-no-other-question", "AZT-CLM-02"),
        ("steal blue from 2", "aztec-no-other-question", "AZT-CLM-02"),
        ("trade blue for red", "aztec-no-other-question", "AZT-CLM-02"),
        ("play CHARLY", "aztec-no-character-now", "AZT-SET-04"),
        ("claim XX", "problem-no-such-option", ""),
        ("stop", "problem-not-now", "AZT-CLM-02"),
    ],
)
def test_what_cannot_be_claimed_has_a_reason(wish, message, rule):
    assert why(given(3), 1, wish) == (message, rule)


def test_what_can_be_done_has_no_reason_against_it():
    table = given(3)
    assert why(table, 1, "claim BB") is None
    assert why(table.claim("BB", "BB", "BB"), 1, "accuse 2") is None
    assert why(table, 1, "claim BB") == ("aztec-no-claim-now", "AZT-RND-01")


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("steal blue from 2", "aztec-no-steal-twice"),
        ("steal blue from 3", "aztec-no-steal-empty"),
        ("steal blue from 4", "aztec-no-steal-colour"),
        ("steal blue from 1", "aztec-no-steal-self"),
        ("steal red from 4", None),
    ],
)
def test_what_cannot_be_stolen_has_a_reason(wish, message):
    table = gaining("STEAL", hoards=["", "BB", "", "R"])
    table.pick("STEAL").play("steal blue from 2")
    found = why(table, 1, wish)
    assert found == ((message, "AZT-FX-13") if message else None)
    assert why(table, 2, "steal blue from 1") == ("problem-not-your-turn", "")


@pytest.mark.parametrize(
    ("wish", "message"), [("trade red for red", "aztec-no-trade-same"), ("trade blue for red", "aztec-no-trade-none")]
)
def test_what_cannot_be_traded_has_a_reason(wish, message):
    table = gaining("TRADE")
    table.pick("TRADE")
    assert why(table, 1, "take BBB") == ("aztec-no-take-number", "AZT-FX-14")
    table.play("take RR")
    assert why(table, 1, wish) == (message, "AZT-FX-15")


# ---------------------------------------------------------------- previews come true


def test_the_preview_of_a_claim_tells_what_comes_of_it():
    table = given(4, cards=["RR", "BB", "YY", "BY"], stones=[1, 2, 2, 2], curses=[0, 0, 1])
    previews = {option["text"]: option["preview"] for option in table.view(1)["ask"]["options"]}
    truth, lie = previews["claim RR"], previews["claim BBBR"]
    assert [(o["jewels"], o["stones"], o["artefact"], o["theirs"]) for o in truth["outcomes"]] == [
        ("RR", 0, False, False),
        ("RR", -1, False, False),
        ("RR", -1, True, False),
    ]
    assert [(o["jewels"], o["stones"], o["artefact"], o["theirs"]) for o in lie["outcomes"]] == [
        ("BBBR", 0, True, False),
        ("RR", 1, False, False),
        ("RR", 2, False, True),
    ]
    assert truth["leads"] == ["red"]
    assert (truth["unseen"], lie["unseen"]) == (1, 1)


def test_the_preview_of_a_jewel_tells_the_points_it_brings():
    table = gaining("TAKE", hoards=["BB", "", "", ""])
    table.pick("TAKE")
    previews = {option["text"]: option["preview"]["points"] for option in table.view(1)["ask"]["options"]}
    for text, points in previews.items():
        again = gaining("TAKE", hoards=["BB", "", "", ""])
        again.pick("TAKE")
        before = again.scores[0]
        hoard = again.state.clone()
        hoard.play(0, again.read(text))
        gained = hoard.view(0).data()["scores"][0] - before  # type: ignore[index]
        assert gained == points + 1  # and a stone less for believing the truth


def test_the_question_names_the_seat_that_resolves():
    table = revealed(3, cards=["RR", "BB", "YY"], claims=["RRR", "BB", "YY"], tokens=["+2", "-1", "-1"], deck=["SUN"])
    assert table.view(0)["resolving"] == 1
    assert table.view(0)["ask"]["seat"] == 2
    assert table.view(0)["ask"]["phase"] == "reveal"
