"""Indexes for lists of tables: when a seat's game ended, and a mark of the address that created a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and indexes. Games that are over ended when their table last changed."""
    op.add_column("seats", sa.Column("ended", sa.BigInteger()))
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.execute(
        'UPDATE seats SET ended = (SELECT changed FROM tables WHERE tables.id = seats."table") '
        "WHERE \"table\" IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))"
    )
    op.drop_index("ix_seats_player", "seats")
    op.create_index("ix_seats_player_ended", "seats", ["player", "ended"])
    op.create_index("ix_tables_status_open_created", "tables", ["status", "open", "created"])
    op.create_index("ix_tables_game_status_open_created", "tables", ["game", "status", "open", "created"])
    over = sa.text("status = 'over'")
    columns = ["game", "open", "changed"]
    op.create_index("ix_tables_over", "tables", columns, sqlite_where=over, postgresql_where=over)
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_origin_status", "tables", ["origin", "status"])
