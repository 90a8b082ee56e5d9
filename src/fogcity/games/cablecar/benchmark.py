"""How Cable Car and the company game are played on held-out tracks of the benchmark: with options that change play."""

from __future__ import annotations

from fogcity.arena.benchmark.held_out import HeldOut
from fogcity.core.game import Game


def held_out_for(_game: Game) -> HeldOut:
    """With two tiles in hand, which may be laid any way round. Our bots' values of lines were measured without that."""
    return HeldOut({"rotation": True, "hand": 2})
