"""The `fogcity puzzles` commands."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from fogcity.commands import Json, NoColor
from fogcity.core.errors import FogCityError

app = typer.Typer(help="Make and list puzzles: positions with one clearly best action.", no_args_is_help=True)

EXAMPLES = (
    "Examples:\n\n"
    "fogcity puzzles make GAME                            a file of 200 puzzles in this folder\n\n"
    "fogcity puzzles make GAME --count 20 --seed 7        other ones, and fewer\n\n"
    "fogcity puzzles list GAME                            those that come with the game"
)
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `fogcity games` lists them.")]


@app.command(epilog=EXAMPLES)
def make(  # noqa: PLR0913, PLR0917 - the options of the command
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=10_000, help="How many puzzles.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Another seed finds other puzzles.")] = 0,
    cores: Annotated[int | None, typer.Option(min=1, help="Games searched at once. \\[default: all cores]")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The file. \\[default: GAME.jsonl]")] = None,
    no_color: NoColor = False,
) -> None:
    """Find puzzles in games of bots, check them by a long search, and sort them from easy to hard.

    A puzzle takes 3 to 15 seconds on one core. The game needs weights of the gripman's network.
    """
    from fogcity.core.operating_system import cores_here
    from fogcity.games.registry import game as find_game
    from fogcity.progress import show_progress
    from fogcity.study.puzzle_maker import make_puzzles
    from fogcity.study.puzzles import encode_puzzles

    played = find_game(game)
    path = out or Path(f"{played.name}.jsonl")
    if path.is_dir() or not path.parent.is_dir():
        raise FogCityError(f"{path} is no place for a file; name one with --out")
    try:
        with show_progress(0, count, sys.stderr, no_color, "puzzles") as report:
            found = make_puzzles(
                played, count, seed=seed, cores=cores or cores_here(), report=lambda done, _games: report(done)
            )
    except KeyboardInterrupt:
        typer.echo("\nStopped. Nothing is kept.", err=True)
        raise typer.Exit(130) from None
    path.write_bytes(encode_puzzles(found))
    typer.echo(f"{len(found)} puzzles are in {path}.")


@app.command("list")
def list_(game: GameName, as_json: Json = False) -> None:
    """Count the puzzles of a game by difficulty, from 1 (easy) to 5 (hard)."""
    import msgspec

    from fogcity.games.registry import game as find_game
    from fogcity.study.puzzles import puzzles

    played = find_game(game)
    found = puzzles(played)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    if not found:
        typer.echo(f"{played.title} has no puzzles.")
        return
    typer.echo(f"{played.title}: {len(found)} puzzles")
    for difficulty, count in sorted(Counter(each.difficulty for each in found).items()):
        first = next(each.number for each in found if each.difficulty == difficulty)
        typer.echo(f"difficulty {difficulty}: {count}, from number {first}")
