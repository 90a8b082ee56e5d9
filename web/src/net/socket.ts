import { signal } from "@preact/signals";
import { Problem, UNREACHABLE } from "./api";
import type {
  AboutServer,
  EntriesMessage,
  EntryMessage,
  Notice,
  Presence,
  Renamed,
  Snapshot,
  SocketAnswer,
  SocketMessage,
} from "./schema";

export type Status = "connecting" | "open" | "lost";

/** Somebody who wants to know what happens at a table. */
export interface Watcher {
  /** The number of the last thing known; null if nothing is. */
  readonly number: number | null;
  readonly key: string;
  hear(message: Snapshot | EntryMessage | EntriesMessage | Presence | Renamed): void;
  refuse(problem: Problem): void;
  /** Somebody else looks from now on. */
  begin(): void;
}

type Unnamed<T> = T extends { id?: string } ? Omit<T, "id"> & { id?: string } : never;
export type Asked = Unnamed<SocketMessage>;

interface Waiting {
  text: string;
  late: number; // the timer until it is slow
  again: boolean; // is it asked once more after a break? Harmless for what has an id at a table
  resolve(answer: SocketAnswer): void;
  reject(problem: Problem): void;
}

const PASSING = new Set(["unavailable", "too_often", "fault"]); // problems that go away
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING = 25000;
const PATIENCE = 10000;
const SLOW = 800; // an answer that takes longer is mentioned, and the connection is checked
const SLOW_PATIENCE = 4000;

/** One socket for everything, which comes back by itself. What was asked and not answered is asked again. */
export class Connection {
  readonly status = signal<Status>("connecting");
  /** How many commands are kept until the server has answered them. */
  readonly pending = signal(0);
  /** Does the answer to a command take long? */
  readonly isSlow = signal(false);
  private socket: WebSocket | null = null;
  private readonly watchers = new Map<string, Watcher>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly listeners = new Set<(notice: Notice) => void>();
  private pause = FIRST_PAUSE;
  private timer = 0; // until the next try, or until patience with this one ends
  private pulse = 0;
  private count = 0;
  private readonly word = Math.random().toString(36).slice(2, 10);
  private stranger = false; // is somebody else here than when tables were last looked at?

  /** Called when the server does not know any more who asks: logged out somewhere else, or deleted. */
  onStranger: () => void = () => {};

  /** Called when the server tells of itself: to who listens, and whenever it changes. */
  onAbout: (about: AboutServer) => void = () => {};

  constructor(private readonly address: string) {}

  /** Connect, or connect anew. With `asOther` somebody else asks from now on, who may see other things. */
  open({ asOther = false } = {}): void {
    this.close();
    if (asOther) this.beOther();
    this.status.value = "connecting";
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket === this.socket) this.opened();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as SocketAnswer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    this.timer = window.setTimeout(() => this.lose(), PATIENCE);
  }

  /** Nothing of what was asked or seen before is somebody else's. */
  private beOther(): void {
    this.stranger = true;
    for (const watcher of this.watchers.values()) watcher.begin();
    for (const [id, { reject }] of [...this.waiting]) {
      this.stopWaiting(id);
      reject(new Problem(UNREACHABLE, "somebody else is here now"));
    }
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.forgetQuestions();
  }

  /** Try at once, if the connection is lost: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.status.value === "lost") this.open();
    else if (this.status.value === "open") this.check();
  }

  /** The network is gone: do not wait until the socket notices. */
  drop(): void {
    if (this.status.value !== "lost") this.lose();
  }

  /** Ask for something; the answer, or a Problem. */
  ask(message: Asked, again = true): Promise<SocketAnswer> {
    this.count += 1;
    const id = message.id || `${this.word}-${this.count}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      if (!again && this.status.value !== "open") {
        reject(new Problem(UNREACHABLE, "there is no connection"));
        return;
      }
      const late = again ? window.setTimeout(() => this.beSlow(), SLOW) : 0;
      this.waiting.set(id, { text, late, again, resolve, reject });
      if (again) this.pending.value += 1;
      this.send(text);
    });
  }

  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    this.look(table, watcher);
    return () => {
      if (this.watchers.get(table) !== watcher) return;
      this.watchers.delete(table);
      if (this.status.value === "open") void this.ask({ do: "unwatch", table }, false).catch(() => {});
    };
  }

  /** Hear of everything that concerns this player. */
  listen(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1 && this.status.value === "open") this.startListening();
    return () => this.listeners.delete(listener);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private opened(): void {
    clearTimeout(this.timer);
    this.status.value = "open";
    this.pause = FIRST_PAUSE;
    this.pulse = window.setInterval(() => this.check(), PING);
    const unanswered = [...this.waiting.values()];
    for (const [table, watcher] of this.watchers) this.look(table, watcher, this.stranger);
    this.stranger = false;
    if (this.listeners.size > 0) this.startListening();
    for (const { text } of unanswered) this.send(text);
  }

  private startListening(): void {
    void this.ask({ do: "listen" }, false).catch(() => {});
  }

  /** Ask for what is not known of a table, or (`anew`) for all of it. */
  private look(table: string, watcher: Watcher, anew = false): void {
    if (this.status.value !== "open") return;
    const after = anew ? null : watcher.number;
    const { key } = watcher;
    void this.ask({ do: "watch", table, key, ...(after === null ? {} : { after }) }, false).catch(
      (problem: Problem) => {
        if (problem.code === UNREACHABLE || this.watchers.get(table) !== watcher) return;
        if (PASSING.has(problem.code))
          this.lose(); // and try again, with pauses
        else watcher.refuse(problem);
      },
    );
  }

  /** Whatever becomes of it, a question is no longer waiting. */
  private stopWaiting(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    if (!found) return undefined;
    this.waiting.delete(id);
    clearTimeout(found.late);
    if (found.again) this.pending.value -= 1;
    if (this.pending.value === 0) this.isSlow.value = false;
    return found;
  }

  private beSlow(): void {
    this.isSlow.value = true;
    if (this.status.value === "open") this.check(SLOW_PATIENCE);
  }

  private check(patience = PATIENCE): void {
    const { socket } = this;
    const late = window.setTimeout(() => {
      if (socket === this.socket) this.lose();
    }, patience);
    void this.ask({ do: "ping" }, false)
      .catch(() => {})
      .finally(() => clearTimeout(late));
  }

  private lose(): void {
    this.close();
    this.status.value = "lost";
    this.timer = window.setTimeout(() => this.open(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** What was asked of a socket that is gone, and makes no sense later. */
  private forgetQuestions(): void {
    for (const [id, { again, reject }] of [...this.waiting])
      if (!again) {
        this.stopWaiting(id);
        reject(new Problem(UNREACHABLE, "the connection was lost"));
      }
  }

  private hear(message: SocketAnswer): void {
    switch (message.say) {
      case "table":
      case "entry":
      case "entries":
      case "here":
      case "renamed":
        this.watchers.get(message.table)?.hear(message);
        break;
      case "resync":
        for (const { text } of this.waiting.values()) this.send(text); // answers may be among what was dropped
        for (const [table, watcher] of this.watchers) this.look(table, watcher);
        break;
      case "about":
        this.onAbout(message);
        break;
      case "notice":
        for (const listener of this.listeners) listener(message);
        break;
      default:
        this.settle(message);
    }
  }

  private settle(
    message: Exclude<
      SocketAnswer,
      Snapshot | EntryMessage | EntriesMessage | Presence | Renamed | Notice | AboutServer
    >,
  ): void {
    const waiting = "id" in message ? this.stopWaiting(message.id) : undefined;
    if (!waiting) return;
    if (message.say !== "problem") {
      waiting.resolve(message);
      return;
    }
    if (message.code === "who_are_you") this.onStranger();
    const { state } = message;
    if (state) this.watchers.get(state.table)?.hear(state);
    waiting.reject(new Problem(message.code, message.text, message.about));
  }
}
