"""The words of this title: what can be chosen and what can happen, as notation."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.errors import NotationError
from antechamber.core.ints import i64
from antechamber.core.notation import ARG_BITS, COUNT, EVERYWHERE, PAGE, SEAT, Domain, Numbers, Sets, Vocabulary, Words
from antechamber.core.rulebook import PASS, USE
from antechamber.games.mice.components import (
    ASSISTANT_IDS,
    ASSISTANTS,
    CARD_IDS,
    ENTRANCE_WORDS,
    FACTION_IDS,
    ITEM_BITS,
    LETTERS,
    MOST,
    NO_CARD,
    NO_SPOT,
    SPOT_IDS,
    amount,
)

CARD_BITS: Final = 7
SPOT_BITS: Final = 5


@final
class Items(Domain):
    """A bundle of items; "FFG" is two food and a gold, L is glory."""

    def __init__(self, name: str, letters: str) -> None:
        super().__init__(name, 1 << ITEM_BITS * len(letters))
        self.letters: Final = letters

    def word(self, number: int) -> str:
        return "".join([self.letters[i] * int(amount(number, i)) for i in range(len(self.letters))]) or "none"

    def number(self, word: str) -> int:
        if word == "none":
            return 0
        for letter in word:
            if letter not in self.letters:
                raise NotationError(f'"{letter}" is no item; expected letters out of {self.letters}, like FFG')
        if max(word.count(letter) for letter in self.letters) > MOST:
            raise NotationError(f'"{word[:20]}" has more than {MOST} of one item')
        found = sum([1 << ITEM_BITS * self.letters.index(letter) for letter in word])
        if self.word(found) != word:
            raise NotationError(f'"{word}" is not in the order {self.letters}; write {self.word(found)}')
        return found


@final
class About(Domain):
    """What an effect is about: a spot and a card, either of which may be missing; "a1/crane", "-/baker", "-/-"."""

    def word(self, number: int) -> str:
        spot, card = number & 31, number >> SPOT_BITS & 127
        return f"{SPOT_IDS[spot] if spot != NO_SPOT else '-'}/{CARD_IDS[card] if card != NO_CARD else '-'}"

    def number(self, word: str) -> int:
        spot, _, card = word.partition("/")
        return (NO_SPOT if spot == "-" else SPOT.number(spot)) | (
            (NO_CARD if card == "-" else CARD.number(card)) << SPOT_BITS
        )


@final
class Progress(Domain):
    """How an effect goes on: what it is about, how often an exchange was made, which assistants reacted to a gain."""

    def word(self, number: int) -> str:
        return str(self.value(number))

    def value(self, number: int) -> object:
        data: dict[str, object] = {"about": ABOUT.word(number & (1 << ABOUT_BITS) - 1)}
        times, fired = number >> ABOUT_BITS & 15, number >> ABOUT_BITS + 4
        if times:
            data["times"] = times
        if fired:
            data["reacted"] = SET.value(fired)
        return data

    def parse(self, value: object) -> int:
        if not isinstance(value, dict) or set(value) - {"about", "times", "reacted"}:
            raise NotationError(f"expected about, times and reacted, got {value!r}")
        times = value.get("times", 0)
        if isinstance(times, bool) or not isinstance(times, int) or not 0 <= times <= MOST:
            raise NotationError(f"times: expected a number from 0 to {MOST}, got {times!r}")
        about = ABOUT.parse(value.get("about", "-/-"))
        return about | times << ABOUT_BITS | SET.parse(value.get("reacted", [])) << ABOUT_BITS + 4


@final
class Chosen(Domain):
    """The card that an operation has come to, or "-" as long as there is none."""

    def word(self, number: int) -> str:
        return CARD_IDS[number] if number != NO_CARD else "-"

    def number(self, word: str) -> int:
        return NO_CARD if word == "-" else CARD.number(word)


@final
class Doing(Domain):
    """What an operation belongs to: the card whose effect it is, what that is about, and what was chosen so far."""

    def word(self, number: int) -> str:
        return str(self.value(number))

    def value(self, number: int) -> object:
        card, more = number >> ABOUT_BITS & 127, number >> ABOUT_BITS + CARD_BITS
        return {"of": CHOSEN.word(card), "about": ABOUT.word(number & (1 << ABOUT_BITS) - 1), "more": more}

    def parse(self, value: object) -> int:
        if not isinstance(value, dict) or set(value) - {"of", "about", "more"}:
            raise NotationError(f"expected of, about and more, got {value!r}")
        more = value.get("more", 0)
        if isinstance(more, bool) or not isinstance(more, int) or not 0 <= more < 1 << 20:
            raise NotationError(f"more: expected a number, got {more!r}")
        about = ABOUT.parse(value.get("about", "-/-"))
        return about | CHOSEN.parse(value.get("of", "-")) << ABOUT_BITS | more << ABOUT_BITS + CARD_BITS


CARD: Final = Words("card", CARD_IDS)
CHOSEN: Final = Chosen("card", 128)
SPOT: Final = Words("spot", SPOT_IDS)
PLACE: Final = Words("place", [*SPOT_IDS, *ENTRANCE_WORDS])
ASSISTANT: Final = Words("assistant", ASSISTANT_IDS)
SET: Final = Sets("assistants", ASSISTANT, ASSISTANTS)
FACTION: Final = Words("faction", FACTION_IDS)
COLOUR: Final = Words("colour", ["green", "blue"])
KIND: Final = Words("deck", ["chamber", "assistant"])
ITEM: Final = Words("item", ["food", "torch", "pickaxe"])
ITEMS: Final = Items("items", LETTERS)
PAYMENT: Final = Items("payment", LETTERS[:4])
BRANCH: Final = Numbers("branch", 8, first=1)
ABOUT_BITS: Final = SPOT_BITS + CARD_BITS
ABOUT: Final = About("about", 1 << ABOUT_BITS)
PROGRESS: Final = Progress("progress", 2)
DOING: Final = Doing("doing", 2)
NOTHING: Final[i64] = NO_SPOT | NO_CARD << SPOT_BITS  # about no spot and no card
END_CAUSE: Final = Words("cause", ["chambers", "glory", "assistants"])
GROUP: Final = Words("sets", ["chambers", "assistants"])

vocabulary: Final = Vocabulary(
    "mice",
    groups=[
        "place", "paying", "infiltrate", "remove", "fill", "trigger", "double", "leave", "assistants", "take", "pay",
        "open", "hire", "camp", "discard", "refresh", "at", "move", "flip", "give", "copy", "borrow", "dismiss",
        "choose", "passage", "chests", "stop",
    ],
)  # fmt: skip

# ---------------------------------------------------------------- options

SET_PAW: Final[i64] = 2 << ARG_BITS
INFILTRATE: Final[i64] = 3 << ARG_BITS
REMOVE: Final[i64] = 4 << ARG_BITS
USE_CHEST: Final[i64] = 5 << ARG_BITS
FINISH: Final[i64] = 6 << ARG_BITS
FILL: Final[i64] = 7 << ARG_BITS
TRIGGER_AT: Final[i64] = 8 << ARG_BITS
DOUBLE_AT: Final[i64] = 9 << ARG_BITS
LEAVE: Final[i64] = 10 << ARG_BITS
TAKE: Final[i64] = 11 << ARG_BITS
PAY: Final[i64] = 12 << ARG_BITS
GIVE: Final[i64] = 13 << ARG_BITS
OPEN_CARD: Final[i64] = 14 << ARG_BITS
HIRE_CARD: Final[i64] = 15 << ARG_BITS
CAMP_CARD: Final[i64] = 16 << ARG_BITS
DISCARD: Final[i64] = 17 << ARG_BITS
REFRESH_CARD: Final[i64] = 18 << ARG_BITS
STOP: Final[i64] = 19 << ARG_BITS
AT: Final[i64] = 20 << ARG_BITS
MOVE: Final[i64] = 21 << ARG_BITS
FLIP: Final[i64] = 22 << ARG_BITS
COPY: Final[i64] = 23 << ARG_BITS
BORROW: Final[i64] = 24 << ARG_BITS
DISMISS: Final[i64] = 25 << ARG_BITS
BRANCH_OF: Final[i64] = 26 << ARG_BITS
TURN_PASSAGE: Final[i64] = 27 << ARG_BITS

vocabulary.option(PASS, "pass", "pass", group="stop", rule="MIC-TURN-05")
vocabulary.option(USE, "use", "use {assistant}", [("assistant", ASSISTANT)], group="assistants", rule="MIC-PAS-01")
vocabulary.option(SET_PAW, "place", "place {place}", [("place", PLACE)], group="place", rule="MIC-PLACE-01")
vocabulary.option(
    INFILTRATE, "infiltrate", "infiltrate {place}", [("place", PLACE)], group="infiltrate", rule="MIC-AS-INFILTRATOR-01"
)
vocabulary.option(REMOVE, "remove", "remove", group="remove", rule="MIC-REM-01")
vocabulary.option(USE_CHEST, "chest", "chest {card}", [("card", CARD)], group="chests", rule="MIC-CHEST-01")
vocabulary.option(FINISH, "finish", "finish", group="stop", ends_turn=True)
vocabulary.option(FILL, "fill", "fill {place}", [("place", PLACE)], group="fill", rule="MIC-PLACE-06")
vocabulary.option(TRIGGER_AT, "trigger", "trigger {place}", [("place", PLACE)], group="trigger", rule="MIC-REM-01")
vocabulary.option(
    DOUBLE_AT, "double", "double {place}", [("place", PLACE)], group="double", rule="MIC-CH-WATCHTOWER-01"
)
vocabulary.option(LEAVE, "leave", "leave {place}", [("place", PLACE)], group="leave", rule="MIC-REM-03")
vocabulary.option(TAKE, "take", "take {item}", [("item", ITEM)], group="take", rule="MIC-DEF-02")
vocabulary.option(PAY, "pay", "pay {payment}", [("payment", PAYMENT)], group="pay", rule="MIC-RES-07")
vocabulary.option(GIVE, "give", "give {card}", [("card", CARD)], group="give", rule="MIC-CH-PAWN-01")
vocabulary.option(OPEN_CARD, "open", "open {card}", [("card", CARD)], group="open", rule="MIC-OPEN-02")
vocabulary.option(HIRE_CARD, "hire", "hire {card}", [("card", CARD)], group="hire", rule="MIC-HIRE-01")
vocabulary.option(CAMP_CARD, "camp", "camp {card}", [("card", CARD)], group="camp", rule="MIC-OP-09")
vocabulary.option(DISCARD, "discard", "discard {card}", [("card", CARD)], group="discard", rule="MIC-CAMP-02")
vocabulary.option(REFRESH_CARD, "refresh", "refresh {card}", [("card", CARD)], group="refresh", rule="MIC-OP-10")
vocabulary.option(STOP, "stop", "stop", group="stop")
vocabulary.option(AT, "at", "at {place}", [("place", PLACE)], group="at")
vocabulary.option(MOVE, "move", "move {place}", [("place", PLACE)], group="move", rule="MIC-MOVE-01")
vocabulary.option(FLIP, "flip", "flip {card}", [("card", CARD)], group="flip", rule="MIC-OP-13")
vocabulary.option(COPY, "copy", "copy {card}", [("card", CARD)], group="copy", rule="MIC-OP-21")
vocabulary.option(BORROW, "borrow", "borrow {card}", [("card", CARD)], group="borrow", rule="MIC-CH-TUNNEL-01")
vocabulary.option(DISMISS, "dismiss", "dismiss {card}", [("card", CARD)], group="dismiss", rule="MIC-CH-PRIVY-01")
vocabulary.option(BRANCH_OF, "choose", "choose {branch}", [("branch", BRANCH)], group="choose", rule="MIC-OP-05")
vocabulary.option(TURN_PASSAGE, "passage", "passage {place}", [("place", PLACE)], group="passage", rule="MIC-HID-01")

# ---------------------------------------------------------------- events

TURN_BEGAN: Final[i64] = 1
PLACED: Final[i64] = 2
INFILTRATED: Final[i64] = 3
FILLED: Final[i64] = 4
BEGAN_REMOVING: Final[i64] = 5
REMOVED: Final[i64] = 6
LEFT: Final[i64] = 7
TRIGGERED: Final[i64] = 8
USED: Final[i64] = 9
RECEIVED: Final[i64] = 10
LOST: Final[i64] = 11
PAID: Final[i64] = 12
SPENT_GLORY: Final[i64] = 13
BONUS: Final[i64] = 14
TOOK_CHEST: Final[i64] = 15
USED_CHEST: Final[i64] = 16
FLIPPED_CHEST: Final[i64] = 17
GAVE_CHEST: Final[i64] = 18
OPENED_CHAMBER: Final[i64] = 19
HIRED_CARD: Final[i64] = 20
CAMPED_CARD: Final[i64] = 21
DISCARDED: Final[i64] = 22
REFRESHED: Final[i64] = 23
DREW: Final[i64] = 24
SHUFFLED: Final[i64] = 25
MOVED: Final[i64] = 26
EXTRA_ACTION_GAINED: Final[i64] = 27
EXTRA_TURN_GAINED: Final[i64] = 28
DOUBLES: Final[i64] = 29
BORROWED: Final[i64] = 30
DISMISSED: Final[i64] = 31
PORTAL_LEFT: Final[i64] = 32
QUEUED: Final[i64] = 33
PASSAGE_FLIPPED: Final[i64] = 34
DECLINED: Final[i64] = 35
END_TRIGGERED: Final[i64] = 36
FINAL_ACTION: Final[i64] = 37
TURN_CAP: Final[i64] = 38
SCORED_SETS: Final[i64] = 39
SCORED: Final[i64] = 40
WON: Final[i64] = 41
LAID: Final[i64] = 42
COPIED: Final[i64] = 43
DRY_SUPPLY: Final[i64] = 44
NOT_GRANTED: Final[i64] = 45

vocabulary.event(TURN_BEGAN, "turn-began", [("turn", COUNT)], quiet=EVERYWHERE)
vocabulary.event(PLACED, "placed", [("place", PLACE)], obvious=True, moves="paw from paws:{seat} to place:{place}")
vocabulary.event(
    INFILTRATED, "infiltrated", [("place", PLACE)], obvious=True, moves="paw from paws:{seat} to place:{place}"
)
vocabulary.event(FILLED, "filled", [("place", PLACE)], moves="paw from paws:{seat} to place:{place}")
vocabulary.event(BEGAN_REMOVING, "began-removing", [("paws", COUNT)], quiet=EVERYWHERE)
vocabulary.event(REMOVED, "removed", [("place", PLACE), ("card", CARD)], moves="paw from place:{place} to paws:{seat}")
vocabulary.event(LEFT, "left", [("place", PLACE)], moves="paw from place:{place} to paws:{seat}")
vocabulary.event(TRIGGERED, "triggered", [("card", CARD)], quiet=EVERYWHERE)
vocabulary.event(USED, "used", [("assistant", ASSISTANT)])
vocabulary.event(RECEIVED, "received", [("items", ITEMS)], moves="goods {items} to seat:{seat}")
vocabulary.event(LOST, "lost", [("items", ITEMS)])  # beyond what a track can show
vocabulary.event(PAID, "paid", [("items", ITEMS)], obvious=True)
vocabulary.event(SPENT_GLORY, "spent-glory", [("glory", COUNT)])
# a bonus by the rules, thanks to another player
vocabulary.event(BONUS, "bonus", [("items", ITEMS), ("other", SEAT)], moves="goods {items} to seat:{seat}")
vocabulary.event(TOOK_CHEST, "took-chest", [("card", CARD)], moves="chest to chests:{seat}")
vocabulary.event(USED_CHEST, "used-chest", [("card", CARD)])
vocabulary.event(FLIPPED_CHEST, "flipped-chest", [("card", CARD)])
vocabulary.event(GAVE_CHEST, "gave-chest", [("card", CARD)])
vocabulary.event(
    OPENED_CHAMBER,
    "opened",
    [("card", CARD), ("place", PLACE), ("glory", COUNT)],
    moves="marker from seat:{seat} to place:{place}",
)
vocabulary.event(HIRED_CARD, "hired", [("card", CARD), ("glory", COUNT)])
vocabulary.event(CAMPED_CARD, "camped", [("card", CARD)])
vocabulary.event(DISCARDED, "discarded", [("card", CARD)], quiet=PAGE)
vocabulary.event(REFRESHED, "refreshed", [("cards", COUNT)])
vocabulary.event(DREW, "drew", [("card", CARD)], quiet=PAGE)  # a new card in its row
vocabulary.event(SHUFFLED, "shuffled", [("deck", KIND), ("cards", COUNT)], quiet=PAGE)
vocabulary.event(
    MOVED, "moved", [("place", PLACE), ("target", SPOT)], obvious=True, moves="paw from place:{place} to place:{target}"
)
vocabulary.event(EXTRA_ACTION_GAINED, "extra-action", [("actions", COUNT)])
vocabulary.event(EXTRA_TURN_GAINED, "extra-turn", [("turns", COUNT)])
vocabulary.event(DOUBLES, "doubles", [("doubles", COUNT)])
vocabulary.event(BORROWED, "borrowed", [("card", CARD)], obvious=True)
vocabulary.event(DISMISSED, "dismissed", [("card", CARD), ("glory", COUNT)])
vocabulary.event(PORTAL_LEFT, "portal-left", [("card", CARD), ("place", PLACE)])
vocabulary.event(QUEUED, "queued", [("placements", COUNT)])
vocabulary.event(PASSAGE_FLIPPED, "passage-flipped", [("place", PLACE), ("glory", COUNT)])
vocabulary.event(DECLINED, "declined")
vocabulary.event(END_TRIGGERED, "end-triggered", [("cause", END_CAUSE)])
vocabulary.event(FINAL_ACTION, "final-action")
vocabulary.event(TURN_CAP, "turn-cap", [("turns", COUNT)])
vocabulary.event(SCORED_SETS, "scored-sets", [("sets", GROUP), ("glory", COUNT)], quiet=EVERYWHERE)
vocabulary.event(SCORED, "scored", [("points", COUNT)], quiet=EVERYWHERE)
vocabulary.event(WON, "won", [("points", COUNT)], quiet=EVERYWHERE)
vocabulary.event(LAID, "laid", [("card", CARD)], quiet=PAGE)  # the first card of a discard pile
vocabulary.event(COPIED, "copied", [("card", CARD)], obvious=True)
vocabulary.event(DRY_SUPPLY, "dry-supply")
vocabulary.event(NOT_GRANTED, "not-granted", [("most", COUNT)])
