"""Why an action is not legal, in words for the player to act. For nobody else: it may name cards in hand."""

from __future__ import annotations

from typing import Any

from fogcity.ticket.actions import ActionTexts, cards_text
from fogcity.ticket.board import CARDS, FERRY, MAX_LOCATIONS
from fogcity.ticket.routes import Way, way_of
from fogcity.ticket.state import ACTING, CHOOSING, KEEPING, NOTHING, SECOND, STACKING, VISITING
from fogcity.ticket.tables import (
    CLAIM,
    DRAW_TICKETS,
    PASS,
    SOUVENIR,
    STACK,
    TAKE,
    TAKE_BLIND,
)

TO_CHOOSE = {
    KEEPING: "first choose which tickets to keep: `keep 1`, `keep 2` or `keep both`",
    STACKING: "first put a stack of souvenirs on a location without one, such as `stack A` and its name",
    SECOND: "you have taken a card; now take the second one",
    CHOOSING: "you have drawn tickets; now choose: `keep 1`, `keep 2` or `keep both`",
    VISITING: "you have claimed a route; now choose the souvenir of one of its ends",
}

NOT_NOW = {
    TAKE_BLIND: "the deck is empty",
    DRAW_TICKETS: "there are no tickets left",
    PASS: "only a player who can neither take a card nor claim a route nor draw tickets may pass",
}


def why_illegal(texts: ActionTexts, s: Any, action: int) -> str:
    """What the player to act is told of an action that is not legal."""
    if s["turn"] < 0:
        return "the game is over"
    if not 0 <= action < texts.num_actions:
        return f"there is no action {action}; they are numbered 0 to {texts.num_actions - 1}"
    stage = int(s["stage"])
    if stage == SECOND and action < TAKE_BLIND and action - TAKE in s["open"]:
        return "an open ferry card cannot be taken as the second card"
    if stage == STACKING and STACK <= action < SOUVENIR:
        return _why_not_stack(texts, s, *divmod(action - STACK, MAX_LOCATIONS))
    if stage == VISITING and SOUVENIR <= action < CLAIM:
        return "the souvenir must come from one of the two ends of the route that you have just claimed"
    if stage in TO_CHOOSE and not (stage == SECOND and action <= TAKE_BLIND):
        return TO_CHOOSE[stage]
    if action >= CLAIM and stage == ACTING:
        return _why_not_claim(texts, s, way_of(texts.table, action - CLAIM))
    if action < TAKE_BLIND:
        return f"no {CARDS[action - TAKE]} card lies open"
    return NOT_NOW.get(action, "there is nothing of that kind to choose now")


def _why_not_stack(texts: ActionTexts, s: Any, which: int, location: int) -> str:
    if location >= len(texts.board.locations):
        return "there is no such location on this board"
    if s["aside"][which] == NOTHING:
        return f"stack {'AB'[which]} is on the board already; place stack {'BA'[which]}"
    return f"there is a stack on {texts.board.locations[location].name} already"


def _why_not_claim(texts: ActionTexts, s: Any, way: Way) -> str:
    seat, route = int(s["turn"]), texts.board.routes[way.route]
    name = texts.board.route_name(way.route)
    owner = int(s["owner"][way.route])
    if owner != NOTHING:
        return f"{name} is {'yours already' if owner == seat else f'taken by seat {owner + 1}'}"
    if route.twin >= 0 and s["owner"][route.twin] == seat:
        return f"you have the other route of {name}, and nobody may have both"
    if route.twin >= 0 and s["seats"] == 2 and s["owner"][route.twin] != NOTHING:
        return f"{name} is closed: with two players only one of a double route is claimed"
    if s["cars"][seat] < route.length:
        return f"{name} takes {route.length} cars, and you have only {s['cars'][seat]} left"
    hand = s["hand"][seat].tolist()
    needed = {way.colour: way.cards, FERRY: way.ferries} if way.cards else {FERRY: way.ferries}
    has = cards_text({kind: hand[kind] for kind in needed}) or f"no {' and no '.join(CARDS[kind] for kind in needed)}"
    return f"that takes {cards_text(needed)}; of these you have {has}"
