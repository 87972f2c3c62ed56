"""Setting up (JAG-SETUP) and the options of a table (JAG-OPT)."""

from collections import Counter

import pytest

from antechamber.core.errors import OptionError
from tests.games.jaguar.given import SHIPPED, Table, jaguar, setting, started

SIZES = [(2, 5, 3), (3, 5, 3), (4, 6, 4)]


def crystals(table: Table, columns: str) -> Counter[str]:
    return Counter(
        colour
        for space, lying in table.data["items"].items()
        for colour in lying.get("crystals", [])
        if space[0] in columns
    )


def symbols(table: Table) -> dict[str, str]:
    """The printed symbol of each space."""
    tiles = table.view(1)["board"]["tiles"]
    return {
        f"{'abcdefghijkl'[3 * k + x]}{y + 1}": symbol
        for k, tile in enumerate(tiles)
        for y, row in enumerate(tile["symbols"])
        for x, symbol in enumerate(row)
    }


@pytest.mark.rule("JAG-SETUP-01", "JAG-OPT-06", "JAG-4P-01")
def test_tiles_are_shuffled_and_the_first_has_no_two_walls_on_its_left():
    orders = set()
    for n in range(60):
        table = started(3, str(n))
        first = table.view(1)["board"]["tiles"][0]
        assert sum(row[0] != "." for row in first["v_walls"]) < 2
        assert not any(table.data["turned"])
        orders.add(tuple(table.data["tiles"]))
    assert len(orders) > 12
    assert any(any(started(3, str(n), tile_rotation=True).data["turned"]) for n in range(5))
    assert [started(n).view(1)["board"]["rows"] for n in (2, 3, 4)] == [5, 5, 6]


@pytest.mark.rule("JAG-SETUP-02", "JAG-SETUP-12", "JAG-SETUP-10")
def test_heart_wall_shards_and_temple_crystals_are_in_place():
    for players, _, hearts in SIZES:
        table = started(players)
        assert table.data["heart_wall"] == "between_3_4"
        assert table.view(1)["hearts_left"] == hearts
        assert sorted(table.data["dome"]) == ["blue", "green", "purple", "yellow"]
        assert sorted(table.data["checkpoint_crystals"]) == ["blue", "green"]


@pytest.mark.rule("JAG-SETUP-03", "JAG-SETUP-22")
def test_harming_traps_lie_in_random_order_before_door_and_flood():
    orders = {tuple(trap["trap"] for trap in started(2, str(n)).data["traps"]) for n in range(60)}
    assert all(order[4:] == ("secret_door", "flood") for order in orders)
    assert all(sorted(order[:4]) == ["darts", "earthquake", "gas", "guards"] for order in orders)
    assert len(orders) > 15
    assert all(trap.get("token") is None for trap in started(2).data["traps"])


@pytest.mark.rule("JAG-SETUP-04", "JAG-OPT-03")
def test_characters_are_dealt_or_chosen_in_seat_order():
    dealt = {tuple(p["character"] for p in started(4, str(n)).data["players"]) for n in range(30)}
    assert len(dealt) > 10
    table = started(3, character_assignment="choose")
    assert (table.question, table.seat) == ("character/choose_character", 1)
    table.play("play keela")
    assert table.seat == 2
    assert "play keela" not in table.options()
    assert table.why("play keela") == "jaguar-no-character-taken"
    table.play("play fenn", "play akhel")
    assert [p["character"] for p in table.data["players"]] == ["keela", "fenn", "akhel"]


@pytest.mark.rule("JAG-SETUP-05", "JAG-SETUP-08", "JAG-GLORY-05")
def test_health_curse_and_glory_at_the_start():
    for players, health, glory in ((2, 15, 0), (3, 18, 1), (4, 22, 0)):
        for player in started(players).data["players"]:
            assert (player["health"], player["curse"], player["glory"]) == (health, 5, glory)


@pytest.mark.rule("JAG-SETUP-06", "JAG-OPT-04", "JAG-F-LVL-04")
def test_amulets_at_the_start():
    own = {"fenn": "white", "akhel": "red", "keela": "yellow", "nerys": "blue"}
    for players, more in ((2, None), (3, "yellow"), (4, "green")):
        for player in started(players, character_assignment="random").data["players"]:
            expected = Counter([own[player["character"]], *([more] if more else [])])
            assert Counter(player["amulets"]) == expected
    assert all(not p["amulets"] for p in started(4, mode="basic").data["players"])
    newcomers = started(2, mode="basic", first_time_red="2").data["players"]
    assert [p["amulets"] for p in newcomers] == [{}, {"red": 1}]
    newcomers = started(3, mode="basic", first_time_red="1,3").data["players"]
    assert [p["amulets"] for p in newcomers] == [{"red": 1}, {}, {"red": 1}]
    with pytest.raises(OptionError, match="JAG-OPT-04"):
        started(2, first_time_red="3")


@pytest.mark.rule("JAG-SETUP-07", "JAG-SETUP-09", "JAG-SETUP-23", "JAG-2P-01", "JAG-3P-01")
def test_curse_bonus_round_marker_and_order_track():
    for players in (2, 3, 4):
        table = started(players)
        assert all(p["curse_bonus"] for p in table.data["players"])
        ranking = table.data["ranking"]
        assert sorted(ranking) == list(range(1, players + 1))
        seats = [space["seat"] if space else None for space in table.data["order"]]
        if players == 2:
            assert seats == [ranking[0], ranking[1], ranking[1], ranking[0], None, None]
        elif players == 3:
            assert seats == [*ranking, ranking[1], None, None]
        else:
            assert seats == [*ranking, None, None]
        assert all(p["door"] == [None, None] for p in table.data["players"])
        assert table.data["shield"] is None
    assert len({tuple(started(4, str(n)).data["ranking"]) for n in range(40)}) > 10


@pytest.mark.rule("JAG-SETUP-11")
def test_three_objectives_and_none_for_chests_in_basic():
    drawn = [started(2, str(n), mode="basic").data["objectives"] for n in range(60)]
    assert all(len(set(three)) == 3 for three in drawn)
    assert not any("chests" in three for three in drawn)
    assert any("chests" in started(2, str(n)).data["objectives"] for n in range(20))


@pytest.mark.rule("JAG-SETUP-13", "JAG-SETUP-14")
def test_crystals_lie_on_the_pedestals():
    rows = {entry["id"]: entry for entry in SHIPPED["crystal_setup"]}
    for players in (2, 3, 4):
        table = started(players)
        for columns, area in (("abcdefghi", "tiles-1-3"), ("jkl", "tile-4")):
            heap = rows[f"{players}p-{area}"]
            found = crystals(table, columns)
            assert found == {c: heap[c] for c in ("purple", "yellow", "blue", "green")}
        printed = symbols(table)
        for space, lying in table.data["items"].items():
            n = len(lying.get("crystals", []))
            symbol = printed[space]
            assert symbol != "3" or players > 2 or n == 0
            if symbol == "pM":
                assert n == (3 if space[0] in "jkl" else 1)
            elif n:
                assert n == 1
                assert symbol in ("p", "b", "3")


@pytest.mark.rule("JAG-SETUP-15")
def test_map_pieces_lie_on_major_pedestals_and_the_middle_one_of_tile_3_is_empty_with_four():
    for players, _, pairs in SIZES:
        table = started(players)
        printed = symbols(table)
        maps = {space: lying["map"] for space, lying in table.data["items"].items() if "map" in lying}
        assert all(printed[space] == "pM" and space[0] in "abcdefghi" for space in maps)
        assert Counter(piece[0] for piece in maps.values()) == {"d": pairs, "t": pairs}
        majors = sorted((space[1], space) for space, symbol in printed.items() if symbol == "pM" and space[0] in "ghi")
        assert [space in maps for _, space in majors] == ([True, False, True] if players == 4 else [True, True])


@pytest.mark.rule("JAG-SETUP-16", "JAG-SETUP-17")
def test_rituals_lie_on_diamonds_and_beside_open_rows():
    for players in (2, 4):
        table = started(players)
        printed = symbols(table)
        rituals = {space: lying["ritual"] for space, lying in table.data["items"].items() if "ritual" in lying}
        assert set(rituals) == {s for s, symbol in printed.items() if symbol == "D" and s[0] not in "abc"}
        assert all((ritual[0] == "M") == (space[0] in "jkl") for space, ritual in rituals.items())
        assert all(entry["open"] == (entry["ritual"] is not None) for entry in table.data["entries"])
        everything = [*rituals.values(), *[e["ritual"] for e in table.data["entries"] if e["ritual"]]]
        assert len(set(everything)) == len(everything)


@pytest.mark.rule("JAG-SETUP-18", "JAG-SETUP-19", "JAG-SETUP-20", "JAG-AMU-04")
def test_squares_entries_and_exits_differ_between_full_and_basic():
    for players in (2, 4):
        full, basic = started(players), started(players, mode="basic")
        squares = {space for space, symbol in symbols(full).items() if symbol == "S"}
        assert {s for s, lying in full.data["items"].items() if lying.get("chest")} == squares
        amulets = [lying["amulet"] for lying in basic.data["items"].values() if "amulet" in lying]
        assert Counter(amulets) == {"red": 5 if players == 4 else 4, "black": 5 if players == 4 else 4}
        beside = [entry["amulet"] for entry in full.data["entries"] if entry["open"]]
        assert None not in beside
        assert len(set(beside)) == len(beside)
        assert all(entry["amulet"] is None for entry in basic.data["entries"])
        assert None not in full.data["exits"]
        assert len(set(full.data["exits"])) == len(full.data["exits"])
        assert set(basic.data["exits"]) == {None}


@pytest.mark.rule("JAG-SETUP-21")
def test_starting_spaces_are_chosen_in_reverse_order():
    for players in (2, 3, 4):
        table = started(players)
        for seat in reversed(table.data["ranking"]):
            assert (table.question, table.seat) == ("start/choose_start", seat)
            rows = [n + 1 for n, entry in enumerate(table.data["entries"]) if entry["ritual"]]
            assert table.options() == [f"start {row}" for row in rows]
            entry = table.data["entries"][rows[0] - 1]
            before = Counter(table.player(seat)["amulets"])
            table.play(f"start {rows[0]}")
            assert table.player(seat)["rituals"] == [entry["ritual"]]
            assert Counter(table.player(seat)["amulets"]) == before + Counter([entry["amulet"]])
            assert table.player(seat)["place"] == f"before {rows[0]}"
        assert all(entry["ritual"] is None and entry["amulet"] is None for entry in table.data["entries"])
        assert (table.data["round"], table.question) == (1, "trap/choose_trap")


@pytest.mark.rule("JAG-OPT-01", "JAG-OPT-02", "JAG-OPT-05", "JAG-OPT-07", "JAG-OPT-11")
def test_options_fit_the_mode_and_the_players():
    assert jaguar.complete(2, {})["mode"] == "full"
    assert jaguar.complete(1, {})["mode"] == "solo"
    assert jaguar.complete(1, {})["character_assignment"] == "choose"
    assert jaguar.complete(1, {"solo_level": 3})["solo_level"] == 3
    for players, mode in ((1, "full"), (1, "basic"), (2, "solo")):
        with pytest.raises(OptionError, match="JAG-OPT-02"):
            jaguar.complete(players, {"mode": mode})
    for name, value in (("solo_level", 2), ("taming_through_walls", True)):
        with pytest.raises(OptionError, match="JAG-OPT-01"):
            jaguar.complete(2, {name: value})
    for name in ("blue_steer", "full_cursed_action_loss"):
        with pytest.raises(OptionError, match="JAG-OPT-01"):
            jaguar.complete(2, {"mode": "basic", name: True})


@pytest.mark.rule("JAG-OPT-08", "JAG-OPT-09", "JAG-OPT-10")
def test_readings_of_the_rules_have_defaults():
    options = jaguar.complete(2, {})
    assert options["blue_steer"] is False
    assert options["flood_cost"] == "spend"
    assert options["free_take_pouch_ritual"] is True


@pytest.mark.rule("JAG-COMP-01")
def test_the_supply_never_runs_out():
    table = setting([1, 2], people=[{"bag": {"purple": 90}, "amulets": {"red": 90}}])
    assert table.player()["bag"] == {"purple": 90}
