import { has, list, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Problem } from "../../net/api";
import type { ChartRoute } from "../../net/schema";
import { type Cards, readCards } from "./actions";
import { CARDS, chart, routeNamed } from "./chart";

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** A place in the reader's language; a board may have places that nobody has translated. */
export function placeName(name: string): string {
  const id = `place-${idOf(name)}`;
  return has(id) ? t(id) : name;
}

export function colourName(colour: string): string {
  return t(`card-${colour}`);
}

export function souvenirName(symbol: string): string {
  const id = `souvenir-${idOf(symbol)}`;
  return has(id) ? t(id) : symbol;
}

/** `2 red cards and 1 ferry card` */
export function cardsName(cards: Cards): string {
  return list(CARDS.flatMap((kind) => (cards[kind] ? [t(`card-${kind}.many`, { count: cards[kind] })] : [])));
}

export function routeName(name: string): string {
  const route = chart.value && routeNamed(chart.value, name);
  return route ? endsName(route.ends) : name;
}

export function endsName([a, b]: readonly [string, string]): string {
  return t("tk-ends", { a: placeName(a), b: placeName(b) });
}

/** A ticket as events name it: `Alcatraz-Twin Peaks`. */
export function ticketName(ticket: string): string {
  const found = chart.value?.tickets.find(({ name }) => name === ticket);
  return found ? t("tk-ticket", { ends: endsName(found.ends), points: found.points }) : ticket;
}

export function ticketNames(tickets: readonly string[]): string {
  return list(tickets.map(ticketName));
}

export type RouteState = "free" | "claimable" | "closed" | "mine" | "taken";

/** All there is to know of a route, for those who hear the map. */
export function routeLabel(route: ChartRoute, state: RouteState, owner: string): string {
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

/** The viewer's cards and tickets. */
export function hold(table: TableModel): string[] {
  const view = table.view.value;
  if (view?.game !== "ticket" || view.viewer === null) return [];
  const cards = view.players[view.viewer]?.hand ?? {};
  const kinds = CARDS.filter((kind) => cards[kind]);
  return [
    ...kinds.map((kind) => t(`card-${kind}.many`, { count: cards[kind] ?? 0 })),
    ...view.tickets.map(({ ticket }) => ticketName(ticket)),
  ];
}

/** Why something is not legal, in words: the reason's own message, if there is one. */
export function why({ about }: Problem, table: TableModel): string | null {
  const id = `tk-reason-${(about.reason ?? "").replaceAll("_", "-")}`;
  if (!about.reason || !has(id)) return null;
  const words: Record<string, string | number> = { ...about };
  if (about.route) words.route = routeName(about.route);
  if (about.location) words.location = placeName(about.location);
  if (about.card) words.card = colourName(about.card);
  if (about.seat !== undefined) words.owner = table.nameOf(Number(about.seat));
  for (const key of ["length", "cars"]) if (about[key] !== undefined) words[key] = Number(about[key]);
  if (about.needed !== undefined) words.needed = cardsName(readCards(about.needed));
  if (about.has !== undefined) {
    words.count = Object.keys(readCards(about.has)).length;
    words.has = cardsName(readCards(about.has));
  }
  return t(id, words);
}
