"""The actions of Cable Car, as codes and as text.

The texts are `SWNE b1`, `SNWE b1 r90`, `draw`, `swap 30 open`, `swap 30 blind` and `pass`. The code for laying a
tile is `64 * tile + space`; the other codes come after those.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from fogcity.core.errors import BadText, shorten
from fogcity.games.cablecar.board import KINDS, PERCENTS, POWER_STATION, SAME_AS, SPACES

DRAW = 64 * 96
SWAP = DRAW + 1  # + 2 * pile, + 1 if blind
PASS = SWAP + 8
NUM_ACTIONS = PASS + 1

EXPECTED = (
    "a tile and a space such as `SWNE b1` (turned: `SNWE b1 r90`), `draw`, `swap 30 open`, `swap 30 blind` or `pass`"
)


def tile_name(tile: int) -> str:
    """The name of a tile: its printed kind and its rotation, as in `SNWE` or `SNWEr90`."""
    return KINDS[tile % 24] + (f"r{90 * (tile // 24)}" if tile >= 24 else "")


def parse_tile(name: str) -> int | None:
    """The tile with this name (see `tile_name`), in the fewest turns that give its tracks; None if there is none."""
    kind, _, turn = name.upper().partition("R")
    if kind not in KINDS or turn not in ("", "0", "90", "180", "270") or name.upper().endswith("R"):
        return None
    return fewest_turns(KINDS.index(kind) + 24 * (int(turn or 0) // 90))


def fewest_turns(tile: int) -> int:
    """The same tile in the fewest turns that give its tracks. A straight crossing looks the same either way."""
    return next(t for t in range(tile % 24, 96, 24) if SAME_AS[t] == SAME_AS[tile])


def text_of(action: int) -> str:
    """The text of an action code."""
    if not isinstance(action, (int, np.integer)) or not 0 <= action < NUM_ACTIONS:
        raise BadText(f"there is no action {action!r}; they are numbered 0 to {NUM_ACTIONS - 1}")
    return _texts()[action]


@cache
def _texts() -> list[str]:
    return list(map(_write, range(NUM_ACTIONS)))


@cache
def _codes() -> dict[str, int]:
    """The codes of all texts in our own spelling. Most input is spelled that way, and a lookup is much faster."""
    lays = [64 * tile + space for tile in range(96) if fewest_turns(tile) == tile for space in range(64)]
    codes = [code for code in lays if code % 64 not in POWER_STATION] + list(range(DRAW, NUM_ACTIONS))
    return {_texts()[code]: code for code in codes}


def _write(action: int) -> str:
    if action == DRAW:
        return "draw"
    if action == PASS:
        return "pass"
    if action >= SWAP:
        pile, blind = divmod(action - SWAP, 2)
        return f"swap {PERCENTS[pile]} {'blind' if blind else 'open'}"
    tile, space = divmod(action, 64)
    return f"{KINDS[tile % 24]} {SPACES[space]}" + (f" r{90 * (tile // 24)}" if tile >= 24 else "")


def parse(text: str) -> int:
    """The code of an action text; capitals and spaces do not matter."""
    if not isinstance(text, str):
        raise BadText(f"expected {EXPECTED}, not {type(text).__name__}")
    code = _codes().get(text)
    return _read(text) if code is None else code


def _read(text: str) -> int:
    words = text.lower().split()
    if words == ["draw"]:
        return DRAW
    if words == ["pass"]:
        return PASS
    if words[:1] == ["swap"]:
        return _parse_swap(words[1:], text)
    if 1 < len(words) < 4 and words[0].upper() in KINDS:
        return _parse_lay(words)
    if len(words) > 0 and words[0].upper() in KINDS:
        raise BadText(f"where to? Expected a tile and a space, such as `{words[0].upper()} b1`, not {shorten(text)}")
    raise BadText(f"expected {EXPECTED}, not {shorten(text)}")


def split(text: str) -> list[str]:
    """The actions in a line that may hold several, as in `draw SWNE h6`."""
    actions: list[list[str]] = []
    for word in text.split():
        if not actions or word.lower() in ("draw", "swap", "pass") or word.upper() in KINDS:
            actions.append([])
        actions[-1].append(word)
    return [" ".join(words) for words in actions]


def _parse_lay(words: list[str]) -> int:
    space = words[1]
    if space not in SPACES:
        raise BadText(f"there is no space {shorten(space)}: columns are a to h, rows 1 to 8")
    if SPACES.index(space) in POWER_STATION:
        raise BadText(f"{space} is part of the power station; no tile can be laid there")
    tile = parse_tile("".join([words[0], *words[2:]]))
    if tile is None:
        raise BadText(f"a tile is turned r90, r180 or r270, not {shorten(words[2])}")
    return 64 * tile + SPACES.index(space)


def _parse_swap(words: list[str], text: str) -> int:
    percent = words[0].removesuffix("%") if words else ""
    if len(words) != 2 or percent not in map(str, PERCENTS) or words[1] not in ("open", "blind"):
        raise BadText(f"expected `swap 10 open`, `swap 40 blind` or the like (10, 20, 30 or 40), not {shorten(text)}")
    return SWAP + 2 * PERCENTS.index(int(percent)) + ("open", "blind").index(words[1])
