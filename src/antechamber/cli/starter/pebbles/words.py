"""What can be done and what can happen: options and events, as numbers and in words."""

from __future__ import annotations

from typing import Final

from antechamber.core.notation import ARG_BITS, Numbers, Vocabulary

MOST: Final = 3  # stones at once

STONES: Final = Numbers("stones", MOST, first=1)

TAKE: Final = 2 << ARG_BITS
TOOK: Final = 1

vocabulary: Final = Vocabulary("pebbles")
vocabulary.option(TAKE, "take", "take {stones}", [("stones", STONES)])
vocabulary.event(TOOK, "took", [("stones", STONES)])
