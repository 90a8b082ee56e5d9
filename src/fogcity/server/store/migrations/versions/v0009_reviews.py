"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("parts", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews_table"),
    )
