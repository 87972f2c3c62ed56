"""The unit for systemd: what can be tested where there is none. `systemd-analyze verify` tests the rest."""

from __future__ import annotations

import shlex
from collections import defaultdict
from pathlib import Path

from typer.testing import CliRunner

from antechamber.cli.app import app
from antechamber.server.connections import connections_for
from antechamber.server.descriptors import FILES, PIPES, REFUSED
from antechamber.server.settings import Settings

UNIT = Path(__file__).parents[1] / "docs" / "antechamber.service"


def read(unit: Path) -> dict[str, dict[str, list[str]]]:
    """The sections of a unit and their settings, each with all its values."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    section = ""
    for line in unit.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            assert equals, line
            found[section][name].append(value)
    return found


def test_the_unit_runs_the_command_as_a_user_of_its_own_in_a_folder_of_its_own() -> None:
    unit = read(UNIT)
    assert set(unit) == {"Unit", "Service", "Install"}
    service = unit["Service"]
    (home,) = [value for value in service["Environment"] if value.startswith("ANTECHAMBER_HOME=")]
    assert home == f"ANTECHAMBER_HOME=/var/lib/{service['StateDirectory'][0]}"
    assert service["User"] == ["antechamber"]
    assert service["Restart"] == ["on-failure"]
    assert (service["StateDirectoryMode"], service["UMask"]) == (["0700"], ["0077"])
    assert service["ProtectSystem"] == ["strict"]


def test_the_unit_gives_enough_descriptors_for_what_the_settings_promise() -> None:
    (limit,) = read(UNIT)["Service"]["LimitNOFILE"]
    assert int(limit) >= 3 * connections_for(Settings().sockets) + REFUSED + FILES + PIPES * 64


def test_the_command_of_the_unit_is_one_that_there_is() -> None:
    env, name, command, *flags = shlex.split(read(UNIT)["Service"]["ExecStart"][0])
    assert (env, name, command) == ("/usr/bin/env", "antechamber", "serve")
    asked = CliRunner().invoke(app, [command, *flags, "--help"])
    assert asked.exit_code == 0, asked.output
    for flag in flags:
        assert flag in asked.output
