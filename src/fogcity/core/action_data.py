"""Actions as kind and fields. A page can offer them without parsing action texts or knowing the rules.

`Game.action_data` describes the legal actions of a view in groups, in the order of `legal`. A group covers `count`
actions: `{"kind": "lay", "count": 2, "tile": "SWNE", "turned": 0, "spaces": ["a1", "b1"]}`. Conversely, a
client can ask about an action by kind and fields with an `ActionRequest`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class ActionData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """Legal actions that follow each other in `legal`, as kind and fields. Games add their own kinds."""

    count: Annotated[int, Meta(description="How many actions this covers.")] = 1
    final: Annotated[bool, Meta(description="Can an action among them not be undone? Only servers say so.")] = False


class TextActions(ActionData, frozen=True, tag="action"):
    """Actions that only their texts describe: those of a game that brings no kinds of its own."""


class PassAction(ActionData, frozen=True, tag="pass"):
    """Pass."""


class ActionRequest(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """An action that a client asks about, as kind and fields: what would it do, or why is it not legal?"""
