"""The state of a table: who sits where, the game position, time left, offers to stop, the result.

It is a fold over the table's log: `apply` takes the entries in order. It never checks them; decide.py does that before
an entry is written.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from fogcity.core.game import Game, State, View
from fogcity.games.registry import game as find_game
from fogcity.server.table import entries as e

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"


@dataclass(frozen=True)
class Seat:
    """A place at the table: a person (`player`), a bot (`bot`), or both if a bot has taken over from a person."""

    player: str = ""
    bot: str = ""
    name: str = ""  # set if several people share one screen
    invited: str = ""
    resigned: bool = False
    forfeited: bool = False
    left: int = 0  # milliseconds

    @property
    def is_free(self) -> bool:
        """Is the seat free? A free seat may be reserved (`invited`)."""
        return not (self.player or self.bot)

    @property
    def person(self) -> str:
        """The player who acts for this seat; empty if a bot does or the seat is free."""
        return "" if self.bot else self.player


class CachedPosition:
    """A game position. It never changes, so its views and the last action tried on it are cached."""

    __slots__ = ("_transition", "_views", "game", "record", "turn")

    def __init__(self, game: Game, record: State) -> None:
        self.game = game
        self.record = record
        self.turn = game.turn(record)
        self._views: dict[int | None, View] = {}
        self._transition: Transition | None = None

    def view(self, viewer: int | None) -> View:
        """The view of a seat; None is a spectator."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.view(self.record, viewer)
        return found

    def take(self, action: str | int) -> Transition:
        """The result of an action.

        Deciding and applying an action both ask for it, so the last answer is cached.
        """
        transition = self._transition
        if transition is None or action not in (transition.text, transition.code):
            game = self.game
            code = game.parse(self.record, action) if isinstance(action, str) else action
            after = game.copy(self.record)
            game.play(after, code)
            transition = Transition(code, game.text(self.record, code), CachedPosition(game, after))
            self._transition = transition
        return transition


class Transition(NamedTuple):
    """An action (code and text) and the position after it."""

    code: int
    text: str
    after: CachedPosition


class Choice(NamedTuple):
    """An action that can still be undone: its seat, the position before it, and the clock increment it earned."""

    seat: int
    before: CachedPosition
    gained: int  # milliseconds; the time that the player took stays spent


class Step(NamedTuple):
    """What an entry did to the game. The action of an undo is -1."""

    before: CachedPosition
    action: int
    after: CachedPosition


@dataclass
class TableState:
    """A table after the entries applied so far."""

    id: str
    secret: bytes
    number: int = 0  # of the last entry
    last_entry_at: int = 0
    position: int = 0  # the number of the last entry that changed the game; the next action refers to it
    status: str = WAITING
    host: str = ""
    setup: e.Created = field(default_factory=lambda: e.Created("", "", 0, {}, "", True))
    seats: list[Seat] = field(default_factory=list)
    began: int = 0  # when the clock of the seat to act started
    choices: list[Choice] = field(default_factory=list)
    agreed: set[str] = field(default_factory=set)  # players who want to stop
    muted: set[str] = field(default_factory=set)
    kicked: set[str] = field(default_factory=set)  # they may return only if the host invites them
    end: e.Ended | None = None
    rematch: str = ""
    game: Game = field(init=False)
    current: CachedPosition | None = None  # the game position, once the game has begun

    @property
    def record(self) -> State | None:
        """The record of the current position. Do not change it."""
        return None if self.current is None else self.current.record

    @property
    def turn(self) -> int:
        """The seat to act; -1 if there is none."""
        return -1 if self.current is None or self.status != PLAYING else self.current.turn

    @property
    def to_act(self) -> Seat | None:
        """The seat to act."""
        turn = self.turn
        return None if turn < 0 else self.seats[turn]

    def seats_of(self, player: str) -> list[int]:
        """The seats of a player."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def people(self) -> list[str]:
        """The players who are still in the game, in the order of their seats: bots have not taken over from them."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def viewer(self, player: str) -> int | None:
        """The seat whose view of the game a player gets; None for a spectator's view.

        A player with one seat sees that seat's view. Several people at one screen must not see each other's hands: they
        see the view of the seat to act, and a spectator's view while none of them is to act or a bot acts for them.
        """
        mine = self.seats_of(player)
        if len(mine) == 1:
            return mine[0]
        turn = self.turn
        return turn if turn in mine and not self.seats[turn].bot else None

    def log_viewer(self, player: str) -> int | None:
        """The seat from whose view a player reads the log; None for a spectator's view.

        Several people at one screen read the same log, so they get what everybody may know.
        """
        mine = self.seats_of(player)
        return mine[0] if len(mine) == 1 else None

    def can_undo(self, player: str) -> bool:
        """Can this player undo the last action?"""
        if not self.choices or self.status != PLAYING:
            return False
        seat = self.seats[self.choices[-1].seat]
        return bool(player) and seat.person == player

    def fork(self) -> TableState:
        """A copy that can be changed. Seats and positions are immutable, so the copies share them."""
        other = object.__new__(TableState)
        other.__dict__.update(self.__dict__)
        other.seats = self.seats.copy()
        other.choices = self.choices.copy()
        other.agreed = self.agreed.copy()
        other.muted = self.muted.copy()
        other.kicked = self.kicked.copy()
        return other

    def apply(self, entry: e.AnyEntry, number: int, at: int) -> Step | None:
        """Apply the next entry of the log. Returns what it did to the game, if anything."""
        self.number, self.last_entry_at = number, at
        match entry:
            case e.Acted():
                return self._act(entry, number, at)
            case e.Undone():
                return self._undo(entry, number, at)
            case e.Started():
                self._start(number, at)
            case e.Created():
                self._create(entry)
            case e.Resigned():
                self._hand_over(entry.seat, entry.bot, number, at)
                self._change_seat(entry.seat, resigned=True)
            case e.Flagged():
                self._hand_over(entry.seat, entry.bot, number, at)
                self._change_seat(entry.seat, left=0, forfeited=entry.forfeits)
            case e.Ended():
                self.end, self.status = entry, CLOSED if entry.how == "closed" else OVER
                self.position = number
                self.choices.clear()
            case _:
                self._apply_other(entry)
        return None

    # ---- before the game

    def _create(self, entry: e.Created) -> None:
        self.setup, self.host = entry, entry.host
        self.game = find_game(entry.game)
        self.seats = [Seat(left=entry.clock.time) for _ in range(entry.seats)]

    def _apply_other(self, entry: e.AnyEntry) -> None:
        """Entries that do not touch the game: seats, host, offers to stop, mutes."""
        match entry:
            case e.Joined() | e.BotSeated() | e.Left() | e.Declined() | e.Invited():
                self._take_seat(entry)
            case e.HostChanged():
                self.host = entry.host
            case e.StopOffered():
                self.agreed = {entry.player}
            case e.StopAnswered():
                self.agreed = self.agreed | {entry.player} if entry.agrees else set()
            case e.Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.player)
            case e.Rematched():
                self.rematch = entry.table
            case _:
                pass

    def _take_seat(self, entry: e.Joined | e.BotSeated | e.Left | e.Declined | e.Invited) -> None:
        """A seat is taken, reserved or freed."""
        old, new = self.seats[entry.seat], Seat(left=self.setup.clock.time)
        match entry:
            case e.Joined():
                new = replace(new, player=entry.player, name=entry.name)
                if old.invited != entry.player:  # a reservation lapses when its player takes another seat
                    self._drop_reservations(entry.player)
            case e.BotSeated():
                new = replace(new, bot=entry.bot)
            case e.Invited():
                new = replace(new, invited=entry.player, name=entry.name)
                self.kicked.discard(entry.player)
            case e.Left() if entry.kicked and old.player:
                self.kicked.add(old.player)
            case _:
                pass
        self.seats[entry.seat] = new

    def _drop_reservations(self, player: str) -> None:
        for n, seat in enumerate(self.seats):
            if seat.invited == player:
                self.seats[n] = Seat(left=self.setup.clock.time)

    def _change_seat(self, number: int, **values: Any) -> None:
        self.seats[number] = replace(self.seats[number], **values)

    # ---- the game

    def _start(self, number: int, at: int) -> None:
        self.current = CachedPosition(self.game, self.game.deal(self.setup.seats, self.secret, **self.setup.options))
        self.status, self.position, self.began = PLAYING, number, at

    def _act(self, entry: e.Acted, number: int, at: int) -> Step:
        assert self.current is not None
        before = self.current
        code, _, after = before.take(entry.action)
        if self.choices and self.choices[-1].seat != entry.seat:
            self.choices.clear()
        gained = self._charge_turn(entry, before, after)
        if self.game.reveals(before.record, code):
            self.choices.clear()
        else:
            self.choices.append(Choice(entry.seat, before, gained))
        self.current = after
        self._move_on(number, at)
        return Step(before, code, after)

    def _charge_turn(self, entry: e.Acted, before: CachedPosition, after: CachedPosition) -> int:
        """Charge the time of an action; returns the increment that the seat earned."""
        seat, clock = self.seats[entry.seat], self.setup.clock
        if clock.kind == "none" or seat.bot:
            return 0
        self._charge(entry.seat, entry.spent)
        if not self._ends_turn(before.record, after.record):
            return 0
        left = self.seats[entry.seat].left
        gained = clock.after_turn(left) - left
        self._change_seat(entry.seat, left=left + gained)
        return gained

    def _undo(self, entry: e.Undone, number: int, at: int) -> Step:
        assert self.current is not None
        choice = self.choices.pop()
        after, self.current = self.current, choice.before
        self._charge(entry.seat, choice.gained + entry.spent)
        self._move_on(number, at)
        return Step(after, -1, self.current)

    def _ends_turn(self, before: State, after: State) -> bool:
        """Did a turn end? The same seat may have the next turn too, if no other seat can act."""
        game = self.game
        return game.turns(after) != game.turns(before) or game.turn(after) != game.turn(before)

    def _charge(self, number: int, spent: int) -> None:
        seat = self.seats[number]
        if self.setup.clock.kind != "none" and not seat.bot:
            self._change_seat(number, left=max(0, seat.left - spent))

    def _hand_over(self, seat: int, bot: str, number: int, at: int) -> None:
        """A bot takes over a seat. If another seat is to act, its clock and its undo are not touched."""
        player, is_to_act = self.seats[seat].player, self.turn == seat
        self._change_seat(seat, bot=bot)
        if is_to_act or (self.choices and self.choices[-1].seat == seat):
            self.choices.clear()
        if player not in self.people():
            self.agreed.discard(player)
        if is_to_act:
            self._move_on(number, at)

    def _move_on(self, number: int, at: int) -> None:
        self.position, self.began = number, at
