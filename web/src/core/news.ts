import type { EntryMessage } from "../net/schema";

/** The moves of a log that still stand: those taken back do not count. */
export function standing(log: readonly EntryMessage[]): EntryMessage[] {
  const moves: EntryMessage[] = [];
  for (const told of log) {
    if (told.entry.what === "moved") moves.push(told);
    else if (told.entry.what === "undone") moves.splice(-(told.entry.actions ?? 1));
  }
  return moves;
}

/** The moves since a seat last moved. */
export function newsFor(log: readonly EntryMessage[], seat: number): EntryMessage[] {
  const moves = standing(log);
  const last = moves.findLastIndex(({ entry }) => entry.what === "moved" && entry.seat === seat);
  return moves.slice(last + 1);
}
