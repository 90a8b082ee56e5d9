"""The games of the house, by name, and records of any of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fogcity.core.errors import BadOption, BadRecord, FogCityError, UnknownGame
from fogcity.core.game import Game
from fogcity.core.record import GameRecord, read_json, read_text
from fogcity.core.table import Table
from fogcity.core.table import replay as replay_record
from fogcity.games.cablecar.game import CableCar, Company
from fogcity.games.ticket.board.board import Board, check_board, load
from fogcity.games.ticket.game import TicketToRide

_GAMES: dict[str, Game] = {game.name: game for game in (CableCar(), Company(), TicketToRide())}


def games() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def game(name: str, board: Board | Path | str | None = None) -> Game:
    """The game of this name; Ticket to Ride also on a board of one's own, or one in a file."""
    found = _GAMES.get(name.strip().lower() if isinstance(name, str) else "")
    if found is None:
        raise UnknownGame(f"there is no game {str(name)[:80]!r}; there are: {', '.join(_GAMES)}")
    if board is None:
        return found
    if not isinstance(found, TicketToRide):
        raise BadOption(f"{found.name} has one board only; boards are for ticket")
    return _on_board(check_board(_load(board)))


def _load(board: Board | Path | str) -> Board:
    return load(Path(board)) if isinstance(board, (str, Path)) else board


@lru_cache(maxsize=16)
def _on_board(board: Board) -> Game:
    return TicketToRide(board)


def read_record(data: str | bytes, board: Board | Path | str | None = None) -> GameRecord:
    """The game record in a text, or in its JSON twin; of a game on this board, if one is given."""
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


def replay(record: GameRecord | str | bytes, board: Board | Path | str | None = None) -> Table:
    """Play a game record again, on this board, and give the table as it stands after its last action."""
    if board is not None:
        board = _load(board)
    if not isinstance(record, GameRecord):
        record = read_record(record, board)
    try:
        found = game(record.game, board)
    except FogCityError as error:
        raise BadRecord(str(error)) from None
    return replay_record(record, found)
