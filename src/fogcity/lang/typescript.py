"""The types of all messages and scripts as TypeScript, for the page: made from the description of the service."""

from __future__ import annotations

import re
import sys
from typing import Any, cast

from fogcity.games.registry import OWN
from fogcity.lang.lessons import FigureScript, LessonScript
from fogcity.server.http.api import Api
from fogcity.server.http.limits import RateLimits
from fogcity.server.http.openapi import describe
from fogcity.server.http.routes import add_routes
from fogcity.server.table.service import TableService

HEAD = "// Made by `make schema` from the types that the server reads and writes. Change those, not this."

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class _Nobody:
    """The service of a service that is only described."""

    accounts = None

    def on_access_revoked(self, _tell: object) -> None:
        """Nobody goes."""


def write_types() -> str:
    """All messages as TypeScript."""
    api = Api(cast("TableService", _Nobody()), RateLimits({}))
    add_routes(api)
    schemas = describe(api.endpoints, OWN, [FigureScript, LessonScript])["components"]["schemas"]
    names = [_name(name) for name in schemas]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two types have the same name: {', '.join(sorted(twice))}")
    return "\n\n".join([HEAD, *(_declare(_name(name), schemas[name]) for name in sorted(schemas))]) + "\n"


def _declare(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{about}export interface {name} {_object(schema, 0)}"
    return f"{about}export type {name} = {_type(schema)};"


def _type(schema: dict[str, Any], depth: int = 0) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(kind, depth) for kind in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    kind = schema.get("type", "")
    if kind == "array":
        return _array(schema, depth)
    if kind == "object" and "properties" in schema:
        return _object(schema, depth)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {}, depth)}>"
    return PLAIN.get(kind, "unknown")


def _array(schema: dict[str, Any], depth: int) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(kind, depth) for kind in schema['prefixItems'])}]"
    item = _type(schema.get("items") or {}, depth)
    return f"({item})[]" if " | " in item else f"{item}[]"


def _object(schema: dict[str, Any], depth: int) -> str:
    indent, lines = "  " * (depth + 1), []
    required = set(schema.get("required", ()))
    for name, kind in schema["properties"].items():
        if kind.get("description"):
            lines.append(f"{indent}/** {' '.join(kind['description'].split())} */")
        lines.append(f"{indent}{name}{'' if name in required else '?'}: {_type(kind, depth + 1)};")
    return "\n".join(["{", *lines, "  " * depth + "}"])


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _name(name: str) -> str:
    """The name of a type."""
    return re.sub(r"\W", "", name.rsplit(".", 1)[-1])


if __name__ == "__main__":
    sys.stdout.write(write_types())
