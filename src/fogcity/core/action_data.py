"""Actions as kind and fields, beside their texts: what a page offers, without reading texts or knowing rules.

`Game.action_data` describes the legal actions of a view in groups, in the order of `legal`; a group covers `count`
actions: `{"kind": "lay", "count": 2, "tile": "SWNE", "turned": 0, "spaces": ["a1", "b1"]}`. The other way round, a
client may ask about an action that it names by kind and fields: an `ActionRequest`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class ActionData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """Legal actions that follow each other in `legal`, as kind and fields. Games add their own kinds."""

    count: Annotated[int, Meta(description="How many actions this covers.")] = 1


class TextActions(ActionData, frozen=True, tag="action"):
    """Actions that only their texts describe: those of a game that brings no kinds of its own."""


class PassAction(ActionData, frozen=True, tag="pass"):
    """Pass."""


class ActionRequest(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """An action that a client asks about, as kind and fields: what would it do, or why is it not legal?"""
