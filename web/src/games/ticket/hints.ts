import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Look } from "../../net/schema";
import { placeName } from "./names";
import { selectionOf } from "./selection";

/** Where a hint says to look. */
export function lookText({ kind, place = "" }: Look): string {
  if (kind === "keep") return t("tk-look-keep", { count: Number(place) });
  return t(`tk-look-${kind}`, { place: placeName(place) });
}

/** Open the route of a claim, or select the stack that is placed. */
export function select(action: string, table: TableModel): void {
  const selection = selectionOf(table);
  const data = table.offerOf(action)?.data;
  selection.route.value = data?.kind === "claim" ? data.route : null;
  if (data?.kind === "stack") selection.stack.value = data.stack;
}
