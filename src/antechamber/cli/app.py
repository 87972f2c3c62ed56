"""The commands and their arguments. What they do lives in the layers below.

Each imports what it needs when it runs: who asks for help does not wait for bots or a server.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from antechamber import __version__
from antechamber.cli.hosting import DIFFERENT, backup, check_games, restore, tables
from antechamber.cli.serve import serve
from antechamber.core.errors import OptionError
from antechamber.core.title import Options, OptionSpec, Title
from antechamber.library import component_data, design_warnings, provenance, slugs, tally, title
from antechamber.messages import LANGUAGES, messages
from antechamber.titles import comes_from_outside

if TYPE_CHECKING:
    from antechamber.match import LogError, Match
    from antechamber.match.log import Why

say = messages().text
# The value of --help if it is not given. Without one, typer loads pydantic to make a bool of it, which takes as long as
# loading typer itself.
NO_HELP = {"default_map": {"help": False}}
app = typer.Typer(
    help=say("cli-about"),
    context_settings=NO_HELP,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
out = Console(highlight=False, soft_wrap=True)
table_top = Console(highlight=False)  # for play, where texts are wrapped
wide = Console(highlight=False, width=120)  # for tables that would lose digits on a narrow screen

Slug = Annotated[str, typer.Argument(help=say("cli-arg-slug"), show_default=False)]
FIRST = slugs()[0]  # on the shelf
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


def spoken(language: str) -> str:
    """The language itself, if we speak it."""
    if language not in LANGUAGES:
        raise OptionError(say("cli-no-language", language=language, languages=", ".join(LANGUAGES)))
    return language


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def any_command(
    version: Annotated[
        bool, typer.Option("--version", help=say("cli-arg-version"), callback=tell_version, is_eager=True)
    ] = False,
) -> None:
    """What can be asked without a command."""


# ---------------------------------------------------------------- what there is


@app.command(help=say("cli-games"), context_settings=NO_HELP)
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
        if about := messages().text_if_known(f"{game.slug}-about"):
            out.print(about)
        table = Table(box=None, pad_edge=False)
        for heading in ("option", "values", "default", "rule"):
            table.add_column(say(f"cli-column-{heading}"))
        for o in game.options:
            table.add_row(o.name, taken(game, o), usual(o), o.rule)
        out.print(table)


def taken(game: Title, option: OptionSpec) -> str:
    """The values of an option, or what kind of them it takes."""
    if isinstance(option.values, list):
        return ", ".join(map(shown, option.values))
    return say(f"{game.slug}-table-{option.name}.takes" if option.values == "text" else f"cli-values-{option.values}")


def usual(option: OptionSpec) -> str:
    """The value of an option if none is given."""
    if option.default not in (None, ""):
        return shown(option.default)
    return say("cli-default-none" if option.values == "text" else "cli-default-depends")


def players_for(game: Title, options: Options, usual: int) -> int:
    """How many play if nobody says: the usual number, or the nearest that the title and the options are for.

    If no number suits all options, it suits as many of the first as it can, so that the last ones are refused.
    """
    nearest = sorted(game.players, key=lambda players: abs(players - usual))
    given = list(options.items())
    tried = ((players, dict(given[:n])) for n in range(len(given), -1, -1) for players in nearest)
    return next(players for players, some in tried if game.takes(players, some))


def shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@app.command(help=say("cli-data"))
def data(slug: Slug, folder: Data = None, json: Json = False) -> None:
    title(slug, folder)
    parsed, file = component_data(slug, folder)
    rows = provenance(slug, parsed)
    warnings = design_warnings(slug, parsed)
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
    from antechamber.cli import rules_text

    words = messages(spoken(language))
    options = read_options(title(slug), option)
    if json:
        print_json(rules_text.as_data(slug, words, options))
        return
    chapters = [*rules_text.how_to_play(slug, words, options), rules_text.first_game(slug, words, options)]
    for heading, lines in chapters if short else [*chapters, *rules_text.rules_by_chapter(slug, words)]:
        out.print(heading, style="bold", markup=False)
        for line in lines:
            out.print(line, markup=False)
    for line in rules_text.told_otherwise(slug, words, options):
        out.print(line, style="bold", markup=False)


@app.command(help=say("cli-trace"))
def trace(
    slug: Annotated[str | None, typer.Argument(help=say("cli-arg-slug"), show_default=False)] = None,
    rule: Annotated[str | None, typer.Option("--rule", help=say("cli-arg-rule"), show_default=False)] = None,
    tests: Annotated[Path | None, typer.Option("--tests", help=say("cli-arg-tests"), show_default=False)] = None,
    json: Json = False,
) -> int:
    from antechamber.cli import tracing

    chosen = [slug] if slug else [s for s in slugs() if not comes_from_outside(s)]
    traced = {s: tracing.trace(title(s), tests) for s in chosen}
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
        for line in tracing.left_out(traced):
            out.print(line, markup=False)
    for gap in gaps:
        Console(stderr=True, soft_wrap=True, highlight=False).print(gap, markup=False)
    return 1 if gaps else 0


@app.command(help=say("cli-new"))
def new(
    slug: Annotated[str, typer.Argument(help=say("cli-arg-new-slug"), show_default=False)],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=say("cli-arg-new-folder"), show_default=False)],
) -> None:
    from antechamber.cli.new import write_title

    write_title(slug, folder)
    out.print(say("cli-new-written", slug=slug, folder=str(folder)), markup=False)


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
    from antechamber.cli.bots import read_bots
    from antechamber.cli.progress import progress
    from antechamber.lab.games import Setting
    from antechamber.lab.reports import simulate as run

    game = title(slug, folder)
    given = read_options(game, option)
    players = players_for(game, given, FOUR) if players is None else players
    options = game.complete(players, given)
    seated = read_bots(game, bots, players)
    if check and set(seated) != {"random"}:
        raise OptionError(say("cli-check-random"))
    if statistics and tally(slug) is None:
        counted = [s for s in slugs() if tally(s)]
        raise OptionError(say("cli-no-statistics", game=slug, games=", ".join(counted)))
    setting = Setting(slug, players, options, seated, seed, folder, check=check, statistics=statistics)
    with progress(say("cli-simulating", games=games), games, quiet=json) as step:
        report = run(setting, games, jobs, step)
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
    from antechamber.cli.bots import read_bots, read_budget, read_names
    from antechamber.cli.progress import Watching, progress
    from antechamber.lab.games import Setting
    from antechamber.lab.reports import arena as run

    game = title(slug, folder)
    players = len(read_names(game, bots))
    options = game.complete(players, read_options(game, option))
    seated = read_bots(game, bots, players)
    budget = read_budget(seconds, iterations)
    setting = Setting(slug, players, options, seated, seed, folder, rotate=True, budget=budget)
    if (seconds is not None or iterations is not None) and not setting.searches():
        raise OptionError(say("cli-think-nobody"))
    with progress(say("cli-playing", games=games), games, quiet=json) as step:
        report = run(setting, games, jobs, Watching(setting, games, jobs, step))
    if json:
        print_json(report)
        return
    out.print(listing(report["bots"], ("bot",)))
    out.print(pairs({name: value for name, value in report.items() if name != "bots"}))


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
    slug: Annotated[str, typer.Argument(help=say("cli-arg-slug"))] = FIRST,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", help=say("cli-arg-seconds"))] = 1.0,
    json: Json = False,
) -> None:
    from antechamber.cli.bench import ROWS
    from antechamber.cli.bench import bench as measure
    from antechamber.cli.progress import progress

    game = title(slug)
    players = players_for(game, {}, FOUR) if players is None else players
    game.complete(players, {})
    with progress(say("cli-measuring"), len(ROWS), quiet=json) as step:
        report = measure(game, players, seconds, step)
    print_json(report) if json else out.print(pairs(report))


# ---------------------------------------------------------------- playing


@app.command(help=say("cli-play"))
def play(
    slug: Annotated[str, typer.Argument(help=say("cli-arg-slug"))] = FIRST,
    me: Annotated[str, typer.Option("--me", help=say("cli-arg-me"), show_default=False)] = "",
    friends: Annotated[str, typer.Option("--friends", help=say("cli-arg-friends"))] = "",
    bots: Annotated[str | None, typer.Option("--bots", help=say("cli-arg-play-bots"), show_default=False)] = None,
    option: TableOptions = None,
    seed: Annotated[str | None, typer.Option("--seed", help=say("cli-arg-play-seed"), show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", help=say("cli-arg-save"), show_default=False)] = None,
    resume: Annotated[str | None, typer.Option("--resume", help=say("cli-arg-resume"), show_default=False)] = None,
    language: Language = "en",
    folder: Data = None,
) -> None:
    from antechamber.cli import saved
    from antechamber.cli.bots import read_names
    from antechamber.cli.play import play as play_in_terminal
    from antechamber.cli.rules_text import opponent
    from antechamber.match import Player
    from antechamber.match.log import read_log, whys_in
    from antechamber.server.files import keep_private

    keep_private()
    language = spoken(language)
    if resume:
        path = saved.path_of(resume)
        match = saved.load(path, folder)
        play_in_terminal(
            match.title,
            len(match.seats),
            match.options,
            match.seats,
            match.seed,
            path,
            table_top,
            input,
            language,
            match=match,
            whys=whys_in(read_log(path)),
        )
        return
    game = title(slug, folder)
    words = messages(language)
    my_name = me.strip() or words.text("cli-default-name")
    people = [my_name, *[name.strip() for name in friends.split(",") if name.strip()]]
    given = read_options(game, option)
    if bots is None:
        others = 0 if friends else players_for(game, given, THREE) - 1
        bots = ",".join([opponent(slug)] * others)
    names = read_names(game, bots)
    seats = [Player(name) for name in people] + [
        Player(words.text("cli-bot-name", number=number), bot) for number, bot in enumerate(names, 1)
    ]
    options = game.complete(len(seats), given)
    path = save or saved.new_path(slug)
    play_in_terminal(game, len(seats), options, seats, seed or saved.fresh_seed(), path, table_top, input, language)


app.command(help=say("cli-serve"))(serve)
app.command(help=say("cli-backup"))(backup)
app.command(help=say("cli-restore"))(restore)
app.command("check-games", help=say("cli-check-games"))(check_games)
app.add_typer(tables, name="tables")


@app.command(help=say("cli-replay"))
def replay(
    file: Annotated[str, typer.Argument(help=say("cli-arg-file"), show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help=say("cli-arg-verify"))] = False,
    reasons: Annotated[bool, typer.Option("--reasons", help=say("cli-arg-reasons"))] = False,
    language: Language = "en",
    folder: Data = None,
    json: Json = False,
) -> None:
    from antechamber.cli import saved
    from antechamber.match.report import is_report, read_file

    words = messages(spoken(language))
    path = saved.path_of(file)
    data = read_file(path)
    if is_report(data):
        if reasons:
            raise OptionError(say("cli-reasons-report"))
        open_report(path, data, verify, folder, json)
        return
    match, difference = saved.load_so_far(path, folder)
    if difference is not None and not difference.problem:
        raise difference
    whys = whys_to_tell(match, difference, data) if reasons else {}
    if json:
        print_json({
            "game": match.title.slug, "entries": len(match.log), "over": match.over, "key": match.key(),
            "scores": match.state.scores(), "winners": [seat + 1 for seat in match.winners],
            "taken_over": [seat + 1 for seat in match.taken_over],
            "differs": difference.arguments if difference else None,
            **({"reasons": saved.reasons(match, whys)} if reasons else {}),
        })  # fmt: skip
    else:
        if not verify:
            for line in saved.story(match, words, whys):
                out.print(line, markup=False)
        if difference is None:
            out.print(words.text("cli-replay-agrees", entries=len(match.log), key=match.key()), markup=False)
        else:
            sentence = words.problem(match.title.slug, difference.problem, difference.arguments, [])
            Console(stderr=True, soft_wrap=True, highlight=False).print(sentence, markup=False)
    if difference is not None:
        raise typer.Exit(DIFFERENT)


def whys_to_tell(match: Match, difference: LogError | None, data: dict[str, Any]) -> dict[int, Why]:
    """Why bots did what they did, by number of entry. Before the end it is refused; of a game that is replayed up to a
    difference, nothing is told."""
    from antechamber.match.log import whys_in

    if match.over:
        return whys_in(data)
    if difference is None:
        raise OptionError(say("cli-reasons-after-end"))
    return {}


def open_report(path: Path, data: dict[str, Any], verify: bool, folder: Path | None, json: bool) -> None:
    """Show what somebody saw who says that it is against the rules."""
    from antechamber.cli.reporting import Opened
    from antechamber.cli.saved import printable

    opened = Opened(title(printable(data.get("game")), folder), data)
    if json:
        print_json(opened.data())
        return
    for line in opened.tell(verify, table_top.size, path):
        out.print(line, markup=False)
