"""What the contract tests of all titles draw from and look at."""

from __future__ import annotations

from hypothesis import strategies as st

from antechamber import contract
from antechamber.core.kernel import State
from antechamber.core.title import Title

seeds = st.integers(0, 10**9).map(str)


def check_position(title: Title, g: State, name: str) -> None:
    """Every promise holds at the question of a position that was written by hand."""
    g.recording = False
    g.events = []
    contract.check_question(title, g, contract.Dice(name), contract.Tally())


def check_secrets(title: Title, g: State, name: str) -> None:
    """And what is secret there stays so, for every seat that looks at it."""
    contract.check_look_alikes(g, contract.Dice(name))
    for viewer in contract.everybody(g):
        contract.check_written_view(title, g, viewer)
