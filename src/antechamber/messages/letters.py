"""Letters as people see them: a family of four is one, so is a flag, and so is an e with two accents.

Python cuts between code points. This cuts only where Unicode's text segmentation (UAX 29) does; in a few scripts it
takes two letters for one, which makes a name shorter by one, but never cuts through any.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from itertools import takewhile

JOINERS = "\u200c\u200d"
VOWELS_AND_MARKS = "\u0e33\u0eb3\uff9e\uff9f"  # of Thai, Lao and Japanese; Unicode counts them as letters
VIRAMA = 9  # the combining class of what binds a consonant to the next


def letters(text: str) -> Iterator[str]:
    """The letters of a text, one after another."""
    start = 0
    for at in range(1, len(text)):
        if not belongs(text[start:at], text[at]):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def belongs(begun: str, character: str) -> bool:
    """Whether a character belongs to the letter before it: accents, tones of skin, tags, the other half of a flag, and
    what is joined to it."""
    last = begun[-1]
    if unicodedata.category(character).startswith("M") or is_unseen_part(character) or character in VOWELS_AND_MARKS:
        return True
    if is_half_flag(character):
        return len(begun) == 1 and is_half_flag(last)
    tone, jamo = "\U0001f3fb" <= character <= "\U0001f3ff", "\u1160" <= character <= "\u11ff"
    return tone or jamo or last == "\u200d" or "\u1100" <= last <= "\u115f" or is_bound(begun, character)


def is_bound(begun: str, character: str) -> bool:
    """Whether the marks at the end of what was begun bind the next consonant to it."""
    marks = list(takewhile(lambda part: unicodedata.category(part)[0] in "MC", reversed(begun)))
    return unicodedata.category(character) == "Lo" and any(unicodedata.combining(mark) == VIRAMA for mark in marks)


def is_half_flag(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def is_unseen_part(character: str) -> bool:
    """Whether a character cannot be seen itself, but shapes the letter it is a part of."""
    return character in JOINERS or "\U000e0020" <= character <= "\U000e007f"


def cut(text: str, most: int, size: Callable[[str], int] = len) -> str:
    """As many letters from the first on as are no larger than this together."""
    kept = ""
    for letter in letters(text):
        if size(kept + letter) > most:
            break
        kept += letter
    return kept
