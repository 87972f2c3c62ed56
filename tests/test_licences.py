"""Nothing is shipped, and nothing installed with it, under a licence that we do not know."""

import re
import tomllib
from email import message_from_string
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from scripts import check_locks

ROOT = Path(__file__).resolve().parent.parent
# Of packages that pip installs beside ours; what the page may hold is a shorter list, in web/licences.ts.
ALLOWED = {"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "PSF-2.0"}
OTHER_NAMES = {"APL 2": "Apache-2.0", "ISC License": "ISC", "MIT License": "MIT"}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def licences(metadata: str) -> set[str]:
    """Name the licences that the metadata of a package tells, in whichever of three fields it does."""
    about = message_from_string(metadata)
    classifiers = [line.split(" :: ")[-1] for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    old = (about["License"] or "").strip().split("\n")[0]  # some have the whole text there
    told = about["License-Expression"] or old or " AND ".join(classifiers)
    return {OTHER_NAMES.get(name, name) for name in re.split(r" (?:AND|OR) ", re.sub("[()]", "", told))}


def runtime_packages() -> list[str]:
    """Name the packages that are installed with ours on this system."""
    wanted = [Requirement(entry.split(" --hash")[0]) for entry in check_locks.entries(text("requirements/runtime.txt"))]
    return [one.name for one in wanted if one.marker is None or one.marker.evaluate()]


@pytest.mark.parametrize("package", runtime_packages())
def test_a_package_that_is_installed_with_ours_has_a_licence_that_we_know(package):
    metadata = distribution(package).read_text("METADATA") or ""
    assert licences(metadata) <= ALLOWED, f"{package}: leave it out, or allow its licence here"


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("License-Expression: MIT AND (PSF-2.0 OR ISC)\nLicense: unclear\n", {"MIT", "PSF-2.0", "ISC"}),
        ("License: APL 2\n", {"Apache-2.0"}),
        ("License: MIT License\n        \n        Permission is hereby granted\n", {"MIT"}),
        ("Classifier: Typing :: Typed\nClassifier: License :: OSI Approved :: MIT License\n", {"MIT"}),
        ("License-Expression: MIT AND AGPL-3.0-only\n", {"MIT", "AGPL-3.0-only"}),
        ("License: UNKNOWN\n", {"UNKNOWN"}),
        ("Classifier: Typing :: Typed\n", {""}),
    ],
)
def test_a_licence_is_read_from_where_it_is_told_and_what_is_not_told_is_not_known(told, found):
    assert licences(f"Name: invented\n{told}") == found


def test_the_project_declares_every_licence_of_what_its_wheel_holds():
    project = tomllib.loads(text("pyproject.toml"))["project"]
    in_page = re.findall(r"(?:\A|={80}\n\n)\S+(?: \S+)? \((\S+)\)\n", text("licences/page.txt"))
    assert {*in_page, "MIT", "PSF-2.0"} == {*project["license"].split(" AND ")}  # mypyc's are the last two


def test_the_licence_of_mypyc_is_that_of_the_one_that_compiles():
    assert text("licences/mypyc.txt") == distribution("mypy").read_text("licenses/LICENSE")
