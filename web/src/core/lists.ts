import { type ReadonlySignal, signal } from "@preact/signals";
import { get } from "../net/api";
import type { AboutServer, Listed, TableList } from "../net/schema";
import { connection, isLeaving, me } from "./me";
import { readStored, writeStored } from "./settings";

export type Which = "open" | "live" | "mine" | "mine_finished" | "finished" | "challenges";

const RUNNING = "fogcity.running"; // how many games this browser's player had in progress
const EVERY = 15000;
const SOON = 250; // one command can cause several notices

/** A list of tables that is refreshed while it is shown. null: not loaded yet. */
class LiveList {
  readonly tables = signal<Listed[] | null>(null);
  private users = 0;
  private timer = 0;
  private last = "";

  constructor(private readonly which: Which) {}

  use(): () => void {
    this.users += 1;
    if (this.users === 1) void this.refresh();
    return () => {
      this.users -= 1;
      if (this.users === 0) clearTimeout(this.timer);
    };
  }

  /** Refresh soon, if the list is shown. */
  soon(): void {
    if (this.users > 0) this.plan(SOON);
  }

  /** The player has changed: drop what the one before could see. */
  forget(): void {
    this.last = "";
    this.tables.value = null;
    if (this.users > 0) void this.refresh();
  }

  private plan(pause: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.refresh(), pause);
  }

  private async refresh(): Promise<void> {
    const needsMe = this.which.startsWith("mine") || this.which === "challenges";
    try {
      const who = me.value?.id;
      const { tables } =
        needsMe && (!who || isLeaving())
          ? { tables: [] }
          : await get<TableList>(`/api/tables?list=${this.which}`);
      const text = JSON.stringify(tables);
      if (who === me.value?.id && text !== this.last) {
        this.last = text;
        this.tables.value = tables;
        if (this.which === "mine") writeStored(RUNNING, tables.length);
      }
    } catch {
      // keep what is known; the bar above says that there is no connection
    }
    if (this.users > 0) this.plan(document.hidden ? 4 * EVERY : EVERY);
  }
}

const kept: Record<Which, LiveList> = {
  open: new LiveList("open"),
  live: new LiveList("live"),
  mine: new LiveList("mine"),
  mine_finished: new LiveList("mine_finished"),
  finished: new LiveList("finished"),
  challenges: new LiveList("challenges"),
};

/** A list, and a function that keeps it fresh until its result is called. */
export function listOf(which: Which): { tables: ReadonlySignal<Listed[] | null>; use(): () => void } {
  const found = kept[which];
  return { tables: found.tables, use: () => found.use() };
}

/** How many games this player probably has in progress, before the list is loaded. */
export function expectedGames(): number {
  return me.value ? readStored(RUNNING, 0) : 0;
}

/** Refresh all lists that are shown. */
export function refreshLists(): void {
  for (const one of Object.values(kept)) one.soon();
}

/** Refresh lists on notices from the server, and when the player changes. */
export function startLists(): void {
  connection.listen(refreshLists);
  followStatus();
  let who = me.value?.id;
  me.subscribe((now) => {
    if (now?.id === who) return;
    who = now?.id;
    for (const one of Object.values(kept)) one.forget();
  });
  connection.status.subscribe((status) => {
    if (status === "open") refreshLists();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) refreshLists();
  });
}

/** Is the server still compiling its bots? */
export const compiling = signal(false);

function updateStatus({ bots }: AboutServer): void {
  compiling.value = bots === "compiling";
}

/** Follow the server's status. It tells players by itself; guests without a name ask once. */
function followStatus(): void {
  connection.onAbout = updateStatus;
  connection.status.subscribe((status) => {
    if (status === "open" && !me.peek()) get<AboutServer>("/api/about").then(updateStatus, () => {});
  });
}
