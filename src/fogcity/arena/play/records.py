"""Game records as JSON lines, written quickly: the texts of actions come from a table."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from fogcity.arena.play.kernels import join_texts
from fogcity.arena.play.schedule import Seating
from fogcity.core.errors import BadText
from fogcity.core.game import Game
from fogcity.core.options import Value
from fogcity.software import software


class RecordWriter:
    """Writes the records of a tournament; each line is the JSON of a `GameRecord`."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], names: list[str]) -> None:
        self._names = names
        self._players: dict[bytes, bytes] = {}
        texts = _texts(game)
        self._starts = np.cumsum([0, *map(len, texts)], dtype=np.int64)
        self._letters = np.frombuffer(b"".join(texts), np.uint8)
        self._longest = max(map(len, texts))
        changed = {name: value for name, value in options.items() if value != game.options[name].default}
        encode = msgspec.json.encode
        self._software = encode(software())
        self._head = b'{"game":%b,"seats":%d,"options":%b,"rules":%d,"board":%b,"seed":"' % (
            encode(game.name),
            seats,
            encode(changed),
            game.rules_version,
            encode(game.board_tag),
        )

    def write(
        self,
        numbers: list[int],
        deals: list[int],
        seating: Seating,
        log: npt.NDArray[np.int32],
        counts: npt.NDArray[np.int32],
        results: list[list[int]],
        forfeit: str = "",
    ) -> list[bytes]:
        """A line for each game. The result of a game that did not end is empty; `forfeit` says why."""
        out = np.empty(int(counts.sum()) * self._longest, np.uint8)
        ends = np.empty(len(counts), np.int64)
        join_texts(self._letters, self._starts, log, counts, out, ends)
        actions, at = out[: int(ends[-1])].tobytes(), 0
        tag = b',"forfeit":%b' % msgspec.json.encode(forfeit) if forfeit else b""
        lines = []
        rows = zip(numbers, deals, ends.tolist(), results, seating, strict=True)
        for number, deal, end, result, row in rows:
            lines.append(
                b'%b%d","tags":{"players":%b,"arena":"game %d","software":%b%b},"result":[%b],"actions":[%b]}\n'
                % (
                    self._head,
                    deal,
                    self._tag(row.tobytes()),
                    number,
                    self._software,
                    tag,
                    ",".join(map(str, result)).encode(),
                    actions[at : end - 1] if end > at else b"",
                )
            )
            at = end
        return lines

    def _tag(self, row: bytes) -> bytes:
        """The names of the players around a table."""
        found = self._players.get(row)
        if found is None:
            found = self._players[row] = msgspec.json.encode(", ".join(self._names[bot] for bot in row))
        return found


def _texts(game: Game) -> list[bytes]:
    """The text of every action as JSON, followed by a comma; empty for codes that are no action on this board."""
    s = game.deal(game.seats[0])
    found = []
    for action in range(game.num_actions):
        try:
            found.append(msgspec.json.encode(game.text(s, action)) + b",")
        except BadText:
            found.append(b"")
    return found
