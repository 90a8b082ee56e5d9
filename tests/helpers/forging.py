"""What a dishonest operator does to a server's database."""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3


def swap_secret(data, table, secret):
    """Replace the secret and its commitment in the database."""
    with contextlib.closing(sqlite3.connect(data / "fogcity.db")) as database, database:
        (body,) = database.execute('SELECT body FROM log WHERE "table" = ? AND number = 1', (table,)).fetchone()
        entry = {**json.loads(body), "commitment": hashlib.sha256(secret).hexdigest()}
        database.execute(
            'UPDATE log SET body = ? WHERE "table" = ? AND number = 1', (json.dumps(entry).encode(), table)
        )
        database.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, table))
