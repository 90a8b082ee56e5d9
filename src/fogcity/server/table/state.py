"""The state of a table: who sits where, the game position, time left, offers to stop, the result.

It is a fold over the table's log: `apply` takes the entries in order. It never checks them; decide.py does that before
an entry is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec.structs import replace as replaced

from fogcity.core.fair_deal import seed_of
from fogcity.core.game import Game, State, View
from fogcity.core.record import parse_seed
from fogcity.core.rng import Seed
from fogcity.games.registry import game as find_game
from fogcity.server.table import entries as e
from fogcity.server.table import quotas
from fogcity.server.table.base import begun
from fogcity.server.table.hints_taken import HintsTaken
from fogcity.server.table.position import CachedPosition, Choice, Step

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
EACH = -1  # who reads a log in which every move is shown as its own player saw it


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
    contributed: dict[str, str] = field(default_factory=dict)  # to the deal, by player
    began: int = 0  # when the clock of the seat to act started
    choices: list[Choice] = field(default_factory=list)
    takes_back: bool = False  # is undo unlimited? Then `choices` has all actions of the game
    takebacks: int = 0  # how often it was used
    gives_hints: bool = False
    hints: HintsTaken = field(default_factory=HintsTaken)
    decided_at: int = 0  # the number of the last entry that changed the game and was not a bot's action
    may_play_on: str = ""  # the player who has won by resignation and may play on
    played_on: bool = False
    chosen: dict[int, e.Chosen] = field(default_factory=dict)  # by seat, until all who choose at once have chosen
    agreed: set[str] = field(default_factory=set)  # players who want to stop
    muted: set[str] = field(default_factory=set)
    kicked: set[str] = field(default_factory=set)  # they may return only if the host invites them
    links: int = 0  # how often the table's links were renewed
    asked: Mapping[str, e.SeatAsked] = field(default_factory=dict)  # by player: who asks for one more seat
    base: e.Continued | None = None  # what the game is played on from, if it is not dealt here
    used: quotas.Used = field(default_factory=dict)  # how many entries of some kinds the log has
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
    def choosing(self) -> list[int]:
        """The seats that choose at the same time, in the order of their actions, whether or not they have chosen.

        There are none while one seat acts after the other, as always if several people share a screen.
        """
        if self.current is None or self.turn < 0 or len(waiting := self.current.waiting) < 2:
            return []
        people = [seat.player for seat in self.seats if seat.player]
        return waiting if len(people) == len(set(people)) else []

    @property
    def seats_to_act(self) -> list[int]:
        """The seats that the game waits for: the seat to act, or all that have still to choose."""
        choosing = self.choosing
        if choosing:
            return [seat for seat in choosing if seat not in self.chosen]
        turn = self.turn
        return [] if turn < 0 else [turn]

    def turn_for(self, viewer: int | None) -> int:
        """The seat to act, as a seat (None: a spectator) is told: their own, if several are to act."""
        to_act = self.seats_to_act
        return viewer if viewer in to_act else to_act[0] if to_act else -1

    def seen_by(self, viewer: int | None) -> View:
        """The game as a seat (None: a spectator) sees it. A seat that chooses while others choose is to act in it."""
        assert self.current is not None
        return self.current.ahead(viewer) if viewer in self.choosing else self.current.view(viewer)

    @property
    def is_final(self) -> bool:
        """Is the game over for good? Then everything about it may be shown."""
        return self.status == OVER and not self.may_play_on

    @property
    def contributions(self) -> list[str]:
        """What each seat has contributed to the deal; empty if nothing. Once the game has begun, this is fixed."""
        return [self.contributed.get(seat.player, "") for seat in self.seats]

    @property
    def waits_for_host(self) -> bool:
        """Has the player who created the table announced a contribution that has not come yet?"""
        maker = self.setup.host
        return self.setup.contribute and maker not in self.contributed and bool(self.seats_of(maker))

    @property
    def is_sandbox(self) -> bool:
        """Does one person act for all seats, and see what each of them sees?"""
        return self.base is not None and self.base.sandbox

    @property
    def seed(self) -> Seed:
        """What the game is dealt from."""
        if self.base is not None:
            return parse_seed(self.base.seed)
        return seed_of(self.setup.deal, self.secret, self.id, self.contributions)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a player."""
        return [n for n, seat in enumerate(self.seats) if player and seat.player == player]

    def knows(self, player: str) -> bool:
        """Has this player had a seat or an invitation here, or written something?"""
        shown = any(player in (seat.player, seat.invited) for seat in self.seats)
        return shown or (quotas.CHAT, player) in self.used or (quotas.SEATS, player) in self.used

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
        """The seat from whose view a player reads the log; None for a spectator's view, EACH in a sandbox.

        Several people at one screen read the same log, so they get what everybody may know.
        """
        mine = self.seats_of(player)
        if mine and self.is_sandbox:
            return EACH
        return mine[0] if len(mine) == 1 else None

    def can_undo(self, player: str) -> bool:
        """Can this player undo something, or withdraw a choice?"""
        return self.chosen_by(player) is not None or bool(self.undoable(player))

    def undoable(self, player: str) -> list[Choice]:
        """What an undo of this player takes back: the player's own last action, and then those of bots since."""
        if not player or self.status != PLAYING:
            return []
        for n in range(len(self.choices) - 1, -1, -1):
            if self.seats[self.choices[n].seat].person == player:
                return self.choices[n:]
            if not self.takes_back:
                break
        return []

    def chosen_by(self, player: str) -> int | None:
        """The seat for which a player has chosen while others still choose; None if there is none."""
        if not self.chosen or not player:
            return None
        mine = (seat for seat in self.choosing if seat in self.chosen and self.seats[seat].person == player)
        return next(mine, None)

    def fork(self) -> TableState:
        """A copy that can be changed. Seats and positions are immutable, so the copies share them."""
        other = object.__new__(TableState)
        other.__dict__.update(self.__dict__)
        other.seats = self.seats.copy()
        other.contributed = self.contributed.copy()
        other.choices = self.choices.copy()
        other.chosen = self.chosen.copy()
        other.agreed = self.agreed.copy()
        other.muted = self.muted.copy()
        other.kicked = self.kicked.copy()
        return other

    def apply(self, entry: e.AnyEntry, number: int, at: int) -> Step | None:
        """Apply the next entry of the log. Returns what it did to the game, if anything."""
        self.number, self.last_entry_at = number, at
        self.used = quotas.count(self.used, entry)
        match entry:
            case e.Acted():
                return self._act(entry, number, at)
            case e.Undone():
                return self._undo(entry, number, at)
            case e.Chosen() | e.Withdrawn() | e.Hinted():
                self._choose(entry)
            case e.Started():
                self._start(number, at)
            case e.Created() | e.Continued():
                self._create(entry)
            case e.Resigned():
                self._resign(entry, number, at)
            case e.Flagged():
                self._hand_over(entry.seat, entry.bot, number, at)
                self._change_seat(entry.seat, left=0, forfeited=entry.forfeits)
            case e.Ended():
                self._end(entry, number)
            case e.PlayedOn() | e.Reopened():
                self._reopen(entry, number, at)
            case _:
                self._apply_other(entry)
        return None

    # ---- before the game

    def _create(self, entry: e.Created | e.Continued) -> None:
        if isinstance(entry, e.Continued):
            self.base = entry
            return
        self.setup, self.host = entry, entry.host
        self.game = find_game(entry.game)
        self.seats = [Seat(left=entry.clock.time) for _ in range(entry.seats)]

    def _apply_other(self, entry: e.AnyEntry) -> None:
        """Entries that do not touch the game: seats, host, offers to stop, mutes."""
        match entry:
            case e.Joined() | e.BotSeated() | e.Left() | e.Declined() | e.Invited():
                self._take_seat(entry)
                self._keep_asked(lambda player: bool(self.seats_of(player)))
            case e.Contributed():
                self.contributed[entry.player] = entry.contribution
            case e.SeatAsked() | e.SeatAnswered():
                self._keep_asked(lambda player: player != entry.player)
                if isinstance(entry, e.SeatAsked):
                    self.asked = {**self.asked, entry.player: entry}
            case e.SeatsChanged():
                self._change_seats(entry)
            case e.HostChanged():
                self.host = entry.host
                self._keep_asked(lambda player: player != entry.host)
            case e.StopOffered() | e.StopAnswered():
                before = set() if isinstance(entry, e.StopOffered) else self.agreed
                agrees = isinstance(entry, e.StopOffered) or entry.agrees
                self.agreed = before | {entry.player} if agrees else set()
            case e.Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.player)
            case e.Rematched() | e.Settled():
                self.rematch = entry.table if isinstance(entry, e.Rematched) else self.rematch
                self.may_play_on = ""
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
                self.links += entry.new_links
            case _:
                pass
        self.seats[entry.seat] = new
        if old.player and not self.seats_of(old.player):
            self.contributed.pop(old.player, None)

    def _keep_asked(self, keeps: Callable[[str], bool]) -> None:
        self.asked = {player: asked for player, asked in self.asked.items() if keeps(player)}

    def _change_seats(self, entry: e.SeatsChanged) -> None:
        """Free seats are removed, or new ones added at the end. The others keep their people and their order."""
        kept = [seat for n, seat in enumerate(self.seats) if n not in entry.removed]
        new = [Seat(left=self.setup.clock.time) for _ in range(entry.seats - len(kept))]
        self.seats = kept + new
        self.setup = replaced(self.setup, seats=entry.seats)

    def _drop_reservations(self, player: str) -> None:
        for n, seat in enumerate(self.seats):
            if seat.invited == player:
                self.seats[n] = Seat(left=self.setup.clock.time)

    def _change_seat(self, number: int, **values: Any) -> None:
        self.seats[number] = replace(self.seats[number], **values)

    # ---- the game

    def _start(self, number: int, at: int) -> None:
        self.asked = {}
        self.current = CachedPosition(self.game, self.first_record())
        self.status, self.position, self.began = PLAYING, number, at
        self.decided_at = number
        is_alone = [bool(seat.player) for seat in self.seats].count(True) == 1 and bool(self.seats_of(self.host))
        self.takes_back = self.setup.take_back is not False and (is_alone or self.is_sandbox)
        self.gives_hints = is_alone if self.setup.hints is None else self.setup.hints

    def first_record(self) -> State:
        """The game as it starts at this table: dealt, or continued from another table."""
        if self.base is None:
            return self.game.deal(self.setup.seats, self.seed, **self.setup.options)
        return begun(self.game, self.setup, self.base).state

    def _act(self, entry: e.Acted, number: int, at: int) -> Step:
        assert self.current is not None
        before = self.current
        self.chosen.pop(entry.seat, None)
        code, _, after = before.take(entry.action)
        gained = self._charge_turn(entry, before, after)
        reveals = self.game.reveals(before.record, code)
        if self.takes_back:
            self.choices.append(Choice(entry.seat, CachedPosition(self.game, before.record), gained, reveals))
        else:
            if reveals or (self.choices and self.choices[-1].seat != entry.seat):
                self.choices.clear()
            if not reveals:
                self.choices.append(Choice(entry.seat, before, gained))
        self.current = after
        if not self.seats[entry.seat].bot:
            self.decided_at = number
        self._move_on(number, at)
        return Step(before, code, after)

    def _choose(self, entry: e.Chosen | e.Withdrawn | e.Hinted) -> None:
        if isinstance(entry, e.Hinted):
            self.hints = self.hints.add(entry.seat, self.seen_by(entry.seat), entry.level)
        elif isinstance(entry, e.Chosen):
            self.chosen[entry.seat] = entry
        else:
            del self.chosen[entry.seat]

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
        choice = self.choices[-entry.actions]
        del self.choices[-entry.actions :]
        self.chosen.clear()
        self.takebacks += self.takes_back
        self.decided_at = number
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

    def _resign(self, entry: e.Resigned, number: int, at: int) -> None:
        """A seat was resigned. Without a bot to take over, the game ends with the next entry."""
        if entry.bot:
            self._hand_over(entry.seat, entry.bot, number, at)
        self._change_seat(entry.seat, resigned=True)

    def _hand_over(self, seat: int, bot: str, number: int, at: int) -> None:
        """A bot takes over a seat. If others are to act, their clocks and their undo are not touched."""
        player, is_to_act = self.seats[seat].player, self.turn == seat and not self.choosing
        self._change_seat(seat, bot=bot)
        if is_to_act or (self.choices and self.choices[-1].seat == seat):
            self.choices.clear()
        if player not in self.people():
            self.agreed.discard(player)
        if is_to_act:
            self._move_on(number, at)

    def _end(self, entry: e.Ended, number: int) -> None:
        """The game ended. An abandoned game can be continued, so it stays as it is."""
        self.end, self.status = entry, CLOSED if entry.how in ("closed", "abandoned") else OVER
        self.position = number
        if entry.how != "abandoned":
            self.choices.clear()
            self.chosen.clear()
        if entry.how == "resigned" and entry.winners:
            self.may_play_on = self.seats[entry.winners[0]].person

    def _reopen(self, entry: e.PlayedOn | e.Reopened, number: int, at: int) -> None:
        """A game that had ended goes on; or a table that had not started waits again."""
        self.end, self.status, self.may_play_on = None, WAITING if self.current is None else PLAYING, ""
        if isinstance(entry, e.PlayedOn):
            self.played_on = True
            self._hand_over(entry.seat, entry.bot, number, at)
        self._move_on(number, at)
        self.decided_at = number

    def _move_on(self, number: int, at: int) -> None:
        self.position, self.began = number, at
