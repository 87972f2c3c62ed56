"""What trials look for at tables of Shards of the Jaguar."""

from __future__ import annotations

import json

from antechamber.games.jaguar.components import HARMING, NONE, OPTIONS, TOKEN_IDS, TRAP_IDS
from antechamber.games.jaguar.state import Jaguar
from antechamber.match import Match
from tests.trials.kinds import Kind
from tests.trials.recording import HERE, ME, NOVICE, OPEN, RANDOM, Game, Screen, check_offers
from tests.trials.serving import Data, Server

WORLDS = Kind(
    "jaguar",
    [2, 3, 4],
    {"mode": ["full"], "character_assignment": ["random", "choose"]},
    ["choose floor_red", "set gas", "shield darts", "move right", "heal", "place a1", "end", "nonsense"],
    "trap/choose_token",
)


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
    """Gives how many tokens of others lay face down; `said` are those that this viewer has named or may."""
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


RECORDED = JaguarGame
