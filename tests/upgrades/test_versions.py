"""Games of older rules versions replay as they did, but for those that a change touches: those up to the entry, and
with the reason. Each folder has the games that were recorded with a version of a title, before they were recorded anew.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from antechamber.library import title
from antechamber.match import LogError, Match

FILES = sorted(Path(__file__).parent.joinpath("recorded").glob("*/*.jsonl.gz"))
# By file, the games that a change touches, counted from 1, with the first entry that differs.
TOUCHED: dict[str, dict[int, int]] = {}


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.name.partition('.')[0]}"


def logs(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_games_of_an_older_version_replay_or_are_known_to_be_touched(file: Path) -> None:
    slug, _, version = file.parent.name.rpartition("-")
    assert int(version) < title(slug).rules_version
    touched: dict[int, int] = {}
    for number, log in enumerate(logs(file), start=1):
        assert (log["game"], log["rules_version"]) == (slug, int(version))
        try:
            match = Match.from_log(title(slug), log)
        except LogError as error:
            touched[number] = error.entry
        else:
            assert match.over
            assert match.to_log() == log
    assert touched == TOUCHED.get(name(file), {})
