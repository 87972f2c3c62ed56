"""Why not? Every refusal that a player can run into has a reason of its own."""

import pytest

from tests.games.jaguar.given import acting, flooding, given, jaguar, keela, setting, started

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
        lambda: setting([{"seat": 1, "amulet": True}], people=[keela()]),
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
