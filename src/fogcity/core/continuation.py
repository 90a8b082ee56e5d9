"""Continuations: how a game was played on from a position of another game.

A record whose game was continued has the actions of the other game first. The tag `continued` says after how many of
them somebody played on, and what was hidden then:

    [continued "23"]                 played on after action 23, with everything as it was
    [continued "23 2 key:5f0c..."]   what seat 2 could not know after action 23 was guessed anew, from this seed

A game that was continued several times has them in order, with commas between them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from fogcity.core.errors import BadRecord

_ONE = re.compile(r"([0-9]{1,6})(?:\s+([0-9]{1,4})\s+(\S+))?")


class Continuation(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody played on after this many actions.

    With a seat, counted from 0, what this seat could not know was guessed anew from the seed, which is written as
    seeds of records are (see core/record.py). Without one, everything stayed as it was.
    """

    after: int
    seat: int | None = None
    seed: str = ""


def write_continuations(found: Sequence[Continuation]) -> str:
    """The value of the tag `continued`."""
    return ", ".join(str(one.after) if one.seat is None else f"{one.after} {one.seat + 1} {one.seed}" for one in found)


def read_continuations(text: str) -> list[Continuation]:
    """The continuations in the value of the tag `continued`."""
    found = []
    for part in text.split(",") if text.strip() else []:
        match = _ONE.fullmatch(part.strip())
        if match is None or match[2] == "0":
            raise BadRecord(
                "the tag continued has a number of actions, or one with a seat and a seed, "
                f"such as 23 or 23 2 7, not {part.strip()[:80]!r}"
            )
        after, seat, seed = match.groups()
        found.append(Continuation(int(after)) if seat is None else Continuation(int(after), int(seat) - 1, seed))
    return found


def check_continuations(found: Sequence[Continuation], seats: int, actions: int) -> None:
    """BadRecord unless a game with so many seats and actions can have been continued so."""
    last = 0
    for one in found:
        if not 0 <= one.after <= actions:
            raise BadRecord(f"the game was continued after action {one.after}, but the record has {actions}")
        if one.after < last:
            raise BadRecord(f"the game was continued after action {one.after} and before that after action {last}")
        if one.seat is not None and not 0 <= one.seat < seats:
            raise BadRecord(f"the game was continued with the knowledge of seat {one.seat + 1}; it has {seats} seats")
        if (one.seat is None) != (not one.seed):
            raise BadRecord("a continuation has a seat and the seed of a guess, or neither")
        last = one.after
