"""Options and events of a match in words, with the names of those who sit there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from antechamber.core.kernel import Contents, Event
from antechamber.core.notation import SEAT, Domain, Sets
from antechamber.core.title import Reason
from antechamber.match import NO_SEAT, Match, Seat, events
from antechamber.match.log import Why
from antechamber.messages import Messages


class Teller:
    """Puts what can be done and what happened into words."""

    def __init__(self, match: Match, words: Messages, pieces: Callable[[Mapping[str, Any]], dict[str, str]]) -> None:
        self.words = words
        self.pieces = pieces  # the arguments that are pieces of this box, by what is on them
        self.slug = match.title.slug
        self.names = [seat.name for seat in match.seats]
        self.book: Contents = match.state.contents()

    # ------------------------------------------------------------ options

    def described(self, option: int) -> dict[str, Any]:
        """An option as data, with its notation and the names of seats."""
        vocabulary = self.book.vocabulary
        return self.with_names({"text": vocabulary.text(option), **vocabulary.describe(option)})

    def with_names(self, described: dict[str, Any]) -> dict[str, Any]:
        """An option as a view tells it, but with the names of seats."""
        fields = next(p.fields for p in self.book.vocabulary.patterns.values() if p.name == described["kind"])
        return self.named(described, fields)

    def option(self, option: int) -> str:
        """An option as a sentence; its notation if the title has no words for it."""
        described = self.described(option)
        if not self.words.has(f"{self.slug}-option-{described['kind']}"):
            return str(described["text"])
        return self.words.described(self.slug, "option", described, **self.people(described))

    # ------------------------------------------------------------ events

    def facts(self, happened: Iterable[Event], seat: Seat = NO_SEAT) -> list[dict[str, Any]]:
        """Events as data, those that a seat may know of."""
        kinds = self.book.vocabulary.events
        return [
            self.named(events.describe(self.book, event), kinds[int(event.kind)].fields)
            for event in happened
            if events.visible_to(event, seat)
        ]

    def sentences(self, happened: Iterable[Event], seat: Seat = NO_SEAT) -> list[str]:
        """Each event as a sentence."""
        return [self.sentence(fact) for fact in self.facts(happened, seat)]

    def retold(self, facts: Iterable[dict[str, Any]]) -> list[str]:
        """Events that were written down as data, each as a sentence."""
        fields = {kind.name: kind.fields for kind in self.book.vocabulary.events.values()}
        return [self.sentence(self.named(fact, fields.get(fact["kind"], []))) for fact in facts]

    def sentence(self, fact: dict[str, Any]) -> str:
        if not self.words.has(f"{self.slug}-event-{fact['kind']}"):
            told = [str(value) for field, value in fact.items() if field not in ("kind", "seat", "rule")]
            return self.line(self.names[fact["seat"] - 1], [" ".join([fact["kind"], *told])])
        return self.words.described(self.slug, "event", fact, **self.people(fact))

    def summary(self, happened: Iterable[Event], quiet: frozenset[str], seat: Seat = NO_SEAT) -> list[str]:
        """One line for each turn: deeds one after another, those of one kind told together.

        They are a player's, or of whom the message names as their `doer`.
        """
        lines: list[str] = []
        deeds: list[str] = []
        doer = ""
        told = [fact for fact in self.facts(happened, seat) if fact["kind"] not in quiet]
        for (kind, who), group in groupby(told, key=lambda fact: (fact["kind"], fact["seat"])):
            facts = list(group)
            message = f"{self.slug}-event-{kind}"
            together = self.words.has(f"{message}-many.then")
            is_deed = together or self.words.has(f"{message}.then")
            named = self.words.has(f"{message}.doer")
            name = self.words.text(f"{message}.doer") if named else self.names[who - 1]
            if deeds and (not is_deed or name != doer):
                lines.append(self.line(doer, deeds))
                deeds = []
            if not is_deed:
                lines += [self.sentence(fact) for fact in facts]
                continue
            doer = name
            if together:
                facts = [many(facts)]
            deeds += [
                self.words.described(self.slug, "event", fact, attribute="then", **self.people(fact)) for fact in facts
            ]
        return [*lines, self.line(doer, deeds)] if deeds else lines

    def line(self, name: str, deeds: list[str]) -> str:
        return self.words.text("play-deeds", name=name, deeds=", ".join(deeds))

    # ------------------------------------------------------------ refusals

    def problem(self, reason: Reason) -> str:
        """Why something cannot be done, as a sentence."""
        pieces = self.pieces(reason.arguments)
        return self.words.problem(self.slug, reason.message, reason.arguments, self.names, **pieces)

    # ------------------------------------------------------------ what bots thought

    def because(self, why: Why) -> str:
        """Why a bot answered as it did, in sentences; without those that these catalogues cannot say."""
        return " ".join(filter(None, (self.said(one["message"], one["arguments"]) for one in why)))

    def said(self, message: str, arguments: dict[str, Any]) -> str:
        try:
            return self.words.problem(self.slug, message, arguments, self.names, **self.pieces(arguments))
        except (LookupError, TypeError):  # what another release has written, or somebody by hand
            return ""

    # ------------------------------------------------------------ names

    def named(self, data: dict[str, Any], fields: list[tuple[str, Domain]]) -> dict[str, Any]:
        """The same data, but where an argument is a seat or a set of seats, it is called by name."""
        named = dict(data)
        for field, domain in fields:
            if domain is SEAT:
                named[field] = Name(self.names[data[field] - 1])
            elif isinstance(domain, Sets) and domain.members is SEAT:
                named[field] = Name(", ".join(self.names[seat - 1] for seat in data[field]))
        return named

    def people(self, data: dict[str, Any]) -> dict[str, Any]:
        """The arguments that are names of people or of pieces, for a message."""
        people = {**self.pieces(data), **{k: str(v) for k, v in data.items() if isinstance(v, Name)}}
        return {"name": self.names[data["seat"] - 1], **people} if isinstance(data.get("seat"), int) else people


class Name(str):
    """What a person or bot is called, so that nobody takes it for a word of the title."""

    __slots__ = ()


def many(facts: list[dict[str, Any]]) -> dict[str, Any]:
    """Events of one kind and one seat as one, with lists as arguments."""
    first = facts[0]
    lists = {k: [fact[k] for fact in facts] for k in first if k not in ("kind", "seat", "rule")}
    return {**first, **lists, "kind": f"{first['kind']}-many", "count": len(facts)}
