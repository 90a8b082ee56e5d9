"""The tables of the database. Times are whole milliseconds since 1970, ids are random words."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# People and programs. Guests have no login; a deleted player's row stays, without a name, so that games can be told.
players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name as it is compared
    Column("passphrase", Text),  # an argon2 hash
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
)

# What proves who somebody is: the cookie of a browser, or the token of a script. Only hashes are kept.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("label", String(60), nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

# A table is what its log tells. What stands here besides makes lists and wakes sleeping tables.
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
    Column("began", BigInteger),  # since when the time of that seat runs
    Column("wake", BigInteger),  # when somebody must look after the table: a flag falls, a bot is to move
    Column("result", LargeBinary),  # the entry that ended the game
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_wake", "wake"),
)

# Who sits where: what the log tells, for lists of somebody's tables.
seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16), index=True),
    Column("bot", String(60)),
    Column("invited", String(16), index=True),  # who is asked to sit here
)

# What happened at tables, in order. Nothing is ever changed here, but for the words of a deleted player.
log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", String(16)),
    Column("client", String(40)),  # what the client called its message, so that a retry is harmless
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table", "player", "client"),
)

# What a client called a table that it made, so that a retry makes no other one.
made = Table(
    "made",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("client", String(40), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
)

# When a server was last seen alive: time in which none was is not charged to anybody.
life = Table(
    "life",
    metadata,
    Column("origin", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
    Column("alive", Boolean, nullable=False),
)

# The processes that write to PostgreSQL, and how many transactions each has committed.
writers = Table(
    "writers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
