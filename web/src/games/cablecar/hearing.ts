import { list, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Event, LineExtended } from "../../net/schema";
import { ownerName, say } from "./words";

/** A move for those who only hear it: as in the log, and once, in few words, which lines grew, which others see. */
export function hear(facts: readonly Event[], table: TableModel): string[] {
  const grown = facts.filter((fact) => fact.event === "line_extended");
  return facts
    .map((fact) => (fact === grown[0] ? grownText(grown, table) : say(fact, table)))
    .filter((line) => line !== "");
}

function grownText(grown: readonly LineExtended[], table: TableModel): string {
  const lines = grown.map(({ owner, tiles }) =>
    t("cc-heard-line", { owner: ownerName(owner, table), tiles }),
  );
  return t("cc-heard-grown", { lines: list(lines), count: lines.length });
}
