"""What happened at a table of Cable Car, in words, from the events that a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fogcity.core.events import Event
from fogcity.games.cablecar.board import COLOURS
from fogcity.games.cablecar.events import (
    ExchangeClosed,
    GameOver,
    LineClosed,
    LineExtended,
    Passed,
    PassedOver,
    ShareExchanged,
    TileDrawn,
    TileLaid,
    TileRefilled,
)
from fogcity.terminal.drawing.palette import LIVERIES, signed


@dataclass(frozen=True)
class Teller:
    """Tells events to one seat, or to those who only watch (None)."""

    company: bool
    seat: int | None

    def name(self, seat: int) -> str:
        """Who sits there: `You`, `Blue ◆`, or `Seat 2` in the company game, where seats have no colour."""
        if seat == self.seat:
            return "You"
        return f"Seat {seat + 1}" if self.company else signed(COLOURS[seat]).capitalize()

    def does(self, seat: int, verb: str) -> str:
        """Somebody does something: `You lay`, `Blue ◆ lays`."""
        ending = "" if seat == self.seat else "es" if verb.endswith(("ss", "ch", "sh")) else "s"
        return f"{self.name(seat)} {verb}{ending}"

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The events of one move, a line for each that matters."""
        grown = [event for event in events if isinstance(event, LineExtended)]
        lines = []
        for event in events:
            line = self._tell_one(event)
            if isinstance(event, TileLaid) and grown:
                line = f"{line.removesuffix('.')}; {_tell_growth(grown)}."
            if line:
                lines.append(line)
        return lines

    def _tell_one(self, event: Event) -> str:
        match event:
            case TileDrawn() | TileLaid() | TileRefilled():
                return self._tell_tile(event)
            case LineClosed():
                return self._tell_closed(event)
            case ShareExchanged():
                return self._tell_exchange(event)
            case ExchangeClosed():
                return "From now on no shares are exchanged."
            case Passed(seat):
                return f"{self.does(seat, 'pass')}."
            case PassedOver(seat):
                have, are = ("have", "are") if seat == self.seat else ("has", "is")
                return f"{self.name(seat)} {have} no tile and {are} passed over."
            case GameOver():
                return "The board is full: the game is over."
        return ""

    def _tell_tile(self, event: TileDrawn | TileLaid | TileRefilled) -> str:
        match event:
            case TileDrawn(seat, tile):
                return f"{self.does(seat, 'draw')} {tile or 'a tile, to lay it at once'}."
            case TileLaid(seat, tile, space, turned):
                return f"{self.does(seat, 'lay')} {tile} on {space}{f', turned {turned}°' if turned else ''}."
            case TileRefilled(seat, tile):
                return f"{self.does(seat, 'take')} {tile} into your hand." if tile else ""

    def _tell_closed(self, event: LineClosed) -> str:
        where = "the power station" if event.to is None else f"station {event.to}"
        tiles = f"{event.tiles} tile{'s' if event.tiles > 1 else ''}{', doubled' if event.to is None else ''}"
        what = "profit" if self.company else "points" if event.points > 1 else "point"
        return f"Line {event.station} reaches {where}: {tiles}, {event.points} {what} for {signed(event.owner)}."

    def _tell_exchange(self, event: ShareExchanged) -> str:
        gave = f"{event.percent} % share" if event.gave is None else f"{event.percent} % of {signed(event.gave)}"
        if event.openly and event.took:
            took = f"for the open {signed(event.took)}"
        elif event.took:
            took = f"for the top of the pile: {signed(event.took)}"
        else:
            took = "for the top of the pile"
        owns = "your" if event.seat == self.seat else "a" if event.gave is None else "the"
        up = f" {signed(event.turned_up).capitalize()} is turned up." if event.turned_up else ""
        return f"{self.does(event.seat, 'exchange')} {owns} {gave} {took}.{up}"


def _tell_growth(grown: list[LineExtended]) -> str:
    """Which lines go on: `line 7 ★ is now 3 tiles long, line 12 ◆ 5`."""
    first, *rest = grown
    tiles = f"{first.tiles} tile{'s' if first.tiles > 1 else ''}"
    told = [f"line {first.station} {LIVERIES[first.owner].sign} is now {tiles} long"]
    told += [f"line {event.station} {LIVERIES[event.owner].sign} {event.tiles}" for event in rest]
    return ", ".join(told)
