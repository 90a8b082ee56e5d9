"""How long lists of tables take with many rows, and by which indexes they are found.

    python -m bench.lists --rows 1000000
    python -m bench.lists --rows 1000000 --database postgresql://...

The database must be empty. One player has a tenth of the tables, to see the worst case. Of a million tables, each of
the others has about 20, all of one status: p1 has finished games, and p9 plays and is invited to tables of p8.
"""

from __future__ import annotations

import argparse
import hashlib
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.helpers.store import plan_of

from fogcity.server.store import lists
from fogcity.server.store.engine import open_engine
from fogcity.server.store.migrate import migrate
from fogcity.server.store.schema import log, players, seats, tables
from fogcity.server.table import entries as e

CHUNK = 5000
PEOPLE = 50_000
STATUSES = ("over",) * 7 + ("closed", "waiting", "playing")


def rows_of(number: int) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """A table, its seats, and the first entry of its log."""
    status = STATUSES[number % len(STATUSES)]
    name, host = f"t{number:09}", "busy" if number % 10 == 3 or number == 8 else f"p{number % PEOPLE}"
    at = 1_700_000_000_000 + 1000 * number
    ended = at if status in ("over", "closed") else None
    table = {
        "id": name, "game": ("cablecar", "company", "ticket")[number % 3], "seats": 2, "status": status,
        "open": number % 4 != 0, "host": host, "secret": bytes(32), "invite": "i", "watch": "w", "created": at,
        "changed": at, "number": 1, "turn": 0 if status == "playing" else -1, "origin": "o",
    }  # fmt: skip
    sitting = [
        {"table": name, "seat": 0, "player": host, "bot": None, "invited": None, "ended": ended},
        {"table": name, "seat": 1, "player": None, "bot": "conductor", "invited": None, "ended": ended},
    ]
    if status == "waiting":
        sitting[1] |= {"bot": None, "invited": f"p{(number + 1) % PEOPLE}"}
    commitment = hashlib.sha256(bytes(32)).hexdigest()
    head = e.write(e.Created(host, table["game"], 2, {}, commitment, table["open"]))
    return table, sitting, {"table": name, "number": 1, "at": at, "body": head}


def fill(engine: sa.Engine, rows: int) -> None:
    """Insert so many tables."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        people = [{"id": f"p{n}", "name": f"Player {n}", "created": 0, "deleted": False} for n in range(PEOPLE)]
        busy = {"id": "busy", "name": "Busy", "created": 0, "deleted": False}
        connection.execute(sa.insert(players), [*people, busy])
    for first in range(0, rows, CHUNK):
        found = [rows_of(number) for number in range(first, min(rows, first + CHUNK))]
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(sa.insert(tables), [table for table, _, _ in found])
            connection.execute(sa.insert(seats), [seat for _, some, _ in found for seat in some])
            connection.execute(sa.insert(log), [head for _, _, head in found])
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ANALYZE")


def queries(rows: int) -> Iterator[tuple[str, Callable[[sa.Connection], Any]]]:
    """What is measured."""
    middle = 1_700_000_000_000 + 500 * rows
    yield "open", partial(lists.open_tables, game=None, before=None)
    yield "open, a game, from the middle", partial(lists.open_tables, game="ticket", before=middle)
    yield "live", partial(lists.live_tables, since=middle, game=None, before=None)
    yield "finished, a game that nobody plays", partial(lists.finished_tables, game="none", before=None)
    yield "finished", partial(lists.finished_tables, game=None, before=None)
    yield "finished, a game, from the middle", partial(lists.finished_tables, game="ticket", before=middle)
    yield "mine", partial(lists.tables_of, player="p9", finished=False, game=None, before=None)
    yield "mine, finished", partial(lists.tables_of, player="p1", finished=True, game=None, before=None)
    yield (
        "finished, of a player with a tenth of all",
        partial(lists.tables_of, player="busy", finished=True, game=None, before=middle),
    )
    yield "challenges", partial(lists.challenges_of, player="p9", game=None, before=None)
    yield "what waits for a player", partial(lists.waiting_for, player="p9")


def main() -> None:
    """Fill a database and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--database", help="an empty PostgreSQL database; without it, a new SQLite file")
    parser.add_argument("--explain", action="store_true", help="also print how the database finds the rows")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(options.database or f"sqlite:///{Path(folder)}/lists.db")
        migrate(engine)
        started = time.perf_counter()
        fill(engine, options.rows)
        print(f"{options.rows:,} tables in {time.perf_counter() - started:.0f} s")
        with engine.connect() as connection:
            for name, query in queries(options.rows):
                query(connection)
                times = []
                for _ in range(9):
                    started = time.perf_counter()
                    found = query(connection)
                    times.append(time.perf_counter() - started)
                print(f"{name:42} {1000 * sorted(times)[4]:8.1f} ms {len(found):5} rows", flush=True)
                if options.explain:
                    print(*(f"    {step}" for step in plan_of(engine, query)), sep="\n", flush=True)
        engine.dispose()


if __name__ == "__main__":
    main()
