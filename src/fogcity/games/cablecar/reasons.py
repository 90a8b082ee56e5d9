"""Why an action is not legal. Show it only to the player to act: it may name tiles in hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from fogcity.core.reasons import GAME_OVER, About, Reason
from fogcity.games.cablecar import actions
from fogcity.games.cablecar.actions import DRAW, NUM_ACTIONS, PASS, SWAP
from fogcity.games.cablecar.board import COLOURS, KINDS, PERCENTS, SPACES
from fogcity.games.cablecar.options import EXCHANGE_UNTIL, ROTATION, TURN_LIMIT
from fogcity.games.cablecar.state import NOTHING


def why_illegal(s: Any, action: int) -> Reason:
    """The reason why an action is not legal, for the player to act."""
    if s["turn"] < 0:
        return GAME_OVER
    if not 0 <= action < NUM_ACTIONS:
        text = f"there is no action {action}; they are numbered 0 to {NUM_ACTIONS - 1}"
        return Reason("no_such_action", text, {"action": int(action), "most": NUM_ACTIONS - 1})
    if action < DRAW:
        return _why_not_lay(s, *divmod(action, 64))
    drawn = int(s["drawn"])
    if drawn != NOTHING:
        return Reason("must_lay", f"you have drawn {KINDS[drawn]} and must lay it now", {"drawn": KINDS[drawn]})
    if action == DRAW:
        return Reason("supply_empty", "the supply is empty")
    if action == PASS:
        return Reason("pass_with_tile", "only a player who has no tile and can draw none may pass")
    return _why_not_swap(s, PERCENTS[(action - SWAP) // 2])


def _why_not_swap(s: Any, percent: int) -> Reason:
    if not s["company"]:
        return Reason("no_shares", "there are no shares in this game")
    best = int(np.argmax(s["score"]))
    profit, until, limit = int(s["score"][best]), int(s["options"][EXCHANGE_UNTIL]), int(s["options"][TURN_LIMIT])
    begin = f"no {percent} % share can be exchanged"
    if profit >= until:
        return Reason(
            "exchange_over_by_profit",
            f"{begin}: {COLOURS[best]} has {profit} profit, and exchanging ends at {until}",
            {"percent": percent, "company": COLOURS[best], "profit": profit, "until": until},
        )
    if limit:
        about: dict[str, About] = {"percent": percent, "turns": limit}
        return Reason("exchange_over_by_turns", f"{begin} after {limit} turns", about)
    return Reason("no_exchange_here", f"{begin} at this table", {"percent": percent})


def _why_not_lay(s: Any, tile: int, space: int) -> Reason:
    name, where, kind = actions.tile_name(tile), SPACES[space], KINDS[tile % 24]
    if tile >= 24 and not s["options"][ROTATION]:
        return Reason("no_turning", f"{name}: tiles are not turned at this table (option rotation)", {"tile": name})
    drawn, hand = int(s["drawn"]), [held for held in s["hand"][s["turn"]].tolist() if held != NOTHING]
    if drawn not in (NOTHING, tile % 24):
        text = f"you have drawn {KINDS[drawn]} and must lay it now, not {kind}"
        return Reason("must_lay_other", text, {"drawn": KINDS[drawn], "tile": kind})
    if drawn == NOTHING and tile % 24 not in hand:
        names = [KINDS[held] for held in hand]
        text = f"you have no {kind}; in hand: {', '.join(names) or 'nothing'}"
        return Reason("not_in_hand", text, {"tile": kind, "hand": names})
    if s["board"][space] != NOTHING:
        return Reason("space_taken", f"{where} is taken", {"space": where})
    if not int(s["open"]) >> space & 1:
        return Reason("space_apart", f"{where} touches neither the edge of the board nor a tile", {"space": where})
    fewest = actions.fewest_turns(tile)
    if fewest != tile:
        other = actions.tile_name(fewest)
        return Reason(
            "same_tracks", f"{name} has the same tracks as {other}: lay it that way", {"tile": name, "as": other}
        )
    return Reason(
        "short_line",
        f"{name} on {where} would carry a line from station to station alone, and it can be laid elsewhere",
        {"tile": name, "space": where},
    )
