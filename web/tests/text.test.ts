import { describe, expect, it } from "vitest";
import { TableModel } from "../src/core/table";
import { Problem } from "../src/net/api";
import type { Event, Now } from "../src/net/schema";
import { Connection } from "../src/net/socket";
import { face } from "../src/table/text/face";
import { isMeant, positionText } from "../src/table/text/text";

const table = new TableModel(new Connection(""), "t");

describe("a game without a face of its own", () => {
  it("has a position in the server's words", () => {
    expect(positionText(table)).toBe("");
    table.now.value = { turn: 0, view_data: { text: "pot 7\nhand ?" } } as unknown as Now;
    expect(positionText(table)).toBe("pot 7\nhand ?");
  });

  it("has events and reasons in the server's words, and nothing for what it does not know", () => {
    expect(face.eventText({ event: "rolled", text: "Ann rolled 4." } as unknown as Event, table)).toBe(
      "Ann rolled 4.",
    );
    expect(face.eventText({ event: "rolled" } as unknown as Event, table)).toBe("");
    expect(face.actionText("roll", table)).toBe("roll");
    expect(face.reasonText(new Problem("illegal", "the dice are not yours"), table)).toBe(
      "the dice are not yours",
    );
    expect(face.reasonText(new Problem("illegal", ""), table)).toBeNull();
    expect(face.handTexts(table)).toBeNull();
  });

  it("has a colour for every seat", () => {
    const colours = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => face.colourOf(seat));
    expect(new Set(colours).size).toBe(8);
    expect(face.colourOf(8)).toBe(face.colourOf(0));
  });
});

describe("the filter of actions", () => {
  it("takes words in any order and any case", () => {
    expect(isMeant("claim Alcatraz with 2 red", "RED claim")).toBe(true);
    expect(isMeant("claim Alcatraz with 2 red", "red 3")).toBe(false);
    expect(isMeant("pass", "")).toBe(true);
    expect(isMeant("pass", "  ")).toBe(true);
  });
});
