"""The OpenAPI 3.1 description of the API, generated from the types that decode and encode its messages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

import fogcity
from fogcity.core.action_data import ActionData, ActionRequest
from fogcity.core.events import Event
from fogcity.core.view_data import BoardData, ViewData
from fogcity.games.registry import game as find_game
from fogcity.server.http.api import Endpoint
from fogcity.server.http.parameters import PARAMETERS, REQUIRED
from fogcity.server.http.socket import Answered, Asked
from fogcity.server.problems import Trouble
from fogcity.server.table.execute import TroubleHere
from fogcity.server.table.messages import EntryMessage, Presence
from fogcity.server.table.notices import Notice

_REFERENCE = "#/components/schemas/{name}"
_BASES = (ViewData, Event, ActionData, ActionRequest, BoardData)  # games define subclasses of these
_PROBLEMS = {
    "400": "The request is not valid",
    "401": "This needs a player: a guest, an account or a token",
    "403": "This player may not do that",
    "404": "Not found, or not visible to this player",
    "405": "This address takes another method",
    "409": "Not possible in the current state, or the position is out of date",
    "413": "The message is too long",
    "422": "The rules do not allow this action",
    "429": "Too many requests",
    "503": "Temporarily unavailable; try again",
}


def describe(
    routes: Sequence[Endpoint], games: Iterable[str], more: Sequence[type] = (), base: str = ""
) -> dict[str, Any]:
    """The OpenAPI document: these endpoints, the types that these games define, and more types.

    `base` is the path that the server is below.
    """
    for name in games:
        find_game(name)  # loading a game defines its types
    kinds = [kind for route in routes for kind in (route.takes, route.gives, route.lines) if kind is not None]
    kinds += [Trouble, TroubleHere, EntryMessage, Presence, Notice, Asked, Answered, *more]
    kinds += [leaf for base in _BASES for leaf in _leaves(base)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    by_kind = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    for base_type in _BASES:
        components[base_type.__name__] = {
            "title": base_type.__name__,
            "description": (base_type.__doc__ or "").strip(),
            "anyOf": [by_kind[repr(kind)] for kind in _leaves(base_type)],
        }
    components["SocketMessage"] = by_kind[repr(Asked)]
    components["SocketAnswer"] = by_kind[repr(Answered)]
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fog City",
            "version": fogcity.__version__,
            "description": "Tables for Cable Car and Ticket to Ride: San Francisco. The same commands go over the "
            "WebSocket at /api/socket (SocketMessage), with `do` (the last word of the address) and `table` in the "
            "message. The server answers with a SocketAnswer.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": base or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A token has scopes: read, play, account. Operations list the one that they need.",
                },
                "cookie": {"type": "apiKey", "in": "cookie", "name": "fogcity"},
            },
        },
    }


def _leaves(base: type) -> list[type]:
    """The subclasses of a base type that have no subclasses themselves."""
    below: list[type] = sorted(base.__subclasses__(), key=lambda kind: kind.__name__)  # whatever was imported first
    return [leaf for kind in below for leaf in _leaves(kind)] if below else [base]


def _operation(route: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Success"}
    if route.gives is not None:
        good["content"] = {"application/json": {"schema": by_kind[repr(route.gives)]}}
    elif route.lines is not None:
        good["description"] = "One JSON message per line. Empty lines keep the connection alive"
        good["content"] = {"application/x-ndjson": {"schema": by_kind[repr(route.lines)]}}
    elif route.media:
        good["content"] = {route.media: {"schema": {}}}
    else:
        good["content"] = {
            "application/json": {"schema": {"type": ["object", "array"]}},
            "text/plain": {"schema": {"type": "string"}},
        }
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": f"{route.method.lower()}{re.sub(r'[^a-z]+', '_', route.path.lower()).rstrip('_')}",
        "parameters": [*_in_path(route), *_in_query(route)],
        "responses": {
            str(route.status): good,
            **{status: _problem(status, text, by_kind) for status, text in _PROBLEMS.items()},
        },
    }
    if route.takes is not None:
        content = {"application/json": {"schema": by_kind[repr(route.takes)]}}
        operation["requestBody"] = {"required": _must_say_something(route.takes), "content": content}
    if route.needs_player:
        operation["security"] = [{"token": [] if route.scope is None else [route.scope]}, {"cookie": []}]
    return operation


def _problem(status: str, text: str, by_kind: dict[str, Any]) -> dict[str, Any]:
    kinds = [TroubleHere, Trouble] if status in ("403", "409", "422") else [Trouble]
    schema = {"anyOf": [by_kind[repr(kind)] for kind in kinds]}
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def _in_path(route: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]


def _in_query(route: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": name in REQUIRED, "description": about, "schema": PARAMETERS[name]}
        for name, about in route.query.items()
    ]


def _must_say_something(kind: Any) -> bool:
    return any(field.required for field in msgspec.structs.fields(kind))
