"""The solo game in a second, plain reading of the specification (JAG-S): the Temple's traps, the Jaguar, taming."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.jaguar.referee import Asking, Referee
from tests.games.jaguar.referee_board import BOX, apart, column, row
from tests.games.jaguar.referee_table import FLOW, HARMING, JAGUARS, TAMINGS

MIDDLE = 3  # the row in which the Jaguar begins


class SoloReferee(Referee):
    """One player against the Temple. There is only seat 0."""

    def play_round(self, number: int) -> Asking:
        """JAG-S-FLOW-01."""
        self.round = number
        if number == 1:
            yield from self.place_jaguar()
            self.first_temple_traps()
        yield from self.solo_refresh()
        yield from self.turn(0)
        yield from self.set_own_traps()
        for trap in self.trap_order:
            if trap in HARMING and not self.activator[trap]:
                yield from self.temple_strikes(trap)
        yield from self.prowl()
        yield from self.check_taming()
        for trap in self.trap_order:
            if self.activator[trap]:
                yield from self.go_off(trap)
        yield from self.wave(0)

    # ------------------------------------------------------------ refresh

    def place_jaguar(self) -> Asking:
        """Right along the middle row, round what blocks it by a shortest way (JAG-S-SETUP-08)."""
        steps = BOX["solo_level"][self.options["solo_level"] - 1]["jaguar_start_steps"]
        ends = sorted(self.walked(f"a{MIDDLE}", steps))
        answer = yield from self.ask(0, [f"place {space}" for space in ends])
        self.jaguar = answer.split()[1]

    def walked(self, space: str, steps: int) -> set[str]:
        """Where that walk can end."""
        if steps == 0:
            return {space}
        far = self.board.distances(space, True, [None, None])
        further = [one for one in far if row(one) == MIDDLE and column(one) > column(space)]
        nearest = min(far[one] for one in further)
        ends: set[str] = set()
        for goal in further:
            if far[goal] == nearest:
                if nearest <= steps:
                    ends |= self.walked(goal, steps - nearest)
                else:
                    back = self.board.distances(goal, True, [None, None])
                    ends |= {one for one in far if far[one] == steps and back.get(one) == nearest - steps}
        return ends

    def first_temple_traps(self) -> None:
        """JAG-S-SETUP-09."""
        shown = {trap["trap"]: trap for trap in self.look()["traps"]}
        first, second = self.trap_order[:2]
        self.token[first] = shown[first]["token"]
        assert self.token[first] in HARMING[first]["tokens"]
        self.face_up[first] = set(HARMING[first]["tokens"])
        self.face_up[second] = set(shown[second]["face_up"])
        assert len(self.face_up[second]) == 1

    def solo_refresh(self) -> Asking:
        """JAG-S-REF-01 to JAG-S-REF-03."""
        yield from self.open_tile_4()
        if self.round > 1:
            self.temple_sets_traps()
        if self.round == 3:
            self.pile = set(JAGUARS)
        if self.round == FLOW["tile4_opens_round"]:
            self.pile = {token for token in JAGUARS if JAGUARS[token]["final_pile"]}
            self.jaguar = f"l{MIDDLE}"
        self.shown = {self.told("jaguar-shown"), self.told("jaguar-shown")}
        assert len(self.shown) == 2
        assert self.shown <= self.pile
        self.pile -= self.shown
        self.hit = False
        yield from self.hunt(0)
        self.activators, self.extra_next = 1 + self.extra_next, 0

    def temple_sets_traps(self) -> None:
        """A token that lies face down becomes active; a single one is known (JAG-S-REF-02)."""
        self.activator = dict.fromkeys(self.trap_order)
        self.revealed = set()
        self.shield = None
        for trap in self.trap_order[:4]:
            every = set(HARMING[trap]["tokens"])
            if self.face_up[trap] == every:
                self.face_up[trap] = set()
            down = every - self.face_up[trap]
            self.token[trap] = None
            if len(down) == 1:
                self.turn_up(trap)

    def turn_up(self, trap: str) -> None:
        """An active token is turned up; it must have lain face down."""
        token = self.told("token-turned")
        assert token in set(HARMING[trap]["tokens"]) - self.face_up[trap]
        self.token[trap] = token
        self.face_up[trap].add(token)

    # ------------------------------------------------------------ traps

    def set_own_traps(self) -> Asking:
        """JAG-S-SET-01 to JAG-S-SET-03."""
        while self.activators:
            self.activators -= 1
            yield from self.set_trap({"seat": 1}, optional=True, slot=None)
        hunting, self.order[0] = self.order[0], None
        if hunting:
            yield from self.set_trap(hunting, optional=True, slot=None)

    def temple_strikes(self, trap: str) -> Asking:
        """JAG-S-TEMPLE-01."""
        token = self.told("trap-revealed")
        if self.token[trap] is None:
            self.turn_up(trap)
        assert self.token[trap] == token
        self.revealed.add(trap)
        player = self.players[0]
        if player.place not in self.board.reach(token):
            return
        self.hit = True
        if self.shield != trap:
            yield from self.harm(0, trap)
        if player.glory:
            player.glory -= FLOW["solo_temple_hit_glory_loss"]
        else:
            yield from self.suffer(0, FLOW["solo_temple_hit_damage_if_no_glory"])

    # ------------------------------------------------------------ the Jaguar

    def prowl(self) -> Asking:
        """JAG-S-JAG-01 to JAG-S-JAG-04."""
        player = self.players[0]
        low, high = sorted(self.shown, key=lambda token: (JAGUARS[token]["steps"], JAGUARS[token]["walls"]))
        token = JAGUARS[high if self.hit else low]
        far = self.board.distances(player.space, not token["walls"], player.door)
        assert self.jaguar is not None
        left = min(token["steps"], far[self.jaguar])
        while left:
            ways = self.best_ways(far, left, not token["walls"])
            firsts = sorted({way[0] for way in ways})
            answer = yield from self.ask(0, [f"prowl {space}" for space in firsts])
            self.jaguar = answer.split()[1]
            self.devour(self.jaguar)
            left -= 1
        if self.jaguar == player.place:
            yield from self.suffer(0, FLOW["solo_jaguar_damage"])

    def best_ways(self, far: dict[str, int], steps: int, walls: bool) -> list[list[str]]:
        """All shortest ways of so many steps with the most items on them."""
        assert self.jaguar is not None
        ways = [[self.jaguar]]
        door = self.players[0].door
        for _ in range(steps):
            ways = [
                [*way, there]
                for way in ways
                for there in self.board.neighbours(way[-1], walls, door)
                if far.get(there) == far[way[-1]] - 1
            ]
        most = max(self.loot(way[1:]) for way in ways)
        return [way[1:] for way in ways if self.loot(way[1:]) == most]

    def loot(self, spaces: Iterable[str]) -> int:
        """How many crystals, chests and map pieces lie there."""
        items = [self.items.get(space, {}) for space in spaces]
        return sum(len(item.get("crystals", [])) + ("chest" in item) + ("map" in item) for item in items)

    def devour(self, space: str) -> None:
        """JAG-S-JAG-03."""
        item = self.items.get(space, {})
        self.blues += item.pop("crystals", []).count("blue")
        item.pop("chest", None)
        item.pop("map", None)

    # ------------------------------------------------------------ taming

    def check_taming(self) -> Asking:
        """JAG-S-TAME-01."""
        if not self.is_beside():
            return
        answer = yield from self.ask(0, ["tame", "no"])
        if answer == "no":
            return
        for _ in range(2):
            if not self.taming:
                self.taming, self.taming_aside = self.taming_aside, set()
            token = self.told("taming-shown")
            self.taming.remove(token)
            self.taming_shown.add(token)
        answer = yield from self.ask(0, [f"keep-token {token}" for token in sorted(self.taming_shown)])
        kept = answer.split()[1]
        self.taming_taken.add(kept)
        self.taming_aside |= self.taming_shown - {kept}
        self.taming_shown = set()
        kind = TAMINGS[kept].partition(":")[0]
        if kind == "steps":
            yield from self.tamed_steps(int(TAMINGS[kept].partition(":")[2]))
        elif kind == "flood":
            yield from self.flood(0)
        else:
            yield from self.fetch(kind)

    def is_beside(self) -> bool:
        """Exactly one space away, without a wall between unless agreed; the own door counts."""
        player = self.players[0]
        assert self.jaguar is not None
        if self.options["taming_through_walls"] and apart(self.jaguar, player.space) == 1:
            return True
        return self.jaguar in self.board.neighbours(player.space, True, player.door)

    def fetch(self, kind: str) -> Asking:
        """JAG-S-TAME-02."""
        player = self.players[0]
        options: list[str] = []
        for space, item in self.items.items():
            if not self.board.closed(space):
                if kind == "crystal":
                    options += [f"fetch {colour} {space}" for colour in sorted(set(item.get("crystals", [])))]
                elif kind in item:
                    options.append(f"fetch {kind} {space}")
        if not options:
            return
        answer = yield from self.ask(0, options)
        _, what, space = answer.split()
        if kind == "crystal":
            yield from self.take_crystal(0, space, what)
        elif kind == "chest":
            yield from self.take_chest(0, space)
        elif kind == "map":
            player.maps.add(self.items[space].pop("map"))
        else:
            player.rituals.add(self.items[space].pop("ritual"))

    def tamed_steps(self, steps: int) -> Asking:
        """JAG-S-TAME-03, JAG-S-TAME-04."""
        player = self.players[0]
        for _ in range(steps):
            answer = yield from self.ask(0, [*self.steps(0), "end"])
            if answer == "end":
                break
            verb, _, direction = answer.partition(" ")
            player.place = self.stepped(player, verb, direction)
