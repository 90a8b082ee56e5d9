"""Where the puzzles are that `fogcity puzzles make` has found."""

from __future__ import annotations

from pathlib import Path

from fogcity.core.game import Game


def puzzle_file(game: Game) -> Path:
    """The file of the puzzles of either game."""
    return Path(__file__).parent / "puzzles" / f"{game.name}.jsonl"
