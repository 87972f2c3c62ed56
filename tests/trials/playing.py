"""A person at a table, as simple as can be: takes the first option each time."""

from __future__ import annotations

from tests.trials.serving import Data, Device

ME: Data = {"kind": "me", "name": "Ana"}
FRIEND: Data = {"kind": "here", "name": "Bruno"}
NOVICE: Data = {"kind": "bot", "bot": "novice"}
ADEPT: Data = {"kind": "bot", "bot": "adept"}
MASTER: Data = {"kind": "bot", "bot": "master"}
THINKING = "antechamber_thinking_seconds_count"  # what bots have thought, among the metrics


def act(device: Device, name: str) -> None:
    """Take the first option, or confirm, and see what came of it."""
    shown = device.last
    if shown["confirming"]:
        device.send({"type": "confirm", "id": name})
    else:
        answers = [shown["view"]["ask"]["options"][0]["text"]]
        device.send({"type": "answer", "id": name, "ask": shown["ask"], "answers": answers})
    seq = device.wait_for("saved")["seq"]
    see(device, seq)


def see(device: Device, seq: int) -> None:
    while device.last["seq"] < seq:
        device.wait_for("table")


def is_asked(device: Device) -> bool:
    shown = device.last
    return bool(shown["confirming"] == shown["seat"] or (shown["view"]["ask"]["options"] and not shown["confirming"]))


def finish_turn(device: Device) -> None:
    """Act until somebody else is asked."""
    while not (device.last["over"] or is_asked(device)):
        device.wait_for("table")
    while is_asked(device) and not device.last["over"]:
        act(device, f"move {device.last['seq']}")
