import { computed, type ReadonlySignal } from "@preact/signals";
import { t } from "../core/lang";
import { botKind, botName } from "../core/names";
import { saidText } from "../core/phrases";
import { explain } from "../core/problems";
import { asPicture, asWords, type Mark } from "../core/rich";
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
  words: ReadonlySignal<Entry>;
  pictures: ReadonlySignal<Entry>;
}

const known = new WeakMap<EntryMessage, Known>();

/** The text of an entry, cached: a log grows long. */
export function entryText(told: EntryMessage, table: TableModel, face: Face): Entry {
  return knownOf(told, table, face).words.value;
}

/** The text of an entry with its things to be drawn (see `Rich`). */
export function entryPictures(told: EntryMessage, table: TableModel, face: Face): Entry {
  return knownOf(told, table, face).pictures.value;
}

function knownOf(told: EntryMessage, table: TableModel, face: Face): Known {
  let found = known.get(told);
  if (found?.table !== table) {
    found = {
      table,
      words: computed(() => tell(told, table, face, asWords)),
      pictures: computed(() => tell(told, table, face, asPicture)),
    };
    known.set(told, found);
  }
  return found;
}

/** The text of a move: its events, or else its action. */
export function moveText(moved: Moved, table: TableModel, face: Face, mark: Mark = asWords): string[] {
  const lines = moved.events.map((event) => face.eventText(event, table, mark)).filter((line) => line !== "");
  if (lines.length > 0) return lines;
  return moved.action === null ? [] : [face.actionText(moved.action, table, mark)];
}

function tell(told: EntryMessage, table: TableModel, face: Face, mark: Mark): Entry {
  const { entry } = told;
  const line = (seat: number | null, text: string): Entry => ({ seat, lines: text ? [text] : [] });
  const seatOf = (player: string): number | null => {
    const seat = table.info.value?.seats.findIndex((one) => one.player === player) ?? -1;
    return seat >= 0 ? seat : null;
  };
  const origin = table.info.value?.origin;
  const pending = (): boolean => table.choosing.value.length > 0;
  const nameOf = (player: string): string => table.nameOfPlayer(player) || t("somebody");
  switch (entry.what) {
    case "moved":
      return { seat: entry.seat, lines: moveText(entry, table, face, mark) };
    case "joined": // in a sandbox, one person has all seats
      return line(
        entry.seat,
        origin?.sandbox ? "" : t("log-joined", { name: entry.name || nameOf(entry.player) }),
      );
    case "contributed": // the page does it by itself
      return line(null, "");
    case "seat_asked":
      return line(seatOf(entry.player), t("log-seat-asked", { name: nameOf(entry.player) }));
    case "seat_answered": {
      const declined = !entry.agrees && !entry.withdrawn; // who gets a seat sits down next
      return line(
        seatOf(entry.player),
        declined ? t("log-seat-declined", { name: nameOf(entry.player) }) : "",
      );
    }
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
    case "seats_changed":
      return line(null, t("log-seats", { seats: entry.seats }));
    case "host_changed":
      return line(seatOf(entry.host), t("log-host", { name: nameOf(entry.host) }));
    case "started":
      return line(null, origin ? t("log-continued", { number: origin.number }) : t("log-started"));
    case "chosen": // once all have chosen, their moves say so
      return line(entry.seat, pending() ? t("log-chosen", { name: table.nameOf(entry.seat) }) : "");
    case "withdrawn":
      return line(entry.seat, pending() ? t("log-withdrawn", { name: table.nameOf(entry.seat) }) : "");
    case "undone":
      return line(
        entry.seat,
        t((entry.actions ?? 1) > 1 ? "log-undone-bots" : "log-undone", { name: table.nameOf(entry.seat) }),
      );
    case "hinted":
      return line(entry.seat, t("log-hinted", { name: table.nameOf(entry.seat), level: entry.level }));
    case "resigned":
      return line(
        entry.seat,
        entry.bot
          ? t("log-resigned", { name: table.nameOf(entry.seat), kind: botKind(entry.bot) })
          : t("log-resigned-end", { name: table.nameOf(entry.seat) }),
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
    case "played_on": {
      const seat = table.info.value?.seats.findIndex((_, number) => number !== entry.seat) ?? 0;
      return line(seat, t("log-played-on", { name: table.nameOf(seat) }));
    }
    case "settled":
      return line(null, t("log-settled"));
    case "reopened":
      return line(null, t("log-reopened"));
    case "muted":
      return line(null, t(entry.muted ? "log-muted" : "log-unmuted", { name: nameOf(entry.player) }));
    case "rematched":
      return line(null, t("log-rematched"));
    case "continued": // the start says so
      return line(null, "");
    case "created":
      return line(null, t("log-created", { name: nameOf(entry.host) }));
    case "said":
      return line(
        seatOf(entry.player),
        t("log-said", { name: entry.name || nameOf(entry.player), text: saidText(entry) }),
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
