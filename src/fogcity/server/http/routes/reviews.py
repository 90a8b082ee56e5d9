"""Reviews of finished games over HTTP."""

from __future__ import annotations

import asyncio

import msgspec

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.tables import TABLE, find_room
from fogcity.server.table.history import ALL
from fogcity.server.table.review.messages import TableReview

PAUSE = 1.0  # seconds after a change, so that those that follow at once are told together


class StartReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Review a finished game, unless it is done or in progress. `key` is a key of the table."""

    key: str = ""


def add_reviews(api: Api) -> None:
    """Add the endpoints that start and read the review of a game."""
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
        room, reviews = await find_room(request), request.service.reviews
        review = await reviews.find(room)
        reviews.check_seat(review, request.query("seat", ALL))
        if review.may_start:
            request.limits.take("reviews", request.player)
            reviews.start(review, request.player, request.address)
        return msgspec.Raw(await reviews.tell(room, review, request.query("seat", ALL)))

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
        room, reviews = await find_room(request), request.service.reviews
        review = await reviews.find(room)
        reviews.check_seat(review, request.query("seat", ALL))
        reviews.go_on(review, request.player, request.address)
        wait = request.number("wait") or 0
        if wait and review.number == (request.number("after") or 0) and not review.is_finished:
            await review.wait(wait)
            if not review.is_finished:
                await asyncio.sleep(PAUSE)
            if request.caller_or_none is not None:  # logged out meanwhile?
                await request.service.accounts.reauthenticate(request.caller_or_none)
        return msgspec.Raw(await reviews.tell(room, review, request.query("seat", ALL)))
