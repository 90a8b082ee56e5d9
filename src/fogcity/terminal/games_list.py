"""Lists of games and of their options, for `fogcity games` and `fogcity play GAME --help`."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fogcity.core.game import Game
from fogcity.core.options import Option

EXAMPLE = "Example: fogcity play {game} -o {option}={value}"


def describe_game(game: Game) -> dict[str, Any]:
    """A game and its options, for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "type": "switch" if option.is_switch else "number",
                "allowed": [option.allowed[0], option.allowed[-1]],
                "help": option.help,
            }
            for option in game.options.values()
        ],
    }


def draw_games(games: list[Game]) -> RenderableType:
    """The games with their options."""
    parts: list[RenderableType] = []
    for game in games:
        players = f"{game.seats[0]} to {game.seats[-1]} players"
        parts += [Text.assemble((game.name, "bold"), f"  {game.title}, {players}"), draw_options(game), Text()]
    with_options = next((game for game in games if game.options), None)
    return Group(*parts, *([Text(example_of(with_options))] if with_options else []))


def draw_options(game: Game) -> RenderableType:
    """The options of a game: name, values, default and description."""
    if not game.options:
        return Text("  no options", "dim")
    grid = Table.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row("", *[Text(heading, "dim") for heading in ("option", "values", "default", "description")])
    for option in game.options.values():
        default = option.format(option.default)
        grid.add_row("", Text(option.name, "bold"), Text(values_of(option)), Text(default), Text(option.help))
    return grid


def draw_options_panel(game: Game) -> RenderableType:
    """The options of a game in the style of a command's help."""
    content = Group(draw_options(game), *([Text(f"  {example_of(game)}")] if game.options else []))
    return Panel(content, title=f"Options of {game.title}: -o NAME=VALUE", title_align="left", border_style="dim")


def values_of(option: Option) -> str:
    """The values that an option takes: `yes or no`, `1 to 3`."""
    return "yes or no" if option.is_switch else f"{option.allowed[0]} to {option.allowed[-1]}"


def example_of(game: Game) -> str:
    """A command line with an option of the game that is not the default."""
    option = next(iter(game.options.values()))
    value = next(value for value in option.allowed if value != option.default)
    return EXAMPLE.format(game=game.name, option=option.name, value=option.format(value))
