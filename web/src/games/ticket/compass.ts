/** Something on the map that can have the focus. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

export function directionOf(key: string): [number, number] {
  return ARROWS[key] ?? [0, 0];
}

/** The nearest spot in the direction of an arrow key; what lies aside counts as further away. */
export function nearestTowards(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const [dx, dy] = directionOf(key);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy + (spot.y - from.y) * dx);
    if (ahead <= 0.5 || aside > 2.5 * ahead) continue;
    const far = ahead + 1.6 * aside;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}
