"""Record from games of bots what the page's gallery and tests need of each title, in `web/src/titles/<slug>/recorded`:
its component data, tables, and what the terminal says of options, events and refusals.

python -m scripts.page_samples            write it
python -m scripts.page_samples --check    fail if it is not what the engine gives now
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

from antechamber.bots import make_bot
from antechamber.core.kernel import State
from antechamber.library import component_data, provenance, slugs, title
from antechamber.match import Seat
from antechamber.match.events import describe, visible_to
from scripts import record_games
from scripts.page_telling import Telling, written
from tests.samples import Game, Shown, ended, sample

FACES = Path(__file__).resolve().parent.parent / "web" / "src" / "titles"
COMPACT = (",", ":")


def games(slug: str) -> list[Game]:
    """The games that tables are taken from: of a title without samples one, to its end."""
    return sample(slug, "GAMES", [Game(max(title(slug).players), {}, "1", {"over": (0, ended)})])


def in_rounds(slug: str) -> bool:
    """Whether it is told in rounds how far a game has come, and its tables with what happened."""
    return sample(slug, "IN_ROUNDS", False)


def players_of(slug: str, game: Game) -> Callable[[State, int], int]:
    """Who chooses the answers of a seat: bots, or lots among what the samples leave of its options."""
    among: Callable[[State, int], list[int]] | None = sample(slug, "CHOOSES_AMONG", None)
    if among is not None:
        chance = random.Random(game.seed)
        return lambda g, seat: chance.choice(among(g, seat) or g.legal(seat))
    level = game.level or sample(slug, "LEVEL", "random")
    bots = [make_bot(level, title(slug), f"{game.seed}{seat}") for seat in range(game.players)]
    return lambda g, seat: bots[seat].choose(g.view(seat)).option


def before_the_end(g: State, seat: int) -> list[int]:
    """The options of a seat but for ending its turn."""
    return [option for option in g.legal(seat) if not g.contents().vocabulary.ends_turn(option)]


def play(slug: str, game: Game, telling: Telling) -> dict[str, Shown]:
    """Play a game and take its tables: each the first time that it is as wanted, or else at the end."""
    g = title(slug).start(game.players, game.seed, game.options)
    g.recording = True
    choose = players_of(slug, game)
    taken: dict[str, Shown] = {}
    given = 0
    while not g.over() and (len(taken) < len(game.tables) or not game.tables):
        seat = g.deciding()[-1]
        come = g.rounds() if in_rounds(slug) else given
        for name, (least, wanted) in game.tables.items():
            if name not in taken and come >= least and wanted(dict(g.view(seat).detail())):
                taken[name] = table(slug, g, seat)
        telling.look(g, seat)
        g.play(seat, choose(g, seat))
        given += 1
    telling.hear(g.events)
    for name, (_, wanted) in game.tables.items():
        if name not in taken and wanted is not ended:
            raise LookupError(f"{name}: the game {game.seed} never comes to what is wanted; try another seed")
    return {name: taken.get(name) or table(slug, g, 0) for name in game.tables}


def replay(log: Shown, telling: Telling) -> None:
    """Play a recorded game again, for what is said in it."""
    g = title(log["game"]).start(log["players"], log["seed"], log["options"])
    g.recording = True
    for entry in log["log"]:
        seat = entry["seat"] - 1
        telling.look(g, seat)
        g.play(seat, g.contents().vocabulary.read(entry["answer"]))
    telling.hear(g.events)


def table(slug: str, g: State, seat: int) -> Shown:
    """What a seat sees; where rounds are told, with the events that it may know of."""
    view: Shown = dict(g.view(seat).detail())
    if not in_rounds(slug):
        return view
    known = [event for event in g.events if visible_to(event, Seat(seat))]
    return {"view": view, "facts": [describe(g.contents(), event) for event in known]}


def components(slug: str) -> Shown:
    """The component data as the server sends them."""
    data, _ = component_data(slug)
    return {"data": data, "provenance": [row._asdict() for row in provenance(slug, data)]}


def samples(slug: str) -> dict[str, str]:
    """The text of every file of a title."""
    telling = Telling(title(slug))
    texts = {"components": json.dumps(components(slug), separators=COMPACT, ensure_ascii=False)}
    for game in games(slug):
        for name, taken in play(slug, game, telling).items():
            texts[f"tables/{name}"] = json.dumps(taken, separators=COMPACT)
    for mode, numbers in sample(slug, "TOLD", dict[str, list[int]]()).items():  # that come to what is seldom said
        logs = record_games.read(mode)
        for number in numbers:
            replay(logs[number], telling)
    return {**texts, "telling": written(telling.told())}


def main() -> None:
    """Write the files, or compare them."""
    for slug in slugs():
        for name, text in samples(slug).items():
            file = FACES / slug / "recorded" / f"{name}.json"
            if "--check" not in sys.argv:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(f"{text}\n", encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != f"{text}\n":
                sys.exit(f"{file.relative_to(FACES)} is stale; write it anew: python -m scripts.page_samples")


if __name__ == "__main__":
    main()
