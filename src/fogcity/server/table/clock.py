"""Chess clocks for tables. Times are whole milliseconds, measured by the server."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fogcity.server.problems import BadRequest

SECOND, DAY = 1000, 86_400_000
MAX_TIME = 30 * DAY

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=MAX_TIME)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table.

    `none`: no limit. `turn`: a limit for each turn. `bank`: a limit for the whole game, with an increment after each
    turn. A bot takes over a seat that runs out of time; with `forfeits`, the seat cannot win any more.
    """

    kind: Literal["none", "turn", "bank"] = "none"
    time: Milliseconds = 0
    increment: Milliseconds = 0
    forfeits: bool = False

    def check(self) -> Clock:
        """The clock itself; BadRequest if its fields do not fit together."""
        if self.kind == "none" and (self.time or self.increment):
            raise BadRequest("a table without a clock has neither time nor increment", reason="bad_clock")
        if self.kind != "none" and self.time < SECOND:
            text = f"a clock needs at least one second: `time` is in milliseconds and must be {SECOND} or more"
            raise BadRequest(text, reason="bad_clock")
        if self.kind == "turn" and self.increment:
            raise BadRequest("only a `bank` clock has an increment", reason="bad_clock")
        return self

    def after_turn(self, left: int) -> int:
        """The time that a seat has after its turn."""
        return self.time if self.kind == "turn" else left + self.increment


NO_CLOCK = Clock()
