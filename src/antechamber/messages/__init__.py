"""Everything a user reads, from Fluent catalogues: code knows message ids, never sentences."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from antechamber.titles import comes_from_outside, folder, packages

LANGUAGES = ("en", "pl", "fr")
ENTRY = re.compile(r"\n(?=-?[a-zA-Z])")  # where the line begins with an id; others are indented, or comments
PARSER = FluentParser(with_spans=False)


class MissingMessage(LookupError):
    """A message id that no catalogue has: a mistake in the program."""


def catalogues(language: str) -> list[Path]:
    """The folders with the texts of a language: our own, and each title's."""
    return [Path(__file__).parent / language, *(texts for slug in packages() for texts in folders_of(slug, language))]


def folders_of(slug: str, language: str) -> list[Path]:
    """The folders with a title's texts. Those of a title from outside may lack some, and are told in English then:
    who reads both takes what comes later."""
    texts = folder(slug) / "messages"
    found = [texts / spoken for spoken in (["en", language] if comes_from_outside(slug) else [language])]
    return [one for one in dict.fromkeys(found) if one.is_dir()]


def texts_of(slug: str, language: str) -> str:
    """All texts of a title in a language, as they are written; what is said again later counts."""
    files = [file for texts in folders_of(slug, language) for file in sorted(texts.glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def in_words(message: str) -> str:
    """What a message of a title from outside says if there is none: its id in words, so that `liars-option-raise` is
    "raise". Empty for any other, whose absence is a mistake of ours."""
    for slug in filter(comes_from_outside, packages()):
        own, _, rest = message.partition(".")[0].removeprefix("web-chapter-").partition("-")
        if own == slug and rest:
            return (rest.partition("-")[2] or rest).replace("-", " ").replace("_", " ")
    return ""


class Parts(Visitor):
    """A message, and all messages and terms that it is made of."""

    def __init__(self, message: str) -> None:
        self.names = [message]

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.add(f"-{node.id.name}")

    def add(self, name: str) -> None:
        if name not in self.names:
            self.names.append(name)


class Messages:
    """The catalogues of one language. A message is parsed when it is said: parsing is slow, and there are thousands."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [file for folder in catalogues(language) for file in sorted(folder.glob("*.ftl"))]
        _, *entries = ENTRY.split("\n".join(["", *[file.read_text(encoding="utf-8") for file in files]]))
        self._written = {entry.partition("=")[0].rstrip(): entry for entry in entries}  # by id; that of a term has a -

    def _knows(self, name: str) -> bool:
        """Whether there is a message; if so, it is parsed."""
        if name in self._written and not self._bundle.has_message(name):
            self._parse(name)
        return self._bundle.has_message(name)

    def _parse(self, name: str) -> None:
        """Parse a message and what it is made of; it comes last, so that nobody says it without its parts."""
        parts = Parts(name)
        entries = []
        for part in parts.names:  # which grow in number
            if part in self._written:
                entries.append(PARSER.parse_entry(self._written[part]))
                parts.visit(entries[-1])
        self._bundle.add_resource(Resource(entries[::-1]))

    def ids(self) -> set[str]:
        return {name for name in self._written if not name.startswith("-")}

    def has(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`message.attribute`)."""
        name, _, attribute = message.partition(".")
        if not self._knows(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, **arguments: Any) -> str:
        """A message with its arguments filled in; what a title from outside has no message for, by its id in words."""
        name, _, attribute = message.partition(".")
        if not self.has(message) and (said := in_words(message)):
            return said
        if not self._knows(name):
            raise MissingMessage(f"no message {message!r} in {self.language}")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingMessage(f"no message {message!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingMessage(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def text_if_known(self, message: str) -> str:
        """A message that needs no arguments; empty if there is none."""
        return self.text(message) if self.has(message) else ""

    def described(self, slug: str, group: str, description: dict[str, Any], attribute: str = "", **more: Any) -> str:
        """An option or event as a sentence: its kind names the message, its arguments are put into words.

        A text argument `card: "w7"` becomes the message `<slug>-card-w7`, and `card-id` is "w7" itself, for selectors;
        numbers and lists of numbers stay numbers. What is given by name in `more` is taken as it is.
        """
        arguments: dict[str, Any] = {}
        for name, value in description.items():
            if name in ("kind", "text", "rule") or name in more:
                continue
            arguments[name] = self.argument(slug, name, value)
            if isinstance(value, str):
                arguments[f"{name}-id"] = value
        message = f"{slug}-{group}-{description['kind']}"
        return self.text(f"{message}.{attribute}" if attribute else message, **{**arguments, **more})

    def problem(self, slug: str, message: str, arguments: dict[str, Any], names: list[str], **more: Any) -> str:
        """Why something was not done, as a sentence. Seats are called by their names.

        An argument is a word of the title if it has one: that of its name up to the first hyphen, so that
        `crystal-missing` is a crystal. What is given by name in `more` is taken as it is.
        """
        filled: dict[str, Any] = {}
        for name, value in arguments.items():
            field = name.partition("-")[0]
            if field in ("seat", "seats", "other"):
                seats = value if isinstance(value, list) else [value]
                filled[name] = ", ".join(names[seat - 1] for seat in seats)
            else:
                said = not isinstance(value, str) or self.has_word(slug, field, value)
                filled[name] = self.argument(slug, field, value) if said else value
                filled[f"{name}-id"] = value
        return self.text(message, **{**filled, **more})

    def has_word(self, slug: str, field: str, word: str) -> bool:
        """Whether a title has such a word, in full or letter by letter."""
        return self.has(f"{slug}-{field}-{word}") or (
            bool(word) and all(self.has(f"{slug}-{field}-{letter}") for letter in word)
        )

    def argument(self, slug: str, name: str, value: Any) -> Any:
        """A value in words; the words of a list are short."""
        if isinstance(value, list):
            return " ".join(self.word(slug, name, v, "short") if isinstance(v, str) else str(v) for v in value)
        if isinstance(value, str):
            return self.word(slug, name, value)
        return value

    def word(self, slug: str, field: str, word: str, attribute: str = "") -> str:
        """A word of a title in this language: the message `<slug>-<field>-<word>`, or its attribute if it has that.

        A word that is composed of letters, as "BBY" of jewels, has messages for its letters: in full, each letter is
        said once with its `$number`; an attribute, as the short form, is said for every letter.
        """
        message = f"{slug}-{field}-{word}"
        letters = [word] if self.has(message) else list(word)
        if not self.has_word(slug, field, word):
            if said := in_words(message):
                return said
            raise MissingMessage(f"no message for the {field} {word!r} of {slug} in {self.language}")
        if attribute and self.has(f"{slug}-{field}-{letters[0]}.{attribute}"):
            return " ".join(self.text(f"{slug}-{field}-{letter}.{attribute}", number=1) for letter in letters)
        counted = [(letter, len(list(same))) for letter, same in groupby(letters)]
        return " + ".join(self.text(f"{slug}-{field}-{letter}", number=number) for letter, number in counted)


@lru_cache
def messages(language: str = "en") -> Messages:
    """The catalogues of a language, read once."""
    return Messages(language)
