import { type ReadonlySignal, signal } from "@preact/signals";
import { get } from "../net/api";
import type { AboutServer, Listed, TableList } from "../net/schema";
import { connection, me } from "./me";

export type Which = "open" | "mine" | "mine_finished" | "finished" | "challenges";

const EVERY = 15000;
const SOON = 250; // several notices may come of one thing

/** A list of tables that keeps itself up to date while somebody looks at it. null: not yet known. */
class Kept {
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

  /** Look soon, unless nobody wants to know. */
  soon(): void {
    if (this.users > 0) this.plan(SOON);
  }

  /** Somebody else looks: forget what the one before saw. */
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
        needsMe && !who ? { tables: [] } : await get<TableList>(`/api/tables?list=${this.which}`);
      const text = JSON.stringify(tables);
      if (who === me.value?.id && text !== this.last) {
        this.last = text;
        this.tables.value = tables;
      }
    } catch {
      // what is known stays; the bar above tells that there is no connection
    }
    if (this.users > 0) this.plan(document.hidden ? 4 * EVERY : EVERY);
  }
}

const kept: Record<Which, Kept> = {
  open: new Kept("open"),
  mine: new Kept("mine"),
  mine_finished: new Kept("mine_finished"),
  finished: new Kept("finished"),
  challenges: new Kept("challenges"),
};

/** A list, and how to begin to use it; what that gives ends it. */
export function listOf(which: Which): { tables: ReadonlySignal<Listed[] | null>; use(): () => void } {
  const found = kept[which];
  return { tables: found.tables, use: () => found.use() };
}

/** Look again at all lists that somebody sees. */
export function refreshLists(): void {
  for (const one of Object.values(kept)) one.soon();
}

/** Lists follow what the server tells, and who is here. */
export function keepLists(): void {
  connection.listen(refreshLists);
  keepAbout();
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

/** Are bots still being made ready on this machine? */
export const compiling = signal(false);

function hearAbout({ bots }: AboutServer): void {
  compiling.value = bots === "compiling";
}

/** Know how the server is: it says so itself to who is somebody, and to everybody when it changes. */
function keepAbout(): void {
  connection.onAbout = hearAbout;
  connection.status.subscribe((status) => {
    if (status === "open" && !me.peek()) get<AboutServer>("/api/about").then(hearAbout, () => {});
  });
}
