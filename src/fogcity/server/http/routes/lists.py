"""Lists over HTTP: games with their options and bots, and tables."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.registry import DEFAULT_BOT, FOR_COMPARISON, bots, find_bot
from fogcity.core.errors import FogCityError
from fogcity.core.options import Option
from fogcity.games.registry import game as find_game
from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.problems import BadRequest
from fogcity.server.store import lists
from fogcity.server.table.clock import Clock
from fogcity.server.table.entries import Created, Ended, read
from fogcity.server.timestamps import unix_ms

LIVE = 60 * 60 * 1000  # milliseconds since the last move of a game that counts as live


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: its seats (seat, player, bot, name), and whether it is your turn.

    `turn` is the seat to act, or -1; if several choose at once, the first who has not.
    `end` is present once a game is over: how it ended, scores, winners.
    `watching` is the number of spectators of a live game who are connected to this server process.
    """

    id: str
    game: str
    seats: int
    status: str
    open: bool
    host: str
    host_name: str
    options: dict[str, int | bool]
    clock: Clock
    created: int
    changed: int
    turn: int
    your_turn: bool
    end: Ended | None
    who: list[tuple[int, str | None, str | None, str | None]]
    watching: int = 0


class TableList(msgspec.Struct, frozen=True):
    """A page of tables. If there may be more, `before` is the parameter for the next page."""

    tables: list[Listed]
    before: int | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    default_bot: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: a switch, or a whole number from `least` to `most`."""

    name: str
    default: int | bool
    least: int | None
    most: int | None
    description: str


def add_lists(api: Api) -> None:
    """Add the lists of games and of tables."""

    @api.route("GET", "/api/games", "The games, their options and bots", gives=list[GameInfo], needs_player=False)
    async def games(_request: ApiRequest) -> list[GameInfo]:
        return [_game_info(name) for name in fogcity.games()]

    query = {
        "list": "open, live, mine, mine_finished, finished or challenges",
        "game": "only this game",
        "before": "the `before` of the previous page",
    }

    @api.route("GET", "/api/tables", "Lists of tables", gives=TableList, query=query, needs_player=False, cost="list")
    async def tables(request: ApiRequest) -> TableList:
        return await _list(request)


def _game_info(name: str) -> GameInfo:
    game = find_game(name)
    options = [_option_info(option) for option in game.options.values()]
    return GameInfo(name, game.title, list(game.seats), options, _bot_names(name), DEFAULT_BOT)


def _option_info(option: Option) -> OptionInfo:
    numbers = option.allowed if isinstance(option.allowed, range) else None
    least, most = (None, None) if numbers is None else (numbers[0], numbers[-1])
    return OptionInfo(option.name, option.default, least, most, option.help)


def _bot_names(game: str) -> list[str]:
    found = []
    for name in bots():
        if name in FOR_COMPARISON:
            continue
        with contextlib.suppress(FogCityError):  # a bot that does not play this game, or cannot be loaded
            levels = find_bot(name, find_game(game), Budget()).bot.levels
            found += [f"{name}:{level}" for level in levels] or [name]
    return found


async def _list(request: ApiRequest) -> TableList:
    which = request.http.query_params.get("list", "open")
    game, before, player = request.http.query_params.get("game"), request.number("before"), request.player
    read = request.service.database.read
    if which == "open":
        rows = await read(lambda connection: lists.open_tables(connection, game, before))
    elif which == "live":
        since = unix_ms() - LIVE
        rows = await read(lambda connection: lists.live_tables(connection, since, game, before))
    elif which == "finished":
        rows = await read(lambda connection: lists.finished_tables(connection, game, before))
    elif which in ("mine", "mine_finished"):
        player, finished = request.caller.person.id, which == "mine_finished"
        rows = await read(lambda connection: lists.tables_of(connection, player, finished, game, before))
    elif which == "challenges":
        player = request.caller.person.id
        rows = await read(lambda connection: lists.challenges_of(connection, player, game, before))
    else:
        raise BadRequest("list is open, live, mine, mine_finished, finished or challenges")
    order = {"open": "created", "challenges": "created", "mine_finished": "ended"}.get(which, "changed")
    following = rows[-1][order] if len(rows) >= lists.PAGE else None
    if which == "live":
        rows = sorted(rows, key=_people, reverse=True)  # games between people first
        for row in rows:
            row["watching"] = _watching(request, row["id"])
    return TableList([_listed(row, player) for row in rows], following)


def _people(row: dict[str, Any]) -> int:
    """How many people play at a table."""
    return len({player for _, player, bot, _ in row["who"] if player and not bot})


def _watching(request: ApiRequest, table: str) -> int:
    room = request.service.rooms.in_memory(table)
    return 0 if room is None else room.spectators


def _listed(row: dict[str, Any], player: str) -> Listed:
    choosing, result, head = row.pop("choosing"), row.pop("result"), read(row.pop("head"))
    to_act = 1 << row["turn"] if choosing is None and row["turn"] >= 0 else choosing or 0
    assert isinstance(head, Created)
    end = None if result is None else read(result)
    assert end is None or isinstance(end, Ended)
    mine = any(to_act >> seat & 1 and who == player and bot is None for seat, who, bot, _ in row["who"])
    row["host_name"] = row["host_name"] or ""
    row.pop("ended", None)
    your_turn = bool(player) and row["status"] == "playing" and mine
    return Listed(**row, options=head.options, clock=head.clock, your_turn=your_turn, end=end)
