import type { TableModel } from "./table";

/** The names of the other seats of the same player. The reader knows who sits at the own screen. */
export function sharesWith(table: Pick<TableModel, "info" | "you" | "nameOf">, seat: number): string[] {
  const seats = table.info.value?.seats ?? [];
  const player = seats[seat]?.player ?? "";
  if (!player || table.you.value.includes(seat)) return [];
  return seats.flatMap((other, n) =>
    n !== seat && other.player === player && other.kind !== "kept" ? [table.nameOf(n)] : [],
  );
}
