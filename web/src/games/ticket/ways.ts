import type { ChartRoute, RouteData } from "../../net/schema";

/** A way between two places: the routes of it, and how many cars it still takes. */
export interface Way {
  routes: number[];
  cars: number;
}

/**
 * The cheapest way for a seat from one place to another: its own routes take no cars, free ones as many as they have
 * spaces, and those of others are no way at all. Of ways that take the same, the one with fewest routes; null: no way.
 */
export function cheapestWay(
  routes: readonly ChartRoute[],
  stand: readonly RouteData[],
  seat: number | null,
  from: string,
  to: string,
): Way | null {
  const best = new Map<string, Reached>([[from, { cars: 0, steps: 0, by: null }]]);
  const open = new Set([from]);
  const roads = roadsFrom(routes, stand, seat);
  while (open.size > 0) {
    const here = nearest(open, best);
    if (here === to) return { routes: walkBack(best, to), cars: (best.get(to) as Reached).cars };
    open.delete(here);
    const reached = best.get(here) as Reached;
    for (const { route, cars } of roads.get(here) ?? []) {
      const next = route.ends[0] === here ? route.ends[1] : route.ends[0];
      const found = { cars: reached.cars + cars, steps: reached.steps + 1, by: route };
      const known = best.get(next);
      if (known && !isBetter(found, known)) continue;
      best.set(next, found);
      open.add(next);
    }
  }
  return null;
}

interface Reached {
  cars: number;
  steps: number;
  by: ChartRoute | null;
}

interface Road {
  route: ChartRoute;
  cars: number;
}

function isBetter(a: Reached, b: Reached): boolean {
  return a.cars < b.cars || (a.cars === b.cars && a.steps < b.steps);
}

function nearest(open: Set<string>, best: Map<string, Reached>): string {
  let found: string | null = null;
  for (const place of open)
    if (found === null || isBetter(best.get(place) as Reached, best.get(found) as Reached)) found = place;
  return found as string;
}

function roadsFrom(
  routes: readonly ChartRoute[],
  stand: readonly RouteData[],
  seat: number | null,
): Map<string, Road[]> {
  const roads = new Map<string, Road[]>();
  for (const route of routes) {
    const now = stand[route.number];
    const own = now?.owner !== null && now?.owner !== undefined && now.owner === seat;
    if (!own && !(now?.free && now.owner === null)) continue;
    for (const end of route.ends) {
      const list = roads.get(end) ?? [];
      list.push({ route, cars: own ? 0 : route.length });
      roads.set(end, list);
    }
  }
  return roads;
}

function walkBack(best: Map<string, Reached>, to: string): number[] {
  const found: number[] = [];
  let here = to;
  for (let by = best.get(here)?.by; by; by = best.get(here)?.by) {
    found.unshift(by.number);
    here = by.ends[0] === here ? by.ends[1] : by.ends[0];
  }
  return found;
}
