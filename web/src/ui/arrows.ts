export type Direction = readonly [x: number, y: number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key; null for any other key. */
export function directionOf(key: string): Direction | null {
  return DIRECTIONS[key] ?? null;
}

/** Something on a board that can have the focus. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

const STEEP = 2.5; // spots further aside than this times their distance ahead do not count
const ASIDE = 1.6; // how much a distance aside costs compared with one ahead

/** The nearest spot in a direction, preferring what is straight ahead. */
export function nearestTowards(
  spots: Iterable<Spot>,
  from: Omit<Spot, "id">,
  [dx, dy]: Direction,
  { steep = STEEP, weight = ASIDE } = {},
): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy + (spot.y - from.y) * dx);
    if (ahead <= 0.5 || aside > steep * ahead) continue;
    const cost = ahead + weight * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
