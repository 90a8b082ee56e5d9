"""Playing on from a position of a finished game, at a new table.

The log of the new table has everything that its game needs (see entries.Continued), so it does not depend on the other
table. Its players get views of it, as everywhere. If what was hidden is guessed anew, the seed of the guess is drawn at
random and stays in the log until the game is over.
"""

from __future__ import annotations

import secrets

from fogcity.core.continuation import Continuation
from fogcity.core.record import format_seed
from fogcity.server.problems import BadRequest, Conflict
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.conditions import check_bot, check_seat
from fogcity.server.table.history import CHANGES_POSITION, kept_actions, play_again
from fogcity.server.table.past import Past
from fogcity.server.table.state import TableState


def require_finished(state: TableState) -> None:
    """Raise Conflict unless the game is over for good."""
    if not state.is_final:
        text = "you can play on from a game once it is over: until then, this would reveal hidden information"
        raise Conflict(text, reason="no_play_from_yet")


def find_base(past: Past, state: TableState, wanted: c.PlayFrom) -> e.Continued:
    """What the new game is played on from; a problem if there is no such position or seat.

    This takes some milliseconds.
    """
    check_seat(state, wanted.seat)
    stored = past.log[: state.number][wanted.position - 1 : wanted.position] if wanted.position else []
    if not stored or not isinstance(stored[0].entry, CHANGES_POSITION):
        text = f"entry {wanted.position} led to no position of this game"
        raise BadRequest(text, reason="no_such_position", position=wanted.position)
    kept = kept_actions(past, wanted.position)
    table = play_again(state, kept)
    if table.is_over:
        raise Conflict("the game is over at this position, so nobody can play on", reason="over_there")
    seed = format_seed(secrets.token_bytes(32)) if wanted.guess else ""
    made = Continuation(len(table.moves), wanted.seat if wanted.guess else None, seed)
    return e.Continued(
        table=state.id,
        position=wanted.position,
        step=sum(isinstance(entry, CHANGES_POSITION) for entry, _ in past.log[: wanted.position - 1]),
        number=len(kept),
        seed=format_seed(table.seed),
        actions=[move.text for move in table.moves],
        continued=[*table.continued, made],
        sandbox=wanted.sandbox,
    )


def created_like(other: TableState, host: str) -> e.Created:
    """The first entry of a new table for the game of another one."""
    return e.Created(
        host=host,
        game=other.setup.game,
        seats=len(other.seats),
        options=other.setup.options,
        commitment="",
        open=False,
        rules=other.game.rules_version,
        take_back=True,
        deal=0,
    )


def first_entries(
    state: TableState, created: e.Created, base: e.Continued, wanted: c.PlayFrom, now: int
) -> list[e.AnyEntry]:
    """The entries of a new table whose game goes on. The state has them afterwards."""
    entries: list[e.AnyEntry] = []

    def add(entry: e.AnyEntry) -> None:
        entries.append(entry)
        state.apply(entry, len(entries), now)

    add(created)
    add(base)
    for seat in range(created.seats):
        if wanted.sandbox or seat == wanted.seat:
            add(e.Joined(seat, created.host))
        else:
            add(e.BotSeated(seat, check_bot(wanted.bot, state)))
    add(e.Started())
    return entries
