import english from "virtual:lang/en";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBundle, setMessages } from "../src/core/lang";
import { TableModel } from "../src/core/table";
import { Problem } from "../src/net/api";
import type { Event, Now, TableInfo } from "../src/net/schema";
import { Connection } from "../src/net/socket";
import { face } from "../src/table/text/face";
import { isMeant, positionText } from "../src/table/text/text";

const table = new TableModel(new Connection(""), "t");

beforeAll(() => setMessages(makeBundle("en", english)));

describe("a game without a face of its own", () => {
  it("has a position in the server's words", () => {
    expect(positionText(table)).toBe("");
    table.now.value = { turn: 0, view_data: { text: "pot 7\nhand ?" } } as unknown as Now;
    expect(positionText(table)).toBe("pot 7\nhand ?");
  });

  it("has events by their names and fields, without what is unknown, empty or false", () => {
    const say = (event: object): string => face.eventText(event as Event, table);
    expect(say({ event: "boarded", seat: 0, riders: 3, from_fog: true, car: "hyde", car_left: false })).toBe(
      "Player 1: boarded (riders 3, from fog, car hyde)",
    );
    expect(say({ event: "dice_rolled", dice: [2, 5], taken: null })).toBe("dice rolled (dice 2 and 5)");
    expect(say({ event: "paid", seat: 1, cards: { red: 2, blue: 1 } })).toBe(
      "Player 2: paid (cards 2 red and 1 blue)",
    );
    expect(say({ event: "game_over", scores: [3, 7], winners: [1] })).toBe("Player 2 won");
  });

  it("has actions and reasons in the server's words", () => {
    expect(face.actionText("roll", table)).toBe("roll");
    expect(face.reasonText(new Problem("illegal", "the dice are not yours"), table)).toBe(
      "the dice are not yours",
    );
    expect(face.reasonText(new Problem("illegal", ""), table)).toBeNull();
    expect(face.handTexts(table)).toBeNull();
  });

  it("has the colours that the server gives", () => {
    expect(table.colourOf(0)).toBe("grey");
    table.info.value = { seats: [{ kind: "free", colour: "teal" }] } as unknown as TableInfo;
    expect(table.colourOf(0)).toBe("teal");
    table.info.value = null;
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
