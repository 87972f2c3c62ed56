"""A new title as a package of its own: a copy of `starter`, in which everything is called by the new name."""

from __future__ import annotations

import re
from importlib import util
from keyword import iskeyword
from pathlib import Path
from typing import Final

from antechamber import messages as catalogues
from antechamber.core.errors import AntechamberError
from antechamber.messages import messages
from antechamber.titles import packages

STARTER: Final = Path(__file__).parent / "starter"
SAMPLE: Final = "pebbles"
SLUG: Final = re.compile(r"[a-z][a-z0-9]{2,19}")  # a hyphen ends it in the ids of messages
CODE: Final = (".py", ".toml", ".ftl")


class NewTitleError(AntechamberError):
    """A title that cannot be called so, or not be written there."""


def write_title(slug: str, folder: Path) -> None:
    """Write a small title that works, with a test of it, into a new folder.

    Raises `NewTitleError` if the slug is none or taken, or if there is such a folder.
    """
    check_slug(slug)
    if folder.exists():
        raise NewTitleError(messages().text("cli-new-exists", folder=str(folder)))
    for path in sorted(path for path in STARTER.rglob("*") if path.suffix in CODE):
        place = path.relative_to(STARTER)
        if place != Path("__init__.py"):
            copy(path, folder / renamed(str(place), slug), slug)


def check_slug(slug: str) -> None:
    """Refuse what cannot be the name of a package and begin the ids of messages, and what something else is called."""
    if not SLUG.fullmatch(slug) or iskeyword(slug):
        raise NewTitleError(messages().text("cli-new-slug", slug=slug))
    ours = {path.stem for path in Path(catalogues.__file__).parent.glob("en/*.ftl")}
    if slug in packages() or slug in ours or util.find_spec(slug):
        raise NewTitleError(messages().text("cli-new-taken", slug=slug))


def copy(path: Path, place: Path, slug: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(renamed(path.read_text(encoding="utf-8"), slug), encoding="utf-8")


def renamed(text: str, slug: str) -> str:
    """The same text of another title."""
    for written in (str.lower, str.capitalize, str.upper):
        text = text.replace(written(SAMPLE), written(slug))
    return text
