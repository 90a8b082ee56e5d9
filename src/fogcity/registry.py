"""The games of the house, by name, and records of any of them."""

from __future__ import annotations

from fogcity.cablecar.game import CableCar, Company
from fogcity.core.errors import BadRecord, UnknownGame
from fogcity.core.game import Game
from fogcity.core.record import GameRecord, read_json, read_text
from fogcity.core.table import Table
from fogcity.core.table import replay as replay_record

_GAMES: dict[str, Game] = {game.name: game for game in (CableCar(), Company())}


def games() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def game(name: str) -> Game:
    """The game of this name."""
    found = _GAMES.get(name.strip().lower() if isinstance(name, str) else "")
    if found is None:
        raise UnknownGame(f"there is no game {str(name)[:80]!r}; there are: {', '.join(_GAMES)}")
    return found


def read_record(data: str | bytes) -> GameRecord:
    """The game record in a text, or in its JSON twin."""
    if isinstance(data, bytes):
        try:
            data = data.decode()
        except UnicodeDecodeError:
            raise BadRecord("a game record is a text in UTF-8") from None
    if not isinstance(data, str):
        raise BadRecord(f"a game record is a text, not {type(data).__name__}")
    data = data.removeprefix("\ufeff")
    return read_json(data) if data.lstrip().startswith("{") else read_text(data, game)


def replay(record: GameRecord | str | bytes) -> Table:
    """Play a game record again and give the table as it stands after its last action."""
    if not isinstance(record, GameRecord):
        record = read_record(record)
    try:
        found = game(record.game)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    return replay_record(record, found)
