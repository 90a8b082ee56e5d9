"""Commands: what can be done at a table, the same over HTTP and over a socket."""

from __future__ import annotations

from typing import Any

import msgspec

from fogcity.server.http.problems import Forbidden, Illegal, Late, NotNow, Problem, Trouble
from fogcity.server.http.routes.finding import TABLE, find_room
from fogcity.server.http.web import Call, Web
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.authorization import same
from fogcity.server.table.messages import Snapshot
from fogcity.server.table.room import Room


class Done(msgspec.Struct, frozen=True):
    """It is done, and kept: the number of the last entry that came of it."""

    table: str
    number: int


def add_commands(web: Web) -> None:
    """Every command of a table as a POST."""
    for kind in c.AnyCommand.__args__:
        _add_command(web, kind)


def _add_command(web: Web, kind: type[c.Command]) -> None:
    """A command as a POST: the address says which and where, the body the rest."""
    verb = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    summary = (kind.__doc__ or "").strip().splitlines()[0].rstrip(".:")
    body = _body_of(kind)

    @web.route("POST", f"{TABLE}/{verb}", summary, takes=body, gives=Done)
    async def command(call: Call) -> Done:
        fields = {name: getattr(call.body, name) for name in body.__struct_fields__}
        wanted: Any = kind(table=call.path["table"], **fields)
        return await do(call, wanted)


def _body_of(kind: type[c.Command]) -> type[msgspec.Struct]:
    """The fields of a command without its table."""
    fields: list[Any] = [
        (field.name, field.type) if field.required else (field.name, field.type, field.default)
        for field in msgspec.structs.fields(kind)
        if field.name != "table"
    ]
    return msgspec.defstruct(
        kind.__name__,
        fields,
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
        namespace={"__doc__": kind.__doc__},
    )


async def do(call: Call, command: c.AnyCommand) -> Done:
    """Do what somebody asks for."""
    person = call.visitor.person
    room = await find_room(call)
    return Done(room.story.id, await obey(call.web, room, command, person))


async def obey(web: Web, room: Room, command: c.AnyCommand, person: Person) -> int:
    """Do what a player asks for at a table; the same over HTTP and sockets."""
    if isinstance(command, c.Say):
        web.limits.take("chat", person.id)
    try:
        if isinstance(command, c.Join):
            _check_invitation(room, command, person)
        return await room.do(command, person.id, person.name)
    except (Forbidden, Illegal, Late, NotNow) as problem:
        raise Refused(problem, room.snapshot(person.id)) from None


class TroubleHere(Trouble, frozen=True, kw_only=True):
    """What was wrong at a table, and the table as it stands: nothing else needs to be asked to go on."""

    state: Snapshot


class Refused(Problem):
    """A problem at a table, with the table."""

    def __init__(self, problem: Problem, state: Snapshot) -> None:
        super().__init__(problem.text, **problem.about)
        self.code, self.status = problem.code, problem.status
        self._state = state

    def told(self) -> TroubleHere:
        """The problem as it is sent."""
        plain = super().told()
        return TroubleHere(plain.code, plain.text, plain.about, state=self._state)


def _check_invitation(room: Room, command: c.Join, person: Person) -> None:
    story = room.story
    asked = person.id == story.host or any(person.id in (seat.invited, seat.player) for seat in story.seats)
    if not story.head.open and not asked and not same(command.key, room.invite_key):
        raise Forbidden(
            "this table is by invitation: use the link that the host can give you", reason="needs_invitation"
        )
