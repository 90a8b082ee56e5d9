import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Look, ShownAction } from "../../net/schema";
import { layOf } from "./actions";
import { selectionOf } from "./selection";
import { wouldText } from "./texts";

/** Where a hint says to look. */
export function lookText({ kind, place = "" }: Look): string {
  return t(`cc-look-${kind}`, { place });
}

/** What a lay does to lines. */
export function effectTexts({ action, events }: ShownAction, table: TableModel): string[] {
  const lay = layOf({ text: "", data: action, place: 0 });
  return lay ? [wouldText(events, lay.space, table)] : [];
}

/** Select the tile of a lay in the hand. */
export function select(action: string, table: TableModel): void {
  const selection = selectionOf(table);
  const lay = layOf(table.offerOf(action));
  const held = lay ? selection.tiles.value.indexOf(lay.tile) : -1;
  if (held >= 0) selection.choose(held);
}
