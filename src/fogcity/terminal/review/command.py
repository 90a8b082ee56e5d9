"""The command `fogcity review`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from fogcity.commands import BoardFile, Json, NoColor, make_console
from fogcity.core.errors import FogCityError
from fogcity.core.table import Table
from fogcity.progress import show_progress
from fogcity.study import review as review_table
from fogcity.terminal.records import read_file, replay_file

EXAMPLES = (
    "Examples:\n\n"
    "fogcity review game.txt                      chances, marks, accuracy, luck\n\n"
    "fogcity review game.txt --html review.html   with the boards, for the browser\n\n"
    "fogcity review game.txt --seat 2             only what seat 2 did, by what it knew\n\n"
    "fogcity review game.txt --effort 10          ten times as many samples\n\n"
    "fogcity review game.txt --hindsight          also with everything known\n\n"
    "fogcity review game.txt --json               for programs\n\n"
    "fogcity arena --resume FOLDER --show 17 | fogcity review -"
)


def review(  # noqa: PLR0913, PLR0917 - the options of the command
    file: Annotated[Path, typer.Argument(help="A game record, as text or JSON; - reads standard input.")],
    every: Annotated[bool, typer.Option("--all", metavar="", help="List all actions, not only marked ones.")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="K", min=1, help="Review one seat, only by what that seat knows.")
    ] = None,
    hindsight: Annotated[
        bool,
        typer.Option("--hindsight", metavar="", help="Also show what was better with everything known, separately."),
    ] = False,
    effort: Annotated[float, typer.Option(metavar="X", help="How many times as many samples as usual.")] = 1.0,
    cores: Annotated[int | None, typer.Option(min=1, help="Cores to use. \\[default: all cores]")] = None,
    as_json: Json = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a page with the boards, for the browser.")
    ] = None,
    board: BoardFile = None,
    no_color: NoColor = False,
) -> None:
    """Review a game: what actions lost, how accurately everybody played, and who was lucky.

    Every action is judged by what its player could know then, by playing on from guesses of the rest. A game that is
    not over can be reviewed too. See docs/study.md.
    """
    if html is not None and not html.parent.is_dir():
        raise FogCityError(f"there is no folder {html.parent}")
    if html is not None and html.is_dir():
        raise FogCityError(f"{html} is a folder; name a file")
    table = replay_file(file, read_file(file), board)
    place = None if seat is None else seat - 1
    _check_moves(table, file, place)
    total = sum(place in (None, move.seat) for move in table.moves)
    plain = no_color or bool(os.environ.get("NO_COLOR"))
    try:
        with show_progress(0, total, sys.stderr, plain, "actions") as progress:
            found = review_table(
                table,
                seat=place,
                effort=effort,
                hindsight=hindsight,
                cores=cores,
                report=lambda done, _: progress(done),
            )
    except KeyboardInterrupt:
        typer.echo("Stopped. Nothing is kept.", err=True)
        raise typer.Exit(130) from None
    from fogcity.terminal.review.words import Words

    words = Words(table, found, place)
    if html is not None:
        from fogcity.terminal.review.html import make_page

        html.write_text(make_page(words, effort), encoding="utf-8", newline="\n")
    if as_json:
        typer.echo(json.dumps(found.to_data(), indent=2))
    else:
        from fogcity.terminal.review.report import Report

        Report(words, make_console(no_color)).print(every=every)


def _check_moves(table: Table, file: Path, seat: int | None) -> None:
    """Refuse to review nothing."""
    if not table.moves:
        raise FogCityError(f"{file}: nobody has done anything yet, so there is nothing to review")
    if seat is not None and seat < table.seats and all(move.seat != seat for move in table.moves):
        raise FogCityError(f"{file}: seat {seat + 1} has done nothing yet, so there is nothing to review")
