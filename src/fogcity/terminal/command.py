"""The commands `fogcity play`, `replay` and `games`; `review` and `puzzle` have folders of their own."""

from __future__ import annotations

import difflib
import json
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from fogcity.bots.bot import Budget
from fogcity.bots.registry import DEFAULT_BOT, find_bot, policy_notice
from fogcity.commands import BoardFile, Command, GameOptions, Json, NoColor, make_console
from fogcity.core.background import compile_in_background, loading
from fogcity.core.errors import BadOption, FogCityError, UnknownGame
from fogcity.core.game import Game
from fogcity.core.processes import collect_rarely
from fogcity.core.record import parse_seed
from fogcity.core.rng import chance
from fogcity.core.table import Table
from fogcity.games.registry import game as find_game
from fogcity.games.registry import game_with_boards
from fogcity.games.registry import games as game_names
from fogcity.software import software
from fogcity.terminal.drawing.page import Size
from fogcity.terminal.drawing.phrases import listed
from fogcity.terminal.puzzle.command import EXAMPLES as PUZZLE_EXAMPLES
from fogcity.terminal.puzzle.command import puzzle
from fogcity.terminal.records import read_file, replay_file
from fogcity.terminal.review.command import EXAMPLES as REVIEW_EXAMPLES
from fogcity.terminal.review.command import review

SEATS = 2  # by default
BoardSize = Annotated[Size, typer.Option("--size", help="The size of the board; auto takes what fits the terminal.")]

PLAY_EXAMPLES = (
    "Examples:\n\n"
    "fogcity play                         you against one bot\n\n"
    "fogcity play GAME --seats 4          another game, against three bots\n\n"
    "fogcity play GAME --help             this help, and the options of the game\n\n"
    "fogcity play GAME -o NAME=VALUE      with an option of the game\n\n"
    "fogcity play --board my.toml         on your own board\n\n"
    "fogcity play --bot gripman:expert    against the strongest bot\n\n"
    "fogcity play --seats 3 --seat all    three people at one keyboard\n\n"
    "fogcity play -c                      resume the game that you left last\n\n"
    "fogcity play --resume FILE           resume a game from a file"
)
REPLAY_EXAMPLES = (
    "Examples:\n\n"
    "fogcity replay game.txt                   check the record; show log, board and points\n\n"
    "fogcity replay game.txt --at 20           the board after turn 20\n\n"
    "fogcity replay game.txt --step            step through the game\n\n"
    "fogcity replay game.txt --board my.toml   a game on your own board\n\n"
    "fogcity replay game.txt --json            the record as JSON, with the result\n\n"
    "fogcity replay game.json --text           a JSON record as text"
)


def add_to(app: typer.Typer) -> None:
    """Add the terminal's commands to the `fogcity` command."""
    app.command()(games)
    app.command(cls=PlayCommand, epilog=PLAY_EXAMPLES)(play)
    app.command(epilog=REPLAY_EXAMPLES)(replay)
    app.command(epilog=REVIEW_EXAMPLES)(review)
    app.command(epilog=PUZZLE_EXAMPLES)(puzzle)


class PlayCommand(Command):
    """`fogcity play GAME --help` also lists the options of that game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta["fogcity.game"] = next((word.lower() for word in args if word.lower() in game_names()), None)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        name = ctx.meta.get("fogcity.game")
        if name is not None:
            from fogcity.terminal.games_list import draw_options_panel

            make_console(no_color=False).print(draw_options_panel(find_game(name)))


def games(as_json: Json = False, no_color: NoColor = False) -> None:
    """List the games, their numbers of players, and their options."""
    from fogcity.terminal.games_list import describe_game, draw_games

    found: list[Game] = []
    for name in game_names():
        try:
            found.append(find_game(name))
        except UnknownGame as error:  # a broken game of another package
            typer.echo(f"fogcity: {error}", err=True)
    if as_json:
        typer.echo(json.dumps([describe_game(game) for game in found], indent=2))
    else:
        make_console(no_color).print(draw_games(found))


def play(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=f"{listed(game_names(), 'or')}. \\[default: {game_names()[0]}]")
    ] = None,
    seats: Annotated[int | None, typer.Option(help=f"The number of players. \\[default: {SEATS}]")] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="K",
            help="The seats that people play: 1, or 1,3 or `all` to share the keyboard, or `none` to watch bots. "
            "Seat 1 starts. \\[default: one at random]",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="A bot for the other seats: tourist (plays at random), conductor, motorman, gripman:beginner, :easy, "
            ":medium, :advanced, :hard, :very-hard or :expert, or my_bot.py:Class. Repeatable: one for each seat. "
            f"\\[default: {DEFAULT_BOT}]",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game. \\[default: random]")] = None,
    option: GameOptions = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The file to save the game in. \\[default: a new one in your user data directory]"
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume the game in this file.")] = None,
    resume_last: Annotated[
        bool,
        typer.Option(
            "--continue",
            "-c",
            metavar="",
            help="Resume the game that you left last, of those saved without --save.",
        ),
    ] = False,
    board: BoardFile = None,
    size: BoardSize = Size.AUTO,
    no_color: NoColor = False,
) -> None:
    """Play in this terminal, against bots or with friends at the same keyboard.

    The game is saved after every action, so you can leave at any time (`quit`, Ctrl-C) and resume it later.
    `fogcity play GAME --help` also lists the options of that game.
    """
    from fogcity.terminal.compiling import SessionCompiler
    from fogcity.terminal.drawing.screen import Screen
    from fogcity.terminal.keyboard import open_keyboard
    from fogcity.terminal.saving import SaveFile, games_dir, new_path, newest_unfinished
    from fogcity.terminal.seating import HUMAN, humans_of, players_of, seat_bots, seat_players, warm_up
    from fogcity.terminal.session import Session

    collect_rarely()
    compile_in_background()  # before the first kernel is called
    if resume_last:
        resume = resume or newest_unfinished(games_dir())
    saved = None
    if resume is not None:
        _check_resume({"GAME": game, "--seats": seats, "--seed": seed, "--option": option, "--bot": bot})
        saved = resume.read_bytes()
        table = replay_file(resume, saved, board)
    else:
        chosen = _find_game(game or (game_names()[0] if board is None else game_with_boards()), board)
        _parse_humans(seat, SEATS if seats is None else seats)  # report mistakes before anything is compiled
        for spec in bot or []:
            find_bot(spec, chosen, Budget())
        table = _new_table(chosen, seats, seed, option)
    known = players_of(table)
    humans = _parse_humans(seat, table.seats) if known is None or seat is not None else humans_of(known)
    if humans is None:
        humans = [int(chance(table.seed, "lot").integers(table.seats))]
    path = save or resume or new_path(games_dir(), table.game.name)
    if known is not None and humans_of(known) != humans and path == resume:
        raise FogCityError(f"{resume} is a game of other people: save yours in another file with --save")
    _check_new_file(path, resume)
    players = seat_players(humans, table.seats, bot or [], known)
    bots = seat_bots(players, table.game)
    if notice := policy_notice(table.game, [name for name in players if name != HUMAN]):
        typer.echo(notice, err=True)
    if known is not None or "players" not in table.tags:  # do not overwrite names from elsewhere
        table.tags["players"] = ", ".join(players)
    table.tags["software"] = software()
    names = [bots[place].name if place in bots else HUMAN for place in range(table.seats)]
    screen = Screen(make_console(no_color), table.game, names, size)
    save_file = SaveFile(path, saved if path == resume else None, board)
    if humans:
        with SessionCompiler(table.game, {place: players[place] for place in bots}) as compiler:
            compiler.start(bots)
            is_saved = Session(table, bots, screen, open_keyboard(), save_file).run(compiler)
    else:  # nobody waits, so bots get their full budgets from the first move on
        with loading(compiles=True):
            warm_up(table.game, list(bots.values()))
            is_saved = Session(table, bots, screen, open_keyboard(), save_file).run()
    if not is_saved:
        raise typer.Exit(1)


def replay(  # noqa: PLR0913, PLR0917 - the options of the command
    file: Annotated[Path, typer.Argument(help="A game record, as text or JSON; - reads standard input.")],
    as_json: Json = False,
    as_text: Annotated[bool, typer.Option("--text", metavar="", help="Print the record itself as text.")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the board after turn N.")] = None,
    step: Annotated[bool, typer.Option("--step", metavar="", help="Step through the game turn by turn.")] = False,
    board: BoardFile = None,
    size: BoardSize = Size.AUTO,
    no_color: NoColor = False,
) -> None:
    """Check a game record by replaying it, and show it as a spectator saw it.

    The exit code is 0 if the record is valid; otherwise an error says where it goes wrong.
    """
    if as_json + as_text + step > 1 or (at is not None and as_json + as_text > 0):
        raise typer.BadParameter("choose one of --json, --text, --at and --step (--step may start at a turn with --at)")
    from fogcity.terminal.keyboard import open_keyboard
    from fogcity.terminal.replay_viewer import ReplayViewer

    table = replay_file(file, read_file(file), board)
    if as_text:
        typer.echo(table.record_text(), nl=False)
    elif as_json:
        typer.echo(table.record().to_json())
    else:
        viewer = ReplayViewer(table, make_console(no_color), size)
        if step:
            viewer.step(open_keyboard(), at or 0)
        elif at is not None:
            viewer.show(at)
        else:
            viewer.show_all()


def _check_resume(given: dict[str, Any]) -> None:
    """Refuse options of a new game: a resumed game keeps its own."""
    for name, value in given.items():
        if value is not None and value != []:
            raise typer.BadParameter(f"{name} is for a new game; a resumed game keeps its own")


def _new_table(game: Game, seats: int | None, seed: str | None, option: list[str] | None) -> Table:
    options = game.options.parse(" ".join(option or []))
    drawn = secrets.randbits(64) if seed is None else parse_seed(seed)
    return Table(game, SEATS if seats is None else seats, drawn, options)


def _find_game(name: str, board: Path | None) -> Game:
    try:
        return find_game(name, board)
    except UnknownGame as error:
        if Path(name).is_file():
            raise UnknownGame(f"{name} is a file: `fogcity play --resume {name}` resumes a saved game") from None
        close = difflib.get_close_matches(name.lower(), game_names(), 1, 0.5)
        raise UnknownGame(f"{error}{f'; did you mean {close[0]}?' if close else ''}") from None


def _check_new_file(path: Path, resume: Path | None) -> None:
    """A game is saved in the file that it was resumed from, or in a new one."""
    if path.is_dir():
        raise FogCityError(f"{path} is a directory; --save takes the name of a file")
    if path != resume and path.exists():
        raise FogCityError(f"{path} exists already: choose another name, or resume that game with --resume {path}")


def _parse_humans(text: str | None, seats: int) -> list[int] | None:
    """The seats that people play; None if not given: then one is drawn by lot (CC9)."""
    if text is None:
        return None
    word = text.strip().lower()
    if word in ("all", "none"):
        return list(range(seats)) if word == "all" else []
    numbers = [part.strip() for part in word.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 3 and 1 <= int(part) <= seats for part in numbers):
        raise BadOption(f"--seat takes seats from 1 to {seats}, such as 1 or 1,2, or all or none, not {text!r}")
    return sorted({int(part) - 1 for part in numbers})
