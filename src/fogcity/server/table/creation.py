"""Creating tables and rematches."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fogcity.core import fair_deal
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.games.registry import game as find_game
from fogcity.server.accounts import Accounts, random_id
from fogcity.server.problems import BadRequest, Conflict
from fogcity.server.store import logs
from fogcity.server.store.caps import Caps
from fogcity.server.store.logs import Row
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.conditions import against_bots_only, check_bot
from fogcity.server.table.long_bots import LOCAL
from fogcity.server.table.playing_from import created_like, find_base, first_entries, require_finished
from fogcity.server.table.room import Room, RoomServices
from fogcity.server.table.rooms import Rooms
from fogcity.server.table.rows import change_of, seat_rows
from fogcity.server.table.seats import wrong_number_of_seats
from fogcity.server.table.state import OVER, Seat, TableState


class TableCreator:
    """Creates tables."""

    def __init__(self, services: RoomServices, rooms: Rooms, accounts: Accounts, caps: Caps) -> None:
        self._services = services
        self._caps = caps
        self._key = secrets.token_bytes(16)
        self._rooms = rooms
        self._accounts = accounts

    async def create(
        self, wanted: c.NewTable, host: Person, address: str = "", after: str = "", seated: Sequence[Seat] = ()
    ) -> Room:
        """A new table, or the one that the host created before with the same client id.

        A rematch is `after` another table; the people in `seated` are invited to the same seats.
        Conflict if the host, or somebody at this address, has too many tables already.
        """
        if wanted.id and (existing := await self._created_before(host, wanted.id)) is not None:
            return existing
        game = _check_game(wanted)
        origin = self._mark(address)
        long_bots = self._services.long_bots
        await long_bots.check(wanted.bots, game, host.id, origin)
        seated = [
            replace(seat, bot=await long_bots.shorten(seat.bot, game, host.id, origin)) if seat.bot else seat
            for seat in seated
        ]
        self._services.rules.prefer(game.name)
        guests = [await self._accounts.find_by_name(name) for name in wanted.invite]
        now, state = self._services.time.now(), new_state()
        entries: list[e.AnyEntry] = [_created(wanted, game, host, state.secret, after)]
        state.apply(entries[0], 1, now)
        entries += _first_seats(state, wanted, host, [guest.id for guest in guests], seated)
        for number, entry in enumerate(entries[1:], 2):
            state.apply(entry, number, now)
        if wanted.start and not any(seat.is_free for seat in state.seats) and not state.waits_for_host:
            entries.append(e.Started())
            state.apply(entries[-1], len(entries), now)
        names = {host.id: host.name, **{guest.id: guest.name for guest in guests}}
        return await self._open(state, entries, host, wanted.id, origin, names)

    async def play_from(self, room: Room, wanted: c.PlayFrom, host: Person, address: str = "") -> Room:
        """A new table whose game goes on from a position of this finished one, or the one made with the same client id.

        Conflict if the game is not over, is over at this position, or if there are too many tables already.
        """
        if wanted.id and (existing := await self._created_before(host, wanted.id)) is not None:
            return existing
        require_finished(room.state)
        origin, setup = self._mark(address), room.state.setup
        if not wanted.sandbox:
            await self._services.long_bots.check([wanted.bot], room.state.game, host.id, origin)
        self._services.rules.prefer(setup.game)
        base = await room.run_long(partial(find_base, await room.read_past(), room.state, wanted))
        now, state = self._services.time.now(), new_state()
        entries = first_entries(state, created_like(room.state, host.id), base, wanted, now)
        return await self._open(state, entries, host, wanted.id, origin, {host.id: host.name})

    async def _open(  # noqa: PLR0913, PLR0917 - what a new table consists of
        self,
        state: TableState,
        entries: Sequence[e.AnyEntry],
        host: Person,
        client: str,
        origin: str,
        names: dict[str, str],
    ) -> Room:
        """Write the first entries of a table, which `state` has applied, and open the table."""
        room = Room(self._services, state, (random_id(16), random_id(16)), origin)
        room.names = names
        try:
            await self._write(room, entries, host, client)
        except IntegrityError:  # two requests with the same client id at once
            if client and (existing := await self._created_before(host, client)) is not None:
                return existing
            raise
        await room.load_names(state)
        self._rooms.new(room)
        self._services.metrics.tables.labels(state.setup.game).inc()
        room.announce()
        self._services.notifier.notify_listeners(state)
        room.schedule_next()
        return room

    async def rematch(self, room: Room, host: Person, address: str = "", *, contribute: bool = False) -> str:
        """The id of a new table for the same people, with seats rotated by one. There is one rematch of a table."""
        state = room.state
        if state.status != OVER:
            raise Conflict("a rematch is possible once the game is over", reason="not_over_yet")
        if state.base is not None:
            text = "this game was played on from another one: play on from there again instead"
            raise Conflict(text, reason="no_rematch")
        if not state.seats_of(host.id):
            raise Conflict("you did not play at this table", reason="did_not_play")
        if state.rematch:
            return state.rematch
        setup = state.setup
        wanted = c.NewTable(
            game=setup.game,
            seats=len(state.seats),
            options=setup.options,
            clock=setup.clock,
            open=setup.open,
            sit=False,
            start=True,
            take_back=setup.take_back,
            hints=setup.hints,
            contribute=contribute,
        )
        new = await self.create(wanted, host, address, state.id, [*state.seats[1:], state.seats[0]])

        def decider(present: TableState, _now: int) -> list[e.AnyEntry]:
            return [] if present.rematch else [e.Rematched(new.state.id)]

        await room.change(decider, host.id)
        if room.state.rematch != new.state.id:  # another player created the rematch first
            await new.change(lambda _state, _now: [e.Ended("closed")], host.id)
        return room.state.rematch

    def _mark(self, address: str) -> str:
        """A mark of an address by which tables are counted. The key is only in memory, so it tells nobody anything."""
        mark = hashlib.blake2b(address.encode(), digest_size=8, key=self._key).hexdigest()
        return LOCAL + mark[:10] if self._services.long_bots.is_local(address) else mark

    async def _write(self, room: Room, entries: Sequence[e.AnyEntry], host: Person, client: str) -> None:
        state, now = room.state, room.state.last_entry_at
        rows = [Row(number, now, host.id, None, e.write(entry)) for number, entry in enumerate(entries, 1)]
        row = {
            "id": state.id,
            "game": state.setup.game,
            "seats": len(state.seats),
            "open": state.setup.open,
            "secret": state.secret,
            "invite": room.invite_key,
            "watch": room.watch_key,
            "created": now,
            "changed": now,
            "number": state.number,
            "origin": room.origin,
            **change_of(state, now)._asdict(),
        }
        for_bots = not any(seat.player or seat.invited for seat in state.seats)

        def create(connection: Connection) -> None:
            if not state.setup.after:  # a rematch takes the place of another table
                self._caps.check(connection, host.id, room.origin, for_bots)
            logs.create(connection, row, rows, seat_rows(state), client)

        await self._services.database.write(create)

    async def _created_before(self, host: Person, client: str) -> Room | None:
        table = await self._services.database.read(partial(logs.find_made, player=host.id, client=client))
        return None if table is None else await self._rooms.get(table)


def new_state() -> TableState:
    """A table without any entries."""
    return TableState(random_id(10), secrets.token_bytes(32))


def _check_game(wanted: c.NewTable) -> Game:
    try:
        game = find_game(wanted.game)
        if wanted.seats not in game.seats:
            raise wrong_number_of_seats(game, wanted.seats)
        game.options.complete(dict(wanted.options))
        if wanted.take_back and wanted.invite:
            raise against_bots_only()
    except FogCityError as error:
        raise BadRequest(str(error), reason="bad_options") from None
    return game


def _created(wanted: c.NewTable, game: Game, host: Person, secret: bytes, after: str) -> e.Created:
    return e.Created(
        host=host.id,
        game=game.name,
        seats=wanted.seats,
        options=game.options.complete(dict(wanted.options)),
        commitment=fair_deal.commitment_to(secret),
        open=wanted.open,
        clock=wanted.clock.check(),
        rules=game.rules_version,
        after=after,
        when_full=wanted.start,
        take_back=wanted.take_back,
        hints=wanted.hints,
        deal=fair_deal.VERSION,
        contribute=wanted.contribute,
    )


def _first_seats(
    state: TableState, wanted: c.NewTable, host: Person, guests: list[str], seated: Sequence[Seat]
) -> list[e.AnyEntry]:
    """The players who are seated or invited from the beginning."""
    found: list[e.AnyEntry] = []
    for n, seat in enumerate(seated):
        if seat.player == host.id:
            found.append(e.Joined(n, host.id, seat.name))
        else:
            found.append(e.Invited(n, seat.player, seat.name) if seat.player else e.BotSeated(n, seat.bot))
    first = [e.Joined(0, host.id)] if wanted.sit else []
    if len(first) + len(guests) + len(wanted.bots) > wanted.seats:
        text = f"there are {wanted.seats} seats, too few for these people and bots"
        raise BadRequest(text, reason="more_than_seats", seats=wanted.seats)
    if len(set(guests) | {host.id}) <= len(guests):
        raise BadRequest("a player can be invited only once, and the host cannot be invited", reason="asked_twice")
    found += first
    found += [e.Invited(n, guest) for n, guest in enumerate(guests, len(first))]
    found += [
        e.BotSeated(n, check_bot(bot, state)) for n, bot in enumerate(wanted.bots, wanted.seats - len(wanted.bots))
    ]
    return found
