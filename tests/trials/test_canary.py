"""Every byte that leaves the server during recorded games is searched for what nobody may know."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import pytest

from antechamber.core.chance import block_of_draws, key_from_seed
from antechamber.library import slugs
from tests.samples import part_of_tests
from tests.trials.recording import Game, Tap, play_all
from tests.trials.serving import Data, Server

MOST = 20  # games that share a server
CARELESS = str(Path(__file__).parent / "planted")  # with this on the path, bots say what nobody may hear
PLANTED = (b"planted thought", b"bot-because")


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
    kind.check_output(output, games, server)
    logs = server.errors.read_bytes()
    assert logs.count(b"\n") > 20 * len(games)
    for word in [*(token.encode() for token in given), b"Person-", *PLANTED]:
        assert word not in logs
    for needles in secrets_of(server).values():
        assert not any(needle in logs for needle in needles if not needle.isdigit())
    assert not server.failures()
    return sum((game.done for game in games), Counter({"game": len(games)}))


TRIALS = [part_of_tests(slug, "trials") for slug in slugs()]
KINDS: list[type[Game]] = [trials.RECORDED for trials in TRIALS if trials is not None]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.title)
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
