"""Clocks at the table. Times are whole milliseconds; what counts is the server's own clock."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fogcity.server.http.problems import BadRequest

SECOND, DAY = 1000, 86_400_000
LONGEST = 30 * DAY

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted at a table.

    `none`: not at all. `turn`: each turn may take so long. `bank`: each seat has so long for the whole game, and gets
    the increment back after each of its turns. Who runs out of time is replaced by a bot; if `forfeits`, this player
    cannot win any more.
    """

    kind: Literal["none", "turn", "bank"] = "none"
    time: Milliseconds = 0
    increment: Milliseconds = 0
    forfeits: bool = False

    def check(self) -> Clock:
        """The clock, if it makes sense."""
        if self.kind == "none" and (self.time or self.increment):
            raise BadRequest("a table without a clock has neither time nor increment", reason="bad_clock")
        if self.kind != "none" and self.time < SECOND:
            text = f"a clock needs at least a second: `time` is in milliseconds, {SECOND} or more"
            raise BadRequest(text, reason="bad_clock")
        if self.kind == "turn" and self.increment:
            raise BadRequest("only a bank has an increment", reason="bad_clock")
        return self

    def after_turn(self, left: int) -> int:
        """What a seat has left once its turn is over."""
        return self.time if self.kind == "turn" else left + self.increment


NO_CLOCK = Clock()
