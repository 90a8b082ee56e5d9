"""Puzzles over HTTP: lists, positions, hints and answers."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.parameters import PARAMETERS
from fogcity.server.problems import NotFound
from fogcity.server.puzzles.messages import (
    GamePuzzles,
    PuzzleAnswer,
    PuzzleConsidered,
    PuzzleData,
    PuzzleHints,
    PuzzleList,
)
from fogcity.server.puzzles.posed import MOST_HINTS
from fogcity.server.puzzles.service import DAILY, Puzzles
from fogcity.server.table.commands import ActionFields, ActionText

GAME = "/api/games/{name}/puzzles"
PUZZLE = GAME + "/{puzzle}"
WHICH = re.compile(PARAMETERS["puzzle"]["pattern"])


class PuzzleAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action as its text."""

    action: ActionText


class PuzzleQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action to be considered: its text, or kind and fields."""

    action: ActionText | ActionFields


class HintsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many hints you want, with those that you have."""

    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_HINTS)] = 1


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give up: the puzzle does not count as solved any more."""


def which_puzzle(request: ApiRequest) -> tuple[str, str]:
    """The game and the puzzle in the request's path: a number, or `daily`."""
    which = request.path["puzzle"]
    if not WHICH.fullmatch(which):
        raise NotFound(f"a puzzle is a number, or {DAILY}", reason="no_such_puzzle")
    return request.path["name"], which


def puzzles_of(request: ApiRequest) -> Puzzles:
    """The puzzles of the server."""
    return Puzzles(request.service.database)


def add_puzzles(api: Api) -> None:
    """Add the endpoints of puzzles."""

    @api.route(
        "GET",
        "/api/puzzles",
        "The games with their daily puzzles, and what you have solved",
        gives=list[GamePuzzles],
        needs_player=False,
        cost="list",
    )
    async def overview(request: ApiRequest) -> list[GamePuzzles]:
        return await puzzles_of(request).overview(request.player)

    @api.route("GET", GAME, "The puzzles of a game", gives=PuzzleList, needs_player=False, cost="list")
    async def all_of_game(request: ApiRequest) -> PuzzleList:
        return await puzzles_of(request).of_game(request.path["name"], request.player)

    @api.route("GET", PUZZLE, "A puzzle, without its solution", gives=PuzzleData, needs_player=False, cost="puzzle")
    async def look(request: ApiRequest) -> PuzzleData:
        name, which = which_puzzle(request)
        request.service.warming.prefer(name)
        return await puzzles_of(request).look(name, which, request.player)

    @api.route(
        "POST",
        PUZZLE + "/consider",
        "What an action would do in a puzzle",
        takes=PuzzleQuestion,
        gives=PuzzleConsidered,
        needs_player=False,
        cost="consider",
    )
    async def consider(request: ApiRequest) -> PuzzleConsidered:
        return await puzzles_of(request).consider(*which_puzzle(request), request.body.action)

    @api.route(
        "POST",
        PUZZLE + "/hint",
        "Take hints; the puzzle then does not count as solved",
        takes=HintsWanted,
        gives=PuzzleHints,
        cost="puzzle",
    )
    async def hint(request: ApiRequest) -> PuzzleHints:
        name, which = which_puzzle(request)
        return await puzzles_of(request).hint(name, which, request.player, request.body.count)

    @api.route(
        "POST",
        PUZZLE + "/answer",
        "Answer a puzzle; your first answer decides whether it is solved",
        takes=PuzzleAction,
        gives=PuzzleAnswer,
        cost="puzzle",
    )
    async def answer(request: ApiRequest) -> PuzzleAnswer:
        name, which = which_puzzle(request)
        return await puzzles_of(request).answer(name, which, request.player, request.body.action)

    @api.route(
        "POST",
        PUZZLE + "/solution",
        "Show the solution of a puzzle; gives it up, unless you have answered it",
        takes=GiveUp,
        gives=PuzzleAnswer,
        cost="puzzle",
    )
    async def solution(request: ApiRequest) -> PuzzleAnswer:
        name, which = which_puzzle(request)
        return await puzzles_of(request).answer(name, which, request.player, None)
