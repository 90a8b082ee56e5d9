"""The parts of an observation of Cable Car or the company game, in order, and the options that matter for it."""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.envs.game_encoding import Part
from fogcity.games.cablecar.options import EXCHANGE_UNTIL, MAX_HAND, ROTATION
from fogcity.games.cablecar.options import HAND as HAND_SIZE
from fogcity.games.cablecar.state import MAX_SEATS, State

COMPANIES = 8
MAX = 255  # of a byte

# The parts of an observation, in the order of `parts_of`. `starts` tells kernels where they begin.
TRACKS, OPEN, ARRIVING, ARRIVING_TILES, AHEAD_TILES, AHEAD_END, HAND, DRAWN, SEATS, SCORE, SUPPLY = range(11)
HELD, FACE_UP, PILE, EXCHANGE, UNTIL_LIMIT = range(11, 16)


def parts_of(company: bool) -> list[Part]:
    """What an observation holds, in this order."""
    owners = COMPANIES if company else MAX_SEATS
    owner = "company" if company else "seat"
    found = [
        Part(
            "tracks", (4, 4, 8, 8), "1 if a line that enters the tile by side i leaves it by side j (N, E, S, W)", True
        ),
        Part("open", (8, 8), "1 if a tile may be laid here, beside the edge or another tile (CC14)", True),
        Part("arriving", (owners, 4, 8, 8), f"1 if a line of this {owner} ends at this open space, at this side", True),
        Part("arriving_tiles", (4, 8, 8), "how many tiles that line has crossed; also for track without a car"),
        Part("ahead_tiles", (4, 8, 8), "how many tiles a line would cross that leaves this open space by this side"),
        Part("ahead_end", (2, 4, 8, 8), "1 if that line would end at a station; 1 if at the power station", True),
        Part("hand", (MAX_HAND, 4, 4), "the viewer's tiles: 1 if side i leads to side j", True),
        Part("drawn", (4, 4), "the tile drawn in this turn, if the viewer may know it", True),
        Part("seats", (MAX_SEATS - 1,), "one-hot: two to six players", True),
        Part("score", (owners,), f"points of each {owner}, at most 255"),
        Part("supply", (1,), "tiles left in the supply"),
    ]
    if company:
        found += [
            Part(
                "held", (MAX_SEATS, 4, COMPANIES), "one-hot: each seat's shares of 10, 20, 30 and 40 %, if known", True
            ),
            Part("face_up", (4, COMPANIES), "one-hot: the shares that lie face up", True),
            Part("pile", (4, 5, COMPANIES), "one-hot: the shares in the piles, top first, if known", True),
            Part("exchange", (1,), "1 while shares can be exchanged (CC29)", True),
            Part("until_limit", (COMPANIES,), "profit that each company lacks to end the exchanges, at most 255"),
        ]
    return found


# ---- options: the only kernels here that read them


@kernel
def turns_of(s: State) -> int:
    """The number of rotations in which a tile can be laid."""
    return 4 if s.options[ROTATION] else 1


@kernel
def slots_of(s: State) -> int:
    """The number of tiles in a hand."""
    return int(s.options[HAND_SIZE])


@kernel
def profit_limit(s: State) -> int:
    """The profit of a company that ends the exchanges."""
    return int(s.options[EXCHANGE_UNTIL])
