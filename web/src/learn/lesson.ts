import { computed, signal } from "@preact/signals";
import { TableModel } from "../core/table";
import { Problem } from "../net/api";
import type {
  Consider,
  EntryMessage,
  LessonScript,
  LessonStep,
  ScriptedMove,
  SeatInfo,
  Snapshot,
  SocketAnswer,
  TableInfo,
} from "../net/schema";
import { type Asked, Connection, type Watcher } from "../net/socket";

const TABLE = "lesson";

/** Stands in for the server at a table whose moves are scripted. */
export class Lesson extends Connection {
  readonly table: TableModel;
  /** The current step, counted from 0. */
  readonly at = signal(0);
  /** Has the learner tried something other than the step asks for? */
  readonly strayed = signal(false);
  /** Has the board caught up with the steps before? */
  readonly ready = computed(() => (this.table.now.value?.position ?? 0) >= this.expected.value);
  readonly done = computed(() => this.at.value >= this.script.steps.length);
  private readonly expected = signal(0);
  private number = 1;
  private watcher: Watcher | null = null;

  constructor(
    readonly script: LessonScript,
    private readonly names: string[],
  ) {
    super("");
    this.table = new TableModel(this, TABLE);
    this.watch(TABLE, this.table);
  }

  get step(): LessonStep | null {
    return this.script.steps[this.at.value] ?? null;
  }

  /** Continue from a step that is only to be read. */
  next(): void {
    if (this.step && this.step.do === undefined) this.finish(this.step);
  }

  /** Is there a move to take back? */
  readonly canTakeBack = computed(() => this.lastMove(this.at.value) >= 0);

  /** Take back the learner's last move and the replies to it: back to the step that asked for it. */
  takeBack(): void {
    const step = this.lastMove(this.at.value);
    if (step < 0) return;
    const undone = this.script.steps.slice(step, this.at.value).flatMap(({ moves = [] }) => moves);
    const before = this.script.steps.slice(0, step).flatMap(({ moves = [] }) => moves);
    const now = before.at(-1)?.now ?? this.script.start;
    this.table.flush(); // the replies may still be waiting to be shown
    this.strayed.value = false;
    this.expected.value = now.position;
    this.at.value = step;
    this.tell({ entry: { what: "undone", seat: this.script.seat, actions: undone.length }, now });
  }

  private lastMove(before: number): number {
    return this.script.steps.slice(0, before).findLastIndex((step) => step.do !== undefined);
  }

  /** Show what to do, as if it had been picked. */
  show(): void {
    this.table.proposed.value = this.step?.do ?? null;
  }

  override watch(_table: string, watcher: Watcher): () => void {
    this.watcher = watcher;
    watcher.hear(this.snapshot());
    return () => {
      this.watcher = null;
    };
  }

  override async ask(message: Asked): Promise<SocketAnswer> {
    if (message.do === "act") return this.act(message.action);
    if (message.do === "undo") this.takeBack();
    if (message.do === "consider") return this.consider(message.action);
    return { say: "done", id: "" };
  }

  private act(action: string): SocketAnswer {
    const { step } = this;
    if (!step || step.do !== action || !this.ready.value) {
      this.strayed.value = true;
      throw new Problem("lesson", "the lesson asks for something else");
    }
    this.finish(step);
    return { say: "done", id: "" };
  }

  private consider(action: Consider["action"]): SocketAnswer {
    if (typeof action !== "string") throw this.refusalOf(action);
    const events = this.step?.considered?.[action];
    if (!events) throw new Problem("illegal", ""); // not legal, or not part of the lesson
    return {
      say: "considered",
      id: "",
      table: TABLE,
      position: this.table.now.value?.position ?? 0,
      action,
      events,
    };
  }

  private refusalOf(request: Exclude<Consider["action"], string>): Problem {
    const asked = Object.entries(request);
    const found = this.step?.refused?.find(({ request: one }) =>
      asked.every(([field, value]) => (one as unknown as typeof request)[field] === value),
    );
    const { code = "illegal", text = "", about = {} } = found?.problem ?? {};
    return new Problem(code, text, about);
  }

  private finish(step: LessonStep): void {
    const moves = step.moves ?? [];
    this.strayed.value = false;
    this.expected.value = moves.at(-1)?.now.position ?? this.expected.value;
    this.at.value += 1;
    for (const move of moves) this.tell(move);
  }

  private tell({ entry, now }: Pick<EntryMessage, "entry"> & Pick<ScriptedMove, "now">): void {
    this.number += 1;
    this.watcher?.hear({
      say: "entry",
      table: TABLE,
      number: this.number,
      at: Date.now(),
      entry,
      now,
    });
  }

  private snapshot(): Snapshot {
    return {
      say: "table",
      table: TABLE,
      number: this.number,
      you: [this.script.seat],
      info: this.info(),
      now: this.script.start,
    };
  }

  private info(): TableInfo {
    const { game, seats, seat, colours, start } = this.script;
    const told = (name = "", number: number): SeatInfo => {
      const colour = colours[number] ?? "";
      return number === seat
        ? { kind: "person", colour, player: "you", name }
        : { kind: "bot", colour, name, bot: "gripman:easy" };
    };
    return {
      id: TABLE,
      game,
      status: "playing",
      host: "you",
      host_name: "",
      open: false,
      when_full: false,
      options: start.view_data.options,
      clock: { kind: "none" },
      seats: Array.from({ length: seats }, (_, number) => told(this.names[number], number)),
      asked: [],
      commitment: "",
      secret: "",
      deal: 1,
      contributions: [],
      number: this.number,
      stop: [],
      muted: [],
      end: null,
      rematch: "",
      after: "",
      take_back: true,
      takebacks: 0,
      hints: false,
      hints_taken: [],
      may_play_on: "",
      played_on: false,
      origin: null,
    };
  }
}
