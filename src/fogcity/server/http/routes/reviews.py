"""Reviews of finished games, and chances in sandboxes, over HTTP."""

from __future__ import annotations

import asyncio

import msgspec

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.tables import TABLE, find_room
from fogcity.server.table.history import ALL
from fogcity.server.table.review.current import CurrentChances
from fogcity.server.table.review.messages import TableReview
from fogcity.server.table.review.reviews import ReviewState
from fogcity.server.table.room import Room

PAUSE = 1.0  # seconds after a change, so that those that follow at once are told together


class StartReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Review a finished game, unless it is done or in progress. `key` is a key of the table."""

    key: str = ""


def add_reviews(api: Api) -> None:
    """Add the endpoints that start and read the review of a game, or judge the position of a sandbox."""
    seat = {
        "key": "a key of the table, to join or to watch",
        "seat": "the number of a seat, for a review by what it could know; or all",
    }

    @api.route(
        "POST",
        TABLE + "/review",
        "Review a finished game, if it was not done yet",
        takes=StartReview,
        gives=TableReview,
        query=seat,
        cost="review",
    )
    async def start(request: ApiRequest) -> msgspec.Raw:
        room, review = await find_review(request)
        if review.may_start:
            request.limits.take("reviews", request.player)
            request.service.reviews.start(review, request.player, request.address)
        return await tell(request, room, review)

    query = {**seat, "after": "the number that you know", "wait": "seconds to wait for the next change"}

    @api.route(
        "GET",
        TABLE + "/review",
        "The review of a finished game, as far as it is known",
        gives=TableReview,
        query=query,
        needs_player=False,
        cost="review",
    )
    async def read(request: ApiRequest) -> msgspec.Raw:
        room, review = await find_review(request)
        request.service.reviews.go_on(review, request.player, request.address)
        wait = request.number("wait") or 0
        if wait and review.number == (request.number("after") or 0) and not review.is_finished:
            await review.wait(wait)
            if not review.is_finished:
                await asyncio.sleep(PAUSE)
            if request.caller_or_none is not None:  # logged out meanwhile?
                await request.service.accounts.reauthenticate(request.caller_or_none)
        return await tell(request, room, review)

    @api.route(
        "GET",
        TABLE + "/chances",
        "The chances of all seats in the position of your sandbox",
        gives=CurrentChances,
        query={"key": "a key of the table, to join or to watch"},
        cost="review",
    )
    async def chances(request: ApiRequest) -> CurrentChances:
        room = await find_room(request)
        return await request.service.evaluator.chances(room, request.player, request.address)


async def find_review(request: ApiRequest) -> tuple[Room, ReviewState]:
    """The table in the request's path and the review of its game, if the caller may see them and there is the seat."""
    room, reviews = await find_room(request), request.service.reviews
    review = await reviews.find(room)
    reviews.check_seat(review, request.query("seat", ALL))
    return room, review


async def tell(request: ApiRequest, room: Room, review: ReviewState) -> msgspec.Raw:
    """What is known of a review, of the seats that the request asks for."""
    return msgspec.Raw(await request.service.reviews.tell(room, review, request.query("seat", ALL)))
