"""Lists of games and of speeds."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def draw_games(games: list[dict[str, Any]]) -> RenderableType:
    """The games with their options."""
    parts: list[RenderableType] = []
    for game in games:
        parts.append(
            Text.assemble(
                (game["name"], "bold"), f"  {game['title']}, {game['seats'][0]} to {game['seats'][1]} players"
            )
        )
        grid = Table.grid(padding=(0, 2))
        for option in game["options"]:
            default, allowed = option["default"], option["allowed"]
            if option["type"] == "switch":
                values = f"{'yes' if default else 'no'} (or {'no' if default else 'yes'})"
            else:
                values = f"{default} ({allowed[0]} to {allowed[1]})"
            grid.add_row(" ", Text(option["name"], no_wrap=True), Text(values, no_wrap=True), option["help"])
        parts += [grid, Text()] if game["options"] else [Text()]
    parts.append(Text("Options are given like this: fogcity play cablecar -o hand=2 -o rotation=yes"))
    return Group(*parts)


def draw_speeds(speeds: dict[str, dict[str, float]]) -> Table:
    """What `fogcity bench` measured."""
    table = Table(title="Speed on this machine")
    table.add_column("game")
    for heading in ("games/s", "actions/s", "facade actions/s", "bytes a game"):
        table.add_column(heading, justify="right")
    for name, speed in speeds.items():
        numbers = [speed[key] for key in ("games_per_s", "actions_per_s", "facade_actions_per_s", "record_bytes")]
        table.add_row(name, *[f"{number:,.0f}" for number in numbers])
    return table
