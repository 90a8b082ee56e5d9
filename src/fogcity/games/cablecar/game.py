"""Cable Car and the company game as implementations of the Game protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np

from fogcity.core.action_data import ActionData
from fogcity.core.errors import FogCityError
from fogcity.core.events import Event, GameOver
from fogcity.core.game import Game, State, View
from fogcity.core.loops import Loops, Records, Rules
from fogcity.core.options import Options
from fogcity.core.reasons import Reason
from fogcity.core.rng import GUESSING, Seed, seed_state
from fogcity.core.view_data import ViewData
from fogcity.games.cablecar import actions, rules
from fogcity.games.cablecar.action_data import action_data, requested_action
from fogcity.games.cablecar.actions import DRAW, NUM_ACTIONS, PASS
from fogcity.games.cablecar.board import COLOURS, EDGE_SPACES
from fogcity.games.cablecar.board_data import TrackBoard, track_board
from fogcity.games.cablecar.describe import describe
from fogcity.games.cablecar.events import CERTAIN, events_between
from fogcity.games.cablecar.guess import guess
from fogcity.games.cablecar.options import CABLE_CAR, COMPANY, HAND, MAX_HAND, ROTATION
from fogcity.games.cablecar.position import PositionReader
from fogcity.games.cablecar.reasons import why_illegal
from fogcity.games.cablecar.state import DTYPE, HIDDEN, MAX_SEATS, NOTHING
from fogcity.games.cablecar.validity import is_safe, is_valid
from fogcity.games.cablecar.view import view
from fogcity.games.cablecar.view_data import make_view_data

RULES = Rules(
    is_safe=is_safe,
    is_valid=is_valid,
    deal=rules.deal,
    is_legal=rules.is_legal,
    list_actions=rules.list_actions,
    play=rules.play,
    play_out=rules.play_out,
    final_scores=rules.final_scores,
    view=view,
    guess=guess,
)
LOOPS = Loops(RULES)


class CableCar(Game):
    """The base game: every player runs the cars of one colour."""

    name = "cablecar"
    title = "Cable Car"
    seats = range(2, MAX_SEATS + 1)
    options: ClassVar[Options] = CABLE_CAR
    rules_version = 1
    num_actions = NUM_ACTIONS
    most_legal = 60 * 4 * MAX_HAND + 9
    dtype = DTYPE
    loops = LOOPS
    colours: ClassVar[tuple[str, ...]] = COLOURS[:MAX_SEATS]
    company: ClassVar[bool] = False
    parts: ClassVar[dict[str, str]] = {
        "policy": "fogcity.games.cablecar.policy.policy:policy_for",
        "network": "fogcity.games.cablecar.network.network:network_for",
        "encoding": "fogcity.games.cablecar.encoding:CableCarEncoding",
        "terminal": "fogcity.games.cablecar.terminal.face:CableCarFace",
        "lessons": "fogcity.games.cablecar.lessons:CableCarLessons",
        "report": "fogcity.games.cablecar.report:SpacesUsed",
        "benchmark": "fogcity.games.cablecar.benchmark:held_out_for",
        "puzzles": "fogcity.games.cablecar.puzzle_file:puzzle_file",
        "hints": "fogcity.games.cablecar.hints:TrackLooks",
        "preview": "fogcity.games.cablecar.preview:TrackPicture",
    }

    def _prepare(self, s: State) -> None:
        s["company"] = self.company
        for nothing in ("drawn", "hand", "supply", "board", "held", "face_up", "pile"):
            s[nothing] = NOTHING
        s["open"] = EDGE_SPACES
        s["other_end"] = np.arange(256)

    def text(self, s: State | View, action: int) -> str:  # noqa: ARG002 - a code means the same in every position
        return actions.text_of(action)

    def parse(self, s: State | View, text: str) -> int:  # noqa: ARG002 - so does a text
        return actions.parse(text)

    def split(self, text: str) -> list[str]:
        return actions.split(text)

    def why_illegal(self, s: State, action: int) -> Reason:
        return why_illegal(s, action)

    def scores(self, s: State | View) -> list[int]:
        if self.company and (self._valid(s)["held"] == HIDDEN).any():
            raise FogCityError("the points depend on shares that are hidden in this view")
        return super().scores(s)

    def _most_legal(self, states: Records) -> int:
        turns = 4 if states["options"][:, ROTATION].any() else 1
        return 60 * turns * int(states["options"][:, HAND].max(initial=1)) + 9

    def reveals(self, s: State | View, action: int) -> bool:
        return self.reveals_each(s, [action])[0]

    def reveals_each(self, s: State | View, actions: Sequence[int]) -> list[bool]:
        record = self._record(s)
        refills = record["drawn"] == NOTHING and record["supply_left"] > 0
        shows_all_shares = self.company and (record["board"] != NOTHING).sum() == 59
        lays = bool(refills or shows_all_shares)
        return [lays if action < DRAW else action != PASS for action in actions]

    def events(self, before: View, action: int, after: View) -> list[Event]:
        if not isinstance(before, View) or not isinstance(after, View) or before.seat != after.seat:
            raise FogCityError("events need two views of a game by the same viewer")
        if self.turn(before) < 0 or not 0 <= action < NUM_ACTIONS:
            raise FogCityError(f"there was no action {action!r} in this position")
        events = events_between(before.fields, action, after.fields)
        if self.turn(after) < 0:
            scores = self.scores(after)
            events.append(GameOver(scores, self.best(scores)))
        return events

    def is_certain(self, event: Event, seat: int, action: int) -> bool:  # noqa: ARG002 - the kind of event decides
        return isinstance(event, CERTAIN)

    def view_data(self, view: View) -> ViewData:
        return make_view_data(self._seen(view), self.options_of(view), *self._ending(view))

    def action_data(self, view: View, codes: Sequence[int]) -> list[ActionData]:  # noqa: ARG002 - codes are enough
        return action_data(codes)

    def requested_action(self, view: View, request: Mapping[str, object]) -> int:  # noqa: ARG002
        return requested_action(request)

    def board_data(self) -> TrackBoard:
        return track_board(self.colours, self.company)

    def position(self, text: str, seed: Seed = 0) -> State:
        record: State = PositionReader(text, self.options, self.rules_version, self.prepared).read()
        generator = record["generator"].copy()
        self.loops.guess_one(self._window(record), seed_state(seed, GUESSING))
        if generator.any():
            record["generator"] = generator
        return record

    def describe(self, s: State | View) -> str:
        return describe(self._only(self._valid(s)), self.options.format(self.options_of(s)), self.rules_version)


class Company(CableCar):
    """The company game: the players own shares of eight companies."""

    name = "company"
    title = "Cable Car: the company game"
    options: ClassVar[Options] = COMPANY
    colours = ("pink", "teal", "lime", "sky", "grey", "sand")  # the other colours are the companies'
    company = True
    variant = 1
