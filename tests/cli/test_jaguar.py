"""Shards of the Jaguar in the terminal: the temple in characters, tokens that stay secret, words for everything."""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import deepcopy
from itertools import product
from typing import Any

import pytest
from rich.console import Console

from antechamber.cli.boards import board_for
from antechamber.cli.play import Session
from antechamber.games.jaguar.loader import read_components
from antechamber.games.jaguar.title import JaguarTitle
from antechamber.match import Match, Player, Seat
from antechamber.messages import LANGUAGES, messages
from tests.cli.terminal import Terminal
from tests.games.jaguar.given import (
    SHIPPED,
    THREE,
    Table,
    acting,
    activating,
    ending_round,
    given,
    jaguar,
    keela,
    levels,
    setting,
    started,
    taming,
)

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
CODES = re.compile(  # what is not for people; e1 to e6 and j1 to j6 are spaces too
    r"[{}]|\b[a-z]+_[a-z]+\b|\b[mMct]\d\d\b|\b[dt]\d[ab]\b|\bj\dw\b|\be[78]\b|\bbefore \d|None"
)


def drawn(table: Table, seat: int = 1, width: int = 100) -> list[str]:
    """The table as the terminal draws it for a seat; 0 is a spectator."""
    board = board_for(jaguar, messages(), NAMES[: table.state.seats])
    return board.table(table.state.view(seat - 1), max(seat - 1, 0), width, 40).plain.splitlines()


def told(table: Table, seat: int = 1) -> str:
    """The same in one line."""
    return " ".join(" ".join(drawn(table, seat)).split())


def benched(table: Table) -> str:
    """What the terminal draws for a question in the middle of a turn."""
    board = board_for(jaguar, messages(), NAMES[: table.state.seats])
    bench = board.bench(table.state.view(table.seat - 1), table.seat - 1, 100)
    assert bench is not None
    return bench.plain


def labels(table: Table) -> list[str]:
    """The options of the seat that is asked, as the terminal lists them."""
    board = board_for(jaguar, messages(), NAMES[: table.state.seats])
    view = table.state.view(table.seat - 1)
    asked: Any = view.detail()["ask"]
    return [board.label(view, table.seat - 1, option) for option in asked["options"]]


def session(table: Table) -> Session:
    """The table in a terminal."""
    g = table.state
    match = Match(jaguar, int(g.seats), seats=[Player(name) for name in NAMES[: g.seats]])
    match.state = g
    return Session(match, None, Console(quiet=True), input, "en", True)


def asked(table: Table) -> str:
    """The question of the moment."""
    return session(table).question(Seat(table.seat - 1))


def summed(table: Table) -> list[str]:
    """What has happened, as the terminal sums it up."""
    told = session(table)
    return told.teller.summary(table.state.events, told.board.quiet, Seat(0))


def explained(table: Table, text: str) -> list[str]:
    """What the terminal says of an option beside its rule."""
    board = board_for(jaguar, messages(), NAMES[: table.state.seats])
    view = table.state.view(table.seat - 1)
    asked: Any = view.detail()["ask"]
    option = next(option for option in asked["options"] if option["text"] == text)
    return board.explain(view, table.seat - 1, option)


def test_the_jaguar_has_a_line_of_its_own():
    table = acting("a3", points=0, players=1, solo={"jaguar": "c3", "shown": ["j2w", "j5"]})
    while not table.events("jaguar-struck"):
        table.play(table.options()[-1])
    told = summed(table)
    went = told.index("The Jaguar: went to c4, went to b4, went to a4, went to a3.")  # a trap has hit: the higher token
    assert told[went + 1].startswith("Ana: was struck by the Jaguar, suffered 6 damage")


@pytest.mark.rule("JAG-S-ACT-02")
def test_a_step_into_the_jaguar_is_marked():
    table = acting("b5", players=1, solo={"jaguar": "c5"})
    told = session(table)
    view = table.state.view(0)
    labels = {option["text"]: told.board.label(view, 0, option) for option in told.options(Seat(0))}
    assert labels["move right"].endswith("c5!")
    assert not labels["move left"].endswith("!")


# ---------------------------------------------------------------- the temple


def test_a_statue_at_a_wall_is_drawn_beside_it():
    data = deepcopy(SHIPPED)
    for tile in data["tile"]:
        tile["h_walls"][1], tile["h_guards"][0] = "y..", "s.."
        tile["v_walls"][0], tile["v_guards"][0] = ".r..", "z."
    owned = JaguarTitle(read_components(data, "components.toml"))
    board = board_for(owned, messages(), NAMES[:2])
    lines = board.table(owned.start(2, "seed").view(0), 0, 100, 40).plain.splitlines()
    assert lines[3][10:11] + lines[4][10:11] == "rz", "between a1 and b1: the wall above, the claws below"
    assert lines[5].startswith("   ·ψsy───·"), "below a1"


def test_the_temple_is_drawn_with_floors_walls_statues_pawns_and_what_lies_there():
    items: dict[str, Any] = {
        "a1": {"crystals": ["purple"]}, "b3": {"crystals": ["blue"]}, "b2": {"crystals": ["green"], "map": "t3a"},
        "e1": {"ritual": "m01"}, "c3": {"chest": True}, "d2": {"map": "d2b"}, "j1": {"ritual": "M01"},
        "j2": {"crystals": ["purple", "yellow", "blue"]},
    }  # fmt: skip
    table = given("round/end_round", places=["a1", "a1"], people=[{"door": ["c1", "e1"]}], items=items)
    lines = drawn(table)
    assert lines[1].split() == list("abcdefghijkl")
    assert lines[2].startswith("   ·──b───·──r───·──r───·"), "walls along the edge, with their colour"
    assert lines[3].startswith("1    bAB  ψ y    │ r∩A "), "floors, pawns, a statue, a wall, a door"
    assert lines[4].startswith("       P  g      b      ┊        (PY) b "), (
        "below: claws, the colour of the wall, items"
    )
    assert lines[5].startswith("   ·      ·──y───·      ·")
    assert "G▲3" in lines[7]
    assert "●2" in lines[7]
    assert "PYB" in lines[7]
    assert "(PYB)" in lines[4]
    assert "  B+ " in lines[10], "on a blessed pedestal"
    assert "▣" in lines[10]
    assert lines[12].startswith("4  │ r    ψ b    ψ y    │ "), "a wall before row 4; statues to both sides of b4"


def test_where_tiles_meet_the_walls_of_both_are_shown():
    seen = set()
    for seed in range(12):
        table = started(2, f"walls {seed}", tile_rotation=True)
        tiles = table.view(1)["board"]["tiles"]
        lines = drawn(table)
        for left, y in product(range(2), range(5)):
            walls = (tiles[left]["v_walls"][y][-1] + tiles[left + 1]["v_walls"][y][0]).strip(".")
            above, below = (line[24 + 21 * left] for line in lines[3 + 3 * y : 5 + 3 * y])
            assert above + below == (walls.rjust(2, "│") if walls else "┊┊")
            seen.add(len(walls))
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(("number", "ends"), [(1, False), (7, True)])
def test_the_heart_wall_stands_before_the_last_tile_or_behind_it(number, ends):
    lines = drawn(given("round/end_round", round=number))[2:18]
    assert all(line.endswith("█") == ends for line in lines)
    assert {line.index("█") for line in lines} == {lines[0].index("█")}
    assert (lines[0].index("█") < 70) == (not ends)


def test_the_heart_wall_is_gone_in_the_escape():
    table = given([{"at": "escaping/open_exits"}], round=8, places=["l1", "l2"])
    assert not any("█" in line for line in drawn(table))
    assert "Exits 1: ◆P · 2: 1 glory · 3: 2 curses less · 4: ◆Y · 5: ◆B" in told(table)
    assert "Ana: 4 steps left" in told(table)
    assert "right → exit 1" in labels(table)


def test_four_players_have_six_rows():
    table = given("round/end_round", players=4, places=["a6", "b6", "c6", "d6"])
    assert drawn(table)[18].startswith("6    ")
    assert len(re.findall("[ABCD]", drawn(table)[18])) == 4


@pytest.mark.parametrize("width", [80, 100, 120])
def test_four_pawns_on_one_space_are_all_seen(width):
    lines = drawn(given("round/end_round", players=4, places=["b6"] * 4), width=width)
    assert "ABCD" in lines[18]


def test_pawns_wait_before_their_rows():
    lines = drawn(setting([1, 2], places=["before 2", "before 5"]))
    assert lines[6].startswith("2 A")
    assert lines[15].startswith("5 B")
    assert "(A) Ana Fenn · before row 2" in " ".join(" ".join(lines).split())


# ---------------------------------------------------------------- secrets


def test_a_token_is_shown_to_its_owner_only():
    table = acting(traps={"gas": (1, "floor_blue"), "darts": (2, "wall_red"), "flood": 2})
    assert "Poisonous gas: (A) blue floors → Darts: (B) token hidden → Guards –" in told(table, 1)
    assert "Poisonous gas: (A) token hidden → Darts: (B) red walls → Guards –" in told(table, 2)
    assert "Poisonous gas: (A) token hidden → Darts: (B) token hidden → Guards –" in told(table, 0)
    assert "→ Flood: (B)" in told(table, 1)


def test_only_known_tokens_mark_the_spaces_they_strike():
    table = acting("a1", traps={"gas": (1, "floor_blue")})
    assert drawn(table, 1)[3].startswith("1    bA  !ψ y    ")
    assert not any("!" in line for line in drawn(table, 2))
    assert not any("!" in line for line in drawn(table, 0))


def test_a_token_that_was_turned_up_is_shown_to_all():
    table = given("round/activate_flood", traps={"gas": (1, "floor_blue"), "flood": 1})
    assert all("Poisonous gas: (A) blue floors" in told(table, seat) for seat in (0, 1, 2))
    assert not any("!" in line for line in drawn(table)), "it does not strike again"


def test_while_a_token_is_chosen_its_trap_waits_for_it():
    table = setting([1, 2]).play("set gas")
    assert "Poisonous gas: (A) … → Darts" in " ".join(benched(table).split())


# ---------------------------------------------------------------- tracks and players


def test_the_tracks_tell_who_is_where_and_what_lies_there():
    table = setting(
        [2, 1, {"seat": 1, "amulet": True}], round=3, ranking=[2, 1], checkpoint_crystals=["blue"],
        people=[{**keela(), "glory": 5}, {"glory": 2, "checkpoints": [3]}], hearts_taken=0,
    )  # fmt: skip
    said = told(table)
    assert "Round 3 of 8 · setting traps Heart shards left: 3" in said
    assert "Order 1 (B) 2 (A) · still to set: (B) (A) (A)◇Y" in said
    assert "Glory 2 (B) · 5 (A) checkpoint 1 ◆B · 8 checkpoint 2 · 11 checkpoint 3 ◆Y◆B◆G" in said
    assert "Order 1 (B) 2 (A) · actions: (B) (A)" in told(acting(ranking=[2, 1]))


def test_objectives_tell_their_worth_and_who_marked_them():
    marked = {"health": 12, "objectives": ["health"], "checkpoints": [2]}
    table = given("round/end_round", people=[marked, {"glory": 4, "health": 9}])
    assert "Objectives Health ●(A) 12 (B) 9 · Map pieces (A) 4 (B) 4 · Glory (A) 8 (B) 12" in told(table)


def test_a_player_has_lines_for_all_that_belongs_to_one():
    person = {
        "health": 5, "curse": 6, "glory": 2, "amulets": {"red": 1, "white": 2}, "bag": {"purple": 1, "green": 2},
        "rituals": ["m01"], "maps": ["d1a", "t2a"], "used_maps": ["d3a", "t3a"],
        "chests": ["c01", "c02"], "hearts": 1, "levels": levels("level_up", "m02", pending=1), "lying": True,
        "door": ["a1", "c2"],
    }  # fmt: skip
    lies = {"full_cursed_action_loss": True}
    said = told(acting("b5", people=[person], hearts_taken=1, round=7, options=lies))
    assert "Ana: 4 action points left" in said
    assert re.search(r"▸\(A\) Ana Fenn · b5 · health 5 · curse 6 CURSED · glory 2 · honour \d+ · lying down", said)
    assert "bag ◆P◆G◆G · incorporated ◆P◆B · pouch ◇R ◇W ◇W (PY) · maps ●1 ▲2 · used maps ●3 ▲3" in said
    assert "chests 2 · Heart shards 1 · door a1–c2 · levels 2 (waiting: 1)" in said
    assert said.count("CURSED") == 1


def test_the_shield_is_told_with_its_trap():
    akhel = {"character": "akhel", "levels": THREE}
    table = acting(traps={"darts": (2, "wall_red")}, shield="darts", people=[akhel])
    assert "Darts: (B) token hidden, Shield" in told(table)


def test_before_the_start_the_entrances_show_what_lies_there():
    table = started(2)
    said = told(table)
    assert re.search(r"Round 0 of 8 · setting up", said)
    for y, entry in enumerate(table.view(1)["entries"], 1):
        assert bool(re.search(rf"Entrances .*\b{y}: \([PYBG]{{2}}\) ◇[RKGYBW]", said)) == (entry["ritual"] is not None)


# ---------------------------------------------------------------- solo


def test_solo_shows_the_jaguar_its_tokens_and_what_a_victory_needs():
    faces = {"gas": {"token": "floor_red", "face_up": ["floor_red"]}, "darts": {"face_up": ["wall_blue"]}}
    solo = {"jaguar": "b1", "shown": ["j4", "j2w"], "blues": 2, "taming_taken": ["t09"]}
    table = acting("b5", players=1, traps=faces, solo=solo, people=[{"hearts": 1}], hearts_taken=1, round=7)
    assert drawn(table)[3].startswith("1    b    ψ yJag ")
    said = told(table)
    assert "Poisonous gas: (Temple) red floors → Darts: (Temple) token hidden, not blue walls" in said
    assert "→ Guards: (Temple) token hidden" in said
    assert "Jaguar on b1 · 2 steps through walls; 4 steps if a trap of the Temple hits you" in said
    assert "blue crystals eaten: 2" in said
    assert "Taming tokens left: 9 · used: 2 free steps" in said
    assert "To win leave the temple alive · level 0 of 3 · Heart shards 1 of 1" in said
    assert "Map pieces (A) 12 of 20" in said


def test_taming_tokens_say_what_they_bring():
    table = taming(["t01", "t09"]).play("tame")
    assert sorted(labels(table)) == ["Taming token (2 free steps)", "Taming token (a crystal)"]
    assert "face up: a crystal, 2 free steps" in told(table)


@pytest.mark.rule("JAG-S-SET-01")
def test_solo_asks_for_a_trap_in_its_own_words_and_says_what_a_no_means():
    table = acting(players=1, solo={"activators": 1}).play("end")
    assert table.question == "trap/choose_trap"
    assert labels(table)[-1] == "set no trap"
    assert asked(table) == "Ana: you may set a trap of your own. One that harms is not the Temple’s in this round."
    assert asked(table.play("set gas")).startswith("Ana: choose the token of your trap. It is turned up after")
    together = asked(setting([1, 2]))
    assert together == "Ana: choose a trap for your activator. The further left, the earlier you act."


@pytest.mark.rule("JAG-S-REF-01")
def test_a_new_round_tells_of_the_order_track_only_where_there_is_one():
    for players, said in [(1, "Round 2 began."), (2, "Round 2 began. First on the Order track: Ana.")]:
        table = acting("c5", players=players)
        while not table.events("round-began"):
            table.play(table.options()[-1])
        assert said in summed(table)
        assert len(table.events("order-set")) == (0 if players == 1 else 2)


@pytest.mark.rule("JAG-S-END-01", "JAG-S-END-02")
def test_a_lost_game_says_why():
    board = board_for(jaguar, messages(), NAMES[:1])
    struck = acting(players=1, solo={"jaguar": "c5"}, people=[{"health": 4}]).play("move right")
    assert "Ana lost: no health was left." in summed(struck)
    assert board.why_lost(struck.state.view(-1)) == (
        "Ana lost: without health the game is over at once (JAG-S-END-01)."
    )
    inside = given(
        "solo-round/end_solo_round", players=1, places=["l1"], round=8, people=[{"hearts": 1}], hearts_taken=1
    )
    assert "Ana lost: the temple was not left in time." in summed(inside.play("end"))
    assert board.why_lost(inside.state.view(-1)) == (
        "Ana lost. Still missing: leave the temple alive, level 0 of 3, "
        "marked Objectives at their target 0 of 1 (JAG-S-END-02)."
    )


# ---------------------------------------------------------------- options


def test_pieces_are_called_by_what_is_on_them():
    opened = acting("b5", items={"b5": {"chest": True}}).play("take-chest")
    chest = opened.view(1)["players"][0]["chests"][0]
    amulets = next(one["amulets"] for one in SHIPPED["chest"] if one["id"] == chest)
    letters = {"red": "R", "black": "K", "green": "G", "yellow": "Y", "blue": "B", "white": "W"}
    assert f"Ana: opened a chest ({' '.join(f'◇{letters[one]}' for one in amulets)})." in summed(opened)
    tamed = taming(["t01", "t09"]).play("tame", "keep-token t09")
    assert "took the Taming token (2 free steps)" in " ".join(summed(tamed))
    person = {"bag": {"purple": 1, "yellow": 1}, "rituals": ["m01"]}
    performed = acting("b5", people=[person]).play("perform m01")
    assert "Ana: performed Minor ritual (PY)" in " ".join(summed(performed))
    elsewhere = acting("b5")
    reason = jaguar.why_not(elsewhere.state.view(0), "perform m01")
    assert reason
    said = session(elsewhere).teller.problem(reason)
    assert said == "Minor ritual (PY) is neither on your space nor in your pouch."


@pytest.mark.rule("JAG-DOOR-01")
def test_the_reach_of_a_secret_door_is_that_of_the_box(monkeypatch):
    monkeypatch.setattr(started(2).state.parts, "door_distance", 5)
    table = activating({"secret_door": 1}, places=["a1", "b5"]).play("place c3")
    assert asked(table) == "Ana: choose a space for the other marker, up to 5 spaces away."


def test_a_row_is_chosen_by_its_number():
    table = started(2)
    board = board_for(jaguar, messages(), NAMES[:2])
    asked: Any = table.state.view(table.seat - 1).detail()["ask"]
    assert board.numbers(asked["options"]) == [option["row"] for option in asked["options"]]


def test_options_say_where_they_lead_and_what_they_bring():
    person = {"bag": {"purple": 1, "yellow": 1}, "rituals": ["m01"], "health": 9}
    said = labels(acting("b5", people=[person], traps={"gas": (1, "floor_yellow")}))
    assert {"left → a5!", "right → c5", "heal (health +1)", "run (7 steps)", "Minor ritual (PY)"} <= set(said)


def test_a_character_says_what_it_can_do_unless_it_is_only_a_colour():
    table = started(1)
    assert labels(table) == ["Fenn (Jump, ◇W)", "Akhel (Shield, ◇R)", "Keela (Hunt, ◇Y)", "Nerys (Wave, ◇B)"]
    assert explained(table, "play fenn")[0].startswith("For a green amulet, 2 spaces")
    colours = started(2, mode="basic", character_assignment="choose")
    assert labels(colours)[0] == "Fenn"
    assert explained(colours, "play fenn") == []


def test_a_token_says_how_many_spaces_it_strikes_and_who_is_there():
    table = setting([1, 2], places=["a1", "a3"]).play("set gas")
    assert labels(table)[0] == "blue floors (20 spaces: Ana, Ben)"
    assert explained(table, "choose floor_blue")[0].startswith("It strikes a1, ")


def test_what_a_trap_costs_is_told_before_one_chooses():
    table = activating({"guards": (1, "claw_gold")}, places=["i5", "b5"], people=[{}, {"bag": {"blue": 1}}])
    assert labels(table) == ["blue crystal", "take the damage (health −4)"]


def test_traps_amulets_and_objectives_are_explained():
    assert explained(setting([1, 2]), "set gas") == ["Whoever is hit loses 1 health and gets 2 curses."]
    table = acting(people=[{"amulets": {"red": 1}, "health": 3}])
    assert explained(table, "use red") == ["Heals 4, in your own turn."]


def test_a_small_question_is_asked_without_the_temple():
    table = activating({"guards": (1, "claw_gold")}, places=["i5", "b5"], people=[{}, {"bag": {"blue": 1}}])
    assert "ψ" not in benched(table)
    assert "(B) Ben" in benched(table)
    assert "ψ" in benched(acting())


# ---------------------------------------------------------------- a whole game


def terminal(players: int, language: str = "en", look: Iterable[str] = (), **options: Any) -> Terminal:
    return Terminal(jaguar, NAMES[:players], language, look, **options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"mode": "basic", "character_assignment": "choose"}), (3, {"blue_steer": True})],
)
def test_a_game_is_told_in_words_from_the_first_question_to_the_final_table(language, players, options):
    shown = terminal(players, language, ["?", "? 1", "w", "l 99", "h", "b", ""], **options).play()
    notation = messages(language).text("play-notation", notation="")
    typed_or_quoted = re.compile(rf"^(\w+>|{notation}).*$|[“„«][^”»]*[”»]", re.MULTILINE)
    assert [line for line in typed_or_quoted.sub("", shown).splitlines() if CODES.search(line)] == []


@pytest.mark.parametrize("players", [1, 4])
def test_the_table_fits_a_small_terminal(players):
    assert max(len(line) for line in terminal(players).play().splitlines()) <= 80


def test_the_final_table_adds_up_for_every_player():
    shown = terminal(3)
    end = shown.play().rpartition("The game is over.")[2]
    for seat, name in enumerate(NAMES[:3]):
        row = re.search(name + r" +(-?\d+)" * 8, end)
        assert row
        *parts, total = map(int, row.groups())
        assert sum(parts) == total == shown.match.state.scores()[seat]


@pytest.mark.parametrize(
    ("people", "said"),
    [
        ([{"health": 4}, {}], ""),
        ([{"hearts": 1}, {"glory": 6}], "Equal honour: Ben won with 6 glory."),
        ([{"curse": 1}, {"curse": 2}], "Equal honour and glory: Ana won with a curse of 1."),
        ([{"health": 5}, {"health": 6}], "Equal honour, glory and curses: Ben won with 6 health."),
        ([{}, {}], "Equal honour, glory, curses and health: Ana and Ben shared the victory."),
    ],
)
def test_a_tie_is_explained_by_what_broke_it(people, said):
    taken = sum(person.get("hearts", 0) for person in people)
    table = ending_round(mode="basic", round=8, people=people, hearts_taken=taken)
    board = board_for(jaguar, messages(), NAMES[:2])
    assert table.over
    assert board.tie_break(table.state.view(-1)) == said
