"""Why not? Every refusal that a player can run into has a reason of its own, and what it says is true."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from antechamber.contract import Dice
from antechamber.core.notation import Domain, Numbers, Words
from antechamber.core.title import Reason
from antechamber.games.jaguar.words import vocabulary
from tests.games.jaguar.given import (
    SHIPPED,
    THREE,
    acting,
    activating,
    flooding,
    given,
    jaguar,
    keela,
    opening_door,
    setting,
    started,
    taming,
)

GAS = (1, "floor_red")
QUAKE = {"earthquake": (2, "column_1")}
SEEN = {"token": "floor_blue", "face_up": ["floor_blue"]}
JUMPER = {"character": "fenn", "levels": THREE, "amulets": {"green": 1}}
CASES = [
    (lambda: acting("b5"), "set gas", "jaguar-no-set-now"),
    (lambda: acting("b5"), "choose floor_red", "jaguar-no-token-now"),
    (lambda: acting("b5"), "mark maps", "jaguar-no-mark-now"),
    (lambda: acting("b5"), "resist", "jaguar-no-other-question"),
    (lambda: acting("b5"), "play fenn", "jaguar-no-character-now"),
    (lambda: acting("b5"), "start 1", "jaguar-no-start-now"),
    (lambda: acting("b5"), "take-chest", "jaguar-no-item-here"),
    (lambda: acting("b5", people=[{"amulets": {"blue": 1}}]), "use blue", "jaguar-no-blue-now"),
    (lambda: acting("b5", people=[{"amulets": {"white": 1}}]), "use white", "jaguar-no-white-alone"),
    (lambda: acting("b5", people=[{"amulets": {"yellow": 1}}]), "use yellow", "jaguar-no-amulet-now"),
    (lambda: acting("b5", people=[{"door": ["a1", "a2"]}]), "door", "jaguar-no-door-here"),
    (lambda: acting("b5", points=0, people=[{"amulets": {"green": 1}}]), "move left", "jaguar-no-points"),
    (lambda: acting("b5", points=0, people=[{"amulets": {"green": 1}}]), "heal", "jaguar-no-points"),
    (lambda: setting([1, 2]), "move left", "jaguar-no-other-question"),
    (lambda: setting([1, 2]), "heal", "jaguar-no-other-question"),
    (lambda: setting([1, 2]), "take blue", "jaguar-no-other-question"),
    (
        lambda: setting([{"seat": 1, "amulet": True}], people=[keela()], traps={"gas": GAS, **QUAKE}),
        "set flood",
        "jaguar-no-set-hunt",
    ),
    (lambda: started(2), "start 6", "jaguar-no-start-row"),
    (
        lambda: flooding(
            "right", owner=2, places=["a5", "a1"], people=[{"health": 1, "amulets": {"blue": 1}}], acts=[1, 2]
        ),
        "resist",
        "jaguar-no-resist",
    ),
    (
        lambda: flooding(
            "up", places=["a1", "c3"], people=[{"rituals": ["m01"], "bag": {"purple": 1, "yellow": 1}}],
            items={"a1": {"crystals": ["blue"]}}, options={"free_take_pouch_ritual": False}, acts=[2, 1],
        ).play("drift"),
        "perform m01",
        "jaguar-no-ritual-pouch",
    ),
    (lambda: given("escaping/open_exits", round=8, places=["a1", "b1"]), "discard blue", "jaguar-no-other-question"),
    (lambda: activating(QUAKE, places=["a1", "c5"], people=[{"bag": {"blue": 2}}]), "discard blue",
     "jaguar-no-discard-quake"),
    (lambda: acting("b5", players=1, traps={"gas": SEEN}), "look gas", "jaguar-no-look-open"),
    (lambda: acting("b5", players=1, traps={"gas": SEEN}), "look flood", "jaguar-no-look-token"),
    (lambda: acting("b5"), "look gas", "jaguar-no-look"),
    (lambda: opening_door("c3", "c4", places=["c3", "a1"]), "place c4", "jaguar-no-other-question"),
    (lambda: opening_door("c3", "c4", places=["c3", "a1"]), "place a1", "jaguar-no-other-question"),
    (lambda: taming(["t01", "t09"], people=[JUMPER]).play("tame", "keep-token t09"), "jump left",
     "jaguar-no-other-question"),
    (lambda: acting("b5", people=[{"amulets": {"white": 1}}]).play("run"), "use white", "jaguar-no-white-alone"),
    (lambda: acting("j2", round=7, people=[{"maps": ["d1a", "d1b", "t1a"]}]), "take-heart d1b t1a",
     "jaguar-no-heart-alike"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "wish", "reason"), CASES)
def test_a_wish_that_cannot_be_has_its_reason(table, wish, reason):
    here = table()
    here.refuses(wish)
    assert here.why(wish) == reason


def test_the_rule_for_the_time_of_setting_traps_is_that_of_the_mode():
    for table, rule in ((acting("b5"), "JAG-TRAP-01"), (acting("b5", players=1), "JAG-S-SET-01")):
        reason = jaguar.why_not(table.state.view(0), "set gas")
        assert reason
        assert (reason.message, reason.rule) == ("jaguar-no-set-now", rule)


def test_what_can_be_done_has_no_reason_against_it():
    table = acting("b5", items={"b5": {"chest": True}}, people=[{"amulets": {"red": 1, "green": 1}}])
    assert [table.why(option) for option in table.options()] == [""] * len(table.options())


# ---------------------------------------------------------------- what reasons say is true


class Moment:
    """A question, what the seat that is asked knows, what it wishes, and the reason against it."""

    def __init__(self, data: dict[str, Any], seat: int, question: str, wish: str, reason: Reason) -> None:
        self.data = data
        self.me = data["players"][seat - 1]
        self.turn = data["turn"] or {}
        self.here = data["items"].get(self.me["place"], {})
        self.question = question
        self.told: dict[str, Any] = reason.arguments
        self.verb, _, self.what = wish.partition(" ")

    def trap(self, name: object) -> dict[str, Any]:
        return next(trap for trap in self.data["traps"] if trap["trap"] == name)

    def lacks(self, crystal: str) -> bool:
        shown = next(one["crystals"] for one in SHIPPED["ritual"] if one["id"] == self.what)
        return bool(self.me["bag"].get(crystal, 0) < shown.count(crystal))

    def item_is_here(self) -> bool:
        kind = self.verb.removeprefix("take-")
        return bool(self.here.get(kind) and self.what in ("", self.here[kind]))


TRUE: dict[str, Callable[[Moment], bool]] = {
    "jaguar-no-step-outside": lambda m: m.me["place"].startswith("before"),
    "jaguar-no-points": lambda m: m.turn["points"] == 0,
    "jaguar-no-amulet": lambda m: m.told["amulet"] not in m.me["amulets"],
    "jaguar-no-ability": lambda m: m.me["character"] != m.told["character"] or len(m.me["levels"]) < 3
    or m.me["curse"] >= m.me["health"] or m.data["options"]["mode"] == "basic",
    "jaguar-no-jump-way": lambda m: m.question in ("turn/choose_action", "escape/choose_step"),
    "jaguar-no-door": lambda m: m.me["door"] == [None, None],
    "jaguar-no-door-here": lambda m: m.me["place"] not in m.me["door"] and None not in m.me["door"],
    "jaguar-no-door-closed": lambda m: m.data["round"] < 7,
    "jaguar-no-running": lambda m: m.turn["running"],
    "jaguar-no-crystal-here": lambda m: m.what not in m.here.get("crystals", []),
    "jaguar-no-item-here": lambda m: not m.item_is_here(),
    "jaguar-no-heart-left": lambda m: m.data["hearts_taken"] == (4 if len(m.data["players"]) == 4 else 3),
    "jaguar-no-heart-here": lambda m: not ("jkl".find(m.me["place"][0]) >= 0 and fitting(m)),
    "jaguar-no-heart-alike": lambda m: fitting(m) and len(m.me["maps"]) > 2,
    "jaguar-no-ritual-here": lambda m: m.what not in [*m.me["rituals"], m.here.get("ritual")],
    "jaguar-no-ritual-crystal": lambda m: m.lacks(m.told["crystal"]),
    "jaguar-no-ritual-pouch": lambda m: not m.data["options"]["free_take_pouch_ritual"] and m.what in m.me["rituals"],
    "jaguar-no-run-now": lambda m: m.turn["spent"] > 0 or m.turn["running"],
    "jaguar-no-look": lambda m: m.data["options"]["mode"] != "solo",
    "jaguar-no-look-open": lambda m: m.trap(m.told["trap"])["token"] in m.trap(m.told["trap"])["face_up"],
    "jaguar-no-look-token": lambda m: m.told["trap"] in ("secret_door", "flood"),
    "jaguar-no-heal-full": lambda m: m.me["health"] == m.told["number"],
    "jaguar-no-green-again": lambda m: m.turn["greens"] == m.told["number"],
    "jaguar-no-curse-left": lambda m: m.me["curse"] == 0,
    "jaguar-no-blue-now": lambda m: m.question != "flood/choose_reaction",
    "jaguar-no-set-hunt": lambda m: m.told["trap"] in ("secret_door", "flood"),
    "jaguar-no-set-taken": lambda m: m.trap(m.told["trap"])["activator"]["seat"] == m.told["other"],
    "jaguar-no-place-same": lambda m: m.me["door"] == [m.told["space"], None],
    "jaguar-no-place-far": lambda m: m.told["number"] == spaces_apart(m.me["door"][0], m.what) > m.told["most"]
    and m.me["door"][1] is None,
    "jaguar-no-mark-absent": lambda m: m.what not in m.data["objectives"],
    "jaguar-no-mark-twice": lambda m: m.what in m.me["objectives"],
    "jaguar-no-resist": lambda m: m.me["health"] == m.told["number"] < m.told["most"],
    "jaguar-no-character-taken": lambda m: m.data["players"][m.told["other"] - 1]["character"] == m.told["character"],
    "jaguar-no-discard": lambda m: m.told["crystal"] not in m.me["bag"],
    "jaguar-no-discard-quake": lambda m: m.data["ask"]["options"][0]["kind"] == "lie-down",
}  # fmt: skip


def spaces_apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def fitting(m: Moment) -> bool:
    """Whether the two map pieces of a wish are unused and fit the space of the pawn."""
    dots, triangles = m.what.split()
    column = ord(m.me["place"][0]) - ord("j") + 1
    bands = {5: [1, 1, 2, 3, 3], 6: [1, 1, 2, 2, 3, 3]}[m.data["board"]["rows"]]
    owned = dots in m.me["maps"] and triangles in m.me["maps"]
    return owned and (dots[:2], triangles[:2]) == (f"d{column}", f"t{bands[int(m.me['place'][1:]) - 1]}")


def every_wish() -> list[str]:
    """All that this title has words for."""
    wishes = []
    for pattern in vocabulary.patterns.values():
        words = [words_of(pattern.domains[word[1:-1]]) if word.startswith("{") else [word] for word in pattern.words]
        wishes += [" ".join(chosen) for chosen in product(*words)]
    return wishes


def words_of(domain: Domain) -> list[str]:
    assert isinstance(domain, Words | Numbers)
    return domain.words if isinstance(domain, Words) else [domain.word(n) for n in range(domain.size)]


MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "basic"}), (1, {"solo_level": 1}), (4, {"blue_steer": True, "free_take_pouch_ritual": False}),
    (3, {"character_assignment": "choose"}), (1, {"solo_level": 3}), (2, {"full_cursed_action_loss": True}),
]  # fmt: skip
APART = 7  # answers between two questions that are looked at


@pytest.mark.parametrize(("players", "options"), MODES)
def test_whatever_is_wished_the_reason_against_it_is_true(players, options):
    """Every wish at questions of random games: what the reason says is so in the eyes of the seat that is asked."""
    wishes = every_wish()
    dice = Dice(f"reasons {players} {options}")
    table = started(players, "reasons", **options)
    answers = 0
    while not table.over:
        if answers % APART == 0:
            view = table.state.view(table.seat - 1)
            data = table.view(table.seat)
            for wish in wishes:
                reason = jaguar.why_not(view, wish)
                if reason and reason.message in TRUE:
                    moment = Moment(data, table.seat, table.question, wish, reason)
                    assert TRUE[reason.message](moment), f"{wish} at {table.question}: {reason.message}"
        table.play(dice.pick(table.options()))
        answers += 1
    assert answers > APART
