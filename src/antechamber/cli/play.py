"""Playing in the terminal: one person against bots, several people on one device, or bots alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict
from functools import reduce
from pathlib import Path
from textwrap import wrap
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from antechamber.cli.boards import board_for
from antechamber.cli.boards.plain import LIT, NEWS, NO, QUIET
from antechamber.cli.boards.telling import Teller
from antechamber.cli.curtain import can_forget, forget
from antechamber.cli.rules_text import how_to_play
from antechamber.cli.saved import save_report
from antechamber.core.kernel import Event
from antechamber.core.title import Options, Title
from antechamber.library import slugs
from antechamber.match import NO_SEAT, LogError, Match, Player, Seat
from antechamber.match.log import Why, with_reasons, write_log
from antechamber.match.match import Moment
from antechamber.match.report import LONGEST, report
from antechamber.messages import MissingMessage, messages

LOG_LINES = 20
LONG_LABEL = 30  # options with longer labels stand one to a line
COMMANDS = {
    "?": "explain", "h": "help", "help": "help", "u": "undo", "undo": "undo", "r": "restart", "restart": "restart",
    "l": "log", "log": "log", "b": "board", "board": "board", "w": "what", "what": "what", "s": "save", "save": "save",
    "gains": "gains", "!": "report", "report": "report", "q": "quit", "quit": "quit", "exit": "quit",
}  # fmt: skip
NOT_ARGUMENTS = ("kind", "text", "group", "rule", "preview")  # of an option, when a question is put into words
HELP = ["again", "explain", "explain-one", "undo", "restart", "what", "log", "board", "gains", "report", "save", "quit"]
ASCII = str.maketrans(
    "▲●◆■▼◇✱→−·×…“”„‘’«»╭╮╰╯├┤┬┴┼─│╱╲▸▹○█▓▒░–↻◍★◌▣ψ∩┊\u00a0\u202f",
    '^o#=v\'*>-.x."""\'\'""+++++++++-|/\\>>.#*=.-@%*.&wn:  ',
)


def play(
    title: Title,
    players: int,
    options: Options,
    seats: list[Player],
    seed: str,
    save: Path | None,
    console: Console,
    read: Callable[[str], str],
    language: str = "en",
    match: Match | None = None,
    confirm: bool = True,
    whys: dict[int, Why] | None = None,
) -> Match:
    """Play a match to its end, or until somebody leaves; `match.over` tells which.

    With `save` the log is written after every answer, so nothing is ever lost. A `match` that was begun before is
    gone on with; `whys` is why its bots answered as they did, by number of entry. `confirm` waits for Enter when a turn
    ends by itself, so that its last answer can still be taken back.
    """
    match = match or Match(title, players, options, seed, seats)
    return Session(match, save, console, read, language, confirm, whys).run()


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """One sitting at the table."""

    def __init__(
        self,
        match: Match,
        save: Path | None,
        console: Console,
        read: Callable[[str], str],
        language: str,
        confirm: bool,
        whys: dict[int, Why] | None = None,
    ) -> None:
        self.match = match
        self.save_file = save
        self.save_failed = False
        self.console = console
        self.read = read
        self.confirm = confirm
        self.whys = dict(whys or {})  # by number of entry; kept for the time after the end
        self.words = messages(language)
        self.names = [seat.name for seat in match.seats]
        self.board = board_for(match.title, self.words, self.names)
        self.teller = Teller(match, self.words, self.board.called_pieces)
        self.people = [Seat(seat) for seat, who in enumerate(match.seats) if who.bot is None]
        self.curtained = match.title.secrets and len(self.people) > 1
        self.bots = self.seat_bots()
        self.present = NO_SEAT  # the person before the screen
        self.fresh = True  # whether that person has to be shown the whole table
        self.seen = -1  # how many answers that person has seen
        self.heard: dict[Seat, int] = {}  # by seat: how many answers it has heard the outcome of, up to one of its own
        self.told = len(match.moments)  # without people: what has been told
        self.wish = ""  # what was last refused at this question, in notation
        self.asked_about_gains: set[Seat] = set()  # the seats that want to be
        self.by_itself: set[int] = set()  # which of the answers were gains that nobody was asked about
        self.reconsidered = -1  # after so many answers somebody has taken one back, and chooses anew

    def seat_bots(self) -> dict[Seat, Any]:
        seats = [seat for seat in map(Seat, range(len(self.match.seats))) if seat not in self.people]
        if not seats:
            return {}
        from antechamber.bots import make_bot

        return {
            seat: make_bot(str(self.match.seats[seat].bot), self.match.title, f"{self.match.seed}/{seat}")
            for seat in seats
        }

    # ------------------------------------------------------------ showing

    def say(self, message: str, **arguments: Any) -> str:
        return self.words.text(message, **arguments)

    def show(self, shown: RenderableType, style: str = "", indent: int = 0) -> None:
        """Print a text, or something drawn."""
        if isinstance(shown, str):
            shown = self.board.coloured(shown)
            shown.stylize_before(style)
        if indent:
            shown = Padding(shown, (0, 0, 0, indent), expand=False)
        if self.speaks_unicode():
            self.console.print(shown)
            return
        with self.console.capture() as captured:
            self.console.print(shown)
        self.console.file.write(self.plainly(captured.get()))

    def speaks_unicode(self) -> bool:
        return self.console.encoding.lower().startswith("utf")

    def plainly(self, text: str) -> str:
        """A text in letters that the terminal has, each as wide as the one it stands for."""
        if self.speaks_unicode():
            return text
        return text.translate(ASCII).encode(self.console.encoding, "replace").decode(self.console.encoding)

    def hear(self, message: str, **arguments: Any) -> str:
        """Ask for a line."""
        return self.read(self.plainly(self.say(message, **arguments))).strip()

    def tell(self, message: str, style: str = "", **arguments: Any) -> None:
        self.show(self.say(message, **arguments), style)

    def refuse(self, message: str, **arguments: Any) -> None:
        self.tell(message, NO, **arguments)

    # ------------------------------------------------------------ the course of a match

    def run(self) -> Match:
        try:
            self.welcome()
            self.keep()
            while not self.match.over:
                seat = self.match.deciding[0]
                if seat in self.bots:
                    self.bot_answers(seat)
                else:
                    self.person_answers(seat)
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        return self.match

    def welcome(self) -> None:
        answers = len(self.match.moments)
        name = self.match.title.name
        if answers:
            self.tell("play-welcome-back", "bold", title=name, answers=answers)
        else:
            self.tell("play-welcome", "bold", title=name, seed=self.match.seed)
            if self.people and self.match.title.slug in slugs():
                for heading, points in how_to_play(self.match.title.slug, self.words, self.match.options):
                    self.show(f"{heading}: {' '.join(points)}", QUIET)
        self.introduce_players()
        if self.people:
            self.tell("play-hint", QUIET)
        if self.curtained and can_forget(self.console):
            self.tell("play-forgets", QUIET)
        elif self.curtained:
            self.tell("play-cannot-forget", NO)

    def introduce_players(self) -> None:
        """Who plays, and what to expect of the bots."""
        seats = self.match.seats
        names = [
            self.say("play-player-bot", name=who.name, level=self.level(who.bot)) if who.bot else who.name
            for who in seats
        ]
        self.tell("play-players", QUIET, names=", ".join(names))
        for bot in dict.fromkeys(who.bot for who in seats):
            if self.words.has(f"level-{bot}"):
                about = self.say(f"level-{bot}.about")
                self.tell("play-level", QUIET, level=self.say(f"level-{bot}"), about=about)

    def level(self, bot: str) -> str:
        """What a bot's level is called; a sparring partner has none, and is called by its id."""
        return self.say(f"level-{bot}") if self.words.has(f"level-{bot}") else bot

    def bot_answers(self, seat: Seat) -> None:
        choice = self.bots[seat].choose(self.match.view(seat))
        self.match.answer(seat, choice.option)
        if why := choice.why():
            self.whys[len(self.match.log)] = [asdict(said) for said in why]
        self.keep()
        if not self.people and seat not in self.match.deciding:
            self.tell_news(self.events_from(self.told))
            self.told = len(self.match.moments)

    def person_answers(self, seat: Seat) -> None:
        """Show what happened and what can be done, then take commands until one of them answers."""
        if seat != self.present or len(self.match.moments) != self.seen:
            self.hand_over(seat)
        moments = len(self.match.moments)
        gain = self.gain_to_take(seat)
        if gain:
            self.by_itself = {number for number in self.by_itself if number < moments} | {moments}
            self.match.answer(seat, gain)
        else:
            self.show_question(seat)
        self.wish = ""
        while len(self.match.moments) == moments:
            self.obey(seat, self.hear("play-prompt", name=self.names[seat]))
        if len(self.match.moments) > moments:
            self.after_answer(seat)
        self.seen = len(self.match.moments)

    def gain_to_take(self, seat: Seat) -> str:
        """The answer to a question about mere gains, for who does not want to be asked; empty to ask."""
        if seat in self.asked_about_gains or self.reconsidered == len(self.match.moments):
            return ""
        gains = self.asked(seat).get("gains")
        return str(gains["use"]) if gains and not gains["end"] else ""

    def hand_over(self, seat: Seat) -> None:
        """Another person takes the device. A title with secrets draws a curtain until that person is there."""
        if self.present != seat and self.curtained:
            self.draw_curtain(seat)
        elif self.present not in (seat, NO_SEAT):
            self.show("")
            self.tell("play-pass-device", LIT, name=self.names[seat])
        self.present = seat
        self.fresh = True
        happened = self.since(seat)
        if happened and any(moment.seat == seat for moment in self.match.moments):
            self.tell("play-since", NEWS)
        self.tell_news(happened)

    def draw_curtain(self, seat: Seat) -> None:
        """Let everything be forgotten that was shown, and wait until a person is there; Enter alone lifts it."""
        if self.present >= 0:  # before the first curtain there is only the welcome, and that is to be read
            forget(self.console)
        self.show("")
        self.tell("play-pass-device", LIT, name=self.names[seat])
        while text := self.hear("play-confirm-prompt"):
            if COMMANDS.get(text.lower()) == "quit":
                raise Leave
            self.refuse("play-bad-curtain", name=self.names[seat])
        forget(self.console)

    def after_answer(self, seat: Seat) -> None:
        """Tell what an answer brought about; if the turn is over, let the person look at it before others go on."""
        self.keep()
        moment = self.match.moments[-1]
        said_so = self.match.state.contents().vocabulary.ends_turn(moment.option)
        ended = self.match.over or seat not in self.match.deciding
        self.tell_answer(seat, moment.events[: own_deeds(moment)] if ended else moment.events)
        self.heard[seat] = 0 if ended else len(self.match.moments)
        if not ended:
            return
        while self.confirm and not said_so and self.match.undoable(seat):
            self.tell("play-confirm", LIT, name=self.names[seat])
            answers = len(self.match.moments)
            text = self.hear("play-confirm-prompt")
            if not text:
                break
            command, _, rest = text.partition(" ")
            if command in COMMANDS:
                self.command(seat, COMMANDS[command], rest.strip())
            else:
                self.refuse("play-bad-confirm")
            if len(self.match.moments) != answers:
                return

    def finish(self) -> None:
        """The final table: points by source, the winner, what broke a tie, where the log is."""
        if self.people:
            self.tell_news(self.since(self.present if self.present != NO_SEAT else self.people[0]))
        view = self.match.view(NO_SEAT)
        scores = self.match.state.scores()
        winners = self.match.state.winners()
        self.show("")
        self.show(self.board.table(view, max(self.present, 0), *self.console.size))
        self.show("")
        if self.match.state.capped():
            self.tell("play-over-capped", "bold", rounds=self.match.state.rounds())
        else:
            self.tell("play-over", "bold")
        self.show(self.board.points(view, scores))
        if winners:
            names = reduce(lambda a, b: self.say("play-and", first=a, second=b), [self.names[seat] for seat in winners])
            self.tell("play-winner", LIT, names=names, points=scores[winners[0]])
        else:
            self.show(self.board.why_lost(view) or self.say("play-no-winner"), LIT)
        tie = self.board.tie_break(view)
        if tie:
            self.show(tie)
        if self.save_file:
            self.tell("play-saved", QUIET, file=str(self.save_file))

    def leave(self) -> None:
        """Leave the table; what is not saved yet can be. Nobody's secrets stay behind."""
        if self.curtained and self.present >= 0:
            forget(self.console)
        self.show("")
        try:
            if self.save_file is None and self.match.moments:
                text = self.hear("play-offer-save")
                if text:
                    self.save_file = Path(text)
            self.keep()
        except (EOFError, KeyboardInterrupt):
            self.show("")
        if self.save_file:
            self.tell("play-left-saved", file=str(self.save_file))
            self.tell("play-left-resume", QUIET)
            if self.match.title.owners_data:
                self.tell("play-left-data", QUIET)
        else:
            self.tell("play-left")

    def keep(self) -> bool:
        """Write the log, whole or not at all."""
        if self.save_file is None:
            return False
        part = self.save_file.with_name(f"{self.save_file.name}.part")
        try:
            write_log(with_reasons(self.match.to_log(), self.whys), part)
            os.replace(part, self.save_file)
        except OSError as error:
            if not self.save_failed:  # once, not after every answer
                self.refuse("play-save-failed", file=str(self.save_file), reason=error.strerror or str(error))
            self.save_failed = True
            return False
        self.save_failed = False
        return True

    # ------------------------------------------------------------ what happened

    def events_from(self, moment: int) -> list[Event]:
        return [event for m in self.match.moments[moment:] for event in m.events]

    def since(self, seat: Seat) -> list[Event]:
        """What happened since a seat's last answer, and because of it after the seat's own deeds."""
        moments = self.match.moments
        last = max((n for n, moment in enumerate(moments) if moment.seat == seat), default=-1)
        if last < 0:
            return self.events_from(0)
        after = [] if self.heard.get(seat, 0) > last else moments[last].events[own_deeds(moments[last]) :]
        return after + self.events_from(last + 1)

    def tell_answer(self, seat: Seat, happened: list[Event]) -> None:
        """Tell a person what an answer brought about, if that is more than what was chosen."""
        kinds = [fact["kind"] for fact in self.teller.facts(happened, seat) if fact["kind"] not in self.board.quiet]
        if len(kinds) > 1 or not self.board.obvious.issuperset(kinds):
            self.tell_news(happened, QUIET)

    def tell_news(self, happened: list[Event], style: str = NEWS) -> None:
        for line in self.teller.summary(happened, self.board.quiet, self.present):
            self.show(line, style, indent=2)

    # ------------------------------------------------------------ the question

    def legal(self, seat: Seat) -> list[int]:
        """The options of a seat in the order of the list."""
        return [self.match.option(option["text"]) for option in self.asked(seat)["options"]]

    def asked(self, seat: Seat) -> dict[str, Any]:
        """The open question as a seat sees it."""
        detail: dict[str, Any] = dict(self.match.view(seat).detail())
        question: dict[str, Any] = detail["ask"]
        return question

    def options(self, seat: Seat) -> list[dict[str, Any]]:
        return [self.teller.with_names(option) for option in self.asked(seat)["options"]]

    def numbered(self, seat: Seat) -> dict[int, int]:
        """The option behind each number."""
        return dict(zip(self.board.numbers(self.options(seat)), self.legal(seat), strict=True))

    def show_question(self, seat: Seat) -> None:
        view = self.match.view(seat)
        question = self.match.state.question()
        self.show("")
        if self.fresh or self.board.asks_for_table(question):
            self.show(self.board.table(view, seat, *self.console.size))
        else:
            bench = self.board.bench(view, seat, self.console.width)
            if bench is not None:
                self.show(bench)
        self.fresh = False
        self.show(self.question(seat), LIT)
        gains = self.asked(seat).get("gains")
        if gains and gains["end"] and seat not in self.asked_about_gains:
            self.tell("play-gains-end", QUIET)
        self.show_options(seat)

    def question(self, seat: Seat) -> str:
        """Who must do what, and why."""
        slug = self.match.title.slug
        asked = self.asked(seat)
        message = f"{slug}-ask-{asked['question'].replace('/', '-')}"
        if not self.words.has(message):
            return self.say("play-ask", name=self.names[seat], question=asked["question"])
        purpose = f"{slug}-why-{asked['for']}"
        arguments: dict[str, Any] = {
            "name": self.names[seat],
            "number": asked["number"],
            "why": self.say(purpose) if self.words.has(purpose) else "",
        }
        options = asked["options"]
        for field, value in options[0].items():
            if field not in NOT_ARGUMENTS and all(option.get(field, value) == value for option in options):
                arguments[field] = self.words.argument(slug, field, value)
        return self.say(f"{message}.{asked['form']}" if asked["form"] else message, **arguments)

    def show_options(self, seat: Seat) -> None:
        """The options with their numbers, under headings, as compact as the terminal is wide."""
        view = self.match.view(seat)
        options = self.options(seat)
        groups: dict[str, list[tuple[str, str]]] = {}
        for number, option in zip(self.board.numbers(options), options, strict=True):
            groups.setdefault(option["group"], []).append((str(number), self.board.label(view, seat, option)))
        headings = {group: self.heading(group) for group in groups}
        margin = max(map(len, headings.values())) + 2 if any(headings.values()) else 0
        for group, items in groups.items():
            self.show(self.flow(headings[group], items, margin))

    def heading(self, group: str) -> str:
        return self.say(f"{self.match.title.slug}-group-{group}") if group else ""

    def flow(self, heading: str, items: list[tuple[str, str]], margin: int) -> Text:
        """Numbered items one after another, broken into lines, with a heading in the margin."""
        width = max(self.console.width, 40)
        long = max(len(label) for _, label in items) > LONG_LABEL
        text = Text(f"{heading:<{margin}}", style="")
        text.stylize(QUIET)
        column = margin
        for number, label in items:
            length = len(number) + (1 + len(label) if label else 0)
            if column > margin and (long or column + 3 + length > width):
                text.append("\n" + " " * margin)
                column = margin
            elif column > margin:
                text.append("   " if label else "  ")
                column += 3
            text.append(number, LIT)
            indent = margin + len(number) + 1
            for n, line in enumerate(wrap(label, max(width - indent, 20)) if long else [label]):
                text.append("\n" + " " * indent if n else " " if line else "")
                text.append_text(self.board.coloured(line))
            column += length
        return text

    # ------------------------------------------------------------ what is typed

    def obey(self, seat: Seat, text: str) -> None:
        """Do what was typed: a command, or an answer. Anything else is told in one sentence and changes nothing."""
        command, _, rest = text.partition(" ")
        if text.startswith("?"):
            self.explain(seat, text[1:].strip())
        elif text.startswith("!"):
            self.report(seat, text[1:].strip())
        elif command.lower() in COMMANDS:
            self.command(seat, COMMANDS[command.lower()], rest.strip())
        elif not text:
            self.show(self.question(seat), LIT)
            self.show_options(seat)
        else:
            option = self.understand(seat, text)
            if option is not None:
                self.match.answer(seat, option)

    def command(self, seat: Seat, name: str, rest: str) -> None:
        if name == "quit":
            raise Leave
        if name == "explain":
            self.explain(seat, rest)
        elif name == "help":
            self.help(seat)
        elif name == "undo":
            self.undo(seat)
        elif name == "restart":
            self.restart(seat)
        elif name == "log":
            self.show_log(int(rest) if rest.isdecimal() else LOG_LINES)
        elif name == "board":
            self.show(self.board.table(self.match.view(seat), seat, *self.console.size))
        elif name == "what":
            self.what(seat)
        elif name == "gains":
            self.switch_gains(seat)
        elif name == "report":
            self.report(seat, rest)
        elif name == "save":
            self.save(rest)

    def understand(self, seat: Seat, text: str) -> int | None:
        """The option that a text means: by number, by notation, or by a word that only one option has."""
        numbered = self.numbered(seat)
        if text.isdecimal():
            if int(text) not in numbered:
                self.refuse("play-bad-number", number=text)
                return None
            return numbered[int(text)]
        legal = self.match.state.legal(seat)
        wanted = " ".join(text.lower().split())
        written = {option: self.match.text(option).lower() for option in legal}
        for option, notation in written.items():
            if notation == wanted:
                return option
        fitting = [o for o, notation in written.items() if f" {wanted} " in f" {notation} "]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            some = ", ".join(self.match.text(option) for option in fitting[:6])
            self.refuse("play-bad-several", text=text, options=some)
            return None
        self.refuse_notation(seat, text)
        return None

    def refuse_notation(self, seat: Seat, text: str) -> None:
        """Say why a text is no answer: it means nothing, or it is not possible now."""
        title = self.match.title
        reason = title.why_not(self.match.view(seat), text)
        if reason is None or reason.message == "problem-no-such-option":
            self.refuse("play-bad-input", text=text)
            return
        self.wish = text
        why = self.teller.problem(reason)
        if reason.rule:
            self.refuse("play-bad-now", why=why, title=self.rule_title(reason.rule), rule=reason.rule)
        else:
            self.show(why, NO)

    # ------------------------------------------------------------ commands

    def help(self, seat: Seat) -> None:
        examples = self.match.state.legal(seat) or [self.match.moments[-1].option]
        self.tell("play-help-head", example=self.match.text(examples[0]))
        for name in HELP:
            if name == "gains" and not self.match.title.asks_about_gains:
                continue
            self.show(self.say(f"play-help-{name}"), indent=2)
        legend = self.board.legend()
        if legend:
            self.show("")
            self.show(legend, QUIET)

    def explain(self, seat: Seat, what: str) -> None:
        """Explain the rule behind the question, a numbered option, or a rule by its id."""
        state = self.match.state
        if not what:
            if state.question():
                asked = self.asked(seat)
                self.show_rule(asked["rule"])
                self.see_also([rule for rule in asked["rules"] if rule != asked["rule"]])
            return
        numbered = self.numbered(seat)
        if what.isdecimal() and int(what) in numbered:
            self.explain_option(seat, numbered[int(what)])
        elif self.words.has(f"{what.upper()}.title"):
            self.show_rule(what.upper())
        else:
            self.refuse("play-bad-help", what=what)

    def explain_option(self, seat: Seat, option: int) -> None:
        view = self.match.view(seat)
        described = self.options(seat)[self.legal(seat).index(option)]
        self.show(self.teller.option(option), "bold")
        for sentence in self.board.explain(view, seat, described):
            self.show(sentence, indent=2)
        self.show_rule(described["rule"])
        self.tell("play-notation", QUIET, notation=self.match.text(option))

    def show_rule(self, rule: str) -> None:
        try:
            text = self.say(rule)
        except MissingMessage:
            self.refuse("play-bad-help", what=rule)
            return
        self.tell("play-rule-head", "bold", title=self.rule_title(rule), rule=rule)
        self.show(text, indent=2)

    def rule_title(self, rule: str) -> str:
        return self.say(f"{rule}.title") if self.words.has(f"{rule}.title") else rule

    def see_also(self, rules: list[str]) -> None:
        if rules:
            self.tell("play-see-also", QUIET)
            for rule in rules:
                self.show(self.say("play-see-also-rule", rule=rule, title=self.rule_title(rule)), QUIET, indent=2)

    def undo(self, seat: Seat) -> None:
        if self.why_not_undo(seat):
            return
        moments = self.match.moments
        answers = 1  # what was answered by itself goes with the answer before it
        while answers < self.match.undoable(seat) and len(moments) - answers in self.by_itself:
            answers += 1
        option = moments[-answers].option
        self.match.undo(seat, answers)
        self.reconsidered = len(self.match.moments)
        self.keep()
        self.tell("play-undone", option=self.teller.option(option))

    def restart(self, seat: Seat) -> None:
        if self.why_not_undo(seat):
            return
        answers = self.match.undoable(seat)
        self.match.undo(seat, answers)
        self.reconsidered = len(self.match.moments)
        self.keep()
        self.fresh = True
        self.tell("play-restarted", answers=answers)

    def switch_gains(self, seat: Seat) -> None:
        """Ask a person about mere gains from now on, or no longer."""
        if not self.match.title.asks_about_gains:
            self.refuse("play-gains-none")
            return
        self.asked_about_gains ^= {seat}
        if seat in self.asked_about_gains:
            self.tell("play-gains-on")
        else:
            self.tell("play-gains-off")

    def why_not_undo(self, seat: Seat) -> bool:
        """Say why nothing can be taken back; False if something can."""
        if self.match.undoable(seat):
            return False
        moments = self.match.moments
        if not any(moment.seat == seat for moment in moments):
            self.refuse("play-undo-nothing")
        elif moments[-1].seat != seat:
            self.refuse("play-undo-others", other=self.names[moments[-1].seat])
        else:
            self.refuse("play-undo-revealed")
        return True

    def show_log(self, lines: int) -> None:
        sentences = self.teller.sentences(self.events_from(0), self.present)[-lines:] if lines else []
        if not sentences:
            self.tell("play-log-empty")
            return
        self.tell("play-log-head", "bold", count=len(sentences))
        for sentence in sentences:
            self.show(sentence, indent=2)

    def what(self, seat: Seat) -> None:
        """What happened between a seat's last turn and this one."""
        moments = self.match.moments
        end = len(moments)
        while end and moments[end - 1].seat == seat and not sealed(moments[end - 1]):
            end -= 1
        happened = self.before(seat, end)
        if not self.teller.summary(happened, self.board.quiet, seat):
            self.tell("play-since-nothing")
            return
        self.tell("play-since", NEWS)
        self.tell_news(happened)

    def before(self, seat: Seat, end: int) -> list[Event]:
        start = end
        while start and self.match.moments[start - 1].seat != seat:
            start -= 1
        own = self.match.moments[start - 1] if start else None
        after = own.events[own_deeds(own) :] if own else []
        return after + [event for moment in self.match.moments[start:end] for event in moment.events]

    def save(self, file: str) -> None:
        former = self.save_file
        self.save_file = Path(file) if file else former
        self.save_failed = False
        if self.save_file is None:
            self.refuse("play-save-where")
        elif self.keep():
            self.tell("play-saved", file=str(self.save_file))
        else:
            self.save_file = former
            self.save_failed = False

    def report(self, seat: Seat, expected: str) -> None:
        """Save what a seat sees and what it says against it, for whoever looks for the fault."""
        expected = expected or self.hear("play-report-prompt")
        readable = expected[:LONGEST].encode(errors="replace").decode()
        moments = self.match.known(seat, self.match.unrevealed)
        try:
            file = save_report(report(self.match, seat, moments, len(moments), readable, self.wish))
        except LogError as error:
            self.show(str(error), NO)
            return
        self.tell("play-reported", file=str(file))
        if self.curtained and not self.match.over:
            self.tell("play-reported-secret", QUIET)


def own_deeds(moment: Moment) -> int:
    """How many of the events of an answer, from the first on, are the deeds of the seat that gave it."""
    return next((n for n, event in enumerate(moment.events) if event.seat != moment.seat), len(moment.events))


def sealed(moment: Moment) -> bool:
    """Whether others were asked at the same time."""
    return int(moment.before.asked).bit_count() > 1
