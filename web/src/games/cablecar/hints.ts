import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Look } from "../../net/schema";
import { layOf } from "./actions";
import { selectionOf } from "./selection";

/** Where a hint says to look. */
export function lookText({ kind, place = "" }: Look): string {
  return t(`cc-look-${kind}`, { place });
}

/** Select the tile of a lay in the hand. */
export function select(action: string, table: TableModel): void {
  const selection = selectionOf(table);
  const lay = layOf(table.offerOf(action));
  const held = lay ? selection.tiles.value.indexOf(lay.tile) : -1;
  if (held >= 0) selection.choose(held);
}
