"""A process in which bots think: a position, a seat and a level come in, an answer goes out, one JSON line each.

It never sees a state, a seed or a log, only what the seat may know.
"""

from __future__ import annotations

import contextlib
import sys

import msgspec

from antechamber.bots import Budget, make_bot
from antechamber.core.kernel import Data
from antechamber.library import title
from antechamber.match import Seat
from antechamber.server.protocol import Sentence


class Task(msgspec.Struct, frozen=True):
    """A question to a bot. The seeds are the bot's own: nothing of the game follows from them. That of the person who
    plays is the same throughout a game, so that what was overlooked stays so for a while."""

    title: str
    seat: Seat
    level: str
    seed: str
    person: str
    position: Data
    seconds: float = 1.0  # how long a bot that searches thinks


class Thought(msgspec.Struct, frozen=True):
    """The option it chose, in notation, and why: nobody may know that before the end of the game."""

    option: str
    why: list[Sentence] = []


def think(task: Task) -> Thought:
    game = title(task.title)
    bot = make_bot(task.level, game, task.seed, Budget(seconds=task.seconds), task.person)
    choice = bot.choose(game.load_view(task.position, task.seat))
    why = [Sentence(said.message, said.arguments) for said in choice.why()]
    return Thought(game.book().vocabulary.text(choice.option), why)


def main() -> None:
    """Answer until nobody asks any more."""
    read = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(read.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # who asked has gone
        main()
