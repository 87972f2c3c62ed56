"""The words of this title: what can be chosen and what can happen, as notation."""

from __future__ import annotations

from typing import Final, final

from antechamber.core.ints import i64
from antechamber.core.notation import ARG_BITS, COUNT, EVERYWHERE, PAGE, TERMINAL, Domain, Numbers, Vocabulary, Words
from antechamber.games.jaguar.components import (
    AMULET_IDS,
    CHARACTER_IDS,
    CHEST_IDS,
    CRYSTAL_IDS,
    DIRECTION_IDS,
    ESCAPE_IDS,
    JAGUAR_IDS,
    MAP_IDS,
    MOST_ROWS,
    OBJECTIVE_IDS,
    REWARD_IDS,
    RITUAL_IDS,
    SOURCE_IDS,
    SPACE_IDS,
    TAMING_IDS,
    TOKEN_IDS,
    TRAP_IDS,
)


@final
class Points(Domain):
    """Points of the game, which may be below zero. They occur in events only."""

    def word(self, number: int) -> str:
        return str(number)

    def value(self, number: int) -> object:
        return number


CRYSTAL: Final = Words("crystal", CRYSTAL_IDS)
AMULET: Final = Words("amulet", AMULET_IDS)
TRAP: Final = Words("trap", TRAP_IDS)
TOKEN: Final = Words("token", TOKEN_IDS)
CHARACTER: Final = Words("character", CHARACTER_IDS)
OBJECTIVE: Final = Words("objective", OBJECTIVE_IDS)
RITUAL: Final = Words("ritual", RITUAL_IDS)
CHEST: Final = Words("chest", CHEST_IDS)
MAP: Final = Words("piece", MAP_IDS)
SPACE: Final = Words("space", SPACE_IDS)
ROW: Final = Numbers("row", MOST_ROWS, first=1)
DIRECTION: Final = Words("direction", DIRECTION_IDS)
REWARD: Final = Words("reward", REWARD_IDS)
ESCAPE: Final = Words("escape", ESCAPE_IDS)
JAGUAR: Final = Words("jaguar", JAGUAR_IDS)
TAMING: Final = Words("taming", TAMING_IDS)
ITEM: Final = Words("item", [*CRYSTAL_IDS, "chest", "map", "ritual"])
ITEM_CHEST: Final = 4  # crystals come first
ITEM_MAP: Final = 5
ITEM_RITUAL: Final = 6
SOURCE: Final = Words("source", SOURCE_IDS)
RATING: Final = Words("rating", ["well_done", "amazing", "speechless"])
CAUSE: Final = Words("cause", ["died", "inside", "goals"])  # of a defeat in Solo
DIED: Final = 0
INSIDE: Final = 1
GOALS: Final = 2
POINTS: Final = Points("points", 2)

vocabulary: Final = Vocabulary(
    "jaguar",
    groups=[
        "characters", "starts", "traps", "tokens", "move", "run", "heal", "take", "rituals", "amulets", "abilities",
        "gain", "objectives", "loss", "spaces", "water", "end",
    ],
)  # fmt: skip

# ---------------------------------------------------------------- options

NO: Final[i64] = 0
PLAY: Final[i64] = 2 << ARG_BITS
START_AT: Final[i64] = 3 << ARG_BITS
SET: Final[i64] = 4 << ARG_BITS
CHOOSE: Final[i64] = 5 << ARG_BITS
MOVE: Final[i64] = 6 << ARG_BITS
BREAK: Final[i64] = 7 << ARG_BITS
DOOR: Final[i64] = 8 << ARG_BITS
HEAL: Final[i64] = 9 << ARG_BITS
TAKE: Final[i64] = 10 << ARG_BITS
TAKE_AMULET: Final[i64] = 11 << ARG_BITS
TAKE_CHEST: Final[i64] = 12 << ARG_BITS
TAKE_MAP: Final[i64] = 13 << ARG_BITS
PERFORM: Final[i64] = 14 << ARG_BITS
TAKE_HEART: Final[i64] = 15 << ARG_BITS
RUN: Final[i64] = 16 << ARG_BITS
USE_AMULET: Final[i64] = 17 << ARG_BITS
JUMP: Final[i64] = 18 << ARG_BITS
SHIELD: Final[i64] = 19 << ARG_BITS
LOOK: Final[i64] = 20 << ARG_BITS
END_TURN: Final[i64] = 21 << ARG_BITS
KEEP: Final[i64] = 22 << ARG_BITS
BLESS: Final[i64] = 23 << ARG_BITS
GAIN: Final[i64] = 24 << ARG_BITS
MARK: Final[i64] = 25 << ARG_BITS
DISCARD: Final[i64] = 26 << ARG_BITS
LIE_DOWN: Final[i64] = 27 << ARG_BITS
SUFFER: Final[i64] = 28 << ARG_BITS
PLACE: Final[i64] = 29 << ARG_BITS
FLOW: Final[i64] = 30 << ARG_BITS
DRIFT: Final[i64] = 31 << ARG_BITS
DRIFT_AND_TAKE: Final[i64] = 32 << ARG_BITS
RESIST: Final[i64] = 33 << ARG_BITS
PICK: Final[i64] = 34 << ARG_BITS
HUNT: Final[i64] = 35 << ARG_BITS
STEER: Final[i64] = 36 << ARG_BITS
STEER_AND_TAKE: Final[i64] = 37 << ARG_BITS
GO: Final[i64] = 38 << ARG_BITS
PROWL: Final[i64] = 39 << ARG_BITS
TAME: Final[i64] = 40 << ARG_BITS
KEEP_TAMING: Final[i64] = 41 << ARG_BITS
FETCH: Final[i64] = 42 << ARG_BITS

vocabulary.option(NO, "no", "no", group="end")
vocabulary.option(PLAY, "play", "play {character}", [("character", CHARACTER)], group="characters")
vocabulary.option(START_AT, "start", "start {row}", [("row", ROW)], group="starts")
vocabulary.option(SET, "set", "set {trap}", [("trap", TRAP)], group="traps")
vocabulary.option(CHOOSE, "choose", "choose {token}", [("token", TOKEN)], group="tokens")
vocabulary.option(MOVE, "move", "move {direction}", [("direction", DIRECTION)], group="move", rule="JAG-MOVE-01")
vocabulary.option(BREAK, "break", "break {direction}", [("direction", DIRECTION)], group="move", rule="JAG-F-AMU-04")
vocabulary.option(DOOR, "door", "door", group="move", rule="JAG-MOVE-02")
vocabulary.option(HEAL, "heal", "heal", group="heal", rule="JAG-HEAL-01")
vocabulary.option(TAKE, "take", "take {crystal}", [("crystal", CRYSTAL)], group="take", rule="JAG-TAKE-02")
vocabulary.option(
    TAKE_AMULET, "take-amulet", "take-amulet {amulet}", [("amulet", AMULET)], group="take", rule="JAG-TAKE-03"
)
vocabulary.option(TAKE_CHEST, "take-chest", "take-chest", group="take", rule="JAG-F-CHEST-01")
vocabulary.option(TAKE_MAP, "take-map", "take-map {piece}", [("piece", MAP)], group="take", rule="JAG-TAKE-04")
vocabulary.option(PERFORM, "perform", "perform {ritual}", [("ritual", RITUAL)], group="rituals", rule="JAG-RIT-01")
vocabulary.option(
    TAKE_HEART,
    "take-heart",
    "take-heart {dots} {triangles}",
    [("dots", MAP), ("triangles", MAP)],
    group="take",
    rule="JAG-HEART-01",
)
vocabulary.option(RUN, "run", "run", group="run", rule="JAG-RUN-01")
vocabulary.option(USE_AMULET, "use", "use {amulet}", [("amulet", AMULET)], group="amulets", rule="JAG-AMU-01")
vocabulary.option(JUMP, "jump", "jump {direction}", [("direction", DIRECTION)], group="move", rule="JAG-F-JUMP-01")
vocabulary.option(SHIELD, "shield", "shield {trap}", [("trap", TRAP)], group="abilities", rule="JAG-F-SHIELD-01")
vocabulary.option(LOOK, "look", "look {trap}", [("trap", TRAP)], group="abilities", rule="JAG-S-ACT-01")
vocabulary.option(END_TURN, "end", "end", group="end", rule="JAG-ACT-02", ends_turn=True)
vocabulary.option(KEEP, "keep", "keep {first} {second}", [("first", AMULET), ("second", AMULET)], group="amulets")
vocabulary.option(BLESS, "bless", "bless", group="gain")
vocabulary.option(GAIN, "gain", "gain {reward}", [("reward", REWARD)], group="gain")
vocabulary.option(MARK, "mark", "mark {objective}", [("objective", OBJECTIVE)], group="objectives")
vocabulary.option(DISCARD, "discard", "discard {crystal}", [("crystal", CRYSTAL)], group="loss")
vocabulary.option(LIE_DOWN, "lie-down", "lie-down", group="loss")
vocabulary.option(SUFFER, "suffer", "suffer", group="loss")
vocabulary.option(PLACE, "place", "place {space}", [("space", SPACE)], group="spaces")
vocabulary.option(FLOW, "flow", "flow {direction}", [("direction", DIRECTION)], group="water")
vocabulary.option(DRIFT, "drift", "drift", group="water", rule="JAG-FLOOD-01")
vocabulary.option(DRIFT_AND_TAKE, "drift-and-take", "drift-and-take", group="water", rule="JAG-FLOOD-03")
vocabulary.option(RESIST, "resist", "resist", group="water", rule="JAG-FLOOD-02")
vocabulary.option(PICK, "pick", "pick {crystal}", [("crystal", CRYSTAL)], group="gain")
vocabulary.option(HUNT, "hunt", "hunt", group="abilities")
vocabulary.option(STEER, "steer", "steer {direction}", [("direction", DIRECTION)], group="water")
vocabulary.option(
    STEER_AND_TAKE, "steer-and-take", "steer-and-take {direction}", [("direction", DIRECTION)], group="water"
)
vocabulary.option(GO, "go", "go", group="end")
vocabulary.option(PROWL, "prowl", "prowl {space}", [("space", SPACE)], group="move")
vocabulary.option(TAME, "tame", "tame", group="gain")
vocabulary.option(KEEP_TAMING, "keep-token", "keep-token {taming}", [("taming", TAMING)], group="gain")
vocabulary.option(FETCH, "fetch", "fetch {item} {space}", [("item", ITEM), ("space", SPACE)], group="take")

# ---------------------------------------------------------------- events

CHARACTER_TAKEN: Final[i64] = 1
STARTED: Final[i64] = 2
ROUND_BEGAN: Final[i64] = 3
HEART_WALL_MOVED: Final[i64] = 4
ORDER_SET: Final[i64] = 5
TRAP_SET: Final[i64] = 6
TOKEN_CHOSEN: Final[i64] = 7
ACTIVATOR_DECLINED: Final[i64] = 8
TURN_BEGAN: Final[i64] = 9
ENTERED: Final[i64] = 10
MOVED: Final[i64] = 11
BROKE_WALL: Final[i64] = 12
USED_DOOR: Final[i64] = 13
HEALED: Final[i64] = 14
TOOK_CRYSTAL: Final[i64] = 15
TOOK_AMULET: Final[i64] = 16
OPENED_CHEST: Final[i64] = 17
TOOK_MAP: Final[i64] = 18
PERFORMED: Final[i64] = 19
TOOK_HEART: Final[i64] = 20
RAN: Final[i64] = 21
USED_AMULET: Final[i64] = 22
JUMPED: Final[i64] = 23
SHIELDED: Final[i64] = 24
CURSE_LIFTED: Final[i64] = 25
LEVELLED: Final[i64] = 26
LEVEL_PENDING: Final[i64] = 27
ACTIVATOR_GAINED: Final[i64] = 28
MARKED: Final[i64] = 29
TRAP_REVEALED: Final[i64] = 30
HIT: Final[i64] = 31
SHIELD_HELD: Final[i64] = 32
DAMAGED: Final[i64] = 33
CURSED: Final[i64] = 34
DISCARDED: Final[i64] = 35
LAY_DOWN: Final[i64] = 36
GAINED_GLORY: Final[i64] = 37
LOST_GLORY: Final[i64] = 38
DOOR_OPENED: Final[i64] = 39
WATER_CAME: Final[i64] = 40
WASHED: Final[i64] = 41
RESISTED: Final[i64] = 42
BECAME_CURSED: Final[i64] = 43
CHECKPOINT: Final[i64] = 44
HUNTED: Final[i64] = 45
ESCAPE_BEGAN: Final[i64] = 46
LEFT_TEMPLE: Final[i64] = 47
STAYED_INSIDE: Final[i64] = 48
SCORED: Final[i64] = 49
WON: Final[i64] = 50
LOST: Final[i64] = 51
RATED: Final[i64] = 52
TEMPLE_SET: Final[i64] = 53
TOKEN_TURNED: Final[i64] = 54
JAGUAR_SHOWN: Final[i64] = 55
JAGUAR_PLACED: Final[i64] = 56
JAGUAR_MOVED: Final[i64] = 57
JAGUAR_TOOK: Final[i64] = 58
JAGUAR_STRUCK: Final[i64] = 59
JAGUAR_HIT: Final[i64] = 60
TAMING_SHOWN: Final[i64] = 61
TAMING_TAKEN: Final[i64] = 62
TOOK_RITUAL: Final[i64] = 63
MISSED: Final[i64] = 64
CURSE_BONUS: Final[i64] = 65
WAVE_CAME: Final[i64] = 66

vocabulary.event(CHARACTER_TAKEN, "character-taken", [("character", CHARACTER)], obvious=True)
vocabulary.event(STARTED, "started", [("row", ROW), ("ritual", RITUAL)])
vocabulary.event(ROUND_BEGAN, "round-began", [("round", COUNT), ("players", COUNT)])
vocabulary.event(HEART_WALL_MOVED, "heart-wall-moved")
vocabulary.event(ORDER_SET, "order-set", [("number", COUNT)], quiet=EVERYWHERE)
vocabulary.event(TRAP_SET, "trap-set", [("trap", TRAP)], obvious=True, moves="marker from seat:{seat} to trap:{trap}")
vocabulary.event(TOKEN_CHOSEN, "token-chosen", [("token", TOKEN)], quiet=PAGE, obvious=True)
vocabulary.event(ACTIVATOR_DECLINED, "activator-declined", obvious=True)
vocabulary.event(TURN_BEGAN, "turn-began", [("number", COUNT)], quiet=EVERYWHERE)
vocabulary.event(ENTERED, "entered", [("space", SPACE)], obvious=True, moves="pawn to space:{space}")
vocabulary.event(MOVED, "moved", [("space", SPACE)], obvious=True, moves="pawn to space:{space}")
vocabulary.event(BROKE_WALL, "broke-wall", [("direction", DIRECTION)], obvious=True)
vocabulary.event(USED_DOOR, "used-door", [("space", SPACE)], obvious=True, moves="pawn to space:{space}")
vocabulary.event(HEALED, "healed", [("number", COUNT)])
vocabulary.event(
    TOOK_CRYSTAL,
    "took-crystal",
    [("crystal", CRYSTAL)],
    obvious=True,
    moves="crystal {crystal} to bag:{seat}:{crystal}",
)
vocabulary.event(TOOK_AMULET, "took-amulet", [("amulet", AMULET)], obvious=True, moves="ring to pouch:{seat}")
vocabulary.event(OPENED_CHEST, "opened-chest", [("chest", CHEST)], moves="ring to pouch:{seat}")
vocabulary.event(TOOK_MAP, "took-map", [("piece", MAP)], obvious=True, moves="ring to pouch:{seat}")
vocabulary.event(PERFORMED, "performed", [("ritual", RITUAL)], obvious=True)
vocabulary.event(TOOK_HEART, "took-heart", [("dots", MAP), ("triangles", MAP)])
vocabulary.event(RAN, "ran", [("number", COUNT)], obvious=True)
vocabulary.event(USED_AMULET, "used-amulet", [("amulet", AMULET)], obvious=True)
vocabulary.event(JUMPED, "jumped", [("direction", DIRECTION)], obvious=True)
vocabulary.event(SHIELDED, "shielded", [("trap", TRAP)], obvious=True)
vocabulary.event(CURSE_LIFTED, "curse-lifted", [("number", COUNT)])
vocabulary.event(LEVELLED, "levelled", [("number", COUNT)])
vocabulary.event(LEVEL_PENDING, "level-pending", [("number", COUNT)])
vocabulary.event(ACTIVATOR_GAINED, "activator-gained")
vocabulary.event(
    MARKED, "marked", [("objective", OBJECTIVE)], obvious=True, moves="marker from seat:{seat} to objective:{objective}"
)
vocabulary.event(TRAP_REVEALED, "trap-revealed", [("trap", TRAP), ("token", TOKEN)])
vocabulary.event(HIT, "hit", [("trap", TRAP)])
vocabulary.event(SHIELD_HELD, "shield-held", [("trap", TRAP)])
vocabulary.event(DAMAGED, "damaged", [("number", COUNT)])
vocabulary.event(CURSED, "cursed", [("number", COUNT)])
vocabulary.event(
    DISCARDED,
    "discarded",
    [("crystal", CRYSTAL)],
    obvious=True,
    moves="crystal {crystal} from bag:{seat}:{crystal} to seat:{seat}",
)
vocabulary.event(LAY_DOWN, "lay-down", obvious=True)
vocabulary.event(GAINED_GLORY, "gained-glory", [("number", COUNT)])
vocabulary.event(LOST_GLORY, "lost-glory", [("number", COUNT)])
vocabulary.event(DOOR_OPENED, "door-opened", [("space", SPACE), ("other_space", SPACE)])
vocabulary.event(WATER_CAME, "water-came", [("direction", DIRECTION)], obvious=True)
vocabulary.event(WASHED, "washed", [("space", SPACE)], moves="pawn to space:{space}")
vocabulary.event(RESISTED, "resisted")
vocabulary.event(BECAME_CURSED, "became-cursed")
vocabulary.event(CHECKPOINT, "checkpoint", [("number", COUNT)])
vocabulary.event(HUNTED, "hunted", obvious=True)
vocabulary.event(ESCAPE_BEGAN, "escape-began", [("number", COUNT)])
vocabulary.event(LEFT_TEMPLE, "left-temple", [("row", ROW), ("escape", ESCAPE)])
vocabulary.event(STAYED_INSIDE, "stayed-inside", [("number", COUNT)])
vocabulary.event(SCORED, "scored", [("source", SOURCE), ("points", POINTS)], quiet=EVERYWHERE)
vocabulary.event(WON, "won", [("points", POINTS)], quiet=EVERYWHERE)
vocabulary.event(LOST, "lost", [("points", POINTS), ("cause", CAUSE)])
vocabulary.event(RATED, "rated", [("rating", RATING)])
vocabulary.event(TEMPLE_SET, "temple-set", [("trap", TRAP)], quiet=TERMINAL)
vocabulary.event(TOKEN_TURNED, "token-turned", [("token", TOKEN)])
vocabulary.event(JAGUAR_SHOWN, "jaguar-shown", [("jaguar", JAGUAR)], quiet=PAGE)
vocabulary.event(JAGUAR_PLACED, "jaguar-placed", [("space", SPACE)])
vocabulary.event(JAGUAR_MOVED, "jaguar-moved", [("space", SPACE)])
vocabulary.event(JAGUAR_TOOK, "jaguar-took", [("item", ITEM)])
vocabulary.event(JAGUAR_STRUCK, "jaguar-struck")
vocabulary.event(JAGUAR_HIT, "jaguar-hit", [("trap", TRAP)])
vocabulary.event(TAMING_SHOWN, "taming-shown", [("taming", TAMING)])
vocabulary.event(TAMING_TAKEN, "taming-taken", [("taming", TAMING)])
vocabulary.event(TOOK_RITUAL, "took-ritual", [("ritual", RITUAL)])
vocabulary.event(MISSED, "missed", [("trap", TRAP)], quiet=PAGE)
vocabulary.event(CURSE_BONUS, "curse-bonus")
vocabulary.event(WAVE_CAME, "wave-came", [("direction", DIRECTION)])
