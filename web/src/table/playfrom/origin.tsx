import type { JSX } from "preact";
import { full } from "../../core/base";
import { t } from "../../core/lang";
import { readStored, writeStored } from "../../core/settings";
import type { TableModel } from "../../core/table";
import { Icon } from "../../ui/icon";
import { replayLink } from "../replay";

const KEY = "fogcity.origins";
const MOST = 200; // tables; the oldest are forgotten

const keys = (): Record<string, string> => readStored<Record<string, string>>(KEY, {});

/** Note with which key this browser saw the game that a table goes on from, for the way back. */
export function noteOrigin(table: string, key: string): void {
  if (!key) return;
  writeStored(KEY, Object.fromEntries([...Object.entries(keys()).slice(1 - MOST), [table, key]]));
}

/** Where the game of a table comes from, with the way back; nothing if it was dealt there. */
export function OriginLine({ table }: { table: TableModel }): JSX.Element | null {
  const origin = table.info.value?.origin;
  if (!origin) return null;
  const link = replayLink(origin.table, keys()[table.id] ?? "", origin.step);
  return (
    <p class="soft tb-watching tb-origin">
      <Icon name="branch" size={16} /> <a href={full(link)}>{t("origin-from", { number: origin.number })}</a>
    </p>
  );
}

/** The same for the result: why no fair deal is promised. */
export function OriginNote({ table }: { table: TableModel }): JSX.Element | null {
  const origin = table.info.value?.origin;
  if (!origin) return null;
  return (
    <>
      <OriginLine table={table} />
      <p class="soft">{t(origin.guessed === null ? "origin-no-deal" : "origin-guessed")}</p>
    </>
  );
}
