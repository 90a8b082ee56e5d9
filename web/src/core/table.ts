import { batch, computed, effect, signal } from "@preact/signals";
import { type Offer, offersOf } from "../net/actions";
import { get, Problem } from "../net/api";
import type {
  ActionRequest,
  Considered,
  Entries,
  EntriesMessage,
  EntryMessage,
  Event,
  Moved,
  Now,
  Presence,
  Snapshot,
  TableInfo,
  ViewData,
} from "../net/schema";
import type { Connection, Watcher } from "../net/socket";
import { withKey } from "./address";
import { t } from "./lang";
import { botName } from "./names";
import { animations, asksFirst, readStored, writeStored } from "./settings";

const PACE = 700; // milliseconds between two moves, so that they can be followed
const LEAST_PACE = 150; // when many are queued
const AGAIN = 4000; // milliseconds until a failed read is retried
const CONSIDERED = 500; // previews cached for a position

/** A table as this browser sees it: what the server sent, and what the player is about to do. */
export class TableModel implements Watcher {
  readonly info = signal<TableInfo | null>(null);
  readonly now = signal<Now | null>(null);
  readonly you = signal<number[]>([]);
  readonly log = signal<EntryMessage[]>([]);
  /** Has the whole log been read? Then whatever comes is new. */
  readonly logRead = signal(false);
  readonly here = signal<Presence | null>(null);
  readonly keys = signal({ invite: "", watch: "" });
  readonly problem = signal<Problem | null>(null); // why the table cannot be shown
  readonly refusal = signal<Problem | null>(null); // why the last command was refused
  /** The move shown last, for animations and marks. */
  readonly shown = signal<EntryMessage | null>(null);
  /** The action that waits to be confirmed. */
  readonly proposed = signal<string | null>(null);
  readonly sending = signal(false);
  /** The last entry that this browser had seen before the table was opened; null if none. */
  readonly seenBefore: number | null;

  readonly view = computed<ViewData | null>(() => this.now.value?.view_data ?? null);
  readonly legal = computed<string[]>(() => this.now.value?.legal ?? []);
  /** The legal actions as kinds and fields. */
  readonly offers = computed(() => offersOf(this.legal.value, this.now.value?.actions ?? []));
  private readonly byText = computed(() => new Map(this.offers.value.map((offer) => [offer.text, offer])));
  readonly myTurn = computed(() => {
    const now = this.now.value;
    return now !== null && now.turn >= 0 && now.legal !== null;
  });
  /** Is there nothing to do here, for spectators or because the game is over? */
  readonly isWatched = computed(() => this.isOver.value || this.you.value.length === 0);
  readonly isOver = computed(() => ["over", "closed"].includes(this.info.value?.status ?? ""));

  private readonly queue: EntryMessage[] = [];
  private timer = 0;
  private readonly considered = new Map<string, Promise<Considered>>();
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly connection: Connection,
    readonly id: string,
    readonly key = "",
  ) {
    this.seenBefore = readStored<number | null>(`fogcity.seen.${id}`, null);
  }

  /** Start watching the table. */
  open(): void {
    this.stops.push(this.connection.watch(this.id, this));
    this.stops.push(
      effect(() => {
        const last = this.log.value.at(-1);
        if (last && !document.hidden) writeStored(`fogcity.seen.${this.id}`, last.number);
      }),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops.splice(0)) stop();
  }

  // ---- messages from the server

  get number(): number | null {
    return this.queue.at(-1)?.number ?? this.latest;
  }
  private latest: number | null = null;

  hear(message: Snapshot | EntryMessage | EntriesMessage | Presence): void {
    if (message.say === "here") this.here.value = message;
    else if (message.say === "table") this.take(message);
    else if (message.say === "entries") this.catchUp(message.entries);
    else {
      this.skew = Math.min(this.skew, Date.now() - message.at); // delays only make the difference larger
      this.enqueue(message);
    }
  }

  /** How far this browser's clock is ahead of the server's, at most. */
  skew = Infinity;
  get ahead(): number {
    return Number.isFinite(this.skew) ? this.skew : 0;
  }

  refuse(problem: Problem): void {
    batch(() => {
      this.problem.value = problem;
      this.forget(); // this player may no longer see the table
    });
  }

  /** The player has changed. */
  begin(): void {
    batch(() => this.forget());
  }

  private forget(): void {
    this.queue.length = 0;
    clearTimeout(this.timer);
    this.timer = 0;
    this.latest = null;
    this.considered.clear();
    this.info.value = null;
    this.now.value = null;
    this.log.value = [];
    this.logRead.value = false;
    this.shown.value = null;
    this.proposed.value = null;
  }

  private take(snapshot: Snapshot): void {
    if (this.latest !== null && snapshot.number < this.latest) return;
    const waiting = this.queue.splice(0);
    clearTimeout(this.timer);
    this.timer = 0;
    batch(() => {
      this.log.value = [...this.log.value, ...waiting.filter((told) => told.number <= snapshot.number)];
      this.problem.value = null;
      this.info.value = snapshot.info;
      this.setNow(snapshot.now ?? null);
      this.you.value = snapshot.you;
      this.keys.value = { invite: snapshot.invite ?? "", watch: snapshot.watch ?? "" };
    });
    this.latest = snapshot.number;
    this.readRest();
    for (const told of waiting) if (told.number > snapshot.number) this.enqueue(told);
  }

  /** Show the entries missed without a connection, all at once. */
  private catchUp(events: EntryMessage[]): void {
    this.flush();
    for (const told of events) this.show(told);
    this.readRest();
  }

  /** Read the missing part of the log. */
  private readRest(): void {
    if (this.stops.length === 0) return; // not opened: there is no more to read, as in a lesson
    const known = this.logRead.value ? (this.log.value.at(-1)?.number ?? 0) : 0;
    if (!this.logRead.value || known < (this.latest ?? 0)) void this.readLog(known);
  }

  private enqueue(told: EntryMessage): void {
    if (told.number <= (this.number ?? -1)) return; // seen before
    this.queue.push(told);
    if (this.isOwn(told)) this.flush(this.queue.length - 1); // own moves are shown at once
    if (this.timer === 0) this.step();
  }

  private isOwn({ entry }: EntryMessage): boolean {
    return (entry.what === "moved" || entry.what === "undone") && this.you.value.includes(entry.seat);
  }

  /** Show queued entries, or the first of them, without pauses. */
  flush(count = this.queue.length): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const told of this.queue.splice(0, count)) this.show(told);
  }

  private step(): void {
    this.timer = 0;
    const told = this.queue.shift();
    if (!told) return;
    this.show(told);
    if (told.entry.what !== "moved" || !animations.value || document.hidden) this.step();
    else
      this.timer = window.setTimeout(() => this.step(), Math.max(LEAST_PACE, PACE - 80 * this.queue.length));
  }

  private show(told: EntryMessage): void {
    if (told.number <= (this.latest ?? -1)) return;
    batch(() => {
      this.latest = told.number;
      if (told.info) {
        this.info.value = told.info;
        this.findMySeats(told.info);
      }
      if (told.now) this.setNow(told.now);
      this.log.value = [...this.log.value, told];
      if (told.entry.what === "moved" || told.entry.what === "undone") this.shown.value = told;
    });
  }

  private setNow(now: Now | null): void {
    if (now?.position !== this.now.value?.position) {
      this.proposed.value = null;
      this.refusal.value = null; // it was about the position before
      this.considered.clear();
    }
    this.now.value = now;
  }

  /** The id of this browser's player. */
  player = "";
  private findMySeats(info: TableInfo): void {
    if (this.player)
      this.you.value = info.seats.flatMap((seat, n) => (seat.player === this.player ? [n] : []));
  }

  private async readLog(after = 0): Promise<void> {
    try {
      const address = withKey(`/api/tables/${this.id}/entries?after=${after}`, this.key);
      const { entries } = await get<Entries>(address);
      const known = new Set(this.log.value.map((told) => told.number));
      const rest = entries.filter(
        (told) => !known.has(told.number) && told.number <= (this.latest ?? Infinity),
      );
      batch(() => {
        this.log.value = [...rest, ...this.log.value].sort((a, b) => a.number - b.number);
        this.logRead.value = true;
      });
    } catch {
      // the table itself says what is wrong
      window.setTimeout(() => this.readRest(), AGAIN);
    }
  }

  // ---- commands

  /** Send a command. A refusal is shown; gives whether it was accepted. */
  async ask(command: Parameters<Connection["ask"]>[0]): Promise<boolean> {
    this.refusal.value = null;
    try {
      await this.connection.ask(command);
      return true;
    } catch (problem) {
      if (problem instanceof Problem) this.refusal.value = problem;
      return false;
    }
  }

  /** Send a command that changes the game, one at a time: a double click counts once. */
  private async move(command: Parameters<Connection["ask"]>[0]): Promise<boolean> {
    if (this.sending.value) return false;
    this.sending.value = true;
    try {
      return await this.ask(command);
    } finally {
      this.sending.value = false;
    }
  }

  /** Pick an action: it is done at once or proposed first, depending on the pointer (mouse, touch, pen or key). */
  async choose(action: string, pointer: string): Promise<void> {
    const legal = this.now.value?.legal?.includes(action) ?? false; // if not, the server says why
    if (legal && asksFirst(pointer) && this.proposed.value !== action) {
      this.refusal.value = null;
      this.proposed.value = action;
    } else await this.act(action);
  }

  async act(action: string): Promise<boolean> {
    const now = this.now.value;
    if (!now || this.sending.value) return false;
    this.flush();
    this.proposed.value = null;
    return this.move({ do: "act", table: this.id, action, after: now.position });
  }

  undo(): Promise<boolean> {
    this.proposed.value = null;
    return this.move({ do: "undo", table: this.id, after: this.now.value?.position ?? 0 });
  }

  say(text: string): Promise<boolean> {
    return this.ask({ do: "say", table: this.id, text });
  }

  /** Preview an action: its certain effects, or a Problem with the reason if it is not legal. */
  consider(action: string | ActionRequest): Promise<Considered> {
    const key = typeof action === "string" ? action : JSON.stringify(action);
    let found = this.considered.get(key);
    if (!found) {
      if (this.considered.size > CONSIDERED) this.considered.clear();
      const asked = typeof action === "string" ? action : { ...action };
      found = this.connection.ask(
        { do: "consider", table: this.id, action: asked },
        false,
      ) as Promise<Considered>;
      this.considered.set(key, found);
      found.catch((problem: unknown) => {
        if (!(problem instanceof Problem) || problem.code !== "illegal") this.considered.delete(key);
      });
    }
    return found;
  }

  /** Have the server say why an action is not legal. */
  async askWhy(request: ActionRequest): Promise<void> {
    this.refusal.value = null;
    try {
      await this.consider(request);
    } catch (problem) {
      if (problem instanceof Problem) this.refusal.value = problem;
    }
  }

  /** A legal action by its text; null if it is not legal now. */
  offerOf(text: string | null): Offer | null {
    return (text !== null && this.byText.value.get(text)) || null;
  }

  // ---- names and colours

  /** The colour of a seat. */
  colourOf(seat: number): string {
    return this.info.value?.seats[seat]?.colour ?? "grey";
  }

  /** The name of a seat. */
  nameOf(seat: number): string {
    const told = this.info.value?.seats[seat];
    return told?.name || (told?.bot ? botName(seat) : t("seat-screen-name", { seat: seat + 1 }));
  }

  /** The name of a player; empty if the id is unknown here. */
  nameOfPlayer(player: string): string {
    const { host = "", host_name = "", seats = [] } = this.info.value ?? {};
    const seat = seats.find((one) => one.player === player);
    if (seat?.name) return seat.name;
    if (player === host) return host_name;
    for (const { entry } of this.log.value)
      if (entry.what === "said" && entry.player === player) return entry.name;
    return "";
  }

  /** The last move of each seat. */
  readonly lastMoves = computed(() => {
    const found = new Map<number, Moved>();
    for (const told of this.log.value)
      if (told.entry.what === "moved") found.set(told.entry.seat, told.entry);
    return found;
  });
}

/** The events of an entry, if it is a move. */
export function eventsOf(told: EntryMessage | null): Event[] {
  return told?.entry.what === "moved" ? told.entry.events : [];
}
