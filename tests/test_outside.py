"""A title from outside is played like ours: with the compiled rules, and with rules in plain Python."""

import json

import pytest

from tests import outside


@pytest.fixture(params=outside.KERNELS)
def build(request) -> str:
    return str(request.param)


def test_the_title_that_the_guide_builds_takes_280_lines(tmp_path):
    files = outside.write_guided(tmp_path).rglob("*.py")
    written = [path.read_text(encoding="utf-8").splitlines() for path in files]
    assert len(written) == 6
    assert 250 < sum(map(len, written)) <= 280


def test_the_title_that_the_guide_builds_is_played_with_either_build(build, tmp_path):
    package = outside.write_guided(tmp_path / "liars")
    programs = outside.install(package, build, tmp_path)

    def answer(*words: str, said: str = "") -> str:
        home = str(tmp_path / "home")
        return outside.run(tmp_path, programs / "antechamber", *words, said=said, ANTECHAMBER_HOME=home)

    tested = outside.run(package, programs / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert "3 passed" in tested
    assert json.loads(answer("games", "--json"))[-1]["slug"] == "liars"
    assert "LIE-4 Liar!: Instead of bidding" in answer("rules", "liars", "--language", "pl")
    checked = json.loads(answer("simulate", "liars", "--games", "4", "--check", "--json"))
    assert checked["finished"] == 4
    bots = ["--bots", "master,random", "--games", "2", "--iterations", "20", "--jobs", "2"]
    standings = json.loads(answer("arena", "liars", *bots, "--json"))["bots"]
    assert [standing["bot"] for standing in standings] == ["master", "random"]
    played = answer("play", "liars", "--bots", "master", "-o", "dice=1", "--seed", "1", said="1\n" * 100)
    assert "You, how many dice do you bid?" in played
    assert "The game is over." in played
    assert "every position agrees" in answer("replay", "last")
