"""Players, keys, tables, seats, logs, heartbeats (`life`), commit tokens (`writers`)."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("passphrase", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_keys_player"),
    )
    op.create_index("ix_keys_player", "keys", ["player"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("watch", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger()),
        sa.Column("wake", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(16)),
        sa.Column("bot", sa.String(60)),
        sa.Column("invited", sa.String(16)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_index("ix_seats_invited", "seats", ["invited"])
    op.create_table(
        "log",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(16)),
        sa.Column("client", sa.String(40)),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_log"),
        sa.UniqueConstraint("table", "player", "client", name="uq_log_table_player_client"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table"),
    )
    op.create_table(
        "life",
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("alive", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("origin", name="pk_life"),
    )
    op.create_table(
        "writers",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_writers"),
    )
