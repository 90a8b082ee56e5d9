"""Ticket to Ride: San Francisco as an implementation of the Game protocol, on any board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

import numpy as np

from fogcity.core.action_data import ActionData
from fogcity.core.errors import BadPosition, FogCityError
from fogcity.core.events import Event, GameOver
from fogcity.core.game import Game, State, View
from fogcity.core.loops import Loops, Rules
from fogcity.core.options import Options
from fogcity.core.reasons import Reason
from fogcity.core.rng import GUESSING, Seed, seed_state
from fogcity.core.view_data import ViewData
from fogcity.games.ticket import rules
from fogcity.games.ticket.action_data import ActionKinds
from fogcity.games.ticket.actions import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND, PASS, ActionTexts
from fogcity.games.ticket.board.board import Board, check_board, load, parse, standard
from fogcity.games.ticket.board.lookup_tables import BoardTable, make_tables
from fogcity.games.ticket.board_data import MapBoard, map_board
from fogcity.games.ticket.describe import describe
from fogcity.games.ticket.events import CERTAIN, CardTaken, MoveEvents, TicketsKept
from fogcity.games.ticket.guess import guess
from fogcity.games.ticket.position import PositionReader
from fogcity.games.ticket.reasons import why_illegal
from fogcity.games.ticket.scoring import count_points_of, final_scores
from fogcity.games.ticket.state import BOTH, DTYPE, FIRST, HIDDEN, KEEPING, MAX_SEATS, NOTHING, SECOND_KEPT
from fogcity.games.ticket.validity import is_safe, is_valid
from fogcity.games.ticket.view import view
from fogcity.games.ticket.view_data import ViewDataMaker

RULES = Rules(
    is_safe=is_safe,
    is_valid=is_valid,
    deal=rules.deal,
    is_legal=rules.is_legal,
    list_actions=rules.list_actions,
    play=rules.play,
    play_out=rules.play_out,
    final_scores=final_scores,
    view=view,
    guess=guess,
)
LOOPS = Loops(RULES)
KEPT = {KEEP_FIRST: FIRST, KEEP_SECOND: SECOND_KEPT, KEEP_BOTH: BOTH}  # the outcome of each choice


class TicketToRide(Game):
    """Routes, tickets and souvenirs on a board; the board of San Francisco by default."""

    name = "ticket"
    title = "Ticket to Ride: San Francisco"
    seats = range(2, MAX_SEATS + 1)
    options: ClassVar[Options] = Options()
    rules_version = 1
    dtype = DTYPE
    loops = LOOPS
    has_boards = True
    colours: ClassVar[tuple[str, ...]] = ("yellow", "brown", "pink", "teal")  # none is the colour of a card
    parts: ClassVar[dict[str, str]] = {
        "policy": "fogcity.games.ticket.policy.policy:policy_for",
        "network": "fogcity.games.ticket.network.network:network_for",
        "encoding": "fogcity.games.ticket.encoding:TicketEncoding",
        "terminal": "fogcity.games.ticket.terminal.face:TicketFace",
        "lessons": "fogcity.games.ticket.lessons:TicketLessons",
        "command": "fogcity.games.ticket.board.command:commands_for",
        "report": "fogcity.games.ticket.report:RoutesUsed",
        "benchmark": "fogcity.games.ticket.benchmark:held_out_for",
        "puzzles": "fogcity.games.ticket.puzzle_file:puzzle_file",
        "hints": "fogcity.games.ticket.hints:MapLooks",
        "preview": "fogcity.games.ticket.preview:RoutePicture",
    }

    def __init__(self, board: Board | None = None) -> None:
        self.board: Board = standard() if board is None else check_board(board)
        tables = make_tables(self.board)
        tables.flags.writeable = False
        self.fixed = (tables,)
        self.texts = ActionTexts(self.board, tables)
        self.num_actions = self.texts.num_actions
        self.most_legal = self.num_actions
        self.action_kinds = ActionKinds(self.texts)
        self.move_events = MoveEvents(self.board, self.table)
        self.view_data_maker = ViewDataMaker(self.board, tables)
        if self.board.digest != standard().digest:
            self.title = f"Ticket to Ride: {self.board.title}"

    @property
    def table(self) -> BoardTable:
        """The numbers of the board."""
        return self.fixed[0][0]

    def on_board(self, board: object) -> TicketToRide:
        if isinstance(board, bytes):
            return _on_board(parse(board.decode()))
        return _on_board(check_board(load(Path(board)) if isinstance(board, (str, Path)) else board))

    @property
    def board_tag(self) -> str:
        return f"{self.board.name} {self.board.digest}"

    def _prepare(self, s: State) -> None:
        s["board"] = self.table["digest"]
        s["free"] = self.table["all_routes"]
        for nothing in ("owner", "open", "tickets", "drawer", "first", "second", "symbol", "aside", "joined"):
            s[nothing] = NOTHING
        s["final_turns"] = s["other_cards"] = -1

    def text(self, s: State | View, action: int) -> str:  # noqa: ARG002 - a code means the same in every position
        return self.texts.text(action)

    def parse(self, s: State | View, text: str) -> int:  # noqa: ARG002 - so does a text
        return self.texts.parse(text)

    def split(self, text: str) -> list[str]:
        return self.texts.split(text)

    def why_illegal(self, s: State, action: int) -> Reason:
        return why_illegal(self.texts, s, action)

    def scores(self, s: State | View) -> list[int]:
        return self.points(s)[0]

    def points(self, s: State | View) -> tuple[list[int], list[int]]:
        """The points and completed tickets of each seat if the game ended now."""
        records = self._valid(s)
        record = self._only(records)
        draws = int(record["draws"])
        if type(s) is View and (record["first"][:draws] == HIDDEN).any():
            raise FogCityError("the points depend on tickets that are hidden in this view")
        seats = int(record["seats"])
        points, done = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        count_points_of(records, self.fixed[0], points, done)
        return points.tolist(), done.tolist()

    def winners(self, s: State | View) -> list[int]:
        """SF27: most points, then most completed tickets; players who are still tied share the win."""
        if self.turn(s) >= 0:
            return []
        ranks = list(zip(*self.points(s), strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def shown(self, s: State, action: int, seat: int | None) -> int:
        """Only the player who keeps tickets sees which ones."""
        secret = KEEP_FIRST <= action < PASS and seat != self.turn(s)
        return -1 if secret else action

    def waiting_for(self, s: State | View) -> list[int]:
        """SF7: all players choose their first tickets at the same time."""
        record = self._record(s)
        if record["stage"] != KEEPING:
            return super().waiting_for(s)
        return list(range(int(record["turn"]), int(record["seats"])))

    def view_ahead(self, s: State, seat: int) -> View:
        """SF7: before the first turn, what others choose stays hidden; only whose turn it is and its number change."""
        waiting = self.waiting_for(s)
        if seat not in waiting:
            return super().view_ahead(s, seat)
        records = self.records_of(self.view(s, seat))
        records["turn"] = seat
        records["turns"] += waiting.index(seat)
        return View(self.name, seat, records, self)

    def reveals(self, s: State | View, action: int) -> bool:
        return self.reveals_each(s, [action])[0]

    def reveals_each(self, s: State | View, actions: Sequence[int]) -> list[bool]:
        return self.move_events.reveal(self._record(s), actions)

    def events(self, before: View, action: int, after: View) -> list[Event]:
        if not isinstance(before, View) or not isinstance(after, View) or before.seat != after.seat:
            raise FogCityError("events need two views of a game by the same viewer")
        if self.turn(before) < 0 or not -1 <= action < self.num_actions:
            raise FogCityError(f"there was no action {action!r} in this position")
        events = self.move_events.between(before.fields, action, after.fields)
        if self.turn(after) < 0:
            events += self.move_events.tickets_shown(after.fields)
            events.append(GameOver(self.scores(after), self.winners(after)))
        return events

    def is_certain(self, event: Event, seat: int, action: int) -> bool:
        if isinstance(event, TicketsKept):  # others may also have chosen, and the last ticket is kept unseen
            return event.seat == seat and KEEP_FIRST <= action < PASS
        return isinstance(event, CERTAIN) or (isinstance(event, CardTaken) and event.openly)

    def view_data(self, view: View) -> ViewData:
        return self.view_data_maker.make(self._seen(view), *self._ending(view))

    def chosen_data(self, view: View, action: int) -> ViewData:
        """SF7: the tickets that the player has chosen to keep are shown as kept."""
        seen = self._copied(self.records_of(self._seen(view)))
        seen["outcome"][0, view.seat] = KEPT[action]
        return self.view_data_maker.make(View(self.name, view.seat, seen), *self._ending(view))

    def action_data(self, view: View, codes: Sequence[int]) -> list[ActionData]:
        return self.action_kinds.describe(codes, view.fields)

    def requested_action(self, view: View, request: Mapping[str, object]) -> int:
        return self.action_kinds.find(request, view.fields)

    def board_data(self) -> MapBoard:
        return map_board(self.board, self.colours)

    def position(self, text: str, seed: Seed = 0) -> State:
        reader = PositionReader(text, self.texts, self.rules_version, self.prepared)
        rng_state = seed_state(seed, GUESSING)
        record: State = reader.read(rng_state)
        records = self._window(record)
        generator = record["generator"].copy()
        record["generator"] = 0
        if self.loops.first_invalid(records, self.variant, True, *self.fixed) >= 0:
            raise BadPosition("this combination is not possible in one game")
        self.loops.guess_one(records, rng_state, *self.fixed)
        if self.loops.first_invalid(records, self.variant, False, *self.fixed) >= 0:
            raise BadPosition("there is no way to fill in the unknown parts")
        reader.finish()
        if generator.any():
            record["generator"] = generator
        return record

    def describe(self, s: State | View) -> str:
        return describe(self._only(self._valid(s)), self.board, self.rules_version)


@lru_cache(maxsize=16)
def _on_board(board: Board) -> TicketToRide:
    return TicketToRide(board)
