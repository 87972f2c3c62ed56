"""Positions that a person or the program wrote: what loads, and what is refused with a reason."""

import copy
import json
import random
from typing import Any

import pytest

from antechamber.core.errors import AntechamberError, PositionError
from antechamber.core.playout import playout
from tests.games.aztec.given import (
    CLAIMING,
    PLACING,
    REVEALING,
    SCORING,
    Table,
    aztec,
    gaining,
    given,
    owners_box,
)

CASE = [{"at": REVEALING, "n": 1}, {"at": "got-away/believers_take_a_stone", "n": 0}]
GAINING = [*CASE, {"at": "gain/choose_artefact"}]
ACTING = [*CASE, {"at": "gain/end"}]


def in_round(at: str = CLAIMING, number: int = 1, players: int = 3, **more: Any) -> dict[str, Any]:
    """A small position by hand, to be changed."""
    shown = number - (at in (CLAIMING, PLACING))
    claimed = number - (at == CLAIMING)
    return {
        "options": {"players": players},
        "round": number,
        "players": [
            {
                "character": name,
                "claims": ["BB"] * claimed,
                "tokens": [f"accuse {(i + 1) % players + 1}"] * shown,
            }
            for i, name in enumerate(["CHARLY", "DARYL", "ELISA", "YUKIO", "NAYA", "TOMAS"][:players])
        ],
        "stack": [{"at": at, "n": 0}],
        **more,
    }


def resolving(stack: list[Any], tokens: str = "believe", card: str = "RR", **more: Any) -> dict[str, Any]:
    """The first player's card was turned up, red jewels or this; the claim was blue, and all others judged it so."""
    position = in_round(REVEALING, stack=copy.deepcopy(stack), revealed=[1], **more)
    for n, player in enumerate(position["players"]):
        player["cards"] = [card] if n == 0 else []
        player["tokens"] = [f"{tokens} 1"] if n else ["believe 2"]
    return position


def changed(position: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    here: Any = position
    *steps, last = path.split("/")
    for step in steps:
        here = here[int(step)] if isinstance(here, list) else here.setdefault(step, {})
    if isinstance(here, list):
        here[int(last)] = value
    else:
        here[last] = value
    return position


def refusal(position: Any, error: type[AntechamberError] = PositionError) -> str:
    with pytest.raises(error) as caught:
        aztec.load(position)
    return str(caught.value)


# ---------------------------------------------------------------- what loads


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("at", [CLAIMING, PLACING])
def test_a_position_by_hand_loads_and_is_played_to_its_end(players, at):
    g = aztec.load(in_round(at, 2, players))
    assert g.question() == at
    playout(g, 5)
    g.audit()
    assert g.over()
    assert g.winners()


def test_what_a_position_leaves_out_is_as_at_the_start():
    data = Table(aztec.load(in_round())).data
    assert data["start"] == 1
    assert data["curses"] == [1, 1, 1]
    assert [player["stones"] for player in data["players"]] == [2, 2, 2]
    assert [player["hoard"] for player in data["players"]] == [[0, 0, 0]] * 3
    assert data["players"][0]["cards"] == ["BB", "BB", "YY", "YY", "RR"]  # in the order of the box
    assert len(data["deck"]) == 42
    assert data["known"] == [[]] * 42


def test_a_position_may_be_anywhere_in_a_round():
    for at in ("round/apply_curses", "round/end_round", "round/next_round"):
        position = in_round(at, 2, revealed=[1, 2, 3])
        position["stack"][0]["n"] = 3
        assert Table(aztec.load(position)).data["round"] == 3
    assert Table(aztec.load(in_round("round/look_at_next_cards", 2, revealed=[1, 2, 3]))).data["round"] == 3
    assert Table(aztec.load(in_round(SCORING, 5, revealed=[1, 2, 3]))).over
    assert Table(aztec.load(resolving(GAINING))).question == "gain/choose_artefact"
    theft = resolving([*ACTING, {"at": "steal/choose_theft", "card": "A-STEAL", "n": 1, "memo": [2]}])
    theft["players"][0]["hoard"] = [1, 0, 0]
    theft["players"][1]["hoard"] = [1, 1, 1]
    theft["players"][2]["hoard"] = [0, 0, 1]
    assert Table(aztec.load(theft)).options() == ["steal red from 3", "stop"]


def test_who_is_about_to_pick_has_seen_the_cards_on_top():
    table = Table(aztec.load(resolving(GAINING)))
    assert list(table.knows(1)) == [1, 2, 3]
    assert table.knows(2) == {}


def test_characters_may_be_half_chosen():
    position = in_round("setup/choose_characters_in_turn", 1)
    position["options"]["character_assignment"] = "choice"
    position["round"] = 0
    for player in position["players"]:
        player.update(claims=[], tokens=[])
    del position["players"][2]["character"]
    position["stack"] = [
        {"at": "setup/choose_characters_in_turn", "n": 3},
        {"at": "character/choose_character", "seat": 3},
    ]
    table = Table(aztec.load(position))
    assert table.options() == ["play ELISA", "play YUKIO", "play NAYA", "play TOMAS"]
    assert table.play("play NAYA").question == CLAIMING


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"artefact_visibility": "secret", "locks": "hidden"},
        {"character_assignment": "choice", "claim_shape": "free", "first_player": "rotating"},
    ],
    ids=str,
)
def test_what_the_program_writes_loads_and_asks_the_same_question(options):
    for players in (3, 6):
        dice = random.Random(players)
        table = Table(aztec.start(players, "written", options))
        while not table.over:
            seat = dice.choice(table.asked)
            written = json.loads(json.dumps(table.data))
            again = Table(aztec.load(written))
            assert again.data == written
            assert again.options(seat) == table.options(seat)
            table.say(seat, dice.choice(table.options(seat)))
        assert aztec.load(table.data).to_data() == table.data


def test_owners_may_let_a_card_rob_more_opponents_than_there_are():
    box = owners_box({"A-STEAL": {"opponents": 7}, "A-TRADE": {"exchanges": 9}})
    for name, options in (("STEAL", "steal blue from 2"), ("TRADE", "take BB")):
        table = given(3, cards=["RR"] * 1, hoards=["", "B", "B"], deck=[name], box=box)
        table.claim("RRR", "BB", "BB").token("+2", "+3", "+2").pick(name)
        assert options in table.options()
        assert box.load(table.data).to_data() == table.data


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("game", "mystery", "game: expected aztec, got 'mystery'"),
        ("hoard", [1], "position: unknown field 'hoard'; expected "),
        ("options/players", 2, "options.players: expected a number from 3 to 6, got 2"),
        ("options/players", None, "options.players: expected a whole number, got None"),
        ("round", 6, "round: expected a number from 0 to 5, got 6"),
        ("round", 0, "stack[0]: the rounds count from 1, and 0 is before the first (AZT-RND-01)"),
        ("start", 4, "start: expected a number from 1 to 3, got 4"),
        ("curses", [1, 1, 1, 1], "curses: expected 3 numbers, got 4"),
        ("curses", [1, -1, 1], "curses[1]: expected a number from 0 to 1000000, got -1"),
        ("curses", [1, 1, 3], "curses: 3 stones cannot lie there in round 1 (AZT-INV-04)"),
        ("players", [], "players: expected 3, got 0"),
        ("players/1", "DARYL", "players[1]: expected a table of names and values, got 'DARYL'"),
        ("players/1/stone", 1, "players[1]: unknown field 'stone'"),
        ("players/1/character", "CHARLY", "players: two players have the same character (AZT-SET-04)"),
        ("players/1/character", None, "stack[0]: seat 2 must have a character by now (AZT-SET-04)"),
        ("players/1/character", "BOB", 'players[1].character: "BOB" is no character'),
        ("players/1/stones", -1, "players[1].stones: expected a number from 0 to 1000000, got -1"),
        ("players/1/stones", 10**30, "players[1].stones: expected a number from 0 to 1000000, got 1000"),
        ("players/1/stones", True, "players[1].stones: expected a whole number, got True"),
        ("players/1/hoard", [1, 2, 3, 4], "players[1].hoard: expected 3 numbers, got 4"),
        ("players/1/hoard", [0, 10**9, 0], "players[1].hoard[1]: expected a number from 0 to 1000000"),
        ("players/1/cards", ["BB"] * 6, "players[1].cards: expected one for each of 5 rounds, got 6"),
        ("players/1/cards", ["BB"] * 3, "players: there are not so many cards BB (AZT-CMP-03)"),
        ("players/1/cards", ["BYR"], "players: there are not so many cards BYR (AZT-CMP-03)"),
        ("players/1/cards", ["YB"], 'players[1].cards[0]: "YB" is not in the order blue, yellow, red; write BY'),
        ("players/1/cards", [""], "players[1].cards[0]: "),
        ("players/1/cards", ["B" * 10**6], 'players[1].cards[0]: "BBBBBBBBBBBBBBBBBBBB" has more than 7'),
        ("players/1/cards", [7], "players[1].cards[0]: expected a jewels, got 7"),
        ("players/1/claims", ["BB"], "players[1].claims: expected 0, one for each round so far, got 1"),
        ("players/1/claims", ["none"], "players[1].claims[0]: none is no claim (AZT-CLM-04)"),
        ("players/1/claims", ["BYR"], "players[1].claims[0]: BYR is no claim (AZT-CLM-04)"),
        ("players/1/tokens", ["accuse 1"], "players[1].tokens: expected 0, one for each round so far, got 1"),
        ("players/1/tokens", ["accuse 2"], "players[1].tokens[0]: nobody places a token before themselves"),
        ("players/1/tokens", ["accuse 4"], 'players[1].tokens[0]: expected a token like "accuse 2"'),
        ("players/1/artefacts", ["A-STEAL"], "players[1].artefacts: A-STEAL acts at once and is not kept (AZT-ART-05)"),
        ("players/1/artefacts", ["A-SUN"] * 4, "artefacts: expected 3 of A-SUN, found 4 (AZT-INV-02)"),
        ("players/1/artefacts", ["A-GUN"], 'players[1].artefacts: "A-GUN" is no artefact'),
        ("players/1/kept", 1, "players[1].artefacts: 0 are there, but 1 counted"),
        ("players/1/kept", -1, "players[1].kept: expected a number from 0 to 1000000, got -1"),
        ("players/1/claim_stones", [0] * 6, "players[1].claim_stones: expected 5 numbers, got 6"),
        ("deck", ["A-SUN"] * 43, "deck: expected one for each of 42 places, got 43"),
        ("deck", ["A-SUN"], "artefacts: expected 3 of A-TRIPLE-B, found 0 (AZT-INV-02)"),
        ("deck", [None] * 42, "artefacts: expected 3 of A-TRIPLE-B, found 0 (AZT-INV-02)"),
        ("revealed", [4], "revealed: expected a number from 1 to 3, got 4"),
        ("revealed", [1], "revealed: "),
        ("winners", [1], "winners: a game that was won does not go on; leave winners or stack out"),
        ("stack", [], "stack: say where the game stands, or who won it"),
        ("stack", "here", "stack: expected a list, got 'here'"),
        ("stack", ["here"], "stack[0]: expected a table of names and values, got 'here'"),
        ("stack", [{}], "stack[0].at: expected a text, got None"),
        ("stack/0/at", "round/dance", "stack[0].at: there is no line 'round/dance' in the rulebook of aztec"),
        ("stack/0/at", "round/show_claims", "stack[0].at: round/show_claims reads an answer; begin at round/ch"),
        ("stack/0/n", 1, "stack[0].n: expected 0, as many as have turned up their card, got 1 (AZT-RES-01)"),
        ("stack/0/n", 10**30, "stack[0].n: "),
        ("stack/0/seat", 4, "stack[0].seat: expected a number from 1 to 3, got 4"),
        ("stack/0/hand", 4, "stack[0]: unknown field 'hand'"),
        ("sealed", {"1": "claim BYR"}, 'sealed: seat 1 cannot "claim BYR" (AZT-CLM-02)'),
        ("sealed", {"1": "claim BB", "2": "claim BB", "3": "claim BB"}, "sealed: every seat has answered"),
        ("sealed", {"4": "claim BB"}, "sealed: expected a seat from 1 to 3, got '4'"),
        ("reveals", -1, "reveals: expected a number from 0 to 1000000, got -1"),
        ("chance", {"key": "zz"}, "chance.key: expected 64 hexadecimal digits"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_place(path, value, reason):
    said = refusal(changed(in_round(), path, value))
    assert said.startswith(reason)
    assert "\n" not in said


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ([{"at": "end"}], "stack[0].at: a game never stops at end"),
        ([{"at": "round/end", "n": 1}], "stack[0].at: a game never stops at round/end"),
        ([{"at": "scoring/end"}], "stack[0].at: a game never stops at scoring/end"),
        ([{"at": "gain/choose_artefact"}], "stack[0].at: a game never stops at gain/choose_artefact here"),
        ([{"at": REVEALING, "n": 1}] * 2, "stack[1].at: a game never stops at round/reveal_in_turn here"),
        ([{"at": REVEALING, "n": 0}], "stack[0].n: expected 1, as many as have turned up their card, got 0"),
        ([*CASE, {"at": "gain/end"}], "stack[2].at: a game never stops at gain/end"),
        ([*GAINING, {"at": "gain/choose_artefact"}], "stack[3].at: a game never stops at gain/choose_artefact here"),
        (
            [*ACTING, {"at": "steal/choose_theft", "card": "A-STEAL", "n": 2}, {"at": "gain/choose_artefact"}],
            "stack[4].at: a game never stops at gain/choose_artefact here",
        ),
        ([*ACTING, {"at": "steal/choose_theft"}], "stack[3].card: expected an artefact, got None"),
        (
            [*ACTING, {"at": "steal/choose_theft", "card": "A-TAKE"}],
            "stack[3].card: A-TAKE does not steal (AZT-FX-16)",
        ),
        ([*ACTING, {"at": "steal/choose_theft", "card": "A-SUN"}], "stack[3].card: A-SUN does not steal"),
        (
            [*ACTING, {"at": "steal/choose_theft", "card": "A-STEAL", "n": 3}],
            "stack[3].n: expected a number from 0 to 2, got 3",
        ),
        (
            [*ACTING, {"at": "trade/choose_trade", "card": "A-TRADE", "n": 3}],
            "stack[3].n: expected a number from 0 to 2, got 3",
        ),
        (
            [CASE[0], {"at": "caught/accusers_gain_artefacts", "seat": 2, "n": 0}],
            "stack[1]: seat 2 has not turned up its card; name it in revealed (AZT-RES-01)",
        ),
        ([CASE[0], {"at": "reveal/turn_card_up", "seat": 2}], "stack[1].at: a game never stops at reveal/turn_card_up"),
    ],
)
def test_bookmarks_that_no_game_has_are_refused(stack, reason):
    assert refusal(resolving(stack)).startswith(reason)


def case_of(line: str, *above: dict[str, Any], seat: int = 1, n: int = 0) -> list[dict[str, Any]]:
    return [{"at": REVEALING, "n": 1}, {"at": line, "seat": seat, "n": n}, *above]


def gain_of(seat: int) -> dict[str, Any]:
    return {"at": "gain/choose_artefact", "seat": seat}


TRUTH = "truth/believers_discard_a_stone"
GOT_AWAY = "got-away/believers_take_a_stone"
CAUGHT = "caught/accusers_gain_artefacts"


@pytest.mark.rule("AZT-CLM-06")
@pytest.mark.parametrize(
    ("card", "tokens", "case"),
    [
        ("BB", "believe", TRUTH), ("BB", "accuse", TRUTH), ("RR", "believe", GOT_AWAY), ("RR", "accuse", CAUGHT),
    ],
)  # fmt: skip
def test_a_case_must_follow_from_the_claim_and_the_tokens(card, tokens, case):
    for line in (TRUTH, GOT_AWAY, CAUGHT):
        position = resolving(case_of(line), tokens, card)
        if line == case:
            aztec.load(position).audit()
        else:
            lead = f"stack[1].at: the claim and the tokens of seat 1 lead to {case.partition('/')[0]}, not to {line}"
            assert refusal(position) == f"{lead} (AZT-CLM-06)"


@pytest.mark.rule("AZT-RES-01")
def test_a_case_is_that_of_the_card_turned_up_last():
    position = resolving(case_of(GOT_AWAY))
    position.update(revealed=[1, 2])
    position["stack"][0]["n"] = 2
    assert refusal(position) == "stack[1].seat: expected 2, who turned up a card last, got 1 (AZT-RES-01)"


@pytest.mark.rule("AZT-RES-13")
@pytest.mark.rule("AZT-RES-22")
@pytest.mark.rule("AZT-RES-34")
@pytest.mark.parametrize(
    ("card", "tokens", "case", "n", "gainer", "reason"),
    [
        ("BB", "accuse", TRUTH, 0, 1, ""),
        ("BB", "accuse", TRUTH, 0, 2, "stack[2].seat: expected 1, whose gain it is, got 2 (AZT-RES-13)"),
        ("BB", "believe", TRUTH, 0, 1, "stack[2]: nobody gains if fewer than 2 accuse (AZT-RES-13)"),
        ("RR", "believe", GOT_AWAY, 0, 1, ""),
        ("RR", "believe", GOT_AWAY, 0, 3, "stack[2].seat: expected 1, whose gain it is, got 3 (AZT-RES-22)"),
        ("RR", "accuse", CAUGHT, 1, 2, ""),
        ("RR", "accuse", CAUGHT, 2, 3, ""),
        ("RR", "accuse", CAUGHT, 1, 3, "stack[2].seat: expected 2, whose gain it is, got 3 (AZT-RES-34)"),
        ("RR", "accuse", CAUGHT, 1, 1, "stack[2].seat: expected 2, whose gain it is, got 1 (AZT-RES-34)"),
        ("RR", "accuse", CAUGHT, 0, 1, "stack[2]: nobody has come to gain yet; n of the case counts the seats"),
        ("RR", "accuse", CAUGHT, 3, 1, "stack[1].n: expected 0, or as many seats from seat 1 as the accuser who gains"),
    ],
)  # fmt: skip
def test_who_gains_in_a_written_position_is_who_would_in_a_game(card, tokens, case, n, gainer, reason):
    position = resolving(case_of(case, gain_of(gainer), n=n), tokens, card)
    if reason:
        assert refusal(position).startswith(reason)
    else:
        assert Table(aztec.load(position)).asked == [gainer]


@pytest.mark.rule("AZT-RES-34")
def test_one_accuser_alone_gains_nothing_in_a_written_position():
    position = resolving(case_of(CAUGHT, gain_of(2), n=1), "accuse")
    position["players"][2]["tokens"] = ["believe 1"]
    assert refusal(position) == "stack[2]: nobody gains if fewer than 2 accuse (AZT-RES-34)"
    position = resolving(case_of(CAUGHT, gain_of(2), n=1), "accuse", players=4)
    position["players"][1]["tokens"] = ["believe 1"]
    assert refusal(position).startswith("stack[1].n: expected 0, or as many seats from seat 1 as the accuser who gains")


@pytest.mark.rule("AZT-RND-03")
def test_an_artefact_acts_for_the_one_who_gained_it():
    effect = {"at": "take/choose_jewels", "card": "A-TAKE", "seat": 2}
    position = resolving([*ACTING, effect])
    assert refusal(position) == "stack[3].seat: expected 1, who gained the card, got 2 (AZT-RND-03)"


@pytest.mark.rule("AZT-INV-04")
@pytest.mark.parametrize(
    ("at", "allowed"),
    [
        (CLAIMING, [1, 2, 3]),
        (PLACING, [1, 2, 3]),
        ("round/apply_curses", [1, 2, 3]),
        ("round/end_round", [0, 1, 2, 3]),
        ("round/next_round", [1, 2, 3, 4]),
        ("round/look_at_next_cards", [1, 2, 3, 4]),
    ],
)
def test_a_written_position_has_as_many_stones_on_a_curse_card_as_can_be_there(at, allowed):
    for stones in range(6):
        position = in_round(at, 3, curses=[stones, 1, 1])
        if at not in (CLAIMING, PLACING):
            position["revealed"] = [1, 2, 3]
            position["stack"][0]["n"] = 0 if at.endswith("cards") else 3
        if stones in allowed:
            aztec.load(position).audit()
        else:
            assert refusal(position) == f"curses: {stones} stones cannot lie there in round 3 (AZT-INV-04)"


def test_an_effect_of_a_card_that_is_not_left_is_refused():
    position = resolving([*ACTING, {"at": "steal/choose_theft", "card": "A-SUN"}])
    position["players"][0]["artefacts"] = ["A-SUN"] * 3
    assert "A-SUN" in refusal(position)


def test_cards_turned_up_come_in_the_order_of_play():
    position = in_round(REVEALING, revealed=[2], start=1)
    position["stack"][0]["n"] = 1
    assert refusal(position).startswith("revealed: expected [1], who come first, got [2] (AZT-RES-01)")


def test_a_game_that_is_over_has_winners_and_all_its_rounds():
    over = Table(aztec.load(in_round(SCORING, 5, revealed=[1, 2, 3]))).data
    assert aztec.load(over).to_data() == over
    assert refusal({**over, "winners": []}).startswith("winners: ")
    assert refusal({**over, "round": 4}).startswith("winners: ")
    assert refusal({**over, "revealed": [1]}).startswith("revealed: ")
    assert refusal({**over, "start": 2, "round": 5, "players": in_round(SCORING, 4)["players"]}).startswith(
        "players[0]"
    )
    assert refusal(in_round(SCORING, 4, revealed=[1, 2, 3])).startswith("stack[0]: there are 5 rounds (AZT-OPT-08)")


@pytest.mark.rule("AZT-SET-04")
@pytest.mark.parametrize(
    ("n", "seat", "taken", "reason"),
    [
        (1, 2, [], "stack[1].seat: expected 1, whose turn it is to choose, got 2 (AZT-SET-04)"),
        (2, 2, [], "stack[0].n: expected 1, got 2 (AZT-SET-04)"),
        (1, 1, [1, 3], "stack[0].n: expected 3, got 1 (AZT-SET-04)"),
        (2, 2, [3], "players: seat 1 chooses before seat 3 (AZT-SET-04)"),
    ],
)
def test_characters_are_chosen_in_turn_also_in_a_written_position(n, seat, taken, reason):
    position = in_round("setup/choose_characters_in_turn", 1)
    position["options"]["character_assignment"] = "choice"
    position["round"] = 0
    for i, player in enumerate(position["players"]):
        player.update(claims=[], tokens=[])
        if i + 1 not in taken:
            del player["character"]
    position["stack"] = [
        {"at": "setup/choose_characters_in_turn", "n": n},
        {"at": "character/choose_character", "seat": seat},
    ]
    assert refusal(position) == reason


def test_nobody_starts_a_round_without_a_character():
    position = in_round("setup/choose_characters_in_turn", 1)
    position["round"] = 0
    for player in position["players"]:
        player.update(claims=[], tokens=[])
    del position["players"][1]["character"]
    position["stack"] = [{"at": "setup/choose_characters_in_turn", "n": 0}]
    assert refusal(position).startswith("stack[0]: seat 2 must have a character by now (AZT-SET-04)")


# ---------------------------------------------------------------- what no game comes to


def ended() -> dict[str, Any]:
    """A game that was played to its end."""
    g = aztec.start(3, "ended", {"starting_seat": 1})
    playout(g, 5)
    data: dict[str, Any] = json.loads(json.dumps(g.to_data()))
    return data


@pytest.mark.rule("AZT-SCO-07")
def test_winners_must_be_those_of_the_points():
    over = ended()
    assert aztec.load(over).winners() == [seat - 1 for seat in over["winners"]]
    wrong = [seat for seat in (1, 2, 3) if seat not in over["winners"]][:1]
    for winners in (wrong, [1, 2, 3]):
        said = f"winners: expected {over['winners']}, who have most points, got {winners} (AZT-SCO-07)"
        assert refusal({**over, "winners": winners}) == said


def theft(n: int | None, robbed: list[int], hoard: list[int]) -> dict[str, Any]:
    """Seat 1 steals, has robbed these, and may rob so many more; None leaves that out."""
    frame = {"at": "steal/choose_theft", "card": "A-STEAL", "memo": robbed, **({} if n is None else {"n": n})}
    position = resolving([*ACTING, frame])
    for player, jewels in zip(position["players"], (hoard, [1, 1, 1], [1, 1, 1]), strict=True):
        player["hoard"] = jewels
    return position


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.parametrize(
    ("n", "robbed", "hoard", "reason"),
    [
        (2, [], [0, 0, 0], ""),
        (1, [2], [1, 0, 0], ""),
        (2, [2], [1, 0, 0], "stack[3].n: expected 1 more thefts, because 1 of 2 opponents were robbed, got 2"),
        (1, [2, 3], [2, 0, 0], "stack[3].n: expected 0 more thefts, because 2 of 2 opponents were robbed, got 1"),
        (1, [1], [1, 0, 0], "stack[3].memo: seat 1 is the thief, and robs opponents only (AZT-FX-13)"),
        (1, [2], [0, 0, 0], "players[0].hoard: expected the 1 jewels that were stolen, got 0 (AZT-FX-13)"),
        (0, [2, 2], [1, 0, 0], "stack[3].memo: expected each seat once, got 2 twice"),
        (None, [], [0, 0, 0], "stack[3].n: expected a whole number, got None"),
    ],
)
def test_a_theft_is_from_two_opponents_and_never_from_the_thief(n, robbed, hoard, reason):
    position = theft(n, robbed, hoard)
    if reason:
        assert refusal(position).startswith(reason)
    else:
        assert "stop" in Table(aztec.load(position)).options()


def test_a_count_that_is_left_out_is_not_taken_for_1():
    position = in_round(curses=[1, 1])
    assert refusal(position) == "curses: expected 3 numbers, got 2"
    for stack in (
        [{"at": CLAIMING}],
        [{"at": REVEALING}, CASE[1]],
        [CASE[0], {"at": CASE[1]["at"]}],
        [*ACTING, {"at": "trade/choose_trade", "card": "A-TRADE"}],
    ):
        position = resolving(stack) if len(stack) > 1 else in_round(stack=stack)
        assert refusal(position).endswith(".n: expected a whole number, got None")


def test_a_count_of_1_is_written_down_where_it_counts():
    table = gaining("TRADE").pick("TRADE").play("take BB").play("trade blue for red")
    assert table.question == "trade/choose_trade"
    assert table.data["stack"][-1]["n"] == 1


@pytest.mark.rule("AZT-OPT-06")
@pytest.mark.rule("AZT-OPT-07")
@pytest.mark.parametrize(
    ("options", "number", "start", "reason"),
    [
        ({"starting_seat": 2}, 3, 2, ""),
        ({"starting_seat": 2}, 3, 1, "start: expected 2, as the table agreed, got 1 (AZT-OPT-07)"),
        ({"starting_seat": 2, "first_player": "rotating"}, 3, 1, ""),
        (
            {"starting_seat": 2, "first_player": "rotating"}, 3, 2,
            "start: expected 1, as the table agreed, got 2 (AZT-OPT-06)",
        ),
        ({"first_player": "rotating"}, 3, 2, ""),
    ],
)  # fmt: skip
def test_the_first_player_is_the_one_the_table_agreed_on(options, number, start, reason):
    position = in_round(number=number, start=start)
    position["options"].update(options)
    if reason:
        assert refusal(position) == reason
    else:
        assert aztec.load(position).to_data()["start"] == start


@pytest.mark.rule("AZT-INV-05")
@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("players/0/stones", 15, ""),
        ("players/0/stones", 16, "players[0].stones: expected up to 15 by round 1, got 16 (AZT-INV-05)"),
        ("players/0/hoard", [4, 4, 4], ""),
        ("players/0/hoard", [4, 4, 5], "players[0].hoard: expected up to 12 jewels by round 1, got 13 (AZT-INV-05)"),
    ],
)
def test_nobody_has_more_than_the_rounds_can_have_brought(path, value, reason):
    position = changed(in_round(), path, value)
    if reason:
        assert refusal(position) == reason
    else:
        aztec.load(position).audit()


@pytest.mark.rule("AZT-RES-12")
@pytest.mark.rule("AZT-RES-23")
@pytest.mark.rule("AZT-RES-32")
def test_the_stones_of_a_round_are_those_the_rules_gave():
    over = ended()
    for name in ("claim_stones", "token_stones"):
        for number, found in enumerate(over["players"][0][name]):
            wrong = copy.deepcopy(over)
            wrong["players"][0][name][number] = found + 5
            said = refusal(wrong)
            assert said.startswith(f"players[0].{name}[{number}]: expected ")
            assert f"got {found + 5} (AZT-RES-" in said
            del wrong["players"][0][name]
            aztec.load(wrong).audit()


@pytest.mark.rule("AZT-INF-08")
def test_who_picks_an_artefact_is_written_down_as_knowing_it():
    data = gaining("SUN", "CHEST", "TAKE", curses=[1, 1, 1]).data
    aztec.load(data).audit()
    data["known"][1] = []
    assert refusal(data) == "known[1]: expected seat 1, who picks one of them, as well (AZT-INF-08)"


# ---------------------------------------------------------------- anything at all

ODD: list[Any] = [
    None, True, -1, 0, 1, 7, 10**30, 2.5, "", "BB", "A-SUN", "A-STEAL", "end", "all", [], {}, [None], ["all"],
    [[]], [-1], [1, 2, 3], ["BB"] * 5, [{}], {"at": "end"}, [{"at": "end"}], "x" * 1000,
]  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a position where something stands."""
    found = [path] if path else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for key, value in inner:
        found += places(value, (*path, key))
    return found


def spoilt(dice: random.Random, data: Any) -> Any:
    """The data with one or two places overwritten, removed or doubled."""
    data = copy.deepcopy(data)
    for _ in range(dice.choice([1, 1, 1, 2])):
        path = dice.choice(places(data))
        here = data
        for step in path[:-1]:
            here = here[step]
        deed = dice.choice(["set", "set", "set", "remove", "double", "move"])
        if deed == "remove":
            del here[path[-1]]
        elif deed == "double" and isinstance(here, list):
            here.append(copy.deepcopy(here[path[-1]]))
        elif deed == "move" and isinstance(here, list):
            dice.shuffle(here)
        else:
            here[path[-1]] = copy.deepcopy(dice.choice(ODD))
    return data


@pytest.mark.deep
@pytest.mark.parametrize("options", [{}, {"artefact_visibility": "secret", "character_assignment": "choice"}], ids=str)
def test_whatever_is_written_is_refused_in_one_sentence_or_can_be_played(options, pytestconfig):
    rounds = 50 if pytestconfig.getoption("--deep") else 1
    dice = random.Random(f"spoilt {options} {rounds}")
    loaded = 0
    for n in range(150 * rounds):
        g = aztec.start(dice.choice([3, 4, 6]), str(n), options)
        playout(g, n + 1, dice.randrange(80))
        data = spoilt(dice, json.loads(json.dumps(g.to_data())))
        try:
            h = aztec.load(data)
        except AntechamberError as error:
            said = str(error)
            if "\n" in said or len(said) > 1500:
                pytest.fail(said)
            continue
        loaded += 1
        h.audit()
        assert aztec.load(json.loads(json.dumps(h.to_data()))).to_data() == h.to_data()
        for viewer in range(-1, h.seats):
            json.dumps(h.view(viewer).detail())
        playout(h, n + 1)
        assert h.over()
        assert h.winners()
        h.audit()
    assert loaded > 5 * rounds
