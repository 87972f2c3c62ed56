"""What the terminal says of options, events and refusals in each language: examples for the tests of the page."""

import json
from collections.abc import Mapping
from typing import Any

from antechamber.cli.boards.telling import Teller
from antechamber.core.kernel import EVERYBODY, Event, State
from antechamber.core.notation import TERMINAL
from antechamber.core.title import Reason, Title
from antechamber.match import Match, Player, Seat
from antechamber.match.events import describe
from antechamber.messages import LANGUAGES, Messages, messages

NAMES = ["Ana", "Bruno", "Chloé", "Dawid", "Eva", "Filip"]
WORDS = 2  # so many are kept for an argument of a kind; of numbers one for each form
SAID_ELSEWHERE = ("rule", "seat")  # what every event has
PAUSE = 20  # at one question of so many, all options kept so far are wished for
DRAWN = ("jewels", "claim")  # what the page draws in events, and so takes from the catalogue in its short form
BEFORE = 1  # so many events are kept before an example, because a summary tells like ones together

Data = dict[str, Any]


class Telling:
    """Looks on at games of a title and keeps examples of the options, events and refusals that come up, a few of each
    kind."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.names = NAMES[: max(title.players)]
        self.quiet = title.book().vocabulary.quiet(TERMINAL)
        self.match = Match(title, len(self.names), seats=[Player(name) for name in self.names])
        self.seen: dict[tuple[str, str, str], set[str]] = {}
        self.questions = 0
        self.options: dict[int, Data] = {}
        self.events: list[Event] = []
        self.story: list[Event] = []
        self.reasons: list[Reason] = []

    # ------------------------------------------------------------ looking on

    def look(self, g: State, seat: int) -> None:
        """Look at the options of a seat, and now and then at what it cannot do."""
        view = g.view(seat)
        vocabulary = g.contents().vocabulary
        described: dict[int, Data] = {option: vocabulary.describe(option) for option in view.legal()}
        fresh = [option for option, data in described.items() if self.note("option", data["kind"], data)]
        asked: Any = view.detail()["ask"] if fresh else {"options": []}
        shown = {option["text"]: option for option in asked["options"]}
        for option in fresh:
            data = shown[vocabulary.text(option)]
            self.options[option] = {name: value for name, value in data.items() if name != "preview"}
        self.questions += 1
        if self.questions % PAUSE == 0:
            for wish in [option["text"] for option in self.options.values()]:
                reason = self.title.why_not(view, wish)
                if reason and self.note("problem", reason.message, reason.arguments):
                    self.reasons.append(reason)

    def hear(self, happened: list[Event]) -> None:
        """Hear what happened in a game."""
        book = self.match.state.contents()
        facts = [describe(book, event) for event in happened]
        fresh = [i for i, fact in enumerate(facts) if self.note("event", fact["kind"], fact)]
        around = {i for last in fresh for i in range(max(0, last - BEFORE), last + 1)}
        self.events += [happened[i] for i in fresh]
        self.story += [happened[i] for i in sorted(around) if happened[i].audience == EVERYBODY]

    def note(self, group: str, kind: str, described: Data) -> bool:
        """Remember the forms of something's arguments; say whether its kind, or one of the forms, is new."""
        new = False
        for name, value in {"kind": kind, **described}.items():
            forms = self.seen.setdefault((group, kind, name), set())
            enough = isinstance(value, str) and len(forms) >= WORDS
            if form_of(value) not in forms and not enough and name not in SAID_ELSEWHERE:
                forms.add(form_of(value))
                new = True
        return new

    # ------------------------------------------------------------ telling

    def told(self) -> Data:
        """The examples, and what is said of them in every language.

        Pieces are called by the catalogue here. At a table both call some by what is on them: the terminal with the
        signs of its board, the page in words.
        """
        book = self.match.state.contents()
        return {
            "names": self.names,
            "quiet": sorted(self.quiet),
            "options": list(self.options.values()),
            "events": [describe(book, event) for event in self.events],
            "facts": [describe(book, event) for event in self.story],
            "problems": [problem_of(reason) for reason in self.reasons],
            "said": {language: self.said(messages(language)) for language in LANGUAGES},
        }

    def said(self, words: Messages) -> dict[str, list[str]]:
        """What the terminal says of them in one language, in their order."""
        slug = self.title.slug

        def drawn(fact: Mapping[str, Any]) -> dict[str, str]:
            return {name: words.word(slug, name, fact[name], "short") for name in DRAWN if name in fact}

        asking = Teller(self.match, words, lambda _: {})
        telling = Teller(self.match, words, drawn)
        return {
            "options": [asking.option(option) for option in self.options],
            "events": [told for event in self.events for told in telling.sentences([event], Seat(event.audience))],
            "summary": telling.summary(self.story, self.quiet),
            "problems": [asking.problem(reason) for reason in self.reasons],
        }


def form_of(value: str | int | list[Any]) -> str:
    """What decides how a value is said: of a word which it is, of a number which plural some language has for it."""
    if isinstance(value, str):
        return value
    number = len(value) if isinstance(value, list) else value
    return str(number) if number < 2 else "few" if number < 5 else "many"


def problem_of(reason: Reason) -> Data:
    """A reason as the page is sent it, but for the sentence in English, which the page says itself."""
    return {"problem": reason.message, "arguments": reason.arguments, "rule": reason.rule, "text": ""}


def written(told: Data | list[Any]) -> str:
    """As JSON with one example to a line, so that a diff shows which have changed."""
    if isinstance(told, list):
        return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in told) + "\n]"
    return "{\n" + ",\n".join(f'"{name}": {written(value)}' for name, value in told.items()) + "\n}"
