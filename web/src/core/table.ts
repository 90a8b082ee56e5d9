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
  Renamed,
  Snapshot,
  TableInfo,
  ViewData,
} from "../net/schema";
import type { Connection, Watcher } from "../net/socket";
import { withKey } from "./address";
import { give, noteInfo } from "./deals";
import { list, t } from "./lang";
import { botName } from "./names";
import { newsFor } from "./news";
import type { Phrase } from "./phrases";
import { infoWithName, withName } from "./renaming";
import {
  animations,
  asksFirst,
  type Pace,
  type Picking,
  readStored,
  settings,
  writeStored,
} from "./settings";

/** Milliseconds between two moves, so that they can be followed. */
const PACES: Record<Pace, number> = { slow: 2000, normal: 800, fast: 350, instant: 0 };
const HURRY = 0.1; // how much less for each move that is queued
const LEAST = 0.2; // but never less than this
const AGAIN = 4000; // milliseconds until a failed read is retried
const OWN = new Set<EntryMessage["entry"]["what"]>(["moved", "undone", "chosen", "withdrawn"]); // shown at once
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
  /** The entry that the viewer wants to see on the board. */
  readonly pointed = signal<EntryMessage | null>(null);
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
  /** The seats that have not chosen yet, while several choose at the same time; otherwise none. */
  readonly choosing = computed<number[]>(() => this.now.value?.choosing ?? []);
  /** What this player has chosen while others still choose; null: nothing. */
  readonly chosen = computed<string | null>(() => this.now.value?.chosen ?? null);
  /** Is there nothing to do here, for spectators or because the game is over? */
  readonly isWatched = computed(() => this.isOver.value || this.you.value.length === 0);
  readonly isOver = computed(() => ["over", "closed"].includes(this.info.value?.status ?? ""));

  /** The moves since the viewer's last one; for spectators, since the last one of the seat to act. */
  readonly news = computed<EntryMessage[]>(() => {
    const seat =
      this.you.value.length === 1 ? this.you.value[0] : (this.view.value?.viewer ?? this.now.value?.turn);
    return this.isOver.value || seat === undefined || seat < 0 ? [] : newsFor(this.log.value, seat);
  });
  /** The moves whose changes the board marks. */
  readonly marked = computed<EntryMessage[]>(() =>
    this.pointed.value ? [this.pointed.value] : this.news.value,
  );

  private readonly queue: EntryMessage[] = [];
  private held = false;
  private timer = 0;
  private readonly considered = new Map<string, Promise<Considered>>();
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly connection: Connection,
    readonly id: string,
    readonly key = "",
  ) {
    this.seenBefore = readStored<number | null>(`fogcity.seen.${id}`, null);
  }

  /** Start watching the table. */
  open(): void {
    this.stops.push(this.connection.watch(this.id, this));
    this.stops.push(effect(() => this.noteDeal()));
    this.stops.push(
      effect(() => {
        const last = this.log.value.at(-1);
        if (last && !document.hidden) writeStored(`fogcity.seen.${this.id}`, last.number);
      }),
    );
  }

  /** Note what is promised of the deal, and contribute to it once this player sits here. */
  private noteDeal(): void {
    const info = this.info.value;
    if (!info) return;
    noteInfo(info);
    const sits = this.you.value.length > 0;
    const missing = sits && this.you.value.every((seat) => !info.contributions[seat]);
    if (info.status === "waiting" && info.deal > 1 && missing && !this.contributing) {
      this.contributing = true;
      this.contribute("contribute").catch(() => null); // refused if another device was faster
    }
    if (!missing) this.contributing = false;
  }
  private contributing = false;

  private contribute(how: "contribute" | "join", about: object = {}): Promise<void> {
    const commitment = this.info.value?.commitment ?? "";
    return give(this.id, commitment, (contribution) =>
      this.connection.ask({ do: how, table: this.id, contribution, ...about }),
    );
  }

  /** Take a seat, with a contribution to the deal. */
  async join(): Promise<void> {
    this.refusal.value = null;
    try {
      await this.contribute("join", { key: this.key });
    } catch (problem) {
      if (problem instanceof Problem) this.refusal.value = problem;
    }
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

  hear(message: Snapshot | EntryMessage | EntriesMessage | Presence | Renamed): void {
    if (message.say === "here") this.here.value = message;
    else if (message.say === "renamed") this.rename(message);
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
    this.pointed.value = null;
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
      this.rememberNames(snapshot.info);
      this.setNow(snapshot.now ?? null);
      this.you.value = snapshot.you;
      this.keys.value = { invite: snapshot.invite ?? "", watch: snapshot.watch ?? "" };
    });
    this.latest = snapshot.number;
    this.readRest();
    for (const told of waiting) if (told.number > snapshot.number) this.enqueue(told);
  }

  /** A player has another name: everything that is shown or will be shown has it. */
  private rename(message: Renamed): void {
    const told = (one: EntryMessage): EntryMessage => withName(one, message);
    this.queue.splice(0, this.queue.length, ...this.queue.map(told));
    batch(() => {
      if (this.info.value) this.info.value = infoWithName(this.info.value, message);
      this.log.value = this.log.value.map(told);
    });
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
    if (this.isOwn(told))
      this.flush(this.queue.length - 1); // own moves are shown at once
    else if (this.held) return;
    if (this.timer === 0) this.step();
  }

  /** Queue what happens, until `release`. */
  hold(): void {
    this.held = true;
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** Show what was queued, and go on. */
  release(): void {
    this.held = false;
    if (this.timer === 0) this.step();
  }

  private isOwn({ entry }: EntryMessage): boolean {
    return OWN.has(entry.what) && "seat" in entry && this.you.value.includes(entry.seat ?? -1);
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
    const pause = this.pause();
    if (told.entry.what !== "moved" || pause === 0 || document.hidden) this.step();
    else this.timer = window.setTimeout(() => this.step(), pause);
  }

  /** How long a move is shown before the next. Without animations there is no pause, unless a speed was chosen. */
  private pause(): number {
    const { pace } = settings.value;
    if (pace === "normal" && !animations.value) return 0;
    return PACES[pace] * Math.max(LEAST, 1 - HURRY * this.queue.length);
  }

  private show(told: EntryMessage): void {
    if (told.number <= (this.latest ?? -1)) return;
    batch(() => {
      this.latest = told.number;
      if (told.info) {
        this.info.value = told.info;
        this.rememberNames(told.info);
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
      this.pointed.value = null;
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
  async choose(action: string, pointer: string, picking: Picking = {}): Promise<void> {
    const legal = this.now.value?.legal?.includes(action) ?? false; // if not, the server says why
    const final = this.offerOf(action)?.data.final ?? false;
    if (legal && asksFirst(pointer, final, picking) && this.proposed.value !== action) {
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

  say(what: { text: string } | { phrase: Phrase }): Promise<boolean> {
    return this.ask({ do: "say", table: this.id, ...what });
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

  /** Does the game wait for this seat? */
  isToAct(seat: number): boolean {
    const choosing = this.choosing.value;
    const waits = choosing.length > 0 ? choosing.includes(seat) : this.now.value?.turn === seat;
    return waits && this.info.value?.status === "playing";
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

  /** Is it the reader's seat? Not if friends share the screen: then each has a name of their own. */
  isYou(seat: number): boolean {
    return this.you.value.length === 1 && this.you.value[0] === seat;
  }

  /** Who has not chosen yet, while several choose at the same time. */
  stillChoosing(): string {
    return t("turn-choosing", { names: list(this.choosing.value.map((seat) => this.nameOf(seat))) });
  }

  /** Names of players who had a seat or an invitation, for when they have left. */
  private readonly names = new Map<string, string>();
  private rememberNames({ seats }: TableInfo): void {
    for (const { player, name } of seats) if (player && name) this.names.set(player, name);
  }

  /** The name of a player; empty if the id is unknown here. */
  nameOfPlayer(player: string): string {
    const { host = "", host_name = "", seats = [] } = this.info.value ?? {};
    const seat = seats.find((one) => one.player === player);
    if (seat?.name) return seat.name;
    if (player === host) return host_name;
    const known = this.names.get(player);
    if (known) return known;
    for (const { entry } of this.log.value)
      if (entry.what === "said" && entry.player === player) return entry.name;
    return "";
  }

  /** The last move of each seat that was not taken back. */
  readonly lastMoves = computed(() => {
    const moves: Moved[] = [];
    for (const { entry } of this.log.value)
      if (entry.what === "moved") moves.push(entry);
      else if (entry.what === "undone") moves.splice(-(entry.actions ?? 1));
    return new Map(moves.map((moved) => [moved.seat, moved]));
  });
}

/** The events of an entry, if it is a move. */
export function eventsOf(told: EntryMessage | null): Event[] {
  return told?.entry.what === "moved" ? told.entry.events : [];
}
