import { has, list, t } from "../../core/lang";
import { asWords, type Mark } from "../../core/rich";
import type { TableModel } from "../../core/table";
import type { Problem } from "../../net/api";
import type { Event } from "../../net/schema";
import { cardKinds } from "./mapboard";
import { cardsName, colourName, placeName, routeName, souvenirName, ticketName, ticketNames } from "./names";
import { selectionOf } from "./selection";

/** What happened, in words. */
export function eventText(event: Event, table: TableModel, mark: Mark = asWords): string {
  const name = "seat" in event ? table.nameOf(event.seat) : "";
  switch (event.event) {
    case "tickets_offered":
      return event.tickets
        ? t("tk-say-offered-known", { name, tickets: ticketNames(event.tickets) })
        : t("tk-say-offered", { name, count: event.number });
    case "tickets_chosen":
      return event.kept
        ? t("tk-say-chosen-known", { name, tickets: ticketNames(event.kept) })
        : t("tk-say-chosen", { name });
    case "tickets_kept":
      return event.kept
        ? t("tk-say-kept-known", { name, tickets: ticketNames(event.kept) })
        : t("tk-say-kept", { name, count: event.number });
    case "stack_placed":
      return t("tk-say-stack", {
        name,
        souvenir: mark("souvenir", event.symbol, souvenirName(event.symbol)),
        place: placeName(event.location),
        count: event.tokens,
      });
    case "card_taken":
      if (!event.card) return t("tk-say-took-hidden", { name });
      return t(event.openly ? "tk-say-took" : "tk-say-took-blind", {
        name,
        card: mark("card", event.card, t(`card-${event.card}.one`)),
      });
    case "route_claimed":
      return t("tk-say-claimed", {
        name,
        route: routeName(event.route),
        cards: cardsName(event.cards, mark),
        points: event.points,
      });
    case "tickets_completed":
      return t("tk-say-completed", { name, tickets: ticketNames(event.tickets) });
    case "souvenir_taken":
      return t("tk-say-souvenir", {
        name,
        souvenir: mark("souvenir", event.symbol, souvenirName(event.symbol)),
        place: placeName(event.location),
        count: event.number,
      });
    case "deck_shuffled":
      return t("tk-say-shuffled");
    case "display_swept":
      return t("tk-say-swept", { times: event.times });
    case "cards_turned":
      return ""; // visible on the board
    case "passed":
      return t("tk-say-passed", { name });
    case "last_round":
      return t("tk-say-last-round", { name, count: event.cars_left });
    case "tickets_shown":
      return t("tk-say-shown", {
        name,
        done: ticketNames(event.done),
        missed: ticketNames(event.missed),
        doneCount: event.done.length,
        missedCount: event.missed.length,
      });
    case "game_over":
      return t("tk-say-over", {
        names: list(event.winners.map((seat) => table.nameOf(seat))),
        count: event.winners.length,
        points: event.scores[event.winners[0] ?? 0] ?? 0,
      });
    default:
      return "";
  }
}

/** An action in words, as asked before it is done. */
export function actionText(text: string, table: TableModel, mark: Mark = asWords): string {
  const { data, place = 0 } = table.offerOf(text) ?? {};
  const view = selectionOf(table).view.value;
  switch (data?.kind) {
    case "take": {
      const card = data.cards[place] ?? "";
      return t("tk-do-take", { card: mark("card", card, t(`card-${card}.one`)) });
    }
    case "claim": {
      const route = view?.routes[data.route]?.route ?? "";
      return t("tk-do-claim", { route: routeName(route), cards: cardsName(data.ways[place] ?? {}, mark) });
    }
    case "souvenir": {
      const name = data.locations[place] ?? "";
      const stack = view?.stacks.find(({ location }) => location === name);
      const souvenir = mark("souvenir", stack?.symbol ?? "", souvenirName(stack?.symbol ?? ""));
      return t("tk-do-souvenir", { souvenir, place: placeName(name) });
    }
    case "stack": {
      const symbol = view?.aside[data.stack] ?? "";
      const name = data.locations[place] ?? "";
      const souvenir = mark("souvenir", symbol, souvenirName(symbol));
      return t("tk-do-stack", { souvenir, place: placeName(name) });
    }
    case "keep": {
      const [only, ...more] = data.choices[place] ?? [];
      const ticket = view?.offered[only ?? -1]?.ticket;
      return ticket && more.length === 0
        ? t("tk-do-keep", { ticket: ticketNames([ticket]) })
        : t("tk-do-keep-both");
    }
    case "blind":
    case "tickets":
    case "pass":
      return t(`tk-do-${data.kind}`);
    default:
      return text;
  }
}

/** What the player to act has to do now. */
export function promptText(table: TableModel): string {
  const view = selectionOf(table).view.value;
  if (!view || view.turn < 0) return "";
  if (table.choosing.value.length > 0 && !table.myTurn.value) return table.stillChoosing();
  if (!table.myTurn.value) return t("tk-ask-wait", { name: table.nameOf(view.turn), stage: view.stage });
  const kinds = new Set(table.offers.value.map(({ data }) => data.kind));
  if (kinds.has("pass")) return t("tk-ask-pass");
  if (view.stage !== "acting") return t(`tk-ask-${view.stage}`);
  const can = [
    ...(kinds.has("take") || kinds.has("blind") ? ["cards"] : []),
    ...(kinds.has("claim") ? ["route"] : []),
    ...(kinds.has("tickets") ? ["tickets"] : []),
  ];
  return t("tk-ask-acting", { can: can.join("-") });
}

/** The points of a seat on the table. */
export function pointsOf(table: TableModel, seat: number): number | null {
  const view = selectionOf(table).view.value;
  return view?.scores?.[seat] ?? view?.players[seat]?.points ?? null;
}

/** The viewer's cards and tickets. */
export function handTexts(table: TableModel): string[] {
  const view = table.view.value;
  if (view?.game !== "ticket" || view.viewer === null) return [];
  const cards = view.players[view.viewer]?.hand ?? {};
  const kinds = cardKinds().filter((kind) => cards[kind]);
  return [
    ...kinds.map((kind) => t(`card-${kind}.many`, { count: cards[kind] ?? 0 })),
    ...view.tickets.map(({ ticket }) => ticketName(ticket)),
  ];
}

/** Why an action is not legal; null if there is no message for the reason. */
export function reasonText({ about }: Problem, table: TableModel): string | null {
  const { reason, route, location, card, seat, needed, has: held, ...rest } = about;
  const id = `tk-reason-${String(reason ?? "").replaceAll("_", "-")}`;
  if (!reason || !has(id)) return null;
  return t(id, {
    ...(rest as Record<string, string | number>),
    ...(typeof route === "string" ? { route: routeName(route) } : {}),
    ...(typeof location === "string" ? { location: placeName(location) } : {}),
    ...(typeof card === "string" ? { card: colourName(card) } : {}),
    ...(typeof seat === "number" ? { owner: table.nameOf(seat) } : {}),
    ...(isCards(needed) ? { needed: cardsName(needed) } : {}),
    ...(isCards(held) ? { has: cardsName(held), count: Object.keys(held).length } : {}),
  });
}

function isCards(value: Problem["about"][string] | undefined): value is Record<string, number> {
  return typeof value === "object" && !Array.isArray(value);
}
