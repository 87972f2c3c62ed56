"""The command line: what it prints for people and programs; one sentence and exit code 2 for what it cannot take."""

from __future__ import annotations

import json
import os
import re
import subprocess
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from antechamber.bots import make_bot
from antechamber.cli import tracing
from antechamber.cli.app import whys_to_tell
from antechamber.library import Point, Primer, component_data, primer, provenance, slugs, title
from antechamber.match import LogError, Match, Player, Seat
from antechamber.match.log import with_reasons, write_log
from antechamber.messages import messages
from tests import nursery
from tests.conftest import COMPILED

FIRST, SECOND = Seat(0), Seat(1)


def run(*words: str, reads: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return nursery.run(*words, reads=reads, environment={**os.environ, **environment})


def run_json(*words: str) -> Any:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def shipped() -> str:
    return (resources.files("antechamber.games") / "mystery" / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "No such command 'dance'"),
        (["simulate", "chess"], "there is no title 'chess'; there is mystery"),
        (["simulate", "mystery", "--players", "5"], "mystery is for 2 to 4 players, not 5"),
        (["simulate", "mystery", "--games", "0"], "expected at least 1 game, got 0"),
        (["simulate", "mystery", "--games", "few"], "--games"),
        (["simulate", "mystery", "--jobs", "0"], "expected at least 1 job, got 0"),
        (["simulate", "mystery", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["simulate", "mystery", "--bots", "random,random"], "expected one bot for all seats or 4 bots, got 2"),
        (["simulate", "mystery", "--option", "edition"], "expected --option key=value, got edition"),
        (["simulate", "mystery", "--option", "colour=red"], "mystery has no option colour"),
        (["simulate", "mystery", "--option", "edition=fr"], "option edition: expected en or pl, got fr"),
        (["simulate", "mystery", "--option", "full_lap=maybe"], "option full_lap: expected true or false, got maybe"),
        (["simulate", "mystery", "--option", "grid_pool=A"], "option grid_pool needs mode=advanced"),
        (
            ["simulate", "mice", "--option", "faction_select=chosen"],
            'like factions="squirrels porcupines beavers capibaras pacas chinchillas viscachas", got none',
        ),
        (["simulate", "mystery", "--check", "--bots", "novice"], "--check plays random games"),
        (["simulate", "mystery", "--statistics"], "mystery does not say what to count; --statistics is for "),
        (["simulate", "mystery", "--data", "nowhere"], "nowhere: mystery: there is no components.toml"),
        (["arena", "mystery", "--bots", "random"], "mystery is for 2 to 4 players, not 1"),
        (
            ["arena", "mystery", "--bots", "master,adept", "--seconds", "0"],
            "expected more than 0 and at most 3600 seconds to think, got 0.0",
        ),
        (["arena", "mystery", "--bots", "master,adept", "--seconds", "nan"], "seconds to think, got nan"),
        (["arena", "mystery", "--bots", "master,adept", "--seconds", "soon"], "--seconds"),
        (["arena", "mystery", "--bots", "master,adept", "--iterations", "0"], "expected at least 1 iteration, got 0"),
        (
            ["arena", "mystery", "--bots", "master,adept", "--iterations", "9", "--seconds", "1"],
            "give --seconds or --iterations, not both",
        ),
        (
            ["arena", "mystery", "--bots", "adept,adept", "--seconds", "1"],
            "--seconds and --iterations are for bots that search; seat a master",
        ),
        (["replay", "nothing.json"], "nothing.json: there is no such file"),
        (["play", "--resume", "nothing.json"], "nothing.json: there is no such file"),
        (["play", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["trace", "mystery", "--rule", "MOT-XXX-01"], "there is no rule MOT-XXX-01 in mystery"),
        (["simulate", "mystery", "--option", "max_rounds=99999999999999999999"], "expected a whole number from 0 on"),
        (["bench", "--seconds", "0"], "expected a time of more than 0 seconds, got 0.0"),
        (["trace", "--tests", "nowhere"], "there are no tests in nowhere"),
        (["rules", "chess"], "there is no title 'chess'; there is mystery"),
        (["rules", "mystery", "--language", "de"], "there is no language de; there is en, pl, fr"),
    ],
)
def test_what_cannot_be_taken_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr.startswith("Error: ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_games_are_listed_with_their_options() -> None:
    games = run_json("games")
    assert [(game["slug"], game["title"], game["players"], game["rules_version"]) for game in games] == [
        (slug, title(slug).name, list(title(slug).players), title(slug).rules_version) for slug in slugs()
    ]
    mystery = next(game for game in games if game["slug"] == "mystery")
    assert (mystery["title"], mystery["players"]) == ("Mystery of the Temples", [2, 3, 4])
    options = {option["name"]: option for option in mystery["options"]}
    assert options["edition"] == {"name": "edition", "values": ["en", "pl"], "default": "en", "rule": "MOT-OPT-01"}
    assert options["max_rounds"]["default"] == 100
    listed = run("games").stdout
    assert "Mystery of the Temples" in listed
    assert "Share out the treasure of an Aztec temple" in listed
    assert 'seats, as in "1 3"' in listed
    assert "depends on the rest  MOT-SETUP-22" in listed, "what no value stands for is said in words"
    assert '"1 3"  none ' in listed


def test_a_simulation_prints_one_json_object_that_depends_on_the_seed_only() -> None:
    words = (
        "simulate",
        "mystery",
        "--players",
        "3",
        "--games",
        "8",
        "--option",
        "max_rounds=10",
        "--option",
        "edition=pl",
    )
    one = run_json(*words, "--seed", "5", "--jobs", "1")
    two = run_json(*words, "--seed", "5", "--jobs", "2")
    three = run_json(*words, "--seed", "6")
    assert set(one) >= {
        "game", "players", "options", "bots", "games", "finished", "capped", "decisions", "choices", "seconds",
        "decisions_per_s", "choices_per_s", "games_per_s", "fingerprint",
    }  # fmt: skip
    assert one["options"]["edition"] == "pl"
    assert one["bots"] == ["random"] * 3
    assert one["fingerprint"] == two["fingerprint"] != three["fingerprint"]


def test_an_arena_tells_each_bots_share_with_its_interval() -> None:
    report = run_json("arena", "mystery", "--bots", "novice,random", "--games", "4", "--option", "max_rounds=15")
    assert set(report) >= {"game", "games", "fingerprint", "bots"}
    assert [set(row) for row in report["bots"]] == [
        {"bot", "games", "win_share", "ci_low", "ci_high", "mean_score"}
    ] * 2  # fmt: skip


def test_an_arena_by_iterations_is_the_same_again_and_says_what_is_fair() -> None:
    words = ["arena", "mystery", "--bots", "master,random", "--games", "2", "--option", "max_rounds=1"]
    one = run_json(*words, "--iterations", "2")
    two = run_json(*words, "--iterations", "2", "--jobs", "2")
    assert one["fingerprint"] == two["fingerprint"]
    assert one["budget"] == {"iterations": 2}
    assert one["fair_share"] == 0.5


def test_an_arena_by_the_clock_names_its_seconds() -> None:
    words = ["arena", "mystery", "--bots", "master,random", "--games", "1", "--option", "max_rounds=1"]
    assert run_json(*words, "--seconds", "0.001")["budget"] == {"seconds": 0.001}


def test_the_trace_names_code_and_tests_of_every_rule() -> None:
    traced = run_json("trace", "mystery")["mystery"]
    assert "games.mystery.movement.walk" in traced["MOT-MOVE-03"]["code"]
    assert any("test_movement.py::" in test for test in traced["MOT-MOVE-03"]["tests"])
    assert all(row["code"] and row["tests"] for row in traced.values())


def test_the_trace_fails_on_a_rule_without_a_test_and_on_an_unknown_one(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_x.py").write_text('@pytest.mark.rule("MOT-NEW-99")\ndef test_x(): ...\n', encoding="utf-8")
    done = run("trace", "--tests", str(tests))
    assert done.returncode == 1
    assert "MOT-MOVE-03 has no test" in done.stderr
    assert "MOT-NEW-99 is not in the rules catalogue of mystery" in done.stderr


def test_the_trace_fails_on_a_primer_that_stands_on_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [*primer("mystery").points, Point("more", "missed", ["MOT-NEW-99"])]
    monkeypatch.setattr(tracing, "primer", lambda slug: Primer(points, primer(slug).first_game))
    assert tracing.trace(title("mystery")).gaps == ["MOT-NEW-99 is not in the rules catalogue of mystery"]


def test_rules_begin_with_how_to_play_and_go_on_chapter_by_chapter() -> None:
    told = run("rules", "mice").stdout.splitlines()
    assert told[:2] == ["What it is about", messages().text("mice-primer-aim")]
    at = told.index("For a first game") + 1
    assert told[at] == messages().text("mice-first-game")
    assert told[at + 1] == (
        "2 players: antechamber play mice --bots novice -o faction_select=first_game -o hidden_passage=false"
    )
    assert f"MIC-REM-01 All paws come back: {messages().text('MIC-REM-01')}" in told
    short = run("rules", "mice", "--short", "--language", "pl").stdout.splitlines()
    assert short[-2] == messages("pl").text("mice-first-game")
    data = run_json("rules", "mice")
    assert data["primer"][0]["rules"][0] == "MIC-SCORE-04"
    assert data["first_game"]["players"] == 2
    assert {"id": "MIC-REM-01", "chapter": "turn", "text": messages().text("MIC-REM-01")} in data["rules"]


@pytest.mark.rule("JAG-S-FLOW-01")
def test_the_game_for_one_is_told_on_request_and_the_rest_says_so() -> None:
    alone = run("rules", "jaguar", "--short", "--option", "mode=solo").stdout.splitlines()
    assert messages().text("jaguar-primer-act-solo") in alone
    assert messages().text("jaguar-primer-trap") not in alone
    assert "Alone: antechamber play jaguar -o mode=solo -o solo_level=1 -o first_time_red=1" in alone
    assert messages().text("jaguar-first-game") not in alone, "it is about four players"
    together = run("rules", "jaguar", "--short").stdout.splitlines()
    assert messages().text("jaguar-primer-trap") in together
    assert together[-1] == "mode=solo is played otherwise: antechamber rules jaguar --short -o mode=solo"
    told = run_json("rules", "jaguar", "--option", "mode=solo")["primer"]
    assert [point["name"] for point in told][:2] == ["aim-solo", "act-solo"]


def test_the_number_of_players_follows_from_the_options() -> None:
    assert run_json("simulate", "jaguar", "--games", "1", "--option", "mode=solo")["players"] == 1
    assert run_json("simulate", "mystery", "--games", "1", "--option", "two_player_neutral=false")["players"] == 2
    assert run_json("simulate", "mice", "--games", "1")["players"] == 3
    refused = run("simulate", "jaguar", "--games", "1", "--option", "mode=solo", "--option", "first_time_red=3").stderr
    assert "expected seats from 1 to 1" in refused, "the option that is wrong is blamed"


def test_the_trace_fails_on_a_card_without_a_test_and_on_an_unknown_one(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_x.py").write_text(
        'CASES: dict[str, int] = {"crane": 1, "2 flipped": 2}\n\n'
        '@pytest.mark.card("mice", "library", *CASES)\ndef test_x(): ...\n\n'
        '@pytest.mark.card("mice", "zeppelin")\ndef test_y(): ...\n',
        encoding="utf-8",
    )
    done = run("trace", "mice", "--tests", str(tests))
    assert done.returncode == 1
    told = done.stderr.splitlines()
    for card in ("quarry", "guard", "2", "3 flipped", "c01"):
        assert f"{card} has no test" in told
    for card in ("crane", "library", "2 flipped"):
        assert f"{card} has no test" not in told
    assert "zeppelin is no card of mice" in told
    assert not any(line.startswith("7 flipped") for line in told), "it has one side only"


def test_the_trace_names_the_tests_of_every_card() -> None:
    traced = run_json("trace", "mice")["mice"]
    assert traced["3-5"]["tests"] == ["tests/games/mice/test_cards.py::test_an_entrance_does_what_its_line_says"]
    assert len([row for row in traced.values() if "code" not in row]) == 37 + 37 + 16 + 12 + 20


def test_data_shows_where_each_entry_comes_from() -> None:
    data = run_json("data", "mystery")
    assert {"section": "temple", "entry": "purple", "source": "reconstructed"}.items() <= next(
        row for row in data["entries"] if row["entry"] == "purple"
    ).items()
    assert data["warnings"] == []


def test_statistics_are_a_list_of_things_and_for_people_a_table() -> None:
    words = ("simulate", "mice", "--players", "2", "--games", "3", "--option", "max_turns=40", "--statistics")
    rows = run_json(*words)["statistics"]
    assert {row["group"] for row in rows} == {
        "assistant", "camp", "chamber", "chest", "end", "entrance", "faction", "start"
    }  # fmt: skip
    first = next(row for row in rows if row["group"] == "start")
    assert (first["games"], first["had_share"], first["compared"]) == (3, 0.5, 3)
    assert first["ci_low"] <= first["lift"] <= first["ci_high"]
    shown = run(*words).stdout
    assert re.search(rf"^start +first +{first['games']} ", shown, re.MULTILINE)
    assert "…" not in shown


@pytest.mark.parametrize("slug", slugs())
def test_every_entry_that_is_not_the_rulebooks_says_what_it_rests_on(slug: str) -> None:
    rows = provenance(slug, component_data(slug)[0])
    assert [row for row in rows if row.source != "rulebook" and not row.note] == []


def test_the_reason_of_a_table_is_that_of_its_entries_without_one(tmp_path: Path) -> None:
    notes = provenance("jaguar", component_data("jaguar")[0])
    chest = next(row for row in notes if (row.section, row.entry) == ("chest", "c01"))
    assert chest.note.startswith("three amulets to a chest are stated")
    source = (resources.files("antechamber.games") / "jaguar" / "components.toml").read_text(encoding="utf-8")
    (tmp_path / "components.toml").write_text(source.replace("[notes]\n", '[notes]\nchests = "?"\n'), encoding="utf-8")
    refused = run("data", "jaguar", "--data", str(tmp_path))
    assert 'notes: the key "chests" is unknown' in refused.stderr
    without = re.sub(r"(?ms)^\[notes\]\n.*?\n\n", "", source)
    (tmp_path / "components.toml").write_text(without, encoding="utf-8")
    rows = run_json("data", "jaguar", "--data", str(tmp_path))["entries"]
    assert next(row for row in rows if row["entry"] == "c01")["note"] == "", "a file from before may go without"


def test_an_owner_replaces_the_data_with_corrected_files(tmp_path: Path) -> None:
    (tmp_path / "mystery").mkdir()
    file = tmp_path / "mystery" / "components.toml"
    file.write_text(shipped().replace('yield = ["R", "C"]', 'yield = ["R", "C", "C"]'), encoding="utf-8")
    words = ("simulate", "mystery", "--games", "3", "--option", "max_rounds=10")
    assert run_json(*words)["fingerprint"] != run_json(*words, "--data", str(tmp_path))["fingerprint"]


def test_a_match_that_was_played_with_an_owners_data_wants_them_again(tmp_path: Path) -> None:
    data = shipped().replace('yield = ["R", "C"]', 'yield = ["R", "C", "C"]')
    (tmp_path / "components.toml").write_text(data, encoding="utf-8")
    for folder in (tmp_path, None):
        Match(title("mystery", folder), 2, {}, "1").save(tmp_path / f"{folder is None}.json")
    owners, shipped_ones = str(tmp_path / "False.json"), str(tmp_path / "True.json")
    assert run("replay", owners, "--data", str(tmp_path)).returncode == 0
    assert run("replay", shipped_ones).returncode == 0
    assert "was played with an owner's component data" in run("replay", owners).stderr
    refused = run("replay", shipped_ones, "--data", str(tmp_path))
    assert "was played with the component data of the package" in refused.stderr


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("C = 24", "C = 23", "crystals"),
        ("C = 24", "C = ", "the file: is not TOML"),
        ("number = 4\n", 'number = 4\ncolor = "red"\n', "wilderness 4"),
    ],
)
def test_data_that_contradict_the_box_are_refused_with_file_entry_and_reason(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    file = tmp_path / "components.toml"
    file.write_text(shipped().replace(old, new, 1), encoding="utf-8")
    done = run("data", "mystery", "--data", str(tmp_path))
    assert done.returncode == 2
    assert f"Error: {file}: " in done.stderr
    assert sentence in done.stderr


@pytest.mark.parametrize("slug", slugs())
def test_a_quick_look_at_the_speed_says_whether_the_engine_is_compiled(slug: str) -> None:
    report = run_json("bench", slug, "--seconds", "0.05")
    assert report["compiled"] is COMPILED
    assert report["decisions_per_s"] > 0
    assert {"choices_per_s", "games_per_s", "clone_us", "view_to_json_us"} <= set(report)


def test_without_a_command_the_help_is_shown() -> None:
    done = run()
    assert done.returncode == 0
    assert "simulate" in done.stdout


def test_a_game_for_one_needs_no_word_about_bots_and_is_replayed_as_the_last(tmp_path: Path) -> None:
    done = run("play", "jaguar", "--option", "mode=solo", reads="1\nq\n", ANTECHAMBER_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "\nYou\n" in done.stdout
    assert " ".join(messages().text("jaguar-primer-trap-solo").split()) in " ".join(done.stdout.split())
    verified = run("replay", "last", "--verify", ANTECHAMBER_HOME=str(tmp_path))
    assert verified.returncode == 0, verified.stderr
    assert "1 entry replayed" in verified.stdout
    nothing = run("replay", "last", ANTECHAMBER_HOME=str(tmp_path / "empty"))
    assert "there is no saved match in" in nothing.stderr


def test_a_replay_tells_who_took_over_a_seat_and_says_so_again_at_the_end(tmp_path: Path) -> None:
    match = Match(title("mystery"), 2, {"start_player": 1}, "1", [Player("Ana"), Player("Zoë")])
    match.answer(FIRST, "place C at 5")
    match.note(SECOND, "request", "Zoë", SECOND)
    match.note(FIRST, "agree", "Ana", SECOND)
    match.note(SECOND, "take", "Zoë", SECOND)
    match.answer(FIRST, "place C at 6")
    match.note(FIRST, "leave", "", FIRST)
    match.save(tmp_path / "match.json")
    lines = run("replay", str(tmp_path / "match.json")).stdout.splitlines()
    assert lines[1:4] == [
        "Zoë asks for seat 2.",
        "Ana agrees that seat 2 is taken over.",
        "Zoë takes over seat 2 from a bot.",
    ]
    assert lines[-3:-1] == [
        "1 leaves seat 1; a bot plays on.",
        "Seat 2 was taken over from a bot during the game: somebody has seen what it had hidden.",
    ]
    assert run_json("replay", str(tmp_path / "match.json"))["taken_over"] == [2]


# ---------------------------------------------------------------- why bots did what they did


def over(file: Path, **more: Any) -> Match:
    """A game of a person and a bot that came to its end, in a file with what the bot thought of its answers."""
    match = Match(
        title("mystery"), 2, {"start_player": 1, "max_rounds": 1}, "1", [Player("Ana"), Player("Rune", "novice")]
    )
    bots = [make_bot(level, match.title, level) for level in ("random", "novice")]
    whys = {}
    while not match.over:
        (seat,) = match.deciding
        match.answer(seat, bots[seat].choose(match.view(seat)).option)
        if seat == 1:
            whys[len(match.log)] = [{"message": "bot-because-lots", "arguments": {}}]
    write_log(with_reasons(match.to_log(), whys) | more, file)
    return match


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "  Why (Rune): Lots were drawn."),
        ("pl", "  Dlaczego (Rune): Zdecydował los."),
        ("fr", "  Pourquoi (Rune)\N{NO-BREAK SPACE}: Le sort a décidé."),
    ],
)
def test_after_the_end_a_replay_tells_why_bots_did_what_they_did(tmp_path: Path, language: str, told: str) -> None:
    match = over(tmp_path / "match.json")
    by_bot = [moment.seat for moment in match.moments].count(SECOND)
    assert by_bot > 2
    done = run("replay", str(tmp_path / "match.json"), "--reasons", "--language", language)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines.count(told) == by_bot
    assert not lines[0].startswith("  "), "it stands below what was done"
    without = run("replay", str(tmp_path / "match.json"), "--language", language).stdout.splitlines()
    assert without == [line for line in lines if line != told]


def test_why_bots_did_what_they_did_is_there_for_programs(tmp_path: Path) -> None:
    match = over(tmp_path / "match.json")
    told = run_json("replay", str(tmp_path / "match.json"), "--reasons")["reasons"]
    assert [(reason["entry"], reason["seat"]) for reason in told] == [
        (moment.entry, 2) for moment in match.moments if moment.seat == 1
    ]
    assert told[0]["why"] == [{"message": "bot-because-lots", "arguments": {}}]
    assert "reasons" not in run_json("replay", str(tmp_path / "match.json"))


def test_why_bots_did_what_they_did_is_not_told_of_a_game_that_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert run("play", "--bots", "random", "--seed", "1", "--save", str(file), reads="1\n1\n\nq\n").returncode == 0
    for more in ([], ["--json"], ["--verify"]):
        refused = run("replay", str(file), "--reasons", *more)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == (
            "Error: why bots did what they did is told after the end of the game, and this one is not over\n"
        )


def test_a_saved_game_keeps_what_bots_thought_beside_its_log_also_when_it_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    found = []
    begin = ["--bots", "random", "--option", "start_player=2", "--save"]
    for words, reads in ((begin, "q\n"), (["--resume"], "1\n2\n\n1\nq\n")):
        assert run("play", *words, str(file), reads=reads).returncode == 0
        saved = json.loads(file.read_text(encoding="utf-8"))
        found.append(saved["reasons"])
        by_bot = [number for number, entry in enumerate(saved["log"], start=1) if entry["seat"] == 2]
        assert [reason["entry"] for reason in saved["reasons"]] == by_bot
        assert "because" not in json.dumps(saved["log"])
    assert len(found[0]) > 1
    assert found[1][: len(found[0])] == found[0]
    assert len(found[1]) > len(found[0])


def test_of_a_game_that_goes_another_way_by_now_the_rest_is_told_without_reasons() -> None:
    match = Match(title("mystery"), 2)
    reasons = [{"entry": 1, "why": [{"message": "bot-because-lots", "arguments": {}}]}]
    assert whys_to_tell(match, LogError("another way", 1), {"reasons": reasons}) == {}


def test_a_report_is_not_asked_why_bots_did_what_they_did() -> None:
    report = next(Path("tests/reports").resolve().glob("*.json"))
    refused = run("replay", str(report), "--reasons")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "a report does not hold why bots did what they did" in refused.stderr


@pytest.mark.parametrize(
    "why",
    [
        {"message": "bot-because-tomorrow", "arguments": {}},
        {"message": "play-pass-device", "arguments": {}},
        {"message": "play-pass-device", "arguments": {"seat": 9}},
        {"message": "play-pass-device", "arguments": {"seat": "Ana"}},
        {"message": "bot-because-lots", "arguments": {"message": "twice"}},
        {"message": "bot-because-lots", "arguments": {"card": ["dance"]}},
    ],
    ids=str,
)
def test_what_a_replay_has_no_words_for_it_does_not_tell(tmp_path: Path, why: Any) -> None:
    over(tmp_path / "match.json", reasons=[{"entry": entry, "why": [why]} for entry in range(1, 99)])
    done = run("replay", str(tmp_path / "match.json"), "--reasons")
    assert done.returncode == 0, done.stderr
    assert "Why (" not in done.stdout


def test_reasons_of_a_file_are_put_into_words_and_move_no_cursor(tmp_path: Path) -> None:
    wish = {"message": "problem-rules-changed", "arguments": {"entry": "\x1b[2J", "change": "2"}}
    over(tmp_path / "match.json", reasons=[{"entry": entry, "why": [wish]} for entry in range(1, 99)])
    done = run("replay", str(tmp_path / "match.json"), "--reasons")
    assert "\x1b" not in done.stdout


def test_reasons_that_are_none_are_refused_in_one_sentence(tmp_path: Path) -> None:
    over(tmp_path / "match.json", reasons=[{"entry": "first"}])
    refused = run("replay", str(tmp_path / "match.json"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("Error: reasons: expected the number of an entry and why, got")


def test_who_names_no_bots_plays_against_beginners(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = run("play", "mice", "--language", "fr", "--save", str(file), reads="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Vous, Bot 1 (Débutant), Bot 2 (Débutant)" in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["seats"][1:] == [
        {"name": "Bot 1", "bot": "novice"},
        {"name": "Bot 2", "bot": "novice"},
    ]


def test_the_help_of_a_game_names_the_levels() -> None:
    assert "novice (Beginner)" in " ".join(run("play", "--help").stdout.split())


@pytest.mark.parametrize(("language", "name"), [("en", "You"), ("pl", "Ty"), ("fr", "Vous")])
def test_who_gives_no_name_is_called_you_in_the_language_of_the_game(tmp_path: Path, language: str, name: str) -> None:
    file = tmp_path / "match.json"
    done = run("play", "--language", language, "--save", str(file), reads="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text(encoding="utf-8"))["seats"][0] == {"name": name}


def test_a_game_started_from_the_command_line_is_saved_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = run("play", "--bots", "random", "--seed", "1", "--save", str(file), reads="1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert run_json("replay", str(file))["entries"] >= 2
    verified = run("replay", str(file), "--verify")
    assert verified.returncode == 0
    assert "every position agrees" in verified.stdout
    log = json.loads(file.read_text(encoding="utf-8"))
    log["log"][1]["key"] = "0000000000"
    file.write_text(json.dumps(log), encoding="utf-8")
    broken = run("replay", str(file), "--verify")
    assert broken.returncode == 2
    assert "log entry 2: the game diverges here" in broken.stderr
