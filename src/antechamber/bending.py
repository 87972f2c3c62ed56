"""Bent positions: `load` refuses what cannot occur, and what it accepts is played to a legal end.

A position of a random game is written down, one value of it is bent, and the title loads it. It must either refuse it,
in one sentence that names the field and the rule, or give a game that keeps the contract until it is over. A fault of
form (a wrong type, an unknown word, a number out of its range) names the field and what was expected instead of a rule:
`FormError`; and what no table can agree on is an `OptionError`. By hand, for more than the tests look at:

    python -m antechamber.bending aztec --bends 2000 --seed 1            # every bend that fails, in one line
    python -m antechamber.bending aztec --bends 1 --first 17 --show      # one of them, with its position
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from antechamber.contract import Dice, Tally, check_pieces, check_question, fail
from antechamber.core.chance import dice_from_seed
from antechamber.core.errors import FormError, OptionError, PositionError
from antechamber.core.kernel import Data, State
from antechamber.core.playout import playout
from antechamber.core.title import Options, Title
from antechamber.library import slugs, title

Path: TypeAlias = tuple[str | int, ...]

LARGE: Final = (7, 200, 10**9, 10**12)
UNKNOWN: Final = "no such word"
BENDS: Final = 4  # of one position
TWINS: Final = 3  # values of the same field that are tried in its place
RARE: Final = 60  # answers between two questions at which every promise is asked for
LAST_ROUND: Final = 200  # of tables whose games must end in the bound
BOUND: Final = 20_000  # answers within which any game must end
LONGEST: Final = 1500  # letters of a refusal
FIELD: Final = re.compile(r"[a-z_]+([.[].+)?")
NUMBERS: Final = (1, 2, 10, 100)  # for a table option that may be any number
PLAYED: Final = "played to the end"
ENDLESS: Final = "played on by a table that wants no last round"


class Bend(NamedTuple):
    """A written position in which one value was bent, and how."""

    where: str
    how: str
    data: Data


# ---------------------------------------------------------------- positions of random games


def any_table(game: Title, dice: Dice) -> tuple[int, Options]:
    """Players and options, most often the usual ones; not all go together."""
    while True:
        players = dice.pick(list(game.players))
        options: Options = {}
        for spec in game.options:
            values = spec.allowed() or (NUMBERS if spec.values == "number" else ())
            if values and dice.below(3) == 0:
                options[spec.name] = dice.pick(values)
        try:
            return players, game.complete(players, options)
        except OptionError:
            continue


def stages(game: Title, seed: str) -> tuple[State, Data]:
    """A position from anywhere in a random game, often its first or its last, and another one as plain data."""
    dice = Dice(f"stages {seed}")
    players, options = any_table(game, dice)
    g = game.start(players, seed, options)
    whole = g.clone()
    roll = dice_from_seed(f"game {seed}")
    length = int(playout(whole, roll, BOUND)[0])
    stage, other = (dice.pick([0, length, *[dice.below(length + 1) for _ in range(8)]]) for _ in range(2))
    h = g.clone()
    playout(g, roll, stage)
    playout(h, roll, other)
    return g, plain(h.to_data())


def plain(data: object) -> Any:
    """A copy as it comes out of a file."""
    return json.loads(json.dumps(data))


# ---------------------------------------------------------------- bending


def bent(data: Data, dice: Dice, other: Data | None = None) -> Bend:
    """A position with one value bent. `other` is a position of the same title; its values may stand in the place."""
    donors = [data, other or {}]
    before = json.dumps(data)
    while True:
        path = any_place(data, dice)
        how, change = dice.pick(ways(data, path, dice, donors))
        spoilt = plain(data)
        change(spoilt)
        if json.dumps(spoilt) != before:
            return Bend(name_of(path), how, spoilt)


def any_place(data: Any, dice: Dice) -> Path:
    """A place in nested data: each field about as likely as the others, however long a list is."""
    path: Path = ()
    here = data
    while isinstance(here, dict | list) and here and (not path or dice.below(4)):
        step = dice.pick(list(here) if isinstance(here, dict) else range(len(here)))
        path = (*path, step)
        here = here[step]
    return path


def ways(data: Data, path: Path, dice: Dice, donors: Sequence[Data]) -> list[tuple[str, Callable[[Any], None]]]:
    """All ways to bend what stands at a place: in words, and as a change of a copy of the data."""
    value = at(data, path)
    twins = [found for found in places(data) if alike(found, path) and found != path]
    values = [(f"{shown(value)} becomes {shown(new)}", new) for new in instead(value, dice)]
    strangers = [at(donor, found) for donor in donors for found in places(donor) if alike(found, path)]
    values += [(f"{shown(value)} becomes {shown(new)}, as elsewhere", new) for new in dice.some(strangers, TWINS)]
    found: list[tuple[str, Callable[[Any], None]]] = [(how, partial(put, path=path, value=new)) for how, new in values]
    found.append(("is left out", partial(remove, path=path)))
    for twin in dice.some(twins, 1):
        found.append((f"is exchanged with {name_of(twin)}", partial(exchange, one=path, other=twin)))
    return found


def instead(value: Any, dice: Dice) -> list[object]:
    """What may stand in the place of a value without knowing what it means; seldom what is plainly of another kind."""
    odd: list[object] = [None, UNKNOWN] if dice.below(4) == 0 else []
    if isinstance(value, bool):
        return [not value, *odd]
    if isinstance(value, int):
        return [value + 1, value - 1, 0, 1, -1, dice.pick(LARGE), *odd]
    if isinstance(value, list):
        return [[], *lists_like(value, dice), *odd]
    if isinstance(value, dict):
        return [{}, *tables_like(value, dice), *odd]
    return [0, UNKNOWN]


def lists_like(value: list[Any], dice: Dice) -> list[object]:
    """A list with an entry removed, doubled, or exchanged with another."""
    if not value:
        return [[1], [UNKNOWN]] if dice.below(4) == 0 else [[1]]
    i, j = dice.below(len(value)), dice.below(len(value))
    swapped = list(value)
    swapped[i], swapped[j] = value[j], value[i]
    return [value[:i] + value[i + 1 :], [*value, value[i]], value[: i + 1] + value[i:], swapped]


def tables_like(value: dict[str, Any], dice: Dice) -> list[object]:
    """A table with two of its values exchanged, or one of them under another name."""
    if not value:
        return [{"1": 1}]
    one, other = dice.pick(list(value)), dice.pick(list(value))
    return [
        {**value, one: value[other], other: value[one]},
        {**value, UNKNOWN: 1},
        {(str(int(key) + 1) if key.isdecimal() else UNKNOWN) if key == one else key: value[key] for key in value},
    ]


def places(data: Any, path: Path = ()) -> list[Path]:
    """Every place in nested data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for key, value in inner for place in places(value, (*path, key))]]


def alike(one: Path, other: Path) -> bool:
    """Whether two places are of the same field: the same names, and any numbers in lists."""
    return len(one) == len(other) and all(
        a == b or (isinstance(a, int) and isinstance(b, int)) for a, b in zip(one, other, strict=True)
    )


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def put(data: Any, path: Path, value: object) -> None:
    at(data, path[:-1])[path[-1]] = plain(value)


def remove(data: Any, path: Path) -> None:
    del at(data, path[:-1])[path[-1]]


def exchange(data: Any, one: Path, other: Path) -> None:
    first, second = at(data, one), at(data, other)
    put(data, one, second)
    put(data, other, first)


def name_of(path: Path) -> str:
    """A place as refusals name it: "players[1].stones"."""
    name = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return name.removeprefix(".")


def shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


# ---------------------------------------------------------------- what must come of it


def check_bent(game: Title, bend: Bend, seed: str, bound: int = BOUND) -> str:
    """A bent position is refused, and it is said by what, or it is played to the end. Returns which."""
    try:
        try:
            g = game.load(plain(bend.data))
        except (PositionError, OptionError) as error:
            return check_refusal(game, error)
        check_taken_over(bend.data, g)
        play_on(game, g, Dice(f"on {seed}"), bound)
        return PLAYED if g.over() else ENDLESS
    except Exception as error:
        broken = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        raise AssertionError(
            f"{bend.where}: {bend.how} (seed {seed!r}): {broken}{error}\nbent: {json.dumps(bend.data)}"
        ) from error


def check_refusal(game: Title, error: PositionError | OptionError) -> str:
    """A refusal is one sentence that names a field, and the rule or what was expected."""
    said = str(error)
    assert len(said.splitlines()) == 1, f"a refusal is one sentence: {said}"
    assert len(said) <= LONGEST, f"a refusal is one short sentence: {said}"
    if isinstance(error, OptionError):
        return "refused: options"
    assert FIELD.fullmatch(error.field), f"a refusal names its field: {said}"
    if isinstance(error, FormError):
        return "refused: form"
    assert error.rule in game.book().implementations, f"a refusal names its rule: {said}"
    return f"refused: {error.rule}"


def check_taken_over(written: Data, g: State) -> None:
    """What was written is what is there, unless the rules went on at once. Nothing is mended in silence."""
    loaded = plain(g.to_data())
    if not lost(written.get("stack"), loaded["stack"], ""):
        found = lost(written, loaded, "")
        assert not found, f"what is accepted is taken over as it is written: {found.removeprefix('.')}"


def lost(written: Any, loaded: Any, where: str) -> str:
    """The first place where something was written and is not there.

    In lists of plain values the order may differ; what is empty or null may be left out, and so may the end of a list.
    """
    if written is None or (not written and loaded is None):
        return ""
    if isinstance(written, dict) and isinstance(loaded, dict | None):
        found = [lost(value, (loaded or {}).get(key), f"{where}.{key}") for key, value in written.items()]
        return next((said for said in found if said), "")
    if isinstance(written, list) and isinstance(loaded, list | None):
        these, those = without_nulls(written), without_nulls(loaded or [])
        if len(these) == len(those) and not any(isinstance(value, list | dict) for value in these):
            these, those = sorted(these, key=repr), sorted(those, key=repr)
        if len(these) <= len(those):
            found = [lost(value, those[i], f"{where}[{i}]") for i, value in enumerate(these)]
            return next((said for said in found if said), "")
    same = type(written) is type(loaded) and written == loaded
    return "" if same else f"{where} is {shown(loaded)}, not {shown(written)}"


def without_nulls(values: list[Any]) -> list[Any]:
    return [value for value in values if value is not None]


def play_on(game: Title, g: State, dice: Dice, bound: int) -> None:
    """Play at random until the game is over: pieces and options at each question, now and then every promise."""
    for n in range(bound):
        if g.over():
            break
        if n == 0 or dice.below(RARE) == 0:
            check_question(game, g, dice, Tally())
        check_pieces(g)
        seat = dice.pick(g.deciding())
        options = g.legal(seat)
        if not options or len(set(options)) != len(options) or options != g.view(seat).legal():
            raise fail(g, "a seat that is asked has options, each once, and its view the same")
        option = dice.pick(options)
        vocabulary = g.contents().vocabulary
        if vocabulary.read(vocabulary.text(option)) != option:
            raise fail(g, "notation can be read back", vocabulary.text(option))
        g.play(seat, option)
    rounds = plain(g.to_data())["options"].get("max_rounds", 1)
    if not g.over() and 0 < rounds <= LAST_ROUND:  # with no last round, or a very late one, chance may never end it
        raise fail(g, f"a game ends within {bound} answers")
    check_question(game, g, dice, Tally())


def bends(game: Title, first: int, count: int, seed: str) -> Iterator[tuple[str, Bend]]:
    """So many bends from a number on, some of each position, and the seed of each."""
    for n in range(first - first % BENDS, first + count, BENDS):
        g, other = stages(game, f"{seed}/{n}")
        data = plain(g.to_data())
        for i in range(max(n, first), min(n + BENDS, first + count)):
            yield f"{seed}/{i}", bent(data, Dice(f"bend {seed}/{i}"), other)


def check_bends(game: Title, count: int, seed: str, bound: int = BOUND) -> Counter[str]:
    """Bend so many positions. Returns how many were refused, by what, and how many were played on."""
    return Counter(check_bent(game, bend, one, bound) for one, bend in bends(game, 0, count, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("title", choices=slugs())
    parser.add_argument("--bends", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first bend")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--show", action="store_true", help="print the whole position of a bend that fails")
    given = parser.parse_args()
    game = title(given.title)
    outcomes: Counter[str] = Counter()
    for seed, bend in bends(game, given.first, given.bends, given.seed):
        try:
            outcomes[check_bent(game, bend, seed)] += 1
        except AssertionError as error:
            outcomes["FAILED"] += 1
            print(str(error) if given.show else str(error).partition("\n")[0], flush=True)
    for outcome, count in outcomes.most_common():
        print(f"{count:6}  {outcome}")
    sys.exit(1 if outcomes["FAILED"] else 0)


if __name__ == "__main__":
    main()
