"""Letters as people see them are counted and cut as a whole."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterable
from itertools import accumulate

import pytest
from rich.cells import cell_len

from antechamber.messages.letters import cut, letters
from scripts import npm

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
WALES = "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"
SIGNS = {
    "a family": FAMILY,
    "a flag": "🇵🇱",
    "the flag of Wales": WALES,
    "a tone of skin": "👍🏽",
    "a picture": "❤\ufe0f",
    "two accents": "s\u0323\u0307",
    "Tamil": "\u0ba8\u0bbf",
    "Thai": "\u0e04\u0e33",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Devanagari": "\u0915\u094d\u0937",
    "Hangul": "\u1100\u1161\u11a8",
    "a character of two halves elsewhere": "𝄞",
}
OTHERS = "ab é-Жあ中ك\u0640\u0650😀👩🧑🏾🏴\u200d\u200c\ufe0f\u0301\u0483🇵🇱🇫🇷"
OTHERS += "\u0903\u0915\u094d\u0937\u0e01\u0e33\u0eb3\uac00\uac01\u1100\u1161\u11a8🇵🇱🇫🇷"
SEGMENT = """
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const texts = JSON.parse(require('fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(texts.map((text) => [...segmenter.segment(text)].map(({ segment }) => segment))));
"""


@pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS)
def test_a_sign_of_several_characters_is_one_letter(sign: str) -> None:
    assert [*letters(f"x{sign}{sign}y")] == ["x", sign, sign, "y"]
    assert cut(f"x{sign}", len(sign)) == "x"
    assert cut(f"x{sign}y", len(sign) + 1) == f"x{sign}"


def test_flags_are_told_apart_two_by_two() -> None:
    assert [*letters("🇵🇱🇫🇷🇵")] == ["🇵🇱", "🇫🇷", "🇵"]


def test_columns_of_a_terminal_are_counted_as_such() -> None:
    assert cut("中文名字", 5, cell_len) == "中文"
    assert cut(f"{FAMILY}{FAMILY}", 3, cell_len) == FAMILY


def test_nothing_is_cut_where_unicode_does_not_cut() -> None:
    """ICU, as it is in Node, knows every boundary; ours are some of them."""
    chance = random.Random(1)
    signs = [*OTHERS, *SIGNS.values()]
    texts = ["".join(chance.choices(signs, k=chance.randint(1, 12))) for _ in range(3000)]
    asked = [str(npm.NODE), "-e", SEGMENT]
    done = subprocess.run(asked, input=json.dumps(texts), capture_output=True, check=True, encoding="utf-8")
    for text, segments in zip(texts, json.loads(done.stdout), strict=True):
        assert ends(letters(text)) <= ends(segments), [text, [*letters(text)], segments]


def ends(parts: Iterable[str]) -> set[int]:
    """Where the parts of a text end."""
    return set(accumulate(map(len, parts)))
