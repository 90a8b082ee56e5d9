import { computed, type ReadonlySignal } from "@preact/signals";
import { botKind, botName } from "../core/bots";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import type { Moved, Told } from "../net/schema";
import type { Face } from "./face";

/** An entry of the log in words, and the seat that it is about. */
export interface Entry {
  seat: number | null;
  lines: string[];
}

interface Known {
  table: TableModel;
  entry: ReadonlySignal<Entry>;
}

const known = new WeakMap<Told, Known>();

/** What happened, in words. Said once, and again if what it is said with changes: a log grows long. */
export function wordsOf(told: Told, table: TableModel, face: Face): Entry {
  let found = known.get(told);
  if (found?.table !== table) {
    found = { table, entry: computed(() => tell(told, table, face)) };
    known.set(told, found);
  }
  return found.entry.value;
}

/** A move in words: what came of it, or else what it was. */
export function moveWords(moved: Moved, table: TableModel, face: Face): string[] {
  const lines = moved.facts.map((fact) => face.say(fact, table)).filter((line) => line !== "");
  if (lines.length > 0) return lines;
  return moved.action === null ? [] : [face.name(moved.action, table)];
}

function tell(told: Told, table: TableModel, face: Face): Entry {
  const { event } = told;
  const line = (seat: number | null, text: string): Entry => ({ seat, lines: text ? [text] : [] });
  const seatOf = (player: string): number | null => {
    const seat = table.info.value?.seats.findIndex((one) => one.player === player) ?? -1;
    return seat >= 0 ? seat : null;
  };
  const nameOf = (player: string): string => table.nameOfPlayer(player) || t("somebody");
  switch (event.what) {
    case "moved":
      return { seat: event.seat, lines: moveWords(event, table, face) };
    case "joined":
      return line(event.seat, t("log-joined", { name: event.name || nameOf(event.player) }));
    case "left":
      return line(null, t(event.kicked ? "log-kicked" : "log-left", { seat: event.seat + 1 }));
    case "bot_seated":
      return line(event.seat, t("log-bot", { name: botName(event.seat), kind: botKind(event.bot) }));
    case "invited":
      return line(
        event.seat,
        t("log-invited", { name: event.name || nameOf(event.player), seat: event.seat + 1 }),
      );
    case "declined":
      return line(null, t("log-declined", { name: nameOf(event.player) }));
    case "host_changed":
      return line(seatOf(event.host), t("log-host", { name: nameOf(event.host) }));
    case "started":
      return line(null, t("log-started"));
    case "undone":
      return line(event.seat, t("log-undone", { name: table.nameOf(event.seat) }));
    case "resigned":
      return line(
        event.seat,
        t("log-resigned", { name: table.nameOf(event.seat), kind: botKind(event.bot) }),
      );
    case "flagged":
      return line(
        event.seat,
        t(event.forfeits ? "log-forfeited" : "log-flagged", { name: table.nameOf(event.seat) }),
      );
    case "stop_offered":
      return line(seatOf(event.player), t("log-stop-offered", { name: nameOf(event.player) }));
    case "stop_answered":
      return line(
        seatOf(event.player),
        t(event.agrees ? "log-stop-yes" : "log-stop-no", { name: nameOf(event.player) }),
      );
    case "ended":
      return line(null, t(`log-ended-${event.how}`));
    case "muted":
      return line(null, t(event.muted ? "log-muted" : "log-unmuted", { name: nameOf(event.player) }));
    case "rematched":
      return line(null, t("log-rematched"));
    case "created":
      return line(null, t("log-created", { name: nameOf(event.host) }));
    case "said":
      return line(
        seatOf(event.player),
        t("log-said", { name: event.name || nameOf(event.player), text: event.text }),
      );
  }
}
