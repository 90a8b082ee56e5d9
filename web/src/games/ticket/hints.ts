import { t } from "../../core/lang";
import type { Mark } from "../../core/rich";
import type { TableModel } from "../../core/table";
import type { Look, ShownAction } from "../../net/schema";
import { placeName, souvenirName } from "./names";
import { selectionOf } from "./selection";
import { eventText } from "./texts";

/** Where a hint says to look. */
export function lookText({ kind, place = "" }: Look): string {
  if (kind === "keep") return t("tk-look-keep", { count: Number(place) });
  return t(`tk-look-${kind}`, { place: placeName(place) });
}

/** The points of a claim, and whatever else is certain. */
export function effectTexts({ events }: ShownAction, table: TableModel, mark: Mark): string[] {
  return events.map((event, place) => {
    if (event.event === "route_claimed") return t("tk-look-points", { count: event.points });
    if (event.event === "souvenir_taken" && place > 0)
      return t("tk-look-brings", {
        souvenir: mark("souvenir", event.symbol, souvenirName(event.symbol)),
        place: placeName(event.location),
      });
    return place === 0 ? "" : eventText(event, table, mark); // the first is the action itself
  });
}

/** Open the route of a claim, or select the stack that is placed. */
export function select(action: string, table: TableModel): void {
  const selection = selectionOf(table);
  const data = table.offerOf(action)?.data;
  selection.route.value = data?.kind === "claim" ? data.route : null;
  if (data?.kind === "stack") selection.stack.value = data.stack;
}
