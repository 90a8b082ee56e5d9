"""Why an action is not legal. Show it only to the player to act: it may name cards in hand."""

from __future__ import annotations

from typing import Any

from fogcity.core.reasons import GAME_OVER, About, Reason
from fogcity.games.ticket.actions import (
    CLAIM,
    DRAW_TICKETS,
    PASS,
    SOUVENIR,
    STACK,
    TAKE,
    TAKE_BLIND,
    ActionTexts,
    cards_text,
)
from fogcity.games.ticket.board.board import CARDS, FERRY, MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import Way, way_of
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, NOTHING, SECOND, STACKING, VISITING

TO_CHOOSE = {
    KEEPING: Reason("choose_first_tickets", "first choose which tickets to keep: `keep 1`, `keep 2` or `keep both`"),
    STACKING: Reason(
        "place_stack_first", "first put a stack of souvenirs on a location without one, such as `stack A` and its name"
    ),
    SECOND: Reason("take_second_card", "you have taken a card; now take the second one"),
    CHOOSING: Reason("choose_drawn_tickets", "you have drawn tickets; now choose: `keep 1`, `keep 2` or `keep both`"),
    VISITING: Reason("choose_souvenir", "you have claimed a route; now choose the souvenir of one of its ends"),
}

NOT_NOW = {
    TAKE_BLIND: Reason("deck_empty", "the deck is empty"),
    DRAW_TICKETS: Reason("no_tickets_left", "there are no tickets left"),
    PASS: Reason(
        "pass_with_choices", "only a player who can neither take a card nor claim a route nor draw tickets may pass"
    ),
}


def why_illegal(texts: ActionTexts, s: Any, action: int) -> Reason:
    """The reason why an action is not legal, for the player to act."""
    if s["turn"] < 0:
        return GAME_OVER
    if not 0 <= action < texts.num_actions:
        most = texts.num_actions - 1
        return Reason(
            "no_such_action",
            f"there is no action {action}; they are numbered 0 to {most}",
            {"action": int(action), "most": most},
        )
    stage = int(s["stage"])
    if stage == SECOND and action < TAKE_BLIND and action - TAKE in s["open"]:
        return Reason("ferry_as_second", "an open ferry card cannot be taken as the second card")
    if stage == STACKING and STACK <= action < SOUVENIR:
        return _why_not_stack(texts, s, *divmod(action - STACK, MAX_LOCATIONS))
    if stage == VISITING and SOUVENIR <= action < CLAIM:
        return Reason(
            "souvenir_elsewhere",
            "the souvenir must come from one of the two ends of the route that you have just claimed",
        )
    if stage in TO_CHOOSE and not (stage == SECOND and action <= TAKE_BLIND):
        return TO_CHOOSE[stage]
    if action >= CLAIM and stage == ACTING:
        return _why_not_claim(texts, s, way_of(texts.table, action - CLAIM))
    if action < TAKE_BLIND:
        card = CARDS[action - TAKE]
        return Reason("card_not_open", f"no {card} card lies open", {"card": card})
    return NOT_NOW.get(action, Reason("nothing_to_choose", "there is nothing of that kind to choose now"))


def _named(cards: dict[int, int]) -> dict[str, int]:
    return {CARDS[kind]: number for kind, number in cards.items() if number}


def _why_not_stack(texts: ActionTexts, s: Any, which: int, location: int) -> Reason:
    if location >= len(texts.board.locations):
        return Reason("no_such_location", "there is no such location on this board")
    if s["aside"][which] == NOTHING:
        stack, other = "AB"[which], "BA"[which]
        about: dict[str, About] = {"stack": stack, "other": other}
        return Reason("stack_is_placed", f"stack {stack} is on the board already; place stack {other}", about)
    name = texts.board.locations[location].name
    return Reason("location_has_stack", f"there is a stack on {name} already", {"location": name})


def _why_not_claim(texts: ActionTexts, s: Any, way: Way) -> Reason:
    seat, route = int(s["turn"]), texts.board.routes[way.route]
    name = texts.board.route_name(way.route)
    owner, cars = int(s["owner"][way.route]), int(s["cars"][seat])
    if owner == seat:
        return Reason("route_is_yours", f"{name} is yours already", {"route": name})
    if owner != NOTHING:
        return Reason("route_is_taken", f"{name} is taken by seat {owner + 1}", {"route": name, "seat": owner})
    if route.twin >= 0 and s["owner"][route.twin] == seat:
        text = f"you have the other route of {name}, and nobody may have both"
        return Reason("route_twin_is_yours", text, {"route": name})
    if route.twin >= 0 and s["seats"] == 2 and s["owner"][route.twin] != NOTHING:
        text = f"{name} is closed: with two players only one of a double route is claimed"
        return Reason("route_is_closed", text, {"route": name})
    if cars < route.length:
        return Reason(
            "too_few_cars",
            f"{name} takes {route.length} cars, and you have only {cars} left",
            {"route": name, "length": route.length, "cars": cars},
        )
    hand = s["hand"][seat].tolist()
    needed = {way.colour: way.cards, FERRY: way.ferries} if way.cards else {FERRY: way.ferries}
    has = cards_text({kind: hand[kind] for kind in needed})
    none = f"no {' and no '.join(CARDS[kind] for kind in needed)}"
    return Reason(
        "too_few_cards",
        f"that takes {cards_text(needed)}; of these you have {has or none}",
        {"route": name, "needed": _named(needed), "has": _named({kind: hand[kind] for kind in needed})},
    )
