"""What can be wrong with what a client asks, each with a code that programs read and a text that people read."""

from __future__ import annotations

import msgspec

from fogcity.core.reasons import About


class Problem(Exception):
    """Something that was asked for cannot be done, and nothing has changed. The text says what was expected."""

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
    """What was wrong: a code that stays the same, and a text for people."""

    code: str
    text: str
    about: dict[str, About] = {}


class BadRequest(Problem):
    """The message is not what was expected here."""


class TooLarge(Problem):
    """The message is longer than any that makes sense."""

    status, code = 413, "too_large"


class Unknown(Problem):
    """There is no such thing, or whoever asks may not know of it."""

    status, code = 404, "unknown"


class WrongMethod(Problem):
    """There is something at this address, but it is asked for in another way."""

    status, code = 405, "wrong_method"


class WhoAreYou(Problem):
    """This needs a player: a guest, an account or a token."""

    status, code = 401, "who_are_you"


class Forbidden(Problem):
    """This player may not do that."""

    status, code = 403, "forbidden"


class Late(Problem):
    """Something has happened at the table since; look at it again."""

    status, code = 409, "late"


class NotNow(Problem):
    """The table is in a state in which this cannot be done."""

    status, code = 409, "not_now"


class Illegal(Problem):
    """The rules of the game do not allow this action."""

    status, code = 422, "illegal"


class TooOften(Problem):
    """Slow down."""

    status, code = 429, "too_often"


class Unavailable(Problem):
    """The server cannot do this at the moment; trying again later makes sense."""

    status, code = 503, "unavailable"
