"""The `fogcity puzzle` command."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Annotated

import typer

from fogcity.commands import NoColor, make_console
from fogcity.core.errors import BadOption, FogCityError
from fogcity.games.registry import game as find_game
from fogcity.games.registry import games as game_names
from fogcity.terminal.drawing.page import Size
from fogcity.terminal.drawing.phrases import listed, plural

EXAMPLES = (
    "Examples:\n\n"
    "fogcity puzzle                     today's puzzle, the same for everybody\n\n"
    "fogcity puzzle GAME                that of another game\n\n"
    "fogcity puzzle GAME --next         the easiest one that you have not solved\n\n"
    "fogcity puzzle GAME --number 17    a certain one\n\n"
    "fogcity puzzle GAME --difficulty 4 any one of this difficulty"
)


def puzzle(  # noqa: PLR0913, PLR0917 - the options of the command
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=f"{listed(game_names(), 'or')}. \\[default: {game_names()[0]}]")
    ] = None,
    number: Annotated[int | None, typer.Option(min=1, metavar="N", help="The puzzle with this number.")] = None,
    next_: Annotated[bool, typer.Option("--next", metavar="", help="The first one that you have not solved.")] = False,
    difficulty: Annotated[
        int | None, typer.Option(min=1, max=5, metavar="D", help="Any puzzle of this difficulty, from 1 to 5.")
    ] = None,
    size: Annotated[Size, typer.Option("--size", help="The size of the board; auto takes what fits.")] = Size.AUTO,
    no_color: NoColor = False,
) -> None:
    """Find the best action in a position; without options, in today's puzzle.

    Puzzles that you solve at the first try without a hint count, and daily ones make a streak.
    """
    from fogcity.study.puzzles import daily_puzzle, puzzles
    from fogcity.study.puzzles import puzzle as puzzle_with
    from fogcity.terminal.drawing.screen import Screen
    from fogcity.terminal.keyboard import open_keyboard
    from fogcity.terminal.puzzle.progress import read_progress, save_progress
    from fogcity.terminal.puzzle.session import PuzzleSession

    if (number is not None) + next_ + (difficulty is not None) > 1:
        raise BadOption("choose one of --number, --next and --difficulty; without them, it is today's puzzle")
    played = find_game(game or game_names()[0])
    solved, today, day = read_progress(played.name), datetime.now().astimezone().date(), None
    if number is not None:
        found = puzzle_with(played, number)
    elif next_ or difficulty is not None:
        fitting = [
            each
            for each in puzzles(played)
            if (each.number not in solved.numbers if next_ else each.difficulty == difficulty)
        ]
        if not fitting:
            raise FogCityError(f"there is no such puzzle of {played.name}{' left' if next_ else ''}")
        found = fitting[0] if next_ else random.choice(fitting)  # noqa: S311 - no secret
    else:
        found, day = daily_puzzle(played, today), today
    names = [f"Seat {seat}" for seat in range(1, found.seats + 1)]
    title = f"{played.title}: {f'the puzzle of {today:%Y-%m-%d}' if day else f'puzzle {found.number}'}"
    screen = Screen(make_console(no_color), played, names, size)
    session = PuzzleSession(played, found, screen, open_keyboard(), title=title)
    if not session.run():
        return
    solved.add(found.number, day)
    save_progress(played.name, solved)
    total = f"You have solved {plural(len(solved.numbers), 'puzzle')} of {len(puzzles(played))} at the first try."
    streak = f" Your streak: {plural(solved.streak, 'day')}." if day else ""
    typer.echo(f"{total}{streak}")
