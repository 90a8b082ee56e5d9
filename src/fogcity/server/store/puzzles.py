"""What players have done with puzzles, in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import puzzle_answers

NO_DAY = 0  # the day of a puzzle that was not the daily one
_KEY = [puzzle_answers.c.player, puzzle_answers.c.game, puzzle_answers.c.puzzle, puzzle_answers.c.day]


class Attempt(NamedTuple):
    """What a player has done with a puzzle. `day` counts from 1970; `answered` is a time, None before the answer."""

    game: str
    puzzle: str
    day: int
    hints: int = 0
    answered: int | None = None
    solved: bool = False


def attempts_of(connection: Connection, player: str, game: str | None = None) -> list[Attempt]:
    """What a player has done with the puzzles of a game, or of all."""
    query = sa.select(*(puzzle_answers.c[name] for name in Attempt._fields)).where(puzzle_answers.c.player == player)
    if game is not None:
        query = query.where(puzzle_answers.c.game == game)
    return [Attempt(*row) for row in connection.execute(query)]


def take_hint(connection: Connection, player: str, attempt: Attempt) -> None:
    """Note that a player has taken this many hints. After the answer, hints do not count."""
    added = _insert(connection, player, attempt)
    more = (puzzle_answers.c.hints < added.excluded.hints) & puzzle_answers.c.answered.is_(None)
    set_ = {"hints": added.excluded.hints}
    connection.execute(added.on_conflict_do_update(index_elements=_KEY, set_=set_, where=more))


def answer(connection: Connection, player: str, attempt: Attempt) -> None:
    """Note an answer, unless there was one before. `solved`: is it right? A hint makes it not count."""
    added = _insert(connection, player, attempt)
    new, old = added.excluded, puzzle_answers.c
    set_ = {"answered": new.answered, "solved": sa.and_(new.solved, old.hints == 0)}
    first = added.on_conflict_do_update(index_elements=_KEY, set_=set_, where=old.answered.is_(None))
    connection.execute(first)


def _insert(connection: Connection, player: str, attempt: Attempt) -> Any:
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert
    else:
        from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
    return insert(puzzle_answers).values(player=player, **attempt._asdict())
