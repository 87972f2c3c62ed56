"""Which titles there are, and where each lies: the folders under `games`, and packages that announce themselves.

Nothing is imported to find them: a title is looked for by its folder, and what it offers by the names of its modules.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import import_module, util
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

GROUP = "antechamber.titles"  # entry points of titles from outside: their slug, and the package that they are
OWN = "antechamber.games"


class TwoTitles(ImportError):
    """Two installed packages announce a title under one name."""


@lru_cache
def packages() -> dict[str, str]:
    """The package of each title by its slug, in the order of the shelf: by `place` in the primer, then by name."""
    found = {path.name: f"{OWN}.{path.name}" for path in folder_of(OWN).iterdir() if (path / "title.py").exists()}
    for entry in entry_points(group=GROUP):
        if found.setdefault(entry.name, entry.value) != entry.value:
            both = f"{entry.value} announces a title {entry.name!r}, and so does {found[entry.name]}"
            raise TwoTitles(f"{both}: uninstall one of them")
    return dict(sorted(found.items(), key=lambda title: (place_of(folder_of(title[1])), title[0])))


def comes_from_outside(slug: str) -> bool:
    """Whether a title is announced by another package. It may lack what every title of ours has."""
    return packages()[slug] != f"{OWN}.{slug}"


def place_of(folder: Path) -> int:
    """Where a title stands on the shelf; those that do not say so come last."""
    primer = folder / "primer.toml"
    return int(tomllib.loads(primer.read_text(encoding="utf-8")).get("place", 1000)) if primer.exists() else 1000


@lru_cache
def folder_of(package: str) -> Path:
    """Where a package lies."""
    parent, _, name = package.rpartition(".")
    if parent == OWN:  # to ask for it would import the title
        return folder_of(OWN) / name
    spec = util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"a title is announced as {package!r}, but there is no such package: install it")
    return Path(next(iter(spec.submodule_search_locations)))


def folder(slug: str) -> Path:
    """Where a title lies."""
    return folder_of(packages()[slug])


def offers(slug: str, part: str) -> bool:
    """Whether a title has a module or package of this name: `evaluation`, `habits`, `board`, `statistics`."""
    if slug not in packages():
        return False
    return (folder(slug) / f"{part}.py").exists() or (folder(slug) / part / "__init__.py").exists()


def part_of(slug: str, part: str) -> ModuleType | None:
    """A module of a title, if it offers it; imported when it is asked for."""
    return import_module(f"{packages()[slug]}.{part}") if offers(slug, part) else None
