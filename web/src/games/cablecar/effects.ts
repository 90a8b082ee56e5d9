import { t } from "../../core/lang";
import { asWords, type Mark } from "../../core/rich";
import type { TableModel } from "../../core/table";
import type { Event } from "../../net/schema";
import { boardView } from "./selection";
import { colourName, ownerName, seatOf } from "./texts";

/** What an action of a seat would do besides being taken. A line of somebody else that ends can grow no more. */
export function effects(
  events: readonly Event[],
  seat: number,
  table: TableModel,
  mark: Mark = asWords,
): string[] {
  const view = boardView(table.view.value);
  const company = table.view.value?.game === "company";
  const who = (colour: string): string =>
    company ? mark("company", colour, colourName(colour)) : ownerName(colour, table);
  return events.flatMap((event) => {
    if (event.event === "line_extended") {
      const { station, tiles } = event;
      return [t("cc-effect-extend", { who: who(event.owner), station, tiles })];
    }
    if (event.event === "line_closed") {
      const { station, points } = event;
      const mine = view !== null && seatOf(view, event.owner) === seat;
      const id = company ? "cc-effect-earn" : mine ? "cc-effect-score" : "cc-effect-end";
      return [t(id, { who: who(event.owner), station, points })];
    }
    return event.event === "exchange_closed" ? [t("cc-effect-end-exchange")] : [];
  });
}
