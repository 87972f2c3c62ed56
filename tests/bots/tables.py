"""Bots at a table: games they play, and what they do with one turn."""

from __future__ import annotations

from antechamber.bots import Bot, Budget, Choice, make_bot
from antechamber.bots.search import MasterBot
from antechamber.core.chance import dice_from_seed
from antechamber.core.kernel import State
from antechamber.core.playout import rollout
from antechamber.library import title

mystery = title("mystery")


def adept(seed: str = "test") -> Bot:
    return make_bot("adept", mystery, seed)


def think(g: State, bot: Bot) -> Choice:
    """What a bot would do for the seat that is asked."""
    return bot.choose(g.view(g.deciding()[0]))


def turn(g: State, bot: Bot) -> list[str]:
    """Let a bot play the turn of the seat that is asked; what it did, in notation."""
    seat = g.deciding()[0]
    done: list[str] = []
    while g.deciding() == [seat] and not (done and g.question() == "turn/choose_move" and "move" in done[0]):
        choice = think(g, bot)
        done.append(g.contents().vocabulary.text(choice.option))
        g.play(seat, choice.option)
    return done


def play(names: list[str], seed: str, **options: str | int | bool) -> State:
    """A game between bots, to its end."""
    g = mystery.start(len(names), seed, dict(options))
    bots = [make_bot(name, mystery, f"{seed}/{i}") for i, name in enumerate(names)]
    while not g.over():
        seat = g.deciding()[0]
        g.play(seat, bots[seat].choose(g.view(seat)).option)
    return g


def positions(count: int, players: int = 4) -> list[State]:
    """Questions from the course of random games, of all kinds."""
    found = []
    for n in range(count):
        options: dict[str, str | int | bool] = {"edition": "pl"} if n % 3 == 0 else {}
        g = mystery.start(players, f"p{n}", options | ({"mode": "advanced"} if n % 2 else {}))
        rollout(g, dice_from_seed(str(n)), n * 5)
        if not g.over():
            found.append(g)
    return found


def seated(level: str, seed: str) -> Bot:
    """A bot that thinks by count, not by the clock, and plays on at random: quick enough for interpreted rules."""
    if level == "master":
        return MasterBot(mystery.book().vocabulary, None, seed, Budget(iterations=2))
    return make_bot(level, mystery, seed)
