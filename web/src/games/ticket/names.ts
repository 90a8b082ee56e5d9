import { has, list, t } from "../../core/lang";
import { asWords, type Mark } from "../../core/rich";
import type { MapRoute } from "../../net/schema";
import type { Cards } from "./actions";
import { cardKinds, mapBoard, routeNamed } from "./mapboard";

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** A place in the reader's language, or its own name if there is no translation. */
export function placeName(name: string): string {
  const id = `place-${idOf(name)}`;
  return has(id) ? t(id) : name;
}

/** The title of a map in the reader's language, or its own if there is no translation. */
export function mapTitle(title: string): string {
  const id = `map-${idOf(title)}`;
  return has(id) ? t(id) : title;
}

export function colourName(colour: string): string {
  return t(`card-${colour}`);
}

export function souvenirName(symbol: string): string {
  const id = `souvenir-${idOf(symbol)}`;
  return has(id) ? t(id) : symbol;
}

/** `2 red cards and 1 ferry card` */
export function cardsName(cards: Cards, mark: Mark = asWords): string {
  return list(
    cardKinds().flatMap((kind) => {
      const count = cards[kind];
      return count ? [mark("card", `${kind} ${count}`, t(`card-${kind}.many`, { count }))] : [];
    }),
  );
}

export function routeName(name: string): string {
  const route = mapBoard.value && routeNamed(mapBoard.value, name);
  return route ? endsName(route.ends) : name;
}

export function endsName([a, b]: readonly [string, string]): string {
  return t("tk-ends", { a: placeName(a), b: placeName(b) });
}

/** A ticket as events name it: `Alcatraz-Twin Peaks`. */
export function ticketName(ticket: string): string {
  const found = mapBoard.value?.tickets.find(({ name }) => name === ticket);
  return found ? t("tk-ticket", { ends: endsName(found.ends), points: found.points }) : ticket;
}

export function ticketNames(tickets: readonly string[]): string {
  return list(tickets.map(ticketName));
}

export type RouteState = "free" | "claimable" | "closed" | "mine" | "taken";

/** The full description of a route, for screen readers. */
export function routeLabel(route: MapRoute, state: RouteState, owner: string): string {
  return t("tk-route-label", {
    a: placeName(route.ends[0]),
    b: placeName(route.ends[1]),
    length: route.length,
    ferries: route.ferries,
    points: route.points,
    colour: colourName(route.colour),
    state,
    owner,
  });
}
