"""What trials look for at tables of Aztec."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import httpx

from antechamber.core.field_data import records_data
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import ARTEFACT
from antechamber.match.log import SEATING
from tests.trials.kinds import Kind
from tests.trials.recording import HERE, ME, NOVICE, OPEN, RANDOM, Game, Screen
from tests.trials.serving import Data, Server

WORLDS = Kind(
    "aztec",
    [3, 4, 5, 6],
    {
        "locks": ["hidden", "hidden", "shown"],
        "artefact_visibility": ["public", "secret"],
        "character_assignment": ["random", "choice"],
    },
    ["claim BB", "claim YRBB", "claim BBBBBBB", "believe 1", "accuse 2", "believe 9", "pass", "nonsense"],
    sealed=True,
    impossible="claim BBBBBBB",
)


class AztecGame(Game):
    """The same with answers that are sealed: given at once, taken back, given again without being taken back."""

    title = "aztec"
    few, many = 6, 200
    deeds = ("why", "preview", "error", "resume", "replay", "report", "move", "again", "reopen", "request")
    tables = (
        [ME, RANDOM, HERE],
        [ME, HERE, HERE, OPEN],
        [OPEN, NOVICE, ME],
        [ME, HERE, OPEN, RANDOM, NOVICE],
        [RANDOM, OPEN, RANDOM, ME, HERE, OPEN],
    )
    wishes = (
        "claim BB",
        "claim YRB",
        "believe 1",
        "accuse 2",
        "keep A-KNIFE",
        "steal red 1",
        "trade blue red",
        "pass",
    )
    impossible = ("nonsense", "claim BBBBBBB", "believe 9", "pay 9")

    def __init__(self, web: httpx.AsyncClient, seats: list[Data], rng: random.Random) -> None:
        super().__init__(web, seats, rng)
        self.locked: set[tuple[int, int]] = set()  # (question, seat)

    def options(self) -> Data:
        self.agreed = {
            "locks": self.rng.choice(["shown", "hidden"]),
            "artefact_visibility": self.rng.choice(["public", "secret"]),
            "claim_shape": self.rng.choice([*7 * ["plausible"], "free"]),
            "character_assignment": self.rng.choice(["random", "choice"]),
        }
        return self.agreed

    def whose_turn(self) -> int | None:
        frame = self.watching.last
        asked = [frame["confirming"]] if frame["confirming"] else frame["view"]["deciding"]
        asked = [seat for seat in asked if seat in self.people and (frame["ask"], seat) not in self.locked]
        return self.rng.choice(asked) if asked else None

    async def answer(self, screen: Screen, seat: int, name: str, options: list[str]) -> None:
        ask = screen.last["ask"]
        await super().answer(screen, seat, name, options)
        self.locked.add((ask, seat))
        if self.rng.random() < 0.25:
            again = {"type": "answer", "id": f"{name} again", "ask": ask, "answers": [self.rng.choice(options)]}
            if (await screen.ask(again))["type"] == "saved":
                self.done["again"] += 1
        if self.rng.random() < 0.25 and (await screen.ask({"type": "reopen", "id": f"{name} back"}))["type"] == "saved":
            self.locked.discard((ask, seat))
            self.done["reopen"] += 1

    def check(self, server: Server) -> None:
        check_aztec(self, server)

    @classmethod
    def check_output(cls, output: bytes, games: Sequence[Game], server: Server) -> None:
        check_decks(output, games, server)


def check_aztec(game: AztecGame, server: Server) -> None:
    """No frame, and nothing that HTTP gave, has a card, a claim, a token, an artefact or a lock before its time."""
    state = server.match(game.table).state
    assert isinstance(state, Aztec)
    cards = [player["cards"] for player in records_data(state, "players")]
    heard = [message for screen in game.screens for _, message, _ in screen.frames if message["type"] == "table"]
    for viewer, message in [*((message["seat"], message) for message in heard), *game.looked]:
        for entry in [*message.get("entries", []), *message.get("plies", [])]:
            for event in entry["events"]:
                assert event["seat"] == viewer or event["kind"] not in ("looked", "offered", "kept-card")
        if "view" in message:
            check_aztec_view(message["view"], viewer, cards, game.agreed["artefact_visibility"] == "secret")
    for report, _, _ in game.reports:
        shown, written = report["view"], report["position"]
        assert written["players"] == shown["players"]
        known = {(place, card) for place, card, _ in shown["deck"]["seen"]}
        assert {(place, card) for place, card in enumerate(written["deck"], start=1) if card} == known
    if game.agreed["locks"] == "hidden":
        noted = {entry["seq"] for message in heard for entry in message["entries"] if entry["kind"] in SEATING}
        check_locks([message for message in heard if is_sealed(message["view"])], len(game.seats), noted)


def is_sealed(view: Data) -> bool:
    return view["ask"]["question"] in ("round/choose_claims", "round/choose_tokens")


def check_locks(frames: list[Data], seats: int, noted: set[int]) -> None:
    """To each everybody else seems to be choosing, and no number grows but by the own lock, or by what is noted of a
    seat for everybody to know."""
    plies: dict[int, int] = {}
    for frame in frames:
        locked = set(range(1, seats + 1)) - set(frame["view"]["deciding"])
        assert locked <= {frame["seat"]}
        assert {*range(frame["ask"] + 1, frame["seq"] + 1)} <= noted
        assert frame["ply"] - len(locked) == plies.setdefault(frame["ask"], frame["ply"] - len(locked))


def check_aztec_view(view: Data, viewer: int, cards: list[Any], secret: bool) -> None:
    number, question = view["round"], view["ask"]["question"]
    claimed = number - (question == "round/choose_claims" or number == 0)
    placed = number - (question in ("round/choose_claims", "round/choose_tokens"))
    for seat, player in enumerate(view["players"], start=1):
        for n, card in enumerate(player["cards"], start=1):
            is_known = n < number or (n == number and (seat == viewer or seat in view["revealed"]))
            assert card == (cards[seat - 1][n - 1] if is_known else None)
        assert (len(player["claims"]), len(player["tokens"])) == (max(0, claimed), max(0, placed))
        if secret and seat != viewer and "winners" not in view:
            assert player["artefacts"] == []
    assert all(viewer in known or "all" in known for _, _, known in view["deck"]["seen"])
    if not viewer:
        assert view["ask"]["options"] == []


def check_decks(output: bytes, games: Sequence[Game], server: Server) -> None:
    """No six cards stand anywhere as they do in a deck, neither by name nor by number."""
    runs = {
        tuple(found[n : n + 6])
        for run in re.findall(rb'(?:"A-[A-Z0-9-]+",){5,}"A-[A-Z0-9-]+"|(?:\b\d{1,2},){5,}\d{1,2}\b', output)
        for found in [run.replace(b'"', b"").split(b",")]
        for n in range(len(found) - 5)
    }
    for game in games:
        match = server.match(game.table)
        first = match.moments[0].before
        assert isinstance(first, Aztec)
        faces = [int(card) for card in first.deck]
        names = [ARTEFACT.word(card).encode() for card in faces]
        assert names[0].startswith(b"A-")
        for n in range(len(faces) - 5):
            assert tuple(names[n : n + 6]) not in runs
            assert tuple(str(face).encode() for face in faces[n : n + 6]) not in runs


RECORDED = AztecGame
