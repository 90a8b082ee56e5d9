import { exitsOf } from "./geometry";

export interface Lay {
  tile: string;
  space: string;
  turned: number;
}

/** The tile, space and turn of an action that lays a tile; null for any other action. */
export function readLay(action: string | null): Lay | null {
  const found = /^([NESW]{4}) ([a-h][1-8])(?: r(90|180|270))?$/.exec(action ?? "");
  return found
    ? { tile: found[1] as string, space: found[2] as string, turned: Number(found[3] ?? 0) }
    : null;
}

export function writeLay({ tile, space, turned }: Lay): string {
  return `${tile} ${space}${turned ? ` r${turned}` : ""}`;
}

/** The percentage of an exchange, and whether the open share is taken; null for any other action. */
export function readSwap(action: string | null): { percent: number; openly: boolean } | null {
  const found = /^swap (\d+) (open|blind)$/.exec(action ?? "");
  return found ? { percent: Number(found[1]), openly: found[2] === "open" } : null;
}

/** Where a tile may be laid as it is turned, and by which action: one that looks alike after another turn is the same. */
export function laysOf(legal: readonly string[], tile: string, turned: number): Map<string, string> {
  const wanted = exitsOf(tile, turned);
  const found = new Map<string, string>();
  for (const action of legal) {
    const lay = readLay(action);
    if (lay?.tile === tile && exitsOf(tile, lay.turned) === wanted) found.set(lay.space, action);
  }
  return found;
}

/** How far a tile can be turned until it looks alike again: the turns that differ. */
export function turnsOf(tile: string): number[] {
  const seen = new Set<string>();
  return [0, 90, 180, 270].filter((turned) => {
    const exits = exitsOf(tile, turned);
    return !seen.has(exits) && seen.add(exits);
  });
}
