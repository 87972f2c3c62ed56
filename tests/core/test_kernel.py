"""What the kernel promises to a rulebook: order of frames, questions, sealed answers, errors, snapshots."""

from __future__ import annotations

import pytest

from antechamber.core.declaring import declared
from antechamber.core.errors import IllegalAnswer, PositionError
from antechamber.core.fields import shared
from antechamber.core.kernel import EVERYBODY, Frame, State, known_frames
from antechamber.core.notation import ARG, ARG_BITS, Numbers, Vocabulary
from antechamber.core.rulebook import Rulebook, Step
from tests.sketches.sealed import masks
from tests.sketches.sketch import Sketch

SAY = 2 << ARG_BITS
words = Vocabulary("bench")
words.option(SAY, "say", "say {n}", [("n", Numbers("number", 1 << 12))])
words.event(1, "said", [("n", Numbers("number", 1 << 12))])


@declared
class Bench(Sketch):
    """A table that only notes which steps ran."""

    notes: list[str] = shared([])  # a diary beside the game, the workbench's own

    def scores(self) -> list[int]:
        return [0] * int(self.seats)

    def note(self, text: str) -> None:
        self.notes.append(text)


class Workbench:
    """A rulebook made on the spot: each test enters the steps it is about."""

    def __init__(self) -> None:
        self.book: Rulebook[Bench] = Rulebook(words)
        self.g = Bench()
        self.g.notes = []
        self.g.set_table(3, bytes(32))
        self.g.BOOK = self.book  # type: ignore[misc]

    def step(self, name: str, does=None) -> Step[Bench]:
        """A step that notes its name, and then does something."""

        def run(g: Bench, f: Frame) -> None:
            g.note(name)
            if does:
                does(g, f)

        return self.book.rule(f"R-{name}", name=name)(run)

    def ask(self, name: str, *numbers: int, seat: int = 0, insist: bool = False) -> Step[Bench]:
        def run(g: Bench, f: Frame) -> None:
            (g.ask_in_any_case if insist else g.ask)(seat)
            for n in numbers:
                g.offer(SAY | n)

        return self.book.question(f"R-{name}", name=name)(run)

    def ask_all(self, name: str, *numbers: int) -> Step[Bench]:
        def run(g: Bench, f: Frame) -> None:
            for seat in range(g.seats):
                g.ask(seat)
                for n in numbers:
                    g.offer(SAY | n)

        return self.book.question(f"R-{name}", name=name)(run)

    def hear(self, name: str, seat: int = 0) -> Step[Bench]:
        return self.step(name, lambda g, f: g.note(str(int(g.answers[seat] & ARG))))

    def run(self, *steps: Step[Bench]) -> Bench:
        self.g.begin(self.book.procedure("main", list(steps)), 0)
        self.g.advance()
        return self.g


@pytest.fixture
def bench() -> Workbench:
    return Workbench()


# ---------------------------------------------------------------- frames


def test_steps_run_in_the_order_of_the_procedure(bench):
    assert bench.run(bench.step("a"), bench.step("b"), bench.step("c")).notes == ["a", "b", "c"]
    assert bench.g.over()


def test_what_a_step_begins_runs_before_the_procedure_goes_on_and_the_last_begun_first(bench):
    one = bench.book.procedure("one", [bench.step("1")])
    two = bench.book.procedure("two", [bench.step("2"), bench.step("3")])

    def both(g, f):
        g.begin(one, 0)
        g.begin(two, 0)

    assert bench.run(bench.step("a", both), bench.step("b")).notes == ["a", "2", "3", "1", "b"]


def test_a_line_that_stays_runs_again_after_what_it_began(bench):
    inner = bench.book.procedure("inner", [bench.step("in")])

    def thrice(g, f):
        f.n += 1
        if f.n <= 3:
            f.stay()
            g.begin(inner, 0)

    assert bench.run(bench.step("a", thrice), bench.step("b")).notes == ["a", "in", "a", "in", "a", "b"]


def test_finish_leaves_the_rest_out_after_what_the_line_began(bench):
    inner = bench.book.procedure("inner", [bench.step("in")])

    def leave(g, f):
        f.finish()
        g.begin(inner, 0)

    outer = bench.book.procedure("outer", [bench.step("a", leave), bench.step("never")])
    assert bench.run(bench.step("o", lambda g, f: g.begin(outer, 0)), bench.step("b")).notes == ["o", "a", "in", "b"]


def test_go_to_goes_on_in_the_same_frame(bench):
    other = bench.book.procedure("other", [bench.step("x", lambda g, f: g.note(str(int(f.memo))))])

    def jump(g, f):
        f.memo = 7
        f.go_to(other)

    assert bench.run(bench.step("a", jump), bench.step("never")).notes == ["a", "x", "7"]


def test_ask_again_puts_the_question_before_the_line_anew(bench):
    def until_three(g, f):
        g.note(str(int(g.answers[0] & ARG)))
        if g.answers[0] & ARG < 3:
            f.ask_again()

    g = bench.run(bench.ask("q", 1, 2, 3), bench.step("r", until_three), bench.step("b"))
    for n in (1, 2, 3):
        assert g.question() == "main/q"
        g.play(0, SAY | n)
    assert g.notes == ["r", "1", "r", "2", "r", "3", "b"]


def test_stop_ends_the_game_whatever_was_going_on(bench):
    inner = bench.book.procedure("inner", [bench.step("in", lambda g, f: g.stop()), bench.step("never")])
    g = bench.run(bench.step("a", lambda g, f: g.begin(inner, 0)), bench.step("nor this"))
    assert g.notes == ["a", "in"]
    assert g.over()
    assert known_frames(g) == []


def test_frames_are_used_again_without_traces(bench):
    inner = bench.book.procedure("inner", [bench.step("in", lambda g, f: g.note(f"{f.card} {f.n} {f.memo}"))])

    def twice(g, f):
        f.n += 1
        if f.n == 2:
            g.begin(inner, 1, 5, 6, 7)
        elif f.n == 3:
            g.begin(inner, 2)
        if f.n < 4:
            f.stay()

    notes = bench.run(bench.step("a", twice)).notes
    assert [note for note in notes if note not in ("a", "in")] == ["5 6 7", "0 1 0"]


# ---------------------------------------------------------------- questions


def test_one_seat_with_one_option_is_not_asked(bench):
    assert bench.run(bench.ask("q", 5), bench.hear("r")).notes == ["r", "5"]


def test_a_single_option_is_asked_where_their_number_is_a_secret(bench):
    g = bench.run(bench.ask("q", 5, insist=True), bench.hear("r"), bench.ask("p", 6), bench.hear("s"))
    assert g.deciding() == [0]
    g.play(0, SAY | 5)
    assert g.notes == ["r", "5", "s", "6"]  # and the next question is an ordinary one again


def test_a_settled_answer_is_read_like_a_given_one(bench):
    g = bench.run(bench.book.question("R-q", name="q")(lambda g, f: g.settle(0, SAY | 9)), bench.hear("r"))
    assert g.notes == ["r", "9"]


def test_a_question_has_a_name_and_a_rule(bench):
    g = bench.run(bench.ask("q", 1, 2, seat=1), bench.hear("r", 1))
    assert (g.question(), g.rule(), g.deciding(), g.legal(1)) == ("main/q", "R-q", [1], [SAY | 1, SAY | 2])
    assert g.legal(0) == g.legal(-1) == g.legal(3) == []
    g.play(1, SAY | 2)
    assert (g.question(), g.rule(), g.deciding()) == ("", "", [])


def test_there_is_room_for_as_many_options_as_it_takes(bench):
    g = bench.run(bench.ask("q", *range(300)), bench.hear("r"))
    assert g.legal(0) == [SAY | n for n in range(300)]


def test_putting_the_question_anew_asks_as_the_position_now_stands(bench):
    numbers = [1, 2]
    ask = bench.book.question("R-q", name="q")

    def question(g, f):
        g.ask(0)
        for n in numbers:
            g.offer(SAY | n)

    g = bench.run(ask(question), bench.hear("r"))
    numbers.append(3)
    assert g.legal(0) == [SAY | 1, SAY | 2]
    g.reask()
    assert g.legal(0) == [SAY | 1, SAY | 2, SAY | 3]


# ---------------------------------------------------------------- sealed answers


def test_no_rule_runs_before_the_last_sealed_answer(bench):
    g = bench.run(bench.ask_all("q", 1, 2), bench.hear("r", 2))
    g.play(2, SAY | 1)
    g.play(0, SAY | 1)
    g.play(2, SAY | 2)
    assert (g.notes, g.deciding()) == ([], [1])
    g.play(1, SAY | 1)
    assert g.notes == ["r", "2"]


def test_several_seats_with_one_option_each_are_asked_all_the_same(bench):
    g = bench.run(bench.ask_all("q", 1), bench.hear("r"))
    assert g.deciding() == [0, 1, 2]


def test_a_sealed_answer_can_be_taken_back(bench):
    g = bench.run(bench.ask_all("q", 1, 2), bench.hear("r"))
    g.play(0, SAY | 1)
    g.reopen(0)
    assert g.deciding() == [0, 1, 2]
    for seat in (-1, 0, 3):
        with pytest.raises(IllegalAnswer, match=f"seat {seat + 1} has no sealed answer to take back"):
            g.reopen(seat)


def test_revealing_sealed_answers_is_a_barrier_and_one_answer_is_none(bench):
    g = bench.run(bench.ask_all("q", 1, 2), bench.hear("r"), bench.ask("p", 1, 2), bench.hear("s"))
    for seat in range(3):
        assert g.barrier() == 0
        g.play(seat, SAY | 1)
    assert g.barrier() == 1
    g.play(0, SAY | 1)
    assert g.barrier() == 1


# ---------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("seat", "option", "error"),
    [
        (1, SAY | 3, 'seat 2 cannot "say 3" (R-q); legal: "say 1", "say 2"'),
        (0, SAY | 1, 'seat 1 cannot "say 1" now: seat 2 is to answer'),
        (3, SAY | 1, 'seat 4 cannot "say 1": there are 3 seats'),
        (-1, SAY | 1, 'seat 0 cannot "say 1": there are 3 seats'),
        (1, 7, 'seat 2 cannot "option 7" (R-q); legal: "say 1", "say 2"'),
    ],
)
def test_an_illegal_answer_says_what_is_legal_and_changes_nothing(bench, seat, option, error):
    g = bench.run(bench.ask("q", 1, 2, seat=1), bench.hear("r", 1))
    before = g.to_data(), g.key()
    with pytest.raises(IllegalAnswer) as caught:
        g.play(seat, option)
    assert str(caught.value) == error
    assert (g.to_data(), g.key()) == before


def test_after_the_end_nothing_is_accepted(bench):
    g = bench.run(bench.step("a"))
    with pytest.raises(IllegalAnswer, match='seat 1 cannot "say 1": the game is over'):
        g.play(0, SAY | 1)


# ---------------------------------------------------------------- events


def test_events_are_told_to_everybody_or_to_one_seat_and_name_their_rule(bench):
    def speak(g, f):
        g.tell(1, 2, 5)
        g.tell_only(1, 1, 6)

    bench.g.recording = True
    g = bench.run(bench.step("a"), bench.step("b", speak))
    assert [(e.kind, e.seat, e.audience, e.args) for e in g.events] == [
        (1, 2, EVERYBODY, [5, 0, 0, 0]),
        (1, 1, 1, [6, 0, 0, 0]),
    ]
    assert [bench.book.rules[e.line] for e in g.events] == [("R-b",), ("R-b",)]


def test_nothing_is_recorded_unless_somebody_listens(bench):
    assert bench.run(bench.step("a", lambda g, f: g.tell(1, 0))).events == []


def test_a_clone_starts_without_events_and_listeners(bench):
    bench.g.recording = True
    g = bench.run(bench.step("a", lambda g, f: g.tell(1, 0)), bench.ask("q", 1, 2), bench.hear("r"))
    assert (len(g.events), g.clone().events, g.clone().recording) == (1, [], False)


# ---------------------------------------------------------------- rulebooks


def test_a_step_without_a_rule_is_refused(bench):
    with pytest.raises(ValueError, match="a step of 'main' has no rule id"):
        bench.run(lambda g, f: None)


def test_two_lines_of_one_name_are_refused(bench):
    with pytest.raises(ValueError, match="two lines are called 'main/a'"):
        bench.run(bench.step("a"), bench.step("a"))


# ---------------------------------------------------------------- snapshots of the kernel's part


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"sealed": {"1": "claim 9"}}, 'sealed: "9" is no face'),
        ({"sealed": {"7": "claim 1"}}, "sealed: expected a seat from 1 to 2, got '7'"),
        ({"sealed": {"1": "boast"}}, 'sealed: seat 1 cannot "boast"'),
        ({"sealed": {"1": "claim 1", "2": "claim 1"}}, "sealed: every seat has answered; leave one answer out"),
        ({"chance": {"key": "abc"}}, "chance.key: expected 64 hexadecimal digits"),
        ({"chance": {"draws": -1}}, "chance.draws: expected a number from 0 to 1000000, got -1"),
        ({"stack": [{"at": "round/nowhere"}]}, "there is no line 'round/nowhere' in the rulebook of masks"),
        ({"stack": [{"at": "round/choose_claims", "seat": 3}]}, "expected a number from 1 to 2, got 3"),
        ({"stack": [{"at": "round/choose_claims", "hue": 3}]}, "hue"),
        ({"stack": [{"at": "round/show_claims"}]}, "round/show_claims reads an answer"),
    ],
)
def test_a_snapshot_that_makes_no_sense_is_refused_with_a_sentence(change, error):
    with pytest.raises(PositionError) as caught:
        masks.load({**masks.start(2, "snapshot").to_data(), **change})
    assert error in str(caught.value)


def test_sealed_answers_survive_a_snapshot():
    g = masks.new(3, "sealed", {})
    g.play(1, g.legal(1)[2])
    data = g.to_data()
    assert data["sealed"] == {"2": "claim 3"}
    h = masks.load(data)
    assert h.deciding() == [0, 2]
    assert h.answers[1] == g.answers[1]


def test_the_key_minds_bookmarks_answers_and_draws():
    g = masks.new(2, "key", {})
    keys = {g.key()}
    for change in (
        lambda h: h.play(0, h.legal(0)[0]),
        lambda h: h.play(0, h.legal(0)[1]),
        lambda h: h.random(2),
        lambda h: h.stack[0].__setattr__("memo", 1),
    ):
        h = g.clone()
        change(h)
        keys.add(h.key())
    assert len(keys) == 5


@pytest.mark.parametrize("seat", [-7, -2, 2, 99])
def test_nobody_sees_with_the_eyes_of_a_seat_that_is_not_there(seat):
    with pytest.raises(IllegalAnswer, match="there is no seat"):
        masks.new(2, "view", {}).view(seat)


def test_a_bare_state_tells_what_a_title_has_to_add():
    for ask in (State.contents, State.clone, State.to_data, State.key, State.scores, State.winners, State.audit):
        with pytest.raises(NotImplementedError):
            ask(State())
