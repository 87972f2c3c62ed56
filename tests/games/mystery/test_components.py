"""The component data: what is in the box, and what is refused."""

import copy
import importlib.resources
import tomllib

import pytest

from antechamber.core.errors import DataError
from antechamber.games.mystery import components as box
from antechamber.games.mystery.checks import CHECKS
from antechamber.games.mystery.loader import design_warnings, provenance, read_components

SHIPPED = tomllib.loads(
    importlib.resources.files("antechamber.games.mystery").joinpath("components.toml").read_text(encoding="utf-8")
)


@pytest.fixture
def data():
    """The shipped data, to be broken."""
    return copy.deepcopy(SHIPPED)


@pytest.fixture(scope="module")
def c():
    return read_components(SHIPPED)


def follow(data, path):
    """The table or list a path like `temple/red/arch` leads to."""
    here = data
    for step in path.split("/"):
        if isinstance(here, dict):
            here = here[step]
        elif step.isdigit() and "number" not in here[0]:
            here = here[int(step)]
        else:
            here = next(entry for entry in here if str(entry.get("id", entry.get("number"))) == step)
    return here


def change(data, path, value):
    """Give the key at the end of the path a value."""
    table, key = path.rsplit("/", 1)
    follow(data, table)[key] = value


def remove(data, path):
    table, key = path.rsplit("/", 1)
    del follow(data, table)[key]


def refusal(data):
    with pytest.raises(DataError) as caught:
        read_components(data, "mine.toml")
    return str(caught.value)


def bundle(letters):
    return sum(1 << box.BUNDLE_BITS * box.LETTERS.index(letter) for letter in letters)


def letters(kinds):
    return "".join(box.LETTERS[kind] for kind in kinds)


# ---------------------------------------------------------------- what is in the box


@pytest.mark.rule("MOT-COMP-08")
def test_the_box_has_sixty_crystals(c):
    assert list(c.crystals) == [0, 24, 8, 8, 8, 6, 6, 0]
    assert sum(c.crystals) == 60


@pytest.mark.rule("MOT-COMP-07")
def test_no_card_or_grid_holds_crystals_that_the_box_does_not_have(c):
    assert c.crystals[box.COLOURLESS] >= c.special_2a + 4 * c.start_colourless
    for kind in c.mana_colour:
        assert c.crystals[kind] > 0


@pytest.mark.rule("MOT-COMP-08")
def test_the_box_has_five_temples_ten_wilderness_cards_and_eight_grid_sides(c):
    assert c.card_ids == ["red", "yellow", "blue", "green", "purple", *[f"w{n}" for n in range(1, 11)]]
    assert c.temple_ids == c.card_ids[:5]
    assert c.grid_ids == ["1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B"]
    assert len(c.player_colours) == 4
    assert c.curse_markers == 5


@pytest.mark.rule("MOT-COMP-01")
def test_each_temple_yields_one_crystal_of_its_own_colour(c):
    for temple in range(5):
        assert c.card_kind[temple] == box.TEMPLE
        assert c.card_gain[temple] == 1 << box.BUNDLE_BITS * (temple + box.RED)


@pytest.mark.rule("MOT-COMP-01")
def test_every_card_has_the_tablet_of_a_rune(c):
    assert [c.rune_ids[rune] for rune in c.tablet] == [
        *["rune6", "rune5", "rune5", "rune4", "rune3"],
        *["rune6", "rune4", "rune5", "rune4", "rune6", "rune3", "rune6", "rune4", "rune5", "rune3"],
    ]


@pytest.mark.rule("MOT-COMP-02")
def test_an_arch_has_nine_coloured_crystals_from_left_to_right(c):
    assert c.arch_length == 9
    assert len(c.arch) == 45
    assert letters(c.arch[36:45]) == "RYYGPGRRB"
    assert letters(c.arch[0:9]) == "YYRPGGYBB"
    assert set(c.arch) <= {box.RED, box.YELLOW, box.BLUE, box.GREEN, box.PURPLE}


@pytest.mark.rule("MOT-COMP-02")
def test_boxes_have_three_five_eight_five_and_three_points(c):
    assert c.box_ids == ["L3", "L4", "M5", "R4", "R3"]
    assert list(c.box_points) == [3, 5, 8, 5, 3]
    assert list(c.box_level) == [1, 2, 3, 2, 1]


@pytest.mark.rule("MOT-COMP-02")
def test_chains_from_both_ends_share_the_middle_box(c):
    left, right = list(c.chain_box[0:8]), list(c.chain_box[8:16])
    assert left == [-1, -1, -1, 0, 1, 2, -1, -1]
    assert right == [-1, -1, -1, 4, 3, 2, -1, -1]
    assert (c.shortest, c.longest) == (3, 5)


@pytest.mark.rule("MOT-COMP-03")
def test_closed_boxes_depend_on_the_side_of_the_card(c):
    assert list(c.closed[0:5]) == [0, 0, 0, 0, 0]
    assert list(c.closed[5:10]) == [1, 16, 1, 16, 1]
    assert [c.box_ids[b] for b in c.neutral_box] == ["R4", "L4", "R4", "L4", "R4"]


@pytest.mark.rule("MOT-COMP-03")
def test_an_owner_may_close_boxes_on_either_side(data):
    change(data, "temple/red/side_4p/closed", ["M5", "R3"])
    assert read_components(data).closed[0] == 1 << 2 | 1 << 4


@pytest.mark.rule("MOT-COMP-04")
def test_a_grid_has_twelve_spaces_joined_by_lines(c):
    assert c.spaces == len(c.neighbours) == 12
    assert c.neighbours[0] == 1 << 2 | 1 << 3
    assert c.neighbours[3] == 1 << 0 | 1 << 1 | 1 << 5 | 1 << 6
    assert c.lattice_rows == [[0, 1], [2, 3, 4], [5, 6], [7, 8, 9], [10, 11]]
    for a in range(12):
        for b in range(12):
            assert (c.neighbours[a] >> b & 1) == (c.neighbours[b] >> a & 1)


@pytest.mark.rule("MOT-COMP-05")
def test_wilderness_cards_collect_directly_by_conversion_or_by_upgrade(c):
    kinds = list(c.card_kind[5:15])
    d, v, u = box.DIRECT, box.CONVERSION, box.UPGRADE
    assert kinds == [d, u, d, u, d, v, d, u, d, v]


@pytest.mark.rule("MOT-COMP-05")
def test_direct_cards_gain_the_crystals_shown(c):
    assert c.card_gain[4 + 1] == bundle("CCC") == 3 << box.BUNDLE_BITS
    assert c.card_gain[4 + 3] == bundle("RC")
    assert c.card_gain[4 + 6] == 0
    assert c.card_gain[4 + 2] == 0


@pytest.mark.rule("MOT-COMP-05")
def test_conversions_give_two_crystals_for_three(c):
    for card in range(15):
        conversion = card in (4 + 6, 4 + 10)
        assert (c.convert_pay[card], c.convert_gain[card]) == ((3, 2) if conversion else (0, 0))


@pytest.mark.rule("MOT-COMP-05")
def test_upgrade_cards_have_their_own_range_of_spaces(c):
    assert [(c.mana_first[4 + w], c.mana_spaces[4 + w], c.mana_reset[4 + w]) for w in (2, 4, 8)] == [
        (0, 5, 2),
        (5, 5, 2),
        (10, 5, 2),
    ]
    assert sum(c.mana_spaces) == len(c.mana_colour) == len(c.mana_card) == 15
    assert letters(c.mana_colour[5:10]) == "RYBGP"
    assert list(c.mana_card) == [6] * 5 + [8] * 5 + [12] * 5


def test_cards_four_and_seven_leave_the_game_of_two_or_three(c):
    assert [c.card_ids[card] for card in range(15) if c.removed[card]] == ["w4", "w7"]
    assert c.wilderness_between == 2


@pytest.mark.rule("MOT-COMP-06")
def test_runes_have_a_type_copies_and_an_effect(c):
    rune = {name: k for k, name in enumerate(c.rune_ids)}
    assert c.rune_ids == ["rune6", "rune5", "rune4", "rune3", "rune2"]
    assert c.rune_names == ["Pebble", "Spring", "Gale", "Prism", "Covenant"]
    assert list(c.rune_copies) == [6, 5, 4, 3, 2]
    assert list(c.rune_clears) == [0, 0, 1, 0, 0]
    assert list(c.rune_extra) == [0, 0, 0, 1, 0]
    assert list(c.rune_exchange) == [0, 0, 0, 0, 3]
    assert c.rune_gain[rune["rune6"] * 4 + box.TEMPLE] == bundle("CC")
    assert c.rune_gain[rune["rune5"] * 4 + box.TEMPLE] == bundle("*") == 1 << box.BUNDLE_BITS * box.ANY
    assert c.rune_gain[rune["rune4"] * 4 + box.UPGRADE] == bundle("C")
    assert c.rune_gain[rune["rune3"] * 4 + box.CONVERSION] == 0
    assert list(c.rune_gain[16:20]) == [0, 0, 0, 0]
    assert c.cards_per_pile == 4


def test_charms_and_moves_have_their_costs(c):
    assert (c.move_min, c.move_max) == (1, 3)
    assert list(c.dexterity_cost) == [0, 1, 3, 6]
    assert (c.switch_cost, c.exchange_cost, c.exchange_1a) == (1, 4, 3)
    assert c.start_colourless == 2


def test_objectives_have_their_points(c):
    assert list(c.objectives_drawn) == [0, 0, 2, 2, 3]
    assert (c.objective_first, c.objective_second) == (4, 2)
    assert list(c.rune_points) == [0, 1, 2, 4, 7, 11, 16]


def test_grids_have_their_numbers(c):
    assert (c.bonus_1a, c.special_2a, c.extra_types_4b) == (1, 3, 1)
    assert list(c.once_per_turn_2a) == [0, 1]
    assert list(c.surcharge) == [0, 2, 3]
    assert list(c.reward_gain) == [0, bundle("CC"), bundle("CC"), bundle("*"), 0, 0]
    assert list(c.reward_points) == [0, 0, 0, 0, 1, 2]
    assert c.grid_ids[box.GRID_4A] == "4A"
    assert c.grid_ids[box.GRID_4B] == "4B"


def test_temples_and_wilderness_cards_may_stand_in_any_order(data, c):
    for table in ("temple", "wilderness", "curse_box", "grid"):
        data[table].reverse()
    turned = read_components(data)
    for table in ("card_gain", "tablet", "arch", "closed", "neutral_box", "mana_card", "mana_first", "chain_box"):
        assert list(getattr(turned, table)) == list(getattr(c, table))
    assert turned.reconstructed == c.reconstructed


def test_an_owner_may_correct_a_reconstructed_card(data):
    change(data, "wilderness/3/yield", ["G", "C", "C"])
    change(data, "wilderness/3/source", "rulebook")
    c = read_components(data)
    assert c.card_gain[4 + 3] == bundle("GCC")
    assert "w3" not in c.reconstructed


# ---------------------------------------------------------------- what is refused: keys, types, ranges


@pytest.mark.parametrize(
    ("path", "entry"),
    [
        ("wilderness/4/tablet", "wilderness 4"),
        ("wilderness/4/kind", "wilderness 4"),
        ("wilderness/1/yield", "wilderness 1"),
        ("wilderness/6/pay", "wilderness 6"),
        ("wilderness/2/spaces", "wilderness 2"),
        ("wilderness/2/source", "wilderness 2"),
        ("wilderness/9/number", "wilderness (entry 9)"),
        ("temple/red/arch", "temple red"),
        ("temple/red/side_23p/npc_box", "temple red side_23p"),
        ("curse_box/M5/reach", "curse_box M5"),
        ("rune/rune6/copies", "rune rune6"),
        ("rune/rune5/on_temple/gain", "rune rune5 on_temple"),
        ("grid/2A/special_spaces", "grid 2A"),
        ("grid/2B/surcharge/2", "grid 2B surcharge"),
        ("grid/4A/rewards/1/points", "grid 4A reward 2"),
        ("grid/4A/rewards/4/source", "grid 4A reward 5"),
        ("charms/exchange/cost", "charms exchange"),
        ("charms/switcheroo", "charms"),
        ("crystals/P", "crystals"),
        ("objectives/drawn/4", "objectives drawn"),
        ("lattice/edges", "lattice"),
        ("meta/schema", "meta"),
        ("editions/default", "editions"),
        ("scoreboard/source", "scoreboard"),
    ],
)
def test_a_missing_key_is_refused(data, path, entry):
    remove(data, path)
    assert refusal(data) == f'mine.toml: {entry}: the key "{path.rsplit("/", 1)[1]}" is missing'


@pytest.mark.parametrize("table", sorted(set(SHIPPED) - {"notes"}))
def test_a_missing_table_is_refused(data, table):
    del data[table]
    assert refusal(data) == f"mine.toml: {table}: this table is missing"


@pytest.mark.parametrize(
    ("path", "entry"),
    [
        ("meta", "meta"),
        ("editions", "editions"),
        ("crystals", "crystals"),
        ("players", "players"),
        ("scoreboard", "scoreboard"),
        ("charms", "charms"),
        ("charms/dexterity", "charms dexterity"),
        ("charms/switcheroo", "charms switcheroo"),
        ("charms/exchange", "charms exchange"),
        ("ring", "ring"),
        ("wilderness/1", "wilderness 1"),
        ("wilderness/2", "wilderness 2"),
        ("wilderness/6", "wilderness 6"),
        ("curse_box/L3", "curse_box L3"),
        ("temple/green", "temple green"),
        ("temple/green/side_4p", "temple green side_4p"),
        ("temple/green/side_23p", "temple green side_23p"),
        ("rune/rune2", "rune rune2"),
        ("rune/rune2/continuous", "rune rune2 continuous"),
        ("rune/rune3/on_conversion", "rune rune3 on_conversion"),
        ("rune/rune4/on_upgrade", "rune rune4 on_upgrade"),
        ("rune/rune6/on_direct", "rune rune6 on_direct"),
        ("runes", "runes"),
        ("objectives", "objectives"),
        ("objectives/drawn", "objectives drawn"),
        ("lattice", "lattice"),
        ("grid/1B", "grid 1B"),
        ("grid/2A/once_per_turn", "grid 2A once_per_turn"),
        ("grid/2B/surcharge", "grid 2B surcharge"),
        ("grid/4A/rewards/0", "grid 4A reward 1"),
    ],
)
def test_a_misspelt_key_is_refused_in_every_table(data, path, entry):
    change(data, f"{path}/tablte", 1)
    assert refusal(data).startswith(f'mine.toml: {entry}: the key "tablte" is unknown; known keys are ')


def test_an_unknown_table_is_refused(data):
    data["wildernes"] = []
    assert refusal(data).startswith("mine.toml: wildernes: this table is unknown; known tables are charms, crystals, ")


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("wilderness/6/pay", "three", "wilderness 6", 'pay must be a whole number, but is "three"'),
        ("wilderness/6/pay", True, "wilderness 6", "pay must be a whole number, but is true"),
        ("wilderness/6/pay", 3.0, "wilderness 6", "pay must be a whole number, but is 3.0"),
        ("wilderness/6/number", "6", "wilderness 6", 'number must be a whole number, but is "6"'),
        ("wilderness/1/yield", "CCC", "wilderness 1", 'yield must be a list, but is "CCC"'),
        ("wilderness/1/yield", [1], "wilderness 1", "yield must be a list of texts, but holds 1"),
        ("wilderness/1/tablet", 6, "wilderness 1", "tablet must be a text, but is 6"),
        ("wilderness/1/note", 6, "wilderness 1", "note must be a text, but is 6"),
        ("temple/red/side_4p", [], "temple red", "side_4p must be a table, but is []"),
        ("temple/red/id", 1, "temple 1", "id must be a text, but is 1"),
        ("temple/red/id", True, "temple (entry 1)", "id must be a text, but is true"),
        ("rune/rune4/on_upgrade/clear_upgrade", 1, "rune rune4 on_upgrade", "clear_upgrade must be true or false"),
        ("grid/2A/once_per_turn/en", "no", "grid 2A once_per_turn", "en must be true or false"),
        ("grid/4A/rewards", {}, "grid 4A", "rewards must be a list, but is {}"),
        ("lattice/rows", [1, 2], "lattice", "rows must be a list of lists, but holds 1"),
        ("lattice/edges", [[1, "2"]], "lattice", 'each number of edges must be a whole number, but is "2"'),
        ("curse_box/L3/reach", [3], "curse_box L3", 'reach must list pairs like ["L", 3], but holds 3'),
        ("curse_box/L3/reach", [["U", 3]], "curse_box L3", 'reach must list pairs like ["L", 3]'),
        ("curse_box/L3/reach", [["L", "3"]], "curse_box L3", "a chain of reach must be a whole number"),
    ],
)
def test_a_wrong_type_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.parametrize(
    ("table", "value", "reason"),
    [
        ("ring", [], "this must be a table [ring], but is []"),
        ("temple", {}, "this must be a list of tables [[temple]], but is {}"),
        ("temple", ["red"], 'this must hold tables only, but holds "red"'),
    ],
)
def test_a_table_of_the_wrong_form_is_refused(data, table, value, reason):
    data[table] = value
    assert refusal(data) == f"mine.toml: {table}: {reason}"


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("wilderness/4/number", 11, "wilderness 11", "number must be from 1 to 10, but is 11"),
        ("wilderness/6/pay", -1, "wilderness 6", "pay must be from 0 to 999, but is -1"),
        ("wilderness/6/pay", 10**30, "wilderness 6", "pay must be from 0 to 999, but is 1000"),
        ("wilderness/4/kind", "swap", "wilderness 4", 'kind must be "direct" or "conversion" or "upgrade"'),
        ("wilderness/1/yield", ["*"], "wilderness 1", 'yield may hold "C" or "R" or "Y" or "B" or "G" or "P", but'),
        ("wilderness/1/yield", [""], "wilderness 1", 'yield may hold "C"'),
        ("wilderness/1/yield", ["CR"], "wilderness 1", 'yield may hold "C"'),
        ("wilderness/1/yield", [], "wilderness 1", "yield must list 1 to 12 crystals, but lists 0"),
        ("wilderness/1/yield", ["C"] * 13, "wilderness 1", "yield must list 1 to 12 crystals, but lists 13"),
        ("wilderness/2/spaces", ["R"] * 9, "wilderness 2", "spaces must list 0 to 8 crystals, but lists 9"),
        ("wilderness/2/spaces", ["C"] * 5, "wilderness 2", 'spaces may hold "R"'),
        (
            "wilderness/1/source",
            "guess",
            "wilderness 1",
            'source must be "rulebook" or "public" or "mixed" or "reconstructed"',
        ),
        ("wilderness/1/note", "", "wilderness 1", "note must not be empty"),
        ("temple/red/id", "orange", "temple orange", 'id must be "red" or "yellow"'),
        ("temple/red/arch", ["C"] * 9, "temple red", 'arch may hold "R"'),
        ("temple/red/side_23p/closed", ["X9"], "temple red side_23p", 'closed may hold "L3" or "L4"'),
        ("temple/red/side_4p/closed", ["X9"], "temple red side_4p", 'closed may hold "L3" or "L4"'),
        ("temple/red/side_23p/npc_box", "X9", "temple red side_23p", 'npc_box must be "L3" or "L4"'),
        ("rune/rune6/id", "rune7", "rune rune7", 'id must be "rune6" or "rune5"'),
        ("rune/rune6/on_direct/gain", ["Q"], "rune rune6 on_direct", 'gain may hold "C"'),
        ("rune/rune6/copies", 0, "rune rune6", "copies must be from 1 to 20, but is 0"),
        ("grid/1A/number", 2, "grid 1A", "number must be 1, but is 2"),
        ("grid/1A/side", "B", "grid 1A", 'side must be "A", but is "B"'),
        ("grid/1A/effect", "fly", "grid 1A", 'effect must be "colourless_bonus_and_exchange_discount", but is "fly"'),
        ("grid/1A/lattice", "mine", "grid 1A", 'lattice must be "default", but is "mine"'),
        ("grid/2A/special_refillable", True, "grid 2A", "special_refillable must be false"),
        ("grid/4A/rewards/0/points", 51, "grid 4A reward 1", "points must be from 0 to 50, but is 51"),
        ("lattice/edges", [[1, 13]], "lattice", "each number of edges must be from 1 to 12, but is 13"),
        ("lattice/edges", [[1, 2, 3]], "lattice", "each of edges must be a pair of spaces, but one is [1, 2, 3]"),
        ("curse_box/L3/reach", [["L", 8]], "curse_box L3", "a chain of reach must be from 1 to 7, but is 8"),
        ("players/colours", ["grey"] * 4, "players", "colours must name four different colours"),
        ("players/colours", ["a", "b", "c", ""], "players", "a colour must not be empty"),
        ("crystals/coloured", ["R"], "crystals", 'coloured must be ["R", "Y", "B", "G", "P"], but is ["R"]'),
        ("editions/allowed", ["en"], "editions", 'allowed must be ["en", "pl"]'),
        ("meta/schema", 2, "meta", "schema must be 1, but is 2"),
    ],
)
def test_a_value_out_of_range_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


def test_a_public_source_without_an_address_is_refused(data):
    change(data, "wilderness/1/note", "seen somewhere")
    change(data, "wilderness/1/source", "public")
    assert refusal(data) == "mine.toml: wilderness 1: a public source must name its address in the note"


# ---------------------------------------------------------------- what is refused: facts of the box


@pytest.mark.rule("MOT-COMP-01")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("temple/red/collect", ["B"], "temple red", 'the temple yields one crystal R, but collect is ["B"]'),
        ("temple/red/collect", ["R", "R"], "temple red", "the temple yields one crystal R"),
        ("temple/blue/tablet", "rune9", "temple blue", "a tablet shows one of rune6, rune5"),
    ],
)
def test_a_temple_with_another_crystal_or_tablet_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-02")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("curse_box/L3/id", "L4", "curse_box", "there are L3, L4, M5, R4, R3, each once, but here L4,"),
        ("curse_box/L3/position", 4, "curse_box L3", "this box is above position 3"),
        ("curse_box/M5/points", 7, "curse_box M5", "this box has 8 points, but points is 7"),
        ("curse_box/M5/reach", [["L", 5]], "curse_box M5", 'the chains that end here are [["L", 5], ["'),
        ("curse_box/R3/reach", [["R", 4]], "curse_box R3", 'the chains that end here are [["R", 3]],'),
        ("temple/red/arch", ["R"] * 8, "temple red", "an arch has 9 crystals, but arch lists 8"),
    ],
)
def test_other_curse_boxes_and_arches_are_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-03")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("temple/red/side_23p/npc_box", "M5", "temple red side_23p", "the marked box has 5 points"),
        ("temple/red/side_23p/closed", ["R4"], "temple red side_23p", "the marked box is open, but R4"),
    ],
)
def test_a_marked_box_that_takes_no_marker_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-04")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("lattice/spaces", 13, "lattice", "a crystal grid has 12 spaces"),
        ("lattice/rows", [[1, 2, 2]], "lattice", "rows must show the spaces 1 to 12, each once"),
        ("lattice/edges", [[1, 1]], "lattice", "a line of edges joins two different spaces"),
        ("lattice/edges", [[1, 2], [2, 1]], "lattice", "a line of edges is listed once, but [2, 1]"),
        ("lattice/edges", [], "lattice", "the spaces are joined by lines, but edges is empty"),
    ],
)
def test_another_lattice_of_spaces_and_lines_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-05")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("wilderness/4/number", 5, "wilderness", "the cards are numbered 1 to 10, each once"),
        ("wilderness/6/pay", 4, "wilderness 6", "a Mana Conversion takes 3 crystals, but pay is 4"),
        ("wilderness/10/gain_different", 3, "wilderness 10", "a Mana Conversion gives 2 different"),
        ("wilderness/8/reset_when_empty_at_most", 1, "wilderness 8", "the card is cleared at 2 unc"),
        ("wilderness/8/spaces", ["B", "G", "R"], "wilderness 8", "a Mana Upgrade card has at least 4"),
        ("wilderness/1/tablet", "rune9", "wilderness 1", "a tablet shows one of rune6, rune5"),
    ],
)
def test_a_wilderness_card_that_is_not_in_the_box_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-06")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("rune/rune6/copies", 5, "rune", "the types have 6, 5, 4, 3 and 2 copies"),
        ("rune/rune6/id", "rune5", "rune", "there are rune6, rune5, rune4, rune3, rune2 in this order"),
        ("rune/rune2/continuous/exchange_cost", 2, "rune rune2 continuous", "the Exchange Charm costs 3"),
        ("rune/rune6/continuous", {"exchange_cost": 3}, "rune", "exactly one rune has an effect cont"),
        ("rune/rune3/on_conversion/conversion_extra", 2, "rune rune3 on_conversion", "this rune gives 1"),
        ("rune/rune6/on_conversion", {"conversion_extra": 1}, "rune", "exactly one rune has an effect on_c"),
        ("rune/rune4/on_upgrade/gain", ["C", "C"], "rune rune4 on_upgrade", "this rune gives one crystal"),
        ("rune/rune4/on_upgrade/clear_upgrade", False, "rune rune4 on_upgrade", "this rune clears the"),
    ],
)
def test_runes_that_are_not_in_the_box_are_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-07")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("crystals/total", 61, "crystals", "the box has 60 crystals, but total is 61"),
    ],
)
def test_a_wrong_sum_of_crystals_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-08")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("crystals/C", 23, "crystals", "the box has 24 crystals C, but C is 23"),
        ("crystals/P", 7, "crystals", "the box has 6 crystals P, but P is 7"),
        ("players/markers_per_player", 5, "players", "a player has 6 markers"),
        ("players/curse_markers_per_player", 6, "players", "5 markers of a player are for curses"),
        ("scoreboard/spaces", 60, "scoreboard", "the scoreboard runs from 0 to 49"),
        ("temple/red/id", "blue", "temple", "there are red, yellow, blue, green, purple, each once"),
        ("runes/total", 19, "runes", "the box has 20 rune cards"),
        ("objectives/rune_objective", 2, "objectives", "the box has 1 rune objective"),
        ("objectives/temple_objectives", 4, "objectives", "the box has 5 temple objectives"),
    ],
)
def test_other_numbers_of_pieces_are_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("players/start_colourless", 3, "players", "a player starts with 2 colourless crystals"),
        ("charms/dexterity/extra_spaces", [1, 2], "charms dexterity", "the charm adds 1, 2 or 3 spaces"),
        ("charms/dexterity/cost", [1, 2, 3], "charms dexterity", "the charm costs 1, 3 or 6 crystals, but cost is [1,"),
        ("charms/dexterity/base_min", 0, "charms dexterity", "a pawn moves 1 space at least"),
        ("charms/dexterity/base_max", 4, "charms dexterity", "a pawn moves 3 spaces at most"),
        ("charms/switcheroo/cost", 2, "charms switcheroo", "the Switcheroo Charm costs 1 crystal"),
        ("charms/exchange/cost", 3, "charms exchange", "the Exchange Charm costs 4 crystals"),
        ("charms/exchange/discounted_cost", 2, "charms exchange", "the Exchange Charm costs 3 crystals with a disc"),
        ("ring/removed_for_2_3_players", [4], "ring", "cards 4 and 7 leave the game of 2 or 3"),
        ("temple/purple/arch", list("RYYGPGRRY"), "temple", "the rulebook shows an arch with R, Y, Y, G from the left"),
        ("temple/green/arch", list("YYBGGPBBR"), "temple", "public pictures show an arch with Y, Y, B, P from one end"),
        ("runes/piles", 4, "runes", "each of 5 temples has a pile"),
        ("runes/cards_per_pile", 5, "runes", "4 rune cards lie at each temple"),
        ("objectives/drawn/3", 3, "objectives drawn", "2 temple objectives are drawn for 3 players, but 3 is 3"),
        ("objectives/first_points", 5, "objectives", "the first at a temple objective has 4 points"),
        ("objectives/second_points", 3, "objectives", "the second at a temple objective has 2 points"),
        ("objectives/rune_points", [0, 1, 2], "objectives", "0 to 5 types of runes have 0, 1, 2, 4, 7, 11 points"),
        ("objectives/rune_points_six", 15, "objectives", "six types of runes have 16 points"),
        ("grid/1A/colourless_bonus", 2, "grid 1A", "this grid gives 1 colourless crystal more"),
        ("grid/1A/exchange_cost", 2, "grid 1A", "the Exchange Charm costs 3 with this grid"),
        ("grid/2A/special_spaces", 4, "grid 2A", "this grid has 3 special spaces"),
        ("grid/2B/surcharge/1", 1, "grid 2B surcharge", "1 level up costs 2 crystals"),
        ("grid/2B/surcharge/2", 4, "grid 2B surcharge", "2 levels up cost 3 crystals"),
        ("grid/4A/rewards/0/marker", 2, "grid 4A", "the rewards are for markers 1 to 5 in order, but are for [2, 2,"),
        ("grid/4A/rewards/3/points", 2, "grid 4A reward 4", "the fourth reward is 1 point"),
        ("grid/4A/rewards/3/gain", ["C"], "grid 4A reward 4", "the fourth reward is 1 point only"),
        ("grid/4B/extra_types", 2, "grid 4B", "this grid counts 1 type more"),
    ],
)
def test_other_costs_points_and_examples_are_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("MOT-COMP-05")
def test_a_wilderness_card_of_another_kind_is_refused(data):
    six, eight = follow(data, "wilderness/6"), follow(data, "wilderness/8")
    six["number"], eight["number"] = 8, 6
    assert refusal(data) == 'mine.toml: wilderness 8: card 8 has kind "upgrade", but kind is "conversion"'


def test_some_upgrade_card_needs_blue_and_green(data):
    for number in ("2", "4", "8"):
        change(data, f"wilderness/{number}/spaces", ["R", "Y", "B", "P"])
    assert refusal(data).startswith("mine.toml: wilderness: a Mana Upgrade card has a blue and a green space")


def test_some_card_needs_three_colourless_crystals(data):
    for number in ("1", "7"):
        change(data, f"wilderness/{number}/yield", ["C", "C"])
    assert refusal(data).startswith("mine.toml: wilderness: a card that yields 3 colourless crystals exists")


@pytest.mark.rule("MOT-COMP-03")
def test_some_side_for_two_or_three_needs_a_closed_box(data):
    for temple in data["temple"]:
        temple["side_23p"]["closed"] = []
    assert refusal(data) == "mine.toml: temple: some side_23p closes a box, but none does here"


@pytest.mark.rule("MOT-COMP-06")
@pytest.mark.parametrize(
    ("rune", "effect"), [("rune2", "continuous"), ("rune3", "on_conversion"), ("rune4", "on_upgrade")]
)
def test_a_lost_rune_effect_is_refused(data, rune, effect):
    remove(data, f"rune/{rune}/{effect}")
    change(data, f"rune/{rune}/on_direct", {"gain": ["C"]})
    assert refusal(data) == f"mine.toml: rune: exactly one rune has an effect {effect}, but here 0"


@pytest.mark.rule("MOT-COMP-06")
def test_a_rune_without_effect_is_refused(data):
    remove(data, "rune/rune6/on_direct")
    remove(data, "rune/rune6/on_temple")
    assert refusal(data).startswith("mine.toml: rune rune6: a rune card has an effect")


@pytest.mark.rule("MOT-COMP-08")
@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("wilderness", "the cards are numbered 1 to 10, each once"),
        ("curse_box", "there are L3, L4, M5, R4, R3, each once"),
        ("temple", "there are red, yellow, blue, green, purple, each once"),
        ("rune", "there are rune6, rune5, rune4, rune3, rune2 in this order"),
        ("grid", "there are 1A, 2A, 3A, 4A, 1B, 2B, 3B, 4B, each once"),
    ],
)
def test_a_missing_card_is_refused(data, table, reason):
    data[table].pop()
    assert refusal(data).startswith(f"mine.toml: {table}: {reason}")


def test_the_file_name_is_the_one_given(data):
    remove(data, "ring/source")
    with pytest.raises(DataError, match=r"^components\.toml: ring: "):
        read_components(data)


def test_reading_leaves_the_data_unchanged(data):
    read_components(data)
    design_warnings(data)
    provenance(data)
    assert data == SHIPPED


def test_every_component_rule_is_carried_by_a_check():
    ids = {rule_id for rule_ids, _ in CHECKS for rule_id in rule_ids}
    assert ids == {f"MOT-COMP-0{n}" for n in range(1, 9)}


# ---------------------------------------------------------------- design warnings


def test_the_shipped_data_follow_the_design():
    assert design_warnings(SHIPPED) == []


@pytest.mark.parametrize(
    ("path", "value", "warnings"),
    [
        (
            "wilderness/3/yield",
            ["C"],
            [
                "wilderness: for 4 players the direct cards yield 0 R, 1 Y, 1 B",
                "wilderness: for 2 or 3 players the direct cards yield 0 R, 1 Y, 1 B",
            ],
        ),
        ("wilderness/7/yield", ["R"], ["wilderness: for 4 players the direct cards yield 2 R, 1 Y, 1 B"]),
        (
            "temple/red/arch",
            list("RRYPGGYBB"),
            [
                "temple blue: the 3-crystal curse RRY is also at temple red",
                "temple: the arches show 11 R, 9 Y, 10 B, 8 G, 7 P",
            ],
        ),
        (
            "temple/red/arch",
            list("YYGPRGYBB"),
            ["temple red: the arch does not keep G and P to the three crystals in its middle"],
        ),
        ("temple/red/side_4p/closed", ["L3"], ["temple red: the 4-player side closes a box"]),
        (
            "temple/red/side_23p/closed",
            [],
            [
                "temple red: the 2/3-player side closes no box",
                "temple: the 2/3-player sides leave 21 boxes open instead of 20",
            ],
        ),
        ("wilderness/1/tablet", "rune3", ["wilderness 1: rune3 has no effect on a card of this kind (direct)"]),
        ("temple/red/tablet", "rune5", ["rune rune6: no card of the 2/3-player ring makes use of on_temple"]),
        (
            "temple/red/tablet",
            "rune2",
            [
                "temple red: rune2 has no effect on a card of this kind (temple)",
                "rune rune6: no card of the 2/3-player ring makes use of on_temple",
            ],
        ),
        (
            "lattice/edges",
            [[1, 2], [1, 3], [2, 3], *[[n, n + 1] for n in range(4, 12)], [4, 12]],
            ["lattice: not every space can be reached from space 1"],
        ),
        (
            "lattice/edges",
            [[n, n + 1] for n in range(1, 12)],
            ["lattice: fewer than two lines start at space 1", "lattice: fewer than two lines start at space 12"],
        ),
    ],
)
def test_leaving_the_design_only_warns(data, path, value, warnings):
    change(data, path, value)
    assert read_components(data).spaces == 12
    assert design_warnings(data) == warnings


# ---------------------------------------------------------------- provenance


def sources(value):
    """How many tables of the data name a source."""
    if isinstance(value, dict):
        return ("source" in value) + sum(sources(inner) for inner in value.values())
    return sum(sources(inner) for inner in value) if isinstance(value, list) else 0


def test_every_sourced_entry_has_a_row_of_provenance():
    rows = provenance(SHIPPED)
    assert len(rows) == sources(SHIPPED) == 8 + 3 + 10 + 5 + 5 + 5 + 8 + 5
    assert len({(row.section, row.entry) for row in rows}) == len(rows)
    assert {row.source for row in rows} == {"rulebook", "public", "reconstructed"}


def test_a_row_of_provenance_names_section_entry_source_and_note():
    rows = {row.entry: row for row in provenance(SHIPPED)}
    assert rows["w3"] == ("wilderness", "w3", "reconstructed", "kind: rulebook; yield and tablet reconstructed")
    assert rows["dexterity"].section == "charms"
    assert rows["red"].section == "temple"
    assert rows["4A reward 3"] == (
        "grid",
        "4A reward 3",
        "reconstructed",
        "of the rewards of grid 4A the rulebook states the fourth",
    )
    assert rows["4A reward 4"].source == "rulebook"
    assert rows["lattice"].source == "reconstructed"


def test_public_rows_name_an_address():
    assert all("http" in row.note for row in provenance(SHIPPED) if row.source == "public")


def test_entries_not_stated_by_a_rulebook_are_marked(c):
    assert c.reconstructed == {
        *[f"w{n}" for n in range(1, 11)],
        *["red", "yellow", "blue", "green", "purple"],
        *["rune6", "rune5", "rune4", "rune3", "rune2"],
        *["M5", "4A", "lattice"],
    }


def test_a_reconstructed_reward_marks_its_grid(data):
    change(data, "grid/4A/source", "rulebook")
    assert "4A" in read_components(data).reconstructed
