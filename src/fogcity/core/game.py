"""The Game protocol: what every game offers to players, bots, servers and researchers.

A game in play is one record, a NumPy structured scalar; copying it copies the game. `Game` is the door to a game's
rules: it deals and plays records, and makes the views that are all anybody else ever gets to see.
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
from fogcity.core.loops import Codes, Loops, Records
from fogcity.core.options import Options, Value
from fogcity.core.reasons import Reason
from fogcity.core.rng import GUESSING, RngState, Seed, check_int_seed, seed_state
from fogcity.core.view_data import BoardData, ViewData, describe_view

State: TypeAlias = np.record

COLOURS = ("yellow", "blue", "orange", "green", "purple", "black", "pink", "teal")

_Record = np.record
_base_of = np.void.base.__get__


class Fields(dict[str, Any]):
    """The fields of a record by name, numbers as plain ones: what reads many of them is several times quicker so.

    A field is also an attribute, as it is of a record, so that rules can be asked about it as well.
    """

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class View:
    """A game as one seat may see it, or as anybody may (seat None). What is hidden is blanked, not merely left out."""

    __slots__ = ("_fields", "_records", "game", "seat")

    def __init__(self, game: str, seat: int | None, records: Records) -> None:
        self.game = game
        self.seat = seat
        self._records = records
        self._fields: Fields | None = None

    @property
    def record(self) -> State:
        """The blanked record. Only to be read."""
        record: State = self._records[0]
        return record

    @property
    def fields(self) -> Fields:
        """The fields of the blanked record. Only to be read."""
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

    def __repr__(self) -> str:
        return f"<view of {self.game} by {'a spectator' if self.seat is None else f'seat {self.seat + 1}'}>"


class Game(ABC):
    """One game and its rules. Seats are counted from 0 here, and from 1 in every text."""

    name: ClassVar[str]
    title: str
    seats: ClassVar[range]
    options: ClassVar[Options]
    rules_version: ClassVar[int]
    variant: ClassVar[int] = 0  # tells games apart that share a record and its rules
    num_actions: int
    most_legal: int  # no position has more legal actions than this
    dtype: ClassVar[np.dtype[Any]]
    loops: ClassVar[Loops]
    fixed: tuple[Any, ...] = ()  # what the kernels need besides the record: the board, if there are several
    has_boards: ClassVar[bool] = False  # can it be played on boards of one's own (see on_board)?
    colours: ClassVar[tuple[str, ...]] = COLOURS  # of the seats, where the game is shown
    parts: ClassVar[Mapping[str, str]] = {}  # what it brings to other layers (see core/parts.py)
    longest_game: int | None = None  # no game has more actions than this: for OpenSpiel, if there is no part `encoding`
    widest_margin: int | None = None  # no two players end further apart than this many points: likewise

    # ---- what a game brings

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
        """The action as it is written: "SWNE b1"."""

    @abstractmethod
    def parse(self, s: State | View, text: str) -> int:
        """The action that a text stands for; BadText, with what was expected, if none."""

    @abstractmethod
    def split(self, text: str) -> list[str]:
        """The texts of the actions that stand in one line of a game record."""

    @abstractmethod
    def why_illegal(self, s: State, action: int) -> Reason:
        """What the player to act is told of an action that is not legal. For nobody else: it may name tiles in hand."""

    @abstractmethod
    def reveals(self, s: State | View, action: int) -> bool:
        """Does this legal action show the player who takes it something hidden? Then it cannot be undone."""

    @abstractmethod
    def events(self, before: View, action: int, after: View) -> list[Event]:
        """What happened in a move, as the holder of these two views may know it; the action as `shown` shows it."""

    @abstractmethod
    def is_certain(self, event: Event, seat: int, action: int) -> bool:
        """Could the seat that takes this action tell beforehand that it leads to this event, just so?"""

    def view_data(self, view: View) -> ViewData:
        """A view as a readable value that can be sent as JSON. It takes nothing but a view, so it cannot leak."""
        return describe_view(self, self._seen(view), *self._ending(view))

    def action_data(self, view: View, codes: Sequence[int]) -> list[ActionData]:  # noqa: ARG002 - games know kinds
        """The legal actions of a view, in the same order, as kinds and fields."""
        return [TextActions(count=len(codes))] if codes else []

    def requested_action(self, view: View, request: Mapping[str, object]) -> int:  # noqa: ARG002 - as above
        """The action that is asked about by kind and fields (see ActionRequest); BadText if there is none."""
        raise BadText(f"actions of {self.name} are only known by their texts")

    def board_data(self) -> BoardData | None:
        """What is printed on the board, for pages that draw it; None if there is nothing to draw."""
        return None

    def shown(self, s: State, action: int, seat: int | None) -> int:  # noqa: ARG002 - most games are played openly
        """An action as a seat (None: a spectator) may see it; -1 if only who took it may know which it was."""
        return action

    def on_board(self, board: object) -> Game:  # noqa: ARG002 - most games have one board only
        """This game on another board: one that was loaded, the path of its file, or the content of a file as bytes."""
        raise BadOption(f"{self.name} has one board only")

    @property
    def board_tag(self) -> str:
        """The board that this is played on, as records name it; empty if there is only one."""
        return ""

    @abstractmethod
    def position(self, text: str, seed: Seed = 0) -> State:
        """A record from a readable position; what the text leaves open is dealt at random from the seed."""

    @abstractmethod
    def describe(self, s: State | View) -> str:
        """The readable position of a record, from which `position` makes the very same record."""

    # ---- one game

    def deal(self, seats: int = 2, seed: Seed = 0, **options: Value) -> State:
        """A new game, everything shuffled from the seed: an int, or 32 bytes."""
        records = self.prepared(seats, options)
        self.loops.deal_one(records, seed_state(seed), *self.fixed)
        return self._only(records)

    def turn(self, s: State | View) -> int:
        """The seat to act; -1 when the game is over."""
        return self._number(s, "turn")

    def turns(self, s: State | View) -> int:
        """How many turns have been finished."""
        return self._number(s, "turns")

    def seats_of(self, s: State | View) -> int:
        """How many play in this game."""
        return self._number(s, "seats")

    def options_of(self, s: State | View) -> dict[str, Value]:
        """The options that this game is played with."""
        return self.options.from_numbers(self._records(s)["options"][0].tolist()) if self.options else {}

    def legal(self, s: State | View) -> Codes:
        """The codes of all legal actions, ascending; none once the game is over. A view tells only its own seat's."""
        seen = type(s) is View
        records = self._records(s) if seen else self._window(s)  # type: ignore[arg-type]
        if seen and s.seat != records["turn"][0] >= 0:
            raise FogCityError(f"{s!r} does not tell what seat {records['turn'][0] + 1} may do")
        codes = np.empty(self.most_legal, np.int32)
        count = self._legal(records, self.variant, seen, codes, *self.fixed)
        if count < 0:
            raise self._unsound()
        return codes[:count]

    def play(self, s: State, action: int) -> None:
        """Do an action for the seat whose turn it is. IllegalAction, and nothing changed, if the rules forbid it."""
        records = self._window(s)
        try:
            code = operator.index(action)
        except TypeError:
            raise IllegalAction(f"an action is a number (see parse), not {action!r}") from None
        if not records.flags.writeable:
            raise self._read_only()
        played = self._play(records, self.variant, code, *self.fixed) if -1 < code < self.num_actions else 0
        if played < 0:
            raise self._unsound()
        if not played:
            raise IllegalAction(self.why_illegal(self._only(records), code))

    def copy(self, s: State) -> State:
        """A game of its own that stands as this one does. Several times quicker than the record's own `copy`."""
        return self._only(self._copied(self._window(s)))

    def view(self, s: State, seat: int | None = None) -> View:
        """The game as this seat may see it; as a spectator may, if the seat is None."""
        self._window(s)  # refuses a view
        records = self._sound(s)
        number = -1 if seat is None else self._seat(records, seat)
        seen = self._copied(self._blank)
        self.loops.view_one(records, number, seen, *self.fixed)
        return View(self.name, None if seat is None else number, seen)

    def guess(self, view: View, rng: Seed | np.random.Generator) -> State:
        """A full record that could be the one behind the view, each as likely."""
        if type(view) is not View:
            raise FogCityError(f"guess needs a view (see view), not {type(view).__name__}")
        records = self._copied(self._sound(view))
        self.loops.guess_one(records, _rng_state(rng), *self.fixed)
        if self.loops.first_invalid(records, self.variant, False, *self.fixed) >= 0:
            raise FogCityError(f"no game of {self.name} fits this view: it was not made by the rules")
        return self._only(records)

    def consider(self, view: View, action: int) -> list[Event]:
        """What an action of the seat to act would do, as far as that seat can tell from its view before taking it.

        Always the same for a view, whatever is hidden. IllegalAction, with the reason, if the rules forbid the action.
        """
        guess = self.guess(view, 0)
        if view.seat is None or view.seat != self.turn(view) >= 0:
            raise FogCityError(f"{view!r} does not tell what the seat to act may do")
        self.play(guess, action)
        seat, code = view.seat, int(action)
        told = self.events(view, code, self.view(guess, seat))
        return [event for event in told if self.is_certain(event, seat, code)]

    def scores(self, s: State | View) -> list[int]:
        """Everybody's points, as they would be if the game ended now."""
        records = self._sound(s)
        points: list[int] = self.loops.scores_one(records, int(records["seats"][0]), *self.fixed).tolist()
        return points

    def winners(self, s: State | View) -> list[int]:
        """The seats that have won: none before the end, several if they share the win."""
        if self.turn(s) >= 0:
            return []
        return self.best(self.scores(s))

    def best(self, scores: Sequence[int]) -> list[int]:
        """The seats with the most points; equal points share the win."""
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def warm_up(self) -> None:
        """Compile what every turn of a game needs, now rather than in the first turn."""
        s = self.deal(self.seats[0])
        self.play(s, int(self.legal(s)[0]))
        self.view(s, 0)

    # ---- many games at once

    def deal_batch(
        self, count: int, seats: int = 2, seed: int = 0, *, cores: int | None = None, **options: Value
    ) -> Records:
        """An array of new games; game i is the one that `deal` gives for seed + i. cores: 1, or None for all."""
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 0:
            raise BadOption(f"a batch has a whole number of games, not {count!r}")
        first = check_int_seed(seed)
        check_int_seed(first + max(int(count), 1) - 1)
        states = np.empty(count, self.dtype)
        self.loops.deal_each.run(cores, self.prepared(seats, options), states, np.uint64(first), *self.fixed)
        return states

    def legal_batch(self, states: Records, *, cores: int | None = None) -> tuple[Codes, npt.NDArray[np.int32]]:
        """The legal actions of every game, a row each, and how many of each row count."""
        states = self._batch(states)
        codes = np.empty((len(states), self._most_legal(states)), np.int32)
        counts = np.empty(len(states), np.int32)
        self.loops.legal_each.run(cores, states, codes, counts, *self.fixed)
        return codes, counts

    def play_batch(self, states: Records, actions: npt.ArrayLike, *, cores: int | None = None) -> None:
        """Play action i on game i; -1 leaves a game alone. If one of them is illegal, none is played."""
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
        """Play every game to its end with uniformly random actions, in place. Gives the number of actions in each."""
        states = self._batch(states, write=True)
        actions = np.empty(len(states), np.int32)
        self.loops.roll_out_each.run(cores, states, np.uint64(check_int_seed(seed)), actions, *self.fixed)
        return actions

    def scores_batch(self, states: Records, *, cores: int | None = None) -> npt.NDArray[np.int64]:
        """Everybody's points in every game, a row each; seats that a game does not have count 0."""
        states = self._batch(states)
        points = np.zeros((len(states), self.seats[-1]), np.int64)
        self.loops.scores_each.run(cores, states, points, *self.fixed)
        return points

    # ---- for those who bring kernels of their own

    def records_of(self, s: State | View) -> Records:
        """A record or view as kernels take it: an array of one over the same memory. It is one of this game."""
        return self._sound(s)

    def read_view(self, data: bytes, seat: int | None) -> View:
        """The view that these bytes are (see View.tobytes), as a seat (None: a spectator) may see the game."""
        if len(data) != self.dtype.itemsize:
            raise FogCityError(f"a view of {self.name} has {self.dtype.itemsize} bytes, not {len(data)}")
        view = View(self.name, seat, np.frombuffer(data, self.dtype).copy())
        records = self._sound(view)
        if seat is not None:
            self._seat(records, seat)
        return view

    def blank(self) -> Records:
        """An array of one record in which nothing is known yet: what the rules' `view` is to be written into."""
        return self._copied(self._blank)

    def prepared(self, seats: int, options: dict[str, Value]) -> Records:
        """An array of one record before the deal: options set, nothing dealt."""
        if isinstance(seats, bool) or not isinstance(seats, (int, np.integer)) or seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        values = self.options.complete(options)
        template = self._templates.get(key := (int(seats), *values.values()))
        if template is None:
            template = self._templates[key] = np.empty(1, self.dtype)
            template[0] = self._template(int(seats), values)
        return self._copied(template)

    # ---- inside

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
        """The same bytes: NumPy would copy field by field."""
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
            raise FogCityError(f"there is no seat {seat!r}; this game has seats 0 to {int(records['seats'][0]) - 1}")
        return number

    def _most_legal(self, states: Records) -> int:  # noqa: ARG002 - a game may look and find fewer
        return self.most_legal

    def _batch(self, states: Records, *, write: bool = False) -> Records:
        """The batch, if it is one of this game."""
        if not isinstance(states, np.ndarray) or states.dtype != self.dtype or states.ndim != 1:
            raise FogCityError(f"a batch is a one-dimensional array of {self.name} records (see deal_batch)")
        if write and not states.flags.writeable:
            raise self._read_only()
        states = states.view(self.dtype)  # what comes from a file has forgotten that its records are np.record
        wrong = self.loops.first_invalid(states, self.variant, False, *self.fixed)
        if wrong >= 0:
            raise FogCityError(f"game {wrong} of the batch: {self._unsound()}")
        return states

    def _only(self, records: Records) -> State:
        record: State = records[0]
        return record

    def _window(self, s: State) -> Records:
        """The record as an array of one over the same memory: kernels take arrays much quicker than scalars."""
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

    def _sound(self, s: State | View) -> Records:
        """The records of a game or view, if it is one that the rules could have made."""
        records = self._records(s)
        if self.loops.first_invalid(records, self.variant, type(s) is View, *self.fixed) >= 0:
            raise self._unsound()
        return records

    def _seen(self, view: View) -> View:
        """A view, and nothing else: for what must not leak."""
        if type(view) is not View:
            raise FogCityError(f"view data needs a view (see view), not {type(view).__name__}")
        self._sound(view)
        return view

    def _ending(self, view: View) -> tuple[tuple[int, ...] | None, tuple[int, ...]]:
        """Everybody's points and the winners, as view data has them: nothing before the end."""
        return (None, ()) if self.turn(view) >= 0 else (tuple(self.scores(view)), tuple(self.winners(view)))

    def _record(self, s: State | View) -> State:
        return self._only(self._records(s))

    def _number(self, s: State | View, field: str) -> int:
        number: int = self._records(s)[field].item()
        return number

    def _unsound(self) -> FogCityError:
        return FogCityError(f"this is no record of {self.name}: of another game, or of a view, which must be guessed?")

    def _read_only(self) -> FogCityError:
        return FogCityError("this game can only be read: play on a copy of it")


def _array_over(s: State, dtype: np.dtype[Any]) -> Records:
    """An array of one over the memory of any record: one that is part of a larger array, or fresh from a pickle.

    NumPy lends a scalar's memory only for reading, and writes to an unpickled scalar are lost, hence the address.
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
