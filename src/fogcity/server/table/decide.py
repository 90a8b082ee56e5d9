"""What a command leads to: entries for the table's log, or a problem. Nothing is changed here.

Each command has one function that takes the table's state, the command, the player and the time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fogcity.bots.registry import stand_in_for
from fogcity.core.errors import BadText, FogCityError, IllegalAction
from fogcity.core.events import Event
from fogcity.core.reasons import reason_of
from fogcity.server.bots.specs import check_spec
from fogcity.server.problems import BadRequest, Conflict, Forbidden, Illegal, StaleState
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.clock import DAY
from fogcity.server.table.state import CLOSED, PLAYING, WAITING, TableState, Transition

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def decide(state: TableState, command: c.AnyCommand, player: str, now: int) -> list[e.AnyEntry]:
    """The entries that a command of a player leads to."""
    decider = _DECIDERS[type(command)]
    found: list[e.AnyEntry] = decider(state, command, player, now)
    return found


def clean(text: str) -> str:
    """Remove control characters and surrounding blanks."""
    return CONTROL.sub("", text).strip()


# ---- before the start


def join(state: TableState, command: c.Join, player: str, _now: int) -> list[e.AnyEntry]:
    """Take a seat, or several if they are reserved."""
    _require_waiting(state)
    mine = state.seats_of(player)
    if mine and not command.another:
        raise Conflict(
            f"you already have seat {mine[0] + 1}; set `another` to add somebody at the same screen",
            reason="you_sit_already",
            seat=mine[0],
        )
    if command.another and not mine:
        raise Conflict("take a seat of your own first", reason="sit_first")
    if player in state.kicked and player != state.host:
        raise Forbidden("the host removed you from this table", reason="kicked")
    wanted = _seats_for(state, player, command.another) if command.seat is None else [command.seat]
    for seat in wanted:
        _check_seat(state, seat)
        here = state.seats[seat]
        if not here.is_free:
            raise _seat_taken(seat)
        if here.invited and here.invited != player:
            raise Forbidden(f"seat {seat + 1} is reserved for somebody else", reason="seat_kept", seat=seat)
    found = [e.Joined(seat, player, clean(command.name) or state.seats[seat].name) for seat in wanted]
    return _with_start_if_full(state, found)


def _seats_for(state: TableState, player: str, another: bool) -> list[int]:
    """The seats reserved for a player, or else the first free one. `another` asks for one seat only."""
    free = [n for n, seat in enumerate(state.seats) if seat.is_free and seat.invited in ("", player)]
    kept = [n for n in free if state.seats[n].invited == player]
    if not free:
        raise Conflict("all seats are taken", reason="table_full")
    return (kept or free)[:1] if another else kept or free[:1]


def _with_start_if_full(state: TableState, found: Sequence[e.Joined | e.BotSeated]) -> list[e.AnyEntry]:
    """The entries, followed by the start of the game if the table starts when it is full."""
    taken = {entry.seat for entry in found}
    if state.setup.when_full and all(n in taken or not seat.is_free for n, seat in enumerate(state.seats)):
        return [*found, e.Started()]
    return [*found]


def leave(state: TableState, command: c.Leave, player: str, _now: int) -> list[e.AnyEntry]:
    """Leave one seat or all. If the host leaves, another player becomes host; without one the table closes."""
    _require_waiting(state)
    mine = _own_seats(state, player, command.seat)
    found: list[e.AnyEntry] = [e.Left(seat) for seat in mine]
    stays = set(state.seats_of(player)) - set(mine)
    if player == state.host and not stays:
        heirs = [other for other in state.people() if other != player]
        found.append(e.HostChanged(heirs[0]) if heirs else e.Ended("closed"))
    return found


def kick(state: TableState, command: c.Kick, player: str, _now: int) -> list[e.AnyEntry]:
    """The host removes a player, a bot or an invitation from a seat."""
    _require_waiting(state)
    _require_host(state, player)
    _check_seat(state, command.seat)
    seat = state.seats[command.seat]
    if seat.is_free and not seat.invited:
        raise Conflict(f"nobody sits in seat {command.seat + 1}", reason="seat_free", seat=command.seat)
    if seat.player == player:
        raise Conflict("you cannot remove yourself; use leave", reason="own_seat")
    return [e.Left(command.seat, kicked=True)]


def seat_bot(state: TableState, command: c.SeatBot, player: str, _now: int) -> list[e.AnyEntry]:
    """The host puts a bot in a seat."""
    _require_waiting(state)
    _require_host(state, player)
    _check_seat(state, command.seat)
    seat = state.seats[command.seat]
    if seat.player or seat.invited:
        raise _seat_taken(command.seat)
    return _with_start_if_full(state, [e.BotSeated(command.seat, check_bot(command.bot, state))])


def invite(state: TableState, seat: int, guest: str, player: str) -> list[e.AnyEntry]:
    """The host reserves a seat for an account."""
    _require_waiting(state)
    _require_host(state, player)
    _check_seat(state, seat)
    here = state.seats[seat]
    if not here.is_free or here.invited:
        raise _seat_taken(seat)
    if guest in state.people() or any(guest == other.invited for other in state.seats):
        raise Conflict("this player is already seated or invited", reason="asked_already")
    return [e.Invited(seat, guest)]


def decline(state: TableState, _command: c.Decline, player: str, _now: int) -> list[e.AnyEntry]:
    """Decline an invitation."""
    _require_waiting(state)
    asked = [n for n, seat in enumerate(state.seats) if seat.invited == player]
    if not asked:
        raise Conflict("you are not invited to this table", reason="not_asked")
    return [e.Declined(seat, player) for seat in asked]


def start(state: TableState, command: c.Start, player: str, _now: int) -> list[e.AnyEntry]:
    """Start the game; bots take the free seats."""
    _require_waiting(state)
    _require_host(state, player)
    free = [n for n, seat in enumerate(state.seats) if seat.is_free]
    bot = check_bot(command.bot, state) if free else ""
    return [*(e.BotSeated(seat, bot) for seat in free), e.Started()]


def close(state: TableState, _command: c.Close, player: str, _now: int) -> list[e.AnyEntry]:
    """Close the table."""
    _require_waiting(state)
    _require_host(state, player)
    return [e.Ended("closed")]


# ---- the game


def act(state: TableState, command: c.Act, player: str, now: int) -> list[e.AnyEntry]:
    """Take an action."""
    seat = _require_turn(state, player, command.after)
    assert state.current is not None
    try:
        transition = state.current.take(command.action)
    except BadText as error:
        raise BadRequest(str(error), reason="bad_text") from None
    except IllegalAction as error:
        raise illegal(error) from None
    return _with_end(state, transition, e.Acted(seat, transition.text, time_spent(state, now)))


def consider(state: TableState, action: str | Mapping[str, object], player: str) -> tuple[str, list[Event]]:
    """What an action, given as text or as kind and fields, would do as far as its player can know: text and events."""
    seat = _require_turn(state, player)
    assert state.current is not None
    view = state.current.view(seat)
    try:
        code = state.game.parse(view, action) if isinstance(action, str) else state.game.requested_action(view, action)
        return state.game.text(view, code), state.game.consider(view, code)
    except BadText as error:
        raise BadRequest(str(error), reason="bad_text") from None
    except IllegalAction as error:
        raise illegal(error) from None


def illegal(error: IllegalAction) -> Illegal:
    """The problem for an illegal action, with the reason that the rules give."""
    reason = reason_of(error)
    return Illegal(reason.text, reason=reason.id, **reason.about)


def act_for_bot(state: TableState, seat: int, code: int) -> list[e.AnyEntry]:
    """The action of a bot, which is known to be legal in this position."""
    assert state.current is not None
    transition = state.current.take(code)
    return _with_end(state, transition, e.Acted(seat, transition.text))


def _with_end(state: TableState, transition: Transition, acted: e.Acted) -> list[e.AnyEntry]:
    """The entry of an action, followed by the end of the game if it was the last action."""
    return [acted] if transition.after.turn >= 0 else [acted, _final_result(state, transition.after.record)]


def undo(state: TableState, command: c.Undo, player: str, now: int) -> list[e.AnyEntry]:
    """Undo the player's own last action."""
    _require_playing(state)
    _own_seats(state, player)
    _require_current(state, command.after)
    if not state.can_undo(player):
        raise Illegal(
            "you can undo only your own last action, before anybody else has acted, "
            "and only if it revealed nothing hidden",
            reason="nothing_to_undo",
        )
    choice, cost = state.choices[-1], time_spent(state, now)
    if state.setup.clock.kind != "none" and state.seats[choice.seat].left - choice.gained <= cost:
        raise Conflict(
            "you have too little time left to undo: the time since your action would count as yours",
            reason="no_time_to_undo",
        )
    return [e.Undone(choice.seat, cost)]


def resign(state: TableState, command: c.Resign, player: str, _now: int) -> list[e.AnyEntry]:
    """Give up one seat or all; a bot takes over."""
    _require_playing(state)
    mine = [seat for seat in _own_seats(state, player, command.seat) if not state.seats[seat].bot]
    if not mine:
        raise Conflict("a bot already plays in this seat", reason="bot_plays_there")
    bot = check_bot(command.bot, state)
    return [*(e.Resigned(seat, bot) for seat in mine), *_end_if_agreed(state, mine)]


def _end_if_agreed(state: TableState, given_up: Sequence[int]) -> list[e.AnyEntry]:
    """The end of the game, if everybody who is still in the game without these seats has agreed to stop."""
    stay = {seat.person for n, seat in enumerate(state.seats) if seat.person and n not in given_up}
    return [e.Ended("stopped")] if stay and stay <= state.agreed else []


def offer_stop(state: TableState, _command: c.OfferStop, player: str, _now: int) -> list[e.AnyEntry]:
    """Offer to stop the game without a result."""
    _require_playing(state)
    _require_active(state, player)
    if state.agreed:
        raise Conflict("there is already an offer to stop; answer it", reason="stop_offered_already")
    found: list[e.AnyEntry] = [e.StopOffered(player)]
    if set(state.people()) == {player}:
        found.append(e.Ended("stopped"))
    return found


def answer_stop(state: TableState, command: c.AnswerStop, player: str, _now: int) -> list[e.AnyEntry]:
    """Accept or decline the offer to stop."""
    _require_playing(state)
    _require_active(state, player)
    if not state.agreed:
        raise Conflict("nobody has offered to stop", reason="no_stop_offered")
    if command.agrees and player in state.agreed:
        raise Conflict("you have already agreed", reason="agreed_already")
    found: list[e.AnyEntry] = [e.StopAnswered(player, command.agrees)]
    if command.agrees and set(state.people()) <= state.agreed | {player}:
        found.append(e.Ended("stopped"))
    return found


def decide_timeout(state: TableState, now: int) -> list[e.AnyEntry]:
    """The entries of a deadline that has passed; none if it has not."""
    end = deadline_of(state)
    if end is None or now < end:
        return []
    return [e.Ended("closed")] if state.status == WAITING else _flag(state)


def _flag(state: TableState) -> list[e.AnyEntry]:
    seat = state.turn
    forfeits = state.setup.clock.forfeits
    found: list[e.AnyEntry] = [e.Flagged(seat, stand_in_for(state.game), forfeits)]
    if forfeits:
        able = [n for n, other in enumerate(state.seats) if n != seat and not other.forfeited]
        if len(able) == 1:
            found.append(e.Ended("forfeited", [], able))
            return found
    return [*found, *_end_if_agreed(state, [seat])]


MAX_WAIT = 14 * DAY  # a table that has not started closes after this time without an entry


def deadline_of(state: TableState) -> int | None:
    """When the seat to act runs out of time, or a table that has not started closes; None if there is no deadline."""
    if state.status == WAITING:
        return state.last_entry_at + MAX_WAIT
    seat = state.to_act
    if seat is None or seat.bot or state.setup.clock.kind == "none":
        return None
    return state.began + seat.left


def time_spent(state: TableState, now: int) -> int:
    """The time that an action or an undo costs: since the clock started, if there is a clock."""
    return 0 if state.setup.clock.kind == "none" else max(0, now - state.began)


def _final_result(state: TableState, after: Any) -> e.Ended:
    """The result of a game that was played to its end. A seat that has forfeited cannot win."""
    scores = state.game.scores(after)
    winners = [seat for seat in state.game.winners(after) if not state.seats[seat].forfeited]
    if not winners:
        able = [n for n, seat in enumerate(state.seats) if not seat.forfeited]
        best = max(scores[n] for n in able)
        winners = [n for n in able if scores[n] == best]
    return e.Ended("played", scores, winners)


# ---- talk


def say(state: TableState, command: c.Say, player: str, _now: int) -> list[e.AnyEntry]:
    """Write a chat message."""
    if player in state.muted:
        raise Forbidden("the host muted you at this table", reason="muted")
    text = clean(command.text)
    if not text:
        raise BadRequest("the text is empty", reason="empty_text")
    return [e.Said(player, text)]


def mute(state: TableState, command: c.Mute, player: str, _now: int) -> list[e.AnyEntry]:
    """The host mutes or unmutes a player."""
    _require_host(state, player)
    if command.player == player:
        raise Conflict("you cannot mute yourself", reason="mute_yourself")
    if (command.player in state.muted) == command.muted:
        raise Conflict(
            f"nothing to change: the player is {'muted' if command.muted else 'not muted'} already", reason="so_already"
        )
    return [e.Muted(command.player, command.muted)]


_DECIDERS: dict[type, Callable[[TableState, Any, str, int], list[e.AnyEntry]]] = {
    c.Join: join,
    c.Leave: leave,
    c.Kick: kick,
    c.SeatBot: seat_bot,
    c.Decline: decline,
    c.Start: start,
    c.Close: close,
    c.Act: act,
    c.Undo: undo,
    c.Resign: resign,
    c.OfferStop: offer_stop,
    c.AnswerStop: answer_stop,
    c.Say: say,
    c.Mute: mute,
}


# ---- conditions


def check_bot(spec: str, state: TableState) -> str:
    """The canonical name of a bot, as logs have it; BadRequest if it cannot be used."""
    try:
        return check_spec(spec, state.game)
    except FogCityError as error:
        raise BadRequest(str(error), reason="bad_bot") from None


def _check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise BadRequest(
            f"there is no seat {seat}: seats are numbered 0 to {len(state.seats) - 1}",
            reason="no_such_seat",
            seat=seat,
            most=len(state.seats) - 1,
        )


def _require_waiting(state: TableState) -> None:
    if state.status != WAITING:
        raise Conflict("the game has already begun", reason="game_begun") if state.status == PLAYING else _ended(state)


def _ended(state: TableState) -> Conflict:
    if state.status == CLOSED:
        return Conflict("the table is closed", reason="table_closed")
    return Conflict("the game is over", reason="game_over")


def _seat_taken(seat: int) -> Conflict:
    return Conflict(f"seat {seat + 1} is taken", reason="seat_taken", seat=seat)


def _require_playing(state: TableState) -> None:
    if state.status != PLAYING:
        raise Conflict("the game has not begun", reason="game_not_begun") if state.status == WAITING else _ended(state)


def _require_host(state: TableState, player: str) -> None:
    if player != state.host:
        raise Forbidden("only the host may do that", reason="not_host")


def _require_active(state: TableState, player: str) -> None:
    if player not in state.people():
        raise Forbidden("only a player in this game may do that", reason="not_playing")


def _own_seats(state: TableState, player: str, seat: int | None = None) -> list[int]:
    mine = state.seats_of(player)
    if not mine:
        raise Forbidden("you have no seat at this table", reason="no_seat")
    if seat is not None and seat not in mine:
        raise Forbidden(f"seat {seat + 1} is not yours", reason="not_your_seat", seat=seat)
    return mine if seat is None else [seat]


def _require_current(state: TableState, after: int) -> None:
    if after != state.position:
        raise StaleState(
            f"position {after} is out of date: the game is at {state.position}",
            reason="late",
            position=state.position,
        )


def _require_turn(state: TableState, player: str, after: int | None = None) -> int:
    """The seat for which a player may act now."""
    _require_playing(state)
    mine = _own_seats(state, player)
    if after is not None:
        _require_current(state, after)
    turn = state.turn
    if turn not in mine:
        raise Conflict(f"it is the turn of seat {turn + 1}, not yours", reason="not_your_turn", seat=turn)
    if state.seats[turn].bot:
        raise Conflict("a bot has taken over your seat", reason="bot_plays_on")
    return turn
