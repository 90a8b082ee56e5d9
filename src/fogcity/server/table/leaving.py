"""How players leave a game: resigning, agreeing to stop, abandoning a game against bots. And how they return to it."""

from __future__ import annotations

from collections.abc import Sequence

from fogcity.server.problems import Conflict, Forbidden
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.conditions import (
    check_bot,
    own_seats,
    require_active,
    require_host,
    require_playing,
)
from fogcity.server.table.state import CLOSED, WAITING, TableState


def resign(state: TableState, command: c.Resign, player: str, _now: int) -> list[e.AnyEntry]:
    """Give up one seat or all. A bot takes over; in a game of two, or if only bots are left, the game ends."""
    require_playing(state)
    mine = [seat for seat in own_seats(state, player, command.seat) if not state.seats[seat].bot]
    if not mine:
        raise Conflict("a bot already plays in this seat", reason="bot_plays_there")
    others = [n for n in range(len(state.seats)) if n not in mine]
    if len(state.seats) == 2 or not any(state.seats[n].person for n in others):
        winners = others if len(others) == 1 else []
        return [*(e.Resigned(seat, "") for seat in mine), e.Ended("resigned", [], winners)]
    bot = check_bot(command.bot, state)
    return [*(e.Resigned(seat, bot) for seat in mine), *end_if_agreed(state, mine)]


def play_on(state: TableState, command: c.PlayOn, player: str, _now: int) -> list[e.AnyEntry]:
    """The winner by resignation plays on against a bot."""
    _require_choice(state, player)
    (seat,) = (n for n, seat in enumerate(state.seats) if seat.resigned)
    return [e.PlayedOn(seat, check_bot(command.bot, state))]


def settle(state: TableState, _command: c.Settle, player: str, _now: int) -> list[e.AnyEntry]:
    """The winner by resignation does not play on."""
    _require_choice(state, player)
    return [e.Settled()]


def _require_choice(state: TableState, player: str) -> None:
    if not player or state.may_play_on != player:
        raise Conflict("only the winner can play on, if the other player has resigned", reason="no_play_on")


def abandon(state: TableState, _command: c.Abandon, player: str, _now: int) -> list[e.AnyEntry]:
    """End a game against bots without a result, or close a table at which nobody else sits or is invited."""
    if state.status == WAITING:
        require_host(state, player)
        others = {seat.player or seat.invited for seat in state.seats} - {"", player}
    else:
        require_playing(state)
        require_active(state, player)
        others = set(state.people()) - {player}
    if others:
        raise Conflict("others play at this table: offer to stop, or resign", reason="others_play")
    return [e.Ended("abandoned")]


def reopen(state: TableState, _command: c.Reopen, player: str, _now: int) -> list[e.AnyEntry]:
    """Open a table again that this player has abandoned."""
    if state.status != CLOSED or state.end is None or state.end.how != "abandoned":
        raise Conflict("only an abandoned table can be opened again", reason="not_abandoned")
    if player not in (state.people() if state.current is not None else [state.host]):
        raise Forbidden("only the player who abandoned the table can open it again", reason="not_playing")
    return [e.Reopened()]


def end_if_agreed(state: TableState, given_up: Sequence[int]) -> list[e.AnyEntry]:
    """The end of the game, if everybody who is still in the game without these seats has agreed to stop."""
    stay = {seat.person for n, seat in enumerate(state.seats) if seat.person and n not in given_up}
    return [e.Ended("stopped")] if stay and stay <= state.agreed else []


def offer_stop(state: TableState, _command: c.OfferStop, player: str, _now: int) -> list[e.AnyEntry]:
    """Offer to stop the game without a result."""
    require_playing(state)
    require_active(state, player)
    if state.agreed:
        raise Conflict("there is already an offer to stop; answer it", reason="stop_offered_already")
    found: list[e.AnyEntry] = [e.StopOffered(player)]
    if set(state.people()) == {player}:
        found.append(e.Ended("stopped"))
    return found


def answer_stop(state: TableState, command: c.AnswerStop, player: str, _now: int) -> list[e.AnyEntry]:
    """Accept or decline the offer to stop."""
    require_playing(state)
    require_active(state, player)
    if not state.agreed:
        raise Conflict("nobody has offered to stop", reason="no_stop_offered")
    if command.agrees and player in state.agreed:
        raise Conflict("you have already agreed", reason="agreed_already")
    found: list[e.AnyEntry] = [e.StopAnswered(player, command.agrees)]
    if command.agrees and set(state.people()) <= state.agreed | {player}:
        found.append(e.Ended("stopped"))
    return found
