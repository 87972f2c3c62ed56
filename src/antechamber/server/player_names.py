"""Names of players, as they can be read and told apart."""

from __future__ import annotations

from unicodedata import bidirectional, category, combining

from antechamber.messages.letters import JOINERS, VIRAMA, cut

LONGEST = 40  # characters of a name; the page knows it too
BLACK_FLAG, PICTURE = "\U0001f3f4", "\ufe0f"  # the second says that the one before it is a picture


def clean_name(name: str) -> str:
    """A name without what cannot be seen, no longer than there is room for, and cut between letters."""
    seen = "".join(c if c.isprintable() or holds_together(name, n) else " " for n, c in enumerate(name))
    return cut(" ".join(seen.split()), LONGEST).rstrip()


def holds_together(name: str, at: int) -> bool:
    """Whether what cannot be seen itself makes one letter of several characters: a family, the flag of Wales, syllables
    of Indic and Arabic script. Anywhere else it would only let two names look alike."""
    before, character, after = name[max(0, at - 1) : at], name[at], name[at + 1 : at + 2]
    if is_tag(character):
        return before == BLACK_FLAG or (before != "" and is_tag(before))
    if character not in JOINERS or not (before and after.strip()):
        return False
    pictured = category(before) in ("So", "Sk") or before == PICTURE
    return pictured or combining(before) == VIRAMA or bidirectional(before) == "AL"


def is_tag(character: str) -> bool:
    """Whether it is a letter of the name of a region, after a black flag."""
    return "\U000e0020" <= character <= "\U000e007f"
