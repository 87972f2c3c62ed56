"""Record whole games as fixtures, tests/recorded: twenty for each title and mode, with the key of every position.

    python -m scripts.record_games             record those that are missing
    python -m scripts.record_games jaguar      record those of a title anew

A change of the rules that changes recorded games is a change that players notice: raise the rules version with it.
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from antechamber.bots import make_bot
from antechamber.library import slugs, title
from antechamber.match import Match, Player
from tests.samples import Recorded, sample

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "recorded"
GAMES = 20
LEVELS = ("adept", "random")  # who knows where to go, and who comes to the strangest places


def modes() -> dict[str, tuple[str, Recorded]]:
    """What is recorded, by its name: of a title without samples, games as usual."""
    return {
        mode: (slug, recorded)
        for slug in slugs()
        for mode, recorded in sample(slug, "RECORDED", {slug: Recorded(list(title(slug).players), {})}).items()
    }


def recorded(mode: str, number: int) -> Match:
    """A game of bots. Who plays how well changes from game to game, and so does the number of players."""
    slug, (counts, options) = modes()[mode]
    game = title(slug)
    players = counts[number % len(counts)]
    seed = f"{mode}/{number}"
    levels = [LEVELS[(number // len(counts) + seat) % len(LEVELS)] for seat in range(players)]
    bots = [make_bot(level, game, f"{seed}/{seat}") for seat, level in enumerate(levels)]
    match = Match(game, players, options, seed, [Player(level, level) for level in levels])
    while not match.over:
        seat = match.deciding[0]
        match.answer(seat, bots[seat].choose(match.view(seat)).option)
    return match


def write(mode: str) -> None:
    """One line for each game. The time of writing is left out, so that the same games give the same file."""
    FOLDER.mkdir(exist_ok=True)
    lines = [json.dumps(recorded(mode, number).to_log(), separators=(",", ":")) for number in range(GAMES)]
    text = "\n".join(lines).encode()
    (FOLDER / f"{mode}.jsonl.gz").write_bytes(gzip.compress(text, mtime=0))


def read(mode: str) -> list[dict[str, Any]]:
    """The logs of the recorded games."""
    text = gzip.decompress((FOLDER / f"{mode}.jsonl.gz").read_bytes())
    return [json.loads(line) for line in text.splitlines()]


def main() -> None:
    for mode, (slug, _) in modes().items():
        if slug in sys.argv[1:] or not (FOLDER / f"{mode}.jsonl.gz").exists():
            write(mode)
            print(f"{mode}: {GAMES} games")


if __name__ == "__main__":
    main()
