"""Games that were recorded once are replayed to the same positions. The first that differs is named by its number."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from antechamber.library import slugs, title
from antechamber.match import LogError, Match

FOLDER = Path(__file__).parent.parent / "recorded"
FILES = sorted(FOLDER.glob("*.jsonl.gz"))
FEWEST = 20


def logs(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_recorded_games_are_played_again_to_the_same_keys(path):
    games = logs(path)
    assert len(games) >= FEWEST
    for number, log in enumerate(games, start=1):
        try:
            match = Match.from_log(title(log["game"]), log)
        except LogError as error:
            pytest.fail(f"game {number} of {path.name}: {error}")
        assert match.over, f"game {number} of {path.name} does not end"


def test_every_title_and_every_number_of_players_is_recorded():
    seen = {(log["game"], log["players"]) for path in FILES for log in logs(path)}
    assert seen == {(slug, players) for slug in slugs() for players in title(slug).players}


def test_a_game_that_goes_another_way_is_told_by_the_number_of_its_answer():
    log = logs(FILES[0])[0]
    log["log"][7]["key"] = "0000000000"
    with pytest.raises(LogError, match="log entry 8: the game diverges here"):
        Match.from_log(title(log["game"]), log)
