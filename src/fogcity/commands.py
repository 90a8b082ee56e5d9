"""What the commands of all layers share: help, options and output."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup


class Command(TyperCommand):
    """A command whose help shows no type for --help, which takes no value."""

    def get_help_option(self, ctx: Any) -> Any:
        return _without_type(super().get_help_option(ctx))


class CommandGroup(TyperGroup):
    """A group of such commands."""

    def get_help_option(self, ctx: Any) -> Any:
        return _without_type(super().get_help_option(ctx))


def _without_type(option: Any) -> Any:
    if option is not None:
        option.metavar = ""
    return option


Json = Annotated[bool, typer.Option("--json", metavar="", help="Print JSON, for programs.")]
NoColor = Annotated[bool, typer.Option("--no-color", metavar="", help="Print without colours, like NO_COLOR.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "-o", "--option", metavar="NAME=VALUE", help="An option of the game; `fogcity games` lists them. Repeatable."
    ),
]
BoardFile = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="A board file, for games with boards; see `fogcity board --help`."),
]


def make_console(no_color: bool) -> Any:
    """A console for standard output, with colours unless --no-color or NO_COLOR forbids them."""
    from rich.console import Console

    plain = no_color or bool(os.environ.get("NO_COLOR"))
    return Console(color_system=None if plain else "auto", markup=False, emoji=False, highlight=False)
