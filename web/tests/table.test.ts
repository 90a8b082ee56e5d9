import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asksFirst, settings } from "../src/core/settings";
import { TableModel } from "../src/core/table";
import { Problem } from "../src/net/api";
import type { EntryMessage, Moved, Now, Snapshot, TableInfo } from "../src/net/schema";
import type { Connection, Watcher } from "../src/net/socket";
import { clockFace, leftOf } from "../src/table/clock";
import { endingOf } from "../src/table/ending";
import { replayLink, stepsOf, turnEnds } from "../src/table/replay";

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
  contributions: [],
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

const chosen = (number: number, seat: number): EntryMessage => ({
  ...moved(number, seat),
  entry: { what: "chosen", seat },
  now: { ...now(5), choosing: [0] },
});

let table: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no net")));
  asked.mockReset().mockResolvedValue({ say: "done" });
  settings.value = { ...settings.value, confirm: "touch", pace: "normal" };
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

  it("is shown at the speed that was chosen", () => {
    const shown = (): number => table.now.value?.position ?? 0;
    settings.value = { ...settings.value, pace: "slow" };
    table.hear(moved(6));
    table.hear(moved(7));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe(6);
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe(7);
    settings.value = { ...settings.value, pace: "instant" };
    vi.advanceTimersByTime(2000);
    table.hear(moved(8));
    table.hear(moved(9));
    expect(shown()).toBe(9);
  });

  it("waits while earlier moves are shown again", () => {
    table.hold();
    table.hear(moved(6));
    vi.advanceTimersByTime(5000);
    expect(numbers()).toEqual([]);
    table.release();
    expect(numbers()).toEqual([6]);
  });

  it("is new until the viewer moves, without what was taken back", () => {
    const fresh = (): number[] => table.news.value.map(({ number }) => number);
    table.hear(moved(6, 0));
    table.hear(moved(7));
    vi.advanceTimersByTime(5000);
    table.hear(moved(8));
    vi.advanceTimersByTime(5000);
    expect(fresh()).toEqual([7, 8]);
    table.hear({ ...moved(9), entry: { what: "undone", seat: 1 } as EntryMessage["entry"] });
    expect(fresh()).toEqual([7]);
    table.hear(moved(10, 0));
    expect(fresh()).toEqual([]);
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

  it("is asked about if it cannot be undone, unless it was a second step", () => {
    const { confirm } = settings.value;
    settings.value = { ...settings.value, confirm: "final" };
    expect(asksFirst("mouse", true)).toBe(true);
    expect(asksFirst("mouse", false)).toBe(false);
    expect(asksFirst("mouse", true, { second: true })).toBe(false);
    expect(asksFirst("touch", false)).toBe(true);
    expect(asksFirst("touch", true, { second: true })).toBe(false);
    expect(asksFirst("key", false, { weighty: true })).toBe(true);
    settings.value = { ...settings.value, confirm: "never" };
    expect(asksFirst("touch", true, { weighty: true })).toBe(false);
    settings.value = { ...settings.value, confirm };
  });

  it("is done once though somebody clicks twice, and talk does not stand in its way", async () => {
    let finish: (answer: unknown) => void = () => {};
    asked.mockImplementationOnce(() => new Promise(() => {})); // words that are not answered yet
    void table.say({ text: "hello" });
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

  it("run for all who still choose, while several choose at once", () => {
    const seats = ["yellow", "brown", "pink"].map((colour) => ({ kind: "person" as const, colour }));
    table.info.value = { ...info, seats };
    table.now.value = { ...now(5), began: 10_000, left: [60_000, 50_000, 40_000], choosing: [0, 2] };
    expect([0, 1, 2].map((seat) => leftOf(table, seat, 12_000))).toEqual([58_000, 50_000, 38_000]);
    expect([0, 1, 2].map((seat) => table.isToAct(seat))).toEqual([true, false, true]);
  });

  it("show what clocks show", () => {
    expect(clockFace(61_000)).toBe("1:01");
    expect(clockFace(3_661_000)).toBe("1:01:01");
    expect(clockFace(1)).toBe("0:01");
  });
});

describe("choosing at once", () => {
  it("keeps what is proposed when somebody else has chosen", () => {
    table.proposed.value = "draw";
    table.hear(chosen(6, 1));
    expect(table.choosing.value).toEqual([0]);
    expect(table.proposed.value).toBe("draw");
    expect(table.shown.value).toBeNull();
  });
});

describe("a replay", () => {
  it("stops at what changes the game", () => {
    const said = { ...moved(7), entry: { what: "said", player: "p", name: "P", text: "hi" } } as EntryMessage;
    expect(stepsOf([moved(6), said, moved(8)]).map(({ number }) => number)).toEqual([6, 8]);
  });

  it("knows where turns end, and counts what is taken back to the turn", () => {
    const started = { ...moved(5), entry: { what: "started" } } as EntryMessage;
    const undone = { ...moved(8), entry: { what: "undone", seat: 0 } } as EntryMessage;
    const steps = [started, moved(6, 0), moved(7, 0), undone, moved(9, 0), moved(10, 1), moved(11, 0)];
    expect(turnEnds(steps)).toEqual([0, 4, 5, 6]);
  });

  it("has an address for each move and view", () => {
    expect(replayLink("t", "", 7)).toBe("/table/t?at=7");
    expect(replayLink("t", "", 7, 1)).toBe("/table/t?at=7&seat=1");
    expect(replayLink("t", "k", 7, "all")).toBe("/table/t?at=7&seat=all&key=k");
  });
});

describe("the end of a game", () => {
  const over = (how: string): TableInfo =>
    ({ ...info, status: "over", end: { what: "ended", how } }) as TableInfo;
  const end = (how: string): EntryMessage =>
    ({ ...moved(8), entry: { what: "ended", how }, info: over(how), now: now(8, -1, null) }) as EntryMessage;

  it("is counted before the winner is told, from the last move on", () => {
    const ending = endingOf(table);
    table.hear(snapshot(6));
    ending.count();
    expect(ending.counting.value).toBe(false);
    const won: Moved = {
      what: "moved",
      seat: 1,
      action: "m",
      events: [{ event: "game_over", scores: [], winners: [1] }],
    };
    table.hear({ ...moved(7), entry: won, now: null });
    table.flush();
    expect(ending.counting.value).toBe(true);
    table.hear(end("played"));
    table.flush();
    expect(ending.counting.value).toBe(true);
    ending.finish();
    expect(ending.counting.value).toBe(false);
  });

  it("is not counted if the game was not played to its end", () => {
    const ending = endingOf(table);
    table.hear(snapshot(6));
    ending.count();
    table.hear(end("resigned"));
    table.flush();
    expect([ending.over.value, ending.counting.value]).toEqual([true, false]);
  });

  it("is not counted if it came before the table was opened, unless it is asked for", () => {
    const ending = endingOf(table);
    table.hear({ ...snapshot(8), info: over("played"), now: now(8, -1, null) });
    expect(ending.counting.value).toBe(false);
    ending.count();
    expect(ending.counting.value).toBe(true);
  });
});

describe("a new name", () => {
  const seat = (player: string, name: string) => ({ kind: "person" as const, colour: "red", player, name });
  const named = (name: string): TableInfo => ({
    ...info,
    host: "b",
    host_name: name,
    seats: [seat("a", "Ann"), seat("b", name)],
  });
  const said: EntryMessage = {
    say: "entry",
    table: "t",
    number: 6,
    at: 0,
    entry: { what: "said", player: "b", name: "Bob", text: "hello" },
  };

  it("reaches seats, host, and everything said, and is not lost to older news", () => {
    table.hear({ ...snapshot(6), info: named("Bob") });
    table.log.value = [said];
    table.hear(moved(7));
    table.hear({ ...moved(8), info: named("Bob") }); // waits for its turn to be shown
    table.hear({ say: "renamed", table: "t", player: "b", name: "Bobby", info: named("Bobby") });
    expect(table.nameOf(1)).toBe("Bobby");
    expect(table.info.value?.host_name).toBe("Bobby");
    expect(table.log.value[0]?.entry).toMatchObject({ name: "Bobby", text: "hello" });
    vi.runAllTimers();
    expect(table.number).toBe(8);
    expect(table.nameOf(1)).toBe("Bobby");
    expect(table.nameOf(0)).toBe("Ann");
  });
});
