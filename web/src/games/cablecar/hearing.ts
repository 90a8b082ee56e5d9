import { list, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Event, LineExtended } from "../../net/schema";
import { ownerName, say } from "./words";

/** A move for those who only hear it: as in the log, and once, in few words, which lines grew, which others see. */
export function hear(events: readonly Event[], table: TableModel): string[] {
  const grown = events.filter((event) => event.event === "line_extended");
  return events
    .map((event) => (event === grown[0] ? grownText(grown, table) : say(event, table)))
    .filter((line) => line !== "");
}

function grownText(grown: readonly LineExtended[], table: TableModel): string {
  const lines = grown.map(({ owner, tiles }) =>
    t("cc-heard-line", { owner: ownerName(owner, table), tiles }),
  );
  return t("cc-heard-grown", { lines: list(lines), count: lines.length });
}
