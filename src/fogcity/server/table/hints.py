"""The hints of this process: bot processes find them, and the table's log counts them.

A hint is a function of what its seat sees, so it is found once, and kept for whoever asks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from fogcity.core.errors import FogCityError
from fogcity.core.game import View
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.studying import Advise, StudyQuestion
from fogcity.server.problems import Forbidden, Unavailable
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.conditions import own_seats, require_playing, require_turn
from fogcity.server.table.hint_messages import TableHint, tell
from fogcity.server.table.room import Room
from fogcity.server.table.state import TableState
from fogcity.server.table.tasks import BackgroundTasks
from fogcity.study.hints import Hint

MOST_KEPT = 1000

Key = tuple[str, int, bytes]  # a game, a seat, and what it sees

logger = logging.getLogger(__name__)


class Pool(Protocol):
    """A pool of processes that find hints."""

    async def advise(self, question: StudyQuestion, *, asker: Asker) -> Hint:
        """The hint for a view."""


class RateLimiter(Protocol):
    """Limits how often a player may do something."""

    def take(self, what: str, who: str) -> None:
        """Count one; raises a problem if that is too often."""


class Hints:
    """All hints of this process."""

    def __init__(self, pool: Pool, tasks: BackgroundTasks, is_ready: Callable[[], bool]) -> None:
        """`is_ready` says whether nothing would run interpreted."""
        self._pool = pool
        self._tasks = tasks
        self._is_ready = is_ready
        self._known: OrderedDict[Key, Hint] = OrderedDict()
        self._sought: dict[Key, asyncio.Task[Hint | None]] = {}

    async def give(self, room: Room, wanted: c.AskHint, player: str, limits: RateLimiter) -> TableHint:
        """The hint that a player asks for. It is counted before it is told."""
        state = room.state
        seat = require_hint(state, player, wanted.after)
        view = state.seen_by(seat)
        hint = await self._find(room, view, player, limits)

        def decider(present: TableState, _now: int) -> list[e.AnyEntry]:
            require_hint(present, player, wanted.after)
            known = present.hints.level(seat, view)
            return [] if wanted.level <= known else [e.Hinted(seat, wanted.level)]

        await room.change(decider, player)
        look, actions = tell(state.game, view, hint, wanted.level)
        return TableHint(wanted.id, state.id, wanted.after, wanted.level, look, actions)

    async def _find(self, room: Room, view: View, player: str, limits: RateLimiter) -> Hint:
        assert view.seat is not None
        key = (view.game, view.seat, view.tobytes())
        if (known := self._known.get(key)) is not None:
            self._known.move_to_end(key)
            return known
        if key not in self._sought:
            if not self._is_ready():
                text = "hints are possible once the bots are compiled, in a minute or so"
                raise Unavailable(text, reason="hints_not_ready")
            limits.take("hints", player)
            asker = Asker(room.origin, player, room.state.id)
            self._sought[key] = self._tasks.start(self._seek(key, asker))
            self._sought[key].add_done_callback(lambda _: self._sought.pop(key, None))
        seeking = self._sought[key]
        await asyncio.wait([seeking])  # others may wait for it too
        hint = None if seeking.cancelled() else seeking.result()
        if hint is None:
            raise Unavailable("no hint was found; try again", reason="no_hint_found")
        return hint

    async def _seek(self, key: Key, asker: Asker) -> Hint | None:
        game, seat, view = key
        try:
            hint = await self._pool.advise(StudyQuestion(game, "", seat, 1.0, Advise(view)), asker=asker)
        except FogCityError as error:
            logger.warning("there is no hint", extra={"table": asker.table, "reason": str(error)})
            return None
        self._known[key] = hint
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return hint


def require_hint(state: TableState, player: str, after: int) -> int:
    """The seat for which a player may have a hint at this position."""
    require_playing(state)
    own_seats(state, player)
    if not state.gives_hints:
        raise Forbidden("there are no hints at this table", reason="no_hints")
    return require_turn(state, player, after)
