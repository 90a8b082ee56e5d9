import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** How something was clicked: mouse, touch, pen or key. */
export function pointerOf(event: MouseEvent): string {
  if (event.detail === 0) return "key";
  return event instanceof PointerEvent && event.pointerType ? event.pointerType : "mouse";
}

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

/** Makes a scrollable element focusable while it overflows, so that keys can scroll it. */
export function useScrollable(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = (): void => {
      if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    for (const child of box.children) watcher.observe(child);
    return () => watcher.disconnect();
  });
}
