"""The options of Cable Car and of the company game. Both share a record, so they share its array of options."""

from __future__ import annotations

from fogcity.core.options import Option, Options

_BASE = (
    Option("rotation", False, (False, True), "Tiles may be laid any way round."),
    Option("hand", 1, range(1, 4), "Tiles in everybody's hand."),
)
_SHARES = (
    Option(
        "exchange_until",
        20,
        range(1001),
        "Shares can be exchanged until a company has this much profit. "
        "(Our copy of the rulebook lost the number: the default is ours.)",
    ),
    Option("turn_limit", 400, range(10001), "Shares cannot be exchanged after this many turns."),
)

CABLE_CAR = Options(*_BASE, fixed=_SHARES)
COMPANY = Options(*_BASE, *_SHARES)

# The index of each option in the record's array, for the rules: `s.options[HAND]`.
ROTATION = COMPANY.index("rotation")
HAND = COMPANY.index("hand")
EXCHANGE_UNTIL = COMPANY.index("exchange_until")
TURN_LIMIT = COMPANY.index("turn_limit")

LEAST, MOST = COMPANY.least, COMPANY.most
MAX_HAND = COMPANY["hand"].allowed[-1]
