"""A view as a readable value. Pages show it, and scripts that play over the network use it to choose actions.

View data is only ever made from a view, so it holds nothing that its reader may not know. Readers do
not need to know our records: everything has a name from the rules. It can be sent as JSON and its JSON schema is its
documentation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from fogcity.core.options import Value

if TYPE_CHECKING:
    from fogcity.core.game import Game, View


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


class TextViewData(ViewData, frozen=True, kw_only=True, tag="text"):
    """A game that brings no view data of its own, as one viewer sees it."""

    text: Annotated[str, Meta(description="The readable position, with what the viewer may not know left open.")]


def describe_view(game: Game, view: View, scores: tuple[int, ...] | None, winners: tuple[int, ...]) -> TextViewData:
    """The view data of a game without its own kind of view data."""
    return TextViewData(
        seats=game.seats_of(view),
        viewer=view.seat,
        turn=game.turn(view),
        turns=game.turns(view),
        options=game.options_of(view),
        scores=scores,
        winners=winners,
        text=game.describe(view),
    )


class BoardData(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on the board of a game, so that a page can draw it. It never changes. Games add their own."""

    seats: Annotated[list[str], Meta(description="The colours of the players, by seat.")]
