"""What commands require of a table and a player. Each function raises a problem if it is not so."""

from __future__ import annotations

from fogcity.core.errors import FogCityError
from fogcity.server.bots.specs import check_spec
from fogcity.server.problems import BadRequest, Conflict, Forbidden, StaleState
from fogcity.server.table.state import CLOSED, PLAYING, WAITING, TableState


def check_bot(spec: str, state: TableState) -> str:
    """The canonical name of a bot, as logs have it; BadRequest if it cannot be used."""
    try:
        return check_spec(spec, state.game)
    except FogCityError as error:
        raise BadRequest(str(error), reason="bad_bot") from None


def check_seat(state: TableState, seat: int) -> None:
    """Raise BadRequest if there is no such seat."""
    if not 0 <= seat < len(state.seats):
        raise BadRequest(
            f"there is no seat {seat}: seats are numbered 0 to {len(state.seats) - 1}",
            reason="no_such_seat",
            seat=seat,
            most=len(state.seats) - 1,
        )


def require_waiting(state: TableState) -> None:
    """Raise Conflict if the game has begun."""
    if state.status != WAITING:
        raise Conflict("the game has already begun", reason="game_begun") if state.status == PLAYING else _ended(state)


def _ended(state: TableState) -> Conflict:
    if state.status == CLOSED:
        return Conflict("the table is closed", reason="table_closed")
    return Conflict("the game is over", reason="game_over")


def seat_taken(seat: int) -> Conflict:
    """The problem that somebody sits there already."""
    return Conflict(f"seat {seat + 1} is taken", reason="seat_taken", seat=seat)


def require_playing(state: TableState) -> None:
    """Raise Conflict unless the game is being played."""
    if state.status != PLAYING:
        raise Conflict("the game has not begun", reason="game_not_begun") if state.status == WAITING else _ended(state)


def require_host(state: TableState, player: str) -> None:
    """Raise Forbidden unless this player is the host."""
    if player != state.host:
        raise Forbidden("only the host may do that", reason="not_host")


def require_active(state: TableState, player: str) -> None:
    """Raise Forbidden unless this player is still in the game."""
    if player not in state.people():
        raise Forbidden("only a player in this game may do that", reason="not_playing")


def own_seats(state: TableState, player: str, seat: int | None = None) -> list[int]:
    """The seats of a player, or this one of them; Forbidden if there is none."""
    mine = state.seats_of(player)
    if not mine:
        raise Forbidden("you have no seat at this table", reason="no_seat")
    if seat is not None and seat not in mine:
        raise Forbidden(f"seat {seat + 1} is not yours", reason="not_your_seat", seat=seat)
    return mine if seat is None else [seat]


def require_current(state: TableState, after: int) -> None:
    """Raise StaleState unless this is the current position."""
    if after != state.position:
        raise StaleState(
            f"position {after} is out of date: the game is at {state.position}",
            reason="late",
            position=state.position,
        )


def require_turn(state: TableState, player: str, after: int | None = None) -> int:
    """The seat for which a player may act now."""
    require_playing(state)
    mine = own_seats(state, player)
    if after is not None:
        require_current(state, after)
    may_act = [seat for seat in state.choosing or [state.turn] if seat in mine]
    if not may_act:
        turn = state.turn_for(None)
        raise Conflict(f"it is the turn of seat {turn + 1}, not yours", reason="not_your_turn", seat=turn)
    turn = may_act[0]
    if state.seats[turn].bot:
        raise Conflict("a bot has taken over your seat", reason="bot_plays_on")
    return turn


def against_bots_only() -> Conflict:
    """The problem that moves can be taken back without limit, so nobody else may play."""
    text = "at this table moves can be taken back without limit, so it is for its host and bots only"
    return Conflict(text, reason="bots_only")
