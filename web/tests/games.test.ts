import { beforeAll, describe, expect, it, vi } from "vitest";
import { gamePage, LEARNED } from "../src/games";
import type { GameInfo } from "../src/net/schema";
import { loadFace } from "../src/table/face";

beforeAll(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", search: "", origin: "" });
});

describe("games", () => {
  it("are found in their folders", async () => {
    expect(LEARNED).toEqual(["cablecar", "company", "ticket"]);
    for (const game of LEARNED) {
      const face = await loadFace(game);
      expect(face.Board, game).toBeDefined();
      expect((await face.scoring?.())?.Sheet, game).toBeDefined();
      expect(await face.holdings?.(), game).toBeDefined();
      expect(Object.keys((await gamePage(game)?.learning?.())?.rules ?? {}).sort(), game).toEqual([
        "en",
        "fr",
        "ko",
        "nb",
        "nl",
      ]);
    }
  });

  it("share a face if they share a folder", async () => {
    expect(await loadFace("company")).toBe(await loadFace("cablecar"));
    expect(await loadFace("ticket")).not.toBe(await loadFace("cablecar"));
  });

  it("without a folder are shown as text, and cannot be learned here", async () => {
    expect(gamePage("pigs")).toBeUndefined();
    expect(gamePage("constructor")).toBeUndefined();
    const face = await loadFace("pigs");
    expect(face).toBe(await loadFace("another"));
    expect(face.scoring).toBeUndefined();
  });

  it("are played with a number of seats that they allow", async () => {
    const { fittingBot, fittingSeats } = await import("../src/core/games");
    const game = (seats: number[]): GameInfo => ({
      name: "g",
      title: "G",
      seats,
      options: [],
      bots: ["a", "b"],
      default_bot: "b",
    });
    expect(fittingSeats(game([2, 3, 4]), 6)).toBe(4);
    expect(fittingSeats(game([3, 4]), 2)).toBe(3);
    expect(fittingSeats(game([2, 4]), 4)).toBe(4);
    expect(fittingSeats(game([1]), 3)).toBe(1);
    expect(fittingBot(game([2]), "a")).toBe("a");
    expect(fittingBot(game([2]), "c")).toBe("b");
    expect(fittingBot(undefined, "c")).toBe("c");
  });
});
