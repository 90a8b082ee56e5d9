import { signal } from "@preact/signals";
import { withKey } from "../../core/address";
import { ensureMe } from "../../core/me";
import { get, Problem, post, UNREACHABLE } from "../../net/api";
import type { TableReview } from "../../net/schema";
import type { Reviewed } from "./link";

const WAIT = 25; // seconds that the server waits for a change
const AGAIN = 3000; // milliseconds until a server that could not be reached is asked again

/** The review of a game, read while the server makes it. The server goes on without readers. */
export class ReviewReader {
  readonly review = signal<TableReview | null>(null);
  /** Why it is not read any more; asking again may help. */
  readonly problem = signal<unknown>(null);
  readonly offline = signal(false);
  private stopped = new AbortController();

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly seat: Reviewed,
  ) {}

  /** Begin to read, and have the review made if that was not done yet; `again`: also if it has failed. */
  start(again = false): void {
    this.stop();
    this.stopped = new AbortController();
    this.problem.value = null;
    void this.follow(this.stopped.signal, again);
  }

  stop(): void {
    this.stopped.abort();
  }

  private async follow(stopped: AbortSignal, again: boolean): Promise<void> {
    let asks = again;
    let found: TableReview | null = null;
    while (!stopped.aborted) {
      try {
        found = asks ? await this.ask() : await this.read(found, stopped);
      } catch (problem) {
        if (stopped.aborted) return;
        this.offline.value = problem instanceof Problem && problem.code === UNREACHABLE;
        if (!this.offline.value) {
          this.problem.value = problem;
          return;
        }
        await pause(AGAIN, stopped);
        continue;
      }
      if (stopped.aborted) return;
      this.offline.value = false;
      if (asks && found.status === "none") return; // no server would do that
      asks = found.status === "none";
      if (!asks) this.review.value = found;
      if (found.status === "done" || found.status === "failed") return;
    }
  }

  private read(found: TableReview | null, stopped: AbortSignal): Promise<TableReview> {
    const after = found ? `&after=${found.number}&wait=${WAIT}` : "";
    return get<TableReview>(this.address(after), stopped);
  }

  /** Have the review made. That needs a player, which a spectator may not be yet. */
  private async ask(): Promise<TableReview> {
    await ensureMe();
    return post<TableReview>(this.address(), { key: this.key });
  }

  private address(more = ""): string {
    return withKey(`/api/tables/${this.table}/review?seat=${this.seat}${more}`, this.key);
  }
}

/** Wait so long, or until there is a connection again. */
function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      stopped.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
    stopped.addEventListener("abort", done);
  });
}
