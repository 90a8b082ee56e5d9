import { signal } from "@preact/signals";
import { Problem, UNREACHABLE } from "./api";
import type {
  AboutServer,
  EntriesMessage,
  EntryMessage,
  Notice,
  Presence,
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
  hear(message: Snapshot | EntryMessage | EntriesMessage | Presence): void;
  refuse(problem: Problem): void;
  /** Somebody else looks from now on. */
  begin(): void;
}

type Unnamed<T> = T extends { id?: string } ? Omit<T, "id"> & { id?: string } : never;
export type Asked = Unnamed<SocketMessage>;

interface Waiting {
  text: string;
  again: boolean; // is it asked once more after a break? Harmless for what has an id at a table
  resolve(answer: SocketAnswer): void;
  reject(problem: Problem): void;
}

const PASSING = new Set(["unavailable", "too_often", "fault"]); // problems that go away
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING = 25000;
const PATIENCE = 10000;

/** One socket for everything, which comes back by itself. What was asked and not answered is asked again. */
export class Connection {
  readonly status = signal<Status>("connecting");
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
      this.waiting.delete(id);
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
      this.waiting.set(id, { text, again, resolve, reject });
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

  private check(): void {
    const { socket } = this;
    const late = window.setTimeout(() => {
      if (socket === this.socket) this.lose();
    }, PATIENCE);
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
        this.waiting.delete(id);
        reject(new Problem(UNREACHABLE, "the connection was lost"));
      }
  }

  private hear(message: SocketAnswer): void {
    switch (message.say) {
      case "table":
      case "entry":
      case "entries":
      case "here":
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
      Snapshot | EntryMessage | EntriesMessage | Presence | Notice | AboutServer
    >,
  ): void {
    const waiting = "id" in message ? this.waiting.get(message.id) : undefined;
    if (!waiting || !("id" in message)) return;
    this.waiting.delete(message.id);
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
