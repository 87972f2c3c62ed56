"""Gaining an artefact: look at three, take one (AZT-ART)."""

import pytest

from tests.games.aztec.given import CLAIMING, KINDS, box, copies_in, gaining, revealed

LASTING = box(PURIFY=0, SCAPEGOAT=0, STEAL=0, TAKE=0, TRADE=0)  # all 42 are kept, so that the deck can run out
IMMEDIATE = ["PURIFY", "SCAPEGOAT", "STEAL", "TAKE", "TRADE"]


def all_but(*left, game=LASTING):
    """Every artefact of the box but these."""
    counts = copies_in(game)
    for card in left:
        counts[card] -= 1
    return [kind for kind in KINDS for _ in range(counts[kind])]


@pytest.mark.rule("AZT-ART-01")
def test_the_top_three_are_offered_and_exactly_one_is_taken():
    table = gaining("SUN", "CHEST", "AMULET", "PURIFY")
    assert table.options() == ["pick A-SUN 1", "pick A-CHEST 2", "pick A-AMULET 3"]
    table.pick("CHEST")
    assert table.kept[0] == ["CHEST"]
    assert len(table.deck) == 41
    assert table.deck[0] == "PURIFY"


@pytest.mark.rule("AZT-ART-01")
@pytest.mark.rule("AZT-INF-08")
def test_only_the_one_who_gains_sees_the_three():
    table = gaining("SUN", "CHEST", "AMULET")
    assert table.knows(1) == {1: "SUN", 2: "CHEST", 3: "AMULET"}
    for viewer in (0, 2, 3, 4):
        assert table.knows(viewer) == {}
        assert table.view(viewer)["ask"]["options"] == []
        assert table.events("offered", audience=viewer) == []
    assert [event[2] for event in table.events("offered", audience=1)] == ["A-SUN", "A-CHEST", "A-AMULET"]


@pytest.mark.rule("AZT-ART-02")
def test_an_artefact_cannot_be_declined():
    table = gaining("SUN", "CHEST", "AMULET")
    assert len(table.options()) == 3
    assert table.refuses("stop")
    assert table.refuses("pick A-PURIFY 1")
    assert table.refuses("pick A-SUN 2")


@pytest.mark.rule("AZT-ART-03")
@pytest.mark.parametrize(
    ("chosen", "bottom"), [("SUN", ["CHEST", "AMULET"]), ("CHEST", ["SUN", "AMULET"]), ("AMULET", ["SUN", "CHEST"])]
)
def test_the_two_others_go_under_the_deck_in_the_order_in_which_they_were_drawn(chosen, bottom):
    table = gaining("SUN", "CHEST", "AMULET", "PURIFY", "TAKE")
    below = table.deck[3:]
    table.pick(chosen)
    assert table.deck == [*below, *bottom]


@pytest.mark.rule("AZT-ART-05")
@pytest.mark.parametrize("chosen", IMMEDIATE)
def test_an_immediate_artefact_goes_under_the_deck_below_the_two_others(chosen):
    table = gaining("SUN", chosen, "AMULET", hoards=["", "B", "Y", "R"])
    table.pick(chosen)
    if table.question != CLAIMING:  # it asks: meanwhile the two others lie under the deck already, and it does not
        assert table.deck[-2:] == ["SUN", "AMULET"]
        assert len(table.deck) == 41
        while table.question != CLAIMING:
            table.play(table.options()[-1])
    assert table.deck[-3:] == ["SUN", "AMULET", chosen]
    assert len(table.deck) == 42
    assert table.kept[0] == []


@pytest.mark.rule("AZT-ART-05")
@pytest.mark.rule("AZT-CMP-04")
@pytest.mark.parametrize("chosen", [kind for kind in KINDS if kind not in IMMEDIATE])
def test_artefacts_without_the_icon_are_kept(chosen):
    table = gaining(chosen, "PURIFY", "TAKE")
    table.pick(chosen)
    assert table.kept[0] == [chosen]
    assert table.events("kept") == [("kept", 1, f"A-{chosen}")]
    assert table.events("played") == []


@pytest.mark.rule("AZT-ART-04")
def test_there_is_no_limit_to_kept_artefacts_and_none_is_lost():
    table = gaining("SUN", "CHEST", "AMULET", artefacts=[["SUN", "SUN", "CHEST", "TRIPLE-B"], ["AMULET"], [], []])
    table.pick("SUN")
    assert table.kept[0] == ["TRIPLE-B", "CHEST", "SUN", "SUN", "SUN"]
    while not table.over:
        if table.question == CLAIMING:
            table.claim(*[player["cards"][table.data["round"] - 1] for player in table.data["players"]])
            table.token("+2", "+3", "+4", "+1")
    assert table.kept[0] == ["TRIPLE-B", "CHEST", "SUN", "SUN", "SUN"]
    assert table.view(1)["points"][0]["artefacts"] >= 15


@pytest.mark.rule("AZT-DEC-04")
@pytest.mark.rule("AZT-ART-03")
@pytest.mark.parametrize(("option", "bottom"), [("pick A-SUN 1", ["CHEST", "SUN"]), ("pick A-SUN 3", ["SUN", "CHEST"])])
def test_identical_copies_are_separate_options_and_only_the_order_under_the_deck_differs(option, bottom):
    table = gaining("SUN", "CHEST", "SUN")
    assert table.options() == ["pick A-SUN 1", "pick A-CHEST 2", "pick A-SUN 3"]
    below = table.deck[3:]
    table.play(option)
    assert table.kept == [["SUN"], [], [], []]
    assert table.deck == [*below, *bottom]


@pytest.mark.rule("AZT-ART-06")
@pytest.mark.rule("AZT-DEC-04")
def test_of_two_cards_one_is_chosen_and_the_other_goes_back():
    table = gaining("SUN", "CHEST", box=LASTING, artefacts=[[], all_but("SUN", "CHEST"), [], []])
    assert table.deck == ["SUN", "CHEST"]
    assert table.options() == ["pick A-SUN 1", "pick A-CHEST 2"]
    table.pick("CHEST")
    assert table.deck == ["SUN"]
    assert table.kept[0] == ["CHEST"]
    table.state.audit()


@pytest.mark.rule("AZT-ART-06")
@pytest.mark.rule("AZT-DEC-09")
def test_a_single_card_is_taken_without_a_question():
    table = gaining("SUN", box=LASTING, artefacts=[[], all_but("SUN"), [], []])
    assert table.question == CLAIMING
    assert table.kept[0] == ["SUN"]
    assert table.deck == []
    table.state.audit()


@pytest.mark.rule("AZT-ART-06")
def test_a_single_immediate_card_acts_and_is_the_deck_again():
    game = box(SCAPEGOAT=0, STEAL=0, TAKE=0, TRADE=0, PURIFY=1)
    table = gaining("PURIFY", box=game, artefacts=[[], all_but("PURIFY", game=game), [], []], stones=[7, 0, 0, 0])
    assert table.stones[0] == 0
    assert table.deck == ["PURIFY"]


@pytest.mark.rule("AZT-ART-06")
def test_from_an_empty_deck_nothing_is_gained_and_the_case_goes_on():
    table = revealed(
        3,
        cards=["RR", "BB", "YY"],
        claims=["RRR", "BB", "YY"],
        tokens=["+2", "+1", "+1"],
        box=LASTING,
        artefacts=[[], all_but(), []],
        stones=[0, 0, 0],
    )
    assert table.reveal_of(1)[2:] == [("nothing-left", 1), ("took-stone", 2), ("took-stone", 3)]
    assert table.kept[0] == []
    table.state.audit()


@pytest.mark.rule("AZT-ART-06")
def test_nobody_is_owed_an_artefact_later():
    table = revealed(
        4,
        cards=["RR", "BB", "YY", "BY"],
        claims=["RRR", "BB", "YY", "BY"],
        tokens=["+2", "-1", "-1", "-1"],
        box=LASTING,
        deck=["SUN"],
        artefacts=[[], all_but("SUN"), [], []],
    )
    # seat 2 gets the only card, the others nothing
    assert len(table.kept[1]) == 42
    assert table.events("nothing-left") == [("nothing-left", 3), ("nothing-left", 4)]
    assert table.question == CLAIMING


@pytest.mark.rule("AZT-ART-06")
def test_accusers_share_a_deck_that_runs_short():
    table = revealed(
        3,
        cards=["RR", "BB", "YY"],
        claims=["RRR", "BB", "YY"],
        tokens=["+2", "-1", "-1"],
        box=LASTING,
        deck=["SUN", "CHEST"],
        artefacts=[all_but("SUN", "CHEST"), [], []],
    )
    assert table.seat == 2
    table.pick("SUN")
    assert table.kept[1:] == [["SUN"], ["CHEST"]]


@pytest.mark.rule("AZT-ART-07")
@pytest.mark.parametrize("chosen", ["PURIFY", "STEAL"])
def test_an_artefact_that_can_do_nothing_may_be_chosen_and_goes_under_the_deck(chosen):
    table = gaining(chosen, "SUN", "CHEST", stones=[0, 0, 0, 0])
    assert table.hoards[1:] == ["", "", ""]
    before = table.hoards[0]
    table.pick(chosen)
    assert table.hoards[0] == before
    assert table.question == CLAIMING
    assert table.deck[-1] == chosen


@pytest.mark.rule("AZT-ART-08")
@pytest.mark.rule("AZT-RND-03")
@pytest.mark.parametrize("chosen", IMMEDIATE)
def test_no_effect_gains_another_artefact_and_all_its_questions_go_to_the_gainer(chosen):
    table = gaining(chosen, "SUN", "CHEST", players=6, hoards=["BY", "B", "Y", "R", "B", "Y"])
    table.pick(chosen)
    while table.question != CLAIMING:
        assert table.seat == 1
        table.play(table.options()[0])
    assert len(table.events("drew")) == 1
