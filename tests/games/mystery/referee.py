"""A second, plain reading of the specification, to be compared with the rules question by question.

It shares no code with the rules: crystals are letters, a grid is a list of twelve of them, a game is a generator that
yields questions. It knows the component data and the words of the notation, nothing else of the title. Which rune card
turns up is chance: it looks at the table and checks that it can be this one.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import Any

from antechamber.library import component_data

Data = dict[str, Any]
Question = tuple[int, list[str]]  # who is asked, and all options
Asking = Generator[Question, str, None]
Answering = Generator[Question, str, str]

BOX: Any = component_data("mystery")[0]
COLOURS = "RYBGP"
ORDER = "CRYBGP*"  # of what is gained together, when nobody is asked
WORD = {**{letter: letter for letter in "CRYBGP"}, "*": "any"}
TEMPLES: dict[str, Any] = {card["id"]: card for card in BOX["temple"]}
WILDERNESS: dict[str, Any] = {f"w{card['number']}": card for card in BOX["wilderness"]}
RUNES: dict[str, Any] = {rune["id"]: rune for rune in BOX["rune"]}
CURSES: dict[str, Any] = {box["id"]: box for box in BOX["curse_box"]}
BOX_OF = {(end, length): name for name, box in CURSES.items() for end, length in box["reach"]}
GRIDS: dict[str, Any] = {grid["id"]: grid for grid in BOX["grid"]}
LINES = [set(line) for line in BOX["lattice"]["edges"]]
BESIDE = {space: sorted(other for line in LINES if space in line for other in line - {space}) for space in range(1, 13)}
CRYSTALS = {letter: BOX["crystals"][letter] for letter in "CRYBGP"}
RUNE_POINTS = [*BOX["objectives"]["rune_points"], BOX["objectives"]["rune_points_six"]]


def chains(grid: list[str], wanted: list[str]) -> set[tuple[int, ...]]:
    """The sets of spaces on which a path of joined spaces shows these colours in this order (MOT-BREAK-02)."""
    paths = [[space] for space in range(1, 13) if grid[space - 1] == wanted[0]]
    for colour in wanted[1:]:
        paths = [
            [*path, space]
            for path in paths
            for space in BESIDE[path[-1]]
            if space not in path and grid[space - 1] == colour
        ]
    return {tuple(sorted(path)) for path in paths}


def plus(spaces: Iterable[int]) -> str:
    return "+".join(str(space) for space in spaces)


class Referee:
    """The table as the specification sees it. Seats count from 0; `look` tells which rune lies face up at a temple."""

    def __init__(self, data: Data, look: Callable[[str], str | None]) -> None:
        options = data["options"]
        self.options: Data = options
        self.look = look
        self.n: int = options["players"]
        self.polish = options["edition"] == "pl"
        self.advanced = options["mode"] == "advanced"
        self.has_neutral = self.n == 2 and options["two_player_neutral"]
        self.start: int = data["start"] - 1
        self.turn_order = [(self.start + i) % self.n for i in range(self.n)]
        self.ring: list[str] = data["ring"]
        self.objectives: list[str] = data["objectives"]
        self.neutral: str | None = data.get("neutral")
        self.supply: Counter[str] = Counter(CRYSTALS)
        self.grid: list[str | None] = [None] * self.n
        self.stored = [["."] * 12 for _ in range(self.n)]
        self.special = [0] * self.n
        self.runes: list[list[str]] = [[] for _ in range(self.n)]
        self.unscored: list[str | None] = [None] * self.n
        self.points = [{"curses": 0, "grid": 0, "temples": 0, "runes": 0} for _ in range(self.n)]
        self.pawn: list[str | None] = [None] * self.n
        self.mana = {card: ["."] * 5 for card in self.ring if card in WILDERNESS and "spaces" in WILDERNESS[card]}
        self.boxes: dict[str, dict[str, Any]] = {temple: self.printed(temple) for temple in TEMPLES}
        self.face_up: dict[str, str | None] = {temple: data["piles"][temple]["face_up"] for temple in TEMPLES}
        self.face_down = dict.fromkeys(TEMPLES, 3)
        self.unseen = Counter({rune: card["copies"] for rune, card in RUNES.items()})
        self.unseen.subtract(rune for rune in self.face_up.values() if rune)
        self.on_offer: list[str] = list(data.get("on_offer", []))
        self.round = 1
        self.collected = self.broke = self.reserved = self.collecting = False
        self.bonus = False  # whether grid 1A has given its crystal in this collection
        self.fresh: set[int] = set()
        self.ending = self.ended_by_cap = False
        self.winner: int | None = None
        if not self.advanced:
            for place, seat in enumerate(self.turn_order):
                self.grid[seat] = f"{place + 1}A"
        self.check_setup()

    def printed(self, temple: str) -> dict[str, Any]:
        """The boxes of a temple that nobody can have: closed ones, and that of the neutral marker."""
        side = TEMPLES[temple]["side_4p" if self.n == 4 else "side_23p"]
        boxes: dict[str, Any] = dict.fromkeys(side["closed"], "closed")
        return {**boxes, **({side["npc_box"]: "neutral"} if self.has_neutral else {})}

    def check_setup(self) -> None:
        """What chance has laid out is what the rules allow (MOT-SETUP)."""
        temples = [card for card in self.ring if card in TEMPLES]
        assert sorted(temples) == sorted(TEMPLES)
        wanted = [card for n, temple in enumerate(temples) for card in (f"w{2 * n + 1}", f"w{2 * n + 2}", temple)]
        assert self.ring == [card for card in wanted if self.n == 4 or card not in ("w4", "w7")]
        assert len(set(self.objectives)) == len(self.objectives) == {2: 2, 3: 2, 4: 3}[self.n]
        assert min(self.unseen.values()) >= 0
        assert sum(self.unseen.values()) == 15
        assert self.options["start_player"] in ("random", self.start + 1)
        assert (self.neutral in TEMPLES) if self.has_neutral else self.neutral is None
        pool = self.options.get("grid_pool", "")
        sides = {"A": "AAAA", "B": "BBBB", "custom": self.options.get("grid_sides", "")}.get(pool)
        if not self.advanced:
            assert self.on_offer == []
        elif pool == "choose":
            assert sorted(self.on_offer) == sorted(GRIDS)
        elif sides is not None:
            assert sorted(self.on_offer) == [f"{n}{side}" for n, side in enumerate(sides, 1)]
        else:
            assert sorted(grid[0] for grid in self.on_offer) == list("1234")

    def table(self) -> Data:
        """All that lies open, as the title writes it down."""
        drafting = None in self.grid
        flags = ["collected", "broke", "reserved", "collecting", "ending", "ended_by_cap"]
        return {
            "game": "mystery",
            "options": self.options,
            "ring": self.ring,
            "round": self.round,
            "start": self.start + 1,
            "objectives": self.objectives,
            **({"on_offer": sorted(self.on_offer, key=lambda g: (g[1], g[0]))} if drafting else {}),
            **({"neutral": self.neutral} if self.neutral else {}),
            "supply": {letter: self.supply[letter] for letter in CRYSTALS},
            "mana": {card: "".join(row) for card, row in self.mana.items()},
            "boxes": self.boxes,
            "piles": {t: {"face_up": self.face_up[t], "face_down": self.face_down[t]} for t in TEMPLES},
            "players": [self.player(seat) for seat in range(self.n)],
            **({"fresh": sorted(self.fresh)} if self.fresh else {}),
            "now": [flag for flag in flags if getattr(self, flag)],
            **({"winner": self.winner + 1} if self.winner is not None else {}),
        }

    def player(self, seat: int) -> Data:
        return {
            "pawn": self.pawn[seat],
            "grid": self.grid[seat],
            "crystals": "".join(self.stored[seat]),
            **({"special": self.special[seat]} if self.special[seat] else {}),
            "runes": sorted(self.runes[seat], reverse=True),
            **({"unscored": self.unscored[seat]} if self.unscored[seat] else {}),
            "points": self.points[seat],
        }

    # ------------------------------------------------------------ small questions

    def ask(self, seat: int, options: list[str]) -> Answering:
        """One option is no question (MOT-DEC-02)."""
        if len(options) == 1:
            return options[0]
        return (yield seat, options)

    def has(self, seat: int, grid: str) -> bool:
        return self.advanced and self.grid[seat] == grid

    def count(self, seat: int) -> int:
        return sum(crystal != "." for crystal in self.stored[seat])

    def spaces(self, seat: int, kinds: str = "CRYBGP") -> list[int]:
        return [space for space in range(1, 13) if self.stored[seat][space - 1] in kinds]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.n) if other != seat]

    def markers(self, seat: int, temple: str = "") -> int:
        rows = [self.boxes[temple]] if temple else self.boxes.values()
        return sum(owner == seat + 1 for row in rows for owner in row.values())

    def kinds_on_mana_cards(self, kind: str) -> list[tuple[str, int]]:
        return [(card, i) for card, row in self.mana.items() for i in range(5) if row[i] == kind]

    def obtainable(self, seat: int, kind: str) -> bool:
        """MOT-SUP-06."""
        lying = (kind == "C" or self.polish) and self.kinds_on_mana_cards(kind)
        return bool(self.supply[kind] or lying or any(self.spaces(other, kind) for other in self.others(seat)))

    # ------------------------------------------------------------ the game

    def game(self) -> Asking:
        if self.advanced:
            for seat in reversed(self.turn_order):
                yield from self.draft(seat)
        for seat in self.turn_order:
            yield from self.start_with(seat, 2)
        while True:
            for seat in self.turn_order:
                yield from self.turn(seat)
            capped = self.round == self.options["max_rounds"]
            if self.ending or capped:
                break
            self.round += 1
        self.ended_by_cap = not self.ending
        self.score()

    def draft(self, seat: int) -> Asking:
        answer = yield from self.ask(seat, [f"draft {grid}" for grid in self.on_offer])
        grid = answer.split()[1]
        self.grid[seat] = grid
        self.on_offer = [other for other in self.on_offer if other[0] != grid[0]]
        if grid == "2A" and self.options["grid2a_scope"] == "whole_grid":
            yield from self.start_with(seat, 3)
        elif grid == "2A":
            self.special[seat] = 3
            self.supply["C"] -= 3
        elif grid == "3A":
            answer = yield from self.ask(seat, [f"rune {temple}" for temple in TEMPLES])
            self.unscored[seat] = self.face_up[answer.split()[1]]
            self.take_rune(seat, answer.split()[1])

    def start_with(self, seat: int, number: int) -> Asking:
        for _ in range(number):
            answer = yield from self.ask(seat, [f"place C at {space}" for space in self.spaces(seat, ".")])
            self.stored[seat][int(answer.split()[3]) - 1] = "C"
            self.supply["C"] -= 1

    def take_rune(self, seat: int, temple: str) -> None:
        """The card goes to the player, and the next of its pile is turned up, if there is one."""
        rune = self.face_up[temple]
        assert rune is not None
        self.runes[seat].append(rune)
        self.face_up[temple] = None
        if self.face_down[temple]:
            turned = self.look(temple)
            assert turned is not None
            assert self.unseen[turned] > 0, f"{turned} turned up once too often"
            self.unseen[turned] -= 1
            self.face_down[temple] -= 1
            self.face_up[temple] = turned

    # ------------------------------------------------------------ a turn

    def turn(self, seat: int) -> Asking:
        self.collected = self.broke = self.reserved = False
        while True:
            moves = self.moves(seat)
            answer = yield from self.ask(seat, [*moves, *self.free_effects(seat)])
            if answer in moves:
                break
            yield from self.free_effect(seat, answer)
        card, price = moves[answer]
        yield from self.pay(seat, price, self.spaces(seat))
        self.pawn[seat] = card
        if self.polish:
            self.move_neutral()
        while True:
            both = self.has(seat, "1B") and card in TEMPLES
            options = self.free_effects(seat)
            breaks: dict[str, tuple[str, tuple[int, ...], int]] = {}
            if not self.collected and (not self.broke or both):
                options.append("collect")
            if card in TEMPLES and not self.broke and (not self.collected or both):
                breaks = self.breaks(seat, card)
                options += breaks
            if self.collected or self.broke:
                options.append("end")
            answer = yield from self.ask(seat, options)
            if answer == "end":
                break
            if answer == "collect":
                self.collected = True
                yield from self.collect(seat, card)
            elif answer in breaks:
                self.broke = True
                yield from self.break_curse(seat, card, *breaks[answer])
            else:
                yield from self.free_effect(seat, answer)
        if not self.polish:
            self.move_neutral()

    def moves(self, seat: int) -> dict[str, tuple[str, int]]:
        """Where the pawn can go at which price, the lowest for each card (MOT-MOVE)."""
        pawn = self.pawn[seat]
        taken = {self.pawn[other] for other in self.others(seat)} | {self.neutral}
        prices: dict[str, int] = {}
        if pawn is None or self.has(seat, "3B"):
            prices = {card: 0 for card in self.ring if card not in taken and card != pawn}
        if pawn is not None:
            here = self.ring.index(pawn)
            circle = self.ring[here + 1 :] + self.ring[: here + 1]
            for temples in (True, False):
                track = [card for card in circle if (card in TEMPLES) == temples and card not in taken]
                if not self.options["full_lap"]:
                    track = [card for card in track if card != pawn]
                for distance, card in enumerate(itertools.cycle(track), 1):
                    price = self.price_of(distance)
                    if price is None or price > self.count(seat):
                        break
                    prices[card] = min(price, prices.get(card, price))
        return {
            f"move {card} paying {price}" if price else f"move {card}": (card, price) for card, price in prices.items()
        }

    def price_of(self, distance: int) -> int | None:
        extra = max(0, distance - 3)
        if self.options["dexterity_unbounded"]:
            return extra * (extra + 1) // 2
        return {0: 0, 1: 1, 2: 3, 3: 6}.get(extra)

    def move_neutral(self) -> None:
        if self.neutral is None:
            return
        place = self.ring.index(self.neutral) - 1
        while self.ring[place] in self.pawn:
            place -= 1
        self.neutral = self.ring[place]

    # ------------------------------------------------------------ paying and charms

    def pay(self, seat: int, price: int, spaces: list[int], onto: tuple[str, int] | None = None) -> Asking:
        """Crystals are named in the order of their spaces, so that a payment can be told in one way only."""
        for left in range(price, 0, -1):
            answer = yield from self.ask(seat, [f"pay {space}" for space in spaces[: len(spaces) - left + 1]])
            space = int(answer.split()[1])
            spaces = [other for other in spaces if other > space]
            crystal = self.stored[seat][space - 1]
            self.stored[seat][space - 1] = "."
            self.fresh.discard(space)
            if onto is None:
                self.supply[crystal] += 1
            else:
                self.mana[onto[0]][onto[1]] = crystal

    def exchange_price(self, seat: int) -> int:
        return 3 if "rune2" in self.runes[seat] or self.has(seat, "1A") else 4

    def switch_payments(self, seat: int) -> list[int]:
        """What can be paid so that two different crystals are left to swap (MOT-CHARM-01)."""
        stored = self.stored[seat]
        return [s for s in self.spaces(seat) if len(set(stored[: s - 1] + stored[s:]) - {"."}) > 1]

    def free_effects(self, seat: int) -> list[str]:
        """Charms and the reserve of grid 2A, as far as they can be paid (MOT-TURN-02)."""
        options = ["switch"] if self.switch_payments(seat) else []
        if self.count(seat) >= self.exchange_price(seat):
            options.append("exchange")
        if self.has(seat, "2A") and not self.reserved:
            options += [f"reserve {n + 1}" for n in range(self.special[seat])]
            if self.options["grid2a_scope"] == "whole_grid" and self.spaces(seat, "C"):
                options.append("reserve")
        return options

    def free_effect(self, seat: int, effect: str) -> Asking:
        if effect == "switch":
            yield from self.switch(seat)
        elif effect == "exchange":
            yield from self.pay(seat, self.exchange_price(seat), self.spaces(seat))
            yield from self.gain_colours(seat, 1)
        else:
            number = 0
            if effect == "reserve":
                spaces = self.spaces(seat, "C")
                while spaces:
                    stop = ["stop"] if number else []
                    answer = yield from self.ask(seat, [f"give {space}" for space in spaces] + stop)
                    if answer == "stop":
                        break
                    space = int(answer.split()[1])
                    spaces = [other for other in spaces if other > space]
                    self.stored[seat][space - 1] = "."
                    self.supply["C"] += 1
                    number += 1
            else:
                number = int(effect.split()[1])
                self.special[seat] -= number
                self.supply["C"] += number
            self.reserved = self.polish  # once a turn; in English as often as you like (MOT-GRID-2A-2)
            yield from self.gain_colours(seat, number, optional=self.polish)
        self.fresh = set()

    def switch(self, seat: int) -> Asking:
        yield from self.pay(seat, 1, self.switch_payments(seat))
        stored = self.stored[seat]
        answer = yield from self.ask(seat, [f"swap {space}" for space in self.spaces(seat)])
        one = int(answer.split()[1]) - 1
        different = [space for space in self.spaces(seat) if stored[space - 1] != stored[one]]
        answer = yield from self.ask(seat, [f"with {space}" for space in different])
        other = int(answer.split()[1]) - 1
        stored[one], stored[other] = stored[other], stored[one]

    # ------------------------------------------------------------ gaining

    def gain_all(self, seat: int, crystals: list[str]) -> Asking:
        """Several crystals together. The order is asked only where it can make a difference (MOT-GAIN-02)."""
        left = sorted(crystals, key=ORDER.index)
        while left:
            kinds = sorted(set(left), key=ORDER.index)
            kind = kinds[0]
            if len(kinds) > 1 and self.order_matters(seat, left):
                answer = yield from self.ask(seat, [f"next {WORD[kind]}" for kind in kinds])
                kind = next(kind for kind in kinds if answer == f"next {WORD[kind]}")
            left.remove(kind)
            if kind == "*":
                yield from self.gain_colours(seat, 1)
            else:
                yield from self.gain(seat, kind)

    def order_matters(self, seat: int, crystals: list[str]) -> bool:
        """There is no room for all, and either a kind may run short, or the last free spaces go to the first ones; in
        Polish those can still be given to later ones, because new crystals may replace each other."""
        wanted = Counter(crystals)
        if wanted["C"] and self.gives_extra(seat):
            wanted["C"] += wanted["C"] if self.options["grid1a_bonus"] == "per_crystal" else 1
        if self.count(seat) + wanted.total() <= 12:
            return False
        most = {kind: wanted[kind] + (wanted["*"] if kind in COLOURS else 0) for kind in CRYSTALS}
        if any(most[kind] > self.supply[kind] for kind in CRYSTALS):
            return True
        return self.count(seat) < 12 and not self.polish

    def gain_colours(self, seat: int, number: int, different: bool = False, optional: bool = False) -> Asking:
        """Crystals of any colour, as far as it can be had; never colourless (MOT-GAIN-03)."""
        chosen: set[str] = set()
        for _ in range(number):
            colours = [c for c in COLOURS if self.obtainable(seat, c) and not (different and c in chosen)]
            if not colours:
                continue
            nothing = ["no colour"] if optional else []
            answer = yield from self.ask(seat, [f"colour {colour}" for colour in colours] + nothing)
            if answer != "no colour":
                chosen.add(answer.split()[1])
                yield from self.gain(seat, answer.split()[1])

    def gives_extra(self, seat: int) -> bool:
        """Whether grid 1A adds to the next colourless crystal (MOT-GRID-1A-1)."""
        again = self.options.get("grid1a_bonus") == "per_crystal"
        return self.collecting and self.has(seat, "1A") and (again or not self.bonus)

    def gain(self, seat: int, kind: str, extra: bool = False) -> Asking:
        """One crystal: from the supply, or else where the supply limit says (MOT-SUP); it is lost if nobody has one."""
        if self.supply[kind]:
            self.supply[kind] -= 1
        else:
            lying = self.kinds_on_mana_cards(kind) if kind == "C" or self.polish else []
            if lying:
                answer = yield from self.ask(seat, [f"take {kind} from {card} {i + 1}" for card, i in lying])
                *_, card, i = answer.split()
                self.mana[card][int(i) - 1] = "."
            else:
                most = max(len(self.spaces(other, kind)) for other in self.others(seat))
                if most == 0:
                    return
                richest = [other for other in self.others(seat) if len(self.spaces(other, kind)) == most]
                answer = yield from self.ask(
                    seat,
                    [f"take {kind} from seat {o + 1} space {space}" for o in richest for space in self.spaces(o, kind)],
                )
                _, _, _, _, other, _, space = answer.split()
                self.stored[int(other) - 1][int(space) - 1] = "."
        more = kind == "C" and not extra and self.gives_extra(seat)
        self.bonus = self.bonus or more
        yield from self.store(seat, kind)
        if more:
            yield from self.gain(seat, "C", extra=True)

    def store(self, seat: int, kind: str) -> Asking:
        """On an empty space; if there is none, something goes back (MOT-GAIN-04)."""
        stored = self.stored[seat]
        empty = self.spaces(seat, ".")
        if empty:
            options = [f"place {kind} at {space}" for space in empty]
        else:
            replaced = [s for s in range(1, 13) if stored[s - 1] != kind and (not self.polish or s in self.fresh)]
            options = [f"return {kind}"] + [f"replace {space} with {kind}" for space in replaced]
        words = (yield from self.ask(seat, options)).split()
        if words[0] == "return":
            self.supply[kind] += 1
            return
        space = int(words[3] if words[0] == "place" else words[1])
        if words[0] == "replace":
            self.supply[stored[space - 1]] += 1
        stored[space - 1] = kind
        self.fresh.add(space)

    # ------------------------------------------------------------ collecting

    def collect(self, seat: int, card: str) -> Asking:
        """The order is that of MOT-RUNE-07."""
        self.collecting = True
        self.bonus = False
        self.fresh = set()
        facts = TEMPLES[card] if card in TEMPLES else WILDERNESS[card]
        place = "temple" if card in TEMPLES else facts["kind"]
        runes = self.runes[seat].count(facts["tablet"])
        effect = RUNES[facts["tablet"]].get(f"on_{place}", {})
        if place == "upgrade":
            yield from self.gain_all(seat, effect.get("gain", []) * runes)
            yield from self.clear(seat, card, runes > 0 and effect.get("clear_upgrade", False))
            yield from self.upgrade(seat, card)
        elif place == "conversion":
            yield from self.convert(seat, effect.get("conversion_extra", 0) * runes)
        else:
            yield from self.gain_all(seat, facts["collect"] if place == "temple" else facts["yield"])
            yield from self.gain_all(seat, effect.get("gain", []) * runes)
        self.collecting = False
        self.fresh = set()

    def convert(self, seat: int, extra: int) -> Asking:
        """Three colourless crystals for two different colours (MOT-COLL-02)."""
        payable = self.spaces(seat, "C" if self.polish else "CRYBGP")
        if len(payable) < 3:
            return
        if not self.options["collect_mandatory"] or len(self.spaces(seat, "C")) < 3:
            answer = yield from self.ask(seat, ["convert", "decline"])
            if answer == "decline":
                return
        yield from self.pay(seat, 3, payable)
        yield from self.gain_colours(seat, 2, different=True)
        yield from self.gain_colours(seat, extra, optional=self.polish)

    def clear(self, seat: int, card: str, allowed: bool) -> Asking:
        """The upgrade rune may, in Polish must, clear the card first (MOT-RUNE-04)."""
        if not allowed or set(self.mana[card]) == {"."}:
            return
        if not self.polish:
            answer = yield from self.ask(seat, [f"clear {card}", f"keep {card}"])
            if answer.startswith("keep"):
                return
        self.empty(card)

    def empty(self, card: str) -> None:
        self.supply.update(crystal for crystal in self.mana[card] if crystal != ".")
        self.mana[card] = ["."] * 5

    def upgrade(self, seat: int, card: str) -> Asking:
        """One or two crystals onto the card, and what their spaces show (MOT-COLL-03)."""
        printed = WILDERNESS[card]["spaces"]
        covered: list[str] = []
        while len(covered) < 2:
            payable = self.spaces(seat, "C" if self.polish else "CRYBGP")
            free = [i for i in range(5) if self.mana[card][i] == "." and self.obtainable(seat, printed[i])]
            if not payable or not free:
                break
            must = not covered and not self.polish and self.options["collect_mandatory"] and self.spaces(seat, "C")
            options = [f"cover {card} {i + 1}" for i in free] + ([] if must else ["stop"])
            answer = yield from self.ask(seat, options)
            if answer == "stop":
                break
            i = int(answer.split()[2]) - 1
            covered.append(printed[i])
            yield from self.pay(seat, 1, payable, (card, i))
        yield from self.gain_all(seat, covered)
        if covered and self.mana[card].count(".") <= 2:
            self.empty(card)

    # ------------------------------------------------------------ breaking

    def breaks(self, seat: int, temple: str) -> dict[str, tuple[str, tuple[int, ...], int]]:
        """Each way to break a curse here: the box, the chain and what grid 2B pays (MOT-BREAK, MOT-GRID-2B)."""
        found: dict[str, tuple[str, tuple[int, ...], int]] = {}
        for (end, length), box in BOX_OF.items():
            arch = TEMPLES[temple]["arch"] if end == "L" else TEMPLES[temple]["arch"][::-1]
            for chain in chains(self.stored[seat], arch[:length]):
                if box not in self.boxes[temple]:
                    found[f"break {temple} {box} with {plus(chain)}"] = (box, chain, 0)
                elif self.options.get("grid2b_base") == "open":
                    continue
                for levels, price in ((1, 2), (2, 3)):
                    higher = BOX_OF.get((end, length + levels))
                    payable = self.count(seat) - length >= price
                    if self.has(seat, "2B") and higher and higher not in self.boxes[temple] and payable:
                        text = f"raise {temple} {higher} with {plus(chain)} paying {price}"
                        found[text] = (higher, chain, price)
        return found

    def break_curse(self, seat: int, temple: str, box: str, chain: tuple[int, ...], price: int) -> Asking:
        """In the order of MOT-BREAK-04."""
        for space in chain:
            self.supply[self.stored[seat][space - 1]] += 1
            self.stored[seat][space - 1] = "."
        yield from self.pay(seat, price, self.spaces(seat))
        self.boxes[temple][box] = seat + 1
        self.points[seat]["curses"] += CURSES[box]["points"]
        if self.has(seat, "4A"):
            reward = GRIDS["4A"]["rewards"][self.markers(seat) - 1]
            self.points[seat]["grid"] += reward["points"]
            yield from self.gain_all(seat, reward["gain"])
            self.fresh = set()
        own = [f"rune {temple}"] if self.face_up[temple] else []
        beside: list[str] = []
        if self.has(seat, "4B") and (own or self.options["grid4b_empty_pile"]):
            circle = [card for card in self.ring if card in TEMPLES]
            place = circle.index(temple)
            neighbours = (circle[place - 1], circle[(place + 1) % 5])
            beside = [f"rune {other}" for other in neighbours if self.face_up[other]]
        answer = yield from self.ask(seat, [*(own or ["no rune"]), *beside])
        if answer != "no rune":
            self.take_rune(seat, answer.split()[1])
        if self.markers(seat) == 5:
            self.ending = True

    # ------------------------------------------------------------ the end

    def score(self) -> None:
        for seat in range(self.n):
            self.points[seat]["temples"] = sum(self.temple_points(seat, temple) for temple in self.objectives)
            types = set(self.runes[seat]) - ({self.unscored[seat]} if self.has(seat, "3A") else set())
            self.points[seat]["runes"] = RUNE_POINTS[len(types) + self.has(seat, "4B")]
        self.winner = max(range(self.n), key=self.rank)

    def temple_points(self, seat: int, temple: str) -> int:
        """Most markers 4 points, second most 2; ties share, and a tie for the first place takes both (MOT-END-03)."""
        owners: Counter[Any] = Counter(owner for owner in self.boxes[temple].values() if owner != "closed")
        places = sorted(set(owners.values()), reverse=True)
        first = [owner for owner, number in owners.items() if number == places[0]]
        if seat + 1 in first:
            return 4 if len(first) == 1 else 6 // len(first)
        second = [owner for owner, number in owners.items() if len(places) > 1 and number == places[1]]
        return 2 // len(second) if len(first) == 1 and seat + 1 in second else 0

    def rank(self, seat: int) -> tuple[int, int, int, int]:
        """Points, coloured crystals, colourless ones, the place in turn order (MOT-END-07)."""
        coloured = len(self.spaces(seat, COLOURS))
        colourless = len(self.spaces(seat, "C")) + self.special[seat]
        return sum(self.points[seat].values()), coloured, colourless, self.turn_order.index(seat)
