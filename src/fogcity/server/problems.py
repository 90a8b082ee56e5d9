"""The problems that a request can have, each with a stable code for programs and a text for people."""

from __future__ import annotations

import msgspec

from fogcity.core.reasons import About


class Problem(Exception):
    """A request was refused, and nothing has changed. The text says what was expected."""

    status = 400
    code = "bad_request"

    def __init__(self, text: str, **about: About) -> None:
        super().__init__(text)
        self.text = text
        self.about = about

    def told(self) -> Trouble:
        """The problem as it is sent."""
        return Trouble(self.code, self.text, self.about)


class Trouble(msgspec.Struct, frozen=True):
    """Why a request was refused: a stable code, and a text for people."""

    code: str
    text: str
    about: dict[str, About] = {}


class BadRequest(Problem):
    """The request is not valid."""


class TooLarge(Problem):
    """The message is too long."""

    status, code = 413, "too_large"


class NotFound(Problem):
    """It does not exist, or the caller may not know of it."""

    status, code = 404, "unknown"


class MethodNotAllowed(Problem):
    """The address exists, but takes another method."""

    status, code = 405, "wrong_method"


class Unauthenticated(Problem):
    """This needs a player: a guest, an account or a token."""

    status, code = 401, "who_are_you"


class Forbidden(Problem):
    """This player may not do that."""

    status, code = 403, "forbidden"


class StaleState(Problem):
    """The table has changed since the position that the command refers to."""

    status, code = 409, "late"


class Conflict(Problem):
    """This cannot be done in the current state of the table."""

    status, code = 409, "not_now"


class Illegal(Problem):
    """The rules of the game do not allow this action."""

    status, code = 422, "illegal"


class TooSlow(Problem):
    """The request did not arrive in time."""

    status, code = 408, "bad_request"


class RateLimited(Problem):
    """The client has exceeded a rate limit."""

    status, code = 429, "too_often"


class Unavailable(Problem):
    """The server cannot do this now; try again later."""

    status, code = 503, "unavailable"
