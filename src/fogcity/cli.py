"""The `fogcity` command."""

from __future__ import annotations

import io
import os
import sys
from functools import cache
from typing import Annotated, Any

import typer
from typer.main import get_command

from fogcity.commands import Command, CommandGroup
from fogcity.core.errors import BadBoard, FogCityError
from fogcity.core.operating_system import enable_escape_codes, is_closed_pipe
from fogcity.core.parts import find_part
from fogcity.games.registry import game, games
from fogcity.software import software


class MainGroup(CommandGroup):
    """All commands. Those that games bring are only loaded for `fogcity --help`, or when one of them is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *_game_commands()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return super().get_command(ctx, cmd_name) or _game_commands().get(cmd_name)


app = typer.Typer(
    name="fogcity",
    cls=MainGroup,
    help="Fog City: the table for San Francisco's cable-car board games.\n\n"
    "[bold]fogcity[/bold] alone opens the page in your browser. Or start with [bold]fogcity play[/bold]: "
    "you against a bot, in this terminal.",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main(arguments: list[str] | None = None) -> None:
    """Run the command. Errors in the input are printed in one line each."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # terminals without Unicode show ? for missing characters
    enable_escape_codes()
    _add_commands()
    try:
        app(arguments)
    except BadBoard as error:
        _stop(*str(error).splitlines())
    except FogCityError as error:
        _stop(str(error))
    except OSError as error:
        if is_closed_pipe(error):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        _stop(f"{error.filename or 'a file'}: {error.strerror or error}")


@app.callback(invoke_without_command=True)
def fogcity(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", metavar="", help="Print the version and commit.")] = False,
) -> None:
    """Handle the options before a command. Without a command, serve on this machine and open the page."""
    if version:
        typer.echo(software())
        raise typer.Exit
    if context.invoked_subcommand is None:
        from fogcity.server.running.command import serve

        typer.echo("The page opens in your browser. `fogcity --help` lists the other commands.")
        serve(open_=True)


@cache
def _add_commands() -> None:
    """Add the commands of all layers, which are imported only now."""
    from fogcity.arena.command import add_to as add_arena
    from fogcity.bench import bench
    from fogcity.envs.dataset.command import add_to as add_dataset
    from fogcity.server.running.admin import app as admin
    from fogcity.server.running.command import add_to as add_server
    from fogcity.study.command import app as puzzles
    from fogcity.terminal.command import add_to as add_terminal
    from fogcity.training.command import add_to as add_training

    add_terminal(app)
    app.command()(bench)
    add_arena(app)
    add_dataset(app)
    add_training(app)
    add_server(app)
    app.add_typer(puzzles, name="puzzles", cls=CommandGroup)
    app.add_typer(admin, name="admin", cls=CommandGroup)
    for group in (app, puzzles, admin):
        _use_our_command_class(group)


@cache
def _game_commands() -> dict[str, Any]:
    """The command groups that games bring (part "command"), by name."""
    found: dict[str, Any] = {}
    for name in games():
        try:
            group = find_part(game(name), "command", typer.Typer)
        except FogCityError:  # a broken game of another package; `fogcity games` says so
            continue
        if group is not None:
            group.info.cls = CommandGroup
            _use_our_command_class(group)
            made: Any = get_command(group)
            found.setdefault(made.name, made)
    return found


def _use_our_command_class(group: typer.Typer) -> None:
    for command in group.registered_commands:
        if command.cls is None or not issubclass(command.cls, Command):
            command.cls = Command


def _stop(*problems: str) -> None:
    for problem in problems:
        sys.stderr.write(f"fogcity: {' '.join(problem.split())}\n")
    sys.exit(1)
