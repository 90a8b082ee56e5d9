"""Measures how fast the games run on this machine, for `fogcity bench`."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Annotated, Any

import typer

from fogcity.commands import Json, NoColor, make_console
from fogcity.core.game import Game
from fogcity.core.rng import next_word, seed_state
from fogcity.games.registry import game, games

CHUNK = 256  # games in a batch, so that their records stay in the processor's cache
GAMES = 60_000
FACADE_GAMES = 1_500
ROUNDS = 5  # the best one counts: other work on the machine only slows rounds down


def bench(
    as_json: Json = False,
    games: Annotated[int | None, typer.Option(min=1, help="The number of games to play of each kind.")] = None,
    no_color: NoColor = False,
) -> None:
    """Measure how fast this machine plays random games."""
    speeds = measure(games, lambda line: typer.echo(line, err=True))
    if as_json:
        typer.echo(json.dumps(speeds))
    else:
        make_console(no_color).print(draw_speeds(speeds))


def draw_speeds(speeds: dict[str, dict[str, float]]) -> Any:
    """A table of what `measure` found."""
    from rich.table import Table

    table = Table(title="Speed on this machine")
    table.add_column("game")
    for heading in ("games/s", "actions/s", "facade actions/s", "bytes per game"):
        table.add_column(heading, justify="right")
    for name, speed in speeds.items():
        numbers = [speed[key] for key in ("games_per_s", "actions_per_s", "facade_actions_per_s", "record_bytes")]
        table.add_row(name, *[f"{number:,.0f}" for number in numbers])
    return table


def measure(count: int | None = None, progress: Callable[[str], None] | None = None) -> dict[str, dict[str, float]]:
    """Play random two-player games of every kind on one core; `count` compiled games in each round.

    Every round plays all games, so that a slow moment of the machine affects all of them.
    """
    report = progress or (lambda _: None)
    figures: dict[str, dict[str, float]] = {name: {} for name in games()}
    for name in figures:
        report(f"{name}: compiling")
        play_batches(game(name), 1)
        figures[name] = dict.fromkeys(("games_per_s", "actions_per_s", "facade_actions_per_s"), 0)
    for number in range(1, ROUNDS + 1):
        report(f"round {number} of {ROUNDS}")
        for name, best in figures.items():
            speeds = round_of(game(name), count or GAMES)
            figures[name] = {what: max(best[what], round(speed)) for what, speed in speeds.items()}
    return {name: {**best, "record_bytes": game(name).dtype.itemsize} for name, best in figures.items()}


def round_of(played: Game, count: int) -> dict[str, float]:
    """One round: games and actions per second in compiled loops, and actions per second stepped from Python."""
    start = time.perf_counter()
    actions = play_batches(played, count)
    seconds = time.perf_counter() - start
    facade = facade_speed(played, max(1, count // (GAMES // FACADE_GAMES)))
    return {"games_per_s": count / seconds, "actions_per_s": actions / seconds, "facade_actions_per_s": facade}


def play_batches(played: Game, count: int) -> int:
    """Deal and play `count` random two-player games on one core. Return the number of actions."""
    actions = 0
    for first in range(0, count, CHUNK):
        states = played.deal_batch(min(CHUNK, count - first), seed=first, cores=1)
        actions += int(played.rollout(states, seed=first, cores=1).sum())
    return actions


def facade_speed(played: Game, count: int) -> float:
    """Actions per second when Python plays one game at a time with `legal` and `play`."""
    rng_state = seed_state(1)
    dice = [int(next_word(rng_state) >> 40) for _ in range(4096)]
    actions = 0
    start = time.perf_counter()
    for seed in range(count):
        s = played.deal(seats=2, seed=seed)
        legal = played.legal(s)
        while len(legal):
            played.play(s, legal[dice[actions % 4096] % len(legal)])
            legal = played.legal(s)
            actions += 1
    return actions / (time.perf_counter() - start)
