"""Every byte that leaves the server during recorded games is searched for what nobody may know."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from antechamber.core.chance import block_of_draws, key_from_seed
from antechamber.core.field_data import records_data
from antechamber.games.aztec.state import Aztec
from antechamber.games.aztec.words import ARTEFACT
from antechamber.games.jaguar.components import HARMING, NONE, OPTIONS, TOKEN_IDS, TRAP_IDS
from antechamber.games.jaguar.state import Jaguar
from antechamber.match import Match
from antechamber.match.log import SEATING
from tests.trials.recording import HERE, ME, NOVICE, OPEN, RANDOM, Game, Screen, Tap, play_all
from tests.trials.serving import Data, Server

MOST = 20  # games that share a server
CARELESS = str(Path(__file__).parent / "planted")  # with this on the path, bots say what nobody may hear
PLANTED = (b"planted thought", b"bot-because")


class MysteryGame(Game):
    """Nobody has secrets here but chance."""

    title = "mystery"
    few, many = 8, 20
    deeds = ("why", "preview", "error", "resume", "replay", "report", "move", "undo")
    tables = (
        [ME, RANDOM],
        [ME, HERE],
        [ME, OPEN, NOVICE],
        [HERE, RANDOM, HERE],
        [ME, HERE, OPEN, RANDOM],
        [OPEN, RANDOM, NOVICE, ME],
    )
    wishes = (
        "move w7",
        "break red M5",
        "collect",
        "switch",
        "exchange",
        "reserve",
        "end",
        "pay 3",
        "place R at 4",
        "cover w2 3",
    )
    impossible = ("pay 9", "move w7", "place R at 4", "end", "nonsense")
    detours = 1.0

    def options(self) -> Data:
        return {"max_rounds": self.rng.choice([2, 3, 4]), "mode": self.rng.choice(["basic", "advanced"])}

    def check(self, server: Server) -> None:
        check_offers(self)


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


class JaguarGame(Game):
    """The same with tokens that lie face down until their trap is activated."""

    title = "jaguar"
    few, many = 3, 40
    deeds = ("why", "preview", "error", "resume", "replay", "report", "move", "undo", "face down", "request")
    tables = ([ME, RANDOM], [OPEN, NOVICE, ME], [ME, HERE, OPEN, RANDOM])
    wishes = (
        "choose floor_blue",
        "choose wall_red",
        "choose claw_gold",
        "choose column_2",
        "set gas",
        "shield darts",
        "move right",
        "place a1",
        "end",
    )
    impossible = ("choose floor_red", "set gas", "place a1", "end", "nonsense")
    detours = 0.3

    def options(self) -> Data:
        return {"mode": "full", "character_assignment": self.rng.choice(["random", "choose"])}

    async def answer(self, screen: Screen, seat: int, name: str, options: list[str]) -> None:
        """Who acts last asks what the traps would do."""
        if "end" in options and screen.last["view"]["acts"][-1] == seat:
            await self.preview(screen, name, ["end"])
        await super().answer(screen, seat, name, options)

    def check(self, server: Server) -> None:
        check_offers(self)
        check_jaguar(self, server)


# ---------------------------------------------------------------- what nobody may know


def spellings(secret: bytes) -> list[bytes]:
    """Bytes as they could be written into a message."""
    plain = [secret, secret.hex().encode(), secret.hex().upper().encode(), json.dumps(list(secret)).encode()]
    coded = [base64.b64encode(secret), base64.urlsafe_b64encode(secret), base64.b32encode(secret)]
    return [*plain, *(code.rstrip(b"=") for code in coded), str(int.from_bytes(secret, "big")).encode()]


def secrets_of(server: Server) -> dict[str, set[bytes]]:
    """What the database holds and what follows from it."""
    found: dict[str, set[bytes]] = {"seed": set(), "chance": set(), "hash": set()}
    for row in server.rows("SELECT * FROM matches"):
        seed = row["seed"]
        found["seed"] |= {seed.encode(), seed.upper().encode(), *spellings(bytes.fromhex(seed))}
        found["seed"] |= {base64.b64encode(seed.encode()), seed[:12].encode(), seed[-12:].encode()}
        found["chance"] |= set(spellings(key_from_seed(seed)))
        for block in range(4):
            found["chance"] |= {
                str(int(draw)).encode() for draw in block_of_draws(key_from_seed(seed), block) if draw > 10**8
            }
        found["hash"] |= {row[name].encode() for name in ("host", "watch")}
    for row in server.rows("SELECT key, invite, asker FROM seats"):
        found["hash"] |= {value.encode() for value in row.values() if value}
    return found


def hexes(output: bytes, digits: int) -> set[bytes]:
    """Every run of so many hexadecimal digits."""
    runs = re.findall(rb"[0-9a-fA-F]{%d,}" % digits, output)
    return {run[i : i + digits].lower() for run in runs for i in range(len(run) - digits + 1)}


def numbers(output: bytes) -> set[bytes]:
    return set(re.findall(rb"\d{9,}", output))


WORDS = (
    b'"chance"', b'"stack"', b'"draws"', b'"sealed"', b'"seed"', b'"reveals"', b"key_of_chance", b'"move_id"',
    b"Traceback",
)  # fmt: skip


def check_output(
    output: bytes, server: Server, given: Iterable[str], reports: list[tuple[Data, bytes, bool]], replays: list[bytes]
) -> None:
    """Nothing secret is in what was sent: not in reports either, until their game is over and their log is in them.
    What bots thought is in replays of games that are over, and nowhere else.

    A report has the bookmarks of its view as well, so that the view can be read again; nothing else has them.
    """
    finished = [sent for _, sent, over in reports if over]
    running = [sent for _, sent, over in reports if not over]
    assert finished
    assert running
    assert all(("log" in report) == over for report, _, over in reports)
    output = without(output, finished)
    check_thoughts(without(output, replays), finished, replays)
    secrets = secrets_of(server)
    written = numbers(output)
    for kind, needles in secrets.items():
        for needle in needles:
            if needle.isdigit() and len(needle) < 20:
                assert needle not in written, f"{kind}: {needle!r}"
            else:
                assert needle not in output, f"{kind}: {needle!r}"
    keys = {json.loads(row["entry"])["key"].encode() for row in server.rows("SELECT entry FROM log")}
    assert len(keys) > 20 * len(server.tables())
    assert not keys & hexes(output, 10), "a key of the log"
    others = without(output, running).replace(b"antechamber_", b"")
    for word in WORDS:
        assert word not in (others if word == b'"stack"' else output.replace(b"antechamber_", b"")), word
    for token in given:
        assert output.count(token.encode()) == 1, "a key left the server twice"
        assert sha256(token.encode()).hexdigest().encode() not in output
        assert not any(token.encode() in sent for sent in finished)
    for sent in (*finished, *running):
        assert b"Person-" not in sent
    assert not any(b'"log"' in sent for sent in running)


def check_thoughts(others: bytes, reports: list[bytes], replays: list[bytes]) -> None:
    """Replays of games that are over tell what bots thought, and nothing else does."""
    assert any(word in replay for replay in replays for word in PLANTED)
    for word in PLANTED:
        assert word not in others
        assert not any(word in sent for sent in reports)


def without(output: bytes, files: list[bytes]) -> bytes:
    """What was sent beside these, each of which was. In one pass: there are hundreds of them in many megabytes."""
    wanted, found, kept, after = set(files), set(), [], 0
    for head in re.finditer(rb'\{\s*"format": "antechamber-report/|\{"table":"', output):
        sent = next((sent for sent in wanted if output.startswith(sent, head.start())), None)
        if sent is not None:
            found.add(sent)
            kept.append(output[after : head.start()])
            after = head.start() + len(sent)
    assert found == wanted
    return b"".join([*kept, output[after:]])


def check_options(screen: Screen, offered: dict[int, set[str]]) -> None:
    """Options are shown to whoever decides, and to nobody else."""
    frame: Data = {}
    for viewer, message, text in screen.frames:
        if message["type"] == "table":
            frame = message
            assert frame["seat"] in screen.keys
        if not frame or (frame["seat"] == viewer and viewer in frame["view"]["deciding"]):
            continue
        if message["type"] == "table":
            assert frame["view"]["ask"]["options"] == []
        assert "legal:" not in text
        told = re.sub(r'cannot \\".*?\\"', "", text)  # without what this seat itself wanted
        for option in offered.get(frame["ask"], set()):
            assert f'"text":"{option}"' not in told
            assert f'\\"{option}\\"' not in told


def check_offers(game: Game) -> None:
    offered: dict[int, set[str]] = {}
    for screen in game.people.values():
        for _, message, _ in screen.frames:
            if message["type"] == "table" and message["view"]["ask"]["options"]:
                texts = {option["text"] for option in message["view"]["ask"]["options"]}
                offered.setdefault(message["ask"], set()).update(texts)
    for screen in game.screens:
        check_options(screen, offered)


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


def check_decks(output: bytes, games: list[Game], server: Server) -> None:
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


def check_jaguar(game: JaguarGame, server: Server) -> None:
    """No message names a token that somebody else has chosen before it is turned up, and then it is that one."""
    chosen = chosen_tokens(server.match(game.table))
    for viewer, message in game.looked:
        check_tokens(message, viewer, chosen, set())
    for report, _, _ in game.reports:
        assert token_names(report["position"]) <= token_names(report["view"])
    for screen in game.screens:
        view: Data = {}
        before = 0
        for viewer, message, _ in screen.frames:
            view = message.get("view", view if viewer == before else {})
            before = viewer
            for step in message.get("steps", []):
                assert turned_up(step) <= turned_up(view)
            said = token_names(screen.said.get(message.get("id", ""), {})) | token_names(view.get("ask", {}))
            game.done["face down"] += check_tokens(message, message.get("seat", viewer), chosen, said)


def chosen_tokens(match: Match) -> dict[tuple[int, str], str]:
    """The token of each round and trap."""
    chosen = {}
    for state in (*(moment.before for moment in match.moments), match.state):
        assert isinstance(state, Jaguar)
        for position in range(HARMING):
            if state.owner(position) != NONE and state.token[position] != NONE:
                trap = TRAP_IDS[state.trap_at[position]]
                chosen[int(state.round), trap] = TOKEN_IDS[state.active(position)]
    return chosen


def turned_up(view: Data) -> set[str]:
    return {trap["trap"] for trap in view["traps"] if trap.get("revealed")}


def check_tokens(message: Data, viewer: int, chosen: dict[tuple[int, str], str], said: set[str]) -> int:
    """Gives how many tokens of others lay face down; `said` are those that this viewer have named or may."""
    for entry in [*message.get("entries", []), *message.get("plies", [])]:
        for event in entry["events"]:
            if event["kind"] != "trap-revealed" and (event["kind"], event["seat"]) != ("token-chosen", viewer):
                assert not token_names(event)
    parts = ("view", "steps", "entries", "plies")
    assert token_names({name: part for name, part in message.items() if name not in parts}) <= said
    views = [message["view"]] if "view" in message else message.get("steps", [])
    return sum(check_traps(view, viewer, chosen) for view in views)


def check_traps(view: Data, viewer: int, chosen: dict[tuple[int, str], str]) -> int:
    named = {TRAP_IDS[TOKEN_IDS.index(token) // OPTIONS] for token in token_names(view)}
    face_down = 0
    for trap in view["traps"][:HARMING]:
        if trap["revealed"]:
            assert trap["token"] == chosen[view["round"], trap["trap"]]
        elif trap["activator"] is not None and trap["activator"]["seat"] != viewer:
            assert trap["trap"] not in named
            face_down += 1
    return face_down


def token_names(data: Data) -> set[str]:
    """The tokens that are named anywhere in it."""
    text = json.dumps(data)
    return {token for token in TOKEN_IDS if token in text}


def record(folder: Path, kind: type[Game], numbers: range) -> Counter[str]:
    """Play games, search everything that was sent, and say what was done in them."""
    folder.mkdir()
    server = Server(folder, ANTECHAMBER_LOG_LEVEL="info", ANTECHAMBER_SEALED_SECONDS="0.05", PYTHONPATH=CARELESS)
    try:
        server.start()
        tap = Tap(server)
        games = asyncio.run(play_all(server, tap, kind, numbers))
    finally:
        server.kill()
    assert len(games) == len(numbers)
    output = b"\n".join(bytes(heard) for heard in tap.heard)
    frames = [text for game in games for screen in game.screens for _, _, text in screen.frames]
    assert (
        len(output) > sum(map(len, frames)) > 50_000 * len(games)
    )  # the tap has heard everything the screens were shown
    given = [token for game in games for token in game.given]
    thoughts = [row["why"].encode() for row in server.rows("SELECT why FROM log WHERE why IS NOT NULL")]
    assert len(thoughts) > len(games)
    assert all(word in thought for thought in thoughts for word in PLANTED)
    replays = [sent for game in games for sent in game.replays]
    check_output(output, server, given, [report for game in games for report in game.reports], replays)
    for game in games:
        assert server.match(game.table).over
        game.check(server)
    if kind is AztecGame:
        check_decks(output, games, server)
    logs = server.errors.read_bytes()
    assert logs.count(b"\n") > 20 * len(games)
    for word in [*(token.encode() for token in given), b"Person-", *PLANTED]:
        assert word not in logs
    for needles in secrets_of(server).values():
        assert not any(needle in logs for needle in needles if not needle.isdigit())
    assert not server.failures()
    return sum((game.done for game in games), Counter({"game": len(games)}))


@pytest.mark.parametrize("kind", [MysteryGame, AztecGame, JaguarGame], ids=lambda kind: kind.title)
def test_no_secret_is_in_any_byte_that_leaves_the_server(
    kind: type[Game], tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    usual = kind.many if pytestconfig.getoption("--deep") else kind.few
    number = int(os.environ.get("CANARY_GAMES", usual))
    begin = int(os.environ.get("CANARY_FROM", "0"))
    done: Counter[str] = Counter()
    for first in range(begin, number, MOST):
        done += record(tmp_path / str(first), kind, range(first, min(number, first + MOST)))
        print(dict(done))  # for who runs it with -s
    assert done["game"] == number - begin
    assert {*done} >= {*kind.deeds}
