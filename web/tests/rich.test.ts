import { describe, expect, it } from "vitest";
import { asPicture, asWords, partsOf, plainText } from "../src/core/rich";

describe("texts with pictures", () => {
  const text = `Ann laid ${asPicture("tile", "SWNE 90", "SWNE")} on b1.`;

  it("are words and things in their order", () => {
    expect(partsOf(text)).toEqual([
      "Ann laid ",
      { kind: "tile", value: "SWNE 90", words: "SWNE" },
      " on b1.",
    ]);
  });

  it("are plain sentences without pictures", () => {
    expect(plainText(text)).toBe("Ann laid SWNE on b1.");
    expect(asWords("tile", "SWNE 90", "SWNE")).toBe("SWNE");
    expect(partsOf("Ann passed.")).toEqual(["Ann passed."]);
  });
});
