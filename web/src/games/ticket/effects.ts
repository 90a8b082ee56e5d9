import { t } from "../../core/lang";
import { asWords, type Mark } from "../../core/rich";
import type { TableModel } from "../../core/table";
import type { Event } from "../../net/schema";
import { placeName, souvenirName, ticketNames } from "./names";

/** What an action would do besides being taken. */
export function effects(
  events: readonly Event[],
  _seat: number,
  table: TableModel,
  mark: Mark = asWords,
): string[] {
  return events.flatMap((event, at) => {
    switch (event.event) {
      case "route_claimed":
        return [t("tk-points", { count: event.points })];
      case "tickets_completed":
        return [t("tk-effect-completed", { tickets: ticketNames(event.tickets) })];
      case "souvenir_taken":
        return at === 0 // the action itself
          ? []
          : [
              t("tk-effect-souvenir", {
                souvenir: mark("souvenir", event.symbol, souvenirName(event.symbol)),
                place: placeName(event.location),
              }),
            ];
      case "last_round":
        return [t("tk-say-last-round", { name: table.nameOf(event.seat), count: event.cars_left })];
      default:
        return [];
    }
  });
}
