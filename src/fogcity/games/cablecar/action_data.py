"""Actions of Cable Car as kind and fields (see core/action_data.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Annotated

import msgspec
from msgspec import Meta

from fogcity.core.action_data import ActionData, ActionRequest, PassAction
from fogcity.core.errors import BadText
from fogcity.games.cablecar.actions import DRAW, PASS, SWAP, parse_tile
from fogcity.games.cablecar.board import KINDS, PERCENTS, SPACES


class LayActions(ActionData, frozen=True, tag="lay"):
    """Lay a tile, turned like this, on one of these spaces."""

    tile: str
    turned: Annotated[int, Meta(description="Degrees clockwise: 0, 90, 180 or 270.")]
    spaces: list[str]


class DrawTileAction(ActionData, frozen=True, tag="draw"):
    """Draw a tile, which must be laid."""


class SwapActions(ActionData, frozen=True, tag="swap"):
    """Exchange a share."""

    shares: Annotated[
        list[tuple[int, bool]], Meta(description="The percentage, and whether the share that lies face up is taken.")
    ]


class LayRequest(ActionRequest, frozen=True, tag="lay"):
    """Would this tile, turned like this, be legal on this space?"""

    tile: str
    turned: int
    space: str


class SwapRequest(ActionRequest, frozen=True, tag="swap"):
    """Could a share of this percentage be exchanged, for the open one or blindly?"""

    percent: int
    openly: bool


def action_data(codes: Sequence[int]) -> list[ActionData]:
    """The legal actions, in ascending order, as kinds and fields."""
    found: list[ActionData] = []
    for kind, group in groupby(codes, _kind_of):
        if kind < DRAW // 64:
            spaces = [SPACES[code % 64] for code in group]
            found.append(LayActions(KINDS[kind % 24], 90 * (kind // 24), spaces, count=len(spaces)))
        elif kind == DRAW:
            found.append(DrawTileAction())
        elif kind == SWAP:
            shares = [(PERCENTS[(code - SWAP) // 2], (code - SWAP) % 2 == 0) for code in group]
            found.append(SwapActions(shares, count=len(shares)))
        else:
            found.append(PassAction())
    return found


def _kind_of(code: int) -> int:
    return code // 64 if code < DRAW else SWAP if SWAP <= code < PASS else code


def requested_action(request: Mapping[str, object]) -> int:
    """The code of a requested action."""
    try:
        asked = msgspec.convert(request, LayRequest | SwapRequest)
    except msgspec.ValidationError as error:
        raise BadText(f"expected an action that can be asked about: {error}") from None
    if isinstance(asked, SwapRequest):
        if asked.percent not in PERCENTS:
            raise BadText(f"there are no shares of {asked.percent} %")
        return SWAP + 2 * PERCENTS.index(asked.percent) + (not asked.openly)
    tile = parse_tile(f"{asked.tile}r{asked.turned}")
    if tile is None or asked.space not in SPACES:
        raise BadText(f"there is no tile {asked.tile[:10]} turned {asked.turned}, or no space {asked.space[:10]}")
    return 64 * tile + SPACES.index(asked.space)
