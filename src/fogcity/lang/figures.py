"""What the rules pages and the guided first games show: scripts of positions and moves, played by the rules.

    python -m fogcity.lang.figures            writes figures-GAME.json and lesson-GAME.json into web/src/games
    python -m fogcity.lang.figures --check    lists those that are not current

The page holds no rules, so everything that a figure shows or that can happen in a lesson is computed here.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from fogcity.core.errors import FogCityError, IllegalAction
from fogcity.core.game import Game, State
from fogcity.core.parts import find_part
from fogcity.core.view_data import ViewData
from fogcity.games.registry import OWN
from fogcity.games.registry import game as find_game
from fogcity.lang.lessons import FigureScript, Lessons, LessonScript, LessonStep, ScriptedMove, ScriptedRefusal
from fogcity.server.table.decide import illegal
from fogcity.server.table.messages import Moved, Now, now_of

HERE = Path(__file__).parent
WEB = HERE.parents[2] / "web" / "src" / "games"


class Player:
    """Plays a script as one seat sees it."""

    def __init__(self, script: dict[str, Any]) -> None:
        self.game: Game = find_game(script["game"])
        text = re.sub(r"(supply .*)\?\*(\d+)", lambda found: found[1] + "? " * int(found[2]), script["position"])
        self.state: State = self.game.position(text, seed=script.get("seed", 1))
        self.seat: int | None = script.get("seat", 1) - 1 if script.get("seat", 1) else None
        self.moves = 0

    def view_data(self) -> ViewData:
        """The game as the viewer sees it."""
        return self.game.view_data(self.game.view(self.state, self.seat))

    def now(self) -> Now:
        """The same as a server would send it."""
        game, turn = self.game, self.game.turn(self.state)
        view = game.view(self.state, self.seat)
        return now_of(game, view, self.moves, turn, acts=turn == self.seat and turn >= 0)

    def play(self, text: str) -> ScriptedMove:
        """Take an action for the player to act."""
        game, seat = self.game, self.game.turn(self.state)
        action = game.parse(self.state, text)
        shown = game.shown(self.state, action, self.seat)
        named = game.text(self.state, action) if shown >= 0 else None
        before = game.view(self.state, self.seat)
        game.play(self.state, action)
        self.moves += 1
        events = game.events(before, shown, game.view(self.state, self.seat))
        return ScriptedMove(Moved(seat, named, events), self.now())

    def step(self, script: dict[str, Any]) -> LessonStep:
        """One step of a lesson."""
        do = script.get("do")
        if do is None:
            return LessonStep(moves=[self.play(text) for text in script.get("then", [])])
        if self.game.turn(self.state) != self.seat:
            raise ValueError(f"it is not the learner's turn to {do}")
        view = self.game.view(self.state, self.seat)
        considered = {
            self.game.text(self.state, int(code)): self.game.consider(view, int(code))
            for code in self.game.legal(self.state)
        }
        refused = self._refused()
        do = self.game.text(self.state, self.game.parse(self.state, do))
        return LessonStep(do, considered, refused, [self.play(text) for text in [do, *script.get("then", [])]])

    def _refused(self) -> list[ScriptedRefusal]:
        """What the learner may ask about, and why it is not legal."""
        view, found = self.game.view(self.state, self.seat), []
        for request in lessons_of(self.game).questions(view):
            try:
                self.game.consider(view, self.game.requested_action(view, msgspec.to_builtins(request)))
            except IllegalAction as error:
                found.append(ScriptedRefusal(request, illegal(error).told()))
        return found


def lessons_of(game: Game) -> Lessons:
    """The lessons that a game brings."""
    found = find_part(game, "lessons", Lessons)
    if found is None:
        raise FogCityError(f"{game.name} brings no lessons")
    return found


def figures(game: str) -> dict[str, FigureScript]:
    """The pictures in the rules of a game, by name."""
    made = {}
    scripts = tomllib.loads(lessons_of(find_game(game)).figures.read_text(encoding="utf-8"))
    for name, script in scripts.items():
        if script["game"] == game:
            player = Player(script)
            start = player.view_data()
            moves = [player.play(text) for text in script.get("play", [])]
            made[name] = FigureScript(game, start, moves, script.get("station"), script.get("focus"))
    return made


def lesson(name: str) -> LessonScript:
    """The guided first game of a game."""
    game = find_game(name)
    script = tomllib.loads(lessons_of(game).lesson.read_text(encoding="utf-8"))
    player = Player(script)
    start = player.now()
    assert player.seat is not None
    colours = [game.colours[seat] for seat in range(start.view_data.seats)]
    steps = [player.step(step) for step in script["steps"]]
    return LessonScript(name, start.view_data.seats, player.seat, colours, start, steps)


def files() -> dict[str, str]:
    """Everything that is written, by the path of its file."""
    made: dict[str, Any] = {}
    for game in OWN:
        folder = type(find_game(game)).__module__.split(".")[-2]
        made[f"{folder}/figures-{game}.json"] = figures(game)
        made[f"{folder}/lesson-{game}.json"] = lesson(game)
    return {name: msgspec.json.encode(value).decode() + "\n" for name, value in made.items()}


def main(arguments: list[str]) -> int:
    """Write the files, or list those that are not current."""
    stale = []
    for name, text in files().items():
        file = WEB / name
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    verb = "not current" if "--check" in arguments else "written"
    sys.stdout.write("".join(f"{name}: {verb}\n" for name in stale))
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
