"""A preview: what answers would lead to, as far as that is certain, and nothing that its seat may not know."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from antechamber.contract import Dice
from antechamber.core.errors import NotationError
from antechamber.core.kernel import State
from antechamber.core.title import Title
from antechamber.library import title
from antechamber.match import Match, Seat
from tests.games.aztec.given import given as position
from tests.games.mice.given import POOR, REMOVING, given, mice

aztec = title("aztec")
FIRST, SECOND = Seat(0), Seat(1)


def match_at(game: Title, state: State) -> Match:
    match = Match(game, int(state.seats), {})
    match.state = state
    return match


def removing(*paws: str) -> Match:
    return match_at(mice, given(paws=[paws, []], hands=[POOR], at=REMOVING).state)


def texts(match: Match, seat: int) -> list[str]:
    return [match.text(option) for option in match.state.legal(seat)]


def test_it_shows_the_table_after_each_answer_and_changes_nothing() -> None:
    match = removing("3", "6", "8", "a1")
    key, before = match.key(), match.state.to_data()
    preview = match.preview(FIRST, ["trigger 6", "leave a1"])
    assert (preview.taken, preview.asks) == (2, REMOVING)
    assert (match.key(), match.state.to_data(), match.log) == (key, before, [])
    for answer, step in zip(["trigger 6", "leave a1"], preview.steps, strict=True):
        match.answer(FIRST, answer)
        assert step == match.view(FIRST).data()


def test_it_takes_mere_gains_in_between_if_that_is_wanted() -> None:
    hand = {**POOR, "assistants": ["builder", "bishop"]}
    match = match_at(mice, given(paws=[["3", "6", "8"], []], hands=[hand], at=REMOVING).state)
    plan = ["trigger 3", "trigger 6"]
    preview = match.preview(FIRST, plan)
    assert (preview.taken, preview.asks, preview.answers) == (1, "window/offer_reactions", plan[:1])
    preview = match.preview(FIRST, plan, gains=True)
    assert (preview.taken, len(preview.steps), preview.asks) == (2, 2, REMOVING)
    assert preview.answers == ["trigger 3", "use builder", "trigger 6", "use bishop"]
    for answer in preview.answers:
        match.answer(FIRST, answer)
    assert preview.steps[-1] == match.view(FIRST).data()


def test_it_does_not_take_a_gain_on_which_the_end_hangs() -> None:
    hand = {**POOR, "glory": 39, "assistants": ["bishop"]}
    match = match_at(mice, given(paws=[["6", "8"], []], hands=[hand], at=REMOVING).state)
    preview = match.preview(FIRST, ["trigger 6"], gains=True)
    assert (preview.asks, preview.answers) == ("window/offer_reactions", ["trigger 6"])


def test_it_ends_with_the_first_answer_that_cannot_be_given() -> None:
    match = removing("3", "6", "7")
    preview = match.preview(FIRST, ["trigger 7", "trigger 6"])
    assert (preview.taken, len(preview.steps), preview.asks) == (1, 1, "take-any/choose_resource")
    assert match.preview(FIRST, ["place 4"]).taken == 0
    assert match.preview(SECOND, ["trigger 3"]).taken == 0, "somebody else is asked"
    assert match.preview(FIRST, ["trigger 6", "trigger 3", "leave 7"]).asks == "", "then it is somebody else's turn"
    with pytest.raises(NotationError):
        match.preview(FIRST, ["trigger 3", "dance"])


def test_what_chance_decides_is_not_told() -> None:
    match = removing("3", "6", "13")
    preview = match.preview(FIRST, ["trigger 6", "trigger 13", "trigger 3"])
    assert (preview.taken, len(preview.steps), preview.asks) == (2, 1, "")


@pytest.mark.parametrize("sealed", [(), (2,), (2, 3)])
def test_of_a_sealed_answer_nothing_is_told_whoever_has_answered(sealed: tuple[int, ...]) -> None:
    table = position(3)
    for seat in sealed:
        table.say(seat, "claim BB")
    match = match_at(aztec, table.state)
    preview = match.preview(FIRST, ["claim RR", "claim BB"])
    assert asdict(preview) == {"taken": 1, "steps": [], "asks": "", "answers": ["claim RR"]}
    assert match.sealed == [seat - 1 for seat in sealed]


@pytest.mark.parametrize(("game", "players"), [(aztec, 4), (mice, 2), (title("mystery"), 3)])
def test_it_is_the_same_to_the_letter_in_every_world_that_looks_the_same(game: Title, players: int) -> None:
    dice = Dice(f"preview {game.slug}")
    match = Match(game, players, {}, "preview")
    compared = 0
    for number in range(60):
        if match.over:
            break
        for seat in map(Seat, range(players)):
            twin = match_at(game, match.view(seat).imagine(f"twin {number}"))
            first = dice.some(texts(match, seat) or texts(match, match.deciding[0]), 2)
            for answer in first:
                then = [dice.pick(first), dice.pick(first)]
                told = [json.dumps(asdict(one.preview(seat, [answer, *then]))) for one in (match, twin)]
                assert told[0] == told[1]
                compared += len(json.loads(told[0])["steps"])
        seat = dice.pick(match.deciding)
        match.answer(seat, dice.pick(match.state.legal(seat)))
    assert compared or game is aztec
