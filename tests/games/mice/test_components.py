"""The box: its data, what is certain of them, where they come from, and what cards say (MIC-COMP)."""

import copy
import json
import re
from hashlib import blake2b
from typing import Any

import pytest

from antechamber.core.errors import DataError
from antechamber.games.mice.board.drawing import caption_text
from antechamber.games.mice.captions import caption, flipped_caption
from antechamber.games.mice.components import CARD_IDS, ENTRANCE_IDS, ENTRANCE_WORDS
from antechamber.games.mice.loader import design_warnings, provenance, read_components
from antechamber.games.mice.title import RULES_VERSION
from antechamber.library import component_data, rules, title
from antechamber.messages import LANGUAGES, messages
from tests.games.mice.given import SHIPPED, mice


def changed(path: str, value: Any) -> dict[str, Any]:
    """The data with one value changed; "chambers.crane.glory" finds a line by its id. REMOVED takes a key out."""
    data = copy.deepcopy(SHIPPED)
    *way, last = path.split(".")
    here: Any = data
    for key in way:
        here = next(e for e in here["list"] if e["id"] == key) if "list" in here else here[key]
    if value is REMOVED:
        del here[last]
    else:
        here[last] = value
    return data


REMOVED = object()


@pytest.mark.rule("MIC-COMP-01")
@pytest.mark.rule("MIC-COMP-02")
@pytest.mark.rule("MIC-COMP-03")
@pytest.mark.rule("MIC-COMP-04")
@pytest.mark.rule("MIC-COMP-05")
@pytest.mark.rule("MIC-COMP-06")
@pytest.mark.rule("MIC-COMP-07")
def test_the_shipped_box_is_complete_and_as_designed():
    assert len(CARD_IDS) == 37 + 37 + 16 + 20
    assert len(set(CARD_IDS)) == len(CARD_IDS)
    assert design_warnings(SHIPPED) == []
    assert [len(SHIPPED[name]["list"]) for name in ("entrances", "chambers", "assistants", "chests")] == [
        16,
        37,
        37,
        20,
    ]


def test_other_shipped_cards_are_another_rules_version():
    """If this fails, raise RULES_VERSION, tell it in the changelog, and write the new pair here."""
    words = {"name", "text", "source", "note", "identity"}
    sections = ("start", "limits", "players", "end_game", "scoring", "lost_icons", "geometry", "factions")
    played = {name: SHIPPED[name] for name in (*sections, "entrances", "chests", "chambers", "assistants")}

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(one) for key, one in value.items() if key not in words}
        return [bare(one) for one in value] if isinstance(value, list) else value

    written = json.dumps(bare(played), sort_keys=True).encode()
    assert (RULES_VERSION, blake2b(written, digest_size=6).hexdigest()) == (3, "df0cbed86ba8")


@pytest.mark.rule("MIC-COMP-01")
@pytest.mark.rule("MIC-GEO-02")
@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("counts.chamber_cards", 36, "37 chamber cards"),
        ("player_set.paws", 6, "5 paws"),
        ("start.gold", 2, "starts with 1 gold"),
        ("limits.resource_cap", 10, "more than 9"),
        ("players.2.end_glory", 30, "40 glory"),
        ("scoring.set_table", [0, 2, 4, 7, 11], "worth 0, 2, 4, 7, 11, 16"),
        ("chambers.armory.effect", [{"op": "gain", "food": 1}], "Armory gives a pickaxe and a torch"),
        ("chambers.living_fire.cost", {"pickaxe": 2}, "costs 3 of one kind"),
        ("chambers.living_fire.faction", "rats", "2 green and 1 blue"),
        ("chambers.sphinx.back", "green", "blue back"),
        ("chambers.quarry.name", "Chapel", "same name"),
        ("chambers.quarry.glory", "1", "whole number"),
        ("chambers.quarry.extra", REMOVED, "missing"),
        ("chambers.quarry.colour", "red", "unknown"),
        ("assistants.guard.on", REMOVED, "condition"),
        ("assistants.guard.on", "visit", "on must be"),
        ("assistants.guard.effect", [{"op": "gain", "any": 1}], "in another player's turn"),
        ("assistants.architect.kind", "passive", "only modifiers and complex"),
        ("assistants.pyromancer.on", "gain:food", "Living Fire"),
        ("entrances.7.faction", "rats", "exactly one entrance card"),
        ("entrances.1.flipped", REMOVED, "flipped side"),
        ("chests.c01.source", "hearsay", "source must be"),
        ("chests.c01.source", "public", "name its address"),
        ("lost_icons.visit_bonus", {"gain": {}, "source": "reconstructed"}, "names no items"),
        ("geometry.slots_2p", [], "clockwise"),
    ],
)
def test_what_contradicts_the_box_is_refused_with_file_entry_and_reason(path, value, said):
    with pytest.raises(DataError, match=r"^owner\.toml: ") as error:
        read_components(changed(path, value), "owner.toml")
    assert said in str(error.value)


def test_leaving_the_design_only_warns():
    data = changed("chambers.quarry.glory", 9)
    assert read_components(data).glory
    assert "chambers quarry" in design_warnings(data)[0]


@pytest.mark.rule("MIC-COMP-02")
def test_every_entry_says_where_it_comes_from():
    rows = provenance(SHIPPED)
    assert {row.source for row in rows} == {"rulebook", "mixed", "reconstructed"}
    assert len([row for row in rows if row.section == "chambers"]) == 37
    assert next(row.source for row in rows if row.entry == "14") == "rulebook"
    parts = mice.parts  # type: ignore[attr-defined]
    assert "crane" in parts.reconstructed
    assert "14" not in parts.reconstructed


def test_an_owner_may_correct_a_line(tmp_path):
    from pathlib import Path

    import antechamber.games.mice

    source = Path(antechamber.games.mice.__file__).with_name("components.toml").read_text(encoding="utf-8")
    folder = tmp_path / "mice"
    folder.mkdir()
    (folder / "components.toml").write_text(source.replace('{ op = "gain", gold = 2 }]', '{ op = "gain", gold = 3 }]'))
    game = title("mice", tmp_path)
    assert "3 gold" in entrance_text(game, "6")
    assert component_data("mice", tmp_path)[1].endswith("components.toml")


def entrance_text(game: Any, entrance: str) -> str:
    return caption_text(messages(), flipped_caption(game.parts, ENTRANCE_WORDS.index(entrance)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_on_a_card_holds_no_figure_that_an_owner_could_correct(language):
    numbers = re.compile(r"\d+")
    for entry in rules("mice"):
        rule = entry["id"]
        if rule.startswith(("MIC-CH-", "MIC-AS-", "MIC-HID-")):
            said = re.sub(r"\b(4|8, 9 \w+ 10)\b", "", messages(language).text(rule))  # entrances, by their numbers
            assert not numbers.search(said), f"{rule}: {said}"


# ---------------------------------------------------------------- captions


@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_says_what_it_does(card):
    said = caption_text(messages(), caption(mice.parts, CARD_IDS.index(card)))  # type: ignore[attr-defined]
    assert said
    assert "{" not in said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("armory", "1 torch + 1 pickaxe"),
        ("living_fire", "2 torches"),
        ("laboratory", "1 gold → 1 glory + 2 resources of your choice"),
        ("alch_workshop", "1 resource of your choice → 2 resources of your choice, of other kinds"),
        ("map_room", "refresh up to 3 cards; open a chamber from your camp / hire an assistant from your camp"),
        ("crane", "open a chamber on any empty spot without a paw and trigger it"),
        ("portal", "owner only: open a chamber in its place for 2 less; 1 glory"),
        ("spring", "1 resource of your choice for each adjacent chamber, at most 3 times"),
        ("fair", "3 food; every other player receives 1 food"),
        ("pawn_shop", "1 chest → 1 gold"),
        ("builder", "when you receive pickaxes: 1 pickaxe"),
        ("monk", "when you remove a paw without an effect: 1 glory (once per turn)"),
        ("mewmmy", "when hired: 1 gold + 2 resources of your choice"),
        ("student", "your camp holds 4 cards; an additional turn"),
        ("apothecary", "when hired: 1 resource of your choice → 1 gold, up to 3 times"),
        ("squire", "when you place a paw on a chamber: 1 torch / 1 pickaxe"),
        ("tunneler", "when you open a chamber: trigger it"),
        ("14", "1 resource of your choice → 1 gold; refresh up to 3 cards"),
        ("c17", "move a paw; 1 resource of your choice"),
    ],
)  # fmt: skip
def test_captions_come_from_the_data(card, said):
    assert caption_text(messages(), caption(mice.parts, CARD_IDS.index(card))) == said  # type: ignore[attr-defined]


def test_flipped_sides_have_captions_too():
    assert entrance_text(mice, "2") == "open a chamber for 1 less"
    assert entrance_text(mice, "8") == "food: 2 if you have fewer than 2, otherwise 1; put an assistant into your camp"
    for entrance in ENTRANCE_WORDS:
        assert entrance_text(mice, entrance)
    assert len(ENTRANCE_IDS) == len(ENTRANCE_WORDS)
