import type { ChartRoute } from "../../net/schema";
import { CARDS } from "./chart";

/** A number of each kind of card. */
export type Cards = Record<string, number>;

/** An action, taken apart. */
export type Action =
  | { kind: "take"; card: string }
  | { kind: "blind" | "tickets" | "pass" }
  | { kind: "claim"; route: string; cards: Cards }
  | { kind: "souvenir"; place: string }
  | { kind: "stack"; stack: string; place: string }
  | { kind: "keep"; which: string };

export function readAction(text: string): Action | null {
  const [verb = ""] = text.split(" ", 1);
  const rest = text.slice(verb.length + 1);
  switch (verb) {
    case "take":
      return rest === "blind" ? { kind: "blind" } : { kind: "take", card: rest };
    case "claim": {
      const at = rest.lastIndexOf(" with ");
      return at < 0
        ? null
        : { kind: "claim", route: rest.slice(0, at), cards: readCards(rest.slice(at + 6)) };
    }
    case "souvenir":
      return { kind: "souvenir", place: rest };
    case "stack":
      return { kind: "stack", stack: rest.slice(0, 1), place: rest.slice(2) };
    case "keep":
      return { kind: "keep", which: rest };
    case "tickets":
    case "pass":
      return { kind: verb };
    default:
      return null;
  }
}

/** `2 red 1 ferry` */
export function readCards(text: string): Cards {
  const cards: Cards = {};
  for (const [, number, kind] of text.matchAll(/(\d+) ([a-z]+)/g)) cards[kind as string] = Number(number);
  return cards;
}

export function writeCards(cards: Cards): string {
  return CARDS.flatMap((kind) => (cards[kind] ? [`${cards[kind]} ${kind}`] : [])).join(" ");
}

/** A way to pay for a route. */
export interface Payment {
  action: string;
  cards: Cards;
}

/** The ways to pay for each route that can be claimed, by its name; those with fewest ferries first, then by what is left. */
export function paymentsOf(legal: readonly string[], hand: Cards | null): Map<string, Payment[]> {
  const found = new Map<string, Payment[]>();
  for (const text of legal) {
    const action = readAction(text);
    if (action?.kind !== "claim") continue;
    const list = found.get(action.route) ?? [];
    list.push({ action: text, cards: action.cards });
    found.set(action.route, list);
  }
  const spare = (cards: Cards): number =>
    Math.max(
      0,
      ...Object.keys(cards).map((kind) => (kind === "ferry" ? 0 : (hand?.[kind] ?? 0) - (cards[kind] ?? 0))),
    );
  for (const list of found.values())
    list.sort((a, b) => (a.cards.ferry ?? 0) - (b.cards.ferry ?? 0) || spare(b.cards) - spare(a.cards));
  return found;
}

/** What a route takes, if it is paid with this colour and no more ferries than it shows. */
export function costOf(route: ChartRoute, colour: string): Cards {
  const cards: Cards = {};
  if (route.length > route.ferries) cards[colour] = route.length - route.ferries;
  if (route.ferries > 0) cards.ferry = route.ferries;
  return cards;
}

/** How many cards a hand lacks for a route paid with this colour: spare ferries stand for any card. */
export function missingFor(route: ChartRoute, colour: string, hand: Cards): number {
  const ferries = hand.ferry ?? 0;
  const own = Math.min(hand[colour] ?? 0, route.length - route.ferries);
  const lacksFerries = Math.max(0, route.ferries - ferries);
  const spare = Math.max(0, ferries - route.ferries);
  return lacksFerries + Math.max(0, route.length - route.ferries - own - spare);
}

/** The colour that a hand would pay a route with: its own, or for a grey one that of which it has most. */
export function bestColour(route: ChartRoute, hand: Cards): string {
  if (route.colour !== "grey") return route.colour;
  const colours = CARDS.filter((kind) => kind !== "ferry");
  return colours.reduce((best, kind) => ((hand[kind] ?? 0) > (hand[best] ?? 0) ? kind : best));
}

/** What to ask the server about a route that cannot be claimed: why not? */
export function candidateFor(route: ChartRoute, hand: Cards): string {
  return `claim ${route.name} with ${writeCards(costOf(route, bestColour(route, hand)))}`;
}
