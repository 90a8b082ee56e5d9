import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/core/settings";
import { TableModel } from "../src/core/table";
import { Problem } from "../src/net/api";
import type { EntryMessage, Now, Snapshot, TableInfo } from "../src/net/schema";
import type { Connection, Watcher } from "../src/net/socket";
import { clockFace, leftOf } from "../src/table/clock";
import { meant } from "../src/table/command";
import { stepsOf } from "../src/table/replay";

const asked = vi.fn<(message: object) => Promise<unknown>>();
const connection = { ask: asked, watch: (_: string, __: Watcher) => () => {} } as unknown as Connection;

const view_data = { game: "cablecar", viewer: 0, players: [] } as unknown as Now["view_data"];
const now = (position: number, turn = 0, legal: string[] | null = ["draw"]): Now => ({
  actions: null,
  position,
  turn,
  view_data,
  legal,
  undo: false,
  began: 0,
  left: null,
});
const info = {
  game: "cablecar",
  status: "playing",
  seats: [],
  clock: { kind: "none" },
} as unknown as TableInfo;
const snapshot = (number: number): Snapshot => ({
  say: "table",
  table: "t",
  number,
  you: [0],
  info,
  now: now(number),
});
const moved = (number: number, seat = 1): EntryMessage => ({
  say: "entry",
  table: "t",
  number,
  at: 0,
  entry: { what: "moved", seat, action: `m${number}`, events: [] },
  now: now(number),
});

let table: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no net")));
  asked.mockReset().mockResolvedValue({ say: "done" });
  settings.value = { ...settings.value, confirm: "touch" };
  table = new TableModel(connection, "t");
  table.hear(snapshot(5));
});

afterEach(() => vi.useRealTimers());

const numbers = (): number[] => table.log.value.map(({ number }) => number);

describe("the log", () => {
  const read = (...numbers: number[]) => ({
    ok: true,
    text: () =>
      Promise.resolve(JSON.stringify({ entries: numbers.map((number) => moved(number)), number: 9 })),
  });

  it("has no holes, whatever comes first, and is read again if it could not be", async () => {
    const asks: string[] = [];
    const answers = [
      () => Promise.reject(new Error("no net")),
      () => Promise.resolve(read(1, 2, 3, 4, 5, 6, 7, 8)),
    ];
    vi.stubGlobal("fetch", (address: string) => {
      asks.push(address);
      return answers.shift()?.() ?? Promise.resolve(read());
    });
    table.open();
    table.hear(snapshot(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.logRead.value).toBe(false);
    table.hear(moved(8));
    table.hear(snapshot(8));
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(table.logRead.value).toBe(true);
    expect(asks).toEqual(["/api/tables/t/entries?after=0", "/api/tables/t/entries?after=0"]);
  });

  it("is gone with everything else for who may not see the table any more", () => {
    table.hear(moved(6));
    table.refuse(new Problem("unknown", "there is no such table"));
    expect([table.info.value, table.now.value, numbers()]).toEqual([null, null, []]);
  });
});

describe("what is told", () => {
  it("is shown at once if nothing waits, then at a pace that eyes can follow", () => {
    table.hear(moved(6));
    expect(table.now.value?.position).toBe(6);
    table.hear(moved(7));
    table.hear(moved(8));
    expect(table.now.value?.position).toBe(6);
    vi.advanceTimersByTime(800);
    expect(table.now.value?.position).toBe(7);
    vi.advanceTimersByTime(800);
    expect(table.now.value?.position).toBe(8);
    vi.advanceTimersByTime(800);
    table.hear(moved(9));
    expect(table.now.value?.position).toBe(9);
  });

  it("leaves one's own move its moment, and never lets it wait", () => {
    table.hear(moved(6, 0));
    table.hear(moved(7));
    expect(table.now.value?.position).toBe(6);
    vi.advanceTimersByTime(800);
    expect(table.now.value?.position).toBe(7);
    table.hear(moved(8));
    table.hear(moved(9, 0));
    expect(table.now.value?.position).toBe(9);
    expect(numbers()).toEqual([6, 7, 8, 9]);
  });

  it("counts once though it is told twice", () => {
    table.hear(moved(6));
    table.hear(moved(6));
    table.hear({ say: "entries", table: "t", number: 7, entries: [moved(6), moved(7)] });
    expect(numbers()).toEqual([6, 7]);
  });

  it("stays in the log though a newer picture overtakes what waits", () => {
    table.hear(moved(6));
    table.hear(moved(7));
    table.hear(moved(8));
    table.hear(snapshot(7));
    expect(table.now.value?.position).toBe(8); // what came after the picture is shown after it
    expect(numbers()).toEqual([6, 7, 8]);
    table.hear(snapshot(6));
    expect(table.now.value?.position).toBe(8); // an older picture changes nothing
  });
});

describe("what somebody does", () => {
  it("is asked once more on touch, and forgotten when the game goes on", async () => {
    await table.choose("draw", "touch");
    expect(table.proposed.value).toBe("draw");
    expect(asked).not.toHaveBeenCalled();
    table.hear(moved(6));
    expect(table.proposed.value).toBeNull();
    await table.choose("draw", "mouse");
    expect(asked).toHaveBeenCalledWith({ do: "act", table: "t", action: "draw", after: 6 });
  });

  it("is done once though somebody clicks twice, and talk does not stand in its way", async () => {
    let finish: (answer: unknown) => void = () => {};
    asked.mockImplementationOnce(() => new Promise(() => {})); // words that are not answered yet
    void table.say("hello");
    asked.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const first = table.act("draw");
    expect(await table.act("draw")).toBe(false);
    finish({ say: "done" });
    expect(await first).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(table.sending.value).toBe(false);
  });

  it("tells why it was refused", async () => {
    asked.mockRejectedValueOnce(new Problem("late", "too late", { reason: "late" }));
    expect(await table.act("draw")).toBe(false);
    expect(table.refusal.value?.code).toBe("late");
  });

  it("asks what an action would do once for each position", async () => {
    await table.consider("draw");
    await table.consider("draw");
    expect(asked).toHaveBeenCalledTimes(1);
    table.hear(moved(6));
    await table.consider("draw");
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("clocks", () => {
  it("run for the seat to act, by the server's time", () => {
    table.info.value = {
      ...info,
      seats: [
        { kind: "person", colour: "yellow" },
        { kind: "person", colour: "blue" },
      ],
    };
    table.now.value = { ...now(5), began: 10_000, left: [60_000, 50_000] };
    expect(leftOf(table, 0, 12_000)).toBe(58_000);
    expect(leftOf(table, 1, 12_000)).toBe(50_000);
    table.skew = 1500;
    expect(leftOf(table, 0, 12_000)).toBe(59_500);
    expect(leftOf(table, 0, 5_000)).toBe(60_000);
    expect(leftOf(table, 0, 500_000)).toBe(0);
  });

  it("show what clocks show", () => {
    expect(clockFace(61_000)).toBe("1:01");
    expect(clockFace(3_661_000)).toBe("1:01:01");
    expect(clockFace(1)).toBe("0:01");
  });
});

describe("typed moves", () => {
  it("mean the legal action, however they are spelt", () => {
    const legal = ["SWNE b1", "SWNE b12", "draw", "claim Alcatraz-Pier 39 with 2 red"];
    expect(meant("swne  B1", legal)).toBe("SWNE b1");
    expect(meant("dr", legal)).toBe("draw");
    expect(meant("claim alcatraz", legal)).toBe("claim Alcatraz-Pier 39 with 2 red");
    expect(meant("SWNE", legal)).toBe("SWNE"); // two could be meant: the server tells
  });
});

describe("a replay", () => {
  it("stops at what changes the game", () => {
    const said = { ...moved(7), entry: { what: "said", player: "p", name: "P", text: "hi" } } as EntryMessage;
    expect(stepsOf([moved(6), said, moved(8)]).map(({ number }) => number)).toEqual([6, 8]);
  });
});
