"""The component data: what is in the box, and what is refused."""

import copy

import pytest

from antechamber.core.errors import DataError
from antechamber.games.aztec import components as box
from antechamber.games.aztec.checks import CHECKS
from antechamber.games.aztec.loader import design_warnings, provenance, read_components
from antechamber.games.aztec.words import JEWELS
from tests.games.aztec.given import SHIPPED


@pytest.fixture
def data():
    """The shipped data, to be broken."""
    return copy.deepcopy(SHIPPED)


@pytest.fixture(scope="module")
def c():
    return read_components(SHIPPED)


def follow(data, path):
    """The table or list a path like `artefact/A-SUN` leads to."""
    here = data
    for step in path.split("/") if path else []:
        here = here[step] if isinstance(here, dict) else next(entry for entry in here if entry["id"] == step)
    return here


def change(data, path, value):
    table, _, key = path.rpartition("/")
    follow(data, table)[key] = value


def remove(data, path):
    table, _, key = path.rpartition("/")
    del follow(data, table)[key]


def refusal(data):
    with pytest.raises(DataError) as caught:
        read_components(data, "mine.toml")
    return str(caught.value)


# ---------------------------------------------------------------- what is in the box


@pytest.mark.rule("AZT-CMP-01")
@pytest.mark.rule("AZT-CMP-02")
@pytest.mark.rule("AZT-CMP-05")
@pytest.mark.rule("AZT-CMP-07")
def test_the_box_has_what_the_rulebook_prints():
    counts = SHIPPED["counts"]
    assert [counts[f"jewels_{colour}"] for colour in box.COLOUR_IDS] == [40, 40, 40]
    assert counts["cursed_stones"] == 40
    assert (counts["jewel_cards"], counts["artefact_cards"], counts["curse_cards"]) == (42, 42, 3)
    assert counts["character_sheets"] == counts["character_tokens"] == 6
    assert sorted(card["colour"] for card in SHIPPED["curse_card"]) == ["blue", "red", "yellow"]


@pytest.mark.rule("AZT-CMP-03")
def test_jewel_cards_show_two_to_four_jewels_in_at_most_two_colours(c):
    faces = [JEWELS.word(int(card)) for card in c.cards]
    assert len(faces) == 42
    assert len(set(faces)) == 27
    assert all(2 <= len(face) <= 4 and len(set(face)) <= 2 for face in faces)
    assert {face: faces.count(face) for face in faces} == {face: 1 if len(face) == 4 else 2 for face in faces}
    assert set(faces) == {JEWELS.word(int(claim)) for claim in c.plausible}


@pytest.mark.rule("AZT-CMP-04")
def test_there_are_fourteen_artefacts_with_three_copies_each(c):
    assert list(c.copies) == [3] * 14
    assert c.artefacts == 42
    kept = [box.ARTEFACT_IDS[card] for card in range(14) if c.is_kept(card)]
    assert kept == box.ARTEFACT_IDS[:9]
    assert [box.EFFECT_IDS[effect] for effect in c.effect] == [
        *["set_vp"] * 6, "any_vp", "flat_vp", "stone_shield", "purify", "scapegoat", "steal", "take", "trade",
    ]  # fmt: skip
    assert list(c.amount) == [3, 3, 3, 1, 1, 1, 1, 5, 3, 0, 3, 2, 3, 2]
    assert list(c.size) == [0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 2]
    needs = [list(c.needs[3 * card : 3 * card + 3]) for card in range(6)]
    assert needs == [[3, 0, 0], [0, 3, 0], [0, 0, 3], [1, 1, 0], [1, 0, 1], [0, 1, 1]]


@pytest.mark.rule("AZT-CMP-06")
def test_six_characters_have_their_duos(c):
    def pairs(row):
        return ["".join(box.LETTERS[colour] for colour in row[2 * i : 2 * i + 2]) for i in range(6)]

    assert c.character_names == ["Charly", "Daryl", "Elisa", "Yukio", "Naya", "Tomas"]
    assert pairs(c.duo) == ["BR", "YR", "BY", "BY", "YR", "BR"]
    assert pairs(c.distinct_duo) == ["BR", "RR", "BY", "YY", "YR", "BB"]


@pytest.mark.rule("AZT-SCO-04")
def test_the_track_is_as_specified_and_goes_on_beyond_its_end(c):
    assert [c.penalty(stones) for stones in range(13)] == [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21, 24, 27]


def test_numbers_of_setup_and_play(c):
    assert (c.cards_each, c.stones_each, c.stones_on_curse) == (5, 2, 1)
    assert (c.curse_refill, c.accusers_for_artefact) == (1, 2)
    assert (c.per_duo, c.per_trio) == (1, 2)
    assert (len(c.plausible), len(c.free)) == (27, 83)


def test_entries_may_stand_in_any_order(data, c):
    for table in ("curse_card", "character", "artefact"):
        data[table].reverse()
    turned = read_components(data)
    for table in ("copies", "effect", "amount", "size", "needs", "duo", "distinct_duo"):
        assert list(getattr(turned, table)) == list(getattr(c, table))
    data["jewel_card"].reverse()
    assert sorted(read_components(data).cards) == sorted(c.cards)


def test_an_owner_may_correct_a_reconstructed_card(data):
    change(data, "artefact/A-SUN/vp", 4)
    change(data, "artefact/A-SUN/source", "rulebook")
    c = read_components(data)
    assert c.amount[box.ARTEFACT_IDS.index("A-SUN")] == 4
    assert "A-SUN" not in c.reconstructed


# ---------------------------------------------------------------- what is refused: keys, types, ranges


@pytest.mark.parametrize(
    ("path", "entry"),
    [
        ("game/slug", "game"),
        ("game/source", "game"),
        ("counts/cursed_stones", "counts"),
        ("setup/rounds", "setup"),
        ("round/curse_refill", "round"),
        ("claim/free_max_jewels", "claim"),
        ("scoring/vp_per_duo", "scoring"),
        ("penalty_track/values", "penalty_track"),
        ("penalty_track/beyond_per_stone", "penalty_track"),
        ("supply/jewels_limited", "supply"),
        ("curse_card/CURSE-B/colour", "curse_card CURSE-B"),
        ("curse_card/CURSE-B/id", "curse_card (entry 1)"),
        ("character/NAYA/duo", "character NAYA"),
        ("character/NAYA/duo_distinct", "character NAYA"),
        ("jewel_card/J-BBY/blue", "jewel_card J-BBY"),
        ("jewel_card/J-BBY/copies", "jewel_card J-BBY"),
        ("artefact/A-TRIPLE-B/red", "artefact A-TRIPLE-B"),
        ("artefact/A-SUN/vp", "artefact A-SUN"),
        ("artefact/A-AMULET/stones", "artefact A-AMULET"),
        ("artefact/A-TRADE/exchanges", "artefact A-TRADE"),
        ("artefact/A-STEAL/source", "artefact A-STEAL"),
    ],
)
def test_a_missing_key_is_refused(data, path, entry):
    remove(data, path)
    assert refusal(data) == f'mine.toml: {entry}: the key "{path.rsplit("/", 1)[1]}" is missing'


@pytest.mark.parametrize("table", sorted(set(SHIPPED) - {"schema", "notes"}))
def test_a_missing_table_is_refused(data, table):
    del data[table]
    assert refusal(data) == f"mine.toml: {table}: this table is missing"


@pytest.mark.parametrize("table", [*sorted(set(SHIPPED) - {"schema"})])
def test_a_misspelt_key_is_refused_in_every_table(data, table):
    entry = data[table] if isinstance(data[table], dict) else data[table][0]
    entry["cpoies"] = 1
    name = table if isinstance(data[table], dict) else f"{table} {entry['id']}"
    assert refusal(data).startswith(f'mine.toml: {name}: the key "cpoies" is unknown; known keys are ')


@pytest.mark.parametrize("schema", [None, 0, 2, "1", True])
def test_another_format_of_the_file_is_refused(data, schema):
    if schema is None:
        del data["schema"]
    else:
        data["schema"] = schema
    assert "schema" in refusal(data)


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("setup", [], "setup", "this must be a table [setup], but is []"),
        ("artefact", {}, "artefact", "this must be a list of tables [[artefact]], but is {}"),
        ("artefact", ["A-SUN"], "artefact", 'this must hold tables only, but holds "A-SUN"'),
        ("artefacts", [], "artefacts", "this table is unknown; known tables are artefact, character, claim"),
        ("artefact/A-SUN/vp", "five", "artefact A-SUN", 'vp must be a whole number, but is "five"'),
        ("artefact/A-SUN/vp", True, "artefact A-SUN", "vp must be a whole number, but is true"),
        ("artefact/A-SUN/vp", -1, "artefact A-SUN", "vp must be from 0 to 999, but is -1"),
        ("artefact/A-SUN/vp", 10**30, "artefact A-SUN", "vp must be from 0 to 999, but is 1000"),
        ("artefact/A-SUN/vp", 2.5, "artefact A-SUN", "vp must be a whole number, but is 2.5"),
        ("artefact/A-SUN/name", "", "artefact A-SUN", "name must not be empty"),
        ("artefact/A-SUN/id", "A-MOON", "artefact A-MOON", 'id must be "A-TRIPLE-B" or'),
        ("artefact/A-SUN/kind", "immediate", "artefact A-SUN", 'kind must be "kept", but is "immediate"'),
        ("artefact/A-SUN/effect", "steal", "artefact A-SUN", 'effect must be "flat_vp", but is "steal"'),
        ("artefact/A-CHEST/size", 0, "artefact A-CHEST", "size must be from 1 to 7, but is 0"),
        ("artefact/A-TAKE/jewels", 8, "artefact A-TAKE", "jewels must be from 1 to 7, but is 8"),
        ("artefact/A-TAKE/jewels", 0, "artefact A-TAKE", "jewels must be from 1 to 7, but is 0"),
        ("artefact/A-STEAL/opponents", 0, "artefact A-STEAL", "opponents must be from 1 to 7, but is 0"),
        ("artefact/A-TRIPLE-B/blue", 8, "artefact A-TRIPLE-B", "blue must be from 0 to 7, but is 8"),
        ("artefact/A-SUN/source", "guess", "artefact A-SUN", 'source must be "rulebook" or "public"'),
        ("artefact/A-SUN/source", "public", "artefact A-SUN", "a public source must name its address in the note"),
        ("character/NAYA/duo", ["blue"], "character NAYA", "duo must name two colours"),
        ("character/NAYA/duo", ["blue", "green"], "character NAYA", "duo may hold "),
        ("character/NAYA/duo", "blue", "character NAYA", 'duo must be a list, but is "blue"'),
        ("character/NAYA/id", "BOB", "character BOB", 'id must be "CHARLY" or'),
        ("curse_card/CURSE-B/colour", "green", "curse_card CURSE-B", 'colour must be "blue" or'),
        ("jewel_card/J-BB/id", "J-BYR-", "jewel_card J-BYR-", 'id must be "J-'),
        ("jewel_card/J-BB/copies", -2, "jewel_card J-BB", "copies must be from 0 to 999, but is -2"),
        ("penalty_track/values", [], "penalty_track", "0 stones cost 0 and 4 stones cost 5 points"),
        ("penalty_track/values", [0, 1, "2"], "penalty_track", "each number of values must be a whole number"),
        ("penalty_track/beyond_per_stone", -3, "penalty_track", "beyond_per_stone must be from 0 to 999, but is -3"),
        ("game/slug", "mystery", "game", 'slug must be "aztec", but is "mystery"'),
        ("game/players_min", 2, "game", "players_min must be 3, but is 2"),
        ("game/players_max", 8, "game", "players_max must be 6, but is 8"),
    ],
)
def test_a_wrong_type_or_a_value_out_of_range_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


# ---------------------------------------------------------------- what is refused: facts of the box


@pytest.mark.rule("AZT-CMP-01")
@pytest.mark.rule("AZT-CMP-02")
@pytest.mark.rule("AZT-CMP-03")
@pytest.mark.rule("AZT-CMP-04")
@pytest.mark.rule("AZT-CMP-05")
@pytest.mark.rule("AZT-CMP-06")
@pytest.mark.rule("AZT-CMP-07")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("jewel_cards", "the box has 42 Jewel cards"),
        ("artefact_cards", "the box has 42 Artefact cards"),
        ("curse_cards", "the box has 3 Curse cards"),
        ("jewels_blue", "the box has 40 blue jewels"),
        ("jewels_yellow", "the box has 40 yellow jewels"),
        ("jewels_red", "the box has 40 red jewels"),
        ("cursed_stones", "the box has 40 cursed stones"),
        ("character_sheets", "the box has 6 character sheets"),
        ("character_tokens", "the box has 6 character tokens"),
    ],
)
def test_another_number_of_pieces_is_refused(data, key, reason):
    data["counts"][key] += 1
    assert refusal(data) == f"mine.toml: counts: {reason}, but {key} is {data['counts'][key]}"


@pytest.mark.rule("AZT-SET-03")
@pytest.mark.rule("AZT-SET-05")
@pytest.mark.rule("AZT-END-02")
@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        ("setup/rounds", 6, "setup", "rounds must be 5, but is 6"),
        ("setup/jewel_cards_per_player", 4, "setup", "jewel_cards_per_player must be 5, but is 4"),
        ("setup/cursed_stones_per_player", 3, "setup", "a player starts with 2 stones"),
        ("setup/cursed_stones_per_curse_card", 2, "setup", "a Curse card starts with 1 stone"),
        ("round/curse_refill", 0, "round", "a Curse card gets 1 stone at the end of a round"),
        ("round/artefact_draw", 4, "round", "artefact_draw must be 3, but is 4"),
        ("round/artefact_keep", 2, "round", "artefact_keep must be 1, but is 2"),
        ("round/accusers_for_artefact", 1, "round", "2 accusers are needed for an artefact"),
        ("claim/min_jewels", 1, "claim", "a Jewel card shows 2 jewels at least"),
        ("claim/max_jewels", 5, "claim", "a Jewel card shows 4 jewels at most"),
        ("claim/max_colours", 3, "claim", "a Jewel card shows 2 colours at most"),
        ("claim/free_min_jewels", 3, "claim", "free claims include all that a card can show"),
        ("claim/free_max_jewels", 3, "claim", "free claims include all that a card can show"),
        ("scoring/vp_per_duo", 2, "scoring", "a duo is worth 1 point"),
        ("scoring/vp_per_trio", 3, "scoring", "a trio is worth 2 points"),
        ("supply/jewels_limited", True, "supply", "jewels_limited must be false, but is true"),
        ("supply/stones_limited", True, "supply", "stones_limited must be false, but is true"),
        ("penalty_track/values", [0, 1, 2, 3, 4], "penalty_track", "0 stones cost 0 and 4 stones cost 5 points"),
        ("penalty_track/values", [1, 2, 3, 4, 5], "penalty_track", "0 stones cost 0 and 4 stones cost 5 points"),
        ("penalty_track/values", [0, 1, 2, 3], "penalty_track", "0 stones cost 0 and 4 stones cost 5 points"),
        ("curse_card/CURSE-B/colour", "red", "curse_card", "there is one Curse card for each colour"),
        ("character/CHARLY/duo", ["blue", "blue"], "character CHARLY", "Charly's duo is blue and red"),
        ("character/CHARLY/duo_distinct", ["blue", "yellow"], "character CHARLY", "Charly's duo_distinct is blue"),
        ("character/DARYL/id", "CHARLY", "character", "there are six characters, but here CHARLY, CHARLY"),
        ("jewel_card/J-BB/copies", 3, "jewel_card", "the box has 42 Jewel cards, but here are 43"),
        ("jewel_card/J-BB/blue", 3, "jewel_card", "a face is listed twice"),
        ("jewel_card/J-BB/id", "J-YY", "jewel_card J-YY", "with these jewels it must be called J-BB"),
        ("jewel_card/J-BB/yellow", 5, "jewel_card J-BB", "with these jewels it must be called J-BBYYYYY"),
        ("artefact/A-SUN/copies", 4, "artefact", "the box has 42 Artefact cards, but here are 43"),
        ("artefact/A-TRIPLE-B/vp", 2, "artefact A-TRIPLE-B", "the scoring example pays 3 for each set"),
        ("artefact/A-TRIPLE-B/blue", 2, "artefact A-TRIPLE-B", "the scoring example shows another set"),
        ("artefact/A-PAIR-YR/vp", 2, "artefact A-PAIR-YR", "the scoring example pays 1 for each set"),
        ("artefact/A-PAIR-YR/blue", 1, "artefact A-PAIR-YR", "the scoring example shows another set"),
        ("artefact/A-TRIPLE-R/red", 0, "artefact A-TRIPLE-R", "a set has one jewel at least"),
    ],
)
def test_what_contradicts_the_rulebook_is_refused(data, path, value, entry, reason):
    change(data, path, value)
    assert refusal(data).startswith(f"mine.toml: {entry}: {reason}")


@pytest.mark.rule("AZT-CMP-03")
def test_a_face_in_three_colours_is_refused(data):
    entry = follow(data, "jewel_card/J-BBBB")
    entry.update(id="J-BBYR", blue=2, yellow=1, red=1)
    assert refusal(data) == "mine.toml: jewel_card J-BBYR: a Jewel card shows 2 colours at most"


@pytest.mark.rule("AZT-CMP-03")
@pytest.mark.parametrize("face", ["J-BBY", "J-RRR"])
def test_the_faces_of_the_printed_examples_must_be_there(data, face):
    follow(data, "jewel_card/J-BB")["copies"] += follow(data, f"jewel_card/{face}")["copies"]
    data["jewel_card"] = [entry for entry in data["jewel_card"] if entry["id"] != face]
    assert refusal(data).startswith("mine.toml: jewel_card: an example of the rulebook shows a card with ")


@pytest.mark.rule("AZT-CMP-03")
@pytest.mark.parametrize("face", ["J-BBY", "J-RRR"])
def test_a_face_of_a_printed_example_must_have_a_copy(data, face):
    follow(data, "jewel_card/J-BB")["copies"] += follow(data, f"jewel_card/{face}")["copies"]
    follow(data, f"jewel_card/{face}")["copies"] = 0
    assert refusal(data).startswith("mine.toml: jewel_card: an example of the rulebook shows a card with ")


@pytest.mark.rule("AZT-CMP-04")
@pytest.mark.parametrize("name", ["A-TRIPLE-B", "A-PAIR-YR"])
def test_an_artefact_of_the_printed_example_must_have_a_copy(data, name):
    follow(data, "artefact/A-SUN")["copies"] += 3
    follow(data, f"artefact/{name}")["copies"] = 0
    assert refusal(data) == f"mine.toml: artefact {name}: the scoring example has one"


@pytest.mark.rule("AZT-CMP-05")
@pytest.mark.parametrize("table", ["curse_card", "character", "artefact", "jewel_card"])
def test_a_missing_card_is_refused(data, table):
    data[table].pop()
    assert refusal(data).startswith(f"mine.toml: {table}: ")


def test_the_file_name_is_the_one_given(data):
    remove(data, "setup/source")
    with pytest.raises(DataError, match=r"^components\.toml: setup: "):
        read_components(data)


def test_reading_leaves_the_data_unchanged(data):
    read_components(data)
    design_warnings(data)
    provenance(data)
    assert data == SHIPPED


def test_every_component_rule_is_carried_by_a_check():
    ids = {rule_id for rule_ids, _ in CHECKS for rule_id in rule_ids}
    assert {f"AZT-CMP-0{n}" for n in range(1, 8)} <= ids


# ---------------------------------------------------------------- design warnings


def test_the_shipped_data_follow_the_design():
    assert design_warnings(SHIPPED) == []


@pytest.mark.parametrize(
    ("changes", "warnings"),
    [
        (
            {"jewel_card/J-BB/copies": 1, "jewel_card/J-YYYY/copies": 2},
            ["jewel_card: the three colours are not alike", "jewel_card: the cards show 128 jewels, not 3 on average"],
        ),
        (
            {"character/DARYL/duo": ["red", "red"]},
            ["character: duo is meant to be three mixed pairs, each twice"],
        ),
        (
            {"character/DARYL/duo_distinct": ["yellow", "yellow"]},
            ["character: duo_distinct is meant to be six different duos"],
        ),
        ({"artefact/A-TRIPLE-Y/vp": 4}, ["artefact: the sets of the three colours are not alike"]),
        (
            {"penalty_track/values": [0, 1, 2, 3, 5, 4]},
            ["penalty_track: each stone is meant to cost as much as the one before, or more"],
        ),
        (
            {"penalty_track/beyond_per_stone": 0},
            ["penalty_track: each stone is meant to cost as much as the one before, or more"],
        ),
    ],
)
def test_leaving_the_design_only_warns(data, changes, warnings):
    for path, value in changes.items():
        change(data, path, value)
    read_components(data)
    assert design_warnings(data) == warnings


def test_fewer_faces_only_warn(data):
    data["jewel_card"] = [entry for entry in data["jewel_card"] if entry["id"] != "J-BBBB"]
    follow(data, "jewel_card/J-YYYY")["copies"] += 1
    read_components(data)
    assert "jewel_card: of the 27 possible faces 26 occur" in design_warnings(data)


# ---------------------------------------------------------------- provenance


def test_every_entry_has_a_row_of_provenance():
    rows = provenance(SHIPPED)
    assert len(rows) == 8 + 3 + 6 + 27 + 14
    assert len({(row.section, row.entry) for row in rows}) == len(rows)
    assert all("http" in row.note for row in rows if row.source == "public")


def test_what_the_rulebook_does_not_state_is_marked(c):
    stated = {
        "counts", "setup", "round", "claim", "scoring", "CURSE-B", "CURSE-Y", "CURSE-R", "CHARLY", "J-RRR", "J-BBY",
        "A-TRIPLE-B", "A-PAIR-YR",
    }  # fmt: skip
    assert c.reconstructed == {row.entry for row in provenance(SHIPPED)} - stated
