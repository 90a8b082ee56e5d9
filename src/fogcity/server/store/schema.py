"""The tables of the database. Times are whole milliseconds since 1970, ids are random.

Two names in the database are older than those in the code: the column `wake` (`due_at`) and the table `life`
(`heartbeats`).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    case,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

OVER = "status = 'over'"  # in SQL: a table whose game was finished

# People and scripts. Guests have no login. The row of a deleted player stays without a name: games refer to it.
players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the normalized name
    Column("passphrase", Text),  # an argon2 hash
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
    Column("skeleton", String(200)),  # of an account's name: look-alikes have the same (see names.py)
    Column("portal", String(200)),  # of an account without a passphrase: what the portal calls its owner
    Index("ix_players_skeleton", "skeleton", unique=True),
    Index("ix_players_portal", "portal", unique=True),
)

# The keys that identify a player: a browser's cookie or a script's token, of which only hashes are stored; and the
# sessions of people whom a portal names.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token, portal
    Column("label", String(60), nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, index=True),
    Column("scopes", String(40), nullable=False, default="", server_default=""),  # of a token
    Column("used", BigInteger),  # about when it was last used
    Column("device", String(64)),  # of a cookie: the browser's row in `devices`; of a portal: the hash of its mark
)

# Browsers that have logged in to an account before. They are not locked out by others who guess its passphrase.
devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    Column("used", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# One-time codes with which an account can set a new passphrase. The first characters of a code find its row, the rest
# is stored as an argon2 hash.
recovery = Table(
    "recovery",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("start", String(8), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Tables. The log has everything; most columns repeat it for lists and for the scheduler.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over, closed
    Column("open", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry in its log
    Column("turn", Integer, nullable=False, default=-1),  # the seat to act
    Column("began", BigInteger),  # when the clock of the seats to act started
    Column("wake", BigInteger, key="due_at"),  # when the scheduler must handle the table
    Column("result", LargeBinary),  # the entry that ended the game
    Column("choosing", Integer),  # while several choose at once: the seats that have not, as a set of bits
    Column("origin", String(16)),  # a mark of the address that created it, so that nobody creates too many
    Index("ix_tables_status_open_changed", "status", "open", "changed"),
    Index("ix_tables_status_open_created", "status", "open", "created"),
    Index("ix_tables_game_status_open_created", "game", "status", "open", "created"),
    # Of finished games only, so that moves need not update it.
    Index("ix_tables_over", "game", "open", "changed", sqlite_where=text(OVER), postgresql_where=text(OVER)),
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_origin_status", "origin", "status"),
    Index("ix_tables_wake", "due_at"),
)

# Who sits where, repeated from the log for lists of a player's tables.
seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16)),
    Column("bot", String(60)),
    Column("invited", String(16), index=True),  # the player for whom the seat is reserved
    Column("ended", BigInteger),  # when the game was over or the table closed
    Index("ix_seats_player_ended", "player", "ended"),
)


def is_to_act() -> ColumnElement[bool]:
    """The condition that a row of `seats` is a seat that its row of `tables` waits for."""
    bit = tables.c.choosing.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
    return case((tables.c.choosing.is_(None), seats.c.seat == tables.c.turn), else_=bit)


# The logs of all tables. Entries never change, except that chat messages of a deleted player are emptied.
log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", String(16)),
    Column("client", String(40)),  # the client's id of the command, so that a retry is harmless
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table", "player", "client"),
)

# Where the players of a table came from (see table/removal.py): keyed hashes, until the game is over.
marks = Table(
    "marks",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("mark", String(32), primary_key=True),
)

# Reviews of finished games: what is known of them so far (see table/review/parts.py).
reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", String(80), nullable=False),  # how it was made; one of another version is made anew
    Column("done", Boolean, nullable=False),
    Column("parts", LargeBinary, nullable=False),
)

# What players have done with puzzles: a row for each puzzle, and another for each day on which it was the daily one.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(32), primary_key=True),  # a hash of its position: numbers change when puzzles are added
    Column("day", Integer, primary_key=True, autoincrement=False),  # days since 1970; 0: not as the daily puzzle
    Column("hints", Integer, nullable=False),  # that were taken before the answer
    Column("answered", BigInteger),  # when it was first answered or given up
    Column("solved", Boolean, nullable=False),  # by the first answer, without a hint
)

# The client's id of a new table, so that a retry creates no second one.
made = Table(
    "made",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("client", String(40), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
)

# The last heartbeat of each server process. Clocks stop while no server runs.
heartbeats = Table(
    "life",
    metadata,
    Column("origin", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
    Column("alive", Boolean, nullable=False),
)

# Commit tokens: how many transactions each process has committed to PostgreSQL.
writers = Table(
    "writers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
