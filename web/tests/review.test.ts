import { describe, expect, test } from "vitest";
import type { EntryMessage } from "../src/net/schema";
import { keptSteps } from "../src/table/review/model";

function told(...entries: object[]): EntryMessage[] {
  return entries.map((entry, number) => ({ number, entry }) as EntryMessage);
}

const [started, moved] = [{ what: "started" }, { what: "moved", seat: 0 }];

describe("the steps of a review", () => {
  test("are those of all actions", () => {
    expect(keptSteps(told(started, moved, moved))).toEqual([1, 2]);
  });

  test("leave out what was taken back, one action or several", () => {
    const [one, two] = [{ what: "undone" }, { what: "undone", actions: 2 }];
    expect(keptSteps(told(started, moved, moved, one, moved))).toEqual([1, 4]);
    expect(keptSteps(told(started, moved, moved, two, moved))).toEqual([4]);
  });
});
