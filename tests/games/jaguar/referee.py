"""A second, plain reading of the specification, to be compared with the rules question by question.

It shares no code with the rules: spaces are names, a player is a small record, a game is a generator that yields
questions. It knows the component data and the words of the notation, nothing else of the title. What chance decides
(the layout, the Temple's tokens, what is in a chest, which tokens are turned up) it is told, and checks that it can be.

The specification does not say what is asked where nothing can be chosen. There the referee asks as the rules do: not
for a single option (`ask`), not for one of two equal map pieces (`takes`), not where water cannot move (`reactions`).
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Generator

from tests.games.jaguar.referee_board import BOX, OUT, STEPS, apart, column, row
from tests.games.jaguar.referee_table import (
    AMOUNT,
    CHARACTERS,
    CHECKPOINTS,
    CHESTS,
    EXITS,
    FLOW,
    HARMING,
    HEALTH_TOP,
    MAPS,
    OBJECTIVES,
    RITUALS,
    Data,
    Player,
    TableOfReferee,
    by_name,
    section,
)

Question = tuple[int, list[str]]  # who is asked, and all options
Asking = Generator[Question, str, None]
Answering = Generator[Question, str, str]


class Lost(Exception):
    """The solo player has no health left (JAG-S-END-01)."""


class Referee(TableOfReferee):
    """The game as the specification tells it."""

    # ------------------------------------------------------------ the game

    def ask(self, seat: int, options: list[str]) -> Answering:
        """One option is no question."""
        if len(options) == 1:
            return options[0]
        return (yield seat, options)

    def game(self) -> Asking:
        try:
            yield from self.set_up()
            for number in range(1, FLOW["rounds"] + 1):
                yield from self.play_round(number)
            if not self.basic:
                yield from self.escape_phase()
        except Lost:
            pass
        self.decide()

    def set_up(self) -> Asking:
        """Characters, then where everybody comes in, in reverse order (JAG-SETUP-04, JAG-SETUP-21)."""
        for seat, player in enumerate(self.players):
            if player.character is None:
                taken = [other.character for other in self.players]
                free = [f"play {character}" for character in CHARACTERS if character not in taken]
                answer = yield from self.ask(seat, free)
                self.take_character(seat, answer.split()[1])
        self.take_amulets()
        self.lie_open(self.look())
        self.check_setup()
        self.fill_order()
        for seat in reversed(self.ranking):
            answer = yield from self.ask(
                seat, [f"start {y}" for y, entry in enumerate(self.entries, 1) if entry["ritual"]]
            )
            y = int(answer.split()[1])
            entry, player = self.entries[y - 1], self.players[seat]
            player.place = f"before {y}"
            player.rituals.add(entry["ritual"])
            if entry["amulet"]:
                player.amulets[entry["amulet"]] += 1
            entry.update(ritual=None, amulet=None)
        for entry in self.entries:
            entry.update(ritual=None, amulet=None)

    def play_round(self, number: int) -> Asking:
        if number > 1:
            yield from self.refresh(number)
        self.round = number
        yield from self.set_traps()
        for seat in self.acts:
            yield from self.turn(seat)
        for trap in self.trap_order:
            if self.activator[trap]:
                yield from self.go_off(trap)
        for seat in self.acts:
            yield from self.wave(seat)

    # ------------------------------------------------------------ refresh and traps

    def fill_order(self) -> None:
        """Activators on the Order track, for each number of players (JAG-2P-01, JAG-3P-01, JAG-4P-01)."""
        seats = list(self.ranking)
        if self.n == 2:
            seats += seats[::-1]
        if self.n == 3 and self.round < 6:
            self.extra = self.ranking[1] if self.round == 0 else ((self.extra or 0) + 1) % 3
            seats.append(self.extra)
        else:
            self.extra = None
        if not self.solo:
            self.order[:4] = [{"seat": seat + 1} for seat in seats] + [None] * (4 - len(seats))

    def refresh(self, number: int) -> Asking:
        """JAG-REF-01 to JAG-REF-04, JAG-F-HUNT-01."""
        self.ranking.sort(
            key=lambda seat: (column(self.players[seat].space), self.players[seat].glory, self.leftmost(seat))
        )
        self.fill_order()
        self.activator = dict.fromkeys(self.trap_order)
        self.token = dict.fromkeys(HARMING)
        self.revealed = set()
        self.shield = None
        self.round = number
        yield from self.open_tile_4()
        for seat in self.ranking:
            yield from self.hunt(seat)

    def open_tile_4(self) -> Asking:
        """JAG-REF-04."""
        if self.round == FLOW["tile4_opens_round"]:
            self.board.heart = "right_of_4"
            for seat in self.ranking:
                yield from self.mark_objective(seat)

    def leftmost(self, seat: int) -> int:
        """The place of a player's leftmost activator (JAG-FLOW-02, JAG-REF-01)."""
        return min(i for i, trap in enumerate(self.trap_order) if (self.activator[trap] or {}).get("seat") == seat + 1)

    def has_ability(self, seat: int, ability: str) -> bool:
        """JAG-F-LVL-02, JAG-F-CURSE-01."""
        player = self.players[seat]
        third = [level for level in player.levels if level["slot"] == 3 and not level["pending"]]
        named = player.character is not None and CHARACTERS[player.character]["level3"] == ability
        return not self.basic and named and bool(third) and not player.cursed

    def hunt(self, seat: int) -> Asking:
        """JAG-F-HUNT-01."""
        player = self.players[seat]
        if self.has_ability(seat, "hunt") and player.amulets["yellow"] and None in self.order:
            answer = yield from self.ask(seat, ["hunt", "no"])
            if answer == "hunt":
                player.amulets["yellow"] -= 1
                self.order[self.order.index(None)] = {"seat": seat + 1, "amulet": True}

    def set_traps(self) -> Asking:
        """In the order of the track, a Hunt amulet last (JAG-TRAP-01, JAG-TRAP-03, JAG-F-HUNT-02)."""
        slots = sorted(range(6), key=lambda slot: bool((self.order[slot] or {}).get("amulet")))
        for slot in slots:
            holder = self.order[slot]
            if holder:
                yield from self.set_trap(holder, slot > 3 or "amulet" in holder, slot)
        self.acts = sorted(range(self.n), key=self.leftmost)

    def set_trap(self, holder: Data, optional: bool, slot: int | None) -> Asking:
        seat = holder["seat"] - 1
        free = [trap for trap in self.trap_order if not self.activator[trap]]
        if "amulet" in holder:
            free = [trap for trap in free if trap in HARMING]
        answer = yield from self.ask(seat, [f"set {trap}" for trap in free] + ["no"] * optional)
        if slot is not None:
            self.order[slot] = None
        if answer == "no":
            self.players[seat].amulets["yellow"] += "amulet" in holder
            return
        trap = answer.split()[1]
        self.activator[trap] = holder
        if trap in HARMING:
            self.token[trap], self.face_up[trap] = None, set()
            answer = yield from self.ask(seat, [f"choose {token}" for token in HARMING[trap]["tokens"]])
            self.token[trap] = answer.split()[1]

    # ------------------------------------------------------------ a turn

    def turn(self, seat: int) -> Asking:
        """JAG-ACT-01, JAG-ACT-02."""
        player = self.players[seat]
        points = FLOW["solo_action_points" if self.solo else "action_points"][self.round - 1] - player.lying
        player.lying = False
        self.turn_now = turn = {
            "seat": seat + 1, "points": points, "spent": 0, "running": False, "healed": 0, "greens": 0,
        }  # fmt: skip
        while True:
            answer = yield from self.ask(seat, self.actions(seat, turn))
            if answer == "end":
                break
            yield from self.act(seat, turn, answer)
        self.turn_now = None

    def actions(self, seat: int, turn: Data) -> list[str]:
        player = self.players[seat]
        options = self.moves(seat, turn["points"], turn["greens"])
        if turn["running"]:
            return options
        if turn["points"]:
            if player.inside:
                options += ["heal"] * (player.health < HEALTH_TOP) + self.takes(seat, pouch=True)
                options += [f"look {trap}" for trap in self.hidden_traps()]
            options += ["run"] * (turn["spent"] == 0)
        return options + self.cures(seat) + [f"shield {trap}" for trap in self.shieldable(seat)]

    def moves(self, seat: int, points: int, greens: int) -> list[str]:
        """All that moves a pawn, and stopping (JAG-MOVE, JAG-ACT-03, JAG-RUN-02, JAG-F-AMU-04, JAG-F-JUMP)."""
        player = self.players[seat]
        options = ["use green"] * (player.amulets["green"] > 0 and greens < BOX["limits"]["green_amulet_per_turn"])
        if not player.inside:
            return ["move right", *options]
        if points:
            options += self.steps(seat)
        if self.has_ability(seat, "jump") and player.amulets["green"]:
            options += [f"jump {direction}" for direction in STEPS if self.jump(player.space, direction)]
        return [*options, "end"]

    def steps(self, seat: int) -> list[str]:
        player = self.players[seat]
        options = [f"move {direction}" for direction in STEPS if self.board.step(player.space, direction)]
        if player.amulets["white"]:
            options += [f"break {direction}" for direction in STEPS if self.board.through_wall(player.space, direction)]
        return options + ["door"] * bool(self.other_door(player))

    def other_door(self, player: Player) -> str | None:
        """Where the own door leads (JAG-MOVE-02)."""
        if player.place not in player.door:
            return None
        there = player.door[1 - player.door.index(player.place)]
        return None if there is None or self.board.closed(there) else there

    def jump(self, space: str, direction: str) -> list[str]:
        """The two spaces of a Jump, or the way out; nothing if there is no way (JAG-F-JUMP-01, JAG-F-JUMP-03)."""
        way: list[str] = []
        while len(way) < 2 and space != OUT:
            there = self.board.step(space, direction)
            if there is None:
                return []
            way.append(space := there)
        return way

    def cures(self, seat: int) -> list[str]:
        """JAG-AMU-03."""
        player = self.players[seat]
        red = player.amulets["red"] > 0 and player.health < HEALTH_TOP
        black = player.amulets["black"] > 0 and player.curse > 0
        return ["use red"] * red + ["use black"] * black

    def shieldable(self, seat: int) -> list[str]:
        """JAG-F-SHIELD-01, JAG-S-SET-04."""
        if not self.has_ability(seat, "shield") or self.shield:
            return []
        owners = {trap: self.activator[trap] for trap in HARMING}
        return [trap for trap in HARMING if self.solo or (owners[trap] or {"seat": seat + 1})["seat"] != seat + 1]

    def hidden_traps(self) -> list[str]:
        """Those whose active token lies face down (JAG-S-ACT-01)."""
        return [trap for trap in HARMING if self.solo and self.token[trap] is None]

    def turn_up(self, trap: str) -> None:
        """The active token of a trap of the Temple becomes known, which there is only in solo."""
        raise NotImplementedError

    def act(self, seat: int, turn: Data, answer: str) -> Asking:
        player = self.players[seat]
        verb, _, what = answer.partition(" ")
        if verb == "run":
            turn["running"] = True
            turn["points"] += FLOW["solo_run_bonus" if self.solo else "run_bonus"]
        elif verb == "use" and what == "green":
            player.amulets["green"] -= 1
            turn["greens"] += 1
            turn["points"] += 1
        elif verb == "use":
            yield from self.cure(seat, what)
        elif verb == "shield":
            self.shield = what
        elif verb == "jump":
            player.amulets["green"] -= 1
            yield from self.enter(seat, self.jump(player.space, what), turn["running"])
        else:
            turn["points"] -= 1
            turn["spent"] += 1
            if verb in ("move", "break", "door"):
                yield from self.enter(seat, [self.stepped(player, verb, what)], turn["running"])
            elif verb == "heal":
                table = FLOW["heal_table"]
                before = turn["healed"] % 4
                turn["healed"] += 1
                player.health = min(HEALTH_TOP, player.health + table[before + 1] - table[before])
                yield from self.settle(seat)
            elif verb == "look":
                self.turn_up(what)
            else:
                yield from self.take(seat, answer)

    def stepped(self, player: Player, verb: str, direction: str) -> str:
        """Where a step leads; a white amulet is spent for a wall."""
        if not player.inside:
            return "a" + player.space.split()[1]
        if verb == "break":
            player.amulets["white"] -= 1
        there = {
            "move": lambda: self.board.step(player.space, direction),
            "break": lambda: self.board.through_wall(player.space, direction),
            "door": lambda: self.other_door(player),
        }[verb]()
        assert there is not None
        return there

    def enter(self, seat: int, way: list[str], harmless: bool) -> Asking:
        """Go to the end of a way; the Jaguar strikes whoever comes by it (JAG-S-ACT-02, JAG-S-ACT-03)."""
        self.players[seat].place = way[-1]
        if self.solo and self.jaguar in way and not harmless:
            yield from self.suffer(seat, FLOW["solo_jaguar_damage"])

    def cure(self, seat: int, amulet: str) -> Asking:
        player = self.players[seat]
        player.amulets[amulet] -= 1
        if amulet == "red":
            player.health = min(HEALTH_TOP, player.health + AMOUNT["red"])
        else:
            player.curse = max(0, player.curse - AMOUNT["black"])
        yield from self.settle(seat)

    # ------------------------------------------------------------ taking

    def takes(self, seat: int, pouch: bool) -> list[str]:
        """JAG-TAKE, JAG-RIT-01, JAG-RIT-02, JAG-HEART. Map pieces that fit a space show the same; the first is used."""
        player = self.players[seat]
        item = self.items.get(player.space, {})
        options = [f"take {colour}" for colour in sorted(set(item.get("crystals", [])))]
        options += [f"take-{kind} {item[kind]}" for kind in ("map", "amulet") if kind in item]
        options += ["take-chest"] * ("chest" in item)
        rituals = {item["ritual"]} if "ritual" in item else set()
        for ritual in rituals | (player.rituals if pouch else set()):
            if Counter(RITUALS[ritual]["crystals"]) <= player.bag:
                options.append(f"perform {ritual}")
        if self.hearts_taken < self.numbers["hearts"] and column(player.space) > 9:
            fitting = {
                MAPS[piece]["type"]: piece for piece in by_name(player.maps)[::-1] if self.fits(piece, player.space)
            }
            options += [f"take-heart {fitting['dots']} {fitting['triangles']}"] if len(fitting) == 2 else []
        return options

    def fits(self, piece: str, space: str) -> bool:
        """JAG-HEART-03."""
        value = MAPS[piece]["value"]
        if BOX["map_axis"][MAPS[piece]["type"]] == "column":
            return bool(column(space) - 9 == value)
        band: list[int] = BOX["map_rows"][self.numbers["tile_side"]][str(value)]
        return row(space) in band

    def take(self, seat: int, answer: str) -> Asking:
        player = self.players[seat]
        verb, *words = answer.split()
        item = self.items.get(player.space, {})
        if verb == "take":
            yield from self.take_crystal(seat, player.space, words[0])
        elif verb == "take-map":
            player.maps.add(item.pop("map"))
        elif verb == "take-amulet":
            player.amulets[item.pop("amulet")] += 1
        elif verb == "take-chest":
            yield from self.take_chest(seat, player.space)
        elif verb == "perform":
            if words[0] in player.rituals:
                player.rituals.remove(words[0])
            else:
                item.pop("ritual")
            yield from self.perform(seat, words[0])
        else:
            assert verb == "take-heart"
            player.maps -= set(words)
            player.used_maps |= set(words)
            bonus = BOX["temple_setup"]["heart_slot_bonus"][self.hearts_taken]
            player.bag.update([bonus] if bonus else [])
            player.hearts += 1
            self.hearts_taken += 1

    def take_crystal(self, seat: int, space: str, colour: str) -> Asking:
        """JAG-TAKE-02."""
        player, item = self.players[seat], self.items[space]
        item["crystals"] = [*item["crystals"]]
        item["crystals"].remove(colour)
        if not item["crystals"]:
            del item["crystals"]
        player.bag[colour] += 1
        if self.board.symbol[space] == "b" and player.curse:
            answer = yield from self.ask(seat, ["bless", "no"])
            if answer == "bless":
                player.curse -= 1
                yield from self.settle(seat)

    def take_chest(self, seat: int, space: str) -> Asking:
        """JAG-F-CHEST-01."""
        self.items[space].pop("chest")
        chest = self.told("opened-chest")
        self.unseen_chests.remove(chest)
        self.players[seat].chests.add(chest)
        pairs = itertools.combinations(CHESTS[chest]["amulets"], 2)
        answer = yield from self.ask(seat, [f"keep {one} {other}" for one, other in pairs])
        self.players[seat].amulets.update(answer.split()[1:])

    def perform(self, seat: int, ritual: str) -> Asking:
        """JAG-RIT-01, JAG-RIT-03."""
        player = self.players[seat]
        player.bag.subtract(RITUALS[ritual]["crystals"])
        player.incorporated.update(RITUALS[ritual]["crystals"])
        yield from self.level_up(seat, ritual)
        if RITUALS[ritual]["kind"] == "major":
            yield from self.mark_objective(seat)

    # ------------------------------------------------------------ levels, glory, curses

    def level_up(self, seat: int, token: str) -> Asking:
        """JAG-F-LVL-01, JAG-F-CURSE-02, JAG-RIT-04. In Basic only rituals are kept."""
        player = self.players[seat]
        if self.basic:
            player.amulets["green"] += 1
            if token == "level_up":
                return
        slot = len(player.levels) + 1 if len(player.levels) < 3 else 1
        level = {"slot": slot, "token": token, "pending": not self.basic and player.cursed}
        player.levels.append(level)
        if not self.basic and not level["pending"]:
            yield from self.reward(seat, slot)

    def reward(self, seat: int, slot: int) -> Asking:
        """JAG-F-LVL-02 to JAG-F-LVL-08."""
        player = self.players[seat]
        assert player.character is not None
        character = CHARACTERS[player.character]
        if slot == 3:
            parts = [part for part in character["level3_bonus"] if part != "shield_token"]
        else:
            choices: dict[str, list[str]] = {}
            for option in character[f"level{slot}"]:
                for kept in self.single(option):
                    choices[self.gain_of(kept)] = kept
            if not self.may_take_activator():
                choices.pop("gain activator", None)
            answer = yield from self.ask(seat, list(choices))
            parts = choices[answer]
        yield from self.receive(seat, parts)

    def single(self, option: list[str]) -> list[list[str]]:
        """A reward with a choice of amulets, as one for each of them."""
        first, *rest = option
        kind, _, what = first.partition(":")
        return [[f"{kind}:{one}" if what else kind, *rest] for one in what.split("|")]

    def gain_of(self, parts: list[str]) -> str:
        """A reward goes by the name of its first part."""
        kind, _, what = parts[0].partition(":")
        return "gain " + {"amulet": what, "extra_activator": "activator", "crystal": f"crystal_{what}"}.get(kind, kind)

    def may_take_activator(self) -> bool:
        """JAG-F-LVL-03, JAG-S-SETUP-10, JAG-S-SET-02."""
        last = self.round == FLOW["rounds"]
        if self.solo:
            return not last or self.turn_now is not None
        return not last and None in self.order[4:]

    def receive(self, seat: int, parts: list[str]) -> Asking:
        """All parts of a reward, then what follows from them (JAG-CURSE-04)."""
        player = self.players[seat]
        glory = 0
        for part in parts:
            kind, _, what = part.partition(":")
            if kind == "amulet":
                player.amulets[what] += 1
            elif kind == "crystal":
                player.bag[what] += 1
            elif kind == "heal":
                player.health = min(HEALTH_TOP, player.health + int(what))
            elif kind == "curse":
                player.curse = max(0, player.curse + int(what))
            elif kind == "glory":
                glory += int(what)
            else:
                self.gain_activator(seat)
        yield from self.climb(seat, glory)
        yield from self.settle(seat)

    def gain_activator(self, seat: int) -> None:
        if not self.solo:
            self.order[4 + self.order[4:].index(None)] = {"seat": seat + 1}
        elif self.turn_now:
            self.activators += 1
        else:
            self.extra_next += 1

    def settle(self, seat: int) -> Asking:
        """After an effect: cursed or no longer, and free of curses for the first time (JAG-CURSE, JAG-F-CURSE)."""
        player = self.players[seat]
        if player.cursed and not player.was_cursed:
            player.was_cursed = True
            if (self.basic or self.options["full_cursed_action_loss"]) and self.round < FLOW["rounds"]:
                player.lying = True
        for level in player.levels:
            if level["pending"] and not player.cursed:
                level["pending"] = False
                yield from self.reward(seat, level["slot"])
        if player.curse == 0 and player.curse_bonus:
            player.curse_bonus = False
            yield from self.level_up(seat, "level_up")

    def climb(self, seat: int, steps: int) -> Asking:
        """JAG-GLORY-02 to JAG-GLORY-04."""
        player = self.players[seat]
        for _ in range(steps):
            player.glory += 1
            checkpoint = CHECKPOINTS.get(player.glory)
            if checkpoint and checkpoint not in player.checkpoints:
                player.checkpoints.append(checkpoint)
                yield from self.checkpoint(seat, checkpoint)

    def checkpoint(self, seat: int, number: int) -> Asking:
        if number == 2:
            yield from self.mark_objective(seat)
            return
        if number == 1:
            yield from self.level_up(seat, "level_up")
        stock = self.at_checkpoint if number == 1 else self.dome
        if stock:
            answer = yield from self.ask(seat, [f"pick {colour}" for colour in stock])
            stock.remove(answer.split()[1])
            self.players[seat].bag[answer.split()[1]] += 1

    def mark_objective(self, seat: int) -> Asking:
        """JAG-OBJ-01, JAG-OBJ-02."""
        player = self.players[seat]
        free = [f"mark {one}" for one in self.objectives if one not in player.objectives]
        answer = yield from self.ask(seat, [*free, "no"])
        if answer != "no":
            player.objectives.add(answer.split()[1])

    def suffer(self, seat: int, damage: int, curse: int = 0) -> Asking:
        """Damage and curse of one effect (JAG-DMG-01, JAG-HIT-05, JAG-HEAL-03, JAG-S-END-01)."""
        player = self.players[seat]
        missing = max(0, damage - player.health)
        player.health = max(0, player.health - damage)
        player.curse = min(HEALTH_TOP, player.curse + curse)
        if not self.solo:
            player.glory = max(0, player.glory - missing)
        elif player.health == 0:
            raise Lost
        yield from self.settle(seat)

    # ------------------------------------------------------------ traps go off

    def go_off(self, trap: str) -> Asking:
        holder = self.activator[trap]
        assert holder
        owner = holder["seat"] - 1
        if trap == "secret_door":
            yield from self.open_door(owner)
        elif trap == "flood":
            yield from self.flood(owner)
        else:
            yield from self.strike(trap, owner)

    def strike(self, trap: str, owner: int) -> Asking:
        """A harming trap of a player (JAG-HIT, JAG-S-OWN-01, JAG-S-OWN-03)."""
        token = self.token[trap]
        assert token == self.told("trap-revealed")
        self.revealed.add(trap)
        if self.solo:
            self.face_up[trap].add(token)
        reach = self.board.reach(token)
        victims = [seat for seat in self.acts if self.players[seat].place in reach]
        for seat in victims:
            if not (self.shield == trap and self.has_shield(seat) and seat != owner):
                yield from self.harm(seat, trap)
        hits = len(victims) * FLOW["glory_per_hit"].get(str(self.n), 0)
        if self.solo and self.jaguar in reach:
            hits = FLOW["solo_glory_per_jaguar_hit"]
        if owner not in victims and hits:
            yield from self.climb(owner, hits)
            if self.players[owner].amulets["yellow"]:
                answer = yield from self.ask(owner, ["use yellow", "no"])
                if answer == "use yellow":
                    self.players[owner].amulets["yellow"] -= 1
                    yield from self.climb(owner, AMOUNT["yellow"])

    def has_shield(self, seat: int) -> bool:
        """Who laid it: only one character can, and it works even when cursed (JAG-F-SHIELD-03)."""
        return self.players[seat].character == "akhel"

    def harm(self, seat: int, trap: str) -> Asking:
        """JAG-HIT-02 to JAG-HIT-04."""
        player, effect = self.players[seat], HARMING[trap]
        options = ["suffer"]
        if effect["choice"] == "discard_crystal_or_damage":
            options += [f"discard {colour}" for colour in +player.bag]
        elif effect["choice"] == "lose_action_or_damage" and self.round < FLOW["rounds"] and not player.lying:
            options.append("lie-down")
        answer = yield from self.ask(seat, options)
        if answer == "lie-down":
            player.lying = True
        elif answer == "suffer":
            yield from self.suffer(seat, effect["damage"], effect["curse"])
        else:
            player.bag[answer.split()[1]] -= 1

    def open_door(self, owner: int) -> Asking:
        """JAG-DOOR-01, JAG-DOOR-02."""
        player = self.players[owner]
        spaces = self.board.spaces()
        answer = yield from self.ask(owner, [f"place {space}" for space in spaces])
        first = answer.split()[1]
        player.door = [first, None]
        near = [space for space in spaces if 1 <= apart(space, first) <= FLOW["secret_door_max_distance"]]
        answer = yield from self.ask(owner, [f"place {space}" for space in near])
        player.door = [first, answer.split()[1]]
        there = self.other_door(player)
        if there:
            answer = yield from self.ask(owner, ["door", "no"])
            if answer == "door":
                player.place = there

    # ------------------------------------------------------------ water

    def flood(self, owner: int) -> Asking:
        """JAG-FLOOD-01: direction, everybody's reaction, movement, the owner's free Take."""
        answer = yield from self.ask(owner, [f"flow {direction}" for direction in STEPS])
        direction = answer.split()[1]
        going: dict[int, tuple[str, int]] = {}
        taking = False
        for seat in self.acts:
            answer = yield from self.ask(seat, self.reactions(seat, direction, seat == owner))
            verb, _, other = answer.partition(" ")
            if verb == "resist":
                yield from self.suffer(seat, FLOW["flood_prevent_damage"])
            elif answer == "use blue":
                self.players[seat].amulets["blue"] -= 1
            else:
                short = verb.endswith("-and-take")
                taking = taking or short
                self.players[seat].amulets["blue"] -= verb.startswith("steer")
                going[seat] = (other or direction, 1 if short else FLOW["flood_distance"])
        for seat, way in going.items():
            self.players[seat].place = self.board.drift(self.players[seat].space, *way)
        if self.jaguar:
            self.jaguar = self.board.drift(self.jaguar, direction, FLOW["flood_distance"])
        if taking:
            yield from self.free_take(owner)

    def reactions(self, seat: int, direction: str, owner: bool) -> list[str]:
        """JAG-FLOOD-02, JAG-FLOOD-03, JAG-F-AMU-05. Whom the water cannot move, and who cannot steer, has no choice."""
        player = self.players[seat]
        steers = self.options.get("blue_steer") and player.amulets["blue"] > 0
        if not self.board.step(player.space, direction) and not steers:
            return ["drift-and-take" if owner else "drift"]
        enough = player.health >= FLOW["flood_prevent_damage"] or self.options["flood_cost"] == "damage"
        options = ["drift"] + ["drift-and-take"] * owner + ["resist"] * enough
        options += ["use blue"] * (player.amulets["blue"] > 0)
        return options + (self.steering(seat, owner) if steers else [])

    def steering(self, seat: int, takes: bool) -> list[str]:
        """Own directions: all that lead somewhere, and for a Take also those that do not."""
        ways = [one for one in STEPS if self.board.step(self.players[seat].space, one)]
        return [f"steer {one}" for one in ways] + [f"steer-and-take {one}" for one in STEPS if takes]

    def free_take(self, seat: int) -> Asking:
        """JAG-FLOOD-04."""
        takes = self.takes(seat, self.options["free_take_pouch_ritual"])
        answer = yield from self.ask(seat, [*takes, "no"])
        if answer != "no":
            yield from self.take(seat, answer)

    def wave(self, seat: int) -> Asking:
        """JAG-F-WAVE-01, JAG-F-WAVE-02."""
        player = self.players[seat]
        if not self.has_ability(seat, "wave") or not player.amulets["blue"]:
            return
        answer = yield from self.ask(seat, ["no", *self.steering(seat, takes=True)])
        if answer == "no":
            return
        verb, direction = answer.split()
        player.amulets["blue"] -= 1
        short = verb == "steer-and-take"
        player.place = self.board.drift(player.space, direction, 1 if short else FLOW["flood_distance"])
        if short:
            yield from self.free_take(seat)

    # ------------------------------------------------------------ the Escape

    def escape_phase(self) -> Asking:
        """JAG-F-ESC-01, JAG-F-ESC-02."""
        self.board.heart = "removed"
        for seat in self.acts:
            yield from self.escape(seat)

    def escape(self, seat: int) -> Asking:
        """JAG-F-ESC-02 to JAG-F-ESC-05."""
        player = self.players[seat]
        yield from self.cure_oneself(seat)
        steps = section(player.health)["escape_steps"]
        self.turn_now = turn = {
            "seat": seat + 1, "points": steps, "spent": 0, "running": True, "healed": 0, "greens": 0,
        }  # fmt: skip
        while player.inside:
            answer = yield from self.ask(seat, self.moves(seat, turn["points"], turn["greens"]))
            if answer == "end":
                break
            y = row(player.space)
            yield from self.act(seat, turn, answer)
            turn["spent"] = 0  # which counts action points
            if player.place == OUT:
                player.place = f"left {y}"
        self.turn_now = None
        if player.inside:
            missing = self.board.distances(player.space, True, player.door)[OUT]
            yield from self.suffer(seat, 0, missing)
        else:
            token = self.exits[int(player.space.split()[1]) - 1]
            assert token is not None
            yield from self.receive(seat, [EXITS[token]])
        yield from self.cure_oneself(seat)

    def cure_oneself(self, seat: int) -> Asking:
        while True:
            answer = yield from self.ask(seat, [*self.cures(seat), "go"])
            if answer == "go":
                break
            yield from self.cure(seat, answer.split()[1])

    # ------------------------------------------------------------ the end

    def decide(self) -> None:
        """JAG-SCORE-05, JAG-S-END-02."""
        if self.solo:
            self.winners = [0] if self.has_won_solo() else []
            return
        ranks = [(self.score(seat), p.glory, -p.curse, p.health) for seat, p in enumerate(self.players)]
        self.winners = [seat for seat in range(self.n) if ranks[seat] == max(ranks)]

    def has_won_solo(self) -> bool:
        player = self.players[0]
        needed = BOX["solo_level"][self.options["solo_level"] - 1]["objectives_needed"]
        reached = [one for one in player.objectives if self.worth(player, one) >= OBJECTIVES[one]["solo_target"]]
        out = player.place is not None and player.place.startswith("left")
        return out and player.health > 0 and len(player.levels) >= 3 and player.hearts > 0 and len(reached) >= needed
