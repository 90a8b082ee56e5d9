import { afterEach, describe, expect, it } from "vitest";
import { hide, hidePlayer, isHeard } from "../src/core/quiet";
import type { EntryMessage } from "../src/net/schema";

const said = (player: string, phrase = ""): EntryMessage => ({
  say: "entry",
  table: "t",
  number: 1,
  at: 0,
  entry: { what: "said", player, name: player, text: "Thanks!", phrase },
});

afterEach(() => hide({ chat: false, phrases: false, players: [] }));

describe("what a reader sees of the chat", () => {
  it("is everything that was said, and nothing else", () => {
    expect(isHeard(said("ann"), "me")).toBe(true);
    expect(isHeard(said("ann", "thanks"), "me")).toBe(true);
    expect(isHeard({ ...said("ann"), entry: { what: "started" } }, "me")).toBe(false);
  });

  it("leaves out phrases, a player, or all, but never what the reader says", () => {
    hide({ phrases: true });
    expect(isHeard(said("ann", "thanks"), "me")).toBe(false);
    expect(isHeard(said("ann"), "me")).toBe(true);
    expect(isHeard(said("me", "thanks"), "me")).toBe(true);
    hidePlayer("ann", true);
    expect(isHeard(said("ann"), "me")).toBe(false);
    expect(isHeard(said("bob"), "me")).toBe(true);
    hidePlayer("ann", false);
    expect(isHeard(said("ann"), "me")).toBe(true);
    hide({ chat: true });
    expect(isHeard(said("bob"), "me")).toBe(false);
    expect(isHeard(said("me"), "me")).toBe(true);
  });
});
