"""Whether a database has the newest schema, without importing Alembic, which takes as long as the rest of a start."""

from __future__ import annotations

import re
from importlib import resources

import sqlalchemy as sa
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError


def newest() -> str:
    """The newest schema version: migrations are files such as v0002_made.py."""
    folder = resources.files("fogcity.server.store") / "migrations" / "versions"
    found = [re.fullmatch(r"v(\d+)_\w+\.py", path.name) for path in folder.iterdir()]
    return max(match[1] for match in found if match is not None)


def is_up_to_date(engine: Engine) -> bool:
    """Has the database the newest schema? False also if that cannot be found out."""
    try:
        with engine.connect() as connection:
            return bool(connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == newest())
    except DBAPIError:
        return False
