"""Views: games as one seat, or a spectator, may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fogcity.core.loops import Records

if TYPE_CHECKING:
    from fogcity.core.game import Game


class Fields(dict[str, Any]):
    """The fields of a record by name, as plain Python numbers, which are several times faster to read.

    A field is also an attribute, as in a record, so the functions of the rules can read it too.
    """

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class View:
    """A game as one seat, or a spectator (seat None), may see it. What is hidden is blank in the record."""

    __slots__ = ("_fields", "_records", "_rules", "game", "seat")

    def __init__(self, game: str, seat: int | None, records: Records, rules: Game | None = None) -> None:
        """`game` is its name. Only a view that also has the game itself, as `rules`, can draw itself in a notebook."""
        self.game = game
        self.seat = seat
        self._records = records
        self._rules = rules
        self._fields: Fields | None = None

    @property
    def record(self) -> np.record:
        """The blanked record. Do not write to it."""
        record: np.record = self._records[0]
        return record

    @property
    def fields(self) -> Fields:
        """The fields of the blanked record. Do not write to it."""
        if self._fields is None:
            self._fields = Fields(zip(self._records.dtype.names or (), self._records.tolist()[0], strict=True))
        return self._fields

    def tobytes(self) -> bytes:
        """The bytes of the blanked record."""
        return self._records.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.game, self.seat, self.tobytes()) == (other.game, other.seat, other.tobytes())

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.tobytes()))

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.game, self.seat, self._records)  # a pickle has no code of the game

    def _repr_svg_(self) -> str | None:
        """The board as the viewer sees it, for notebooks."""
        if self._rules is None:
            return None
        from fogcity.core.picture import draw

        return draw(self._rules, self)

    def __repr__(self) -> str:
        return f"<view of {self.game} by {'a spectator' if self.seat is None else f'seat {self.seat + 1}'}>"
