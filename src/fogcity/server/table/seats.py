"""Seats before the start: which one a player takes, and how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from fogcity.core.game import Game
from fogcity.server.problems import BadRequest, Conflict, Forbidden
from fogcity.server.table import entries as e
from fogcity.server.table.conditions import check_seat, seat_taken
from fogcity.server.table.state import TableState


def seats_for(state: TableState, player: str, another: bool, wanted: int | None) -> list[int]:
    """The seats that a player takes: the wanted one, those reserved for the player, or the first free one.

    `another` asks for one seat only. Raises a problem if there is none, or if the wanted seat is not free.
    """
    if wanted is not None:
        check_seat(state, wanted)
        here = state.seats[wanted]
        if not here.is_free:
            raise seat_taken(wanted)
        if here.invited and here.invited != player:
            raise Forbidden(f"seat {wanted + 1} is reserved for somebody else", reason="seat_kept", seat=wanted)
        return [wanted]
    free = [n for n, seat in enumerate(state.seats) if seat.is_free and seat.invited in ("", player)]
    kept = [n for n in free if state.seats[n].invited == player]
    if not free:
        raise Conflict("all seats are taken", reason="table_full")
    return (kept or free)[:1] if another else kept or free[:1]


def needs_consent(state: TableState, player: str, wanted: Sequence[int]) -> bool:
    """Must the host agree before a player takes these seats? So it is for every seat but the first.

    The host may have several, and so may players for whom the host has reserved them.
    """
    if player == state.host or not state.seats_of(player):
        return False
    return any(state.seats[seat].invited != player for seat in wanted)


def seat_asked_for(state: TableState, asked: e.SeatAsked) -> int:
    """The seat of a player whose request is granted: the one asked for if it is still free, or else the first."""
    try:
        return seats_for(state, asked.player, True, asked.seat)[0]
    except (BadRequest, Conflict, Forbidden):
        return seats_for(state, asked.player, True, None)[0]


def with_start_if_full(state: TableState, found: Sequence[e.AnyEntry]) -> list[e.AnyEntry]:
    """The entries, followed by the start of the game if the table starts when it is full."""
    after = state.fork()
    for entry in found:
        after.apply(entry, state.number, state.last_entry_at)
    is_full = not any(seat.is_free for seat in after.seats)
    return [*found, e.Started()] if state.setup.when_full and is_full and not after.waits_for_host else [*found]


def change_seats(state: TableState, wanted: int) -> list[e.AnyEntry]:
    """The entries that give a waiting table this many seats: new seats come last, and the last free ones go.

    A reserved seat counts as taken. If the table starts when it is full, removing its last free seat starts the game.
    """
    present = len(state.seats)
    if wanted not in state.game.seats:
        raise wrong_number_of_seats(state.game, wanted)
    if wanted == present:
        raise Conflict(f"the table already has {wanted} seats", reason="seats_already", seats=wanted)
    if wanted > present:
        return [e.SeatsChanged(wanted)]
    free = [n for n, seat in enumerate(state.seats) if seat.is_free and not seat.invited]
    surplus = present - wanted
    if surplus > len(free):
        taken = present - len(free)
        text = f"{taken} seats are taken or reserved, and only free seats can be removed"
        raise Conflict(text, reason="seats_taken", taken=taken, seats=wanted)
    removed = free[-surplus:]
    found: list[e.AnyEntry] = [e.SeatsChanged(wanted, removed)]
    is_full = all(n in removed or not seat.is_free for n, seat in enumerate(state.seats))
    if state.setup.when_full and is_full:
        found.append(e.Started())
    return found


def wrong_number_of_seats(game: Game, seats: int) -> BadRequest:
    """The problem of a table with a number of seats that its game does not allow."""
    least, most = game.seats[0], game.seats[-1]
    text = f"{game.title} is for {least} to {most} players, not {seats}"
    return BadRequest(text, reason="wrong_number_of_seats", least=least, most=most, seats=seats)
