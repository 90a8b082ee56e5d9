"""Events of Cable Car in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fogcity.core.events import Event, GameOver, Passed
from fogcity.games.cablecar.board import COLOURS
from fogcity.games.cablecar.events import (
    ExchangeClosed,
    LineClosed,
    LineExtended,
    PassedOver,
    ShareExchanged,
    TileDrawn,
    TileLaid,
    TileRefilled,
)
from fogcity.terminal.drawing.palette import LIVERIES, with_sign


@dataclass(frozen=True)
class EventTexts:
    """Describes events to one seat, or to spectators (None)."""

    company: bool
    seat: int | None

    def name(self, seat: int) -> str:
        """The name of a seat: `You`, `Blue ◆`, or `Seat 2` in the company game, where seats have no colour."""
        if seat == self.seat:
            return "You"
        return f"Seat {seat + 1}" if self.company else with_sign(COLOURS[seat]).capitalize()

    def does(self, seat: int, verb: str) -> str:
        """A seat and a verb: `You lay`, `Blue ◆ lays`."""
        ending = "" if seat == self.seat else "es" if verb.endswith(("ss", "ch", "sh")) else "s"
        return f"{self.name(seat)} {verb}{ending}"

    def lines(self, events: Sequence[Event]) -> list[str]:
        """The events of one move, a line for each that matters."""
        grown = [event for event in events if isinstance(event, LineExtended)]
        lines = []
        for event in events:
            line = self._line(event)
            if isinstance(event, TileLaid) and grown:
                line = f"{line.removesuffix('.')}; {_growth(grown)}."
            if line:
                lines.append(line)
        return lines

    def effects(self, events: Sequence[Event]) -> list[str]:
        """What an action does besides what its own text says."""
        lays = [event for event in events if isinstance(event, TileLaid)]
        mover = COLOURS[lays[0].seat] if lays and not self.company else None
        grown = [event for event in events if isinstance(event, LineExtended)]
        lines = [f"{_growth(grown)}.".capitalize()] if grown else []
        for event in events:
            if isinstance(event, LineClosed) and mover not in (None, event.owner):  # good for others, but no longer
                lines.append(self._closed_line(event).replace("reaches", "ends at", 1))
            elif not isinstance(event, TileLaid) and (line := self._line(event)):
                lines.append(line)
        return lines

    def _line(self, event: Event) -> str:
        match event:
            case TileDrawn() | TileLaid() | TileRefilled():
                return self._tile_line(event)
            case LineClosed():
                return self._closed_line(event)
            case ShareExchanged():
                return self._exchange_line(event)
            case ExchangeClosed():
                return "Shares can no longer be exchanged."
            case Passed(seat):
                return f"{self.does(seat, 'pass')}."
            case PassedOver(seat):
                have, are = ("have", "are") if seat == self.seat else ("has", "is")
                return f"{self.name(seat)} {have} no tile and {are} skipped."
            case GameOver():
                return "The board is full: the game is over."
        return ""

    def _tile_line(self, event: TileDrawn | TileLaid | TileRefilled) -> str:
        match event:
            case TileDrawn(seat, tile):
                return f"{self.does(seat, 'draw')} {tile or 'a tile to lay at once'}."
            case TileLaid(seat, tile, space, turned):
                return f"{self.does(seat, 'lay')} {tile} on {space}{f', rotated {turned}°' if turned else ''}."
            case TileRefilled(seat, tile):
                return f"{self.does(seat, 'take')} {tile} into your hand." if tile else ""

    def _closed_line(self, event: LineClosed) -> str:
        where = "the power station" if event.to is None else f"station {event.to}"
        tiles = f"{event.tiles} tile{'s' if event.tiles > 1 else ''}{', doubled' if event.to is None else ''}"
        what = "profit" if self.company else "points" if event.points > 1 else "point"
        return f"Line {event.station} reaches {where}: {tiles}, {event.points} {what} for {with_sign(event.owner)}."

    def _exchange_line(self, event: ShareExchanged) -> str:
        gave = f"{event.percent} % share" if event.gave is None else f"{event.percent} % of {with_sign(event.gave)}"
        if event.openly and event.took:
            took = f"for the open {with_sign(event.took)}"
        elif event.took:
            took = f"for the top of the pile: {with_sign(event.took)}"
        else:
            took = "for the top of the pile"
        owns = "your" if event.seat == self.seat else "a" if event.gave is None else "the"
        up = f" {with_sign(event.turned_up).capitalize()} is turned up." if event.turned_up else ""
        return f"{self.does(event.seat, 'exchange')} {owns} {gave} {took}.{up}"


def _growth(grown: list[LineExtended]) -> str:
    """The lines that have grown: `line 7 ★ is now 3 tiles long, line 12 ◆ 5`."""
    first, *rest = grown
    tiles = f"{first.tiles} tile{'s' if first.tiles > 1 else ''}"
    told = [f"line {first.station} {LIVERIES[first.owner].sign} is now {tiles} long"]
    told += [f"line {event.station} {LIVERIES[event.owner].sign} {event.tiles}" for event in rest]
    return ", ".join(told)
