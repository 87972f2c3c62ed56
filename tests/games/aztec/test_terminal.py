"""What the table in the terminal lists and says (AZT-INF-01, AZT-SCO-07)."""

import re

import pytest

from antechamber.games.aztec.board.drawing import AztecBoard
from antechamber.messages import LANGUAGES, messages
from tests.games.aztec.given import SHIPPED, aztec, final, gaining, given

NAMES = ["Ana", "Bruno", "Chloé"]
FACES = {entry["id"].removeprefix("J-"): entry["copies"] for entry in SHIPPED["jewel_card"]}
FACE = re.compile(r"((?:◆B|●Y|▲R){2,})(?:×(\d+))?")


def board(language="en"):
    return AztecBoard(aztec, messages(language), NAMES)


def faces(text):
    """The Jewel cards that a text lists, and how many of each."""
    return {re.sub("[◆●▲]", "", face): int(number or 1) for face, number in FACE.findall(text)}


@pytest.mark.rule("AZT-INF-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_lists_all_jewel_cards_and_artefacts_with_their_copies(language):
    legend = board(language).legend()
    assert faces(legend) == FACES
    words = messages(language)
    for entry in SHIPPED["artefact"]:
        name = words.text(f"aztec-artefact-{entry['id']}")
        assert re.search(rf"^  {entry['copies']} × {name}\s?: \S", legend, re.MULTILINE), name


@pytest.mark.rule("AZT-INF-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_lists_the_jewel_cards_that_a_player_has_not_seen(language):
    table = given(3, cards=["RRRR", "BB", "YY"])
    for seat, card in enumerate(["RRRR", "BB", "YY"]):
        shown = board(language).table(table.state.view(seat), seat, 80, 24).plain
        heading = messages(language).text("aztec-board-not-seen")
        left = {face: copies - (face == card) for face, copies in FACES.items()}
        assert faces(shown.partition(heading)[2]) == {face: n for face, n in left.items() if n}
        assert max(map(len, shown.splitlines())) <= 80
    spectator = board().table(table.state.view(-1), 0, 80, 24).plain
    assert "not seen" not in spectator


@pytest.mark.rule("AZT-SCO-07")
@pytest.mark.parametrize(
    ("stones", "said"),
    [
        ([1, 1, 4], "Tied on points; Ana and Bruno had the fewest cursed stones (1) and share the victory."),
        ([1, 2, 4], "Tied on points; Ana had fewer cursed stones (1)."),
        ([4, 4, 4], "Tied on points and cursed stones; the victory is shared."),
    ],
)
def test_the_end_says_what_broke_a_tie(stones, said):
    lost = [0, 1, 2, 3, 5]
    hoards = ["B" * lost[n] + "R" * lost[n] if seat == 0 else "" for seat, n in enumerate(stones)]
    hoards[1] = "Y" * lost[stones[1]] + "R" * lost[stones[1]]
    hoards[2] = "B" * lost[stones[2]] + "Y" * lost[stones[2]]
    table = final(hoards, stones=stones)
    assert table.scores == [0, 0, 0]
    assert board().tie_break(table.state.view(-1)) == said
    for language in LANGUAGES:
        told = board(language).tie_break(table.state.view(-1))
        winners = table.winners if len(table.winners) < 3 else []
        assert [name for name in NAMES if name in told] == [NAMES[seat - 1] for seat in winners]


@pytest.mark.rule("AZT-FX-13")
@pytest.mark.parametrize(
    ("hoards", "number"), [(["", "B", "", ""], "1 opponent."), (["", "B", "Y", ""], "2 opponents.")]
)
def test_who_steals_is_not_asked_about_more_opponents_than_can_be_robbed(hoards, number):
    table = gaining("STEAL", hoards=hoards)
    table.pick("STEAL")
    ask = table.view(1)["ask"]
    assert number in messages("en").text("aztec-ask-steal-choose_theft", name="Ana", number=ask["number"])
