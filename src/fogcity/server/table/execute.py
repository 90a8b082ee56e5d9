"""Execute a command of a player at a table. HTTP and WebSocket share this."""

from __future__ import annotations

from typing import Protocol

from fogcity.server.accounts import Accounts
from fogcity.server.problems import Conflict, Forbidden, Illegal, Problem, StaleState, Trouble
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.authorization import require_invitation
from fogcity.server.table.messages import Snapshot
from fogcity.server.table.room import Room


class RateLimiter(Protocol):
    """Limits how often a player may do something."""

    def take(self, what: str, who: str) -> None:
        """Count one; raises a problem if that is too often."""


async def execute(room: Room, command: c.AnyCommand, person: Person, limits: RateLimiter, accounts: Accounts) -> int:
    """Execute a command. Returns the number of the last log entry that it led to.

    A problem at the table comes with a snapshot of it, so that a client can continue without another request.
    """
    if isinstance(command, c.Say):
        limits.take("chat", person.id)
    try:
        if isinstance(command, c.Join):
            require_invitation(room, command, person.id)
        if isinstance(command, c.Invite):
            return await room.invite(command, await accounts.find_by_name(command.name), person.id)
        return await room.execute(command, person.id, person.name)
    except (Forbidden, Illegal, StaleState, Conflict) as problem:
        raise Refused(problem, room.snapshot(person.id)) from None


class TroubleHere(Trouble, frozen=True, kw_only=True):
    """A problem at a table, and the table's current state, so that a client can continue without another request."""

    state: Snapshot


class Refused(Problem):
    """A problem at a table, with a snapshot of the table."""

    def __init__(self, problem: Problem, state: Snapshot) -> None:
        super().__init__(problem.text, **problem.about)
        self.code, self.status = problem.code, problem.status
        self._state = state

    def told(self) -> TroubleHere:
        """The problem as it is sent."""
        plain = super().told()
        return TroubleHere(plain.code, plain.text, plain.about, state=self._state)
