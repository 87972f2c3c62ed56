"""Positions of Shards of the Jaguar, written down in one line, and played in notation.

Unless a test says otherwise, the tiles lie in the order A, B, C, D, and the traps in the order of their names below.
"""

from __future__ import annotations

from typing import Any

from antechamber.core.errors import IllegalAnswer
from antechamber.core.kernel import State
from antechamber.library import component_data, title

jaguar = title("jaguar")
SHIPPED = component_data("jaguar")[0]

TRAPS = ["gas", "darts", "guards", "earthquake", "secret_door", "flood"]
CHARACTERS = ["fenn", "akhel", "keela", "nerys"]
ALL_TOKENS_ROUND = 3  # from which on all Jaguar tokens are in the pile
OPEN_ROUND = 7  # in which tile #4 opens


class Table:
    """A game in progress. Seats are numbered from 1, as players number them."""

    def __init__(self, state: State) -> None:
        self.state: Any = state
        state.recording = True

    @property
    def seat(self) -> int:
        """The seat that is to answer."""
        return int(self.state.deciding()[0]) + 1

    def play(self, *texts: str) -> Table:
        """Answer in notation, each time for the seat that is asked."""
        for text in texts:
            self.state.play(self.seat - 1, self.read(text))
        return self

    def read(self, text: str) -> int:
        return int(self.state.contents().vocabulary.read(text))

    def refuses(self, text: str) -> str:
        """The error text for an answer that is not accepted; fails if it is accepted or changes anything."""
        before = self.state.to_data()
        try:
            self.play(text)
        except IllegalAnswer as error:
            assert self.state.to_data() == before
            return str(error)
        raise AssertionError(f"{text!r} was accepted")

    def options(self, beginning: str = "") -> list[str]:
        """The options of the seat that is asked, in notation; those that begin so."""
        text = self.state.contents().vocabulary.text
        options = [text(option) for option in self.state.legal(self.seat - 1)]
        return [option for option in options if option.startswith(beginning)]

    @property
    def question(self) -> str:
        return str(self.state.question())

    @property
    def data(self) -> dict[str, Any]:
        return dict(self.state.to_data())

    def player(self, seat: int = 1) -> dict[str, Any]:
        return dict(self.data["players"][seat - 1])

    def trap(self, name: str) -> dict[str, Any]:
        return next(trap for trap in self.data["traps"] if trap["trap"] == name)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, with all that helps it; 0 is a spectator."""
        return dict(self.state.view(seat - 1).detail())

    @property
    def places(self) -> list[str]:
        return [player["place"] for player in self.data["players"]]

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores())

    @property
    def over(self) -> bool:
        return bool(self.state.over())

    def why(self, wish: str) -> str:
        """The message that says why the seat that is asked cannot do something."""
        reason = jaguar.why_not(self.state.view(self.seat - 1), wish)
        return reason.message if reason else ""

    def events(self, *kinds: str, audience: int | None = None) -> list[tuple[Any, ...]]:
        """What happened, of these kinds: kind, seat, arguments. With an audience, what this seat was told."""
        known = self.state.contents().vocabulary.events
        return [
            (
                known[event.kind].name,
                event.seat + 1,
                *[field.value(int(a)) for (_, field), a in zip(known[event.kind].fields, event.args, strict=False)],
            )
            for event in self.state.events
            if (not kinds or known[event.kind].name in kinds)
            and (audience is None or event.audience in (-1, audience - 1))
        ]


def started(players: int, seed: str = "seed", **options: Any) -> Table:
    """A game from its start."""
    return Table(jaguar.start(players, seed, options))


def given(
    at: str | list[dict[str, Any]],
    players: int = 2,
    mode: str = "full",
    places: list[str] | None = None,
    traps: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    people: list[dict[str, Any]] | None = None,
    acts: list[int] | None = None,
    **more: Any,
) -> Table:
    """A position. `traps` names the owner of a trap, or its owner and token; `people` adds to what players have."""
    mode = "solo" if players == 1 else mode
    spots = places or ["a1", "c3", "e5", "h1"][:players]
    belongings = [*(people or []), {}, {}, {}, {}][:players]
    free = [one for one in CHARACTERS if one not in [person.get("character") for person in belongings]]
    rows = [
        {"place": spots[seat], **explained(person), "character": person.get("character") or free.pop(0)}
        for seat, person in enumerate(belongings)
    ]
    if players == 1 and any(token.endswith("w") for token in more.get("solo", {}).get("shown", [])):
        more = {"round": ALL_TOKENS_ROUND, **more}
    opened = more.get("round", 1) >= OPEN_ROUND
    data: dict[str, Any] = {
        "game": "jaguar",
        "options": {"players": players, "mode": mode, **(options or {})},
        "heart_wall": "right_of_4" if opened else "between_3_4",
        "objectives": ["health", "maps", "glory"],
        "exits": [] if mode == "basic" else ["e1", "e5", "e7", "e2", "e3", "e4"][: 6 if players == 4 else 5],
        "traps": [trap_entry(name, (traps or {}).get(name)) for name in TRAPS],
        "players": rows,
        "acts": acts or sorted(range(1, players + 1), key=lambda seat: leftmost(seat, traps or {})),
        "extra": 1 if players == 3 and not opened else None,
        "stack": [{"at": at}] if isinstance(at, str) else at,
        **more,
    }
    bottom = data["stack"][0]
    data["traps"] = [gone_off(trap, bottom["at"], players == 1) for trap in data["traps"]]
    data["stack"] = [{"n": counted(bottom["at"], players, data.get("round", 1)), **bottom}, *data["stack"][1:]]
    if players == 1:
        solo = {"jaguar": "i3", "shown": ["j2", "j3"], **more.get("solo", {})}
        data["solo"] = {"pile": jaguar_pile(data.get("round", 1), solo["shown"]), **solo}
    return Table(jaguar.load(data))


def explained(person: dict[str, Any]) -> dict[str, Any]:
    """What a player has, with what must have come before it: checkpoints for glory, used map pieces for shards."""
    reached = [n + 1 for n, step in enumerate((5, 8, 11)) if person.get("glory", 0) >= step]
    shards = person.get("hearts", 0)
    used = [*["d3a", "d3b", "d2b"][:shards], *["t3a", "t3b", "t2b"][:shards]]
    return {"checkpoints": reached, "used_maps": used, **person}


def leftmost(seat: int, traps: dict[str, Any]) -> tuple[int, int]:
    """For sorting: the place of a seat's first trap, and the seat itself."""
    owners = [trap_entry(name, traps.get(name)).get("activator") for name in TRAPS]
    return next((i for i, owner in enumerate(owners) if owner and owner["seat"] == seat), len(TRAPS)), seat


def counted(at: str, players: int, number: int) -> int:
    """What the first bookmark has counted when the rules come to a line of a round."""
    if at == "solo-round/act" or "/set_" in at:
        return 0 if number == 1 else 4 if players == 1 else players
    if at.endswith(("/activate_temple_traps", "/activate_harming_traps", "/check_taming", "/waves_come")):
        return 0
    if at.startswith("solo-round/") or at.endswith(("/activate_secret_door", "/activate_flood")):
        return 4
    return 4 if players == 1 else players


def jaguar_pile(number: int, shown: list[str]) -> list[str]:
    """The Jaguar tokens that are left in a round, the lowest first."""
    low, walls = ["j2", "j3", "j4", "j5"], ["j2w", "j3w", "j4w", "j5w"]
    tokens, left = (low, 4 - 2 * number) if number < ALL_TOKENS_ROUND else ([*low, *walls], 12 - 2 * number)
    if number >= OPEN_ROUND:
        tokens, left = ["j2", "j2w", "j3", "j4"], 16 - 2 * number
    return [token for token in tokens if token not in shown][:left] if shown else tokens


def trap_entry(name: str, setting: Any) -> dict[str, Any]:
    entry: dict[str, Any] = {"trap": name}
    if isinstance(setting, tuple):
        entry |= {"activator": {"seat": setting[0]}, "token": setting[1]}
    elif isinstance(setting, int):
        entry["activator"] = {"seat": setting}
    elif isinstance(setting, dict):
        entry |= setting
    return entry


FIRST_TOKENS = {"gas": "floor_blue", "darts": "wall_blue", "guards": "claw_gold", "earthquake": "column_1"}
AFTER_TEMPLE = ("jaguar_moves", "check_taming", "activate_harming_traps", "activate_own_water_and_door")
AFTER_HARM = ("activate_secret_door", "activate_flood", "waves_come", "end_round", "open_exits", "end_solo_round")


def gone_off(trap: dict[str, Any], at: str, solo: bool) -> dict[str, Any]:
    """A trap with its token turned up, if it has gone off before the rules come to a line."""
    own = trap.get("activator") is not None
    late = at.endswith(AFTER_HARM) or (solo and not own and at.endswith(AFTER_TEMPLE))
    if trap["trap"] not in FIRST_TOKENS or not late or not (own or solo):
        return trap
    token = trap.get("token", FIRST_TOKENS[trap["trap"]])
    shown = {"face_up": trap.get("face_up", [token])} if solo else {}
    return {**trap, "token": token, "revealed": True, **shown}


def acting(place: str = "b5", points: int = 4, seat: int = 1, **more: Any) -> Table:
    """A seat takes its turn there, the last of the round if no trap is set; the others stand at the end of tile #3."""
    players = more.get("players", 2)
    ordered = sorted(range(1, players + 1), key=lambda s: leftmost(s, more.get("traps") or {}))
    more.setdefault("acts", ordered if more.get("traps") else [*[s for s in ordered if s != seat], seat])
    turn = {"seat": seat, "points": points, **more.pop("turn", {})}
    places = more.pop("places", [place if s == seat else "i5" for s in range(1, players + 1)])
    number = more["acts"].index(seat) + 1
    frame = {"at": "solo-round/set_own_traps"} if players == 1 else {"at": "round/act_in_turn", "n": number}
    return given([frame, {"at": "turn/choose_action", "seat": seat}], places=places, turn=turn, **more)


def activating(traps: dict[str, Any], **more: Any) -> Table:
    """The last turn of the round ends, and the traps go off."""
    players = more.get("players", 2)
    last = more.get("acts", sorted(range(1, players + 1), key=lambda seat: leftmost(seat, traps)))[-1]
    more.setdefault("places", ["b5", *["i5"] * (players - 1)])
    return acting(points=1, seat=last, turn={"spent": 3}, traps=traps, **more).play("end")


def flooding(direction: str, owner: int = 1, **more: Any) -> Table:
    """The Flood comes; its owner has chosen where it flows."""
    table = given([{"at": "round/activate_flood"}], traps={"flood": owner}, **more)
    return table.play(f"flow {direction}")


def opening_door(first: str, second: str, owner: int = 1, **more: Any) -> Table:
    """A Secret door is opened."""
    table = given([{"at": "round/activate_secret_door"}], traps={"secret_door": owner}, **more)
    return table.play(f"place {first}", f"place {second}")


def ending_round(**more: Any) -> Table:
    """A round is over, and the next one, or the end, begins."""
    return given([{"at": "round/end_round"}], **more)


def setting(order: list[Any], **more: Any) -> Table:
    """Traps are set; the order tells seats, and {"seat": 1, "amulet": True} for a yellow amulet."""
    track = [{"seat": one} if isinstance(one, int) else one for one in order]
    return given([{"at": "round/act_in_turn", "n": 0}, {"at": "setting/set_next_trap"}], order=track, **more)


def levels(*tokens: str, pending: int = 0) -> list[dict[str, Any]]:
    """Tokens in level slots, the last ones pending."""
    return [{"token": token, "pending": i >= len(tokens) - pending} for i, token in enumerate(tokens)]


THREE = levels("m14", "m15", "m16")  # the third level is reached


def moments() -> dict[str, Table]:
    """Questions that random play hardly ever comes to."""
    bag = {"purple": 3, "yellow": 3, "blue": 3, "green": 3}
    return {
        "wave": given([{"at": "round/waves_come", "n": 0}], players=4, people=[{}, {}, {}, nerys()]),
        "hunt": ending_round(players=4, people=[{}, {}, keela()], traps={t: i + 1 for i, t in enumerate(LAST_FOUR)}),
        "dome": activating(
            {"gas": (1, "floor_blue")}, places=["b1", "a1"], people=[{"glory": 10, "checkpoints": [1, 2]}]
        ),
        "taming": taming(["t01", "t09"]).play("tame"),
        "fetch": taming(["t01", "t09"], items={"a1": {"crystals": ["blue"]}, "a2": {"crystals": ["green"]}}).play(
            "tame", "keep-token t01"
        ),
        "steps": taming(["t01", "t09"]).play("tame", "keep-token t09"),
        "level": acting(people=[{"bag": bag, "rituals": ["m01"], "levels": levels("level_up")}]).play("perform m01"),
        "escape": given(
            [{"at": "escaping/open_exits"}], round=8, people=[{"amulets": {"red": 1}}], places=["l1", "l2"]
        ),
        "afterwards": given(
            [{"at": "escaping/open_exits"}], round=8, people=[{"amulets": {"black": 1}}], places=["l1", "a1"]
        ).play("go", "move right"),
    }


LAST_FOUR = ["guards", "earthquake", "secret_door", "flood"]


def keela() -> dict[str, Any]:
    return {"character": "keela", "levels": THREE, "amulets": {"yellow": 2}}


def nerys() -> dict[str, Any]:
    return {"character": "nerys", "levels": THREE, "amulets": {"blue": 2}}


def taming(tokens: list[str], place: str = "b5", jaguar_at: str = "c5", **more: Any) -> Table:
    """The Jaguar has ended its way beside the player; the pile holds these Taming tokens, the others lie aside."""
    aside = [f"t{n:02}" for n in range(1, 11) if f"t{n:02}" not in tokens]
    solo = {"jaguar": jaguar_at, "taming": tokens, "taming_aside": aside, **more.pop("solo", {})}
    return given([{"at": "solo-round/check_taming"}], players=1, places=[place], solo=solo, **more)
