"""Players whom the host has removed: the table's links are renewed, and the same person does not return as a new guest.

A table remembers where its players came from as marks: keyed hashes of their network and of their browser. They are
never sent to anybody, and are deleted when the game is over or the table is closed.
"""

from __future__ import annotations

import hmac
import string
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from fogcity.server.problems import Forbidden
from fogcity.server.store import marks
from fogcity.server.store.engine import Database
from fogcity.server.table.state import TableState

LETTERS = string.ascii_letters + string.digits


class Origin(NamedTuple):
    """Where a request comes from: the network as rate limits count it, and the browser's device cookie or nothing."""

    network: str
    device: str


def renewed_key(key: str, secret: bytes, times: int) -> str:
    """A key of a table's links after it was renewed so often."""
    if not times:
        return key
    digest = hmac.digest(secret, f"link {times} {key}".encode(), "sha256")
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[: len(key)])


def is_removed(state: TableState, player: str) -> bool:
    """Has the host removed this player, and not invited them again?"""
    return player in state.kicked and player != state.host and not state.seats_of(player)


def belongs(state: TableState, player: str) -> bool:
    """Is this the host, or a player with a seat or an invitation?"""
    return bool(player) and (player == state.host or any(player in (seat.player, seat.invited) for seat in state.seats))


async def remember(database: Database, state: TableState, player: str, origin: Origin) -> None:
    """Remember where a player of a table came from."""
    found = [_network(state, origin), *_device(state, origin)]
    with suppress(IntegrityError):  # another server has written the same
        await database.write(partial(marks.add, table=state.id, player=player, found=found))


async def require_welcome(database: Database, state: TableState, player: str, origin: Origin) -> None:
    """Forbidden if the host has removed this player, or somebody with the same browser or from the same network.

    A network that somebody at the table shares is not counted: a household plays together.
    """
    if not state.kicked or state.seats_of(player) or any(seat.invited == player for seat in state.seats):
        return
    known = await database.read(partial(marks.of_table, table=state.id))
    gone = {mark for other, mark in known if is_removed(state, other)}
    here = {mark for other, mark in known if other == state.host or state.seats_of(other)}
    network = _network(state, origin)
    if is_removed(state, player) or gone & {*_device(state, origin)} or network in gone - here:
        raise Forbidden("the host removed you from this table", reason="kicked")


def _network(state: TableState, origin: Origin) -> str:
    return _mark(state, f"network {origin.network}")


def _device(state: TableState, origin: Origin) -> list[str]:
    return [_mark(state, f"device {origin.device}")] if origin.device else []


def _mark(state: TableState, text: str) -> str:
    return hmac.digest(state.secret, text.encode(), "sha256").hex()[:32]
