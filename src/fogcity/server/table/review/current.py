"""The chances of all seats in the position of a sandbox, each by what it can know, as in a review.

Only a sandbox has them: there, nobody plays against anybody. They are computed when nothing else is to be done.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from fogcity.core.errors import FogCityError
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.studying import Expect, Expected, StudyQuestion
from fogcity.server.problems import Conflict, Forbidden, Unavailable
from fogcity.server.table.review.reviews import Pool
from fogcity.server.table.room import Room
from fogcity.server.table.state import TableState

PATIENCE = 40.0  # seconds for which a request waits
MOST_KEPT = 500  # positions

logger = logging.getLogger(__name__)


class CurrentChances(msgspec.Struct, frozen=True):
    """The share of the win that each seat can expect in this position."""

    position: int
    chances: list[float]


class Evaluator:
    """Computes chances for the sandboxes of this process, and keeps the latest ones."""

    def __init__(self, pool: Pool, compiled: Callable[[], Awaitable[None]], effort: float) -> None:
        """`compiled` waits until nothing would run interpreted any more."""
        self._pool = pool
        self._compiled = compiled
        self._effort = effort
        self._known: OrderedDict[tuple[str, int], asyncio.Task[CurrentChances]] = OrderedDict()

    async def chances(self, room: Room, player: str, address: str) -> CurrentChances:
        """The chances in the current position, for whoever moves in this sandbox; a problem if there are none yet."""
        state = room.state
        require_sandbox(state, player)
        key = state.id, state.position
        found = self._known.get(key)
        if found is None:
            asker = Asker(address, player, state.id, awaited=False)
            found = self._known[key] = asyncio.create_task(self._find(state, asker))
            found.add_done_callback(lambda task: self._forget_failed(key, task))
        self._known.move_to_end(key)
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        try:
            return await asyncio.wait_for(asyncio.shield(found), PATIENCE)
        except TimeoutError:
            raise Unavailable("the chances are not known yet; ask again", reason="chances_not_yet") from None
        except FogCityError as error:
            logger.warning("a position cannot be judged", extra={"table": state.id, "reason": str(error)})
            raise Unavailable("the chances cannot be computed", reason="no_chances") from None

    def close(self) -> None:
        """Stop computing."""
        for task in self._known.values():
            task.cancel()

    async def _find(self, state: TableState, asker: Asker) -> CurrentChances:
        assert state.current is not None
        views = [state.current.view(seat).tobytes() for seat in range(len(state.seats))]
        await self._compiled()
        question = StudyQuestion(state.game.name, "", None, self._effort, Expect([views]))
        answer = await self._pool.study(question, asker=asker)
        assert isinstance(answer, Expected)
        return CurrentChances(state.position, [round(chance, 4) for chance in answer.chances[0]])

    def _forget_failed(self, key: tuple[str, int], task: asyncio.Task[CurrentChances]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._known.pop(key, None)


def require_sandbox(state: TableState, player: str) -> None:
    """Raise a problem unless this player moves for all seats here."""
    if not state.is_sandbox:
        raise Conflict("only a sandbox shows chances before the end of the game", reason="no_sandbox")
    if not state.seats_of(player):
        raise Forbidden("you have no seat at this table", reason="no_seat")
