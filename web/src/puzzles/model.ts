import { batch, computed, type Signal, signal } from "@preact/signals";
import { botName } from "../core/names";
import { suggestedOf } from "../core/suggested";
import { TableModel } from "../core/table";
import { post } from "../net/api";
import type {
  PuzzleAnswer,
  PuzzleConsidered,
  PuzzleData,
  PuzzleHints,
  SeatInfo,
  ShownAction,
  Snapshot,
  SocketAnswer,
  TableInfo,
} from "../net/schema";
import { type Asked, Connection } from "../net/socket";
import { puzzleSource } from "./addresses";

const TABLE = "puzzle";

/** Stands in for the server at a table that shows a puzzle: an action is an answer. */
export class PuzzleTable extends Connection {
  readonly table: TableModel;
  /** The same position, in which every action has its words even after the answer. */
  readonly words: TableModel;
  readonly answer = signal<PuzzleAnswer | null>(null);
  readonly hints: Signal<PuzzleHints>;
  /** Has this page told whether an earlier answer was right, so that another one is only a try? */
  readonly again = signal(false);
  readonly hasHint = computed(() => this.hints.value.taken < this.hints.value.most);
  private readonly suggested: Signal<ShownAction | null>;

  /** `ensure` makes sure that there is a player, whose answers are kept. */
  constructor(
    readonly puzzle: PuzzleData,
    private name: string,
    private readonly ensure: () => Promise<unknown>,
  ) {
    super("");
    this.hints = signal(puzzle.hints);
    this.table = new TableModel(this, TABLE);
    this.words = new TableModel(this, TABLE);
    for (const model of [this.table, this.words]) model.hear(this.snapshot());
    this.suggested = suggestedOf(this.table);
  }

  /** The player is called so from now on. */
  rename(name: string): void {
    this.name = name;
    for (const model of [this.table, this.words]) model.info.value = this.info();
  }

  private get source(): string {
    return puzzleSource(this.puzzle.game, this.puzzle.number);
  }

  override async ask(message: Asked): Promise<SocketAnswer> {
    if (message.do === "act") await this.give(message.action);
    if (message.do === "consider") {
      const { action, events } = await post<PuzzleConsidered>(`${this.source}/consider`, {
        action: message.action,
      });
      return { say: "considered", id: "", table: TABLE, position: 0, action, events };
    }
    return { say: "done", id: "" };
  }

  private async give(action: string): Promise<void> {
    await this.ensure();
    this.show(await post<PuzzleAnswer>(`${this.source}/answer`, { action }));
  }

  /** Give up. */
  async giveUp(): Promise<void> {
    await this.ensure();
    this.show(await post<PuzzleAnswer>(`${this.source}/solution`));
  }

  /** Take one more hint. */
  async takeHint(): Promise<void> {
    await this.ensure();
    const count = this.hints.value.taken + 1;
    this.hints.value = await post<PuzzleHints>(`${this.source}/hint`, { count });
  }

  /** Show the answer: nothing can be chosen any more, and the best action is drawn. */
  private show(answer: PuzzleAnswer): void {
    batch(() => {
      this.answer.value = answer;
      this.table.proposed.value = null;
      this.table.now.value = { ...this.puzzle.now, legal: null, actions: null };
      this.suggested.value = answer.best.shown;
    });
  }

  /** Try once more, which does not count. */
  tryAgain(): void {
    batch(() => {
      this.again.value = true;
      this.answer.value = null;
      this.suggested.value = null;
      this.table.refusal.value = null;
      this.table.now.value = this.puzzle.now;
    });
  }

  private snapshot(): Snapshot {
    const { now, seat } = this.puzzle;
    return { say: "table", table: TABLE, number: 1, you: [seat], info: this.info(), now };
  }

  private info(): TableInfo {
    const { game, seats, seat, now } = this.puzzle;
    const told = (colour: string, number: number): SeatInfo =>
      number === seat
        ? { kind: "person", colour, player: "you", name: this.name }
        : { kind: "bot", colour, name: botName(number) };
    return {
      id: TABLE,
      game,
      status: "playing",
      host: "you",
      host_name: "",
      open: false,
      when_full: false,
      options: now.view_data.options,
      clock: { kind: "none" },
      seats: seats.map(({ colour }, number) => told(colour, number)),
      asked: [],
      commitment: "",
      secret: "",
      deal: 1,
      contributions: [],
      number: 1,
      stop: [],
      muted: [],
      end: null,
      rematch: "",
      after: "",
      take_back: false,
      takebacks: 0,
      hints: false,
      hints_taken: [],
      may_play_on: "",
      played_on: false,
      origin: null,
    };
  }
}
