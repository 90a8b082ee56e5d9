"""Hints for the person at the keyboard: first where to look, then the best actions."""

from __future__ import annotations

from fogcity.core.background import loading
from fogcity.core.game import View
from fogcity.core.record import count_hint
from fogcity.core.table import Table
from fogcity.study.hints import Adviser, Hint
from fogcity.terminal.face import Face
from fogcity.terminal.review.words import percent


class HintGiver:
    """Gives hints at one table, and counts them in the record's tag `hints`."""

    def __init__(self, table: Table, face: Face) -> None:
        self._table, self._face = table, face
        self._adviser: Adviser | None = None
        self._given: dict[bytes, tuple[int, Hint]] = {}  # by view: the level, and the hint

    def give(self, view: View) -> tuple[list[str], list[int]]:
        """The next level for the seat with this view: lines to show, and the actions that they number."""
        key = view.tobytes()
        level, hint = self._given.get(key, (0, None))
        if hint is None:
            hint = self._find(view)
        if level < 2:
            level += 1
            self._given[key] = level, hint
            assert view.seat is not None
            count_hint(self._table.tags, view.seat, self._table.seats)
        if level == 1:
            place = f" ({hint.look.place})" if hint.look.place else ""
            return [f"Look at actions of this kind: {hint.look.kind}{place}. `hint` again shows the best ones."], []
        return self._best(view, hint), [found.action for found in hint.actions]

    def _find(self, view: View) -> Hint:
        with loading(compiles=True):
            self._adviser = self._adviser or Adviser(self._table.game)
            return self._adviser.hint(view)

    def _best(self, view: View, hint: Hint) -> list[str]:
        game = self._table.game
        lines = []
        for number, found in enumerate(hint.actions, 1):
            told = [f"{number}. {game.text(view, found.action)} wins {percent(found.chance)}."]
            told += self._face.effects(game.consider(view, found.action), view.seat)
            if number > 1 and found.close:
                told.append("About as good as the first.")
            lines.append(" ".join(told))
        return lines
