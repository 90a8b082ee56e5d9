import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem } from "../src/net/api";
import { Connection, type Watcher } from "../src/net/socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(what: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.do === what);
  }
}

function watcher(number: number | null): Watcher & { heard: unknown[]; problems: Problem[] } {
  const heard: unknown[] = [];
  const problems: Problem[] = [];
  return {
    number,
    key: "k",
    heard,
    problems,
    hear: (told) => heard.push(told),
    refuse: (why) => problems.push(why),
    begin: () => heard.push("begin"),
  };
}

let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  connection = new Connection("ws://here/api/socket");
  connection.open();
});

afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("asks for tables and waits for answers", async () => {
    const one = watcher(null);
    connection.watch("t1", one);
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("watch")).toHaveLength(1);
    const answer = connection.ask({ do: "say", table: "t1", text: "hello" });
    const [said] = FakeSocket.last.asked("say");
    FakeSocket.last.tell({ say: "done", id: said?.id, number: 3 });
    await expect(answer).resolves.toMatchObject({ number: 3 });
    FakeSocket.last.tell({ say: "here", table: "t1", players: [], watching: 1 });
    expect(one.heard).toHaveLength(1);
  });

  it("comes back, asks each question once more, and watches once", async () => {
    connection.watch("t1", watcher(7));
    FakeSocket.last.accept();
    const answer = connection.ask({ do: "act", table: "t1", action: "draw", after: 7 });
    const [first] = FakeSocket.last.asked("act");
    FakeSocket.last.break();
    expect(connection.status.value).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.asked("watch")).toEqual([expect.objectContaining({ after: 7, key: "k" })]);
    expect(FakeSocket.last.asked("act")).toEqual([first]); // with the same id: it is done once
    FakeSocket.last.tell({ say: "done", id: first?.id });
    await expect(answer).resolves.toMatchObject({ say: "done" });
  });

  it("asks for all of a table when somebody else is here", () => {
    connection.watch("t1", watcher(7));
    FakeSocket.last.accept();
    connection.open({ asOther: true });
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("watch")[0]).not.toHaveProperty("after");
  });

  it("gives up questions that make no sense later, and sockets that never open", async () => {
    FakeSocket.last.accept();
    const question = connection.ask({ do: "ping" }, false);
    connection.open();
    await expect(question).rejects.toMatchObject({ code: "unreachable" });
    vi.advanceTimersByTime(10_001);
    expect(connection.status.value).toBe("lost");
  });

  it("notices a line that is dead without saying so", () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(25_001);
    expect(FakeSocket.last.asked("ping")).toHaveLength(1);
    vi.advanceTimersByTime(10_001);
    expect(connection.status.value).toBe("lost");
  });

  it("keeps a move while it is offline, and sends it with the same id when it is back", async () => {
    FakeSocket.last.accept();
    connection.drop(); // the browser says that the network is gone; the socket has not noticed
    expect(connection.status.value).toBe("lost");
    const answer = connection.ask({ do: "act", table: "t1", action: "SWNE b1", after: 3 });
    expect(connection.pending.value).toBe(1);
    connection.hurry();
    FakeSocket.last.accept();
    const [first] = FakeSocket.last.asked("act");
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("act")).toEqual([first]);
    FakeSocket.last.tell({ say: "done", id: first?.id, number: 4 });
    await answer;
    expect(connection.pending.value).toBe(0);
  });

  it("says that an answer takes long, and gives up the line if it is dead", async () => {
    FakeSocket.last.accept();
    void connection.ask({ do: "act", table: "t1", action: "SWNE b1", after: 3 });
    expect(connection.isSlow.value).toBe(false);
    await vi.advanceTimersByTimeAsync(900);
    expect(connection.isSlow.value).toBe(true);
    expect(FakeSocket.last.asked("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(connection.status.value).toBe("lost");
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.accept();
    const [again] = FakeSocket.last.asked("act");
    FakeSocket.last.tell({ say: "done", id: again?.id, number: 4 });
    expect(connection.isSlow.value).toBe(false);
  });

  it("hears nothing of a socket that was replaced", () => {
    const one = watcher(null);
    connection.watch("t1", one);
    const [old] = FakeSocket.all;
    old?.accept();
    connection.open();
    old?.tell({ say: "here", table: "t1", players: [], watching: 1 });
    old?.break();
    expect(one.heard).toHaveLength(0);
    expect(connection.status.value).toBe("connecting");
  });

  it("tells a watcher why it may not look, and hands on the state that comes with a refusal", async () => {
    const one = watcher(null);
    connection.watch("t1", one);
    FakeSocket.last.accept();
    const [asked] = FakeSocket.last.asked("watch");
    FakeSocket.last.tell({ say: "problem", id: asked?.id, code: "unknown", text: "no such table" });
    await vi.advanceTimersByTimeAsync(0);
    expect(one.problems[0]?.code).toBe("unknown");
    const answer = connection.ask({ do: "act", table: "t1", action: "draw", after: 1 });
    const [act] = FakeSocket.last.asked("act");
    FakeSocket.last.tell({
      say: "problem",
      id: act?.id,
      code: "late",
      text: "late",
      state: { say: "table", table: "t1" },
    });
    await expect(answer).rejects.toMatchObject({ code: "late" });
    expect(one.heard).toHaveLength(1);
  });

  it("asks again what may have been dropped, and tries again where a refusal may pass", async () => {
    const one = watcher(3);
    connection.watch("t1", one);
    const socket = FakeSocket.last;
    socket.accept();
    void connection.ask({ do: "say", table: "t1", text: "hello" });
    socket.tell({ say: "resync" });
    expect(socket.asked("say")).toHaveLength(2);
    expect(socket.asked("say")[0]).toEqual(socket.asked("say")[1]);
    const [asked] = socket.asked("watch");
    socket.tell({ say: "problem", id: asked?.id, code: "unavailable", text: "not now" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(one.problems).toEqual([]);
    expect(FakeSocket.last).not.toBe(socket);
  });

  it("takes nothing of one person over to the next", async () => {
    const one = watcher(3);
    connection.watch("t1", one);
    FakeSocket.last.accept();
    const said = connection.ask({ do: "say", table: "t1", text: "hello" });
    connection.open({ asOther: true });
    await expect(said).rejects.toThrow();
    expect(one.heard).toEqual(["begin"]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("say")).toEqual([]);
  });

  it("hands on what the server tells of itself", () => {
    const about = { say: "about", version: "1", games: [], bots: "compiling" };
    const heard: unknown[] = [];
    connection.onAbout = (told) => heard.push(told);
    connection.open();
    FakeSocket.last.accept();
    FakeSocket.last.tell(about);
    expect(heard).toEqual([about]);
  });
});
