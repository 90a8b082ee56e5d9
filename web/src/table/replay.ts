import { batch, computed, signal } from "@preact/signals";
import { tableAddress, withKey } from "../core/address";
import { TableModel } from "../core/table";
import { get, Problem } from "../net/api";
import type { EntryMessage, Placed, Positions, ViewData } from "../net/schema";
import type { Connection } from "../net/socket";

const BEFORE = 10; // positions loaded before the wanted one, for going back
const STEPS = new Set(["started", "moved", "undone"]);

/** Whose view a replay shows: a seat's or everybody's, once the game is over; null: the reader's own. */
export type Perspective = number | "all" | null;

/** The address of a position in a replay. */
export function replayLink(table: string, key: string, at: number, seat: Perspective = null): string {
  return withKey(`${tableAddress(table)}?at=${at}${seat === null ? "" : `&seat=${seat}`}`, key);
}

/** The log entries that a replay stops at. */
export function stepsOf(log: readonly EntryMessage[]): EntryMessage[] {
  return log.filter(({ entry }) => STEPS.has(entry.what));
}

/** The last step of each turn. A turn is all that a seat does until another seat acts; the start counts as one. */
export function turnEnds(steps: readonly EntryMessage[]): number[] {
  const seats = steps.map(({ entry }) => ("seat" in entry ? entry.seat : null));
  return seats.flatMap((seat, at) => (at + 1 === seats.length || seats[at + 1] !== seat ? [at] : []));
}

/** What is known of a position: the position, and the entry that led to it as it was seen. */
interface Known extends Placed {
  told: EntryMessage | null;
}

/** A replay: a table that shows positions of the log and accepts no commands. */
export class ReplayModel extends TableModel {
  /** The step shown; 0 is the start. */
  readonly at = signal(0);
  readonly steps = computed(() => stepsOf(this.live.log.value));
  /** Does the server offer no positions? Then only the texts change. */
  readonly absent = signal(false);
  /** Why the wanted position is not shown: it could not be loaded. */
  readonly failure = signal<unknown>(null);
  /** The seats whose hands are shown, each with its own view. */
  readonly hands = signal<{ seat: number; view: ViewData }[]>([]);
  private readonly known = new Map<Perspective, Map<number, Known>>();
  private wanted: { step: number; seat: Perspective } = { step: 0, seat: null };

  constructor(
    connection: Connection,
    protected readonly live: TableModel,
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

  /** Show a step, as a seat saw it. If it cannot be loaded, what was shown stays, and `failure` says why. */
  async seek(step: number, seat: Perspective = null): Promise<void> {
    const steps = this.steps.value;
    const index = Math.max(0, Math.min(steps.length - 1, step));
    const told = steps[index];
    if (!told) return;
    const wanted = { step: index, seat };
    this.wanted = wanted;
    const problem = await this.fetch(index, seat);
    if (this.wanted !== wanted) return; // another step is wanted by now
    this.failure.value = problem;
    if (problem !== null) return;
    const known = this.known.get(seat);
    const found = known?.get(told.number);
    const now = found?.now ?? (this.absent.value ? this.live.now.value : this.now.value);
    const forward = index === this.at.value + 1;
    batch(() => {
      this.at.value = index;
      this.info.value = this.live.info.value; // names may have changed
      this.now.value = now && { ...now, legal: null, undo: false };
      this.log.value = this.live.log.value
        .filter(({ number }) => number <= told.number)
        .map((one) => known?.get(one.number)?.told ?? one);
      this.shown.value = forward ? (found?.told ?? told) : null; // animations only run forwards
      this.pointed.value = found?.told ?? told; // the board marks what it changed
      this.hands.value = now ? handsOf(now.view_data, found?.seats) : [];
    });
  }

  /** Load a position and those around it, if they are not known. Returns why that failed. */
  protected async fetch(index: number, seat: Perspective): Promise<unknown> {
    const steps = this.steps.value;
    const first = steps[index];
    const known = this.known.get(seat) ?? new Map<number, Known>();
    this.known.set(seat, known);
    if (!first || this.absent.value || known.has(first.number)) return null;
    const begin = steps[Math.max(0, index - BEFORE)] ?? first;
    const whose = seat === null ? "" : `&seat=${seat}`;
    const address = withKey(`/api/tables/${this.id}/positions?first=${begin.number}${whose}`, this.key);
    try {
      const { positions } = await get<Positions>(address);
      const entries = new Map(steps.map((told) => [told.number, told]));
      for (const placed of positions) {
        const told = entries.get(placed.number);
        known.set(placed.number, {
          ...placed,
          told: told && placed.move ? { ...told, entry: placed.move } : null,
        });
      }
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "unknown") return problem;
      this.absent.value = true;
    }
    return null;
  }

  /** What a seat saw at a step; null if that is not loaded. */
  protected seenAt(step: number, seat: number, whose: Perspective): ViewData | null {
    const found = this.known.get(whose)?.get(this.steps.value[step]?.number ?? -1);
    const hands = found ? handsOf(found.now.view_data, found.seats) : [];
    return hands.find((hand) => hand.seat === seat)?.view ?? null;
  }

  override async choose(): Promise<void> {}

  override async act(): Promise<boolean> {
    return false;
  }

  override async undo(): Promise<boolean> {
    return false;
  }
}

/** The hands that view data shows: the viewer's, or those of all seats if it comes with what each of them sees. */
function handsOf(view: ViewData, seats: Placed["seats"] = []): { seat: number; view: ViewData }[] {
  if (seats.length > 0) return seats.map((seen, seat) => ({ seat, view: { ...view, ...seen } as ViewData }));
  return view.viewer === null ? [] : [{ seat: view.viewer, view }];
}
