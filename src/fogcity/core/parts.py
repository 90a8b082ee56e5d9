"""The parts that a game provides for the layers above the rules. They are found by name and loaded on demand.

A game lists them in `Game.parts`, as `"policy": "package.module:function"`. The function, or class,
takes the game. Each layer documents what it expects of its part and what it does without one:

    policy      bots       how to weigh actions and play out games quickly (fogcity.bots.policy.Policy)
    network     bots       the features of a position for a small neural network (fogcity.bots.network.Network)
    encoding    envs       observations and actions as numbers (fogcity.envs.game_encoding.GameEncoding)
    puzzles     study      the file of its puzzles (pathlib.Path)
    hints       study      where to look for a good action (fogcity.study.looks.Looks)
    terminal    terminal   how the game looks in a terminal (fogcity.terminal.face.Face)
    command     cli        the game's own group of commands (typer.Typer)
    report      arena      what reports draw (fogcity.arena.report.places.Places)
    benchmark   arena      how held-out tracks of the benchmark are played (fogcity.arena.benchmark.held_out.HeldOut)
    preview     core       the board as a picture (fogcity.core.picture.BoardPicture)
    lessons     lang       the figures in its rules, and a guided first game (fogcity.lang.lessons.Lessons)
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from fogcity.core.errors import FogCityError

if TYPE_CHECKING:
    from fogcity.core.game import Game

T = TypeVar("T")


def find_part(game: Game, name: str, kind: type[T]) -> T | None:
    """The game's part with this name, or None if it has none."""
    address = game.parts.get(name)
    if address is None:
        return None
    module, _, attribute = address.partition(":")
    try:
        made = getattr(importlib.import_module(module), attribute)(game)
    except (ImportError, AttributeError, TypeError) as error:
        raise FogCityError(f"the part {name!r} of {game.name}, {address}, cannot be loaded: {error}") from error
    if not isinstance(made, kind):
        raise FogCityError(f"the part {name!r} of {game.name}, {address}, is not a {kind.__name__}")
    return made


def part_sources(game: Game, name: str) -> list[Path]:
    """The source files of a part: its module and the other modules of the same package. Empty if there is no part."""
    address = game.parts.get(name, "")
    module = importlib.util.find_spec(address.partition(":")[0]) if address else None
    if module is None or module.origin is None:
        return []
    file = Path(module.origin)
    return sorted(file.parent.glob("*.py")) if "." in module.name else [file]
