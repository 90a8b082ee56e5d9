"""The `fogcity arena`, `fogcity ladder` and `fogcity facts` commands."""

from __future__ import annotations

import json
import os
import secrets
import sys
import tempfile
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from fogcity.arena.benchmark.command import EXAMPLES as BENCHMARK_EXAMPLES
from fogcity.arena.benchmark.command import benchmark
from fogcity.arena.settings import Settings
from fogcity.commands import BoardFile, GameOptions, Json, NoColor
from fogcity.core.errors import BadOption, FogCityError

Option = typer.Option

EXAMPLES = (
    "Examples:\n\n"
    "fogcity arena GAME conductor tourist --games 1000\n\n"
    "fogcity arena GAME gripman:200ms conductor tourist --seats 3\n\n"
    "fogcity arena GAME my_bot.py:MyBot tourist    your own bot\n\n"
    "fogcity arena --resume FOLDER                 resume, or show the table again\n\n"
    "fogcity arena --resume FOLDER --show 17 | fogcity replay -"
)


def arena(
    game: Annotated[str | None, typer.Argument(help="The game; `fogcity games` lists them.")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT...", help="NAME, NAME:BUDGET, NAME:LEVEL or FILE.py:CLASS. One bot plays itself."),
    ] = None,
    more_bots: Annotated[list[str] | None, Option("--bot", metavar="BOT", help="Another bot. Repeatable.")] = None,
    games: Annotated[int | None, Option(help="Number of games, rounded up to whole rounds. \\[default: 100]")] = None,
    seats: Annotated[int | None, Option(help="Seats at each table. \\[default: 2]")] = None,
    budget: Annotated[str | None, Option(help="For a move: 200ms, 2s, or playouts: 5000p. \\[default: 1s]")] = None,
    seed: Annotated[str | None, Option(help="The same seed gives the same games. \\[default: random]")] = None,
    option: GameOptions = None,
    board: BoardFile = None,
    move_limit: Annotated[
        float | None,
        Option(
            metavar="SECONDS",
            help="A bot that takes longer for a move forfeits. "
            "\\[default: 10 budgets, at least 5 s; 60 s for playouts]",
        ),
    ] = None,
    cores: Annotated[int | None, Option(min=1, help="Games played at the same time. \\[default: all cores]")] = None,
    out: Annotated[
        Path | None, Option(metavar="FOLDER", help="Where to keep the tournament. \\[default: by date]")
    ] = None,
    resume: Annotated[Path | None, Option(metavar="FOLDER", help="Resume the tournament in this folder.")] = None,
    records: Annotated[bool, Option("--records/--no-records", help="Keep the tournament, or nothing.")] = True,
    as_json: Json = False,
    parquet: Annotated[Path | None, Option(metavar="FILE", help="Write a row for each game and seat.")] = None,
    html: Annotated[Path | None, Option(metavar="FILE", help="Write a report for the browser.")] = None,
    ray: Annotated[str, Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")] = "",
    verify: Annotated[bool, Option("--verify", metavar="", help="Replay all records, and compare.")] = False,
    show: Annotated[int | None, Option(metavar="N", help="With --resume: only print the record of game N.")] = None,
    no_color: NoColor = False,
) -> None:
    """Let bots play many games against each other, and show which is better, and how certain that is.

    Every line-up plays the same deals in all seats. A tournament is saved while it is played: it can be interrupted at
    any time (Ctrl-C) and resumed. A bot that fails forfeits a single game. See docs/arena.md.
    """
    given = {
        "game": game,
        "bots": [*(bots or []), *(more_bots or [])] or None,
        "games": games,
        "seats": seats,
        "budget": budget,
        "seed": seed,
        "options": option or None,
        "move_limit": move_limit,
        "board": board,
    }
    if show is not None:
        _show(resume, show)
        return
    _check_outputs(parquet, html)
    settings, path = _plan(given, out, resume, records)
    _notify_of_policy(settings)
    with ExitStack() as stack:
        if path is None and (html or verify):  # they need records, so keep them until the end
            path = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fogcity-"))) / "arena"
            where, temporary = "", True
        else:
            temporary = False
            where = "" if path is None else f"The tournament is kept in {path}"
        options = _run_options(cores, records or bool(html or verify), ray, _progress(no_color, where))
        results = _play(settings, path, options, can_resume=not temporary)
        if verify and path is not None:
            _verify(results, path)
        if parquet is not None:
            from fogcity.arena.report.parquet import write_parquet

            write_parquet(results, parquet)
        summary = _summary(results)
        if html is not None:
            from fogcity.arena.report.html import write_report

            write_report(results, summary, path, html)
    if as_json:
        typer.echo(json.dumps(summary.to_dict(), indent=2))
        return
    from fogcity.arena.report.table import draw_summary

    console_for_tables(no_color).print(draw_summary(summary))


def facts(
    game: Annotated[str, typer.Argument(help="The game; `fogcity games` lists them.")],
    bot: Annotated[
        str, Option(help="The bot in all seats. \\[default: conductor; tourist if the game has no policy]")
    ] = "",
    seats: Annotated[list[int] | None, Option(help="A number of players. Repeatable. \\[default: all numbers]")] = None,
    games: Annotated[int, Option(help="Games at each number of players.")] = 2000,
    same_deals: Annotated[
        bool, Option("--same-deals", metavar="", help="Play each deal once for each seat, to see how much it decides.")
    ] = False,
    seed: Annotated[str | None, Option(help="The same seed gives the same games. \\[default: random]")] = None,
    option: GameOptions = None,
    board: BoardFile = None,
    cores: Annotated[int | None, Option(min=1, help="Games played at the same time. \\[default: all cores]")] = None,
    as_json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Measure a game between equal bots: seats, length, points, choices, and the places of the board.

    Facts are about the game as this bot plays it. Each figure has a 95 % interval. See docs/facts.md.
    """
    from fogcity.arena.facts.measure import facts_settings, measure
    from fogcity.arena.facts.tables import draw_facts
    from fogcity.bots.registry import has_policy
    from fogcity.games.registry import game as find_game

    played = find_game(game, board)
    given: dict[str, Any] = {"game": game, "board": board, "options": option, "games": games, "move_limit": None}
    given |= {"bots": [bot or ("conductor" if has_policy(played) else "tourist")], "budget": None}
    given["seed"] = str(secrets.randbits(32)) if seed is None else seed
    plan = [facts_settings(_new_settings({**given, "seats": n}), same_deals) for n in seats or played.seats]
    options = _run_options(cores, True, "", _progress(no_color))
    try:
        found = [measure(settings, options) for settings in plan]
    except KeyboardInterrupt:
        _stopped("Nothing is kept.")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        typer.echo("\n".join(draw_facts(found)))


def ladder(
    games: Annotated[
        int | None, Option(min=2, help="Games of each match. \\[default: depends on how long they take]")
    ] = None,
    quick: Annotated[bool, Option("--quick", help="A tenth of the games, for a first look.")] = False,
    bot: Annotated[
        list[str] | None,
        Option(metavar="BOT", help="Measure this bot too, for example FILE.py:CLASS. Can be repeated."),
    ] = None,
    only: Annotated[
        list[str] | None,
        Option(
            metavar="BOT",
            help="Only matches of this bot, or of a pairing, as in 'motorman - conductor'; other rows of the page "
            "stay. Can be repeated.",
        ),
    ] = None,
    out: Annotated[Path, Option(metavar="FILE", help="The page to write.")] = Path("docs/ladder.md"),
    folder: Annotated[
        Path | None, Option(metavar="FOLDER", help="Where to keep the matches. \\[default: beside arena's]")
    ] = None,
    cores: Annotated[int | None, Option(min=1, help="Games played at the same time. \\[default: all cores]")] = None,
) -> None:
    """Measure our bots against each other in all games, and write a page about it.

    Each match is a tournament in its own folder, so an interrupted ladder can be resumed.
    """
    from fogcity.arena.ladder import choose, matches, play_ladder, write_page
    from fogcity.arena.tournament import RunOptions, new_folder
    from fogcity.bots.registry import parse_spec

    if not out.parent.is_dir():
        raise FogCityError(f"there is no folder {out.parent}; name a file with --out")
    if out.is_dir():
        raise FogCityError(f"{out} is a folder; name a file with --out")
    kept = folder or new_folder("x").parent / "ladder"
    _notify(f"The matches are kept in {kept}")
    options = RunOptions(cores=cores, notify=_notify, progress=_progress(False))
    try:
        guests = [str(parse_spec(one)) for one in bot or []]
        steps = matches(games, 0.1 if quick else 1.0, guests)
        played = play_ladder(choose(steps, only) if only else steps, kept, options)
    except KeyboardInterrupt:
        _stopped("Run the same command again to resume.")
    write_page(played, out, steps=steps)
    _notify(f"The ladder is written to {out}")


def _plan(given: dict[str, Any], out: Path | None, resume: Path | None, records: bool) -> tuple[Settings, Path | None]:
    """The settings, and the folder of the tournament."""
    if not records and (out is not None or resume is not None):
        raise BadOption("--no-records keeps nothing, so it goes with neither --out nor --resume")
    if resume is None:
        settings = _new_settings(given)
        if out is not None:
            _check_new(out)
        if out is not None or not records:
            return settings, out
        from fogcity.arena.tournament import new_folder

        return settings, new_folder(settings.game)
    if out is not None:
        raise typer.BadParameter("--out is for a new tournament; --resume uses its own folder")
    from fogcity.arena.storage.folder import open_folder

    stored = open_folder(resume).head.settings
    wanted = {name: value for name, value in given.items() if value is not None}
    new = _new_settings({**dict.fromkeys(given), "game": stored.game, "bots": stored.bots, **wanted})
    for name in ("game", "bots", "seats", "seed", "options", "budget", "move_limit"):
        if name in wanted and getattr(new, name) != getattr(stored, name):
            before = getattr(stored, name)
            raise BadOption(
                f"the tournament in {resume} has other settings: {name} is {before}, not {getattr(new, name)}"
            )
    if "board" in wanted and new.played.board_tag != stored.played.board_tag:
        raise BadOption(f"the tournament in {resume} is on the board {stored.played.board_tag}")
    games = new.games if "games" in wanted else stored.games
    return msgspec.structs.replace(stored, games=games), resume


def _new_settings(given: dict[str, Any]) -> Settings:
    from fogcity.bots.registry import parse_spec
    from fogcity.core.record import parse_seed
    from fogcity.games.registry import game as find_game
    from fogcity.games.registry import games

    if given["game"] is None:
        raise typer.BadParameter(f"name a game and bots, for example: fogcity arena {games()[0]} conductor tourist")
    game = find_game(given["game"], given["board"])
    seed = secrets.randbits(32) if given["seed"] is None else parse_seed(given["seed"])
    if not isinstance(seed, int):
        raise BadOption("the seed of a tournament is a whole number")
    settings = Settings(
        game=game.name,
        bots=[str(parse_spec(bot)) for bot in given["bots"] or []],
        seats=2 if given["seats"] is None else given["seats"],
        games=100 if given["games"] is None else given["games"],
        seed=str(seed),
        options=dict(game.options.parse(" ".join(given["options"] or []))),
        budget="1s" if given["budget"] is None else given["budget"],
        move_limit=given["move_limit"],
        board="" if given["board"] is None else str(given["board"].absolute()),
    )
    settings.check()
    return settings


def _run_options(cores: int | None, keep: bool, ray: str, progress: Any) -> Any:
    from fogcity.arena.tournament import RunOptions

    return RunOptions(cores=cores, keep=keep, ray=ray, notify=_notify, progress=progress)


def _play(settings: Settings, path: Path | None, options: Any, *, can_resume: bool) -> Any:
    from fogcity.arena.tournament import run

    try:
        return run(settings, path, options)
    except KeyboardInterrupt:
        there = can_resume and path is not None and (path / "tournament.json").exists()
        _stopped(f"Resume with: fogcity arena --resume {path}" if there else "Nothing is kept.")


def _summary(results: Any) -> Any:
    from fogcity.arena.report.summary import summarise

    return summarise(results)


def _verify(results: Any, path: Path) -> None:
    from fogcity.arena.storage.folder import open_folder
    from fogcity.arena.storage.replay import verify

    _notify(f"{verify(results, open_folder(path)):,} games were replayed and end as they did.")


def _show(resume: Path | None, number: int) -> None:
    """Print the record of one game."""
    if resume is None:
        raise typer.BadParameter("--show prints a game of a tournament: name its folder with --resume")
    from fogcity.arena.storage.folder import open_folder
    from fogcity.arena.tournament import recall
    from fogcity.core.table import replay

    folder = open_folder(resume)
    rows = recall(folder).rows
    rows = rows[(rows["number"] == number) & (rows["length"] > 0)]
    if not len(rows):
        raise FogCityError(f"there is no record of game {number} in {resume}; games are counted from 0")
    ((_, record),) = folder.records(rows)
    typer.echo(replay(record, folder.head.settings.played).record_text(), nl=False)


def _check_new(out: Path) -> None:
    from fogcity.arena.storage.folder import HEAD

    if (out / HEAD).exists():
        raise FogCityError(f"there is a tournament in {out} already; resume it: --resume {out}")


def _check_outputs(parquet: Path | None, html: Path | None) -> None:
    """Report what cannot be written before any game is played."""
    if parquet is not None:
        from fogcity.arena.report.parquet import check_parquet

        check_parquet()
    for path in (parquet, html):
        if path is not None and not path.parent.is_dir():
            raise FogCityError(f"there is no folder {path.parent}")
        if path is not None and path.is_dir():
            raise FogCityError(f"{path} is a folder; name a file")


def _progress(no_color: bool, where: str = "") -> Any:
    """Shows the progress of a tournament, and first prints where it is kept."""
    from fogcity.progress import show_progress

    def progress(done: int, total: int) -> AbstractContextManager[Any]:
        if where:
            _notify(where)
        return show_progress(done, total, sys.stderr, no_color or bool(os.environ.get("NO_COLOR")))

    return progress


def _notify_of_policy(settings: Settings) -> None:
    from fogcity.bots.registry import policy_notice

    notice = policy_notice(settings.played, settings.bots)
    if notice:
        _notify(notice)


def _stopped(hint: str) -> Any:
    _notify(f"Stopped. {hint}")
    raise typer.Exit(130)


def _notify(line: str) -> None:
    typer.echo(line, err=True)


def console_for_tables(no_color: bool) -> Any:
    """A console for standard output that is wide enough for all columns, unless a terminal is narrower."""
    from rich.console import Console

    plain = no_color or bool(os.environ.get("NO_COLOR"))
    width = None if sys.stdout.isatty() else 180
    return Console(
        color_system=None if plain else "auto", markup=False, emoji=False, highlight=False, width=width, soft_wrap=False
    )


def add_to(app: typer.Typer) -> None:
    """Add the arena's commands to the `fogcity` command."""
    if arena not in [command.callback for command in app.registered_commands]:
        app.command(epilog=EXAMPLES)(arena)
        app.command()(ladder)
        app.command()(facts)
        app.command(epilog=BENCHMARK_EXAMPLES)(benchmark)
