import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/core/settings";
import { isWanted, play, render, SOUNDS, type Sound } from "../src/core/sound";
import { face as cablecar } from "../src/games/cablecar/face";
import { face as ticket } from "../src/games/ticket/face";
import type { EntryMessage, Event, Now } from "../src/net/schema";
import { soundOf } from "../src/table/sounds";

const ALL = Object.keys(SOUNDS) as Sound[];
const started: number[] = []; // when each tone begins

class Param {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Node {
  frequency = new Param();
  gain = new Param();
  connect = (next: unknown): unknown => next;
  start = (at: number): void => void started.push(at);
  stop = (): void => {};
}
class Audio {
  currentTime = 2;
  destination = {};
  createOscillator = (): Node => new Node();
  createGain = (): Node => new Node();
  resume = (): Promise<void> => ready;
}
let ready = Promise.resolve();

const moved = (...events: Event[]): EntryMessage => ({
  say: "entry",
  table: "t",
  number: 1,
  at: 0,
  entry: { what: "moved", seat: 0, action: null, events },
});
const laid: Event = { event: "tile_laid", seat: 0, tile: "SWNE", space: "b1", turned: 0 };
const closed: Event = {
  event: "line_closed",
  station: 1,
  owner: "red",
  path: "",
  to: 2,
  tiles: 3,
  points: 3,
};

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("AudioContext", Audio);
  ready = Promise.resolve();
  started.length = 0;
});
afterEach(() => {
  settings.value = { ...settings.value, sounds: false };
  vi.unstubAllGlobals();
});

describe("sounds", () => {
  it("are played for who wants them; of a page in the background only the bell", () => {
    for (const sound of ALL) {
      expect(isWanted(sound, { on: false, hidden: false })).toBe(false);
      expect(isWanted(sound, { on: true, hidden: false })).toBe(true);
      expect(isWanted(sound, { on: true, hidden: true })).toBe(sound === "turn");
    }
  });

  it("are soft, short, and differ", () => {
    expect(new Set(ALL.map((sound) => JSON.stringify(SOUNDS[sound]))).size).toBe(ALL.length);
    for (const sound of ALL)
      for (const { loud, long, at = 0 } of SOUNDS[sound]) {
        expect(loud).toBeLessThan(0.1);
        expect(at + long).toBeLessThan(1.5);
      }
  });

  it("say nothing unless asked to", async () => {
    play("tile");
    await ready;
    expect(started).toEqual([]);
    settings.value = { ...settings.value, sounds: true };
    play("tile", 0.5);
    await ready;
    await Promise.resolve();
    expect(started).toEqual([2.5, 2.5]);
    play("card"); // waits for the one before
    await ready;
    await Promise.resolve();
    expect(started.at(-1)).toBeCloseTo(2.66);
  });

  it("do not tell what is past, once a browser lets them", async () => {
    settings.value = { ...settings.value, sounds: true };
    let allow = (): void => {};
    ready = new Promise((resolve) => {
      allow = resolve;
    });
    play("line");
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5000);
    allow();
    await ready;
    await Promise.resolve();
    expect(started).toEqual([]);
    vi.restoreAllMocks();
  });

  it("begin when they should", () => {
    render("line", new Audio() as unknown as BaseAudioContext, 3);
    expect(started).toEqual([3, 3.12]);
  });
});

describe("a move", () => {
  const sounds = { ...cablecar.sounds, ...ticket.sounds };

  it("makes one sound: of what matters most", () => {
    expect(soundOf(moved(laid), sounds)).toBe("tile");
    expect(soundOf(moved(laid, closed, closed), sounds)).toBe("line");
    expect(soundOf(moved({ event: "card_taken", seat: 0, card: null, openly: false }), sounds)).toBe("card");
    expect(soundOf(moved({ event: "passed", seat: 0 }), sounds)).toBeNull();
    expect(soundOf({ ...moved(), entry: { what: "started" } }, sounds)).toBeNull();
  });

  it("that ends a game sounds like the end, whatever the game", () => {
    const now = { turn: -1 } as Now;
    expect(soundOf({ ...moved(laid, closed), now }, sounds)).toBe("over");
    expect(soundOf({ ...moved(), now }, {})).toBe("over");
  });
});
