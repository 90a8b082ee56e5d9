"""Client ids of new tables; results of games in the row of their table, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LATE = 100  # look for the end of a game among its last entries; chat may follow it


def upgrade() -> None:
    """Add both, and fill in the results of finished games."""
    op.create_table(
        "made",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("client", sa.String(40), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("player", "client", name="pk_made"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_made_table"),
    )
    op.add_column("tables", sa.Column("result", sa.LargeBinary()))
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "status", "number", "result")))
    log = sa.table("log", *map(sa.column, ("table", "number", "body")))
    ends = (
        sa.select(log.c.table, log.c.body)
        .join(tables, tables.c.id == log.c.table)
        .where(tables.c.status == "over", log.c.number > tables.c.number - LATE)
    )
    for table, body in connection.execute(ends).all():
        if bytes(body).startswith(b'{"what":"ended"'):
            connection.execute(sa.update(tables).where(tables.c.id == table).values(result=bytes(body)))
