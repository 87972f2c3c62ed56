"""Tables in the middle of a game at which much can happen: players are given what could be theirs by then.

Everything comes from the board: crystals, map pieces and rituals that players have are no longer there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from antechamber.contract import Dice
from tests.games.jaguar.given import OPEN_ROUND, SHIPPED
from tests.games.jaguar.referee_board import apart, column

Data = dict[str, Any]

NEEDED = {ritual["id"]: ritual["crystals"] for ritual in SHIPPED["ritual"]}
MAJOR = {ritual["id"] for ritual in SHIPPED["ritual"] if ritual["kind"] == "major"}
DOOR_DISTANCE: int = SHIPPED["flow"]["secret_door_max_distance"]


def give(dice: Dice, data: Data) -> None:
    """Change a table: everybody stands somewhere, on the brink of a curse or not, and owns something."""
    opened = data["round"] >= OPEN_ROUND
    rows = len(data["entries"])
    spaces = [f"{letter}{y}" for letter in "abcdefghijkl" for y in range(1, rows + 1)]
    near = [space for space in spaces if column(space) > (9 if opened else 6) and (opened or column(space) <= 9)]
    items = [item for space, item in data["items"].items() if opened or column(space) <= 9]
    for player in data["players"]:
        player["place"] = dice.pick(near if dice.below(3) else spaces[: len(near) * 3])
        give_health(dice, player)
        give_amulets(dice, player, data["options"]["mode"] == "basic")
        for _ in range(dice.pick((0, 1, 2, 3, 3))):
            perform(dice, items, player, data["options"]["mode"] == "basic")
        give_crystals(dice, items, player)
        pieces = dice.some([item for item in items if "map" in item], dice.below(4))
        player["maps"] = sorted([*player["maps"], *[item.pop("map") for item in pieces]])
        mark(dice, data["objectives"], player, opened)
    door(dice, spaces, dice.pick(data["players"]))
    if "solo" in data:
        give_solo(dice, data, items)


def give_health(dice: Dice, player: Data) -> None:
    """Some are nearly cursed or just so, some nearly free of curses, others well; whose tokens wait stays cursed."""
    if any(level["pending"] for level in player["levels"]):
        return
    player["curse"] = 1 + dice.below(2 if dice.below(3) == 0 else 10)
    player["health"] = player["curse"] + dice.below(4) if dice.below(2) else 5 + dice.below(20)
    player["was_cursed"] |= player["curse"] >= player["health"]
    if not player["checkpoints"]:
        player["glory"] = 1 + dice.below(4)


def give_amulets(dice: Dice, player: Data, basic: bool) -> None:
    colours = ("red", "black", "green") if basic else ("red", "black", "green", "yellow", "blue", "white")
    player["amulets"] = {colour: n for colour in colours if (n := dice.below(3))}


def give_crystals(dice: Dice, items: list[Data], player: Data) -> None:
    """What a ritual of the pouch needs, if it lies there, or a few others."""
    wanted: list[str] = next((NEEDED[ritual] for ritual in player["rituals"] if lie(items, NEEDED[ritual])), [])
    for colour in (
        wanted if wanted and dice.below(2) else dice.some(["purple", "yellow", "blue", "green"], dice.below(4))
    ):
        if lie(items, [colour]):
            pick_up(dice, items, colour)
            count(player["bag"], colour)


def lie(items: list[Data], crystals: list[str]) -> bool:
    """Whether all these crystals lie on the board."""
    return Counter(crystals) <= Counter(colour for item in items for colour in item.get("crystals", []))


def pick_up(dice: Dice, items: list[Data], colour: str) -> None:
    dice.pick([item for item in items if colour in item.get("crystals", [])])["crystals"].remove(colour)


def count(pool: dict[str, int], colour: str) -> None:
    pool[colour] = pool.get(colour, 0) + 1


def perform(dice: Dice, items: list[Data], player: Data, basic: bool) -> None:
    """Somebody has performed a ritual of the board, if one can be; while cursed its reward waits."""
    possible = [item for item in items if "ritual" in item and lie(items, NEEDED[item["ritual"]])]
    if not possible:
        return
    ritual = dice.pick(possible).pop("ritual")
    for colour in NEEDED[ritual]:
        pick_up(dice, items, colour)
        count(player["incorporated"], colour)
    slot = len(player["levels"]) + 1 if len(player["levels"]) < 3 else 1
    waits = not basic and player["curse"] >= player["health"]
    player["levels"].append({"slot": slot, "token": ritual, "pending": waits})


def mark(dice: Dice, objectives: list[str], player: Data, opened: bool) -> None:
    """Some have marked Objectives: for a Major ritual, at checkpoint 2, at the start of round 7."""
    majors = len([level for level in player["levels"] if level["token"] in MAJOR])
    occasions = majors + (2 in player["checkpoints"]) + opened
    more = [one for one in objectives if one not in player["objectives"] and dice.below(3) == 0]
    more = more[: max(0, occasions - len(player["objectives"]))]
    player["objectives"] = [one for one in objectives if one in player["objectives"] or one in more]


def door(dice: Dice, spaces: list[str], player: Data) -> None:
    """A Secret door where somebody stands; it may lead onto a tile that is still closed."""
    here = player["place"]
    player["door"] = [here, dice.pick([one for one in spaces if 2 < apart(one, here) <= DOOR_DISTANCE])]


def give_solo(dice: Dice, data: Data, items: list[Data]) -> None:
    """The Jaguar is somewhere and has taken blue crystals; with luck the player has a Heart shard."""
    player, solo = data["players"][0], data["solo"]
    solo["jaguar"] = dice.pick([space for space in data["items"] if column(space) <= 9 or data["round"] >= OPEN_ROUND])
    while dice.below(4) and lie(items, ["blue"]):
        pick_up(dice, items, "blue")
        solo["blues"] += 1
    pair = [next((piece for piece in player["maps"] if piece.startswith(kind)), None) for kind in "dt"]
    if data["round"] >= OPEN_ROUND and all(pair) and not data["hearts_taken"]:
        player["maps"] = [piece for piece in player["maps"] if piece not in pair]
        player["used_maps"] = pair
        player["hearts"] = data["hearts_taken"] = 1
        count(player["bag"], SHIPPED["temple_setup"]["heart_slot_bonus"][0])
