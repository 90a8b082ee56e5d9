"""The turns of bots at a table: which process asks them, and what happens to their answers.

Only one process asks the bots of a table: the one that wrote the entry after which they are to act. If it dies, another
takes over, once the scheduler finds that the table is due.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fogcity.server.bots.fair_queue import Asker
from fogcity.server.problems import Conflict, StaleState
from fogcity.server.table import decide
from fogcity.server.table import entries as e
from fogcity.server.table.bot_moves import BotPlayer, Choice
from fogcity.server.table.state import TableState
from fogcity.server.table.tasks import BackgroundTasks

if TYPE_CHECKING:
    from fogcity.server.table.room import Room

PATIENCE = 30.0  # seconds for which somebody who has done something is thought to wait, without a connection


class BotTurns:
    """Lets the bots of a room act."""

    def __init__(self, room: Room, bots: BotPlayer, tasks: BackgroundTasks, *, is_new: bool) -> None:
        """`is_new` says whether the table was created just now."""
        self._room = room
        self._bots = bots
        self._tasks = tasks
        self._asks = is_new or not room.is_shared
        self._task: asyncio.Task[None] | None = None
        self._asked: asyncio.Future[list[Choice]] | None = None
        self._position = 0  # that was asked about
        self._heard_at = time.monotonic() if is_new else float("-inf")

    @property
    def are_thinking(self) -> bool:
        """Does a bot of this process choose an action for this table?"""
        return self._task is not None and not self._task.done()

    def schedule(self) -> None:
        """If bots are to act and this process asks them, let them choose."""
        if self._asks and not self.are_thinking and decide.bots_to_act(self._room.state):
            self._task = self._tasks.start(self._play())

    def take_over(self) -> None:
        """Ask the bots from now on, whichever process did so before."""
        self._asks = True
        self.schedule()

    def on_change(self, before: TableState, *, own: bool) -> None:
        """The state of the room has changed. `own` says whether this process wrote the change."""
        after = self._room.state
        seats = decide.bots_to_act(after)
        if after.position != before.position or seats != decide.bots_to_act(before):
            self._asks = own or not self._room.is_shared
        if self._asked is not None and (after.position != self._position or not seats):
            self._asked.cancel()  # nobody wants to know the answer any more

    def on_command(self, player: str) -> None:
        """A player did something: if it was one who plays here, somebody waits for the bots now."""
        if player in self._room.state.people():
            self._heard_at = time.monotonic()
            self.on_presence()

    def on_presence(self) -> None:
        """Players came or went."""
        if self.are_thinking:
            self._bots.attend(self._asker())

    def _asker(self) -> Asker:
        room = self._room
        people = room.state.people()
        is_there = self._heard_at + PATIENCE > time.monotonic() or not room.present_players().isdisjoint(people)
        return Asker(room.origin, room.state.host, room.state.id, bool(people) and is_there)

    async def _play(self) -> None:
        """Let bots act until it is a person's turn. Those that choose at the same time are asked together."""
        room = self._room
        while self._asks and (seats := decide.bots_to_act(room.state)):
            state, asker = room.state, self._asker()
            self._position = position = state.position
            self._asked = asyncio.gather(
                *(self._bots.choose(state.seats[n].bot, state.game, state.seen_by(n), asker) for n in seats)
            )
            try:
                await asyncio.wait([self._asked])
            finally:
                asked, self._asked = self._asked, None
                asked.cancel()
            if asked.cancelled():
                continue
            choices = dict(zip(seats, asked.result(), strict=True))

            def decider(
                present: TableState, _now: int, position: int = position, choices: dict[int, Choice] = choices
            ) -> list[e.AnyEntry]:
                if present.position != position or not choices.keys() & decide.bots_to_act(present):
                    raise StaleState("the table has changed since")
                codes = {seat: choice.action for seat, choice in choices.items()}
                return decide.act_for_bots(present, codes, {seat: choice.budget for seat, choice in choices.items()})

            try:
                await room.change(decider, None)
            except (StaleState, Conflict):
                continue
