"""The `fogcity board` commands: check a board file, draw a board, copy the board of the box."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from fogcity.core.errors import BadBoard, FogCityError
from fogcity.core.game import Game
from fogcity.games.ticket.board.board import (
    COLOURS,
    FERRY,
    MAX_BYTES,
    Board,
    load,
    parse_bytes,
    standard,
    standard_text,
)

app = typer.Typer(
    name="board",
    help="Boards for Ticket to Ride: check a file, draw a board, start one of your own.\n\n"
    "A board is a text file. [bold]fogcity board copy mine.toml[/bold] writes one to start from.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def commands_for(_game: Game) -> typer.Typer:
    """The commands that the game adds to `fogcity`."""
    return app


@app.command()
def check(file: Annotated[Path, typer.Argument(help="A board file; - reads standard input.")]) -> None:
    """Check a board file: list what is on the board, or what is wrong on which lines.

    The exit code is 0 if the board can be played on. Warnings are about things that are odd but allowed.
    """
    board = _read(file)
    for line in (*_summary(board), *(f"warning: {odd}" for odd in _oddities(board))):
        typer.echo(line)


@app.command(
    epilog="Examples:\n\n"
    "fogcity board show                         the board of the box, into its own file\n\n"
    "fogcity board show mine.toml --dark        a board of yours, on a dark background\n\n"
    "fogcity board show mine.toml | less        piped to another program"
)
def show(
    file: Annotated[
        Path | None,
        typer.Argument(help="A board file; - reads standard input. If not given, the board of the box."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE.svg", help="The file to write; - is standard output."),
    ] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Draw it on a dark background.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Draw a board as SVG, which any browser shows.

    Without --output, the picture goes to standard output or, in a terminal, to a file named after the board.
    """
    from fogcity.games.ticket.board.picture import draw

    board = standard() if file is None else _read(file)
    if output is None:
        output = Path(f"{board.name}.svg" if sys.stdout.isatty() else "-")
    picture = draw(board, dark=dark)
    if str(output) == "-":
        typer.echo(picture.encode(), nl=False)
    else:
        _write(output, picture, "choose another name, or overwrite it with --force", force)
        typer.echo(f"{board.title} is drawn in {output}.")


@app.command()
def copy(file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The new file.")]) -> None:
    """Write the board of the box to a file, as a start for a board of your own."""
    _write(file, standard_text(), "choose another name")
    typer.echo(f"{file} is a copy of the board {standard().title}. Change it, then: fogcity board check {file}")


def _read(file: Path) -> Board:
    """The board in a file; if the file is wrong, print every problem and exit."""
    try:
        if str(file) == "-":
            return parse_bytes(sys.stdin.buffer.read(MAX_BYTES + 1), "standard input")
        return load(file)
    except BadBoard as error:
        _stop(error)


def _stop(error: BadBoard) -> NoReturn:
    for problem in str(error).splitlines():
        typer.echo(f"fogcity: {problem}", err=True)
    raise typer.Exit(1)


def _write(path: Path, text: str, advice: str, force: bool = False) -> None:
    """Write a new file; overwrite an existing one only if forced."""
    if path.is_dir():
        raise FogCityError(f"{path} is a directory; name a file")
    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise FogCityError(f"{path} already exists: {advice}") from None


def _summary(board: Board) -> Iterator[str]:
    """What is on a board, line by line."""
    doubles = sum(route.number == 1 for route in board.routes)
    ferries = sum(route.ferries > 0 for route in board.routes)
    spaces: Counter[int] = Counter()
    for route in board.routes:
        spaces[route.colour] += route.length
    by_colour = ", ".join(f"{name} {spaces[colour]}" for colour, name in enumerate((*COLOURS, "grey")))
    lengths = sorted({route.length for route in board.routes})
    worth = sorted(ticket.points for ticket in board.tickets)
    yield f"{board.title} ({board.name}, {board.digest})"
    yield f"locations: {len(board.locations)}, red: {sum(location.red for location in board.locations)}"
    pairs = len(board.routes) - doubles
    yield f"routes: {len(board.routes)} between {pairs} pairs, double: {doubles}, ferry: {ferries}"
    yield f"spaces: {spaces.total()} ({by_colour})"
    yield f"points by length: {', '.join(f'{length}: {board.points[length]}' for length in lengths)}"
    yield f"tickets: {len(board.tickets)}, worth {worth[0]} to {worth[-1]}"
    yield f"cards: {sum(board.cards)}, ferries: {board.cards[FERRY]}; cars for each player: {board.cars}"
    yield f"souvenirs: {', '.join(board.souvenirs)}"


def _oddities(board: Board) -> Iterator[str]:
    """Things that are allowed but probably mistakes."""
    reached = {end for route in board.routes for end in (route.a, route.b)}
    wanted = {end for ticket in board.tickets for end in (ticket.a, ticket.b)}
    for place, location in enumerate(board.locations):
        if place not in reached:
            yield f"no route reaches {location.name}"
        elif place not in wanted:
            yield f"no ticket is for {location.name}"
    parts = _parts(board)
    if parts > 1:
        yield f"the routes form {parts} networks that are not connected"
    lengths = sorted({route.length for route in board.routes})
    for shorter, longer in pairwise(lengths):
        if board.points[longer] < board.points[shorter]:
            yield f"a route of {longer} scores less than one of {shorter}"
    for one, other in combinations(board.locations, 2):
        if math.hypot(one.x - other.x, one.y - other.y) < 40:
            yield f"{one.name} and {other.name} overlap in the picture"


def _parts(board: Board) -> int:
    """The number of separate networks of routes."""
    from fogcity.games.ticket.board.reading import connected

    return len(set(map(frozenset, connected((route.a, route.b) for route in board.routes).values())))
