import { computed, type ReadonlySignal } from "@preact/signals";
import { t } from "../core/lang";
import { botKind, botName } from "../core/names";
import { explain } from "../core/problems";
import type { TableModel } from "../core/table";
import { Problem } from "../net/api";
import type { EntryMessage, Moved } from "../net/schema";
import type { Face } from "./face";

/** The text of a log entry, and the seat it is about. */
export interface Entry {
  seat: number | null;
  lines: string[];
}

interface Known {
  table: TableModel;
  entry: ReadonlySignal<Entry>;
}

const known = new WeakMap<EntryMessage, Known>();

/** The text of an entry, cached: a log grows long. */
export function entryText(told: EntryMessage, table: TableModel, face: Face): Entry {
  let found = known.get(told);
  if (found?.table !== table) {
    found = { table, entry: computed(() => tell(told, table, face)) };
    known.set(told, found);
  }
  return found.entry.value;
}

/** The text of a move: its events, or else its action. */
export function moveText(moved: Moved, table: TableModel, face: Face): string[] {
  const lines = moved.events.map((event) => face.eventText(event, table)).filter((line) => line !== "");
  if (lines.length > 0) return lines;
  return moved.action === null ? [] : [face.actionText(moved.action, table)];
}

function tell(told: EntryMessage, table: TableModel, face: Face): Entry {
  const { entry } = told;
  const line = (seat: number | null, text: string): Entry => ({ seat, lines: text ? [text] : [] });
  const seatOf = (player: string): number | null => {
    const seat = table.info.value?.seats.findIndex((one) => one.player === player) ?? -1;
    return seat >= 0 ? seat : null;
  };
  const nameOf = (player: string): string => table.nameOfPlayer(player) || t("somebody");
  switch (entry.what) {
    case "moved":
      return { seat: entry.seat, lines: moveText(entry, table, face) };
    case "joined":
      return line(entry.seat, t("log-joined", { name: entry.name || nameOf(entry.player) }));
    case "left":
      return line(null, t(entry.kicked ? "log-kicked" : "log-left", { seat: entry.seat + 1 }));
    case "bot_seated":
      return line(entry.seat, t("log-bot", { name: botName(entry.seat), kind: botKind(entry.bot) }));
    case "invited":
      return line(
        entry.seat,
        t("log-invited", { name: entry.name || nameOf(entry.player), seat: entry.seat + 1 }),
      );
    case "declined":
      return line(null, t("log-declined", { name: nameOf(entry.player) }));
    case "host_changed":
      return line(seatOf(entry.host), t("log-host", { name: nameOf(entry.host) }));
    case "started":
      return line(null, t("log-started"));
    case "undone":
      return line(entry.seat, t("log-undone", { name: table.nameOf(entry.seat) }));
    case "resigned":
      return line(
        entry.seat,
        t("log-resigned", { name: table.nameOf(entry.seat), kind: botKind(entry.bot) }),
      );
    case "flagged":
      return line(
        entry.seat,
        t(entry.forfeits ? "log-forfeited" : "log-flagged", { name: table.nameOf(entry.seat) }),
      );
    case "stop_offered":
      return line(seatOf(entry.player), t("log-stop-offered", { name: nameOf(entry.player) }));
    case "stop_answered":
      return line(
        seatOf(entry.player),
        t(entry.agrees ? "log-stop-yes" : "log-stop-no", { name: nameOf(entry.player) }),
      );
    case "ended":
      return line(null, t(`log-ended-${entry.how}`));
    case "muted":
      return line(null, t(entry.muted ? "log-muted" : "log-unmuted", { name: nameOf(entry.player) }));
    case "rematched":
      return line(null, t("log-rematched"));
    case "created":
      return line(null, t("log-created", { name: nameOf(entry.host) }));
    case "said":
      return line(
        seatOf(entry.player),
        t("log-said", { name: entry.name || nameOf(entry.player), text: entry.text }),
      );
  }
}

/** Why the last command was refused, in the game's words if it has some. */
export function refusalText(table: TableModel, face: Face): string {
  const refusal = table.refusal.value;
  const own =
    refusal instanceof Problem && refusal.code === "illegal" ? face.reasonText(refusal, table) : null;
  return own ?? explain(refusal);
}
