import { computed, type Signal, signal } from "@preact/signals";
import { suggestedOf } from "../../core/suggested";
import { TableModel } from "../../core/table";
import type {
  ActionData,
  EntryMessage,
  MoveReview,
  ShownAction,
  TableReview,
  ViewData,
} from "../../net/schema";
import type { Connection } from "../../net/socket";
import { ReplayModel } from "../replay";
import type { Reviewed } from "./link";

/** Marks, the gravest first, with the signs that chess players know. */
export const SIGNS = { blunder: "??", mistake: "?", inaccuracy: "?!" } as const;
export type MarkName = keyof typeof SIGNS;

/** The mark of an action; null if it has none. */
export function markOf(move: MoveReview | undefined): MarkName | null {
  return move?.mark && Object.hasOwn(SIGNS, move.mark) ? (move.mark as MarkName) : null;
}

/** The steps at which actions were taken that were not taken back: that of action 1 first. */
export function keptSteps(steps: readonly EntryMessage[]): number[] {
  const kept: number[] = [];
  steps.forEach(({ entry }, step) => {
    if (entry.what === "moved") kept.push(step);
    else if (entry.what === "undone") kept.splice(-(entry.actions ?? 1));
  });
  return kept;
}

/** A replay with what a review says of its steps. Actions are counted from 1; 0 is the start. */
export class ReviewModel extends ReplayModel {
  readonly review = signal<TableReview | null>(null);
  /** What its player saw before the action at the step shown; null until it is loaded. */
  readonly before = signal<{ step: number; view: ViewData } | null>(null);
  readonly kept = computed(() => keptSteps(this.steps.value));
  readonly moves = computed(() => new Map(this.review.value?.moves.map((move) => [move.number, move])));
  readonly withMarks = computed(() => this.review.value?.moves.filter((move) => markOf(move) !== null) ?? []);
  /** Is the better action drawn on the board? */
  readonly drawn = signal(true);
  private readonly suggested: Signal<ShownAction | null>;

  constructor(connection: Connection, live: TableModel) {
    super(connection, live);
    this.suggested = suggestedOf(this);
  }

  /** The step of an action. */
  stepOf(number: number): number {
    return number === 0 ? 0 : (this.kept.value[number - 1] ?? 0);
  }

  /** The last action until a step. */
  numberAt(step: number): number {
    return this.kept.value.filter((kept) => kept <= step).length;
  }

  /** The action taken at a step; null for the start, and for what was taken back. */
  actionAt(step: number): number | null {
    const place = this.kept.value.indexOf(step);
    return place < 0 ? null : place + 1;
  }

  /** The seats whose chances are shown. */
  seatsOf(seat: Reviewed): number[] {
    return seat === "all" ? (this.info.value?.seats ?? []).map((_, one) => one) : [seat];
  }

  /** Show a step, and the position before it for the texts of other actions. */
  async showStep(step: number, seat: Reviewed): Promise<void> {
    this.showBetter(null);
    await this.seek(step, seat);
    const { entry } = this.steps.value[step] ?? {};
    if (this.at.value !== step || step === 0 || entry?.what !== "moved") return;
    await this.fetch(step - 1, seat);
    const view = this.seenAt(step - 1, entry.seat, seat);
    if (this.at.value === step) this.before.value = view && { step, view };
  }

  /** Draw a better action on the board, or none. */
  showBetter(better: ShownAction | null): void {
    this.suggested.value = better;
  }
}

/** A table as a player saw it before an action, so that its face can name the actions that were possible. */
export class Moment extends TableModel {
  constructor(
    connection: Connection,
    table: ReviewModel,
    seat: number,
    view: ViewData,
    actions: ReadonlyMap<string, ActionData>,
  ) {
    super(connection, table.id, table.key);
    this.info.value = table.info.value;
    this.you.value = [seat];
    const now = table.now.value;
    if (now) {
      const alone = [...actions.values()].map((action) => ({ ...action, count: 1 }));
      this.now.value = { ...now, view_data: view, legal: [...actions.keys()], actions: alone };
    }
  }
}
