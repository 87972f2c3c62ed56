"""A second, plain reading of the specification, to be compared with the rules step by step.

It shares no code with the rules: jewel sets are Counters of letters, a game is a generator that yields questions.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Generator
from typing import Any

Question = dict[int, set[str]]  # seat → options
Answers = dict[int, str]
Asking = Generator[Question, Answers, None]
COLOURS = ["blue", "yellow", "red"]
TRACK = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21]
MIXED = {"CHARLY": "BR", "DARYL": "YR", "ELISA": "BY", "YUKIO": "BY", "NAYA": "YR", "TOMAS": "BR"}
DISTINCT = {"CHARLY": "BR", "DARYL": "RR", "ELISA": "BY", "YUKIO": "YY", "NAYA": "YR", "TOMAS": "BB"}
SETS = {
    "A-TRIPLE-B": "BBB", "A-TRIPLE-Y": "YYY", "A-TRIPLE-R": "RRR",
    "A-PAIR-BY": "BY", "A-PAIR-BR": "BR", "A-PAIR-YR": "YR",
}  # fmt: skip
KEPT = [*SETS, "A-CHEST", "A-SUN", "A-AMULET"]


def sets_of(least: int, most: int, colours: int) -> list[str]:
    found = ["".join(s) for n in range(least, most + 1) for s in itertools.combinations_with_replacement("BYR", n)]
    return [s for s in found if len(set(s)) <= colours]


class Referee:
    """The table as the specification sees it. Seats count from 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        options = data["options"]
        players = data["players"]
        self.n = len(players)
        self.free = options["claim_shape"] == "free"
        self.rotating = options["first_player"] == "rotating"
        self.duos = DISTINCT if options["duo_set"] == "distinct" else MIXED
        self.characters = [player["character"] for player in players]
        self.piles = [list(player["cards"]) for player in players]
        self.deck = list(data["deck"])
        self.first = data["start"] - 1
        self.hoards: list[Counter[str]] = [Counter() for _ in players]
        self.stones = [2] * self.n
        self.curses = {"B": 1, "Y": 1, "R": 1}
        self.kept: list[list[str]] = [[] for _ in players]
        self.gains = 0  # of this round
        self.most_gains = 0

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + i) % self.n for i in range(1, self.n)]

    def give(self, giver: int, other: int) -> None:
        if self.stones[giver]:
            self.stones[giver] -= 1
        self.stones[other] += 1

    # ------------------------------------------------------------ the game

    def game(self) -> Asking:
        for _ in range(5):
            self.gains = 0
            claims = {f"claim {s}" for s in (sets_of(1, 6, 3) if self.free else sets_of(2, 4, 2))}
            claimed = yield {seat: set(claims) for seat in range(self.n)}
            tokens = yield {
                seat: {f"{face} {other + 1}" for other in self.clockwise(seat) for face in ("believe", "accuse")}
                for seat in range(self.n)
            }
            for seat in [self.first, *self.clockwise(self.first)]:
                yield from self.reveal(seat, claimed[seat].split()[1], tokens)
            self.most_gains = max(self.most_gains, self.gains)
            for letter in "BYR":
                most = max(hoard[letter] for hoard in self.hoards)
                leaders = [seat for seat in range(self.n) if self.hoards[seat][letter] == most]
                if len(leaders) == 1:
                    self.stones[leaders[0]] += self.curses[letter]
                    self.curses[letter] = 0
                self.curses[letter] += 1
            if self.rotating and len(self.piles[0]) > 0:
                self.first = (self.first + 1) % self.n

    def reveal(self, seat: int, claim: str, tokens: Answers) -> Asking:
        card = self.piles[seat].pop(0)
        accusers = [other for other in self.clockwise(seat) if tokens[other] == f"accuse {seat + 1}"]
        believers = [other for other in self.clockwise(seat) if tokens[other] == f"believe {seat + 1}"]
        if claim == card:
            self.hoards[seat].update(claim)
            for other in accusers:
                self.give(seat, other)
            if len(accusers) >= 2:
                yield from self.gain(seat)
            for other in believers:
                self.stones[other] = max(0, self.stones[other] - 1)
        elif not accusers:
            self.hoards[seat].update(claim)
            yield from self.gain(seat)
            for other in believers:
                self.stones[other] += 1
        else:
            self.hoards[seat].update(card)
            for other in accusers:
                self.give(other, seat)
            for other in believers:
                self.stones[other] += 1
            if len(accusers) >= 2:
                for other in accusers:
                    yield from self.gain(other)

    def gain(self, seat: int) -> Asking:
        self.gains += 1
        offered = self.deck[:3]
        answer = yield {seat: {f"pick {card} {place}" for place, card in enumerate(offered, 1)}}
        place = int(answer[seat].split()[2]) - 1
        chosen = offered.pop(place)
        self.deck = self.deck[3:] + offered
        if chosen in KEPT:
            self.kept[seat].append(chosen)
            return
        yield from getattr(self, chosen.removeprefix("A-").lower())(seat)
        self.deck.append(chosen)

    # ------------------------------------------------------------ effects

    def purify(self, seat: int) -> Asking:
        self.stones[seat] = 0
        yield from ()

    def scapegoat(self, seat: int) -> Asking:
        others = self.clockwise(seat)
        if len(others) > 3:
            options = {
                "curse " + "+".join(str(o + 1) for o in sorted(three)) for three in itertools.combinations(others, 3)
            }
            answer = yield {seat: options}
            named = [int(word) - 1 for word in answer[seat].split()[1].split("+")]
            others = [other for other in others if other in named]
        for other in others:
            self.give(seat, other)

    def steal(self, seat: int) -> Asking:
        left = self.clockwise(seat)
        for _ in range(2):
            options = {
                f"steal {colour} from {other + 1}"
                for other in left
                for colour, letter in zip(COLOURS, "BYR", strict=True)
                if self.hoards[other][letter]
            }
            if not options:
                return
            answer = (yield {seat: options | {"stop"}})[seat]
            if answer == "stop":
                return
            _, colour, _, other = answer.split()
            letter = "BYR"[COLOURS.index(colour)]
            self.hoards[int(other) - 1][letter] -= 1
            self.hoards[seat][letter] += 1
            left.remove(int(other) - 1)

    def take(self, seat: int, number: int = 3) -> Asking:
        answer = yield {seat: {f"take {s}" for s in sets_of(number, number, 3)}}
        self.hoards[seat].update(answer[seat].split()[1])

    def trade(self, seat: int) -> Asking:
        yield from self.take(seat, 2)
        for _ in range(2):
            options = {
                f"trade {a} for {b}"
                for (a, letter), b in itertools.product(zip(COLOURS, "BYR", strict=True), COLOURS)
                if a != b and self.hoards[seat][letter]
            }
            answer = (yield {seat: options | {"stop"}})[seat]
            if answer == "stop":
                return
            _, given, _, taken = answer.split()
            self.hoards[seat]["BYR"[COLOURS.index(given)]] -= 1
            self.hoards[seat]["BYR"[COLOURS.index(taken)]] += 1

    # ------------------------------------------------------------ the end

    def score(self, seat: int) -> int:
        hoard = self.hoards[seat]
        one, other = list(self.duos[self.characters[seat]])
        total = hoard[one] // 2 if one == other else min(hoard[one], hoard[other])
        total += 2 * min(hoard[letter] for letter in "BYR")
        for card in self.kept[seat]:
            if card in SETS:
                sets = min(hoard[letter] // n for letter, n in Counter(SETS[card]).items())
                total += sets * (3 if "TRIPLE" in card else 1)
            elif card == "A-CHEST":
                total += sum(hoard.values()) // 3
            elif card == "A-SUN":
                total += 5
        counted = max(0, self.stones[seat] - 3 * self.kept[seat].count("A-AMULET"))
        return total - (TRACK[counted] if counted <= 10 else 21 + 3 * (counted - 10))

    def ranks(self) -> list[int]:
        keys = [(-self.score(seat), self.stones[seat]) for seat in range(self.n)]
        return [1 + sum(other < key for other in keys) for key in keys]
