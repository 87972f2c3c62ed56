"""Reactions inside reactions, cards that copy cards, limits: Scullery keeps the contract and every chain ends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.chance import key_from_seed
from antechamber.core.kernel import known_frames
from tests.sketches.copying import CARD, DECK, NAMES, ROW, STUDIO, TURN, Scullery, scullery, vocabulary

SHARE = settings().max_examples // 4


def table(*studios: str, row: str, coins: int = 9) -> Scullery:
    """Seat 1 is to choose; each seat has these assistants."""
    g = scullery.lay_out(len(studios))
    g.set_chance(key_from_seed("table"))
    for seat, names in enumerate(studios):
        g.coins[seat] = coins
        for name in names.split():
            g.place[CARD.number(name)] = STUDIO + seat
    for name in row.split():
        g.place[CARD.number(name)] = ROW
    g.begin(TURN, 0)
    g.advance()
    return g


def say(g: Scullery, *texts: str) -> None:
    for text in texts:
        g.play(g.deciding()[0], vocabulary.read(text))


def options(g: Scullery) -> list[str]:
    return [vocabulary.text(o) for o in g.legal(g.deciding()[0])]


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(st.sampled_from(scullery.players), st.integers(0, 10**9).map(str), st.integers(0, 40))
def test_every_promise_holds(players, seed, skip):
    contract.check_walk(scullery, players, seed, {}, skip, 6)


@pytest.mark.deep
@settings(max_examples=SHARE)
@given(st.sets(st.sampled_from(NAMES[1:]), min_size=3), st.integers(0, 10**9).map(str))
def test_every_promise_holds_with_any_assistants_and_every_chain_ends(cards, seed):
    hired = sorted(cards)
    g = table(" ".join(hired[1:-1]), hired[-1], row=hired[0])
    for n, h in enumerate(contract.walk(g, contract.Dice(seed))):
        if n % 3 == 0:
            contract.check_question(scullery, h, contract.Dice(seed), contract.Tally())
        assert n < 500


def test_games_end_and_replay():
    for seed in "abcdef":
        contract.check_end(scullery, 3, seed, {}, 300)
        contract.check_replay(scullery, 3, seed, {}, 300)


def test_a_title_may_let_a_card_react_unasked(monkeypatch):
    """Nobody would leave the porter out, so nobody is asked about it; the others are offered as ever."""
    porter = CARD.number("porter")
    monkeypatch.setattr(Scullery, "reacts_unasked", lambda g, f, ready: porter if ready >> porter & 1 else -1)
    g = table("porter herald", "", row="patron")
    say(g, "hire patron")
    assert g.coins[0] == 9 - 3 + 1
    assert options(g) == ["use herald", "pass"]


def test_a_title_may_leave_out_what_could_do_nothing(monkeypatch):
    """A window looks at what it is about each time it opens."""
    herald = CARD.number("herald")
    monkeypatch.setattr(Scullery, "ready", lambda g, f: f.memo & g.reactors(f.seat, f.n) & ~(1 << herald))
    g = table("porter herald", "", row="patron")
    say(g, "hire patron")
    assert options(g) == ["use porter", "pass"]


def test_a_title_may_have_one_procedure_for_all_reactions(monkeypatch):
    asked = []
    honest = Scullery.reaction

    def reaction(g: Scullery, event: int, card: int) -> int:
        asked.append(int(card))
        return int(honest(g, event, card))

    monkeypatch.setattr(Scullery, "reaction", reaction)
    g = table("porter herald", "", row="patron")
    say(g, "hire patron", "use herald")
    assert asked == [CARD.number("herald")]


def test_a_reaction_opens_a_window_inside_the_window():
    g = table("porter usher", "", row="patron")
    say(g, "hire patron", "use porter")
    assert known_frames(g) == [
        "turn/next_turn", "hire/rivals_react_in_turn", "window/end", "react/put_out", "porter/end",
        "window/resolve_one_then_reopen",
    ]  # fmt: skip
    assert options(g) == ["use usher", "pass"]
    assert g.to_data()["stack"][2]["card"] == "patron"  # type: ignore[index]
    assert g.to_data()["stack"][5]["memo"] == ["usher"]  # type: ignore[index]


def test_two_cards_that_react_to_gains_do_not_feed_each_other_for_ever():
    g = table("porter miser usher", "", row="patron")
    say(g, "hire patron", "use porter", "use miser", "use usher")
    assert g.coins[0] == 9 - 3 + 1 + 1 + 1
    assert options(g) == ["use usher", "pass"]  # to the porter's coin: to that it has not reacted yet
    say(g, "use usher", "use miser")
    assert g.active == 1


def test_a_limit_of_once_a_turn_also_holds_for_copies():
    g = table("herald mimic porter", "", row="patron")
    say(g, "hire patron", "use herald", "use porter", "use mimic")
    assert g.glory[0] == 1
    assert g.coins[0] == 9 - 3 + 1 + 1  # the mimic could only copy the porter, and was not asked
    assert g.active == 1


def test_the_limit_is_over_with_the_turn():
    g = table("herald", "", row="patron porter", coins=9)
    say(g, "hire patron", "use herald", "pass", "hire porter", "use herald")
    assert g.glory[0] == 2


def test_a_card_carries_out_the_effect_of_the_card_it_reacts_to():
    g = table("chef", "", row="porter")
    say(g, "hire porter", "use chef")
    assert g.coins[0] == 9 - 1 + 1


def test_a_copy_of_a_copy_is_about_the_same_card():
    g = table("chef mimic", "", row="porter")
    say(g, "hire porter", "use chef")
    assert g.coins[0] == 9
    say(g, "use mimic")
    assert options(g) == ["copy porter", "copy chef"]
    say(g, "copy chef")
    assert g.coins[0] == 10


def test_a_card_that_is_being_carried_out_is_not_copied():
    g = table("chef mimic", "", row="echo")
    say(g, "hire echo", "use chef")  # the chef carries out the echo; nothing else was used, so it does nothing
    say(g, "use mimic")
    assert options(g) == ["copy chef", "copy echo"]
    say(g, "copy echo")  # the echo may copy the chef, but neither the mimic nor itself
    assert g.firing == 0
    assert g.active == 1


def test_a_card_that_must_react_cannot_be_passed():
    g = table("creditor porter", "", row="patron")
    say(g, "hire patron")
    assert options(g) == ["use porter", "use creditor"]
    say(g, "use creditor")
    assert options(g) == ["use porter", "pass"]


def test_the_only_card_that_must_react_does_so_unasked():
    g = table("creditor", "", row="patron")
    say(g, "hire patron")
    assert (g.coins[0], g.active) == (9 - 3 - 1, 1)


def test_rivals_react_one_after_another_clockwise():
    g = table("", "spy", "agent", row="patron")
    say(g, "hire patron")
    assert (g.deciding(), options(g)) == ([1], ["use spy", "pass"])
    say(g, "use spy")
    assert (g.deciding(), options(g)) == ([2], ["use agent", "pass"])
    say(g, "pass")
    assert (list(g.coins), list(g.glory), g.active) == ([6, 10, 9], [0, 0, 0], 1)


def test_gains_in_anothers_turn_fire_nothing():
    g = table("", "spy usher", row="patron")
    say(g, "hire patron", "use spy")
    assert (g.active, g.coins[1], g.glory[1]) == (1, 10, 0)


def test_a_discount_is_a_query():
    g = table("clerk", "", row="patron", coins=2)
    assert options(g) == ["hire patron", "pass"]
    say(g, "hire patron")
    assert g.coins[0] == 0


def test_a_card_does_not_react_to_its_own_hiring():
    g = table("", "", row="porter")
    say(g, "hire porter")
    assert g.active == 1


def test_the_deck_has_no_order_to_leak():
    g = table("", "", row="porter")
    after = [g.view(0).imagine(str(n)) for n in range(30)]
    for world in after:
        say(world, "hire porter")
    assert len({tuple(w.place) for w in after}) > 8
    assert all(g.place[CARD.number(name)] == DECK for name in NAMES[2:])
