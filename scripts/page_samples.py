"""Record tables for the page's gallery and tests, web/src/gallery/fixtures, from games of bots.

python -m scripts.page_samples            write them
python -m scripts.page_samples --check    fail if they are not what the engine gives now
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from antechamber.bots import make_bot
from antechamber.core.kernel import Event
from antechamber.core.title import Options
from antechamber.library import component_data, shelf, title
from antechamber.match.events import describe, visible_to

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "gallery" / "fixtures"
ADVANCED: Options = {"mode": "advanced"}
Shown = dict[str, Any]


def asks(kind: str) -> Callable[[Shown], bool]:
    """Whether an option of a kind is offered."""
    return lambda view: any(option["kind"] == kind for option in view["ask"]["options"])


def makes_breakable(view: Shown) -> bool:
    return any(option["preview"].get("breaks") for option in view["ask"]["options"])


# name → players, options, seed, how many answers at least, and what must be true then
SAMPLES: dict[str, tuple[int, Options, str, int, Callable[[Shown], bool]]] = {
    "two-basic": (2, {}, "g2", 90, asks("move")),
    "three-advanced": (3, ADVANCED, "g3", 150, asks("break")),
    "three-pay": (3, ADVANCED, "g7", 60, asks("pay")),
    "four-advanced": (4, ADVANCED, "g4", 260, makes_breakable),
    "four-colour": (4, ADVANCED, "g6", 60, asks("colour")),
    "four-cover": (4, ADVANCED, "g6", 80, asks("cover")),
    "four-draft": (4, ADVANCED, "g5", 1, asks("draft")),
    "four-over": (4, ADVANCED, "g4", 10_000, asks("none")),
    "four-place": (4, ADVANCED, "g6", 60, asks("place")),
}


def record(players: int, options: Options, seed: str, answers: int, wanted: Callable[[Shown], bool]) -> Shown:
    """The view of the seat that decides, the first time that it is as wanted; the end if it never is."""
    game = title("mystery")
    g = game.start(players, seed, options)
    bots = [make_bot("adept", game, f"{seed}{seat}") for seat in range(players)]
    given = 0
    while not g.over():
        seat = g.deciding()[0]
        view: Shown = dict(g.view(seat).detail())
        if given >= answers and wanted(view):
            return view
        g.play(seat, bots[seat].choose(g.view(seat)).option)
        given += 1
    return dict(g.view(0).detail())


# Aztec tables: name → players, options, seed, the round at least, and what must be true then
AZTEC: dict[str, tuple[int, Options, str, int, Callable[[Shown], bool]]] = {
    "aztec-claim": (5, {}, "a1", 3, asks("claim")),
    "aztec-token": (5, {}, "a1", 3, asks("accuse")),
    "aztec-pick": (6, {}, "a1", 2, asks("pick")),
    "aztec-take": (4, {}, "a1", 2, asks("take")),
    "aztec-steal": (3, {}, "a6", 2, asks("steal")),
    "aztec-curse": (6, {}, "a1", 2, asks("curse")),
    "aztec-trade": (4, {}, "a1", 2, asks("trade")),
    "aztec-character": (4, {"character_assignment": "choice"}, "a7", 0, asks("play")),
    "aztec-over": (5, {}, "a1", 9, asks("none")),
}


def record_aztec(players: int, options: Options, seed: str, least: int, wanted: Callable[[Shown], bool]) -> Shown:
    """A view as above, with the events that its seat may know of."""
    game = title("aztec")
    g = game.start(players, seed, options)
    bots = [make_bot("random", game, f"{seed}{seat}") for seat in range(players)]
    g.recording = True
    events: list[Event] = []
    while True:
        seat = g.deciding()[-1] if not g.over() else 0
        view: Shown = dict(g.view(seat).detail())
        if g.over() or (g.rounds() >= least and wanted(view)):
            told = [describe(g.contents(), event) for event in events if visible_to(event, seat)]
            return {"view": view, "facts": told}
        g.play(seat, bots[seat].choose(g.view(seat)).option)
        events += g.events
        g.events = []


def crosses(view: Shown) -> bool:
    """Whether a paw could be placed that brings another inside."""
    return any(len(option["preview"].get("intersections", [])) > 1 for option in view["ask"]["options"])


# Mice tables: name → players, options, seed, how many answers at least, and what must be true then
MICE: dict[str, tuple[int, Options, str, int, Callable[[Shown], bool]]] = {
    "mice-place": (2, {}, "m1", 250, crosses),
    "mice-three": (3, {"faction_select": "random"}, "m2", 400, crosses),
    "mice-remove": (2, {}, "m3", 250, asks("trigger")),
    "mice-open": (2, {}, "m4", 120, asks("open")),
    "mice-pay": (2, {"hidden_passage": True}, "m5", 120, asks("pay")),
    "mice-use": (2, {"faction_select": "random"}, "m6", 150, asks("use")),
    "mice-refresh": (2, {}, "m7", 60, asks("refresh")),
    "mice-camp": (3, {}, "m8", 200, asks("camp")),
    "mice-over": (3, {"max_turns": 120}, "m9", 100_000, asks("none")),
}


def record_mice(players: int, options: Options, seed: str, answers: int, wanted: Callable[[Shown], bool]) -> Shown:
    """A view as above."""
    game = title("mice")
    g = game.start(players, seed, options)
    bots = [make_bot("random", game, f"{seed}{seat}") for seat in range(players)]
    given = 0
    while not g.over():
        seat = g.deciding()[0]
        view: Shown = dict(g.view(seat).detail())
        if given >= answers and wanted(view):
            return view
        g.play(seat, bots[seat].choose(g.view(seat)).option)
        given += 1
    return dict(g.view(0).detail())


def asked(question: str, phase: str = "") -> Callable[[Shown], bool]:
    """Whether a question is open, in a phase if that is given."""
    return lambda view: view["ask"]["question"] == question and phase in ("", view["ask"]["phase"])


# Jaguar tables: name → players, options, seed, the round at least, and what must be true then
JAGUAR: dict[str, tuple[int, Options, str, int, Callable[[Shown], bool]]] = {
    "jaguar-start": (4, {}, "j1", 0, asked("start/choose_start")),
    "jaguar-trap": (4, {}, "j1", 3, asked("trap/choose_trap")),
    "jaguar-token": (4, {}, "j1", 3, asked("trap/choose_token")),
    "jaguar-act": (4, {}, "j1", 4, asked("turn/choose_action")),
    "jaguar-late": (3, {}, "j2", 7, asked("turn/choose_action")),
    "jaguar-basic": (2, {"mode": "basic"}, "j3", 2, asked("turn/choose_action")),
    "jaguar-guards": (4, {}, "j1", 2, asks("discard")),
    "jaguar-door": (3, {}, "j4", 2, asked("door/choose_first_marker")),
    "jaguar-flood": (4, {}, "j5", 2, asked("flood/choose_reaction")),
    "jaguar-chest": (4, {}, "j1", 1, asked("chest/choose_amulets")),
    "jaguar-objective": (4, {}, "j1", 7, asked("objective/choose_objective")),
    "jaguar-escape": (4, {}, "j1", 8, asked("escape/choose_step")),
    "jaguar-over": (4, {}, "j1", 9, asks("none")),
    "jaguar-solo": (1, {}, "j7", 2, asked("turn/choose_action")),
    "jaguar-tame": (1, {}, "j3", 1, asked("taming/choose_taming_token")),
    "jaguar-lost": (1, {}, "j9", 9, asks("none")),
}


def record_jaguar(players: int, options: Options, seed: str, least: int, wanted: Callable[[Shown], bool]) -> Shown:
    """A view as above, with the events that its seat may know of. Turns are used up."""
    game = title("jaguar")
    g = game.start(players, seed, options)
    chance = random.Random(seed)
    g.recording = True
    events: list[Event] = []
    while True:
        seat = g.deciding()[-1] if not g.over() else 0
        view: Shown = dict(g.view(seat).detail())
        if g.over() or (g.rounds() >= least and wanted(view)):
            told = [describe(g.contents(), event) for event in events if visible_to(event, seat)]
            return {"view": view, "facts": told}
        words = g.contents().vocabulary
        options_now = g.legal(seat)
        g.play(seat, chance.choice([o for o in options_now if words.text(o) != "end"] or options_now))
        events += g.events
        g.events = []


def components(slug: str) -> Shown:
    """The component data as the server sends them."""
    data, _ = component_data(slug)
    return {"data": data, "provenance": [row._asdict() for row in shelf(slug).provenance(data)]}


def samples() -> dict[str, str]:
    """The text of every file."""
    texts = {name: json.dumps(record(*sample), separators=(",", ":")) for name, sample in SAMPLES.items()}
    texts["components"] = json.dumps(components("mystery"), indent=1, ensure_ascii=False)
    texts |= {name: json.dumps(record_aztec(*sample), separators=(",", ":")) for name, sample in AZTEC.items()}
    texts |= {name: json.dumps(record_mice(*sample), separators=(",", ":")) for name, sample in MICE.items()}
    texts["mice-components"] = json.dumps(components("mice"), separators=(",", ":"), ensure_ascii=False)
    texts |= {name: json.dumps(record_jaguar(*sample), separators=(",", ":")) for name, sample in JAGUAR.items()}
    texts["jaguar-components"] = json.dumps(components("jaguar"), separators=(",", ":"), ensure_ascii=False)
    texts["aztec-components"] = json.dumps(components("aztec"), indent=1, ensure_ascii=False)
    texts["mice-components"] = json.dumps(components("mice"), separators=(",", ":"), ensure_ascii=False)
    return texts


def main() -> None:
    """Write the files, or compare them."""
    for name, text in samples().items():
        file = FOLDER / f"{name}.json"
        if "--check" not in sys.argv:
            file.write_text(f"{text}\n", encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != f"{text}\n":
            sys.exit(f"the recorded table {name} is stale; write it anew: python -m scripts.page_samples")


if __name__ == "__main__":
    main()
