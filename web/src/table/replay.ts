import { batch, computed, signal } from "@preact/signals";
import { tableAddress, withKey } from "../core/address";
import { TableModel } from "../core/table";
import { get, Problem } from "../net/api";
import type { EntryMessage, Now, Positions } from "../net/schema";
import type { Connection } from "../net/socket";

const BEFORE = 10; // positions loaded before the wanted one, for going back
const STEPS = new Set(["started", "moved", "undone"]);

/** The address of a position in a replay. */
export function replayLink(table: string, key: string, at: number): string {
  return withKey(`${tableAddress(table)}?at=${at}`, key);
}

/** The log entries that a replay stops at. */
export function stepsOf(log: readonly EntryMessage[]): EntryMessage[] {
  return log.filter(({ entry }) => STEPS.has(entry.what));
}

/** A replay: a table that shows positions of the log and accepts no commands. */
export class ReplayModel extends TableModel {
  /** The step shown; 0 is the start. */
  readonly at = signal(0);
  readonly steps = computed(() => stepsOf(this.live.log.value));
  /** Does the server offer no positions? Then only the texts change. */
  readonly absent = signal(false);
  private readonly positions = new Map<number, Now>();
  private wanted = 0;

  constructor(
    connection: Connection,
    private readonly live: TableModel,
  ) {
    super(connection, live.id, live.key);
    this.player = live.player;
    this.info.value = live.info.value;
    this.you.value = live.you.value;
    this.logRead.value = true;
  }

  /** There is nothing to watch. */
  override open(): void {}

  override close(): void {}

  /** Show a step. */
  async seek(step: number): Promise<void> {
    const steps = this.steps.value;
    const index = Math.max(0, Math.min(steps.length - 1, step));
    const told = steps[index];
    if (!told) return;
    this.wanted = index;
    await this.fetch(index);
    if (this.wanted !== index) return; // another step is wanted by now
    const now = this.positions.get(told.number) ?? (this.absent.value ? this.live.now.value : this.now.value);
    const forward = index === this.at.value + 1;
    batch(() => {
      this.at.value = index;
      this.info.value = this.live.info.value; // names may have changed
      this.now.value = now && { ...now, legal: null, undo: false };
      this.log.value = this.live.log.value.filter(({ number }) => number <= told.number);
      this.shown.value = forward ? told : null; // animations only run forwards
    });
  }

  private async fetch(index: number): Promise<void> {
    const steps = this.steps.value;
    const first = steps[index];
    if (!first || this.absent.value || this.positions.has(first.number)) return;
    const begin = steps[Math.max(0, index - BEFORE)] ?? first;
    const address = withKey(`/api/tables/${this.id}/positions?first=${begin.number}`, this.key);
    try {
      const { positions } = await get<Positions>(address);
      for (const { number, now } of positions) this.positions.set(number, now);
    } catch (problem) {
      if (problem instanceof Problem && problem.code === "unknown") this.absent.value = true;
    }
  }

  override async choose(): Promise<void> {}

  override async act(): Promise<boolean> {
    return false;
  }

  override async undo(): Promise<boolean> {
    return false;
  }
}
