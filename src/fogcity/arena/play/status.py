"""What a worker is doing, in memory that its parent can read even if the worker no longer answers."""

from __future__ import annotations

import time
from collections.abc import MutableSequence
from typing import Any

MOST_ACTIONS = 8192  # of a game that are kept; few games are longer
_SEAT, _SINCE, _COUNT, _LIMIT, _ACTIONS = 0, 1, 2, 3, 4
SIZE = _ACTIONS + MOST_ACTIONS
NOBODY = -1


class WorkerStatus:
    """One worker's status: the seat that is thinking, since when, its limit, and the actions of the game so far."""

    def __init__(self, memory: MutableSequence[int] | Any = None) -> None:
        """`memory` is an array of SIZE integers that parent and worker share."""
        self._memory = [0] * SIZE if memory is None else memory
        self.start_game()

    def start_game(self) -> None:
        """A new game begins."""
        self._memory[_COUNT] = 0
        self.stop_thinking()

    def start_thinking(self, seat: int, limit: float) -> None:
        """A seat begins to think, for at most this many seconds."""
        memory = self._memory
        memory[_SEAT] = seat
        memory[_LIMIT] = int(limit * 1e9)
        memory[_SINCE] = time.monotonic_ns()

    def stop_thinking(self) -> None:
        """No seat is thinking."""
        self._memory[_SINCE] = 0
        self._memory[_SEAT] = NOBODY

    def add_action(self, action: int) -> None:
        """An action was taken."""
        count = self._memory[_COUNT]
        if count < MOST_ACTIONS:
            self._memory[_ACTIONS + count] = action
            self._memory[_COUNT] = count + 1

    @property
    def seat(self) -> int:
        """The seat that is thinking, or NOBODY."""
        return int(self._memory[_SEAT])

    @property
    def actions(self) -> list[int]:
        """The actions of the game so far."""
        return list(self._memory[_ACTIONS : _ACTIONS + self._memory[_COUNT]])

    def overdue(self) -> float:
        """By how many seconds the seat that is thinking is late; negative if there is time left."""
        since = self._memory[_SINCE]
        return (time.monotonic_ns() - since - self._memory[_LIMIT]) / 1e9 if since else -1.0
