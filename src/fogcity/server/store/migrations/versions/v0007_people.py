"""What names of accounts look like, and where players of a table came from."""

import sqlalchemy as sa
from alembic import op

from fogcity.server.store.people import fill_skeletons

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add both, and fill in the first. Of accounts that look alike already, the oldest has it."""
    op.add_column("players", sa.Column("skeleton", sa.String(200)))
    op.create_index("ix_players_skeleton", "players", ["skeleton"], unique=True)
    fill_skeletons(op.get_bind())
    op.create_table(
        "marks",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "player", "mark", name="pk_marks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_marks_table"),
    )
