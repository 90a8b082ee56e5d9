import { computed, signal } from "@preact/signals";
import { Problem } from "../net/api";
import type { Look, TableHint } from "../net/schema";
import { perTable } from "./pertable";
import type { TableModel } from "./table";

export const [WHERE, WHICH] = [1, 2] as const; // levels: where to look, and the best moves

/** The hints for this player at a table. */
export class Hints {
  /** Is the hint shown? */
  readonly open = signal(true);
  readonly busy = signal(false);
  private readonly given = signal<TableHint | null>(null);
  private readonly failed = signal<{ position: number; problem: Problem } | null>(null);

  constructor(private readonly table: TableModel) {}

  /** May this player take a hint now? */
  readonly allowed = computed(() => this.table.info.value?.hints === true && this.table.myTurn.value);
  /** The hint for the decision to be made now, as far as it is known here. */
  readonly hint = computed(() => {
    const given = this.given.value;
    return this.allowed.value && given?.position === this.position ? given : null;
  });
  /** Why there is none. */
  readonly problem = computed(() => {
    const failed = this.failed.value;
    return this.allowed.value && failed?.position === this.position ? failed.problem : null;
  });
  /** Is there something to show? */
  readonly told = computed(
    () => this.allowed.value && (this.busy.value || this.problem.value !== null || this.hint.value !== null),
  );
  /** Where boards mark that the player should look. */
  readonly look = computed<Look | null>(() => (this.open.value ? (this.hint.value?.look ?? null) : null));

  private get position(): number {
    return this.table.now.value?.position ?? -1;
  }

  /** Show the next level, or hide and show the last one. */
  press(): void {
    if (!this.allowed.value) return;
    const level = this.hint.value?.level ?? 0;
    if (level === 0) void this.ask(WHERE);
    else if (!this.open.value) this.open.value = true;
    else if (level === WHERE) void this.ask(WHICH);
    else this.open.value = false;
  }

  /** Show what was taken before, on this device or another one. */
  restore(): void {
    const level = this.table.now.value?.hint ?? 0;
    if (level > 0 && this.allowed.value && this.hint.value === null)
      void this.ask(level === WHERE ? WHERE : WHICH);
  }

  async ask(level: 1 | 2): Promise<void> {
    if (this.busy.value) return;
    const { position } = this;
    this.busy.value = true;
    this.failed.value = null;
    this.open.value = true;
    try {
      const asked = { do: "hint", table: this.table.id, level, after: position } as const;
      this.given.value = (await this.table.connection.ask(asked, false)) as TableHint;
    } catch (problem) {
      if (problem instanceof Problem) this.failed.value = { position, problem };
    } finally {
      this.busy.value = false;
    }
  }
}

export const hintsOf = perTable((table) => new Hints(table));
