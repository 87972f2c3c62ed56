"""Who knows what (AZT-INF): views, events, and what can be remembered of the deck."""

import json
import random
from typing import Any

import pytest

from antechamber.core.playout import playout
from antechamber.core.title import Options
from antechamber.games.aztec.state import Aztec
from tests.games.aztec.given import CLAIMING, KINDS, PLACING, SHIPPED, Table, aztec, gaining, given, revealed

SECRET: Options = {"artefact_visibility": "secret"}
LASTING = [f"A-{kind}" for kind in KINDS[:9]]
BOX = aztec.parts  # type: ignore[attr-defined]
SERVER_ONLY = ("stack", "chance", "sealed", "reveals", "known")


# ---------------------------------------------------------------- what is open


@pytest.mark.rule("AZT-INF-01")
def test_the_faces_and_copies_of_jewel_cards_are_open_to_all():
    table = given(3)
    for viewer in (0, 1):
        unseen = table.view(viewer)["unseen"]
        assert len(unseen) == 27
        assert sum(face["copies"] for face in unseen) == 42
    assert sum(face["unseen"] for face in table.view(0)["unseen"]) == 42
    assert sum(face["unseen"] for face in table.view(1)["unseen"]) == 41  # one's own card


@pytest.mark.rule("AZT-INF-01")
def test_the_faces_and_copies_of_artefacts_are_open_to_all():
    table = gaining("SUN", "CHEST", "AMULET", options=SECRET).pick("SUN")
    for viewer in (0, 1, 2):
        seen = table.state.view(viewer - 1).table()
        assert isinstance(seen, Aztec)
        assert [int(n) for n in seen.parts.copies] == [entry["copies"] for entry in SHIPPED["artefact"]]
        assert seen.parts.artefacts == 42


@pytest.mark.rule("AZT-INF-01")
def test_a_claim_of_a_face_without_a_copy_left_is_known_to_be_a_lie():
    table = given(3, cards=["RRRR", "BB", "YY"]).claim("BBBB", "RRRR", "YY")
    tokens = {option["text"]: option["preview"] for option in table.view(1)["ask"]["options"]}
    assert tokens["accuse 2"]["lie"]
    assert not tokens["accuse 3"]["lie"]
    others = {option["text"]: option["preview"] for option in table.view(3)["ask"]["options"]}
    assert not others["accuse 2"]["lie"]  # seat 3 has not seen the card


@pytest.mark.rule("AZT-INF-02")
@pytest.mark.rule("AZT-INF-03")
@pytest.mark.rule("AZT-INF-11")
def test_characters_hoards_stones_curses_and_the_size_of_the_deck_are_open_to_all():
    table = given(
        3, start=2, round=3, hoards=["BY", "R", ""], stones=[1, 2, 3], curses=[3, 0, 1], artefacts=[["SUN"], [], []]
    )
    for viewer in (0, 1, 2, 3):
        view = table.view(viewer)
        assert [player["character"] for player in view["players"]] == ["CHARLY", "DARYL", "ELISA"]
        assert view["duos"] == [["blue", "red"], ["yellow", "red"], ["blue", "yellow"]]
        assert [player["hoard"] for player in view["players"]] == [[1, 1, 0], [0, 0, 1], [0, 0, 0]]
        assert [player["stones"] for player in view["players"]] == [1, 2, 3]
        assert view["curses"] == [3, 0, 1]
        assert view["deck"]["size"] == 41
        assert (view["round"], view["start"], view["order"]) == (3, 2, [2, 3, 1])
        assert view["players"][0]["artefacts"] == ["A-SUN"]


@pytest.mark.rule("AZT-INF-10")
def test_all_past_claims_cards_and_tokens_may_be_looked_up():
    table = revealed(3, cards=["RR", "BB", "YY"], claims=["RRRR", "BB", "YY"], tokens=["+2", "-1", "+2"])
    for viewer in (0, 3):
        entries = [row[0] for row in table.view(viewer)["ledger"]]
        assert [entry["claim"] for entry in entries] == ["RRRR", "BB", "YY"]
        assert [entry["card"] for entry in entries] == ["RR", "BB", "YY"]
        assert [entry["verdict"] for entry in entries] == ["caught", "truth", "truth"]
        assert [entry["accusers"] for entry in entries] == [[2], [], []]
        assert [entry["believers"] for entry in entries] == [[], [1, 3], []]
        assert [entry["stones"] for entry in entries] == [1, 0, 0]
        assert [entry["token_stones"] for entry in entries] == [-1, -1, -1]


@pytest.mark.rule("AZT-INF-13")
def test_table_talk_is_outside_the_game():
    for word in ("say", "chat", "talk"):
        assert not [name for name in aztec.book().vocabulary.patterns.values() if name.name == word]


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("AZT-INF-04")
@pytest.mark.rule("AZT-INF-05")
@pytest.mark.parametrize("at", [CLAIMING, PLACING])
def test_a_current_card_is_seen_by_its_owner_only_and_later_ones_by_nobody(at):
    table = given(3, cards=["RR", "BB", "YY"], round=2, at=at)
    for viewer in (0, 1, 2, 3):
        for owner in (1, 2, 3):
            cards = table.view(viewer)["players"][owner - 1]["cards"]
            assert cards[0] is not None
            assert cards[1] == (["RR", "BB", "YY"][owner - 1] if owner == viewer else None)
            assert cards[2:] == [None, None, None]


@pytest.mark.rule("AZT-INF-04")
def test_looking_at_a_card_is_told_to_its_owner_only():
    table = given(3, cards=["RR", "BB", "YY"]).claim("RR", "BB", "YY").token("+2", "+3", "+1")
    for viewer in (1, 2, 3):
        assert [event[:2] for event in table.events("looked", audience=viewer)] == [("looked", viewer)]
    assert table.events("looked", audience=0) == []


@pytest.mark.rule("AZT-OPT-09")
@pytest.mark.rule("AZT-INF-06")
@pytest.mark.parametrize(("locks", "shown"), [("shown", [2, 3]), ("hidden", [2, 3])])
def test_who_has_chosen_knows_it_whatever_the_table_agreed(locks, shown):
    table = given(3, options={"locks": locks}).say(1, "claim BB")
    assert 1 not in table.view(1)["deciding"]
    assert table.view(1)["deciding"] == shown


@pytest.mark.rule("AZT-OPT-09")
@pytest.mark.parametrize(("locks", "deciding"), [("shown", [2, 3]), ("hidden", [1, 2, 3])])
def test_locks_show_who_has_chosen_or_hide_it(locks, deciding):
    table = given(3, options={"locks": locks})
    before = json.dumps(table.view(3))
    table.say(1, "claim BB")
    for viewer in (0, 2, 3):
        assert table.view(viewer)["deciding"] == deciding
    assert (json.dumps(table.view(3)) == before) == (locks == "hidden")
    assert (table.state.view(2).position()["waiting"] == [1, 2, 3]) == (locks == "hidden")
    table.say(2, "claim BB").say(3, "claim BB")
    assert table.question == PLACING


@pytest.mark.rule("AZT-INF-07")
@pytest.mark.rule("AZT-OPT-03")
def test_kept_artefacts_are_open_by_default_and_with_the_option_only_their_number():
    for options in ({}, SECRET):
        table = gaining("SUN", "CHEST", "AMULET", options=options).pick("SUN")
        own = table.view(1)
        other = table.view(2)
        assert own["players"][0]["artefacts"] == ["A-SUN"]
        assert other["players"][0]["artefacts"] == ([] if options else ["A-SUN"])
        assert other["players"][0]["kept"] == 1
        assert own["scores"][0] == sum(own["points"][0].values())
        assert other["scores"][0] == (None if options else own["scores"][0])
        assert (other["points"][0] is None) == bool(options)
        assert other["scores"][1:] == own["scores"][1:]  # nothing of theirs is hidden
        assert None not in other["points"][1:]
        assert own["points"][0]["artefacts"] == 5
        assert other["worth"][0] == ([] if options else [{"artefact": "A-SUN", "points": 5}])
        told = table.events("kept", "kept-secretly", "kept-card", audience=2)
        assert told == ([("kept-secretly", 1)] if options else [("kept", 1, "A-SUN")])
        assert (("kept-card", 1, "A-SUN") in table.events(audience=1)) == bool(options)


@pytest.mark.rule("AZT-INF-07")
def test_points_that_depend_on_secret_artefacts_are_not_given_as_facts():
    table = given(4, artefacts=[["SUN"], ["AMULET"], [], ["CHEST", "SUN"]], stones=[4, 4, 4, 4], options=SECRET)
    known = {0: [3], 1: [1, 3], 2: [2, 3], 3: [3], 4: [3, 4]}
    for viewer, seats in known.items():
        view = table.view(viewer)
        for seat in range(1, 5):
            assert view["scores"][seat - 1] == (table.scores[seat - 1] if seat in seats else None)
            assert (view["points"][seat - 1] is None) == (seat not in seats)


@pytest.mark.rule("AZT-INF-08")
@pytest.mark.rule("AZT-INF-09")
@pytest.mark.parametrize("options", [{}, SECRET], ids=str)
def test_an_immediate_artefact_its_targets_and_results_are_open_to_all(options):
    table = gaining("SUN", "STEAL", "AMULET", options=options, hoards=["", "B", "Y", "R"])
    table.pick("STEAL").play("steal blue from 2", "stop")
    for viewer in (0, 2, 3):
        assert ("played", 1, "A-STEAL") in table.events(audience=viewer)
        assert ("stole", 1, "blue", 2) in table.events(audience=viewer)
        assert table.knows(viewer) == {42: "STEAL"}


@pytest.mark.rule("AZT-INF-12")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_holds_what_belongs_to_the_server(seed):
    dice = random.Random(seed)
    table = Table(aztec.start(4, str(seed), SECRET))
    key = table.data["chance"]["key"]
    while not table.over:
        for viewer in range(5):
            view = table.view(viewer)
            assert not set(SERVER_ONLY) & set(view)
            assert key not in json.dumps(view)
            assert "chance" not in table.state.view(viewer - 1).position()
        table.say(table.seat, dice.choice(table.options()))


# ---------------------------------------------------------------- twins: worlds that differ only in what is hidden


def hidden_cards(data: dict[str, Any], seat: int) -> list[tuple[int, int]]:
    """Owner and round of the Jewel cards that a seat may not know."""
    number = data["round"]
    return [
        (owner, n)
        for owner in range(len(data["players"]))
        for n in range(5)
        if n + 1 > number or (n + 1 == number and owner + 1 not in data["revealed"] and owner != seat)
    ]


def twin(dice: random.Random, data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same game, but all that a seat may not know is dealt anew, and others have sealed something else."""
    data = json.loads(json.dumps(data))
    places = hidden_cards(data, seat)
    faces = [aztec.book().vocabulary.patterns[3].domains["jewels"].word(int(card)) for card in BOX.cards]
    for owner, player in enumerate(data["players"]):
        for n, card in enumerate(player["cards"]):
            if (owner, n) not in places:
                faces.remove(card)
    dice.shuffle(faces)
    for owner, n in places:
        data["players"][owner]["cards"][n] = faces.pop()
    unknown = [i for i, who in enumerate(data["known"]) if who != ["all"] and seat + 1 not in who]
    keepers = []
    if data["options"]["artefact_visibility"] == "secret" and "winners" not in data:
        keepers = [(s, i) for s, p in enumerate(data["players"]) if s != seat for i in range(len(p["artefacts"]))]
    left = [data["deck"][i] for i in unknown] + [data["players"][s]["artefacts"][i] for s, i in keepers]
    dice.shuffle(left)
    for s, i in keepers:
        card = next(card for card in left if card in LASTING)
        left.remove(card)
        data["players"][s]["artefacts"][i] = card
    for s in {s for s, _ in keepers}:
        data["players"][s]["artefacts"].sort(key=LASTING.index)
    for i in unknown:
        data["deck"][i] = left.pop()
    for name in data.get("sealed", {}):
        if int(name) != seat + 1:
            data["sealed"][name] = dice.choice(others_may(data, int(name)))
    return data


def others_may(data: dict[str, Any], seat: int) -> list[str]:
    """What a seat may have sealed, in notation."""
    open_table = aztec.load({name: value for name, value in data.items() if name != "sealed"})
    return [aztec.book().vocabulary.text(option) for option in open_table.legal(seat - 1)]


@pytest.mark.deep
@pytest.mark.rule("AZT-INF-04")
@pytest.mark.rule("AZT-INF-05")
@pytest.mark.rule("AZT-INF-07")
@pytest.mark.rule("AZT-INF-08")
@pytest.mark.rule("AZT-INF-12")
@pytest.mark.parametrize("options", [{}, SECRET, {"character_assignment": "choice", **SECRET}], ids=str)
def test_a_view_is_the_same_whatever_the_hidden_cards_are(options, pytestconfig):
    """Neither scores, points, ledger, counts of unseen cards nor options tell; nor does what a bot may search."""
    asked = set()
    sealed = 0
    for n in range(60 * (50 if pytestconfig.getoption("--deep") else 1)):
        dice = random.Random(f"twin {n} {options}")
        players = dice.choice([3, 4, 6])
        g = aztec.start(players, str(n), options)
        playout(g, n + 1, dice.randrange(140))
        data = g.to_data()
        asked.add(g.question())
        plain = aztec.load(data)
        for seat in range(-1, players):
            changed = twin(dice, data, seat)
            sealed += changed.get("sealed") != data.get("sealed")
            other = aztec.load(changed)
            assert json.dumps(other.view(seat).detail()) == json.dumps(plain.view(seat).detail())
            assert json.dumps(other.view(seat).position()) == json.dumps(plain.view(seat).position())
            assert other.view(seat).legal() == plain.view(seat).legal()
    assert {CLAIMING, PLACING, "gain/choose_artefact"} <= asked
    assert [name for name in asked if name.startswith(("steal", "take", "trade", "scapegoat"))]
    assert sealed > 20


# ---------------------------------------------------------------- the memory of the deck


def knowing(seats_of, *deck, **more):
    """Seat 1 gains from these cards; `seats_of` says who knows which of them already."""
    known = [*seats_of, *[[]] * (42 - len(seats_of))]
    return gaining(*deck, known=known, **more)


def bottom(table, seat):
    """What a seat knows of the last two cards of the deck."""
    size = len(table.deck)
    return [table.knows(seat).get(size - 1), table.knows(seat).get(size)]


@pytest.mark.rule("AZT-INF-08")
@pytest.mark.rule("AZT-INF-11")
@pytest.mark.rule("AZT-INF-14")
@pytest.mark.parametrize("options", [{}, SECRET], ids=str)
def test_who_gains_knows_where_the_two_others_lie_and_nobody_else_does(options):
    table = gaining("SUN", "CHEST", "AMULET", options=options).pick("CHEST")
    assert bottom(table, 1) == ["SUN", "AMULET"]
    for viewer in (0, 2, 3, 4):
        assert bottom(table, viewer) == [None, None]


@pytest.mark.rule("AZT-INF-08")
@pytest.mark.rule("AZT-INF-14")
def test_an_immediate_card_lies_below_them_for_all_to_know():
    table = gaining("SUN", "PURIFY", "AMULET").pick("PURIFY")
    assert table.knows(1) == {40: "SUN", 41: "AMULET", 42: "PURIFY"}
    for viewer in (0, 2, 3, 4):
        assert table.knows(viewer) == {42: "PURIFY"}
    places = {place: who for place, _, who in table.view(1)["deck"]["seen"]}
    assert places == {40: [1], 41: [1], 42: ["all"]}


@pytest.mark.rule("AZT-INF-14")
def test_known_cards_move_up_as_cards_above_them_are_drawn():
    table = knowing([[], [], [], [], [2], ["all"]], "SUN", "CHEST", "AMULET", "TRIPLE-B", "TAKE", "TRADE").pick("SUN")
    assert table.knows(2) == {2: "TAKE", 3: "TRADE"}
    assert table.knows(3) == {3: "TRADE"}


@pytest.mark.rule("AZT-INF-14")
@pytest.mark.parametrize(
    ("who", "deck", "taken", "options", "remembered"),
    [
        # all three known to seat 2, and the card taken is shown
        ([[2], [2], [2]], ["SUN", "CHEST", "AMULET"], "CHEST", {}, ["SUN", "AMULET"]),
        # the first two are the same: whichever was taken, the same remain
        ([[2], [2], [2]], ["SUN", "SUN", "CHEST"], "SUN", {}, ["SUN", "CHEST"]),
        # two copies with another between them: what was first is uncertain
        ([[2], [2], [2]], ["SUN", "CHEST", "SUN"], "SUN", {}, [None, None]),
        # only the first was known, and another kind was taken: it lies higher
        ([[2], [], []], ["SUN", "CHEST", "AMULET"], "CHEST", {}, ["SUN", None]),
        # only the first was known, and one of its kind was taken: perhaps it, perhaps not
        ([[2], [], []], ["SUN", "CHEST", "AMULET"], "SUN", {}, [None, None]),
        # the last was known, and another kind was taken: it lies lower
        ([[], [], [2]], ["SUN", "CHEST", "AMULET"], "CHEST", {}, [None, "AMULET"]),
        # in the middle: higher or lower, depending on what was taken
        ([[], [2], []], ["SUN", "CHEST", "AMULET"], "AMULET", {}, [None, None]),
        # known to all
        ([["all"], ["all"], ["all"]], ["SUN", "CHEST", "AMULET"], "SUN", {}, ["CHEST", "AMULET"]),
        # kept in secret: only one of the three can be kept
        ([[2], [2], [2]], ["TAKE", "SUN", "TRADE"], "SUN", SECRET, ["TAKE", "TRADE"]),
        # kept in secret: two could be, and the third is certain to lie lower
        ([[2], [2], [2]], ["SUN", "CHEST", "TRADE"], "SUN", SECRET, [None, "TRADE"]),
        # kept in secret, all could be
        ([[2], [2], [2]], ["SUN", "CHEST", "AMULET"], "SUN", SECRET, [None, None]),
        # kept in secret: an immediate card known to lie first stays first
        ([[2], [], []], ["TAKE", "CHEST", "AMULET"], "CHEST", SECRET, ["TAKE", None]),
    ],
)  # fmt: skip
def test_who_knew_some_of_the_cards_remembers_what_is_certain(who, deck, taken, options, remembered):
    table = knowing(who, *deck, options=options).pick(taken)
    assert bottom(table, 2) == remembered
    assert bottom(table, 3) == (remembered if who[0] == ["all"] else [None, None])
    assert bottom(table, 1) == [card for i, card in enumerate(deck) if i != deck.index(taken)]


@pytest.mark.rule("AZT-INF-14")
def test_what_is_remembered_is_true_over_whole_games():
    for seed in range(4):
        dice = random.Random(seed)
        options = SECRET if seed % 2 else {}
        table = Table(aztec.start(4, str(seed), options))
        seen = 0
        while not table.over:
            for viewer in range(5):
                for place, card in table.knows(viewer).items():
                    assert table.deck[place - 1] == card
                    assert table.knows(0).get(place, card) == card
                    seen += 1
            table.say(table.seat, dice.choice(table.options()))
        assert seen > 100
