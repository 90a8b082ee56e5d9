"""The parameters in paths and queries: one schema for each, used for validation and in the OpenAPI description."""

from __future__ import annotations

import re
from typing import Any

import fogcity
from fogcity.server.problems import BadRequest
from fogcity.server.table.commands import MAX_ACTION

MAX_WAIT = 55  # seconds for which a request may wait for the next entry
_COUNT = {"type": "integer", "minimum": 0, "maximum": 2**53}

PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9]{1,16}$"},
    "token": {"type": "string", "pattern": "^[0-9a-f]{8,64}$"},
    "session": {"type": "string", "pattern": "^[0-9a-f]{8,64}$"},
    "key": {"type": "string", "pattern": "^[A-Za-z0-9]{0,32}$"},
    "list": {"type": "string", "enum": ["open", "live", "mine", "mine_finished", "finished", "challenges"]},
    "name": {"type": "string", "pattern": "^[a-z0-9_-]{1,40}$"},
    "game": {"type": "string", "enum": [*fogcity.games()]},
    "puzzle": {"type": "string", "pattern": "^([0-9]{1,6}|daily)$"},
    "format": {"type": "string", "enum": ["text", "json", "log"]},
    "action": {"type": "string", "minLength": 1, "maxLength": MAX_ACTION},
    "before": _COUNT,
    "after": _COUNT,
    "first": _COUNT,
    "seat": {"type": "string", "pattern": "^([0-9]{1,2}|all)$"},
    "wait": {"type": "integer", "minimum": 0, "maximum": MAX_WAIT},
}

REQUIRED = frozenset({"action"})  # by every endpoint that takes it


def check_parameter(name: str, text: str) -> None:
    """Raise BadRequest if a query parameter does not match its schema."""
    schema = PARAMETERS[name]
    if "enum" in schema and text not in schema["enum"]:
        raise BadRequest(f"{name} must be {', '.join(schema['enum'][:-1])} or {schema['enum'][-1]}")
    if "pattern" in schema and not re.fullmatch(schema["pattern"], text):
        raise BadRequest(f"{name} must match {schema['pattern']}")
    if "maxLength" in schema and not schema["minLength"] <= len(text) <= schema["maxLength"]:
        raise BadRequest(f"{name} must have {schema['minLength']} to {schema['maxLength']} characters")
    if schema["type"] == "integer":
        is_number = text.isascii() and text.isdigit() and len(text) <= 16
        if not is_number or int(text) > schema["maximum"]:
            raise BadRequest(f"{name} must be a whole number from 0 to {schema['maximum']}")
