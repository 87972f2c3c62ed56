"""The contract notices what it is there to notice: each test breaks one promise and expects to be caught."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from antechamber import contract
from antechamber.core.bits import bit
from antechamber.core.errors import PositionError
from antechamber.core.notation import ARG
from antechamber.core.rulebook import PASS, Rulebook
from antechamber.library import title
from tests.sketches import automa, copying, sealed
from tests.sketches.automa import prowl
from tests.sketches.copying import scullery
from tests.sketches.sealed import masks


@contextlib.contextmanager
def instead(book: Rulebook[Any], line: str, step) -> Iterator[None]:
    """For a while, a line of a rulebook does something else."""
    place = book.lines[line]
    kept = book.steps[place]
    book.steps[place] = step
    try:
        yield
    finally:
        book.steps[place] = kept


def broken(title, said: str, seeds: int = 12) -> None:
    """Some game of this title breaks a promise, and the sentence says which."""
    with pytest.raises(AssertionError, match=said):
        walk_all(title, seeds)


def walk_all(title, seeds: int) -> None:
    for seed in range(seeds):
        for players in title.players:
            contract.check_walk(title, players, str(seed), {}, 0, 60)


def test_a_clone_that_shares_a_list(monkeypatch):
    def clone(self):
        g = honest(self)
        g.points = self.points
        return g

    honest = sealed.Masks.clone
    monkeypatch.setattr(sealed.Masks, "clone", clone)
    broken(masks, "a clone leaves its original alone|two clones")


def test_a_clone_that_forgets_a_field(monkeypatch):
    def clone(self):
        g = honest(self)
        g.used = 0
        return g

    honest = copying.Scullery.clone
    monkeypatch.setattr(copying.Scullery, "clone", clone)
    broken(scullery, "a clone is the same in every field: clone.used")


def test_a_snapshot_that_forgets_a_field(monkeypatch):
    def to_data(self):
        return {**honest(self), "used": []}

    honest = copying.Scullery.to_data
    monkeypatch.setattr(copying.Scullery, "to_data", to_data)
    broken(scullery, "a snapshot is the same position, at .*: the keys differ")


def test_a_rule_that_reads_an_answer_long_past():
    def read_again(g, f):
        g.points[f.seat] += g.answers[(f.seat + 1) % g.seats] & ARG  # answered two questions ago, and not kept

    with instead(sealed.book, "resolve/settle_claim", read_again):
        broken(masks, "a snapshot has the same future")


def test_a_line_that_asks_and_also_draws():
    def ask_and_draw(g, f):
        sealed.choose_boast(g, f)
        g.random(2)

    with instead(sealed.book, "resolve/choose_boast", ask_and_draw):
        broken(masks, "snapshot is the same position|does nothing else|imagine")


def test_a_question_without_options():
    def ask_nothing(g, f):
        g.ask(f.seat)

    with instead(copying.book, "turn/choose_assistant", ask_nothing):
        g = scullery.start(2, "none")
    with pytest.raises(AssertionError, match="a seat that is asked has options"):
        contract.check_options(g)


def test_an_option_offered_twice():
    def offer_twice(g, f):
        g.ask(f.seat)
        g.offer(PASS)
        g.offer(PASS)

    with instead(copying.book, "turn/choose_assistant", offer_twice):
        g = scullery.start(2, "twice")
    with pytest.raises(AssertionError, match="each once"):
        contract.check_options(g)


def test_a_lost_piece():
    def lose_card(g, f):
        sealed.turn_card_up(g, f)
        g.take(0)

    with instead(sealed.book, "resolve/turn_card_up", lose_card), pytest.raises(PositionError, match="the deck"):
        contract.check_walk(masks, 2, "lost", {}, 0, 60)


def test_a_view_that_carries_all_hands_for_a_bot_to_find(monkeypatch):
    def view(self, seat):
        v = honest(self, seat)
        vars(v)["notes"] = self.place[:]
        return v

    honest = sealed.Masks.view
    monkeypatch.setattr(sealed.Masks, "view", view)
    with pytest.raises(AssertionError, match=r"holds no more than its seat was shown.*view.notes"):
        contract.check_deals(masks, 2, {}, [str(n) for n in range(40)])
    broken(masks, r"does not depend on what its seat may not know.*view.notes")


def test_a_view_that_sends_all_hands(monkeypatch):
    def data(self):
        return {**honest(self), "hands": self.hands}

    def view(self, seat):
        v = seen(self, seat)
        vars(v)["hands"] = [int(self.cards(sealed.HAND + s)[0]) for s in range(self.seats)]
        return v

    honest, seen = sealed.MasksView.data, sealed.Masks.view
    deals = [str(n) for n in range(40)]
    assert contract.check_deals(masks, 2, {}, deals) > 40
    monkeypatch.setattr(sealed.MasksView, "data", data)
    monkeypatch.setattr(sealed.Masks, "view", view)
    assert contract.check_deals(masks, 2, {}, deals) < 40  # hardly two deals look alike any more
    broken(masks, "an imagined world agrees with its view")


def test_a_view_that_counts_the_options_of_others(monkeypatch):
    def view(self, seat):
        v = honest(self, seat)
        v.seen.count = self.count[:]
        return v

    honest = sealed.Masks.view
    monkeypatch.setattr(sealed.Masks, "view", view)
    broken(masks, r"does not depend on what its seat may not know, at .*view.seen.count")


def test_a_view_that_carries_the_key_of_chance(monkeypatch):
    def view(self, seat):
        v = honest(self, seat)
        v.seen.key_of_chance = self.key_of_chance
        return v

    honest = automa.Prowl.view
    monkeypatch.setattr(automa.Prowl, "view", view)
    broken(prowl, r"view.seen.key_of_chance")


def test_a_view_that_shows_sealed_answers(monkeypatch):
    def view(self, seat):
        v = honest(self, seat)
        v.seen.answers = self.answers[:]
        return v

    honest = sealed.Masks.view
    monkeypatch.setattr(sealed.Masks, "view", view)
    broken(masks, "nobody sees a sealed answer")


def test_a_view_that_sends_sealed_answers(monkeypatch):
    def data(self):
        return {**honest(self), "told": [int(a) for a in self.seen.answers]}

    def view(self, seat):
        v = seen(self, seat)
        v.seen.answers = self.answers[:]
        return v

    honest, seen = sealed.MasksView.data, sealed.Masks.view
    monkeypatch.setattr(sealed.MasksView, "data", data)
    monkeypatch.setattr(sealed.Masks, "view", view)
    broken(masks, "nobody sees a sealed answer")


def test_a_view_that_shows_tokens_of_others(monkeypatch):
    def view(self, seat):
        v = honest(self, seat)
        v.seen.token = self.token[:]
        return v

    honest = automa.Prowl.view
    monkeypatch.setattr(automa.Prowl, "view", view)
    assert contract.distinct_worlds(two_traps().view(1), 20) == 1  # what is shown is not imagined


def two_traps() -> automa.Prowl:
    g = prowl.new(2, "traps", {})
    for text in ("set gas", "choose low"):
        g.play(0, automa.vocabulary.read(text))
    return g


def test_a_frame_that_names_a_hidden_card():
    def remember_card(g, f):
        card = g.answers[f.seat] & ARG
        sealed.keep_trophy(g, f)
        f.card = card

    with instead(sealed.book, "trophy/keep_trophy", remember_card):
        broken(masks, r"holds no more than its seat was shown.*stack")


def test_a_secret_that_shows_because_nobody_is_asked():
    def ask_only_if_needed(g, f):
        sealed.choose_boast(g, f)
        g.insist = 0

    with instead(sealed.book, "resolve/choose_boast", ask_only_if_needed):
        broken(masks, "an imagined world")


def test_something_shown_without_a_barrier():
    def turn_up_silently(g, f):
        reveals = g.reveals
        sealed.turn_card_up(g, f)
        g.reveals = reveals

    with instead(sealed.book, "resolve/turn_card_up", turn_up_silently):
        broken(masks, "without a barrier an answer shows nothing")


def test_a_secret_told_to_everybody():
    def tell_all(g, f):
        g.owner[f.card] = f.seat
        g.token[f.card] = g.answers[f.seat] & ARG
        g.tell(automa.CHOSE, f.seat, f.card, g.token[f.card])

    with instead(automa.book, "set/lay_token_face_down", tell_all):
        g = prowl.new(2, "told", {})
        g.play(0, automa.vocabulary.read("set gas"))
        told = {str(contract.told(contract.after(g, (0, option)), 1)) for option in g.legal(0)}
        assert len(told) == 3  # found by looking: nothing else tells that this choice was meant to be secret


def test_a_dealt_card_told_to_everybody():
    def deal_aloud(g, f):
        for seat in range(g.seats):
            card = g.take(g.random(g.deck_size))
            g.place[card] = sealed.HAND + seat
            g.known[card] |= bit(seat)
            g.tell(sealed.SAW, seat, card)

    with instead(sealed.book, "round/deal_cards", deal_aloud):
        g = masks.new(2, "aloud", {})
        while g.round == 1 and not (g.question() == "resolve/choose_boast" and g.deciding() == [1]):
            seat = g.deciding()[0]
            g.play(seat, g.legal(seat)[-1] if g.question() == "round/choose_tokens" else g.legal(seat)[0])
        with pytest.raises(AssertionError, match="events tell nobody what is hidden"):
            contract.check_told_alike(g, 1, PASS, [str(n) for n in range(60)])


def test_imagining_that_forgets_who_has_answered(monkeypatch):
    def imagine(self, seed):
        g = honest(self, seed)
        g.reask()
        return g

    honest = sealed.MasksView.imagine
    monkeypatch.setattr(sealed.MasksView, "imagine", imagine)
    broken(masks, "an imagined world agrees with its view")


def test_imagining_a_card_twice(monkeypatch):
    def imagine(self, seed):
        g = honest(self, seed)
        if g.deck_size > 1:
            g.deck[0] = g.deck[1]
        return g

    honest = sealed.MasksView.imagine
    monkeypatch.setattr(sealed.MasksView, "imagine", imagine)
    with pytest.raises(PositionError):
        contract.check_walk(masks, 2, "twice", {}, 0, 5)


def test_a_game_without_end():
    def for_ever(g, f):
        f.go_to(automa.ROUND)

    with instead(automa.book, "round/next_round", for_ever), pytest.raises(AssertionError, match="ends within 500"):
        contract.check_end(prowl, 2, "ever", {}, 500)


def test_an_event_without_a_name():
    def tell_nonsense(g, f):
        copying.hire_or_earn(g, f)
        g.tell(99, f.seat)

    with instead(copying.book, "turn/hire_or_earn", tell_nonsense):
        broken(scullery, "every event has a name")


def test_the_first_difference_is_named():
    one, other = masks.new(2, "a", {}), masks.new(2, "a", {})
    assert contract.difference(one, other) == ""
    other.points[1] = 3
    assert contract.difference(one, other, "g") == "g.points[1] is 0 or 3"
    assert contract.difference([1], [True]) == ""
    assert contract.difference((1, "a"), (1, "b"), "t") == "t[1] is 'a' or 'b'"
    assert contract.difference({"a": 1}, {"b": 1}, "d") == "d has the keys ['a'] or ['b']"


def test_leaves_are_counted():
    g = masks.new(2, "perft", {})
    assert [contract.perft(g, depth) for depth in range(4)] == [1, 4, 16, 32]


def test_a_whole_title_is_looked_at_by_one_call():
    counted = contract.check_title(masks, games=1)
    assert min(counted.states, counted.answers, counted.worlds, counted.sealed) > 0


def test_a_whole_title_with_a_leak_is_found_out(monkeypatch):
    def view(self, seat):
        v = honest(self, seat)
        v.seen.key_of_chance = self.key_of_chance
        return v

    honest = automa.Prowl.view
    monkeypatch.setattr(automa.Prowl, "view", view)
    with pytest.raises(AssertionError, match=r"view\.seen\.key_of_chance"):
        contract.check_title(prowl, games=1)


def test_a_title_that_says_it_deals_secrets_and_hides_nothing_is_found_out(monkeypatch):
    monkeypatch.setattr(prowl, "deals_secrets", True)
    with pytest.raises(AssertionError, match="what is dealt in secret is hidden from the others, at set/choose_trap"):
        contract.check_title(prowl, games=1)


def test_tables_show_every_number_of_players_and_every_value_of_an_option():
    tables = contract.tables_of(title("jaguar"))
    assert {players for players, options in tables if not options} == {1, 2, 3, 4}
    assert (1, {"mode": "solo"}) in tables
    assert {options["tile_rotation"] for _, options in tables if "tile_rotation" in options} == {True, False}
