"""How many options a decision has, what is decided by nobody, what is said about a choice (AZT-DEC)."""

import pytest

from antechamber.games.aztec.state import Aztec
from antechamber.messages import LANGUAGES, messages
from tests.games.aztec.given import KINDS, PLACING, aztec, gaining, given, revealed

IMMEDIATE = ["PURIFY", "SCAPEGOAT", "STEAL", "TAKE", "TRADE"]


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
    assert why(table, 1, "take BBB") == ("aztec-no-take-number", "AZT-FX-15")
    table.play("take RR")
    assert why(table, 1, wish) == (message, "AZT-FX-15")


@pytest.mark.rule("AZT-FX-12")
@pytest.mark.parametrize(
    ("wish", "message", "rule"),
    [
        ("curse 2+3+6", "problem-not-now", "AZT-FX-12"),  # nobody sits there, and three are enough
        ("curse 1+2+3", "aztec-no-curse-self", "AZT-FX-12"),
        ("curse 2+3", "aztec-no-curse-number", "AZT-FX-12"),
    ],
)
def test_who_cannot_be_cursed_has_a_reason(wish, message, rule):
    table = gaining("SCAPEGOAT", players=5)
    table.pick("SCAPEGOAT")
    assert why(table, 1, wish) == (message, rule)


@pytest.mark.rule("AZT-ART-01")
@pytest.mark.parametrize(
    ("wish", "message", "arguments"),
    [
        ("pick A-SUN 2", "aztec-no-pick-place", {"artefact": "A-SUN", "place": 1, "wish": 2}),
        ("pick A-AMULET 1", "aztec-no-pick-place", {"artefact": "A-AMULET", "place": 3, "wish": 1}),
        ("pick A-TAKE 1", "aztec-no-pick-card", {"artefact": "A-TAKE"}),
    ],
)
def test_a_card_that_is_looked_for_in_the_wrong_place_is_said_to_lie_in_another(wish, message, arguments):
    table = gaining("SUN", "CHEST", "AMULET", "TAKE")
    reason = aztec.why_not(table.state.view(0), wish)
    assert reason is not None
    assert (reason.message, reason.arguments, reason.rule) == (message, arguments, "AZT-ART-01")
    for language in LANGUAGES:
        assert messages(language).problem("aztec", reason.message, reason.arguments, ["Ana"])


# ---------------------------------------------------------------- the rule behind a question and its options


@pytest.mark.parametrize(("artefact", "rule"), [("TAKE", "AZT-FX-14"), ("TRADE", "AZT-FX-15")])
def test_who_takes_jewels_is_told_the_rule_of_the_card_in_play(artefact, rule):
    table = gaining(artefact)
    table.pick(artefact)
    ask = table.view(1)["ask"]
    assert ask["rule"] == rule
    assert {option["rule"] for option in ask["options"]} == {rule}
    assert {"AZT-FX-14": "AZT-FX-15", "AZT-FX-15": "AZT-FX-14"}[rule] not in ask["rules"]


@pytest.mark.rule("AZT-CLM-04")
@pytest.mark.rule("AZT-CLM-05")
@pytest.mark.parametrize(
    ("shape", "rule", "other"), [("plausible", "AZT-CLM-04", "AZT-CLM-05"), ("free", "AZT-CLM-05", "AZT-CLM-04")]
)
def test_a_claim_is_explained_by_what_this_table_may_claim(shape, rule, other):
    ask = given(3, options={"claim_shape": shape}).view(1)["ask"]
    assert {option["rule"] for option in ask["options"]} == {rule}
    assert ask["rule"] == "AZT-CLM-02"
    assert rule in ask["rules"]
    assert other not in ask["rules"]


@pytest.mark.rule("AZT-CLM-04")
@pytest.mark.parametrize(("language", "unless"), [("en", "Unless"), ("pl", "Jeśli"), ("fr", "Sauf si")])
def test_the_help_on_plausible_claims_says_when_it_does_not_hold(language, unless):
    assert messages(language).text("AZT-CLM-04").startswith(unless)


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.parametrize(
    ("hoards", "number"), [(["", "B", "", ""], 1), (["", "B", "", "R"], 2), (["", "B", "Y", "R"], 2)]
)
def test_who_steals_is_told_from_how_many_opponents_that_is_possible(hoards, number):
    table = gaining("STEAL", hoards=hoards)
    table.pick("STEAL")
    assert table.view(1)["ask"]["number"] == number
    table.play("steal blue from 2")
    if number == 2:
        assert table.view(1)["ask"]["number"] == 1


# ---------------------------------------------------------------- previews come true


@pytest.mark.rule("AZT-FX-01")
@pytest.mark.rule("AZT-FX-02")
@pytest.mark.rule("AZT-FX-03")
@pytest.mark.rule("AZT-FX-04")
@pytest.mark.parametrize("options", [{}, {"artefact_visibility": "secret"}], ids=str)
@pytest.mark.parametrize("before", [[], ["CHEST"], ["AMULET", "PAIR-BY"]], ids=str)
@pytest.mark.parametrize("chosen", KINDS)
def test_what_an_artefact_is_said_to_be_worth_is_what_it_adds(chosen, before, options):
    table = gaining(
        chosen, hoards=["BBBBYYYRRR", "", "", ""], stones=[7, 2, 2, 2], artefacts=[before, [], [], []], options=options
    )
    preview = table.view(1)["ask"]["options"][0]["preview"]
    scores, points = table.scores, table.view(1)["worth"][0]
    kept = {kind for kind in KINDS if kind not in IMMEDIATE}
    assert preview["kept"] == (chosen in kept)
    if chosen not in kept:
        assert preview["worth"] == 0
        return
    world = table.state.clone()
    world.play(0, table.read(f"pick A-{chosen} 1"))
    g, h = table.state, world
    assert isinstance(g, Aztec)
    assert isinstance(h, Aztec)
    h.stones[0] = g.stones[0]  # one was discarded for believing the truth
    assert preview["worth"] == h.scores()[0] - scores[0]
    assert preview["worth"] > 0
    listed = h.view(0).detail()["worth"]
    assert isinstance(listed, list)
    added = [one for one in listed[0] if one["artefact"] == f"A-{chosen}"][-1]
    assert added["points"] == preview["worth"]  # and afterwards it is listed with as much
    assert len(listed[0]) == len(points) + 1


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


def test_the_view_names_the_seat_whose_card_is_resolved():
    table = revealed(3, cards=["RR", "BB", "YY"], claims=["RRR", "BB", "YY"], tokens=["+2", "-1", "-1"], deck=["SUN"])
    assert table.view(0)["resolving"] == 1
    assert table.view(0)["deciding"] == [2]
    assert table.view(0)["ask"]["phase"] == "reveal"


# ---------------------------------------------------------------- help that says what holds


@pytest.mark.rule("AZT-CLM-07")
@pytest.mark.parametrize(("language", "said"), [("en", "cannot claim nothing"), ("pl", "pusta deklaracja jest nied")])
def test_the_help_says_that_something_must_be_claimed(language, said):
    assert said in messages(language).text("AZT-CLM-07")


@pytest.mark.rule("AZT-DEC-04")
@pytest.mark.parametrize(("language", "order"), [("en", "order"), ("pl", "kolejności"), ("fr", "ordre")])
def test_the_help_says_what_differs_between_two_cards_alike(language, order):
    assert order in messages(language).text("AZT-DEC-04")
