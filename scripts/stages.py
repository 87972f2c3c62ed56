"""Checks that run side by side: what each says comes under its name, what failed and what each cost at the end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

SLOWEST = 25
NONE_CHOSEN = 5  # what pytest exits with if there was no test to run
MEASURED = Path(__file__).with_name("measured.py")
STATISTICS = Path("/proc/stat")
STOLEN = 8  # the word of its first line that is the time taken by others


def taken_by_others() -> float:
    """Seconds in which this machine wanted a core and another one on the same hardware had it; 0 where nobody tells."""
    if not STATISTICS.exists():
        return 0.0
    return int(STATISTICS.read_text(encoding="ascii").split()[STOLEN]) / os.sysconf("SC_CLK_TCK")


@dataclass
class Stage:
    """One command that was run."""

    name: str
    code: int
    seconds: float
    processor: float  # 0 where the system does not tell


@dataclass
class Stages:
    """All that were run so far, and the folder of their reports."""

    root: Path
    reports: Path
    stages: list[Stage] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    taken_before: float = field(default_factory=taken_by_others)
    stopped: bool = False  # somebody wants it to end: nothing further begins

    def run(self, name: str, command: list[str]) -> bool:
        """Run a command; its output is told when it has ended."""
        done = self._run(name, command, {})
        print(f"== {name}{'' if done.code == 0 else ': FAILED'}", *self._said(name), sep="\n", flush=True)
        return done.code == 0

    def step(self, name: str, command: list[str], **settings: str) -> bool:
        """Run a command that prepares others; it is heard only if it fails."""
        done = self._run(name, command, settings)
        if done.code != 0:
            print(*self._said(name), sep="\n", file=sys.stderr, flush=True)
        return done.code == 0

    def pytest(self, name: str, python: str, *args: str) -> bool:
        """Run tests; their output is told line by line, each under the name of the stage.

        Whoever chooses tests by words may choose none of this stage.
        """
        report = self._file(name, "xml")
        report.unlink(missing_ok=True)
        command = [python, "-m", "pytest", f"--junitxml={report}", *args]
        stage = self._run(name, command, {}, aloud=True)
        if stage.code == NONE_CHOSEN and "-k" in args:
            stage.code = 0
        return stage.code == 0

    def _run(self, name: str, command: list[str], settings: dict[str, str], aloud: bool = False) -> Stage:
        if self.stopped:
            raise SystemExit(130)
        cost = self._file(name, "json")
        cost.unlink(missing_ok=True)
        measured = [sys.executable, str(MEASURED), str(cost), *command]
        with subprocess.Popen(
            measured, cwd=self.root, env={**os.environ, **settings}, text=True, encoding="utf-8", errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process, self._file(name, "log").open("w", encoding="utf-8") as log:  # fmt: skip
            assert process.stdout is not None
            for line in process.stdout:
                log.write(line)
                if aloud:
                    print(f"{name} | {line}", end="", flush=True)
        told = json.loads(cost.read_text(encoding="utf-8")) if cost.exists() else {}  # it was ended from outside
        stage = Stage(name, process.returncode, told.get("seconds", 0.0), told.get("processor", 0.0))
        self.stages.append(stage)
        return stage

    def _said(self, name: str) -> list[str]:
        return self._file(name, "log").read_text(encoding="utf-8").splitlines()

    def _file(self, name: str, suffix: str) -> Path:
        self.reports.mkdir(parents=True, exist_ok=True)
        return self.reports / f"{''.join(c if c.isalnum() else '-' for c in name)}.{suffix}"

    def failed(self) -> list[str]:
        return [stage.name for stage in self.stages if stage.code != 0]

    def summary(self, left_out: str = "") -> None:
        """Tell the slowest tests, what each stage cost, and how it all ended: the last line is the sum of all tests."""
        tests = [case for stage in self.stages for case in self._cases(stage.name)]
        print(f"\nThe {SLOWEST} slowest tests, in seconds:")
        for seconds, where, test in sorted(tests, reverse=True)[:SLOWEST]:
            print(f"{seconds:8.1f}  {where}: {test}")
        print("\nStages, in seconds, and in seconds of processor time:")
        for name in sorted({stage.name for stage in self.stages}, key=self._seconds, reverse=True):
            print(f"{self._seconds(name):8.1f}{self._processor(name):8.1f}  {name}")
        self._sum_up(left_out)

    def _sum_up(self, left_out: str) -> None:
        total = time.monotonic() - self.began
        processor = sum(stage.processor for stage in self.stages)
        print(f"\nAll in {clock(total)}, with {clock(processor)} of processor time in these stages.")
        if (taken := taken_by_others() - self.taken_before) >= 1:
            print(f"Meanwhile other machines on the same hardware were given {clock(taken)} that this one wanted.")
        if left_out:
            print(left_out)
        for stage in self.stages:
            for test in self._bad_cases(stage.name):
                print(f"failed: {stage.name}: {test}")
        if self.failed():
            print(f"FAILED: {', '.join(self.failed())}; what they said is above and in {self.reports}.")
        suites = [suite for stage in self.stages for suite in self._suites(stage.name)]
        counted = {name: sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "skipped")}
        bad = sum(int(suite.get(name, 0)) for suite in suites for name in ("failures", "errors"))
        passed = counted["tests"] - counted["skipped"] - bad
        skipped = f", {counted['skipped']} skipped" if counted["skipped"] else ""
        print(f"{passed} passed, {bad} failed{skipped}", flush=True)

    def _seconds(self, name: str) -> float:
        return sum(stage.seconds for stage in self.stages if stage.name == name)

    def _processor(self, name: str) -> float:
        return sum(stage.processor for stage in self.stages if stage.name == name)

    def _suites(self, name: str) -> list[ElementTree.Element]:
        report = self._file(name, "xml")
        return list(ElementTree.parse(report).getroot().iter("testsuite")) if report.exists() else []

    def _cases(self, name: str) -> list[tuple[float, str, str]]:
        return [
            (float(case.get("time", 0)), name, name_of(case))
            for suite in self._suites(name)
            for case in suite.iter("testcase")
        ]

    def _bad_cases(self, name: str) -> list[str]:
        """The tests that failed, each once: one may fail and then end in an error as well."""
        cases = [case for suite in self._suites(name) for case in suite.iter("testcase")]
        bad = [case for case in cases if any(part.tag in ("failure", "error") for part in case)]
        return list(dict.fromkeys(name_of(case) for case in bad))


def name_of(case: ElementTree.Element) -> str:
    return f"{case.get('classname')}::{case.get('name')}"


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
