"""The `fogcity benchmark` command."""

from __future__ import annotations

import json
import os
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Any

import typer

from fogcity.commands import Json, NoColor
from fogcity.core.errors import BadOption, FogCityError

Option = typer.Option

EXAMPLES = (
    "Examples:\n\n"
    "fogcity benchmark my_bot.py:MyBot\n\n"
    "fogcity benchmark my_bot.py:MyBot --quick                 a first look\n\n"
    "fogcity benchmark my_bot.py:MyBot --game GAME --track '*/2/*'\n\n"
    "fogcity benchmark my_bot.py:MyBot --out results.jsonl     keep the line to publish\n\n"
    "fogcity benchmark --compare results.jsonl"
)


def benchmark(
    bot: Annotated[
        str | None,
        typer.Argument(metavar="BOT", help="NAME, NAME:BUDGET, FILE.py:CLASS or PACKAGE.MODULE:CLASS."),
    ] = None,
    game: Annotated[list[str] | None, Option(metavar="GAME", help="Only this game. Repeatable.")] = None,
    track: Annotated[
        list[str] | None, Option(metavar="PATTERN", help="Only tracks whose names match. Repeatable.")
    ] = None,
    quick: Annotated[bool, Option("--quick", metavar="", help="A fifth of the deals: its own protocol.")] = False,
    budget: Annotated[str, Option(help="For a move of a bot that names none: 200ms, 2s, 5000p.")] = "1s",
    cores: Annotated[int | None, Option(min=1, help="Games played at the same time. \\[default: all cores]")] = None,
    as_json: Json = False,
    out: Annotated[Path | None, Option(metavar="FILE", help="Append the line to publish to this file.")] = None,
    folder: Annotated[
        Path | None, Option(metavar="FOLDER", help="Where to keep the games. \\[default: by date]")
    ] = None,
    resume: Annotated[Path | None, Option(metavar="FOLDER", help="Resume the benchmark in this folder.")] = None,
    show_list: Annotated[bool, Option("--list", metavar="", help="Only list the tracks.")] = False,
    compare: Annotated[Path | None, Option(metavar="FILE", help="Only print a table of published lines.")] = None,
    no_color: NoColor = False,
) -> None:
    """Measure how well a bot plays: fixed deals, seats and opponents, so that results can be compared.

    Prints a scorecard with 95 % intervals, and one line of JSON to publish. It can be interrupted at any time (Ctrl-C)
    and resumed. See docs/benchmark.md. (`fogcity bench` measures the speed of the simulator.)
    """
    if compare is not None:
        _compare(compare)
    elif show_list:
        _list(game or [], track or [], quick)
    else:
        _check_out(out)
        plan, where = _plan(bot, game or [], track or [], quick, budget, folder, resume)
        _run(plan, where, cores, as_json, out, no_color)


def _plan(
    bot: str | None,
    games: list[str],
    patterns: list[str],
    quick: bool,
    budget: str,
    folder: Path | None,
    resume: Path | None,
) -> tuple[Any, Path | None]:
    """The plan, and the folder, if one was named."""
    from fogcity.arena.benchmark.protocol import choose_tracks
    from fogcity.arena.benchmark.running import PLAN, make_plan, read_plan
    from fogcity.bots.bot import Budget

    if resume is not None:
        if bot is not None or games or patterns or quick or folder is not None:
            raise BadOption("--resume FOLDER continues as the benchmark was begun; leave out what it should play")
        return read_plan(resume), resume
    if bot is None:
        raise typer.BadParameter("name a bot, for example: fogcity benchmark conductor --quick")
    if folder is not None and (folder / PLAN).exists():
        raise FogCityError(f"there is a benchmark in {folder} already; resume it: --resume {folder}")
    Budget.parse(budget)
    return make_plan(bot, budget, choose_tracks(games, patterns, quick=quick)), folder


def _run(plan: Any, folder: Path | None, cores: int | None, as_json: bool, out: Path | None, no_color: bool) -> None:
    from fogcity.arena.benchmark.running import enter, new_folder, play_benchmark, played_with
    from fogcity.arena.benchmark.score import make_scorecard
    from fogcity.arena.benchmark.scorecard import draw_scorecard, make_line
    from fogcity.arena.command import console_for_tables
    from fogcity.arena.tournament import RunOptions

    entrant = enter(plan)
    folder = folder or new_folder(entrant.name)
    _notify(f"The games are kept in {folder}")
    options = RunOptions(cores=cores, notify=_notify, progress=_progress(no_color))
    try:
        played = play_benchmark(plan, folder, options)
    except KeyboardInterrupt:
        _notify(f"Stopped. Resume with: fogcity benchmark --resume {folder}")
        raise typer.Exit(130) from None
    card = make_scorecard(played)
    line = make_line(plan, [one.track for one in played], card, entrant.name, played_with(plan, folder))
    text = json.dumps(line)
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(f"{text}\n")
    if not as_json:
        console_for_tables(no_color).print(draw_scorecard(card, line))
        if out is not None:
            return
        typer.echo("\nTo publish:")
    typer.echo(text)


def _list(games: list[str], patterns: list[str], quick: bool) -> None:
    from fogcity.arena.benchmark.protocol import choose_tracks, digest, protocol_name

    tracks = choose_tracks(games, patterns, quick=quick)
    for track in tracks:
        about = [f"{name}={value}" for name, value in track.options.items()] + [track.played.board_tag]
        typer.echo(f"{track.name:34} {track.deals:4} deals {track.games:5} games  {' '.join(about)}".rstrip())
    count = sum(track.games for track in tracks)
    typer.echo(f"protocol {protocol_name(quick)}, digest {digest(tracks)}: {len(tracks)} tracks, {count:,} games")


def _compare(path: Path) -> None:
    from fogcity.arena.benchmark.scorecard import markdown, read_lines

    for line in markdown(read_lines(path)):
        typer.echo(line)


def _check_out(out: Path | None) -> None:
    """Report what cannot be written before any game is played."""
    if out is not None and not out.parent.is_dir():
        raise FogCityError(f"there is no folder {out.parent}")
    if out is not None and out.is_dir():
        raise FogCityError(f"{out} is a folder; name a file")


def _progress(no_color: bool) -> Any:
    from fogcity.progress import show_progress

    def progress(done: int, total: int) -> AbstractContextManager[Any]:
        return show_progress(done, total, sys.stderr, no_color or bool(os.environ.get("NO_COLOR")))

    return progress


def _notify(line: str) -> None:
    typer.echo(line, err=True)
