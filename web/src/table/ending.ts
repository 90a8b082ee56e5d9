import { computed, signal } from "@preact/signals";
import type { JSX } from "preact";
import { perTable } from "../core/pertable";
import { eventsOf, type TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import type { Face } from "./face";

/** A step of the final scoring. */
export interface CountStep {
  /** What is counted now. */
  text: string;
  /** Milliseconds until the next step. */
  pause: number;
}

/** The final scoring of a game. A game adds what it needs to the steps. */
export interface Scoring<S extends CountStep = CountStep> {
  /** The steps in order. They add up to the scores. */
  steps(table: TableModel): S[];
  /** Everybody's points after the first `told` steps, and where they come from. */
  Sheet(props: { table: TableModel; steps: readonly S[]; told: number }): JSX.Element | null;
  /** Show on the board what a step counts; null: nothing. */
  light(table: TableModel, step: S | null): void;
}

/** How far the end of a game has been told. */
export class Ending {
  /** Has the scoring been told to the end, or skipped? */
  readonly told = signal(false);
  /** Was the end watched, or is the scoring wanted again? A game that ended earlier is not counted first. */
  private readonly wanted = signal(false);

  constructor(private readonly table: TableModel) {}

  /** Has the game reached its end? The last move says so; the entry that ends the table comes after it. */
  readonly over = computed(
    () => this.table.isOver.value || (this.table.shown.value !== null && endsGame(this.table.shown.value)),
  );

  /** Is the final scoring to be told now, if the game has one? */
  readonly counting = computed(() => {
    const end = this.table.info.value?.end;
    return this.over.value && this.wanted.value && !this.told.value && (!end || end.how === "played");
  });

  /** Tell the scoring when the game ends, or now if it has ended. */
  count(): void {
    this.wanted.value = true;
    this.told.value = false;
  }

  /** The scoring has been told. */
  finish(): void {
    this.told.value = true;
  }
}

/** Did this move end the game? Then it says who has won. */
export function endsGame(told: EntryMessage): boolean {
  return eventsOf(told).some(({ event }) => event === "game_over");
}

/** The end of the game at a table. */
export const endingOf = perTable((table) => new Ending(table));

/** Is the final scoring being told? Until it has been, nothing may give the winner away. */
export function isCounting(table: TableModel, face: Pick<Face, "scoring">): boolean {
  return face.scoring !== undefined && endingOf(table).counting.value;
}
