"""Steps 1, 2, 4 and 5: claims, tokens, curses, the end of a round (AZT-RND, AZT-CLM, AZT-TOK, AZT-CUR, AZT-END)."""

import pytest

from tests.games.aztec.given import CLAIMING, PLACING, Table, aztec, given, revealed

TRUE = ["BB", "YY", "RR", "BY"]
ROUND = ["+2", "+3", "+4", "+1"]  # everybody believes the next


def played(cards=TRUE, claims=None, tokens=ROUND, **more):
    """A round in which nobody gains an artefact, played to its end."""
    table = revealed(len(cards), cards=cards, claims=claims or cards, tokens=tokens, **more)
    assert table.question in (CLAIMING, "")
    return table


# ---------------------------------------------------------------- the round


@pytest.mark.rule("AZT-RND-01")
def test_a_round_has_five_steps_in_order_and_there_are_five_rounds():
    table = given(3, cards=["BB", "YY", "RR"])
    table.claim("BB", "YY", "RR").token("+2", "+3", "+1")
    found = table.events(
        "claims-shown", "tokens-shown", "revealed", "curse-stayed", "cursed", "round-ended", "round-began"
    )
    steps = [event[0] for event in found]
    assert steps == [
        "claims-shown", "tokens-shown", *["revealed"] * 3, *["cursed"] * 3, "round-ended", "round-began",
    ]  # fmt: skip
    assert table.data["round"] == 2


@pytest.mark.rule("AZT-RND-02")
@pytest.mark.rule("AZT-CLM-03")
def test_tokens_are_asked_for_only_when_all_have_claimed():
    table = given(3)
    table.say(2, "claim BB").say(3, "claim YY")
    assert table.question == CLAIMING
    assert table.asked == [1]
    assert table.refuses("accuse 1", seat=2)
    table.say(1, "claim RR")
    assert table.question == PLACING
    table.say(1, "accuse 2").say(3, "accuse 2")
    assert table.events("revealed") == []
    table.say(2, "accuse 1")
    assert table.events("revealed") != []


# ---------------------------------------------------------------- claims


@pytest.mark.rule("AZT-CLM-01")
@pytest.mark.rule("AZT-INF-04")
def test_everybody_sees_the_top_card_of_their_own_pile_only():
    table = Table(aztec.start(3, "top", {}))
    cards = [player["cards"] for player in table.data["players"]]
    for viewer in range(4):
        seen = [player["cards"] for player in table.view(viewer)["players"]]
        assert seen == [[cards[s][0] if s == viewer - 1 else None, *[None] * 4] for s in range(3)]


@pytest.mark.rule("AZT-CLM-02")
def test_a_claim_may_be_the_card_or_something_else():
    for claim in ("BB", "YYRR"):
        assert given(3, cards=["BB"]).claim(claim, "YY", "RR").player(1)["claims"] == [claim]


@pytest.mark.rule("AZT-CLM-03")
@pytest.mark.rule("AZT-DEC-11")
@pytest.mark.rule("AZT-INF-06")
def test_claims_are_sealed_may_be_changed_until_the_last_one_is_in_and_not_after():
    table = given(3)
    table.say(1, "claim BB").say(1, "claim YY").say(2, "claim RR")
    assert [table.view(3)["players"][i]["claims"] for i in range(3)] == [[], [], []]
    assert table.view(3)["deciding"] == [3]  # that they have chosen may be known, not what
    assert "claim" not in str(table.state.view(2).position().get("sealed", ""))
    table.say(3, "claim BY")
    assert [table.view(3)["players"][i]["claims"] for i in range(3)] == [["YY"], ["RR"], ["BY"]]
    assert table.refuses("claim BB", seat=1)


@pytest.mark.rule("AZT-CLM-04")
def test_a_plausible_claim_is_what_some_card_could_show():
    options = given(3).options()
    claims = [option.split()[1] for option in options]
    assert len(claims) == len(set(claims)) == 27
    assert all(2 <= len(claim) <= 4 and len(set(claim)) <= 2 for claim in claims)
    for wrong in ("B", "BYR", "BBBBB", "BBYR"):
        assert "AZT-CLM-02" in given(3).refuses(f"claim {wrong}")


@pytest.mark.rule("AZT-CLM-04")
def test_a_face_that_has_been_seen_may_still_be_claimed():
    table = given(3, cards=["RRRR", "BB", "YY"])  # the only card with four red jewels
    table.claim("BBBB", "RRRR", "RRRR").token("-2", "-3", "-1")
    assert ("revealed", 2, "BB", "caught", "RRRR") in table.events("revealed")


@pytest.mark.rule("AZT-CLM-05")
@pytest.mark.rule("AZT-OPT-02")
def test_a_free_claim_is_any_one_to_six_jewels():
    table = given(3, options={"claim_shape": "free"})
    claims = [option.split()[1] for option in table.options()]
    assert len(claims) == len(set(claims)) == 83
    assert sorted({len(claim) for claim in claims}) == [1, 2, 3, 4, 5, 6]
    assert "BYR" in claims
    table.claim("BBYYRR", "R", "YYYYYY").token("+2", "+3", "+2")
    assert table.hoards[0] == "BBYYRR"
    assert table.seat == 1  # a lie that nobody accused


@pytest.mark.rule("AZT-CLM-07")
@pytest.mark.parametrize("shape", ["plausible", "free"])
def test_nobody_may_claim_nothing(shape):
    table = given(3, options={"claim_shape": shape})
    assert table.refuses("claim none")
    reason = aztec.why_not(table.state.view(0), "claim none")
    assert reason is not None
    assert reason.rule == "AZT-CLM-07"


@pytest.mark.rule("AZT-SUP-01")
def test_the_temple_never_runs_out():
    table = given(3, cards=["BBBB"], hoards=["B" * 45] * 3, deck=["TAKE"], curses=[0, 0, 0], round=5)
    assert "claim BBBB" in table.options()
    table.claim("BBBB", "BBBB", "BBB").token("+2", "+3", "+2")
    assert table.hoards[0] == "B" * 49  # more than the box holds
    table.pick("TAKE").play("take BBB")
    assert table.hoards[1] == "B" * 52


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("AZT-TOK-01")
@pytest.mark.rule("AZT-TOK-02")
@pytest.mark.rule("AZT-TOK-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_must_place_the_token_before_an_opponent_on_one_of_its_faces(players):
    table = given(players, at=PLACING)
    assert table.asked == list(range(1, players + 1))
    for seat in table.asked:
        others = [other for other in table.asked if other != seat]
        assert sorted(table.options(seat)) == sorted([f"{w} {o}" for w in ("believe", "accuse") for o in others])
    assert table.refuses("accuse 1", seat=1)
    assert aztec.why_not(table.state.view(0), "accuse 1").rule == "AZT-TOK-02"  # type: ignore[union-attr]


@pytest.mark.rule("AZT-TOK-01")
def test_tokens_are_chosen_when_all_claims_are_visible():
    table = given(3, cards=["BB"]).claim("BBB", "YY", "RR")
    for viewer in (0, 1, 2, 3):
        assert [player["claims"] for player in table.view(viewer)["players"]] == [["BBB"], ["YY"], ["RR"]]


@pytest.mark.rule("AZT-TOK-04")
@pytest.mark.rule("AZT-DEC-10")
@pytest.mark.rule("AZT-INF-06")
def test_tokens_are_secret_until_the_last_is_placed():
    table = given(4, at=PLACING, cards=["BB"])
    before = [table.view(viewer) for viewer in (0, 3, 4)]
    table.say(1, "accuse 2")
    one = [table.view(viewer) for viewer in (0, 3, 4)]
    table.say(1, "believe 3")
    assert [table.view(viewer) for viewer in (0, 3, 4)] == one
    assert [{**view, "deciding": []} for view in one] == [{**view, "deciding": []} for view in before]
    assert table.events() == []
    table.say(2, "believe 1").say(3, "believe 4").say(4, "accuse 3")
    assert [event[:3] for event in table.events("believed", "accused")] == [
        ("believed", 1, 3),
        ("believed", 2, 1),
        ("believed", 3, 4),
        ("accused", 4, 3),
    ]


@pytest.mark.rule("AZT-TOK-05")
@pytest.mark.rule("AZT-TOK-07")
def test_any_number_of_tokens_may_lie_before_a_player_and_each_counts_for_that_player_only():
    table = revealed(4, cards=TRUE, claims=TRUE, tokens=["-2", "+1", "-2", "+2"])
    assert table.seat == 2  # two accusers of a true claim
    table.pick("TRIPLE-B")
    ledger = table.view(0)["ledger"]
    assert [entry[0]["believers"] for entry in ledger] == [[2], [4], [], []]
    assert [entry[0]["accusers"] for entry in ledger] == [[], [1, 3], [], []]


# ---------------------------------------------------------------- curses


@pytest.mark.rule("AZT-CUR-01")
def test_who_alone_has_most_of_a_colour_takes_all_stones_from_its_card():
    table = played(curses=[1, 2, 0], round=2, stones=[0, 0, 0, 0], hoards=["BBB", "", "", ""])
    # blue: BBBBB against BY; yellow: YY against Y; red: RR alone
    assert table.events("cursed") == [("cursed", 1, "blue", 1), ("cursed", 2, "yellow", 2), ("cursed", 3, "red", 0)]
    assert table.stones == [1, 2, 0, 0]
    assert table.curses == [1, 1, 1]


@pytest.mark.rule("AZT-CUR-02")
@pytest.mark.rule("AZT-END-02")
def test_a_tie_for_the_most_leaves_the_stones_on_the_card_also_at_zero():
    table = played(["BB", "BB", "BY", "BR"], curses=[2, 2, 2], round=2, stones=[0] * 4, hoards=["", "", "R", ""])
    assert table.events("curse-stayed") == [("curse-stayed", 1, "blue", 2), ("curse-stayed", 1, "red", 2)]
    assert table.events("cursed") == [("cursed", 3, "yellow", 2)]
    assert table.curses == [3, 1, 3]
    none = played(["BB", "BB", "BBB", "BBB"], curses=[1, 1, 1], stones=[0] * 4)
    assert [event[2] for event in none.events("curse-stayed")] == ["blue", "yellow", "red"]
    assert none.stones == [0] * 4


@pytest.mark.rule("AZT-CUR-03")
def test_only_hoards_count_for_curses_and_one_player_may_take_all_three():
    table = played(
        ["BB", "YY", "RR"],
        tokens=["+2", "+3", "+1"],
        hoards=["YYYRRR", "", ""],
        artefacts=[["TRIPLE-B"], ["TRIPLE-Y"], ["TRIPLE-R"]],
        curses=[1, 1, 1],
        stones=[0, 0, 0],
    )
    assert table.stones == [3, 0, 0]


@pytest.mark.rule("AZT-CUR-03")
@pytest.mark.rule("AZT-END-02")
@pytest.mark.rule("AZT-END-05")
def test_curses_fall_in_round_five_too_and_the_cards_are_refilled():
    table = played(round=5, curses=[5, 0, 1], stones=[0] * 4)
    assert table.over
    assert table.stones == [5, 0, 1, 0]
    assert table.curses == [1, 1, 1]
    assert table.data["round"] == 5


@pytest.mark.rule("AZT-CUR-01")
def test_jewels_of_claims_taken_back_do_not_count_for_curses():
    table = played(
        ["BB", "YY", "RR"], ["YYYY", "YY", "RR"], tokens=["+2", "-1", "+1"], curses=[0, 1, 0], stones=[2, 2, 2]
    )
    assert ("cursed", 2, "yellow", 1) in table.events("cursed")


# ---------------------------------------------------------------- the end of the round


@pytest.mark.rule("AZT-END-01")
@pytest.mark.rule("AZT-INF-10")
def test_cards_played_stay_public_with_their_claims_and_tokens():
    table = played()
    for viewer in (0, 1, 4):
        view = table.view(viewer)
        assert [player["cards"][0] for player in view["players"]] == TRUE
        assert [player["tokens"] for player in view["players"]] == [
            ["believe 2"],
            ["believe 3"],
            ["believe 4"],
            ["believe 1"],
        ]
        assert [entry["card"] for [entry] in view["ledger"]] == TRUE


@pytest.mark.rule("AZT-END-02")
def test_each_curse_card_gets_a_stone_at_the_end_of_a_round():
    table = played(curses=[0, 1, 1], hoards=["YYRR"])
    assert table.curses == [1, 2, 2]


@pytest.mark.rule("AZT-END-03")
def test_tokens_come_back_for_the_next_round():
    table = played()
    table.claim("BB", "BB", "BB", "BB")
    assert all(len(table.options(seat)) == 6 for seat in (1, 2, 3, 4))
    assert table.view(0)["ledger"][0][1]["believers"] == []


@pytest.mark.rule("AZT-END-04")
@pytest.mark.rule("AZT-OPT-06")
@pytest.mark.parametrize(("first_player", "starts"), [("fixed", [3, 3, 3, 3, 3]), ("rotating", [3, 4, 1, 2, 3])])
def test_the_first_player_stays_or_goes_round(first_player, starts):
    table = given(4, start=3, options={"first_player": first_player})
    found = []
    while not table.over:
        found.append(table.data["start"])
        claims = [player["cards"][table.data["round"] - 1] for player in table.data["players"]]
        table.claim(*claims).token("+2", "+3", "+4", "+1")
    assert found == starts
    assert [event[1] for event in table.events("revealed")][::4] == starts


@pytest.mark.rule("AZT-END-05")
@pytest.mark.rule("AZT-OPT-08")
def test_the_game_is_over_after_the_fifth_round():
    table = played(round=4)
    assert not table.over
    table.claim(*[player["cards"][4] for player in table.data["players"]]).token(*ROUND)
    assert table.over
    assert table.winners
    assert table.refuses("claim BB", seat=1) == 'seat 1 cannot "claim BB": the game is over'
