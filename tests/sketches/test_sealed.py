"""Hidden cards, sealed answers, remembered cards: Masks keeps the contract and its secrets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.chance import key_from_seed
from antechamber.core.errors import IllegalAnswer
from antechamber.core.playout import playout
from tests.sketches.sealed import CARD, CLAIM, DECK, HAND, LOOK, TROPHY, Masks, masks, vocabulary

SHARE = settings().max_examples // 4


def say(g: Masks, seat: int, text: str) -> None:
    g.play(seat - 1, vocabulary.read(text))


def dealt(*cards: str, deck: str) -> Masks:
    """Two or more seats with these cards, before their claims, and the deck that is left in play."""
    order: list[int] = [CARD.number(card) for card in [*cards, *deck.split()]]
    g = masks.lay_out(len(cards))
    g.set_chance(key_from_seed("dealt"))
    for card in range(len(g.place)):
        g.place[card] = DECK if card in order else 1
    g.lay_deck(order)
    g.begin(masks_round(), 0, 0, 0)
    g.advance()
    return g


def masks_round() -> int:
    return masks.book().lines["round/deal_cards"]


def accused_truth() -> Masks:
    """Seat 1 told the truth and was accused, and looks at 1b and 2b; 3b is left."""
    g = dealt("1a", "2a", deck="1b 2b 3b 4b")
    say(g, 1, "claim 1")
    say(g, 2, "claim 1")
    say(g, 1, "token believe 2")
    say(g, 2, "token accuse 1")
    say(g, 1, "pass")
    return g


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(st.sampled_from(masks.players), st.integers(0, 10**9).map(str), st.integers(0, 40))
def test_every_promise_holds(players, seed, skip):
    contract.check_walk(masks, players, seed, {}, skip, 6)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(st.sampled_from(masks.players), st.integers(0, 10**9).map(str), st.integers(0, 40))
def test_events_tell_only_what_is_shown(players, seed, skip):
    g = masks.new(players, seed, {})
    playout(g, 1, skip)
    for seat in g.deciding():
        for option in g.legal(seat):
            contract.check_told_alike(g, seat, option, ["one", "two"])


def test_games_end_and_replay():
    for seed in "abcdef":
        for players in masks.players:
            assert contract.check_end(masks, players, seed, {}, 100) == contract.check_end(
                masks, players, seed, {}, 100
            )
            contract.check_replay(masks, players, seed, {}, 100)


def test_deals_that_look_alike_on_the_wire_look_alike_to_a_bot():
    assert contract.check_deals(masks, 3, {}, [str(n) for n in range(60)]) > 60


def test_a_seat_sees_its_own_card_and_no_other():
    g = masks.new(3, "own", {})
    hands = [CARD.word(g.cards(HAND + seat)[0]) for seat in range(3)]
    for seat in range(3):
        assert g.view(seat).data()["known"] == {hands[seat]: f"hand {seat + 1}"}
    assert g.view(-1).data()["known"] == {}


def test_other_hands_are_really_dealt_anew_and_the_own_one_is_not():
    view = masks.new(3, "worlds", {}).view(0)
    assert contract.distinct_worlds(view, 30, lambda g: g.cards(HAND + 1)) > 8  # type: ignore[attr-defined]
    assert contract.distinct_worlds(view, 30, lambda g: g.cards(HAND)) == 1  # type: ignore[attr-defined]


def test_a_sealed_claim_shows_only_that_it_was_made():
    g = masks.new(3, "sealed", {})
    say(g, 2, "claim 3")
    assert g.view(0).data()["deciding"] == [1, 3]
    for viewer in (-1, 0, 2):
        assert 2 not in list(g.view(viewer).seen.answers)
        assert g.view(viewer).seen.legal(1) == []
    assert g.view(1).seen.answers[1] == CLAIM | 2


def test_in_an_imagined_world_the_own_sealed_answer_stays_and_others_vary():
    g = masks.new(3, "sealed", {})
    say(g, 1, "claim 3")
    say(g, 2, "claim 4")
    worlds = [g.view(0).imagine(str(n)) for n in range(30)]
    assert {int(w.answers[0]) for w in worlds} == {CLAIM | 2}
    assert len({int(w.answers[1]) for w in worlds}) == 4
    assert {tuple(w.deciding()) for w in worlds} == {(2,)}


def test_a_sealed_claim_can_be_taken_back_until_the_last_is_in():
    g = masks.new(2, "back", {})
    say(g, 1, "claim 1")
    g.reopen(0)
    assert g.deciding() == [0, 1]
    say(g, 1, "claim 2")
    say(g, 1, "claim 3")
    say(g, 2, "claim 4")
    assert list(g.claims) == [2, 3]
    with pytest.raises(IllegalAnswer, match="seat 1 has no sealed answer to take back"):
        g.reopen(0)


def test_all_claims_are_shown_in_one_answer():
    g = masks.new(3, "shown", {})
    g.recording = True
    for seat in range(3):
        assert g.events == []
        say(g, seat + 1, f"claim {seat + 1}")
    assert [(int(e.seat), e.args[0]) for e in g.events] == [(0, 0), (1, 1), (2, 2)]


def test_who_cannot_boast_is_asked_as_well_because_that_is_a_secret():
    g = dealt("1a", "4a", deck="1b 2b 3b 4b")
    for seat in (1, 2):
        say(g, seat, "claim 1")
    for seat in (1, 2):
        say(g, seat, f"token believe {3 - seat}")
    assert (g.question(), [vocabulary.text(o) for o in g.legal(0)]) == ("resolve/choose_boast", ["pass"])
    assert g.view(1).data()["question"] == "resolve/choose_boast"
    say(g, 1, "pass")
    assert [vocabulary.text(o) for o in g.legal(1)] == ["pass", "boast"]


def test_a_seat_remembers_the_card_it_put_on_the_deck_even_in_another_hand():
    g = accused_truth()
    say(g, 1, "keep 2b")
    say(g, 1, "put top")
    assert g.view(0).data()["deck"] == ["1b", None, None]
    assert g.view(1).data()["deck"] == [None, None, None]
    g.lay_deck([g.deck[1], g.deck[0], g.deck[2]])  # so that seat 2 draws the card that seat 1 knows
    say(g, 2, "pass")
    assert g.question() == "round/choose_claims"
    assert g.view(0).data()["known"]["1b"] == "hand 2"  # type: ignore[index]
    for n in range(10):
        world = g.view(0).imagine(str(n))
        assert CARD.word(world.cards(HAND + 1)[0]) == "1b"
        assert [CARD.word(c) for c in world.cards(TROPHY)] == ["2b"]


def test_nobody_else_sees_which_of_the_two_was_kept_not_even_in_the_stack():
    one, other = accused_truth(), accused_truth()
    say(one, 1, "keep 1b")
    say(other, 1, "keep 2b")
    assert contract.difference(one.view(1), other.view(1)) == ""
    assert contract.difference(one.view(0), other.view(0)) != ""


def test_while_a_seat_looks_at_cards_others_imagine_other_cards_there():
    g = accused_truth()
    assert [vocabulary.text(o) for o in g.legal(0)] == ["keep 1b", "keep 2b"]
    assert contract.distinct_worlds(g.view(1), 40, lambda w: w.cards(LOOK)) > 3  # type: ignore[attr-defined]
    assert contract.distinct_worlds(g.view(0), 40, lambda w: w.cards(LOOK)) == 1  # type: ignore[attr-defined]
