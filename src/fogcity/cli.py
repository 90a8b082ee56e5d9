"""The `fogcity` command."""

from __future__ import annotations

import difflib
import io
import json
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from fogcity import __version__
from fogcity.bots.answers import describe
from fogcity.bots.bot import Budget
from fogcity.bots.registry import Entrant, find_bot
from fogcity.core.errors import BadBoard, BadOption, BadRecord, FogCityError, UnknownGame, WrongBoard
from fogcity.core.game import Game
from fogcity.core.kernel import INTERPRETED
from fogcity.core.record import parse_seed
from fogcity.core.rng import Seed, chance
from fogcity.core.table import Table
from fogcity.games.registry import game as find_game
from fogcity.games.registry import game_with_boards
from fogcity.games.registry import games as game_names
from fogcity.games.registry import replay as replay_record
from fogcity.terminal.drawing.page import Size


class Command(TyperCommand):
    """A command; its help names no type beside --help, which takes no value."""

    def get_help_option(self, ctx: Any) -> Any:
        return _without_type(super().get_help_option(ctx))


class Group(TyperGroup):
    """Several commands, likewise."""

    def get_help_option(self, ctx: Any) -> Any:
        return _without_type(super().get_help_option(ctx))


def _without_type(option: Any) -> Any:
    if option is not None:
        option.metavar = ""
    return option


app = typer.Typer(
    name="fogcity",
    cls=Group,
    help="Fog City: the table for San Francisco's cable-car board games.\n\n"
    "Start with [bold]fogcity play[/bold]: you against a bot, in this terminal.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Json = Annotated[bool, typer.Option("--json", metavar="", help="Print JSON, for programs.")]
NoColor = Annotated[bool, typer.Option("--no-color", metavar="", help="Print without colours. NO_COLOR does the same.")]
HowLarge = Annotated[Size, typer.Option("--size", help="How the board is drawn; auto takes what fits the terminal.")]
BoardFile = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="A board for ticket; see `fogcity board --help`.")
]


def main(arguments: list[str] | None = None) -> None:
    """Run the command; whatever is wrong with the input is told in one line, or in one for each thing that is."""
    for output in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="replace")  # an old terminal shows ? for a sign it does not have
    try:
        _whole()(arguments)
    except BadBoard as error:
        _stop(*str(error).splitlines())
    except FogCityError as error:
        _stop(str(error))
    except BrokenPipeError:  # whoever reads has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        _stop(f"{error.filename or 'a file'}: {error.strerror or error}")


def _whole() -> typer.Typer:
    """The whole command: boards, the arena and the server bring commands of their own."""
    if "board" not in [group.name for group in app.registered_groups]:
        from fogcity.arena.command import add_to as add_arena
        from fogcity.games.ticket.board.command import app as boards
        from fogcity.server.running.admin import app as admin
        from fogcity.server.running.command import add_to as add_server

        app.add_typer(boards, name="board", cls=Group)
        app.add_typer(admin, name="admin", cls=Group)
        add_arena(app)
        add_server(app)
        for command in (*app.registered_commands, *boards.registered_commands, *admin.registered_commands):
            command.cls = Command
    return app


@app.callback(invoke_without_command=True)
def fogcity(version: Annotated[bool, typer.Option("--version", metavar="", help="Print the version.")] = False) -> None:
    """Take the options that stand before a command."""
    if version:
        typer.echo(f"fogcity {__version__}")
        raise typer.Exit


@app.command()
def games(as_json: Json = False, no_color: NoColor = False) -> None:
    """List the games, for how many players they are, and their options."""
    found = [_describe_game(find_game(name)) for name in game_names()]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    from fogcity.terminal.drawing.listings import draw_games

    _console(no_color).print(draw_games(found))


@app.command(
    epilog="Examples:\n\n"
    "fogcity play                          you against one bot\n\n"
    "fogcity play cablecar --seats 4       you against three\n\n"
    "fogcity play company -o hand=2        the company game, two tiles in hand\n\n"
    "fogcity play ticket --seats 3         Ticket to Ride: San Francisco, against two\n\n"
    "fogcity play ticket --board my.toml   on a board of your own\n\n"
    "fogcity play --bot gripman:expert     against the strongest bot\n\n"
    "fogcity play --seats 3 --seat all     three people at one keyboard\n\n"
    "fogcity play -c                       go on with the game that you left last\n\n"
    "fogcity play --resume FILE            go on with a game in a file of yours"
)
def play(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[str | None, typer.Argument(help="cablecar (unless you say otherwise), company or ticket.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play: 2 unless you say otherwise.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="K",
            help="Where people sit: 1, or 1,3 or `all` to share the keyboard, or `none` to watch the bots. "
            "Seat 1 starts; if you do not say, your seat is drawn by lot.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Who plays the other seats: tourist (at random), conductor, gripman:easy, :medium (unless you say "
            "otherwise), :hard or :expert, or my_bot.py:Class. Repeatable: one for each seat.",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game. If not given, drawn.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("-o", "--option", metavar="NAME=VALUE", help="See `fogcity games`. Repeatable.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="The file to keep the game in, as a record.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    go_on: Annotated[
        bool,
        typer.Option(
            "--continue", "-c", metavar="", help="Go on with the game that you left last, of those kept without --save."
        ),
    ] = False,
    board: BoardFile = None,
    size: HowLarge = Size.AUTO,
    no_color: NoColor = False,
) -> None:
    """Play at this terminal, against bots or with friends at the same keyboard.

    The game is saved after every action, so it can be left at any time (`quit`, Ctrl-C) and gone on with.
    """
    from fogcity.terminal.drawing.screen import Screen
    from fogcity.terminal.keyboard import open_keyboard
    from fogcity.terminal.saving import SaveFile, games_folder, new_path, newest_unfinished
    from fogcity.terminal.seating import HUMAN, humans_of, players_of, seat_bots, seat_players
    from fogcity.terminal.session import Session

    if go_on:
        resume = resume or newest_unfinished(games_folder())
    kept = None
    if resume is not None:
        new_game = {"GAME": game, "--seats": seats, "--seed": seed, "--option": option, "--bot": bot}
        for name, given in new_game.items():
            if given is not None and given != []:
                raise typer.BadParameter(f"{name} is for a new game; a game that goes on keeps its own")
        kept = resume.read_bytes()
        table = _replay(resume, kept, board)
    else:
        chosen = _find_game(game or (game_names()[0] if board is None else game_with_boards()), board)
        options = chosen.options.parse(" ".join(option or []))
        _humans(seat, 2 if seats is None else seats)  # a slip is told before anything is compiled
        for spec in bot or []:
            find_bot(spec, chosen, Budget())
        table = Table(chosen, 2 if seats is None else seats, _seed(seed), options)
    known = players_of(table)
    humans = _humans(seat, table.seats) if known is None or seat is not None else humans_of(known)
    if humans is None:
        humans = [int(chance(table.seed, "lot").integers(table.seats))]
    path = save or resume or new_path(games_folder(), table.game.name)
    if known is not None and humans_of(known) != humans and path == resume:
        raise FogCityError(
            f"other people sit at the table in {resume}: keep their game, and name a file of yours: --save"
        )
    _check_new_file(path, resume)
    players = seat_players(humans, table.seats, bot or [], known)
    bots = seat_bots(players, table.game)
    if known is not None or "players" not in table.tags:  # names that somebody else wrote there are left alone
        table.tags["players"] = ", ".join(players)
    _warm_up(table.game, list(bots.values()))
    names = [bots[place].name if place in bots else HUMAN for place in range(table.seats)]
    screen = Screen(_console(no_color), table.game, names, size)
    save_file = SaveFile(path, kept if path == resume else None, board)
    if not Session(table, bots, screen, open_keyboard(), save_file).run():
        raise typer.Exit(1)


@app.command(
    epilog="Examples:\n\n"
    "fogcity replay game.txt               check the record, show log, board and points\n\n"
    "fogcity replay game.txt --at 20       the board after turn 20\n\n"
    "fogcity replay game.txt --step        walk through the game\n\n"
    "fogcity replay game.txt --board my.toml   a game on a board of your own\n\n"
    "fogcity replay game.txt --json        the record as JSON, with the result\n\n"
    "fogcity replay game.json --text       a JSON record as text"
)
def replay(  # noqa: PLR0913, PLR0917 - the options of the command
    file: Annotated[Path, typer.Argument(help="A game record, as text or JSON; - reads the standard input.")],
    as_json: Json = False,
    as_text: Annotated[bool, typer.Option("--text", metavar="", help="Print the record itself as text.")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the board after turn N.")] = None,
    step: Annotated[bool, typer.Option("--step", metavar="", help="Walk through the game turn by turn.")] = False,
    board: BoardFile = None,
    size: HowLarge = Size.AUTO,
    no_color: NoColor = False,
) -> None:
    """Check a game record by playing it again, and show it as somebody who watched the game saw it.

    Ends with 0 if the record is sound; otherwise it says where the record goes wrong.
    """
    if as_json + as_text + step > 1 or (at is not None and as_json + as_text > 0):
        raise typer.BadParameter("choose one of --json, --text, --at and --step (which may start --at a turn)")
    from fogcity.terminal.keyboard import open_keyboard
    from fogcity.terminal.replay_viewer import ReplayViewer

    table = _replay(file, _read(file), board)
    if as_text:
        typer.echo(table.record_text(), nl=False)
    elif as_json:
        typer.echo(table.record().to_json())
    else:
        viewer = ReplayViewer(table, _console(no_color), size)
        if step:
            viewer.step(open_keyboard(), at or 0)
        elif at is not None:
            viewer.show(at)
        else:
            viewer.show_all()


@app.command()
def bench(
    as_json: Json = False,
    games: Annotated[int | None, typer.Option(min=1, help="How many games to play of each kind.")] = None,
    no_color: NoColor = False,
) -> None:
    """Measure how fast this machine plays."""
    from fogcity.bench import measure

    def tell(line: str) -> None:
        typer.echo(line, err=True)

    speeds = measure(games, tell)
    if as_json:
        typer.echo(json.dumps(speeds))
        return
    from fogcity.terminal.drawing.listings import draw_speeds

    _console(no_color).print(draw_speeds(speeds))


def _stop(*problems: str) -> None:
    for problem in problems:
        sys.stderr.write(f"fogcity: {' '.join(problem.split())}\n")
    sys.exit(1)


def _console(no_color: bool) -> Any:
    from rich.console import Console

    plain = no_color or bool(os.environ.get("NO_COLOR"))
    return Console(color_system=None if plain else "auto", markup=False, emoji=False, highlight=False)


def _find_game(name: str, board: Path | None) -> Game:
    try:
        return find_game(name, board)
    except UnknownGame as error:
        if Path(name).is_file():
            raise UnknownGame(f"{name} is a file: `fogcity play --resume {name}` goes on with a saved game") from None
        close = difflib.get_close_matches(name.lower(), game_names(), 1, 0.5)
        raise UnknownGame(f"{error}{f'; did you mean {close[0]}?' if close else ''}") from None


def _warm_up(game: Game, bots: list[Entrant]) -> None:
    """Compile all that a game needs, its end too, so that nobody waits for it later: play one that nobody sees."""
    if INTERPRETED:
        return
    for entrant in bots:
        try:
            entrant.bot.warm_up()
        except (FogCityError, KeyboardInterrupt):
            raise
        except BaseException as error:  # SystemExit too: a bot does not end the program
            raise FogCityError(f"{entrant.name} cannot get ready: {describe(error)}") from error
    trial = Table(game, game.seats[0])
    luck = chance(0)
    while not trial.is_over:
        game.view(trial.state, 0)
        trial.act(int(luck.choice(game.legal(trial.state))))
    trial.events(trial.moves[-1])
    game.scores(trial.state)


def _seed(text: str | None) -> Seed:
    return secrets.randbits(64) if text is None else parse_seed(text)


def _check_new_file(path: Path, resume: Path | None) -> None:
    """A game goes on in its own file, or into a new one."""
    if path.is_dir():
        raise FogCityError(f"{path} is a folder; --save takes the name of a file")
    if path != resume and path.exists():
        raise FogCityError(f"{path} is there already: choose another name, or go on with it: --resume {path}")


def _humans(text: str | None, seats: int) -> list[int] | None:
    """The seats that people take; None if nobody says, and one is to be drawn by lot (CC9)."""
    if text is None:
        return None
    word = text.strip().lower()
    if word in ("all", "none"):
        return list(range(seats)) if word == "all" else []
    numbers = [part.strip() for part in word.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 3 and 1 <= int(part) <= seats for part in numbers):
        raise BadOption(f"--seat takes seats from 1 to {seats}, such as 1 or 1,2, or all or none, not {text!r}")
    return sorted({int(part) - 1 for part in numbers})


def _read(path: Path) -> bytes:
    """What is in a file; - is the standard input."""
    return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()


def _replay(path: Path, data: bytes, board: Path | None) -> Table:
    try:
        return replay_record(data, board)
    except BadRecord as error:
        missing = "; name its file with --board" if board is None and isinstance(error, WrongBoard) else ""
        raise BadRecord(f"{path}: {error}{missing}") from None


def _describe_game(game: Game) -> dict[str, Any]:
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
