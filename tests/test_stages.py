"""Checks side by side: all run to their end, and the end tells what failed, what was slow and what it cost."""

import os
import sys

import pytest

from scripts import stages as module
from scripts.stages import Stages

# A process whose parent ends before it does comes to whoever measures; the last line waits until it has ended.
ORPHAN = """
import os, subprocess, sys, time
busy = "sum(range(60_000_000))"
leave = f"import subprocess, sys; print(subprocess.Popen([sys.executable, '-c', {busy!r}]).pid)"
pid = int(subprocess.run([sys.executable, "-c", leave], stdout=subprocess.PIPE, check=True).stdout)
while os.path.exists(f"/proc/{pid}"): time.sleep(0.01)
"""


@pytest.fixture
def stages(tmp_path) -> Stages:
    (tmp_path / "test_some.py").write_text(
        "import pytest\n\ndef test_good(): pass\n\ndef test_bad(): assert False\n\n"
        "@pytest.mark.skip\ndef test_later(): pass\n"
    )
    return Stages(tmp_path, tmp_path / "reports")


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_what_fails_is_told_at_the_end_and_stops_nothing(stages, capfd):
    assert not stages.run("first", python("print('a reason'); raise SystemExit(3)"))
    assert stages.run("second", python("print('all is well')"))
    assert not stages.pytest("tests", sys.executable, "-q", "-p", "no:cacheprovider", "test_some.py")
    stages.summary("Left out: much.")
    said = capfd.readouterr().out
    assert "== first: FAILED\na reason\n== second\nall is well\n" in said
    assert "tests | " in said
    assert "tests: test_some::test_bad" in said
    assert "Left out: much.\nfailed: tests: test_some::test_bad\nFAILED: first, tests; " in said
    assert said.endswith("\n1 passed, 1 failed, 1 skipped\n")
    assert stages.failed() == ["first", "tests"]


def test_a_step_is_heard_only_if_it_fails(stages, capfd):
    assert stages.step("quiet", python("print('unheard')"))
    assert not stages.step("loud", python("print('heard'); raise SystemExit(1)"))
    assert capfd.readouterr() == ("", "heard\n")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere orphans go to the system")
def test_processor_time_counts_processes_that_outlive_their_parent(stages):
    stages.run("busy", python("sum(range(30_000_000))"))
    stages.run("left behind", python(ORPHAN))
    busy, left_behind = (stage.processor for stage in stages.stages)
    assert left_behind > busy  # who is left behind is twice as busy; without it, Python is only started twice


def test_whoever_stops_it_waits_for_no_further_stage(stages):
    stages.stopped = True
    with pytest.raises(SystemExit):
        stages.run("further", python("pass"))
    assert not stages.stages


def test_a_stage_of_which_no_test_was_chosen_has_not_failed(stages):
    words = ["-p", "no:cacheprovider", "test_some.py"]
    assert stages.pytest("chosen", sys.executable, "-k", "nothing_of_this_name", *words)
    assert not stages.pytest("all", sys.executable, "--deselect", "test_some.py", *words)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell how long a tick is")
def test_what_other_machines_took_is_told_beside_the_time(tmp_path, monkeypatch, capfd):
    statistics = tmp_path / "stat"
    monkeypatch.setattr(module, "STATISTICS", statistics)
    ticks = os.sysconf("SC_CLK_TCK")
    statistics.write_text(f"cpu  9 0 9 9 9 0 9 {5 * ticks} 0 0\ncpu0 1 0 1 1 1 0 1 1 0 0\n")
    stages = Stages(tmp_path, tmp_path / "reports")
    stages.summary()
    assert "other machines" not in capfd.readouterr().out
    statistics.write_text(f"cpu  9 0 9 9 9 0 9 {70 * ticks} 0 0\n")
    stages.summary()
    assert "other machines on the same hardware were given 1:05 that this one wanted" in capfd.readouterr().out
