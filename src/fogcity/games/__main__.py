"""Write docs/options.md from the declarations of the games' options.

python -m fogcity.games > docs/options.md
"""

from __future__ import annotations

import sys

from fogcity.core.game import Game
from fogcity.core.options import Option
from fogcity.games.registry import OWN, game

INTRODUCTION = """\
# Options

Every option of every game, as declared in `src/fogcity/games/*/options.py`. `python -m fogcity.games > docs/options.md`
writes this page, and a test compares the two. An option can be given wherever a game is dealt:

- `fogcity play cablecar -o hand=2 -o rotation=yes`
- `fogcity.game("cablecar").deal(seats=2, hand=2, rotation=True)`
- a tag of a [game record](simulator.md): `[options "hand=2 rotation=yes"]`
- the first line of a position: `seats 2 hand=2 rotation=yes`
- parameters of [environments](environments.md), and `options` when a [table is made](server.md)

[How to add an option](how-to/add-an-option.md)
"""


def options_page() -> str:
    """The page of all options of our own games."""
    return "\n".join([INTRODUCTION, *map(_section, map(game, OWN))])


def _section(found: Game) -> str:
    lines = [f"## {found.title} (`{found.name}`)"]
    if not found.options:
        return "\n".join([*lines, "No options.", ""])
    lines += ["| option | values | default | meaning |", "|---|---|---|---|"]
    return "\n".join([*lines, *map(_row, found.options.values()), ""])


def _row(option: Option) -> str:
    values = "yes, no" if option.is_switch else f"{option.allowed[0]} to {option.allowed[-1]}"
    return f"| `{option.name}` | {values} | {option.format(option.default)} | {option.help} |"


if __name__ == "__main__":
    sys.stdout.write(options_page())
