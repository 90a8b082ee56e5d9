"""A table: one game in play and its history."""

from __future__ import annotations

from typing import NamedTuple

from fogcity.core.continuation import Continuation, check_continuations
from fogcity.core.errors import BadOption, BadRecord, FogCityError, IllegalAction, WrongBoard
from fogcity.core.events import Event
from fogcity.core.game import Game, State
from fogcity.core.options import Value
from fogcity.core.record import GameRecord, check_tags, format_seed, parse_seed, write_text
from fogcity.core.rng import Seed


class Move(NamedTuple):
    """An action that was taken: the seat, the turn (counted from 1), and the game before and after it."""

    seat: int
    turn: int
    action: int
    text: str
    before: State
    after: State


class Table:
    """A game in play and its history. Show players only what comes from views."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: Seed = 0,
        options: dict[str, Value] | None = None,
        tags: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = game.options.complete(options or {})
        self.tags = check_tags(dict(tags or {}))
        self.moves: list[Move] = []
        self.continued: list[Continuation] = []
        self._earlier: list[State] = []  # the game before each move
        self._state = game.deal(seats, seed, **self.options)
        self.seats = game.seats_of(self._state)

    @property
    def state(self) -> State:
        """A copy of the current record."""
        return self.game.copy(self._state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.turn(self._state) < 0

    def act(self, action: int | str) -> Move:
        """Take an action, as a code or as text, for the seat whose turn it is."""
        game, before = self.game, self._state
        code = game.parse(before, action) if isinstance(action, str) else action
        after = game.copy(before)
        game.play(after, code)
        text = game.text(before, code)
        move = Move(game.turn(before), game.turns(before) + 1, int(code), text, game.copy(before), game.copy(after))
        self.moves.append(move)
        self._earlier.append(before)
        self._state = after
        return move

    def continue_here(self, seat: int | None = None, seed: Seed = 0) -> None:
        """Begin another game at this position: nothing before it can be undone any more.

        With a seat, what this seat cannot know now is guessed anew from the seed. Otherwise everything stays as it is.
        """
        if self.is_over:
            raise BadOption("the game is over, so nobody can play on")
        if seat is None:
            self.continued.append(Continuation(len(self.moves)))
            return
        if not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat + 1}; this game has {self.seats}")
        self._state = self.game.guess(self.game.view(self._state, seat), seed)
        self.continued.append(Continuation(len(self.moves), seat, format_seed(seed)))

    @property
    def first(self) -> int:
        """How many actions were taken before the game of this table began: those of a game that it continues."""
        return self.continued[-1].after if self.continued else 0

    def events(self, move: Move, seat: int | None = None) -> list[Event]:
        """What happened in a move, as a seat (None: a spectator) may know it."""
        game = self.game
        action = game.shown(move.before, move.action, seat)
        return game.events(game.view(move.before, seat), action, game.view(move.after, seat))

    def why_no_undo(self, seat: int) -> str | None:
        """Why this seat cannot undo its last action; None if it can."""
        if len(self.moves) <= self.first or self.moves[-1].seat != seat:
            return "only your own last choice can be taken back, before anybody else has acted"
        move = self.moves[-1]
        if self.game.reveals(move.before, move.action):
            return f"`{move.text}` has shown you something hidden, so it cannot be taken back"
        return None

    def undo(self, seat: int) -> Move:
        """Undo the seat's last action. An action that revealed something hidden cannot be undone."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        move = self.moves.pop()
        self._state = self._earlier.pop()
        return move

    def take_back(self, seat: int) -> Move:
        """Undo the seat's last action and all since, whatever they revealed. The tag `takebacks` counts how often."""
        for place in range(len(self.moves) - 1, self.first - 1, -1):
            move = self.moves[place]
            if move.seat == seat:
                self._state = self._earlier[place]
                del self.moves[place:], self._earlier[place:]
                count = self.tags.get("takebacks", "0")
                self.tags["takebacks"] = str(int(count) + 1 if count.isdecimal() else 1)
                return move
        raise IllegalAction("you have done nothing yet that could be taken back")

    def turns(self) -> list[list[str]]:
        """The texts of all actions, a list for each turn."""
        turns: list[list[str]] = []
        for move in self.moves:
            if len(turns) < move.turn:
                turns.append([])
            turns[-1].append(move.text)
        return turns

    def record(self) -> GameRecord:
        """The record of the game so far."""
        return GameRecord(
            game=self.game.name,
            seats=self.seats,
            seed=format_seed(self.seed),
            options={name: value for name, value in self.options.items() if value != self.game.options[name].default},
            actions=[move.text for move in self.moves],
            rules=self.game.rules_version,
            result=self.game.scores(self._state) if self.is_over else [],
            tags=check_tags(dict(self.tags)),
            board=self.game.board_tag,
            continued=list(self.continued),
        )

    def record_text(self) -> str:
        """The record of the game so far, as text."""
        return write_text(self.record(), self.game, self.turns())

    def __repr__(self) -> str:
        acts = "the game is over" if self.is_over else f"seat {self.game.turn(self._state) + 1} to act"
        return f"<table of {self.game.name}: {self.seats} players, {len(self.moves)} actions taken, {acts}>"

    def _repr_svg_(self) -> str:
        """The board as a spectator sees it now, for notebooks."""
        from fogcity.core.picture import draw

        return draw(self.game, self.game.view(self._state))


def replay(record: GameRecord, game: Game) -> Table:
    """Play a record again, from the deal to its last action; BadRecord says where it goes wrong."""
    if record.rules != game.rules_version:
        raise BadRecord(
            f"this record needs rules version {record.rules} of {game.name}; this is version {game.rules_version}"
        )
    if record.board and record.board.split()[-1:] != game.board_tag.split()[-1:]:
        here = f"this is {game.board_tag!r}" if game.board_tag else f"{game.name} has only one"
        raise WrongBoard(f"this record needs the board {record.board[:80]!r}; {here}")
    try:
        table = Table(game, record.seats, parse_seed(record.seed), dict(record.options), dict(record.tags))
        check_continuations(record.continued, table.seats, len(record.actions))
    except FogCityError as error:
        raise BadRecord(str(error)) from None
    _continue(table, record)
    for number, action in enumerate(record.actions, 1):
        try:
            table.act(action)
        except FogCityError as error:
            turn = game.turns(table.state) + 1
            raise BadRecord(f"action {number} (turn {turn}, `{action[:80]}`): {error}") from None
        _continue(table, record)
    found = table.record().result
    if record.result and record.result != found:
        ended = f"it ended {' '.join(map(str, found))}" if found else "it is not over"
        raise BadRecord(f"the record says that the game ended {' '.join(map(str, record.result))}, but {ended}")
    return table


def _continue(table: Table, record: GameRecord) -> None:
    """Play on from here, if the record says so."""
    for one in record.continued[len(table.continued) :]:
        if one.after != len(table.moves):
            break
        try:
            if one.seat is None:
                table.continue_here()
            else:
                table.continue_here(one.seat, parse_seed(one.seed))
        except FogCityError as error:
            raise BadRecord(f"the game cannot have been continued after action {one.after}: {error}") from None
