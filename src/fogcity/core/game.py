"""The Game protocol: what every game offers to players, bots, servers and researchers.

A game in play is one record, a NumPy structured scalar; a copy of it is a copy of the game. `Game` deals and plays
records, and makes views of them. Players, bots and pages only ever get views.
"""

from __future__ import annotations

import ctypes
import operator
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.action_data import ActionData, TextActions
from fogcity.core.errors import BadOption, BadText, FogCityError, IllegalAction
from fogcity.core.events import Event
from fogcity.core.loops import Codes, Loops, Records, StateRecord
from fogcity.core.options import Options, Value
from fogcity.core.reasons import Reason
from fogcity.core.rng import GUESSING, RngState, Seed, check_int_seed, seed_state
from fogcity.core.view import View
from fogcity.core.view_data import BoardData, ViewData, describe_view

__all__ = ["COLOURS", "Game", "State", "View"]

State: TypeAlias = np.record

COLOURS = ("yellow", "blue", "orange", "green", "purple", "black", "pink", "teal")

_Record = StateRecord
_base_of = np.void.base.__get__


class Game(ABC):
    """One game and its rules. Seats are counted from 0 here, and from 1 in every text."""

    name: ClassVar[str]
    title: str
    seats: ClassVar[range]
    options: ClassVar[Options]
    rules_version: ClassVar[int]
    variant: ClassVar[int] = 0  # distinguishes games that share a record and rules
    num_actions: int
    most_legal: int  # no position has more legal actions than this
    dtype: ClassVar[np.dtype[Any]]
    loops: ClassVar[Loops]
    fixed: tuple[Any, ...] = ()  # what kernels need besides the record, such as the board if there are several
    has_boards: ClassVar[bool] = False  # whether it can be played on other boards (see on_board)
    board: Any = None  # the board it is played on, of the game's own type; None for games without boards
    colours: ClassVar[tuple[str, ...]] = COLOURS  # of the seats, for display
    parts: ClassVar[Mapping[str, str]] = {}  # what it provides for other layers (see core/parts.py)
    longest_game: int | None = None  # the most actions in a game: OpenSpiel needs it without a part `encoding`
    widest_margin: int | None = None  # the most points by which two players can differ: learners by margin need it

    # ---- what a game defines

    def _prepare(self, s: State) -> None:  # noqa: B027 - a game may need nothing here
        """Complete a record before the deal: its seats and options are set, everything else is zero."""

    def _template(self, seats: int, options: dict[str, Value]) -> State:
        """A record before the deal."""
        s: State = np.zeros(1, self.dtype)[0]
        s["seats"] = seats
        if self.options:
            s["options"] = self.options.to_numbers(options)
        self._prepare(s)
        return s

    @abstractmethod
    def text(self, s: State | View, action: int) -> str:
        """The text of an action, such as "SWNE b1"."""

    @abstractmethod
    def parse(self, s: State | View, text: str) -> int:
        """The action with this text; BadText says what was expected."""

    @abstractmethod
    def split(self, text: str) -> list[str]:
        """The texts of the actions in one line of a game record."""

    @abstractmethod
    def why_illegal(self, s: State, action: int) -> Reason:
        """Why an action is not legal. Only for the player to act: it may name hidden things in that player's hand."""

    @abstractmethod
    def reveals(self, s: State | View, action: int) -> bool:
        """Whether this legal action shows its player something hidden; if so, it cannot be undone."""

    def reveals_each(self, s: State | View, actions: Sequence[int]) -> list[bool]:
        """`reveals` for each of several legal actions of one position."""
        return [self.reveals(s, action) for action in actions]

    @abstractmethod
    def events(self, before: View, action: int, after: View) -> list[Event]:
        """What happened in a move, as the viewer of these two views may know it. `action` is what `shown` returns."""

    @abstractmethod
    def is_certain(self, event: Event, seat: int, action: int) -> bool:
        """Whether the seat can be sure, before it takes this action, that exactly this event will follow."""

    def view_data(self, view: View) -> ViewData:
        """A view as a readable value that can be sent as JSON. It is made from a view alone, so it cannot leak."""
        return describe_view(self, self._seen(view), *self._ending(view))

    def chosen_data(self, view: View, action: int) -> ViewData:  # noqa: ARG002 - most choices are applied at once
        """The view data of a seat that has chosen an action which is not applied yet (see `waiting_for`)."""
        return self.view_data(view)

    def action_data(self, view: View, codes: Sequence[int]) -> list[ActionData]:  # noqa: ARG002 - games define kinds
        """The legal actions of a view, in the same order, as kinds and fields."""
        return [TextActions(count=len(codes))] if codes else []

    def requested_action(self, view: View, request: Mapping[str, object]) -> int:  # noqa: ARG002 - as above
        """The action that a request names by kind and fields (see ActionRequest); BadText if there is none."""
        raise BadText(f"actions of {self.name} are only known by their texts")

    def board_data(self) -> BoardData | None:
        """What is printed on the board, for pages that draw it; None if there is nothing to draw."""
        return None

    def shown(self, s: State, action: int, seat: int | None) -> int:  # noqa: ARG002 - most games are played openly
        """An action as a seat (None: a spectator) may see it; -1 if only the player who took it may know it."""
        return action

    def on_board(self, board: object) -> Game:  # noqa: ARG002 - most games have only one board
        """This game on another board: a loaded board, the path of a board file, or its content as bytes."""
        raise BadOption(f"{self.name} has one board only")

    @property
    def board_tag(self) -> str:
        """The board of this game as game records name it; empty if there is only one."""
        return ""

    @abstractmethod
    def position(self, text: str, seed: Seed = 0) -> State:
        """The record of a readable position; what the text leaves open is dealt at random from the seed."""

    @abstractmethod
    def describe(self, s: State | View) -> str:
        """The readable position of a record or view. `position` restores a record from its text."""

    # ---- one game

    def deal(self, seats: int = 2, seed: Seed = 0, **options: Value) -> State:
        """A new game, shuffled from the seed: an int, or 32 bytes."""
        records = self.prepared(seats, options)
        self.loops.deal_one(records, seed_state(seed), *self.fixed)
        return self._only(records)

    def turn(self, s: State | View) -> int:
        """The seat to act; -1 when the game is over."""
        return self._number(s, "turn")

    def waiting_for(self, s: State | View) -> list[int]:
        """The seats that may choose their next action now, in the order in which these are played; none at the end.

        Usually it is only the seat to act. A game lists more while the rules let several players choose secretly at the
        same time: then `view_ahead` shows each of them the same, whatever the others choose.
        """
        turn = self.turn(s)
        return [turn] if turn >= 0 else []

    def view_ahead(self, s: State, seat: int) -> View:
        """The view that a seat of `waiting_for` has to choose from, as it will be when this seat is to act."""
        if seat not in self.waiting_for(s):
            raise FogCityError(f"seat {seat + 1} has nothing to choose now")
        return self.view(s, seat)

    def turns(self, s: State | View) -> int:
        """The number of finished turns."""
        return self._number(s, "turns")

    def seats_of(self, s: State | View) -> int:
        """The number of players."""
        return self._number(s, "seats")

    def options_of(self, s: State | View) -> dict[str, Value]:
        """The options that this game is played with."""
        return self.options.from_numbers(self._records(s)["options"][0].tolist()) if self.options else {}

    def legal(self, s: State | View) -> Codes:
        """The codes of all legal actions, ascending; none when the game is over. A view has only its own seat's."""
        seen = type(s) is View
        records = self._records(s) if seen else self._window(s)  # type: ignore[arg-type]
        if seen and s.seat != records["turn"][0] >= 0:
            raise FogCityError(f"{s!r} does not show what seat {records['turn'][0] + 1} may do")
        codes = np.empty(self.most_legal, np.int32)
        count = self._legal(records, self.variant, seen, codes, *self.fixed)
        if count < 0:
            raise self._invalid()
        return codes[:count]

    def play(self, s: State, action: int) -> None:
        """Play an action for the seat to act. Raises IllegalAction, and changes nothing, if it is not legal."""
        records = self._window(s)
        try:
            code = operator.index(action)
        except TypeError:
            raise IllegalAction(f"an action is a number (see parse), not {action!r}") from None
        if not records.flags.writeable:
            raise self._read_only()
        played = self._play(records, self.variant, code, *self.fixed) if -1 < code < self.num_actions else 0
        if played < 0:
            raise self._invalid()
        if not played:
            raise IllegalAction(self.why_illegal(self._only(records), code))

    def copy(self, s: State) -> State:
        """An independent copy of a game, several times faster than the record's own `copy`."""
        return self._only(self._copied(self._window(s)))

    def view(self, s: State, seat: int | None = None) -> View:
        """The game as this seat may see it; as a spectator may, if the seat is None."""
        self._window(s)  # refuses a view
        records = self._valid(s)
        number = -1 if seat is None else self._seat(records, seat)
        seen = self._copied(self._blank)
        self.loops.view_one(records, number, seen, *self.fixed)
        return View(self.name, None if seat is None else number, seen, self)

    def guess(self, view: View, rng: Seed | np.random.Generator) -> State:
        """A random full record that fits the view. All records that fit are equally likely."""
        if type(view) is not View:
            raise FogCityError(f"guess needs a view (see view), not {type(view).__name__}")
        records = self._copied(self._valid(view))
        self.loops.guess_one(records, _rng_state(rng), *self.fixed)
        if self.loops.first_invalid(records, self.variant, False, *self.fixed) >= 0:
            raise FogCityError(f"no game of {self.name} fits this view: it was not made by the rules")
        return self._only(records)

    def consider(self, view: View, action: int) -> list[Event]:
        """The events that an action of the seat to act would cause, as far as that seat can know beforehand.

        The result depends on the view alone, not on what it hides. Raises IllegalAction if the action is not legal.
        """
        guess = self.guess(view, 0)
        if view.seat is None or view.seat != self.turn(view) >= 0:
            raise FogCityError(f"{view!r} does not show what the seat to act may do")
        self.play(guess, action)
        seat, code = view.seat, int(action)
        told = self.events(view, code, self.view(guess, seat))
        return [event for event in told if self.is_certain(event, seat, code)]

    def scores(self, s: State | View) -> list[int]:
        """The points of each seat if the game ended now."""
        records = self._valid(s)
        points: list[int] = self.loops.scores_one(records, int(records["seats"][0]), *self.fixed).tolist()
        return points

    def winners(self, s: State | View) -> list[int]:
        """The seats that have won: none before the end, several in a tie."""
        if self.turn(s) >= 0:
            return []
        return self.best(self.scores(s))

    def best(self, scores: Sequence[int]) -> list[int]:
        """The seats with the most points; several in a tie."""
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def warm_up(self) -> None:
        """Compile what every turn of a game needs, before the first turn."""
        s = self.deal(self.seats[0])
        self.play(s, int(self.legal(s)[0]))
        self.view(s, 0)

    # ---- many games at once

    def deal_batch(
        self, count: int, seats: int = 2, seed: int = 0, *, cores: int | None = None, **options: Value
    ) -> Records:
        """An array of new games. Game i is the one that `deal` deals from seed + i. cores: 1, or None for all."""
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 0:
            raise BadOption(f"a batch has a whole number of games, not {count!r}")
        first = check_int_seed(seed)
        check_int_seed(first + max(int(count), 1) - 1)
        states = np.empty(count, self.dtype)
        self.loops.deal_each.run(cores, self.prepared(seats, options), states, np.uint64(first), *self.fixed)
        return states

    def legal_batch(self, states: Records, *, cores: int | None = None) -> tuple[Codes, npt.NDArray[np.int32]]:
        """The legal actions of every game, a row each, and how many there are in each row."""
        states = self._batch(states)
        codes = np.empty((len(states), self._most_legal(states)), np.int32)
        counts = np.empty(len(states), np.int32)
        self.loops.legal_each.run(cores, states, codes, counts, *self.fixed)
        return codes, counts

    def play_batch(self, states: Records, actions: npt.ArrayLike, *, cores: int | None = None) -> None:
        """Play action i in game i; -1 skips a game. If one action is illegal, none is played."""
        states = self._batch(states, write=True)
        codes = np.asarray(actions)
        if codes.shape != states.shape or (codes.size and codes.dtype.kind not in "iu"):
            raise IllegalAction(f"{len(states)} games need an array of {len(states)} whole numbers as actions")
        codes = np.where((codes >= -1) & (codes < self.num_actions), codes, self.num_actions).astype(np.int64)
        legal = np.empty(len(states), np.int8)
        self.loops.check_each.run(cores, states, codes, legal, *self.fixed)
        if not legal.all():
            wrong = int(np.argmin(legal))
            reason = self.why_illegal(states[wrong], int(np.asarray(actions)[wrong]))
            raise IllegalAction(f"game {wrong} of the batch: {reason}")
        self.loops.play_each.run(cores, states, codes, *self.fixed)

    def rollout(self, states: Records, seed: int = 0, *, cores: int | None = None) -> npt.NDArray[np.int32]:
        """Play every game to its end with uniformly random actions, in place; returns the number of actions in each."""
        states = self._batch(states, write=True)
        actions = np.empty(len(states), np.int32)
        self.loops.roll_out_each.run(cores, states, np.uint64(check_int_seed(seed)), actions, *self.fixed)
        return actions

    def scores_batch(self, states: Records, *, cores: int | None = None) -> npt.NDArray[np.int64]:
        """The points of each seat in every game, a row each; 0 for seats that a game does not have."""
        states = self._batch(states)
        points = np.zeros((len(states), self.seats[-1]), np.int64)
        self.loops.scores_each.run(cores, states, points, *self.fixed)
        return points

    # ---- for code with its own kernels

    def records_of(self, s: State | View) -> Records:
        """A record or view of this game as kernels take it: an array of one over the same memory."""
        return self._valid(s)

    def read_view(self, data: bytes, seat: int | None) -> View:
        """The view of a seat (None: a spectator) from its bytes (see View.tobytes)."""
        if len(data) != self.dtype.itemsize:
            raise FogCityError(f"a view of {self.name} has {self.dtype.itemsize} bytes, not {len(data)}")
        view = View(self.name, seat, np.frombuffer(data, self.dtype).copy(), self)
        records = self._valid(view)
        if seat is not None:
            self._seat(records, seat)
        return view

    def blank(self) -> Records:
        """An array of one blank record, which the rules' kernel `view` can write into."""
        return self._copied(self._blank)

    def prepared(self, seats: int, options: dict[str, Value]) -> Records:
        """An array of one record before the deal: options set, nothing dealt."""
        if isinstance(seats, bool) or not isinstance(seats, (int, np.integer)) or seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        values = self.options.complete(options)
        template = self._templates.get(key := (int(seats), *values.values()))
        if template is None:
            template = np.empty(1, self.dtype)
            template[0] = self._template(int(seats), values)
            self._templates[key] = template  # not before it is filled: other threads read it
        return self._copied(template)

    # ---- in notebooks

    def __repr__(self) -> str:
        board = f" on the board {self.board_tag}" if self.board_tag else ""
        return f"<game {self.name}{board}, {self.seats[0]} to {self.seats[-1]} players>"

    def _repr_svg_(self) -> str:
        """The board before the first action."""
        from fogcity.core.picture import draw

        return draw(self, self.view(self.deal(self.seats[0])))

    # ---- internals

    @cached_property
    def _legal(self) -> Any:
        return self.loops.legal_one.ready

    @cached_property
    def _play(self) -> Any:
        return self.loops.play_one.ready

    @cached_property
    def _raw(self) -> np.dtype[np.void]:
        return np.dtype((np.void, self.dtype.itemsize))

    def _copied(self, records: Records) -> Records:
        """A copy of the bytes; NumPy itself would copy field by field."""
        copied: Records = records.view(self._raw).copy().view(self.dtype)
        return copied

    @cached_property
    def _templates(self) -> dict[tuple[Value, ...], Records]:
        return {}

    @cached_property
    def _blank(self) -> Records:
        return self.prepared(self.seats[0], {})

    def _seat(self, records: Records, seat: object) -> int:
        number = operator.index(seat) if hasattr(seat, "__index__") else -1
        if not 0 <= number < int(records["seats"][0]):
            raise FogCityError(f"seat must be 0 to {int(records['seats'][0]) - 1}, or None, not {seat!r}")
        return number

    def _most_legal(self, states: Records) -> int:  # noqa: ARG002 - a game may find fewer
        return self.most_legal

    def _batch(self, states: Records, *, write: bool = False) -> Records:
        """The batch, checked to be one of this game."""
        if not isinstance(states, np.ndarray) or states.dtype != self.dtype or states.ndim != 1:
            raise FogCityError(f"a batch is a one-dimensional array of {self.name} records (see deal_batch)")
        if write and not states.flags.writeable:
            raise self._read_only()
        states = states.view(self.dtype)  # arrays from files have plain scalars, not StateRecords
        wrong = self.loops.first_invalid(states, self.variant, False, *self.fixed)
        if wrong >= 0:
            raise FogCityError(f"game {wrong} of the batch: {self._invalid()}")
        return states

    def _only(self, records: Records) -> State:
        record: State = records[0]
        return record

    def _window(self, s: State) -> Records:
        """The record as an array of one over the same memory: calls with arrays are much faster than with scalars."""
        if type(s) is _Record:
            base = _base_of(s)
            if base is not None and base.dtype is self.dtype:
                shape = base.shape
                if shape == (1,):
                    return base  # type: ignore[no-any-return]
                if shape == ():
                    return base.reshape(1)  # type: ignore[no-any-return]
        if isinstance(s, np.void) and s.dtype == self.dtype:
            return _array_over(s, self.dtype)
        what = "a view, which must be guessed first" if isinstance(s, View) else type(s).__name__
        raise FogCityError(f"expected a {self.name} record (see deal), not {what}")

    def _records(self, s: State | View) -> Records:
        if type(s) is not View:
            return self._window(s)  # type: ignore[arg-type]
        if s.game != self.name:
            raise FogCityError(f"expected a view of {self.name}, not of {s.game}")
        return s._records

    def _valid(self, s: State | View) -> Records:
        """The array of a record or view, checked to be one that the rules could have made."""
        records = self._records(s)
        if self.loops.first_invalid(records, self.variant, type(s) is View, *self.fixed) >= 0:
            raise self._invalid()
        return records

    def _seen(self, view: View) -> View:
        """The view, checked to be a view: for code that must not leak hidden information."""
        if type(view) is not View:
            raise FogCityError(f"view data needs a view (see view), not {type(view).__name__}")
        self._valid(view)
        return view

    def _ending(self, view: View) -> tuple[tuple[int, ...] | None, tuple[int, ...]]:
        """The points of each seat and the winners, for view data. None before the end."""
        return (None, ()) if self.turn(view) >= 0 else (tuple(self.scores(view)), tuple(self.winners(view)))

    def _record(self, s: State | View) -> State:
        return self._only(self._records(s))

    def _number(self, s: State | View, field: str) -> int:
        number: int = self._records(s)[field].item()
        return number

    def _invalid(self) -> FogCityError:
        return FogCityError(f"this is not a game of {self.name}: is it another game's record, or a view's? (see guess)")

    def _read_only(self) -> FogCityError:
        return FogCityError("this game can only be read: play on a copy of it")


def _array_over(s: State, dtype: np.dtype[Any]) -> Records:
    """An array of one over the memory of any record, even one inside a larger array or from a pickle.

    NumPy exposes a scalar's memory as read-only, and writes to an unpickled scalar are lost. So this uses the address.
    """
    memory = (ctypes.c_char * dtype.itemsize).from_address(np.frombuffer(s, np.uint8).ctypes.data)
    array: Records = np.frombuffer(memoryview(memory), dtype)
    base = _base_of(s)
    array.flags.writeable = base is None or base.flags.writeable
    return array


def _rng_state(rng: Seed | np.random.Generator) -> RngState:
    if isinstance(rng, np.random.Generator):
        return rng.integers(0, 2**64, 4, dtype=np.uint64)
    return seed_state(rng, GUESSING)
