"""Execute a command of a player at a table. HTTP and WebSocket share this."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from fogcity.server.names import tidy_name
from fogcity.server.problems import Conflict, Forbidden, Illegal, Problem, StaleState, Trouble
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.authorization import require_invitation
from fogcity.server.table.hint_messages import TableHint
from fogcity.server.table.messages import Snapshot
from fogcity.server.table.removal import Origin, remember, require_welcome
from fogcity.server.table.room import Room
from fogcity.server.table.service import TableService


class RateLimiter(Protocol):
    """Limits how often a player may do something."""

    def take(self, what: str, who: str) -> None:
        """Count one; raises a problem if that is too often."""


class Sender(NamedTuple):
    """Who sends a command, and where it comes from."""

    person: Person
    origin: Origin


async def execute(room: Room, command: c.AnyCommand, sender: Sender, limits: RateLimiter, service: TableService) -> int:
    """Execute a command. Returns the number of the last log entry that it led to.

    A problem at the table comes with a snapshot of it, so that a client can continue without another request.
    """
    player = sender.person.id
    if isinstance(command, c.Say):
        limits.take("chat", player)
    try:
        if isinstance(command, c.Invite):
            return await room.invite(command, await service.accounts.find_by_name(command.name), player)
        person = await _checked(room, command, sender, service)
        number = await room.execute(command, player, person.name)
    except (Forbidden, Illegal, StaleState, Conflict) as problem:
        raise Refused(problem, room.snapshot(player)) from None
    if isinstance(command, c.Join):
        await remember(service.database, room.state, player, sender.origin)
    return number


async def give_hint(
    room: Room, wanted: c.AskHint, player: str, limits: RateLimiter, service: TableService
) -> TableHint:
    """The hint that a player asks for. A problem comes with a snapshot, as above."""
    try:
        return await service.hints.give(room, wanted, player, limits)
    except (Forbidden, StaleState, Conflict) as problem:
        raise Refused(problem, room.snapshot(player)) from None


async def _checked(room: Room, command: c.AnyCommand, sender: Sender, service: TableService) -> Person:
    """The player, who may come to this table and has a name of their own; raises a problem if not."""
    person, state = sender.person, room.state
    if isinstance(command, c.Join):
        require_invitation(room, command, person.id)
        if tidy_name(command.name):
            await service.accounts.require_free_name(command.name, person.id)
    if isinstance(command, c.Join | c.Say) and not state.seats_of(person.id):
        await require_welcome(service.database, state, person.id, sender.origin)
        return await service.name_guest(person)
    return person


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
