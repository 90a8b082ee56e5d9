"""A view as a readable value: what a page shows, and what a script that plays over the network decides by.

View data is only ever made from a view, so it holds nothing that its reader may not know. It needs no knowledge of our
records: everything has a name from the rules, and it can be sent as JSON. Its JSON schema is its documentation.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from fogcity.core.options import Value


class ViewData(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag=str.lower):
    """A game as one viewer sees it. Seats are counted from 0. Games add their own."""

    seats: Annotated[int, Meta(description="How many play.")]
    viewer: Annotated[int | None, Meta(description="The seat whose view this is; null for those who only watch.")]
    turn: Annotated[int, Meta(description="The seat to act; -1 when the game is over.")]
    turns: Annotated[int, Meta(description="How many turns are finished.")]
    options: Annotated[dict[str, Value], Meta(description="What was chosen for this table, by name.")]
    scores: Annotated[
        tuple[int, ...] | None, Meta(description="Everybody's final points, by seat; null before the end.")
    ]
    winners: Annotated[
        tuple[int, ...],
        Meta(description="The seats that have won; none before the end, several if they share it."),
    ]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)
