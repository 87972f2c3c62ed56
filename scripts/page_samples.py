"""Record from games of bots what the page's gallery and tests need: tables, in web/src/gallery/fixtures, and what the
terminal says of options, events and refusals, in web/src/lib/fixtures.

python -m scripts.page_samples            write it
python -m scripts.page_samples --check    fail if it is not what the engine gives now
"""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from antechamber.bots import make_bot
from antechamber.core.kernel import State
from antechamber.core.title import Options
from antechamber.library import component_data, provenance, slugs, title
from antechamber.match import Seat
from antechamber.match.events import describe, visible_to
from scripts import record_games
from scripts.page_telling import Telling, written

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
TABLES = PAGE / "gallery" / "fixtures"
TELLING = PAGE / "lib" / "fixtures" / "telling.json"
ADVANCED: Options = {"mode": "advanced"}
POLISH: Options = {"edition": "pl", "mode": "advanced", "max_rounds": 30}
IN_ROUNDS = ("aztec", "jaguar")  # how far these have come is told in rounds, and their tables with what happened
COMPACT = (",", ":")
Shown = dict[str, Any]
Wanted = Callable[[Shown], bool]


def asks(kind: str) -> Wanted:
    """Whether an option of a kind is offered."""
    return lambda view: any(option["kind"] == kind for option in view["ask"]["options"])


def asked(question: str, phase: str = "") -> Wanted:
    """Whether a question is open, in a phase if that is given."""
    return lambda view: view["ask"]["question"] == question and phase in ("", view["ask"]["phase"])


def ended(_view: Shown) -> bool:
    """What is wanted is the end, where it is taken in any case."""
    return False


def makes_breakable(view: Shown) -> bool:
    return any(option["preview"].get("breaks") for option in view["ask"]["options"])


def crosses(view: Shown) -> bool:
    """Whether a paw could be placed that brings another inside."""
    return any(len(option["preview"].get("intersections", [])) > 1 for option in view["ask"]["options"])


@dataclass(frozen=True)
class Game:
    """A seeded game, and the tables taken from it: how many answers or rounds at least, and what must be true then.

    A game without tables is played to its end, for what is said in it.
    """

    slug: str
    players: int
    options: Options
    seed: str
    tables: dict[str, tuple[int, Wanted]] = field(default_factory=dict)
    level: str = ""


GAMES = [
    Game("mystery", 2, {}, "g2", {"two-basic": (90, asks("move"))}),
    Game("mystery", 3, ADVANCED, "g3", {"three-advanced": (150, asks("break"))}),
    Game("mystery", 3, ADVANCED, "g7", {"three-pay": (60, asks("pay"))}),
    Game("mystery", 4, ADVANCED, "g4", {"four-advanced": (260, makes_breakable), "four-over": (0, ended)}),
    Game("mystery", 4, ADVANCED, "g5", {"four-draft": (1, asks("draft"))}),
    Game(
        "mystery", 4, ADVANCED, "g6",
        {"four-colour": (60, asks("colour")), "four-cover": (80, asks("cover")), "four-place": (60, asks("place"))},
    ),
    Game("aztec", 3, {}, "a6", {"aztec-steal": (2, asks("steal"))}),
    Game("aztec", 4, {"character_assignment": "choice"}, "a7", {"aztec-character": (0, asks("play"))}),
    Game("aztec", 4, {}, "a1", {"aztec-take": (2, asks("take")), "aztec-trade": (2, asks("trade"))}),
    Game(
        "aztec", 5, {}, "a1",
        {"aztec-claim": (3, asks("claim")), "aztec-token": (3, asks("accuse")), "aztec-over": (0, ended)},
    ),
    Game("aztec", 6, {}, "a1", {"aztec-pick": (2, asks("pick")), "aztec-curse": (2, asks("curse"))}),
    Game("mice", 2, {}, "m1", {"mice-place": (250, crosses)}),
    Game("mice", 3, {"faction_select": "random"}, "m2", {"mice-three": (400, crosses)}),
    Game("mice", 2, {}, "m3", {"mice-remove": (250, asks("trigger"))}),
    Game("mice", 2, {}, "m4", {"mice-open": (120, asks("open"))}),
    Game("mice", 2, {"hidden_passage": True}, "m5", {"mice-pay": (120, asks("pay"))}),
    Game("mice", 2, {"faction_select": "random"}, "m6", {"mice-use": (150, asks("use"))}),
    Game("mice", 2, {}, "m7", {"mice-refresh": (60, asks("refresh"))}),
    Game("mice", 3, {}, "m8", {"mice-camp": (200, asks("camp"))}),
    Game("mice", 3, {"max_turns": 120}, "m9", {"mice-over": (0, ended)}),
    Game(
        "jaguar", 4, {}, "j1",
        {
            "jaguar-start": (0, asked("start/choose_start")),
            "jaguar-trap": (3, asked("trap/choose_trap")),
            "jaguar-token": (3, asked("trap/choose_token")),
            "jaguar-act": (4, asked("turn/choose_action")),
            "jaguar-guards": (2, asks("discard")),
            "jaguar-chest": (1, asked("chest/choose_amulets")),
            "jaguar-objective": (7, asked("objective/choose_objective")),
            "jaguar-escape": (8, asked("escape/choose_step")),
            "jaguar-over": (0, ended),
        },
    ),
    Game("jaguar", 3, {}, "j2", {"jaguar-late": (7, asked("turn/choose_action"))}),
    Game("jaguar", 2, {"mode": "basic"}, "j3", {"jaguar-basic": (2, asked("turn/choose_action"))}),
    Game("jaguar", 3, {}, "j4", {"jaguar-door": (2, asked("door/choose_first_marker"))}),
    Game("jaguar", 4, {}, "j5", {"jaguar-flood": (2, asked("flood/choose_reaction"))}),
    Game("jaguar", 1, {}, "j7", {"jaguar-solo": (2, asked("turn/choose_action"))}),
    Game("jaguar", 1, {}, "j3", {"jaguar-tame": (1, asked("taming/choose_taming_token"))}),
    Game("jaguar", 1, {}, "j9", {"jaguar-lost": (0, ended)}),
    Game("mystery", 4, {**POLISH, "grid2a_scope": "whole_grid"}, "s2", level="random"),
    Game("mystery", 3, {**POLISH, "grid_pool": "B", "grid4b_empty_pile": True}, "s13"),
    Game("aztec", 3, {"character_assignment": "choice", "artefact_visibility": "secret"}, "t14"),
    Game("mice", 3, {"faction_select": "random", "hidden_passage": True}, "s3", level="novice"),
]  # fmt: skip
# Recorded games that come to what is seldom said.
RECORDED = {
    "mystery-advanced": [17],
    "mice-passages": [0, 4, 5, 9, 17],
    "mice": [6],
    "jaguar-solo": [0, 8],
    "jaguar-full": [11, 13],
    "jaguar-basic": [14],
}


def players_of(game: Game) -> Callable[[State, int], int]:
    """Who chooses the answers of a seat: bots; in Jaguar a random choice, which ends a turn only when nothing else is
    left."""
    if game.slug == "jaguar":
        chance = random.Random(game.seed)
        return lambda g, seat: chance.choice(before_the_end(g, seat) or g.legal(seat))
    level = game.level or ("novice" if game.slug == "mystery" else "random")
    bots = [make_bot(level, title(game.slug), f"{game.seed}{seat}") for seat in range(game.players)]
    return lambda g, seat: bots[seat].choose(g.view(seat)).option


def before_the_end(g: State, seat: int) -> list[int]:
    """The options of a seat but for ending its turn."""
    return [option for option in g.legal(seat) if not g.contents().vocabulary.ends_turn(option)]


def play(game: Game, telling: Telling) -> dict[str, Shown]:
    """Play a game and take its tables: each the first time that it is as wanted, or else at the end."""
    g = title(game.slug).start(game.players, game.seed, game.options)
    g.recording = True
    choose = players_of(game)
    taken: dict[str, Shown] = {}
    given = 0
    while not g.over() and (len(taken) < len(game.tables) or not game.tables):
        seat = g.deciding()[-1]
        come = g.rounds() if game.slug in IN_ROUNDS else given
        for name, (least, wanted) in game.tables.items():
            if name not in taken and come >= least and wanted(dict(g.view(seat).detail())):
                taken[name] = table(game.slug, g, seat)
        telling.look(g, seat)
        g.play(seat, choose(g, seat))
        given += 1
    telling.hear(g.events)
    for name, (_, wanted) in game.tables.items():
        if name not in taken and wanted is not ended:
            raise LookupError(f"{name}: the game {game.seed} never comes to what is wanted; try another seed")
    return {name: taken.get(name) or table(game.slug, g, 0) for name in game.tables}


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
    if slug not in IN_ROUNDS:
        return view
    known = [event for event in g.events if visible_to(event, Seat(seat))]
    return {"view": view, "facts": [describe(g.contents(), event) for event in known]}


def components(slug: str) -> Shown:
    """The component data as the server sends them."""
    data, _ = component_data(slug)
    return {"data": data, "provenance": [row._asdict() for row in provenance(slug, data)]}


def samples() -> dict[Path, str]:
    """The text of every file."""
    tellings = {slug: Telling(title(slug)) for slug in slugs()}
    texts: dict[Path, str] = {}
    for game in GAMES:
        for name, taken in play(game, tellings[game.slug]).items():
            texts[TABLES / f"{name}.json"] = json.dumps(taken, separators=COMPACT)
    for mode, numbers in RECORDED.items():
        logs = record_games.read(mode)
        for number in numbers:
            replay(logs[number], tellings[logs[number]["game"]])
    for slug in slugs():
        name = "components" if slug == "mystery" else f"{slug}-components"
        texts[TABLES / f"{name}.json"] = json.dumps(components(slug), separators=COMPACT, ensure_ascii=False)
    texts[TELLING] = written({slug: telling.told() for slug, telling in tellings.items()})
    return texts


def main() -> None:
    """Write the files, or compare them."""
    for file, text in samples().items():
        if "--check" not in sys.argv:
            file.write_text(f"{text}\n", encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != f"{text}\n":
            sys.exit(f"the recorded {file.relative_to(PAGE)} is stale; write it anew: python -m scripts.page_samples")


if __name__ == "__main__":
    main()
