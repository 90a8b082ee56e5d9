"""Replays stored games, many at once: to check them, and to count actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.results import Results, Rows
from fogcity.arena.storage.folder import Folder
from fogcity.core.errors import BadRecord, BadText, FogCityError
from fogcity.core.game import Game
from fogcity.core.loops import Records
from fogcity.core.record import GameRecord, parse_seed

TOGETHER = 1024  # games
# Gets the games before each step, and the actions; an action is -1 if the game is over.
Step = Callable[[Records, npt.NDArray[np.int64]], None]


class Replayer:
    """Replays records of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._codes: dict[str, int] = {}
        s = game.deal(game.seats[0])
        for action in range(game.num_actions):
            try:
                self._codes[game.text(s, action)] = action
            except BadText:
                continue  # no action on this board

    def replay(self, records: Sequence[GameRecord], step: Step = lambda _states, _actions: None) -> Records:
        """The games after their last actions."""
        game = self._game
        states = np.empty(len(records), game.dtype)
        for place, record in enumerate(records):
            states[place] = game.deal(record.seats, parse_seed(record.seed), **record.options)
        actions = self._actions(records)
        for column in actions.T:
            step(states, column)
            game.play_batch(states, column, cores=1)
        return states

    def _actions(self, records: Sequence[GameRecord]) -> npt.NDArray[np.int64]:
        """The codes of all actions, a row for each game, padded with -1."""
        longest = max((len(record.actions) for record in records), default=0)
        actions = np.full((len(records), longest), -1, np.int64)
        for row, record in zip(actions, records, strict=True):
            try:
                row[: len(record.actions)] = [self._codes[text] for text in record.actions]
            except KeyError as error:
                raise BadRecord(f"there is no action {error.args[0]!r}") from None
        return actions


def verify(results: Results, folder: Folder) -> int:
    """Replay all games and compare deals, players and points. BadRecord names the first that differs.

    Return the number of games.
    """
    replayer = Replayer(results.settings.played)
    for start in range(0, len(results.rows), TOGETHER):
        rows = results.rows[start : start + TOGETHER]
        numbers, records = zip(*folder.records(rows), strict=True)
        try:
            states = replayer.replay(records)
            scores = results.settings.played.scores_batch(states)[:, : results.settings.seats]
        except FogCityError as error:
            raise BadRecord(f"games {numbers[0]} to {numbers[-1]}: {error}") from None
        _compare(results, rows, records, scores, states["turn"])
    return len(results.rows)


def _compare(
    results: Results, rows: Rows, records: Sequence[GameRecord], scores: npt.NDArray[np.int64], turns: Any
) -> None:
    seating = results.schedule.seating(rows["number"])
    deals = results.schedule.deals(rows["number"]).tolist()
    for place, record in enumerate(records):
        row, points = rows[place], scores[place].tolist()
        players = ", ".join(results.bots[bot].name for bot in seating[place])
        over = bool(row["forfeit"] < 0)
        for what, stored, found in (
            ("deal", record.seed, str(deals[place])),
            ("players", record.tags.get("players"), players),
            ("result", record.result, points if over else []),
            ("points", row["score"].tolist(), points),
            ("end", over, bool(turns[place] < 0)),
            ("number of actions", int(row["actions"]), len(record.actions)),
        ):
            if stored != found:
                raise BadRecord(f"game {row['number']}: the {what} should be {found}, not {stored}")
