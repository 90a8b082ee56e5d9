"""What a link to the page says of itself: status, title, description and picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple
from urllib.parse import urlencode

import fogcity
from fogcity.games.registry import game as find_game
from fogcity.server.preview.messages import has, text
from fogcity.server.preview.picture import picture_of
from fogcity.server.puzzles.progress import date_of, today
from fogcity.server.puzzles.service import DAILY
from fogcity.server.table.authorization import keys_match
from fogcity.server.table.room import Room
from fogcity.server.table.state import CLOSED, OVER, WAITING, Seat, TableState
from fogcity.study.puzzles import daily_puzzle, puzzles

MAX_TITLE, MAX_ABOUT = 150, 300  # characters; more is cut off
TABLE = re.compile(r"[A-Za-z0-9]{1,16}")
PUZZLE = re.compile(rf"[0-9]{{1,6}}|{DAILY}")


class Link(NamedTuple):
    """What is at an address of the page. `picture` is an address on this server; empty: there is none.

    `game` is the game of a table that the page will show.
    """

    title: str
    about: str
    picture: str = ""
    status: int = 200
    is_private: bool = False  # should search engines leave it out?
    game: str = ""


def page_link(parts: Sequence[str], language: str) -> Link | None:
    """A page that is no table; None if there is none at this address."""
    tagline = text(language, "home-tagline")
    first = fogcity.games()[0]
    match parts:
        case []:
            return Link(text(language, "home-title"), tagline, _board_address(first))
        case ["new"]:
            return Link(text(language, "new-title"), tagline, _board_address(first))
        case ["learn"]:
            return Link(text(language, "ln-title"), text(language, "ln-intro"), _board_address(first))
        case ["learn", game] if game in learned_games():
            title = text(language, "ln-rules-of-game", game=game_title(language, game))
            return Link(title, text(language, "ln-intro"), _board_address(game))
        case ["learn", game, "guide"] if game in learned_games():
            title = text(language, "ln-guide-title", game=game_title(language, game))
            return Link(title, text(language, "ln-intro"), _board_address(game))
        case ["puzzles", *more]:
            return puzzle_link(more, language)
    return None


def puzzle_link(parts: Sequence[str], language: str) -> Link | None:
    """The puzzles of all games or of one, or a single puzzle; None if there is none at this address."""
    about = text(language, "link-puzzles-about")
    match parts:
        case []:
            return Link(text(language, "link-puzzles"), about, _board_address(fogcity.games()[0]))
        case [game] if game in fogcity.games():
            return Link(text(language, "link-puzzles-of", game=game_title(language, game)), about, _board_address(game))
        case [game, which] if game in fogcity.games() and PUZZLE.fullmatch(which):
            found = puzzles(find_game(game))
            if not found or (which != DAILY and not 1 <= int(which) <= len(found)):
                return None
            # by its number, because previewers keep a picture by its address
            number = daily_puzzle(find_game(game), date_of(today())).number if which == DAILY else int(which)
            name = "link-puzzle-daily" if which == DAILY else "link-puzzle"
            title = text(language, name, game=game_title(language, game), number=number)
            return Link(title, about, f"/api/games/{game}/puzzles/{number}/preview.png")
    return None


def missing_page(language: str) -> Link:
    """An address where nothing is."""
    return Link(text(language, "missing-title"), text(language, "missing-text"), status=404, is_private=True)


def missing_table(language: str) -> Link:
    """A table that does not exist, or that the reader may not know of."""
    title, about = text(language, "table-missing"), text(language, "reason-no-such-table")
    return Link(title, about, status=404, is_private=True)


def table_link(room: Room, key: str, language: str) -> Link:
    """A table that the reader may see: who plays what, and how it stands for a spectator."""
    state = room.state
    game = game_title(language, state.setup.game)
    if state.status == CLOSED:
        title = text(language, "invite-expired" if key else "table-closed")
        about = text(language, "table-closed-about")
        may_reopen = state.end is not None and state.end.how == "abandoned"
        return Link(title, about, status=200 if may_reopen else 410, is_private=True)
    picture = _picture_address(state, key)
    if state.status == WAITING:
        invites = bool(key) and keys_match(key, room.invite_key)
        title, about = _waiting(room, game, invites, language)
        about = _cut(about, MAX_ABOUT)
        return Link(_cut(title, MAX_TITLE), about, picture, is_private=bool(key), game=state.setup.game)
    title = text(language, "link-game", game=game, names=", ".join(_standing(room, language)))
    about = (
        text(language, "link-over") if state.status == OVER else text(language, "link-playing", turn=_turns(state) + 1)
    )
    return Link(_cut(title, MAX_TITLE), about, picture, is_private=bool(key), game=state.setup.game)


def _waiting(room: Room, game: str, invites: bool, language: str) -> tuple[str, str]:
    """Title and description of a table whose game has not begun."""
    state = room.state
    host, seats = room.names.get(state.host, ""), len(state.seats)
    if invites and host:
        title = text(language, "link-invitation", host=host, game=game, seats=seats)
    else:
        title = text(language, "link-table", game=game, seats=seats)
    taken = [_name(room, place, seat, language) for place, seat in enumerate(state.seats) if not seat.is_free]
    free = sum(seat.is_free for seat in state.seats)
    return title, text(language, "link-seats", names=", ".join(taken) or "-", free=free)


def _standing(room: Room, language: str) -> list[str]:
    """Who plays, with the points that everybody may know."""
    state = room.state
    names = [_name(room, place, seat, language) for place, seat in enumerate(state.seats)]
    points = None
    if state.current is not None:
        points = picture_of(state.game).points(state.game.view_data(state.current.view(None)))
    return names if points is None else [f"{name} {count}" for name, count in zip(names, points, strict=False)]


def _turns(state: TableState) -> int:
    return 0 if state.current is None else state.game.turns(state.current.view(None))


def _name(room: Room, place: int, seat: Seat, language: str) -> str:
    if seat.bot:
        return text(language, "link-bot")
    return seat.name or room.names.get(seat.player) or text(language, "seat-screen-name", seat=place + 1)


def game_title(language: str, game: str) -> str:
    """What a game is called."""
    name = f"game-{game}"
    return text(language, name) if has(language, name) else find_game(game).title


@cache
def learned_games() -> frozenset[str]:
    """The games with rules pages and guided games: those with a rules text."""
    names = {file.name for file in (resources.files("fogcity") / "lang" / "en").iterdir()}
    return frozenset(game for game in fogcity.games() if f"rules-{game}.md" in names)


def _picture_address(state: TableState, key: str) -> str:
    # previewers keep a picture by its address, so the address changes with the position
    query = {"v": str(state.position or len(state.seats)), **({} if state.setup.open or not key else {"key": key})}
    return f"/api/tables/{state.id}/preview.png?{urlencode(query)}"


def _board_address(game: str) -> str:
    return f"/api/games/{game}/preview.png"


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
