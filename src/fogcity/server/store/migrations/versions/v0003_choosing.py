"""Which seats have still to choose, while several choose at once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. No game of an earlier version needs it: its seats act one after the other."""
    op.add_column("tables", sa.Column("choosing", sa.Integer()))
