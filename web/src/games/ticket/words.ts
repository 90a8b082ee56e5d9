import { list, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Event } from "../../net/schema";
import { readAction } from "./actions";
import { cardsName, placeName, routeName, souvenirName, ticketNames } from "./names";
import { lookOf } from "./state";

/** What happened, in words. */
export function say(fact: Event, table: TableModel): string {
  const name = "seat" in fact ? table.nameOf(fact.seat) : "";
  switch (fact.event) {
    case "tickets_offered":
      return fact.tickets
        ? t("tk-say-offered-known", { name, tickets: ticketNames(fact.tickets) })
        : t("tk-say-offered", { name, count: fact.number });
    case "tickets_chosen":
      return fact.kept
        ? t("tk-say-chosen-known", { name, tickets: ticketNames(fact.kept) })
        : t("tk-say-chosen", { name });
    case "tickets_kept":
      return fact.kept
        ? t("tk-say-kept-known", { name, tickets: ticketNames(fact.kept) })
        : t("tk-say-kept", { name, count: fact.number });
    case "stack_placed":
      return t("tk-say-stack", {
        name,
        souvenir: souvenirName(fact.symbol),
        place: placeName(fact.location),
        count: fact.tokens,
      });
    case "card_taken":
      if (!fact.card) return t("tk-say-took-hidden", { name });
      return t(fact.openly ? "tk-say-took" : "tk-say-took-blind", { name, card: t(`card-${fact.card}.one`) });
    case "route_claimed":
      return t("tk-say-claimed", {
        name,
        route: routeName(fact.route),
        cards: cardsName(fact.cards),
        points: fact.points,
      });
    case "souvenir_taken":
      return t("tk-say-souvenir", {
        name,
        souvenir: souvenirName(fact.symbol),
        place: placeName(fact.location),
        count: fact.number,
      });
    case "deck_shuffled":
      return t("tk-say-shuffled");
    case "display_swept":
      return t("tk-say-swept", { times: fact.times });
    case "cards_turned":
      return ""; // everybody sees them
    case "passed":
      return t("tk-say-passed", { name });
    case "last_round":
      return t("tk-say-last-round", { name, count: fact.cars_left });
    case "tickets_shown":
      return t("tk-say-shown", {
        name,
        done: ticketNames(fact.done),
        missed: ticketNames(fact.missed),
        doneCount: fact.done.length,
        missedCount: fact.missed.length,
      });
    case "game_over":
      return t("tk-say-over", {
        names: list(fact.winners.map((seat) => table.nameOf(seat))),
        count: fact.winners.length,
        points: fact.scores[fact.winners[0] ?? 0] ?? 0,
      });
    default:
      return "";
  }
}

/** An action in words, as asked before it is done. */
export function name(text: string, table: TableModel): string {
  const action = readAction(text);
  const sight = lookOf(table).sight.value;
  switch (action?.kind) {
    case "take":
      return t("tk-do-take", { card: t(`card-${action.card}.one`) });
    case "claim":
      return t("tk-do-claim", { route: routeName(action.route), cards: cardsName(action.cards) });
    case "souvenir": {
      const stack = sight?.stacks.find(({ location }) => location === action.place);
      return t("tk-do-souvenir", {
        souvenir: souvenirName(stack?.symbol ?? ""),
        place: placeName(action.place),
      });
    }
    case "stack": {
      const symbol = sight?.aside[action.stack === "A" ? 0 : 1] ?? "";
      return t("tk-do-stack", { souvenir: souvenirName(symbol), place: placeName(action.place) });
    }
    case "keep": {
      const ticket = sight?.offered[Number(action.which) - 1]?.ticket;
      return ticket ? t("tk-do-keep", { ticket: ticketNames([ticket]) }) : t("tk-do-keep-both");
    }
    case "blind":
    case "tickets":
    case "pass":
      return t(`tk-do-${action.kind}`);
    default:
      return text;
  }
}

/** What is to be done now, for the player to act. */
export function ask(table: TableModel): string {
  const sight = lookOf(table).sight.value;
  if (!sight || sight.turn < 0) return "";
  if (!table.myTurn.value) return t("tk-ask-wait", { name: table.nameOf(sight.turn), stage: sight.stage });
  if (table.legal.value.includes("pass")) return t("tk-ask-pass");
  if (sight.stage === "acting" && lookOf(table).payments.value.size === 0) return t("tk-ask-acting-no-route");
  return t(`tk-ask-${sight.stage}`);
}
