import { type ReadonlySignal, signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/lang";
import { me } from "../core/me";
import { perTable } from "../core/pertable";
import type { TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import { Icon } from "../ui/icon";
import "./told.css";

const AWAY = 8000; // milliseconds without a connection until the others are told: a page that is loaded again is back by then
const MOST = 3; // notices at once

interface Told {
  key: string;
  text: string;
}

const noticesOf = perTable(() => ({
  dismissed: signal<readonly string[]>([]),
  since: signal<number | null>(null), // entries after this one are new to this browser
}));

/** What everybody at a table must know: who gave up, ran out of time, declined or left, and what follows from it. */
export function ToldToAll({
  table,
  children,
}: {
  table: TableModel;
  /** What has to be answered, above the notices. */
  children?: ComponentChildren;
}): JSX.Element {
  const { dismissed, since } = noticesOf(table);
  if (since.value === null && table.logRead.value)
    since.value = table.seenBefore ?? table.log.value.at(-1)?.number ?? 0;
  const away = useAway(table);
  const after = since.value ?? Number.POSITIVE_INFINITY;
  const told = [...entriesToTell(table, after), ...absences(table, away.value)]
    .filter(({ key }) => !dismissed.value.includes(key))
    .slice(-MOST);
  return (
    <section class="tb-told" aria-live="polite" aria-label={t("told-label")}>
      {children}
      {told.map(({ key, text }) => (
        <div key={key} class="tb-told-one">
          <p>{text}</p>
          <button
            type="button"
            class="button plain ui-square"
            aria-label={t("told-dismiss")}
            title={t("told-dismiss")}
            onClick={() => {
              dismissed.value = [...dismissed.value, key];
            }}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </section>
  );
}

/** Is an entry told in a notice? Then it is not announced a second time. */
export function isTold({ entry }: EntryMessage): boolean {
  return (
    (entry.what === "resigned" && Boolean(entry.bot)) ||
    entry.what === "flagged" ||
    entry.what === "declined" ||
    (entry.what === "stop_answered" && !entry.agrees)
  );
}

/** The notices about entries of the log after a number. */
export function entriesToTell(table: TableModel, after: number): Told[] {
  const found: Told[] = [];
  for (const [place, told] of table.log.value.entries()) {
    if (told.number <= after) continue;
    const text = textOf(table, told, place);
    // once dismissed, the notice about take-backs does not return
    if (text) found.push({ key: told.entry.what === "undone" ? "undone" : `${told.number}`, text });
  }
  return found.filter(({ key }, place) => key !== "undone" || place === found.length - 1);
}

function textOf(table: TableModel, { entry }: EntryMessage, place: number): string {
  const nameOf = (player: string): string => table.nameOfPlayer(player) || t("somebody");
  const waits = table.info.value?.status === "waiting";
  switch (entry.what) {
    case "resigned":
      return entry.bot ? t("told-resigned", { name: table.nameOf(entry.seat) }) : "";
    case "flagged":
      return t(entry.forfeits ? "told-forfeited" : "told-flagged", { name: table.nameOf(entry.seat) });
    case "stop_answered": {
      if (entry.agrees) return "";
      const offer = table.log.value.slice(0, place).findLast((one) => one.entry.what === "stop_offered");
      const own = offer?.entry.what === "stop_offered" && offer.entry.player === entry.player;
      return t(own ? "told-stop-back" : "told-stop-no", { name: nameOf(entry.player) });
    }
    case "played_on": {
      const seat = table.info.value?.seats.findIndex((_, number) => number !== entry.seat) ?? 0;
      return t("log-played-on", { name: table.nameOf(seat) });
    }
    case "undone": {
      const later = table.log.value.slice(place + 1);
      const gone = later.some((one) => one.entry.what === "moved" || one.entry.what === "undone");
      return entry.revealed && !gone && table.you.value.includes(entry.seat) ? t("told-undone") : "";
    }
    case "declined":
      return waits ? t("told-declined", { name: nameOf(entry.player) }) : "";
    case "seat_answered":
      return waits && !entry.agrees && !entry.withdrawn && entry.player === me.value?.id
        ? t("told-seat-declined")
        : "";
    case "left":
      return waits && !entry.kicked ? t("told-left", { name: whoLeft(table, entry.seat, place) }) : "";
    default:
      return "";
  }
}

/** Who sat in a seat that became free at this place of the log. */
function whoLeft(table: TableModel, seat: number, place: number): string {
  const joined = table.log.value
    .slice(0, place)
    .findLast(({ entry }) => entry.what === "joined" && entry.seat === seat)?.entry;
  if (joined?.what !== "joined") return t("somebody");
  return joined.name || table.nameOfPlayer(joined.player) || t("somebody");
}

/** Players who have lost their connection, with the number of times. */
type Away = ReadonlyMap<string, number>;

/** The other players who were here and have been gone for a while. */
function useAway(table: TableModel): ReadonlySignal<Away> {
  const away = useSignal<Away>(new Map());
  useEffect(() => {
    const seen = new Set<string>();
    const timers = new Map<string, number>();
    let times = 0;
    const stop = table.here.subscribe((here) => {
      if (!here) return;
      const players = here.players;
      for (const player of players) {
        seen.add(player);
        clearTimeout(timers.get(player));
        timers.delete(player);
      }
      if ([...away.peek().keys()].some((player) => players.includes(player)))
        away.value = new Map([...away.peek()].filter(([player]) => !players.includes(player)));
      for (const player of seen) {
        if (players.includes(player) || timers.has(player) || player === me.peek()?.id) continue;
        const late = (): void => {
          times += 1;
          away.value = new Map([...away.peek(), [player, times]]);
        };
        timers.set(player, window.setTimeout(late, AWAY));
      }
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [table]);
  return away;
}

function absences(table: TableModel, away: Away): Told[] {
  const info = table.info.value;
  if (info?.status !== "playing") return [];
  return [...away].flatMap(([player, times]) => {
    if (!info.seats.some((seat) => seat.kind === "person" && seat.player === player)) return [];
    const name = table.nameOfPlayer(player) || t("somebody");
    const text = t(info.clock.kind === "none" ? "told-away" : "told-away-clock", { name });
    return [{ key: `away-${player}-${times}`, text }];
  });
}
