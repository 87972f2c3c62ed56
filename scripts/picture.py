"""Draw the picture of the README: a table in the middle of a game of bots. `python scripts/picture.py`"""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from antechamber.bots import make_bot
from antechamber.cli.boards import board_for
from antechamber.library import title
from antechamber.messages import messages

WIDTH, HEIGHT = 120, 38
SEED = "picture"
ROUND = 9
NAMES = ["Ana", "Bruno", "Chloé", "Dawid"]
NIGHT = TerminalTheme((22, 26, 29), (226, 230, 228), [(40, 44, 48)] + [(200, 200, 200)] * 7)

# Rich's own frame fetches a font from the net; this one takes what the reader has.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="#161a1d"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    """Play to a choice of a move in the middle of the game, and draw what its seat sees."""
    game = title("mystery")
    state = game.start(len(NAMES), SEED)
    bots = [make_bot("adept", game, f"{SEED} {name}") for name in NAMES]
    while state.rounds() < ROUND or state.question() != "turn/choose_move":
        seat = state.deciding()[0]
        state.play(seat, bots[seat].choose(state.view(seat)).option)
    seat = state.deciding()[0]
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(board_for(game, messages(), NAMES).table(state.view(seat), seat, WIDTH, HEIGHT))
    picture = Path(__file__).parent.parent / "docs" / "table.svg"
    picture.write_text(console.export_svg(theme=NIGHT, code_format=FRAME, unique_id="table"), encoding="utf-8")


if __name__ == "__main__":
    main()
