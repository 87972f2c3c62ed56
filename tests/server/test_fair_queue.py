"""Whose bot thinks next: fair by address and by table, quick levels first, tables nobody looks at last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from antechamber.bots import names, searches
from antechamber.server import fair_queue
from antechamber.server.fair_queue import MANY, OLDEST, Asker, FairQueue


class Waiting:
    """Bots that wait, and in which order it is their turn."""

    def __init__(self) -> None:
        self.queue: FairQueue[None] = FairQueue()
        self.names: dict[asyncio.Future[None], str] = {}

    def add(self, name: str, searches: bool = True, watched: bool | Callable[[], bool] = True) -> None:
        """A bot waits that is called `address/table`, or with more behind it."""
        address, table = name.split("/")[:2]
        is_watched = watched if callable(watched) else lambda: watched
        self.names[self.queue.wait(Asker(f"{address}/{table}", address, is_watched), searches)] = name

    def drop(self, name: str) -> None:
        next(given for given, called in self.names.items() if called == name).cancel()

    def next(self, kept: bool = False) -> str:
        given = self.queue.next(kept)
        return "" if given is None else self.names.pop(given)

    def order(self, number: int, kept: bool = False) -> list[str]:
        return [self.next(kept) for _ in range(number)]


@pytest.fixture
def waiting() -> Waiting:
    return Waiting()


def with_loop(test: Callable[[], None]) -> None:
    async def run() -> None:
        test()

    asyncio.run(run())


def test_it_goes_round_the_addresses_and_of_each_round_its_tables(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_queue, "OLDEST", 1000)  # the turns of those who have waited longest are another test's

    def test() -> None:
        for name in ("ana/1", "ana/2", "ana/3", "bruno/4", "zoe/5", "zoe/6"):
            waiting.add(name)
        assert waiting.order(7) == ["ana/1", "bruno/4", "zoe/5", "ana/2", "zoe/6", "ana/3", ""]

    with_loop(test)


def test_whoever_comes_again_waits_for_one_round(waiting: Waiting) -> None:
    def test() -> None:
        for table in range(20):
            waiting.add(f"ana/{table}")
        told = []
        for turn in range(8):
            waiting.add(f"bruno/0/{turn}")
            told += waiting.order(2)
        assert sum(name.startswith("bruno") for name in told) >= 7

    with_loop(test)


def test_bots_of_one_table_wait_for_each_other_and_not_others_for_all_of_them(waiting: Waiting) -> None:
    def test() -> None:
        for name in ("ana/1/a", "ana/1/b", "ana/1/c", "ana/2"):
            waiting.add(name)
        assert waiting.order(4) == ["ana/1/a", "ana/2", "ana/1/b", "ana/1/c"]

    with_loop(test)


def test_tables_nobody_looks_at_come_last_but_not_never(waiting: Waiting) -> None:
    def test() -> None:
        waiting.add("ana/old", watched=False)
        told = []
        for turn in range(OLDEST):
            waiting.add(f"bruno/1/{turn}")
            told.append(waiting.next())
        assert told.index("ana/old") == OLDEST - 1

    with_loop(test)


def test_whoever_opens_a_table_that_waits_sees_it_go_on(waiting: Waiting) -> None:
    def test() -> None:
        looked_at: set[str] = set()
        for name in ("ana/1", "ana/2", "ana/3"):
            waiting.add(name, watched=partial(looked_at.__contains__, name))
        looked_at.add("ana/3")
        assert waiting.order(2) == ["ana/3", "ana/1"]

    with_loop(test)


def test_the_kept_process_is_for_levels_that_do_not_search(waiting: Waiting) -> None:
    def test() -> None:
        waiting.add("ana/1")
        waiting.add("bruno/2", searches=False)
        assert waiting.order(2, kept=True) == ["bruno/2", ""]
        assert waiting.next() == "ana/1"

    with_loop(test)


def test_the_other_processes_help_the_kept_one_only_if_many_tables_wait_for_it(waiting: Waiting) -> None:
    def test() -> None:
        waiting.add("zoe/0")
        for table in range(MANY):
            waiting.add(f"ana/{table}", searches=False)
        assert waiting.order(3) == ["ana/0", "zoe/0", ""]

    with_loop(test)


def test_many_quick_ones_do_not_keep_a_search_waiting_for_ever(waiting: Waiting) -> None:
    def test() -> None:
        waiting.add("zoe/0")
        told = []
        for turn in range(OLDEST):
            for table in range(MANY):
                waiting.add(f"ana{turn}/{table}", searches=False)
            told.append(waiting.next())
        assert "zoe/0" in told

    with_loop(test)


def test_whoever_no_longer_waits_is_left_out(waiting: Waiting) -> None:
    def test() -> None:
        waiting.add("ana/1")
        waiting.add("ana/2")
        waiting.drop("ana/1")
        assert waiting.order(2) == ["ana/2", ""]

    with_loop(test)


def test_of_the_levels_only_the_master_searches() -> None:
    assert [level for level in names("mystery") if searches(level)] == ["master"]
