"""What a command leads to: entries for the table's log, or a problem. Nothing is changed here.

Each command has one function that takes the table's state, the command, the player and the time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from fogcity.bots.registry import stand_in_for
from fogcity.core.errors import BadText, IllegalAction
from fogcity.core.events import Event
from fogcity.core.reasons import reason_of
from fogcity.server.names import tidy_name
from fogcity.server.problems import BadRequest, Conflict, Forbidden, Illegal, NotFound
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table import leaving, quotas
from fogcity.server.table.choosing import check_choice, choices_of_bots, collect
from fogcity.server.table.clock import DAY
from fogcity.server.table.conditions import (
    against_bots_only,
    check_bot,
    check_seat,
    own_seats,
    require_current,
    require_host,
    require_playing,
    require_turn,
    require_waiting,
    seat_taken,
)
from fogcity.server.table.phrases import PHRASES
from fogcity.server.table.position import Transition
from fogcity.server.table.removal import is_removed
from fogcity.server.table.seats import (
    change_seats,
    needs_consent,
    seat_asked_for,
    seats_for,
    with_start_if_full,
)
from fogcity.server.table.state import OVER, WAITING, TableState

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def decide(state: TableState, command: c.AnyCommand, player: str, now: int) -> list[e.AnyEntry]:
    """The entries that a command of a player leads to."""
    decider = _DECIDERS[type(command)]
    found: list[e.AnyEntry] = decider(state, command, player, now)
    quotas.check(state.used, found)
    return found


def clean(text: str) -> str:
    """Remove control characters and surrounding blanks."""
    return CONTROL.sub("", text).strip()


# ---- before the start


def join(state: TableState, command: c.Join, player: str, _now: int) -> list[e.AnyEntry]:
    """Take a seat, or several if they are reserved."""
    require_waiting(state)
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
    if state.setup.take_back and (mine or player != state.host):
        raise against_bots_only()
    wanted, name = seats_for(state, player, command.another, command.seat), tidy_name(command.name)
    if needs_consent(state, player, wanted):
        asked = e.SeatAsked(player, name, command.seat)
        return [] if state.asked.get(player) == asked else [asked]
    found: list[e.AnyEntry] = [e.Joined(seat, player, name or state.seats[seat].name) for seat in wanted]
    if command.contribution is not None and player not in state.contributed:
        found.append(e.Contributed(player, command.contribution))
    return with_start_if_full(state, found)


def contribute(state: TableState, command: c.Contribute, player: str, _now: int) -> list[e.AnyEntry]:
    """Contribute to the deal. It cannot be changed; the game starts if it only waited for this."""
    require_waiting(state)
    own_seats(state, player)
    if player in state.contributed:
        raise Conflict("you have contributed to this deal already", reason="contributed_already")
    return with_start_if_full(state, [e.Contributed(player, command.contribution)])


def answer_seat(state: TableState, command: c.AnswerSeat, player: str, _now: int) -> list[e.AnyEntry]:
    """The host grants or declines a request for one more seat; or its player withdraws it."""
    require_waiting(state)
    if command.agrees or player != command.player:
        require_host(state, player)
    asked = state.asked.get(command.player)
    if asked is None:
        raise Conflict("this player does not ask for one more seat", reason="no_seat_asked")
    if not command.agrees:
        return [e.SeatAnswered(command.player, agrees=False, withdrawn=player == command.player)]
    answered = e.SeatAnswered(command.player, agrees=True)
    return [answered, *with_start_if_full(state, [e.Joined(seat_asked_for(state, asked), asked.player, asked.name)])]


def leave(state: TableState, command: c.Leave, player: str, _now: int) -> list[e.AnyEntry]:
    """Leave one seat or all. If the host leaves, another player becomes host; without one the table closes."""
    require_waiting(state)
    mine = own_seats(state, player, command.seat)
    found: list[e.AnyEntry] = [e.Left(seat) for seat in mine]
    stays = set(state.seats_of(player)) - set(mine)
    if player == state.host and not stays:
        heirs = [other for other in state.people() if other != player]
        found.append(e.HostChanged(heirs[0]) if heirs else e.Ended("closed"))
    return found


def kick(state: TableState, command: c.Kick, player: str, _now: int) -> list[e.AnyEntry]:
    """The host removes a player from all seats, or a bot or an invitation from one."""
    require_waiting(state)
    require_host(state, player)
    check_seat(state, command.seat)
    seat = state.seats[command.seat]
    if seat.is_free and not seat.invited:
        raise Conflict(f"nobody sits in seat {command.seat + 1}", reason="seat_free", seat=command.seat)
    if seat.player == player:
        raise Conflict("you cannot remove yourself; use leave", reason="own_seat")
    if not seat.player:
        return [e.Left(command.seat, kicked=True)]
    return [e.Left(n, kicked=True, new_links=n == command.seat) for n in state.seats_of(seat.player)]


def seat_bot(state: TableState, command: c.SeatBot, player: str, _now: int) -> list[e.AnyEntry]:
    """The host puts a bot in a seat."""
    require_waiting(state)
    require_host(state, player)
    check_seat(state, command.seat)
    seat = state.seats[command.seat]
    if seat.player or seat.invited:
        raise seat_taken(command.seat)
    bot = check_bot(command.bot, state)
    return [] if seat.bot == bot else with_start_if_full(state, [e.BotSeated(command.seat, bot)])


def invite(state: TableState, seat: int, guest: str, player: str) -> list[e.AnyEntry]:
    """The host reserves a seat for an account."""
    require_waiting(state)
    require_host(state, player)
    check_seat(state, seat)
    if state.setup.take_back:
        raise against_bots_only()
    here = state.seats[seat]
    if not here.is_free or here.invited:
        raise seat_taken(seat)
    if guest in state.people() or any(guest == other.invited for other in state.seats):
        raise Conflict("this player is already seated or invited", reason="asked_already")
    found: list[e.AnyEntry] = [e.Invited(seat, guest)]
    quotas.check(state.used, found)
    return found


def set_seats(state: TableState, command: c.SetSeats, player: str, _now: int) -> list[e.AnyEntry]:
    """The host adds seats, or removes free ones."""
    require_waiting(state)
    require_host(state, player)
    return change_seats(state, command.seats)


def decline(state: TableState, _command: c.Decline, player: str, _now: int) -> list[e.AnyEntry]:
    """Decline an invitation."""
    require_waiting(state)
    asked = [n for n, seat in enumerate(state.seats) if seat.invited == player]
    if not asked:
        raise Conflict("you are not invited to this table", reason="not_asked")
    return [e.Declined(seat, player) for seat in asked]


def start(state: TableState, command: c.Start, player: str, _now: int) -> list[e.AnyEntry]:
    """Start the game; bots take the free seats."""
    require_waiting(state)
    require_host(state, player)
    free = [n for n, seat in enumerate(state.seats) if seat.is_free]
    bot = check_bot(command.bot, state) if free else ""
    return [*(e.BotSeated(seat, bot) for seat in free), e.Started()]


def close(state: TableState, _command: c.Close, player: str, _now: int) -> list[e.AnyEntry]:
    """Close the table."""
    require_waiting(state)
    require_host(state, player)
    return [e.Ended("closed")]


# ---- the game


def act(state: TableState, command: c.Act, player: str, now: int) -> list[e.AnyEntry]:
    """Take an action."""
    seat = require_turn(state, player, command.after)
    assert state.current is not None
    try:
        if state.choosing:
            text = check_choice(state, state.seen_by(seat), command.action)
            return _collected(state, [e.Chosen(seat, text, time_spent(state, now))])
        transition = state.current.take(command.action)
    except BadText as error:
        raise BadRequest(str(error), reason="bad_text") from None
    except IllegalAction as error:
        raise illegal(error) from None
    return _with_end(state, transition, e.Acted(seat, transition.text, time_spent(state, now)))


def consider(state: TableState, action: str | Mapping[str, object], player: str) -> tuple[str, list[Event]]:
    """What an action, given as text or as kind and fields, would do as far as its player can know: text and events."""
    seat = require_turn(state, player)
    view = state.seen_by(seat)
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


def act_for_bots(
    state: TableState, codes: Mapping[int, int], budgets: Mapping[int, str] = MappingProxyType({})
) -> list[e.AnyEntry]:
    """The actions of bots, by seat, which are known to be legal: of one, unless several seats choose at once.

    `budgets` has what those bots used that could not use their full budget.
    """
    assert state.current is not None
    if state.choosing:
        return _collected(state, choices_of_bots(state, codes, budgets))
    transition = state.current.take(codes[state.turn])
    return _with_end(state, transition, e.Acted(state.turn, transition.text, budget=budgets.get(state.turn, "")))


def _collected(state: TableState, found: list[e.Chosen]) -> list[e.AnyEntry]:
    """The entries of choices, followed by the end of the game if all have chosen and that was the end."""
    entries, after = collect(state, found)
    return entries if after is None or after.turn >= 0 else [*entries, _final_result(state, after.record)]


def _with_end(state: TableState, transition: Transition, acted: e.Acted) -> list[e.AnyEntry]:
    """The entry of an action, followed by the end of the game if it was the last action."""
    return [acted] if transition.after.turn >= 0 else [acted, _final_result(state, transition.after.record)]


def undo(state: TableState, command: c.Undo, player: str, now: int) -> list[e.AnyEntry]:
    """Undo the player's own last action, or withdraw a choice while others still choose.

    Where moves can be taken back without limit, an undo goes past the actions of bots.
    """
    require_playing(state)
    own_seats(state, player)
    if not (state.takes_back and state.decided_at <= command.after <= state.position):  # bots may act meanwhile
        require_current(state, command.after)
    if (chosen := state.chosen_by(player)) is not None:
        return _withdraw(state, chosen, now)
    undone = state.undoable(player)
    if not undone and state.takes_back:
        raise Illegal("you have done nothing yet that could be taken back", reason="nothing_done_yet")
    if not undone:
        raise Illegal(
            "you can undo only your own last action, before anybody else has acted, "
            "and only if it revealed nothing hidden",
            reason="nothing_to_undo",
        )
    choice, cost = undone[0], time_spent(state, now)
    _require_time_to_undo(state, choice.seat, choice.gained, cost)
    revealed = choice.reveals or len(undone) > 1  # whatever a bot does tells something about its hand
    return [e.Undone(choice.seat, cost, len(undone), revealed)]


def _withdraw(state: TableState, seat: int, now: int) -> list[e.AnyEntry]:
    _require_time_to_undo(state, seat, 0, time_spent(state, now))
    return [e.Withdrawn(seat)]


def _require_time_to_undo(state: TableState, seat: int, gained: int, cost: int) -> None:
    if state.setup.clock.kind != "none" and state.seats[seat].left - gained <= cost:
        raise Conflict(
            "you have too little time left to undo: the time since your action would count as yours",
            reason="no_time_to_undo",
        )


def decide_timeout(state: TableState, now: int) -> list[e.AnyEntry]:
    """The entries of a deadline that has passed; none if it has not."""
    end = deadline_of(state)
    if end is None or now < end:
        return []
    if state.status == OVER:
        return [e.Settled()]
    return [e.Ended("closed")] if state.status == WAITING else _flag(state)


def _flag(state: TableState) -> list[e.AnyEntry]:
    seat = min(_seats_with_clock(state), key=lambda seat: state.seats[seat].left)
    forfeits = state.setup.clock.forfeits
    found: list[e.AnyEntry] = [e.Flagged(seat, stand_in_for(state.game), forfeits)]
    if forfeits:
        able = [n for n, other in enumerate(state.seats) if n != seat and not other.forfeited]
        if len(able) == 1:
            found.append(e.Ended("forfeited", [], able))
            return found
    return [*found, *leaving.end_if_agreed(state, [seat])]


MAX_WAIT = 14 * DAY  # a table that has not started closes after this time without an entry
PLAY_ON_WITHIN = DAY  # the winner by resignation may play on for this time


def deadline_of(state: TableState) -> int | None:
    """When a seat to act runs out of time, or a table that waits for something else waits no more; or None."""
    if state.status == WAITING:
        return state.last_entry_at + MAX_WAIT
    if state.may_play_on:
        return state.last_entry_at + PLAY_ON_WITHIN
    left = [state.seats[seat].left for seat in _seats_with_clock(state)]
    return state.began + min(left) if left else None


def _seats_with_clock(state: TableState) -> list[int]:
    """The seats whose clocks run."""
    if state.setup.clock.kind == "none":
        return []
    return [seat for seat in state.seats_to_act if not state.seats[seat].bot]


def bots_to_act(state: TableState) -> list[int]:
    """The seats to act that bots play."""
    return [seat for seat in state.seats_to_act if state.seats[seat].bot]


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
    """Write a chat message, or send a phrase."""
    if player in state.muted:
        raise Forbidden("the host muted you at this table", reason="muted")
    if is_removed(state, player):
        raise Forbidden("the host removed you from this table", reason="kicked")
    text = clean(command.text)
    if command.phrase is not None:
        if text:
            raise BadRequest("send a text or a phrase, not both", reason="text_and_phrase")
        return [e.Said(player, PHRASES[command.phrase], command.phrase)]
    if not text:
        raise BadRequest("the text is empty", reason="empty_text")
    return [e.Said(player, text)]


def mute(state: TableState, command: c.Mute, player: str, _now: int) -> list[e.AnyEntry]:
    """The host mutes or unmutes a player."""
    require_host(state, player)
    if command.player == player:
        raise Conflict("you cannot mute yourself", reason="mute_yourself")
    if not state.knows(command.player):
        raise NotFound("no such player sits here or has written anything here", reason="no_such_player_here")
    if (command.player in state.muted) == command.muted:
        raise Conflict(
            f"nothing to change: the player is {'muted' if command.muted else 'not muted'} already", reason="so_already"
        )
    return [e.Muted(command.player, command.muted)]


_DECIDERS: dict[type, Callable[[TableState, Any, str, int], list[e.AnyEntry]]] = {
    c.Join: join,
    c.Contribute: contribute,
    c.AnswerSeat: answer_seat,
    c.Leave: leave,
    c.Kick: kick,
    c.SeatBot: seat_bot,
    c.SetSeats: set_seats,
    c.Decline: decline,
    c.Start: start,
    c.Close: close,
    c.Act: act,
    c.Undo: undo,
    c.Resign: leaving.resign,
    c.PlayOn: leaving.play_on,
    c.Settle: leaving.settle,
    c.Abandon: leaving.abandon,
    c.Reopen: leaving.reopen,
    c.OfferStop: leaving.offer_stop,
    c.AnswerStop: leaving.answer_stop,
    c.Say: say,
    c.Mute: mute,
}
