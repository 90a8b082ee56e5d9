"""What the rules pages and the guided first games show: scripts of positions and moves, played by the rules.

    python -m fogcity.lang.figures            writes figures-GAME.json and lesson-GAME.json into web/src/games
    python -m fogcity.lang.figures --check    says which of them are not current

The page holds no rules, so all that a figure shows, and all that can happen in a lesson, is worked out here.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import fogcity
from fogcity.core.errors import IllegalAction
from fogcity.core.events import Event
from fogcity.core.game import Game, State
from fogcity.core.reasons import reason_of
from fogcity.core.view_data import ViewData

HERE = Path(__file__).parent
WEB = HERE.parents[2] / "web" / "src" / "games"


class Now(msgspec.Struct, frozen=True):
    """The game as it stands for the learner, in the shape that a server tells it."""

    position: int
    turn: int
    view_data: ViewData
    legal: list[str] | None
    undo: bool = False
    began: int = 0
    left: list[int] | None = None


class Move(msgspec.Struct, frozen=True):
    """What somebody does, what that leads to, and how the game stands then."""

    seat: int
    action: str | None  # None: the learner may not know
    events: list[Event]
    now: Now


class Refused(msgspec.Struct, frozen=True):
    """Why an action is not legal."""

    reason: str
    text: str
    about: dict[str, str]


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a lesson: something to read or, with `do`, something to do; then what others do."""

    do: str | None = None
    considered: dict[str, list[Event]] = {}
    refused: dict[str, Refused] = {}
    moves: list[Move] = []


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game."""

    game: str
    seats: int
    seat: int
    start: Now
    steps: list[Step]


class Figure(msgspec.Struct, frozen=True):
    """A picture in the rules: view data, and perhaps moves to step through.

    `station` is the line to look at, `focus` the part of the map that is shown: left, top, width, height.
    """

    game: str
    start: ViewData
    moves: list[Move]
    station: int | None
    focus: list[int] | None


class Player:
    """Plays a script as one seat sees it."""

    def __init__(self, script: dict[str, Any]) -> None:
        self.game: Game = fogcity.game(script["game"])
        text = re.sub(r"(supply .*)\?\*(\d+)", lambda found: found[1] + "? " * int(found[2]), script["position"])
        self.state: State = self.game.position(text, seed=script.get("seed", 1))
        self.seat: int | None = script.get("seat", 1) - 1 if script.get("seat", 1) else None
        self.moves = 0

    def view_data(self) -> ViewData:
        """The game as the viewer sees it."""
        return self.game.view_data(self.game.view(self.state, self.seat))

    def now(self) -> Now:
        """The same as a server would tell it."""
        turn = self.game.turn(self.state)
        legal = [self.game.text(self.state, int(code)) for code in self.game.legal(self.state)]
        return Now(self.moves, turn, self.view_data(), legal if turn == self.seat and turn >= 0 else None)

    def play(self, text: str) -> Move:
        """Take an action for whoever is to act."""
        game, seat = self.game, self.game.turn(self.state)
        action = game.parse(self.state, text)
        shown = game.shown(self.state, action, self.seat)
        named = game.text(self.state, action) if shown >= 0 else None
        before = game.view(self.state, self.seat)
        game.play(self.state, action)
        self.moves += 1
        return Move(seat, named, game.events(before, shown, game.view(self.state, self.seat)), self.now())

    def step(self, script: dict[str, Any]) -> Step:
        """One step of a lesson."""
        do = script.get("do")
        if do is None:
            return Step(moves=[self.play(text) for text in script.get("then", [])])
        if self.game.turn(self.state) != self.seat:
            raise ValueError(f"it is not the learner's turn to {do}")
        view = self.game.view(self.state, self.seat)
        considered = {
            self.game.text(self.state, int(code)): self.game.consider(view, int(code))
            for code in self.game.legal(self.state)
        }
        refused = dict(self._refused(set(considered)))
        do = self.game.text(self.state, self.game.parse(self.state, do))
        return Step(do, considered, refused, [self.play(text) for text in [do, *script.get("then", [])]])

    def _refused(self, legal: set[str]) -> list[tuple[str, Refused]]:
        """Where the tiles of a hand of Cable Car may not be laid, and why."""
        seen = msgspec.to_builtins(self.view_data())
        if seen["game"] == "ticket":
            return []
        hand = [seen["drawn_tile"]] if seen["drawn"] else seen["players"][self.seat]["hand"]
        found = []
        for text in (f"{tile} {space}" for tile in dict.fromkeys(hand) for space in seen["board"]):
            if text in legal:
                continue
            try:
                self.game.play(self.game.copy(self.state), self.game.parse(self.state, text))
            except IllegalAction as error:
                reason = reason_of(error)
                about = {name: str(value) for name, value in reason.about.items()}
                found.append((text, Refused(reason.id, reason.text, about)))
        return found


def figures() -> dict[str, Figure]:
    """All pictures of the rules, by name."""
    made = {}
    for name, script in tomllib.loads((HERE / "figures.toml").read_text(encoding="utf-8")).items():
        player = Player(script)
        start = player.view_data()
        moves = [player.play(text) for text in script.get("play", [])]
        made[name] = Figure(script["game"], start, moves, script.get("station"), script.get("focus"))
    return made


def lesson(game: str) -> Lesson:
    """The guided first game of a game."""
    script = tomllib.loads((HERE / "lessons" / f"{game}.toml").read_text(encoding="utf-8"))
    player = Player(script)
    start = player.now()
    assert player.seat is not None
    return Lesson(game, start.view_data.seats, player.seat, start, [player.step(step) for step in script["steps"]])


def files() -> dict[str, str]:
    """Everything that is written, by the path of its file."""
    made: dict[str, Any] = {}
    pictures = figures()
    for game in fogcity.games():
        folder = type(fogcity.game(game)).__module__.split(".")[-2]
        made[f"{folder}/figures-{game}.json"] = {name: one for name, one in pictures.items() if one.game == game}
        made[f"{folder}/lesson-{game}.json"] = lesson(game)
    return {name: msgspec.json.encode(value).decode() + "\n" for name, value in made.items()}


def main(arguments: list[str]) -> int:
    """Write the files, or say which are not current."""
    stale = []
    for name, text in files().items():
        file = WEB / name
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    verb = "not current" if "--check" in arguments else "written"
    sys.stdout.write("".join(f"{name}: {verb}\n" for name in stale))
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
