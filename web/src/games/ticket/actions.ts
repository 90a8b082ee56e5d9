import type { Offer } from "../../net/actions";
import type { MapRoute } from "../../net/schema";

/** A number of each kind of card. */
export type Cards = Readonly<Record<string, number>>;

/** A way to pay for a route. */
export interface Payment {
  action: string;
  cards: Cards;
}

/** The ways to pay for each claimable route, by its name, in the order they are offered. */
export function paymentsOf(offers: readonly Offer[], routes: readonly MapRoute[]): Map<string, Payment[]> {
  const found = new Map<string, (Payment & { rank: number })[]>();
  for (const { data, place, text } of offers) {
    if (data.kind !== "claim") continue;
    const name = routes[data.route]?.name ?? "";
    const rank = data.order ? data.order.indexOf(place) : place;
    found.set(name, [...(found.get(name) ?? []), { action: text, cards: data.ways[place] ?? {}, rank }]);
  }
  for (const ways of found.values()) ways.sort((a, b) => a.rank - b.rank);
  return found;
}

/** The text of the first matching legal action; null if there is none. */
export function findAction(offers: readonly Offer[], isMeant: (offer: Offer) => boolean): string | null {
  return offers.find(isMeant)?.text ?? null;
}
