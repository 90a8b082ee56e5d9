"""Games that are continued: what a table plays on from when its game is not dealt there."""

from __future__ import annotations

from fogcity.core.game import Game
from fogcity.core.record import GameRecord
from fogcity.core.table import Table, replay
from fogcity.server.table import entries as e


def begun(game: Game, setup: e.Created, base: e.Continued, tags: dict[str, str] | None = None) -> Table:
    """The game up to where a table continues it, played again."""
    return replay(
        GameRecord(
            game=game.name,
            seats=setup.seats,
            seed=base.seed,
            options=setup.options,
            actions=base.actions,
            rules=game.rules_version,
            tags=tags or {},
            continued=base.continued,
        ),
        game,
    )
