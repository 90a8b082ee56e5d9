"""Events of Ticket to Ride in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fogcity.core.events import Event, GameOver, Passed
from fogcity.games.ticket.events import (
    CardsTurned,
    CardTaken,
    DeckShuffled,
    DisplaySwept,
    LastRound,
    RouteClaimed,
    SouvenirTaken,
    StackPlaced,
    TicketsChosen,
    TicketsCompleted,
    TicketsKept,
    TicketsOffered,
    TicketsShown,
)
from fogcity.terminal.drawing.phrases import listed, plural


@dataclass(frozen=True)
class EventTexts:
    """Describes events to one seat, or to spectators (None)."""

    seat: int | None

    def name(self, seat: int) -> str:
        """The name of a seat: `You`, or `Seat 2`."""
        return "You" if seat == self.seat else f"Seat {seat + 1}"

    def does(self, seat: int, verb: str) -> str:
        """A seat and a verb: `You take`, `Seat 2 takes`."""
        ending = "" if seat == self.seat else "es" if verb.endswith("ss") else "s"
        return f"{self.name(seat)} {verb}{ending}"

    def lines(self, events: Sequence[Event]) -> list[str]:
        """The events of one move, a line for each that matters."""
        before_game = any(isinstance(event, TicketsChosen) for event in events)
        lines: list[str] = []
        for number, event in enumerate(events):
            if before_game and isinstance(event, TicketsKept) and event.seat == self.seat:
                continue  # the line for the choice has said so
            if isinstance(event, CardsTurned) and isinstance(events[number - 1], CardTaken):
                lines[-1] = f"{lines[-1].removesuffix('.')}; {_turned(event)}."
                continue
            line = self._line(event)
            if line:
                lines.append(line)
        return lines

    def effects(self, events: Sequence[Event]) -> list[str]:
        """What an action does besides what its own text says."""
        match events:
            case [RouteClaimed() as claimed, *rest]:
                return [f"{plural(claimed.points, 'point').capitalize()}.", *self.lines(rest)]
            case [CardTaken(), *rest]:
                return self.lines(rest)
        return self.lines(events)

    def _line(self, event: Event) -> str:
        match event:
            case TicketsOffered() | TicketsChosen() | TicketsKept() | TicketsShown():
                return self._tickets_line(event)
            case CardTaken() | DeckShuffled() | DisplaySwept() | CardsTurned():
                return self._cards_line(event)
            case RouteClaimed():
                cards = " ".join(f"{number} {card}" for card, number in event.cards.items())
                points = plural(event.points, "point")
                return f"{self.does(event.seat, 'claim')} {event.route} with {cards} for {points}."
            case TicketsCompleted(seat, tickets):
                return f"{self.does(seat, 'complete')} {listed(tickets)}."
            case SouvenirTaken(seat, location, symbol, number):
                count = "the first souvenir" if number == 1 else f"{number} different souvenirs now"
                return f"{self.does(seat, 'take')} the {symbol} at {location}: {count}."
            case StackPlaced(seat, location, symbol, tokens):
                return f"{self.does(seat, 'put')} a stack of {plural(tokens, 'souvenir')} ({symbol}) on {location}."
            case Passed(seat):
                return f"{self.does(seat, 'pass')}: there is nothing else to do."
            case LastRound(seat, cars_left):
                has = "have" if seat == self.seat else "has"
                left = plural(cars_left, "car") if cars_left else "no car"
                return f"{self.name(seat)} {has} {left} left. Last round: everybody gets one more turn."
            case GameOver():
                return "The game is over."
        return ""

    def _tickets_line(self, event: TicketsOffered | TicketsChosen | TicketsKept | TicketsShown) -> str:
        match event:
            case TicketsOffered(seat, number, tickets):
                what = "the last ticket" if number == 1 else f"{number} tickets"
                return f"{self.does(seat, 'draw')} {what}{f': {listed(tickets)}' if tickets else ''}."
            case TicketsChosen(seat, kept):
                if kept is not None:
                    return f"{self.does(seat, 'keep')} {listed(kept)}."
                return f"{self.name(seat)} has chosen tickets."
            case TicketsKept(seat, number, kept, returned_number, returned):
                keeps = listed(kept) if kept is not None else plural(number, "ticket")
                under = listed(returned) if returned else "one"
                ending = "" if seat == self.seat else "s"
                puts = f" and put{ending} {under} at the bottom of the deck" if returned_number else ""
                return f"{self.does(seat, 'keep')} {keeps}{puts}."
            case TicketsShown(seat, done, missed):
                told = [f"done {listed(done)}"] if done else []
                told += [f"missed {listed(missed)}"] if missed else []
                return f"{self.does(seat, 'show')} tickets: {'; '.join(told) or 'none'}."

    def _cards_line(self, event: CardTaken | DeckShuffled | DisplaySwept | CardsTurned) -> str:
        match event:
            case CardTaken(seat, card, True):
                return f"{self.does(seat, 'take')} the open {card} card."
            case CardTaken(seat, card, _):
                return (
                    f"{self.does(seat, 'draw')} {f'a card from the deck: {card}' if card else 'a card from the deck'}."
                )
            case DeckShuffled():
                return "The discard pile is shuffled into a new deck."
            case DisplaySwept(times):
                again = "" if times == 1 else f", {times} times"
                return f"Three or more ferries were open, so all open cards are replaced{again}."
            case CardsTurned():
                turned = _turned(event)
                return f"{turned[:1].upper()}{turned[1:]}."
        return ""


def _turned(event: CardsTurned) -> str:
    return f"{listed(event.cards)} {'is' if len(event.cards) == 1 else 'are'} turned up"
