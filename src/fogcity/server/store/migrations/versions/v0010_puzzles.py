"""What players have done with puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "puzzle_answers",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("answered", sa.BigInteger),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "puzzle", "day", name="pk_puzzle_answers"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_puzzle_answers_player"),
    )
