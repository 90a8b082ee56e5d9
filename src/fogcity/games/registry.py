"""The games by name, our own and those of installed packages, and replays of their game records.

A package adds games through entry points of the group `fogcity.games`. Each names a subclass of `fogcity.Game` whose
`name` is the name of the entry point. See docs/adding-a-game.md.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from fogcity.core.errors import BadBoard, BadRecord, FogCityError, UnknownGame
from fogcity.core.game import Game
from fogcity.core.plug_ins import find_plug_ins
from fogcity.core.record import GameRecord, read_json, read_text
from fogcity.core.table import Table
from fogcity.core.table import replay as replay_record

GROUP = "fogcity.games"
OWN = {
    "cablecar": "fogcity.games.cablecar.game:CableCar",
    "company": "fogcity.games.cablecar.game:Company",
    "ticket": "fogcity.games.ticket.game:TicketToRide",
}


def games() -> list[str]:
    """The names of all games: our own first, then those of installed packages."""
    return [*OWN, *sorted(set(find_plug_ins(GROUP)) - set(OWN))]


def game(name: str, board: object = None) -> Game:
    """The game with this name, on a board or board file if one is given."""
    wanted = name.strip().lower() if isinstance(name, str) else ""
    if wanted not in OWN and wanted not in find_plug_ins(GROUP):
        raise UnknownGame(f"there is no game {str(name)[:80]!r}; there are: {', '.join(games())}")
    found = _load(wanted)
    return found if board is None else found.on_board(board)


def game_with_boards() -> str:
    """The first game that can be played on different boards."""
    return next(name for name in games() if game(name).has_boards)


def read_record(data: str | bytes, board: object = None) -> GameRecord:
    """The game record in a text or in JSON. If a board is given, the game is on that board."""
    if isinstance(data, bytes):
        try:
            data = data.decode()
        except UnicodeDecodeError:
            raise BadRecord("a game record is a text in UTF-8") from None
    if not isinstance(data, str):
        raise BadRecord(f"a game record is a text, not {type(data).__name__}")
    data = data.removeprefix("\ufeff")
    if data.lstrip().startswith("{"):
        return read_json(data)
    return read_text(data, lambda name: game(name, board))


def replay(record: GameRecord | str | bytes, board: object = None) -> Table:
    """Replay a game record on this board; returns the table after the last action."""
    if not isinstance(record, GameRecord):
        record = read_record(record, board)
    try:
        found = game(record.game, board)
    except BadBoard:
        raise
    except FogCityError as error:
        raise BadRecord(str(error)) from None
    return replay_record(record, found)


@cache
def _load(name: str) -> Game:
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        made: Game = getattr(import_module(module), attribute)()
        return made
    point = find_plug_ins(GROUP)[name]
    try:
        found: Any = point.load()
        made = found()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(f"the game {name} of {point.value} cannot be loaded: {reason}") from error
    if not isinstance(made, Game) or made.name != name:
        raise UnknownGame(f"{point.value} is not the class of a game named {name!r}")
    return made
