"""How Ticket to Ride is played on held-out tracks of the benchmark: on a board that was drawn at random."""

from __future__ import annotations

from pathlib import Path

from fogcity.arena.benchmark.held_out import HeldOut
from fogcity.core.game import Game


def held_out_for(_game: Game) -> HeldOut:
    """On the board Fog Bay."""
    return HeldOut(board=Path(__file__).with_name("fog-bay.toml"))
