"""What follows from what somebody asks for at a table: entries for its log, or a problem. Nothing is changed here."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from fogcity.bots.registry import stand_in_for
from fogcity.core.errors import BadText, FogCityError, IllegalAction
from fogcity.core.events import Event
from fogcity.core.reasons import reason_of
from fogcity.server.bots.pool import check_spec
from fogcity.server.http.problems import BadRequest, Forbidden, Illegal, Late, NotNow
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.clock import DAY
from fogcity.server.table.story import CLOSED, PLAYING, WAITING, Story, Taken

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def decide(story: Story, command: c.AnyCommand, player: str, now: int) -> list[e.AnyEntry]:
    """What happens if this player asks for this now."""
    decider = _DECIDERS[type(command)]
    found: list[e.AnyEntry] = decider(story, command, player, now)
    return found


def clean(text: str) -> str:
    """A text without control characters, and without blanks around it."""
    return CONTROL.sub("", text).strip()


# ---- before the start


def join(story: Story, command: c.Join, player: str, _now: int) -> list[e.AnyEntry]:
    """Take a seat."""
    _must_wait(story)
    mine = story.seats_of(player)
    if mine and not command.another:
        raise NotNow(
            f"you have seat {mine[0] + 1} already; ask for `another` if somebody plays at the same screen",
            reason="you_sit_already",
            seat=mine[0],
        )
    if command.another and not mine:
        raise NotNow("take a seat of your own first", reason="sit_first")
    if player in story.kicked and player != story.host:
        raise Forbidden("the host has sent you away from this table", reason="kicked")
    wanted = _seats_for(story, player, command.another) if command.seat is None else [command.seat]
    for seat in wanted:
        _check_seat(story, seat)
        here = story.seats[seat]
        if not here.is_free:
            raise _seat_taken(seat)
        if here.invited and here.invited != player:
            raise Forbidden(f"seat {seat + 1} is kept for somebody else", reason="seat_kept", seat=seat)
    found = [e.Joined(seat, player, clean(command.name) or story.seats[seat].name) for seat in wanted]
    return _begin_if_full(story, found)


def _seats_for(story: Story, player: str, another: bool) -> list[int]:
    """All seats that are kept for somebody, or else the first that is free; one of them if it is for one more."""
    free = [n for n, seat in enumerate(story.seats) if seat.is_free and seat.invited in ("", player)]
    kept = [n for n in free if story.seats[n].invited == player]
    if not free:
        raise NotNow("all seats are taken", reason="table_full")
    return (kept or free)[:1] if another else kept or free[:1]


def _begin_if_full(story: Story, found: Sequence[e.Joined | e.BotSeated]) -> list[e.AnyEntry]:
    """What happens, and the start of the game if the table is to begin when it is full."""
    taken = {entry.seat for entry in found}
    if story.head.when_full and all(n in taken or not seat.is_free for n, seat in enumerate(story.seats)):
        return [*found, e.Started()]
    return [*found]


def leave(story: Story, command: c.Leave, player: str, _now: int) -> list[e.AnyEntry]:
    """Give seats back."""
    _must_wait(story)
    mine = _own_seats(story, player, command.seat)
    found: list[e.AnyEntry] = [e.Left(seat) for seat in mine]
    stays = set(story.seats_of(player)) - set(mine)
    if player == story.host and not stays:
        heirs = [other for other in story.people() if other != player]
        found.append(e.HostChanged(heirs[0]) if heirs else e.Ended("closed"))
    return found


def kick(story: Story, command: c.Kick, player: str, _now: int) -> list[e.AnyEntry]:
    """The host makes a seat free."""
    _must_wait(story)
    _must_host(story, player)
    _check_seat(story, command.seat)
    seat = story.seats[command.seat]
    if seat.is_free and not seat.invited:
        raise NotNow(f"nobody sits in seat {command.seat + 1}", reason="seat_free", seat=command.seat)
    if seat.player == player:
        raise NotNow("to leave your own seat, leave", reason="own_seat")
    return [e.Left(command.seat, kicked=True)]


def seat_bot(story: Story, command: c.SeatBot, player: str, _now: int) -> list[e.AnyEntry]:
    """The host gives a seat to a bot."""
    _must_wait(story)
    _must_host(story, player)
    _check_seat(story, command.seat)
    seat = story.seats[command.seat]
    if seat.player or seat.invited:
        raise _seat_taken(command.seat)
    return _begin_if_full(story, [e.BotSeated(command.seat, check_bot(command.bot, story))])


def invite(story: Story, seat: int, guest: str, player: str) -> list[e.AnyEntry]:
    """The host keeps a seat for somebody."""
    _must_wait(story)
    _must_host(story, player)
    _check_seat(story, seat)
    here = story.seats[seat]
    if not here.is_free or here.invited:
        raise _seat_taken(seat)
    if guest in story.people() or any(guest == other.invited for other in story.seats):
        raise NotNow("this player sits here, or is asked, already", reason="asked_already")
    return [e.Invited(seat, guest)]


def decline(story: Story, _command: c.Decline, player: str, _now: int) -> list[e.AnyEntry]:
    """Do not want to join."""
    _must_wait(story)
    asked = [n for n, seat in enumerate(story.seats) if seat.invited == player]
    if not asked:
        raise NotNow("no seat is kept for you at this table", reason="not_asked")
    return [e.Declined(seat, player) for seat in asked]


def start(story: Story, command: c.Start, player: str, _now: int) -> list[e.AnyEntry]:
    """Begin; bots take the seats that are free."""
    _must_wait(story)
    _must_host(story, player)
    free = [n for n, seat in enumerate(story.seats) if seat.is_free]
    bot = check_bot(command.bot, story) if free else ""
    return [*(e.BotSeated(seat, bot) for seat in free), e.Started()]


def close(story: Story, _command: c.Close, player: str, _now: int) -> list[e.AnyEntry]:
    """Take the table away."""
    _must_wait(story)
    _must_host(story, player)
    return [e.Ended("closed")]


# ---- the game


def act(story: Story, command: c.Act, player: str, now: int) -> list[e.AnyEntry]:
    """Take an action."""
    seat = _must_act(story, player, command.after)
    assert story.moment is not None
    try:
        taken = story.moment.take(command.action)
    except BadText as error:
        raise BadRequest(str(error), reason="bad_text") from None
    except IllegalAction as error:
        raise illegal(error) from None
    return _acted(story, taken, e.Acted(seat, taken.text, spent(story, now)))


def consider(story: Story, action: str, player: str) -> tuple[str, list[Event]]:
    """What an action would do, as far as its player can tell: the action as it is written, and facts."""
    seat = _must_act(story, player)
    assert story.moment is not None
    view = story.moment.view(seat)
    try:
        code = story.game.parse(view, action)
        return story.game.text(view, code), story.game.consider(view, code)
    except BadText as error:
        raise BadRequest(str(error), reason="bad_text") from None
    except IllegalAction as error:
        raise illegal(error) from None


def illegal(error: IllegalAction) -> Illegal:
    """The problem, with the reason that the rules give."""
    reason = reason_of(error)
    return Illegal(reason.text, reason=reason.id, **reason.about)


def act_for_bot(story: Story, seat: int, code: int) -> list[e.AnyEntry]:
    """A bot's action, which was found legal for this position."""
    assert story.moment is not None
    taken = story.moment.take(code)
    return _acted(story, taken, e.Acted(seat, taken.text))


def _acted(story: Story, taken: Taken, acted: e.Acted) -> list[e.AnyEntry]:
    """An action, and the end of the game if it is the last."""
    return [acted] if taken.after.turn >= 0 else [acted, _played(story, taken.after.state)]


def undo(story: Story, command: c.Undo, player: str, now: int) -> list[e.AnyEntry]:
    """Take the own last choice back."""
    _must_play(story)
    _own_seats(story, player)
    _must_answer(story, command.after)
    if not story.can_undo(player):
        raise Illegal(
            "only your own last choice can be taken back, before anybody else has acted, "
            "and not once it has shown you something hidden",
            reason="nothing_to_undo",
        )
    choice, cost = story.choices[-1], spent(story, now)
    if story.head.clock.kind != "none" and story.seats[choice.seat].left - choice.gained <= cost:
        raise NotNow(
            "you have no time left to choose again: what has passed since your choice would be yours",
            reason="no_time_to_undo",
        )
    return [e.Undone(choice.seat, cost)]


def resign(story: Story, command: c.Resign, player: str, _now: int) -> list[e.AnyEntry]:
    """Give up."""
    _must_play(story)
    mine = [seat for seat in _own_seats(story, player, command.seat) if not story.seats[seat].bot]
    if not mine:
        raise NotNow("a bot plays there already", reason="bot_plays_there")
    bot = check_bot(command.bot, story)
    return [*(e.Resigned(seat, bot) for seat in mine), *_stop_if_agreed(story, mine)]


def _stop_if_agreed(story: Story, given_up: Sequence[int]) -> list[e.AnyEntry]:
    """The end, if everybody who has a say still when these seats are given up has agreed to stop."""
    stay = {seat.person for n, seat in enumerate(story.seats) if seat.person and n not in given_up}
    return [e.Ended("stopped")] if stay and stay <= story.agreed else []


def offer_stop(story: Story, _command: c.OfferStop, player: str, _now: int) -> list[e.AnyEntry]:
    """Ask to stop."""
    _must_play(story)
    _must_have_a_say(story, player)
    if story.agreed:
        raise NotNow("somebody has asked already: answer that", reason="stop_offered_already")
    found: list[e.AnyEntry] = [e.StopOffered(player)]
    if set(story.people()) == {player}:
        found.append(e.Ended("stopped"))
    return found


def answer_stop(story: Story, command: c.AnswerStop, player: str, _now: int) -> list[e.AnyEntry]:
    """Agree to stop, or not."""
    _must_play(story)
    _must_have_a_say(story, player)
    if not story.agreed:
        raise NotNow("nobody has asked to stop", reason="no_stop_offered")
    if command.agrees and player in story.agreed:
        raise NotNow("you agree already", reason="agreed_already")
    found: list[e.AnyEntry] = [e.StopAnswered(player, command.agrees)]
    if command.agrees and set(story.people()) <= story.agreed | {player}:
        found.append(e.Ended("stopped"))
    return found


def run_out(story: Story, now: int) -> list[e.AnyEntry]:
    """What happens because time has run out; nothing if it has not."""
    end = time_is_up(story)
    if end is None or now < end:
        return []
    return [e.Ended("closed")] if story.status == WAITING else _flag(story)


def _flag(story: Story) -> list[e.AnyEntry]:
    seat = story.turn
    forfeits = story.head.clock.forfeits
    found: list[e.AnyEntry] = [e.Flagged(seat, stand_in_for(story.game), forfeits)]
    if forfeits:
        able = [n for n, other in enumerate(story.seats) if n != seat and not other.forfeited]
        if len(able) == 1:
            found.append(e.Ended("forfeited", [], able))
            return found
    return [*found, *_stop_if_agreed(story, [seat])]


LONGEST_WAIT = 14 * DAY  # for a table at which nothing happens, and the game has not begun


def time_is_up(story: Story) -> int | None:
    """When the seat to act has no time left, or a table has waited too long; None if that never comes."""
    if story.status == WAITING:
        return story.heard_at + LONGEST_WAIT
    seat = story.to_act
    if seat is None or seat.bot or story.head.clock.kind == "none":
        return None
    return story.began + seat.left


def spent(story: Story, now: int) -> int:
    """The time since somebody could act: what it costs who acts, or who takes back what led here."""
    return 0 if story.head.clock.kind == "none" else max(0, now - story.began)


def _played(story: Story, after: Any) -> e.Ended:
    """The end of a game that was played to its end. Who has forfeited does not win."""
    scores = story.game.scores(after)
    winners = [seat for seat in story.game.winners(after) if not story.seats[seat].forfeited]
    if not winners:
        able = [n for n, seat in enumerate(story.seats) if not seat.forfeited]
        best = max(scores[n] for n in able)
        winners = [n for n in able if scores[n] == best]
    return e.Ended("played", scores, winners)


# ---- talk


def say(story: Story, command: c.Say, player: str, _now: int) -> list[e.AnyEntry]:
    """Say something."""
    if player in story.muted:
        raise Forbidden("the host has muted you at this table", reason="muted")
    text = clean(command.text)
    if not text:
        raise BadRequest("say something: the text is empty", reason="empty_text")
    return [e.Said(player, text)]


def mute(story: Story, command: c.Mute, player: str, _now: int) -> list[e.AnyEntry]:
    """Silence somebody."""
    _must_host(story, player)
    if command.player == player:
        raise NotNow("to say nothing, say nothing", reason="mute_yourself")
    if (command.player in story.muted) == command.muted:
        raise NotNow("that is so already", reason="so_already")
    return [e.Muted(command.player, command.muted)]


_DECIDERS: dict[type, Callable[[Story, Any, str, int], list[e.AnyEntry]]] = {
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


def check_bot(spec: str, story: Story) -> str:
    """The bot of this name, as it is written in logs."""
    try:
        return check_spec(spec, story.game)
    except FogCityError as error:
        raise BadRequest(str(error), reason="bad_bot") from None


def _check_seat(story: Story, seat: int) -> None:
    if not 0 <= seat < len(story.seats):
        raise BadRequest(
            f"there is no seat {seat}: they are numbered 0 to {len(story.seats) - 1}",
            reason="no_such_seat",
            seat=seat,
            most=len(story.seats) - 1,
        )


def _must_wait(story: Story) -> None:
    if story.status != WAITING:
        raise NotNow("the game has begun", reason="game_begun") if story.status == PLAYING else _ended(story)


def _ended(story: Story) -> NotNow:
    if story.status == CLOSED:
        return NotNow("the table is closed", reason="table_closed")
    return NotNow("the game is over", reason="game_over")


def _seat_taken(seat: int) -> NotNow:
    return NotNow(f"seat {seat + 1} is taken", reason="seat_taken", seat=seat)


def _must_play(story: Story) -> None:
    if story.status != PLAYING:
        raise NotNow("the game has not begun", reason="game_not_begun") if story.status == WAITING else _ended(story)


def _must_host(story: Story, player: str) -> None:
    if player != story.host:
        raise Forbidden("only the host of the table may do that", reason="not_host")


def _must_have_a_say(story: Story, player: str) -> None:
    if player not in story.people():
        raise Forbidden("only who plays at this table may do that", reason="not_playing")


def _own_seats(story: Story, player: str, seat: int | None = None) -> list[int]:
    mine = story.seats_of(player)
    if not mine:
        raise Forbidden("you do not sit at this table", reason="no_seat")
    if seat is not None and seat not in mine:
        raise Forbidden(f"seat {seat + 1} is not yours", reason="not_your_seat", seat=seat)
    return mine if seat is None else [seat]


def _must_answer(story: Story, after: int) -> None:
    if after != story.position:
        raise Late(
            f"this answers position {after}, and the game is at {story.position}: something has happened since",
            reason="late",
            position=story.position,
        )


def _must_act(story: Story, player: str, after: int | None = None) -> int:
    """The seat for which a player acts now."""
    _must_play(story)
    mine = _own_seats(story, player)
    if after is not None:
        _must_answer(story, after)
    turn = story.turn
    if turn not in mine:
        raise NotNow(f"it is the turn of seat {turn + 1}, not yours", reason="not_your_turn", seat=turn)
    if story.seats[turn].bot:
        raise NotNow("a bot plays on in your seat", reason="bot_plays_on")
    return turn
