"""The story of a table, as its log tells it: who sits where, the game as it stands, time left, offers, the end.

A story only listens: `hear` takes what has happened, in order. What may happen next is decided in deciding.py.
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
    """A place at the table: a person (`player`), a bot that plays (`bot`), both if a bot plays on for somebody."""

    player: str = ""
    bot: str = ""
    name: str = ""  # of the person, if several share one screen
    invited: str = ""
    resigned: bool = False
    forfeited: bool = False
    left: int = 0  # milliseconds

    @property
    def is_free(self) -> bool:
        """Does nobody sit here?"""
        return not (self.player or self.bot)

    @property
    def person(self) -> str:
        """The player who acts for this seat, if it is a person."""
        return "" if self.bot else self.player


class Moment:
    """A game at one moment. It never changes, so what is found out about it is kept: views, and where actions lead."""

    __slots__ = ("_taken", "_views", "game", "state", "turn")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.turn = game.turn(state)
        self._views: dict[int | None, View] = {}
        self._taken: Taken | None = None

    def view(self, viewer: int | None) -> View:
        """The game as a seat (None: a spectator) may see it."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.game.view(self.state, viewer)
        return found

    def take(self, action: str | int) -> Taken:
        """Where an action leads. It is decided first and told later, so the last one asked for is kept."""
        taken = self._taken
        if taken is None or action not in (taken.text, taken.code):
            game = self.game
            code = game.parse(self.state, action) if isinstance(action, str) else action
            after = game.copy(self.state)
            game.play(after, code)
            taken = self._taken = Taken(code, game.text(self.state, code), Moment(game, after))
        return taken


class Taken(NamedTuple):
    """An action: its code, its text, and the game after it."""

    code: int
    text: str
    after: Moment


class Choice(NamedTuple):
    """A choice that can still be taken back: who made it, the game before it, and the time the seat got for it."""

    seat: int
    before: Moment
    gained: int  # milliseconds; the time that it took stays spent


class Step(NamedTuple):
    """What an entry did to the game."""

    before: Moment
    action: int
    after: Moment


@dataclass
class Story:
    """A table up to now."""

    id: str
    secret: bytes
    number: int = 0  # of the last entry
    heard_at: int = 0  # when that was written
    position: int = 0  # the number of the last entry that changed the game: what the next action answers
    status: str = WAITING
    host: str = ""
    head: e.Created = field(default_factory=lambda: e.Created("", "", 0, {}, "", True))
    seats: list[Seat] = field(default_factory=list)
    began: int = 0  # since when the time of the seat to act runs
    choices: list[Choice] = field(default_factory=list)
    agreed: set[str] = field(default_factory=set)  # players who want to stop
    muted: set[str] = field(default_factory=set)
    kicked: set[str] = field(default_factory=set)  # players whom the host has sent away
    end: e.Ended | None = None
    rematch: str = ""
    game: Game = field(init=False)
    moment: Moment | None = None  # the game as it stands, once it has begun

    @property
    def state(self) -> State | None:
        """The record of the game as it stands. Only to be read."""
        return None if self.moment is None else self.moment.state

    @property
    def turn(self) -> int:
        """The seat to act; -1 if nobody is."""
        return -1 if self.moment is None or self.status != PLAYING else self.moment.turn

    @property
    def to_act(self) -> Seat | None:
        """Who is to act."""
        turn = self.turn
        return None if turn < 0 else self.seats[turn]

    def seats_of(self, player: str) -> list[int]:
        """The seats that this player has."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def people(self) -> list[str]:
        """The players who have a say: everybody who has not resigned, in the order of seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def viewer(self, player: str) -> int | None:
        """Whose view a player gets: that of the own seat; with several seats, of the one whose turn it is.

        Several people at one screen must not see each other's hands, so between their turns, and while a bot plays on
        for one of them, they get what everybody may see.
        """
        mine = self.seats_of(player)
        if len(mine) == 1:
            return mine[0]
        turn = self.turn
        return turn if turn in mine and not self.seats[turn].bot else None

    def hearer(self, player: str) -> int | None:
        """From whose view a player is told what happens: that of the own seat.

        Several people at one screen read the same log, also when it is somebody else's turn, so they are told what
        everybody may know.
        """
        mine = self.seats_of(player)
        return mine[0] if len(mine) == 1 else None

    def can_undo(self, player: str) -> bool:
        """Is the last choice this player's, and can it be taken back?"""
        if not self.choices or self.status != PLAYING:
            return False
        seat = self.seats[self.choices[-1].seat]
        return bool(player) and seat.person == player

    def fork(self) -> Story:
        """A story that can go on without this one. Seats and moments never change, so both may share them."""
        other = object.__new__(Story)
        other.__dict__.update(self.__dict__)
        other.seats = self.seats.copy()
        other.choices = self.choices.copy()
        other.agreed = self.agreed.copy()
        other.muted = self.muted.copy()
        other.kicked = self.kicked.copy()
        return other

    def hear(self, entry: e.AnyEntry, number: int, at: int) -> Step | None:
        """What has happened next; gives what it did to the game, if anything."""
        self.number, self.heard_at = number, at
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
                self._hear_talk(entry)
        return None

    # ---- before the game

    def _create(self, entry: e.Created) -> None:
        self.head, self.host = entry, entry.host
        self.game = find_game(entry.game)
        self.seats = [Seat(left=entry.clock.time) for _ in range(entry.seats)]

    def _hear_talk(self, entry: e.AnyEntry) -> None:
        """Seats taken and left, and what people say."""
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
        """A seat is taken, kept or free."""
        old, new = self.seats[entry.seat], Seat(left=self.head.clock.time)
        match entry:
            case e.Joined():
                new = replace(new, player=entry.player, name=entry.name)
                if old.invited != entry.player:  # somebody who sits elsewhere does not need the seat that was kept
                    self._keep_nothing_for(entry.player)
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

    def _keep_nothing_for(self, player: str) -> None:
        for n, seat in enumerate(self.seats):
            if seat.invited == player:
                self.seats[n] = Seat(left=self.head.clock.time)

    def _change_seat(self, number: int, **values: Any) -> None:
        self.seats[number] = replace(self.seats[number], **values)

    # ---- the game

    def _start(self, number: int, at: int) -> None:
        self.moment = Moment(self.game, self.game.deal(self.head.seats, self.secret, **self.head.options))
        self.status, self.position, self.began = PLAYING, number, at

    def _act(self, entry: e.Acted, number: int, at: int) -> Step:
        assert self.moment is not None
        before = self.moment
        code, _, after = before.take(entry.action)
        if self.choices and self.choices[-1].seat != entry.seat:
            self.choices.clear()
        gained = self._charge_turn(entry, before, after)
        if self.game.reveals(before.state, code):
            self.choices.clear()
        else:
            self.choices.append(Choice(entry.seat, before, gained))
        self.moment = after
        self._move_on(number, at)
        return Step(before, code, after)

    def _charge_turn(self, entry: e.Acted, before: Moment, after: Moment) -> int:
        """Take the time that an action took; gives what the seat gets for it."""
        seat, clock = self.seats[entry.seat], self.head.clock
        if clock.kind == "none" or seat.bot:
            return 0
        self._charge(entry.seat, entry.spent)
        if not self._ends_turn(before.state, after.state):
            return 0
        left = self.seats[entry.seat].left
        gained = clock.after_turn(left) - left
        self._change_seat(entry.seat, left=left + gained)
        return gained

    def _undo(self, entry: e.Undone, number: int, at: int) -> Step:
        assert self.moment is not None
        choice = self.choices.pop()
        after, self.moment = self.moment, choice.before
        self._charge(entry.seat, choice.gained + entry.spent)
        self._move_on(number, at)
        return Step(after, -1, self.moment)

    def _ends_turn(self, before: State, after: State) -> bool:
        """Is a turn over? The next may be the same seat's, if nobody else can do anything."""
        game = self.game
        return game.turns(after) != game.turns(before) or game.turn(after) != game.turn(before)

    def _charge(self, number: int, spent: int) -> None:
        seat = self.seats[number]
        if self.head.clock.kind != "none" and not seat.bot:
            self._change_seat(number, left=max(0, seat.left - spent))

    def _hand_over(self, seat: int, bot: str, number: int, at: int) -> None:
        """A bot plays on. Whose turn it is keeps time and choices, if it is somebody else's."""
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
