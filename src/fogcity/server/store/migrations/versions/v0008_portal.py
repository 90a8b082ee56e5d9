"""Accounts of a portal, with what it calls their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column. No account of an earlier version is a portal's."""
    op.add_column("players", sa.Column("portal", sa.String(200)))
    op.create_index("ix_players_portal", "players", ["portal"], unique=True)
