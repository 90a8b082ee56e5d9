"""Maps of where bots play: how often each bot uses each place of the board, counted from the records."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.results import Results
from fogcity.arena.report.places import Places, Rates
from fogcity.arena.storage.folder import Folder
from fogcity.arena.storage.replay import TOGETHER, Replayer
from fogcity.core.loops import Records

MOST_GAMES = 20_000  # the first ones are enough
MOST_NAMED = 3


class Maps:
    """The maps of all bots, on one scale of colours."""

    def __init__(self, places: Places, uses: Rates) -> None:
        """`uses` has a row for each bot: how often it takes each action in a game."""
        self._places = places
        self._rates = places.rates(uses)
        usable = self._rates[:, places.usable]
        self.least, self.most = float(usable.min()), float(usable.max())

    def draw(self, bot: int) -> str:
        """The map of one bot as SVG."""
        rates = self._rates[bot]
        spread = self.most - self.least
        strengths = (rates - self.least) / spread if spread > 0 else np.zeros_like(rates)
        return self._places.draw(rates, np.clip(strengths, 0.0, 1.0))

    def favourites(self, bot: int) -> str:
        """The places that a bot uses most, in words."""
        names, rates = self._places.names, self._rates[bot]
        best = [place for place in np.argsort(-rates, kind="stable")[:MOST_NAMED] if rates[place] > 0]
        listed = [f"{names[place]} ({100 * rates[place]:.0f} %)" for place in best]
        return f"Most often: {', '.join(listed)}." if listed else "Nowhere."


def count_uses(results: Results, folder: Folder) -> tuple[Rates, int]:
    """How often each bot takes each action in a game, on average over its seats; and the number of games counted."""
    settings = results.settings
    rows = results.rows[results.rows["length"] > 0][:MOST_GAMES]
    uses = np.zeros((len(results.bots), settings.played.num_actions))
    replayer = Replayer(settings.played)
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        seating = results.schedule.seating(some["number"])
        records = [record for _, record in folder.records(some)]
        replayer.replay(records, _Counter(uses, seating))
    seats = np.bincount(results.schedule.seating(rows["number"]).reshape(-1), minlength=len(results.bots))
    return uses / np.maximum(seats, 1)[:, None], len(rows)


class _Counter:
    """Counts the actions of some games by bot, step by step."""

    def __init__(self, uses: Rates, seating: npt.NDArray[np.int8]) -> None:
        self._uses = uses
        self._seating = seating
        self._games = np.arange(len(seating))

    def __call__(self, states: Records, actions: npt.NDArray[np.int64]) -> None:
        acts = actions >= 0
        bots = self._seating[self._games[acts], states["turn"][acts]]
        np.add.at(self._uses, (bots, actions[acts]), 1)
