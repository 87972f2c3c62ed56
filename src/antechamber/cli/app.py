"""The commands and their arguments. What they do lives in the layers below."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from antechamber.bots import Budget, make_bot
from antechamber.cli import bench as speed
from antechamber.cli import reading, saved, tracing
from antechamber.cli.play import play as play_in_terminal
from antechamber.cli.progress import Step, progress
from antechamber.cli.serve import serve
from antechamber.core.errors import OptionError
from antechamber.core.title import Options, OptionSpec, Title
from antechamber.lab import reports
from antechamber.lab.games import Outcome, Setting
from antechamber.lab.shares import wilson
from antechamber.library import component_data, shelf, slugs, title
from antechamber.match import Match, Seat
from antechamber.match.match import read_log
from antechamber.messages import LANGUAGES, messages

say = messages().text
app = typer.Typer(
    help=say("cli-about"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
out = Console(highlight=False, soft_wrap=True)
table_top = Console(highlight=False)  # for play, where texts are wrapped
wide = Console(highlight=False, width=120)  # for tables that would lose digits on a narrow screen

Slug = Annotated[str, typer.Argument(help=say("cli-arg-slug"), show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))]
Data = Annotated[Path | None, typer.Option("--data", help=say("cli-arg-data"), show_default=False)]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help=say("cli-arg-option"), show_default=False),
]
Seed = Annotated[str, typer.Option("--seed", help=say("cli-arg-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help=say("cli-arg-jobs"))]
Games = Annotated[int, typer.Option("--games", help=say("cli-arg-games"))]
Language = Annotated[str, typer.Option("--language", envvar="ANTECHAMBER_LANGUAGE", help=say("cli-arg-language"))]
Players = Annotated[int | None, typer.Option("--players", "-p", help=say("cli-arg-players"), show_default=False)]

THREE, FOUR = 3, 4  # the usual number of players at a table with one person, and at one without


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))


def read_options(game: Title, given: list[str] | None) -> Options:
    """Table options from KEY=VALUE."""
    specs = {spec.name: spec for spec in game.options}
    options: Options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(say("cli-option-form", option=text))
        if name not in specs:
            raise OptionError(say("cli-option-unknown", game=game.slug, option=name, options=", ".join(sorted(specs))))
        options[name] = specs[name].read(value)
    return options


def read_names(game: Title, names: str) -> tuple[str, ...]:
    """Names of bots that know the title, separated by commas."""
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    for name in bots:
        make_bot(name, game, "")
    return bots


def read_bots(game: Title, names: str, seats: int) -> tuple[str, ...]:
    """One bot for every seat, or one for all."""
    bots = read_names(game, names)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise OptionError(say("cli-bots-number", bots=len(bots), seats=seats))
    return bots


def spoken(language: str) -> str:
    """The language itself, if we speak it."""
    if language not in LANGUAGES:
        raise OptionError(say("cli-no-language", language=language, languages=", ".join(LANGUAGES)))
    return language


# ---------------------------------------------------------------- what there is


@app.command(help=say("cli-games"))
def games(json: Json = False) -> None:
    rows = [
        {
            "slug": game.slug,
            "title": game.name,
            "players": game.players,
            "rules_version": game.rules_version,
            "options": [
                {"name": o.name, "values": o.values, "default": o.default, "rule": o.rule} for o in game.options
            ],
        }
        for game in map(title, slugs())
    ]
    if json:
        print_json(rows)
        return
    for game in map(title, slugs()):
        out.print(
            say("cli-games-title", title=game.name, slug=game.slug, least=min(game.players), most=max(game.players))
        )
        out.print(say(f"{game.slug}-about"))
        table = Table(box=None, pad_edge=False)
        for heading in ("option", "values", "default", "rule"):
            table.add_column(say(f"cli-column-{heading}"))
        for o in game.options:
            table.add_row(o.name, taken(game, o), "–" if o.default in (None, "") else shown(o.default), o.rule)
        out.print(table)


def taken(game: Title, option: OptionSpec) -> str:
    """The values of an option, or what kind of them it takes."""
    if isinstance(option.values, list):
        return ", ".join(map(shown, option.values))
    return say(f"{game.slug}-table-{option.name}.takes" if option.values == "text" else f"cli-values-{option.values}")


def players_for(game: Title, options: Options, usual: int) -> int:
    """How many play if nobody says: the usual number, or the nearest that the title and the options are for.

    If no number suits all options, it suits as many of the first as it can, so that the last ones are refused.
    """
    nearest = sorted(game.players, key=lambda players: abs(players - usual))
    given = list(options.items())
    tried = ((players, dict(given[:n])) for n in range(len(given), -1, -1) for players in nearest)
    return next(players for players, some in tried if agree(game, players, some))


def agree(game: Title, players: int, options: Options) -> bool:
    """Whether so many can play with these options."""
    try:
        game.complete(players, options)
    except OptionError:
        return False
    return True


def shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@app.command(help=say("cli-data"))
def data(slug: Slug, folder: Data = None, json: Json = False) -> None:
    title(slug, folder)
    parsed, file = component_data(slug, folder)
    rows = shelf(slug).provenance(parsed)
    warnings = shelf(slug).warnings(parsed)
    if json:
        print_json({"file": file, "entries": [row._asdict() for row in rows], "warnings": warnings})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("section", "entry", "source", "note"):
        table.add_column(say(f"cli-column-{heading}"), overflow="fold")
    for row in rows:
        table.add_row(row.section, row.entry, row.source, row.note)
    out.print(table)
    for warning in warnings:
        out.print(say("cli-data-warning", warning=warning), markup=False)


@app.command(help=say("cli-rules"))
def rules(
    slug: Slug,
    short: Annotated[bool, typer.Option("--short", help=say("cli-arg-short"))] = False,
    option: TableOptions = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    words = messages(spoken(language))
    options = read_options(title(slug), option)
    if json:
        print_json(reading.as_data(slug, words, options))
        return
    chapters = [*reading.how_to_play(slug, words, options), reading.first_game(slug, words, options)]
    for heading, lines in chapters if short else [*chapters, *reading.rules_by_chapter(slug, words)]:
        out.print(heading, style="bold", markup=False)
        for line in lines:
            out.print(line, markup=False)
    for line in reading.told_otherwise(slug, words, options):
        out.print(line, style="bold", markup=False)


@app.command(help=say("cli-trace"))
def trace(
    slug: Annotated[str | None, typer.Argument(help=say("cli-arg-slug"), show_default=False)] = None,
    rule: Annotated[str | None, typer.Option("--rule", help=say("cli-arg-rule"), show_default=False)] = None,
    tests: Annotated[Path | None, typer.Option("--tests", help=say("cli-arg-tests"), show_default=False)] = None,
    json: Json = False,
) -> int:
    traced = {s: tracing.trace(title(s), tests) for s in ([slug] if slug else slugs())}
    gaps = [gap for found in traced.values() for gap in found.gaps]
    if rule:
        traced = tracing.only(traced, rule)
    if json:
        print_json({s: found.rules | found.cards for s, found in traced.items()})
    elif rule:
        for line in tracing.tell_rule(traced, rule):
            out.print(line, markup=False)
    else:
        for s, found in traced.items():
            counted = {"rules": len(found.rules), "tests": found.tests(), "cards": len(found.cards)}
            out.print(say("cli-trace-summary", game=s, **counted))
    for gap in gaps:
        Console(stderr=True, soft_wrap=True, highlight=False).print(gap, markup=False)
    return 1 if gaps else 0


# ---------------------------------------------------------------- experiments


@app.command(help=say("cli-simulate"))
def simulate(
    slug: Slug,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = "1",
    bots: Annotated[str, typer.Option("--bots", help=say("cli-arg-bots"))] = "random",
    option: TableOptions = None,
    jobs: Jobs = 1,
    check: Annotated[bool, typer.Option("--check", help=say("cli-arg-check"))] = False,
    statistics: Annotated[bool, typer.Option("--statistics", help=say("cli-arg-statistics"))] = False,
    folder: Data = None,
    json: Json = False,
) -> None:
    game = title(slug, folder)
    given = read_options(game, option)
    players = players_for(game, given, FOUR) if players is None else players
    options = game.complete(players, given)
    seated = read_bots(game, bots, players)
    if check and set(seated) != {"random"}:
        raise OptionError(say("cli-check-random"))
    if statistics and shelf(slug).tally is None:
        counted = [s for s in slugs() if shelf(s).tally is not None]
        raise OptionError(say("cli-no-statistics", game=slug, games=", ".join(counted)))
    setting = Setting(slug, players, options, seated, seed, folder, check=check, statistics=statistics)
    with progress(say("cli-simulating", games=games), games, quiet=json) as step:
        report = reports.simulate(setting, games, jobs, step)
    if json:
        print_json(report)
        return
    rows = report.pop("statistics", [])
    out.print(pairs(report))
    if rows:
        wide.print(listing(rows, ("group", "name")))


@app.command(help=say("cli-arena"))
def arena(
    slug: Slug,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-arg-arena-bots"), show_default=False)],
    games: Games = 100,
    seed: Seed = "1",
    option: TableOptions = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help=say("cli-arg-think-seconds"), show_default=False)
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", help=say("cli-arg-think-iterations"), show_default=False)
    ] = None,
    jobs: Jobs = 1,
    folder: Data = None,
    json: Json = False,
) -> None:
    game = title(slug, folder)
    players = len(read_names(game, bots))
    options = game.complete(players, read_options(game, option))
    seated = read_bots(game, bots, players)
    budget = read_budget(seconds, iterations)
    setting = Setting(slug, players, options, seated, seed, folder, rotate=True, budget=budget)
    if (seconds is not None or iterations is not None) and not setting.searches():
        raise OptionError(say("cli-think-nobody"))
    with progress(say("cli-playing", games=games), games, quiet=json) as step:
        report = reports.arena(setting, games, jobs, Watching(setting, games, jobs, step))
    if json:
        print_json(report)
        return
    out.print(listing(report["bots"], ("bot",)))
    out.print(pairs({name: value for name, value in report.items() if name != "bots"}))


def read_budget(seconds: float | None, iterations: int | None) -> Budget:
    """How long bots that search think: so many seconds or so many iterations, not both."""
    if seconds is not None and iterations is not None:
        raise OptionError(say("cli-think-both"))
    if iterations is not None:
        if iterations < 1:
            raise OptionError(say("cli-think-iterations", iterations=iterations))
        return Budget(iterations=iterations)
    return Budget() if seconds is None else Budget(seconds=seconds)


class Watching:
    """Says on the progress bar what an arena is doing: games done and running, and the share of the first bot."""

    def __init__(self, setting: Setting, games: int, jobs: int, step: Step) -> None:
        self.setting = setting
        self.games = games
        self.jobs = jobs
        self.step = step
        self.wins = 0.0

    def __call__(self, outcomes: list[Outcome]) -> None:
        done = len(outcomes)
        self.wins += outcomes[-1].wins[0]
        low, high = wilson(self.wins, done)
        now = say(
            "cli-arena-now",
            running=min(self.jobs, self.games - done),
            bot=self.setting.bots[0],
            share=f"{100 * self.wins / done:.0f}",
            low=f"{100 * low:.0f}",
            high=f"{100 * high:.0f}",
            fair=f"{100 / self.setting.players:.0f}",
        )
        self.step(1, now)


def told(value: object) -> str:
    """A value for people: a table as name=value."""
    if isinstance(value, dict):
        return " ".join(f"{name}={shown(part)}" for name, part in value.items())
    return " ".join(map(shown, value)) if isinstance(value, list) else shown(value)


def listing(rows: list[dict[str, Any]], names: tuple[str, ...]) -> Table:
    """Rows that have the same columns, with numbers to the right of names."""
    table = Table(box=None, pad_edge=False)
    for heading in rows[0]:
        table.add_column(
            say(f"cli-column-{heading.replace('_', '-')}"), justify="left" if heading in names else "right"
        )
    for row in rows:
        table.add_row(*["–" if value is None else str(value) for value in row.values()])
    return table


def pairs(report: dict[str, Any]) -> Table:
    """Names and values, one to a line."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in report.items():
        table.add_row(name, f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else told(value))
    return table


@app.command(help=say("cli-bench"))
def bench(
    slug: Annotated[str, typer.Argument(help=say("cli-arg-slug"))] = "mystery",
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", help=say("cli-arg-seconds"))] = 1.0,
    json: Json = False,
) -> None:
    game = title(slug)
    players = players_for(game, {}, FOUR) if players is None else players
    game.complete(players, {})
    with progress(say("cli-measuring"), len(speed.ROWS), quiet=json) as step:
        report = speed.bench(game, players, seconds, step)
    print_json(report) if json else out.print(pairs(report))


# ---------------------------------------------------------------- playing


@app.command(help=say("cli-play"))
def play(
    slug: Annotated[str, typer.Argument(help=say("cli-arg-slug"))] = "mystery",
    me: Annotated[str, typer.Option("--me", help=say("cli-arg-me"))] = say("cli-default-name"),
    friends: Annotated[str, typer.Option("--friends", help=say("cli-arg-friends"))] = "",
    bots: Annotated[str | None, typer.Option("--bots", help=say("cli-arg-play-bots"), show_default=False)] = None,
    option: TableOptions = None,
    seed: Annotated[str | None, typer.Option("--seed", help=say("cli-arg-play-seed"), show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", help=say("cli-arg-save"), show_default=False)] = None,
    resume: Annotated[str | None, typer.Option("--resume", help=say("cli-arg-resume"), show_default=False)] = None,
    language: Language = "en",
    folder: Data = None,
) -> None:
    language = spoken(language)
    if resume:
        path = saved.path_of(resume)
        log = read_log(path)
        game = title(str(log["game"]), folder)
        match = Match.from_log(game, log)
        play_in_terminal(
            game,
            len(match.seats),
            match.options,
            match.seats,
            match.seed,
            path,
            table_top,
            input,
            language,
            match=match,
        )
        return
    game = title(slug, folder)
    people = [me.strip() or say("cli-default-name"), *[name.strip() for name in friends.split(",") if name.strip()]]
    given = read_options(game, option)
    if bots is None:
        others = 0 if friends else players_for(game, given, THREE) - 1
        bots = ",".join(["adept"] * others)
    names = read_names(game, bots)
    seats = [Seat(name) for name in people] + [
        Seat(say("cli-bot-name", level=n, number=i), n) for i, n in enumerate(names, 1)
    ]
    options = game.complete(len(seats), given)
    path = save or saved.new_path(slug)
    play_in_terminal(game, len(seats), options, seats, seed or saved.fresh_seed(), path, table_top, input, language)


app.command(help=say("cli-serve"))(serve)


@app.command(help=say("cli-replay"))
def replay(
    file: Annotated[str, typer.Argument(help=say("cli-arg-file"), show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help=say("cli-arg-verify"))] = False,
    folder: Data = None,
    json: Json = False,
) -> None:
    log = read_log(saved.path_of(file))
    match = Match.from_log(title(str(log["game"]), folder), log)
    if json:
        print_json({
            "game": log["game"], "entries": len(match.log), "over": match.over, "key": match.key(),
            "scores": match.state.scores(), "winners": [seat + 1 for seat in match.state.winners()],
        })  # fmt: skip
        return
    if not verify:
        for line in saved.story(match):
            out.print(line, markup=False)
    out.print(say("cli-replay-agrees", entries=len(match.log), key=match.key()), markup=False)
