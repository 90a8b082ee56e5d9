import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { formsOf, type Impossible, plain } from "../../core/typed";
import type { Offer } from "../../net/actions";
import type { MapRoute } from "../../net/schema";
import type { Cards } from "./actions";
import { cardKinds, mapBoard } from "./mapboard";
import { placeName, souvenirName } from "./names";
import { selectionOf } from "./selection";

/** The names that a place goes by: the reader's and the printed one. */
function placeNames(name: string): string[] {
  return [...new Set([placeName(name), name])];
}

/** The words for a kind of card, the usual one first. */
function cardWords(kind: string): string[] {
  return formsOf(`card-${kind}.typed`);
}

function cardWord(kind: string): string {
  return cardWords(kind)[0] ?? kind;
}

/** Other words for kinds of cards, such as plurals, each with the usual one. */
export function typedWords(): Map<string, string> {
  return new Map(cardKinds().flatMap((kind) => cardWords(kind).map((word) => [plain(word), cardWord(kind)])));
}

/** The names of a route: from either end, in the reader's words or as printed, with or without its number. */
function routeNames({ name, ends: [a, b] }: MapRoute): string[] {
  const number = name.slice(`${a}-${b}`.length); // of a double route: ` (1)`
  const pairs = placeNames(a).map((one, way) => [one, placeNames(b)[way] ?? b]);
  const names = pairs.flatMap(([one, other]) => [`${one}-${other}`, `${other}-${one}`]);
  return [...new Set([...names.map((pair) => pair + number), ...names])];
}

function claimForms(route: MapRoute, cards: Cards): string[] {
  const counts = Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t("tk-type-cards", { count, card: cardWord(kind) }));
  return routeNames(route).flatMap((name) =>
    formsOf("tk-type-claim", { route: name, cards: counts.join(" ") }),
  );
}

/** What can be typed for a legal action. */
export function typedForms({ data, place }: Offer, table: TableModel): string[] {
  const view = selectionOf(table).view.value;
  switch (data.kind) {
    case "take":
      return formsOf("tk-type-take", { card: cardWord(data.cards[place] ?? "") });
    case "claim": {
      const route = mapBoard.value?.routes[data.route];
      return route ? claimForms(route, data.ways[place] ?? {}) : [];
    }
    case "souvenir":
      return placeNames(data.locations[place] ?? "").flatMap((name) =>
        formsOf("tk-type-souvenir", { place: name }),
      );
    case "stack": {
      const souvenir = souvenirName(view?.aside[data.stack] ?? "");
      const stack = String.fromCharCode(65 + data.stack); // A, B
      return placeNames(data.locations[place] ?? "").flatMap((name) =>
        formsOf("tk-type-stack", { stack, souvenir, place: name }),
      );
    }
    case "keep": {
      const [only = 0, ...more] = data.choices[place] ?? [];
      return more.length > 0 ? formsOf("tk-type-keep-both") : formsOf("tk-type-keep", { number: only + 1 });
    }
    case "blind":
    case "tickets":
    case "pass":
      return formsOf(`tk-type-${data.kind}`);
    default:
      return [];
  }
}

/** What can be typed, legal or not. */
export function typedOthers(): Impossible[] {
  const takes = cardKinds().map(
    (card): Impossible => ({
      forms: formsOf("tk-type-take", { card: cardWord(card) }),
      request: { kind: "take", card },
    }),
  );
  const claims = (mapBoard.value?.routes ?? []).map(
    (route): Impossible => ({
      forms: routeNames(route).flatMap((name) => formsOf("tk-type-route", { route: name })),
      request: { kind: "claim", route: route.number },
      begins: true,
    }),
  );
  return [
    ...takes,
    { forms: formsOf("tk-type-blind"), request: { kind: "take", card: null } },
    { forms: formsOf("tk-type-tickets"), request: { kind: "tickets" } },
    ...claims,
    { forms: [...formsOf("tk-type-pass"), ...formsOf("tk-type-keep-both")], request: null },
  ];
}
