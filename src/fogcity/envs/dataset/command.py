"""The `fogcity dataset` command."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from fogcity.commands import BoardFile, GameOptions, NoColor

Option = typer.Option

EXAMPLES = (
    "Examples:\n\n"
    "fogcity dataset GAME conductor --games 1000 --out games.parquet\n\n"
    "fogcity dataset GAME gripman:200p tourist --games 20000 --out FOLDER    stop and continue at any time\n\n"
    "fogcity dataset GAME gripman:200p --games 20000 --shard 50 --out FOLDER --ray local    on all cores\n\n"
    "fogcity dataset GAME conductor --seats 4 -o NAME=VALUE --out games.npz"
)


def dataset(
    game: Annotated[str, typer.Argument(help="The game; `fogcity games` lists them.")],
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT...", help="One for each seat, or one for all: NAME, NAME:BUDGET or FILE.py:CLASS."),
    ],
    out: Annotated[
        Path, Option(metavar="PATH", help="FILE.parquet, FILE.npz, or a folder, which is written in several files.")
    ],
    games: Annotated[int, Option(min=1, help="Number of games.")] = 1000,
    seats: Annotated[
        int | None, Option(help="Number of players; if it is not given, as many as bots, but at least 2.")
    ] = None,
    seed: Annotated[int, Option(help="Game i is dealt from this number plus i.")] = 0,
    shard: Annotated[int, Option(min=1, help="Games in each file of a folder.")] = 500,
    ray: Annotated[
        str, Option(metavar="ADDRESS", help="Play on a Ray cluster, which writes a folder; `local` starts one here.")
    ] = "",
    cores: Annotated[
        int | None, Option(min=1, help="With --ray: files that are played at once. \\[default: all cores]")
    ] = None,
    option: GameOptions = None,
    board: BoardFile = None,
    no_color: NoColor = False,
) -> None:
    """Write games between bots as a dataset: observations, legal actions, the actions chosen, and the outcomes.

    A run that writes to a folder can be stopped at any time (Ctrl-C): the same command continues it. A card beside the
    data says what it is. See docs/dataset.md.
    """
    from fogcity.bots.registry import policy_notice
    from fogcity.core.errors import BadOption
    from fogcity.envs.dataset.cluster import Writers
    from fogcity.envs.dataset.playing import BotGames
    from fogcity.envs.dataset.writing import check_target, write_file, write_folder
    from fogcity.envs.encoding import Encoding
    from fogcity.games.registry import game as find_game
    from fogcity.progress import show_progress

    check_target(out)
    is_file = out.suffix in (".parquet", ".npz")
    if ray and is_file:
        raise BadOption("--ray writes a file for each --shard games: name a folder after --out, not a file")
    if cores is not None and not ray:
        raise BadOption("--cores is for --ray; `--ray local` plays on the cores of this machine")
    played = find_game(game, board)
    encoding = Encoding(played, seats or max(len(bots), 2), **played.options.parse(" ".join(option or [])))
    bot_games = BotGames(encoding, bots, seed)
    if notice := policy_notice(played, bots):
        typer.echo(notice, err=True)
    plain = no_color or bool(os.environ.get("NO_COLOR"))
    progress = partial(show_progress, out=sys.stderr, plain=plain)
    try:
        if is_file:
            written = write_file(bot_games, out, games, progress)
        else:
            with Writers(bot_games, ray, cores) if ray else nullcontext() as elsewhere:
                written = write_folder(bot_games, out, games, shard, progress, elsewhere)
    except KeyboardInterrupt:
        hint = (
            "Nothing is kept; write to a folder to be able to continue." if is_file else "The same command continues."
        )
        typer.echo(f"Stopped. {hint}", err=True)
        raise typer.Exit(130) from None
    size = sum(path.stat().st_size for path in written.paths) / 1e6
    typer.echo(f"{written.rows:,} decisions of {games:,} games are in {out} ({size:,.1f} MB).")


def add_to(app: typer.Typer) -> None:
    """Add the command to the `fogcity` command."""
    if dataset not in [command.callback for command in app.registered_commands]:
        app.command(epilog=EXAMPLES)(dataset)
