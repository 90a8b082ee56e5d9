import { describe, expect, it } from "vitest";
import { type Direction, directionOf, nearestTowards, type Spot } from "../src/ui/input";

const [LEFT, RIGHT, UP, DOWN] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(directionOf) as [
  Direction,
  Direction,
  Direction,
  Direction,
];

describe("arrow keys", () => {
  it("have directions, and other keys have none", () => {
    expect(DOWN).toEqual([0, 1]);
    expect(directionOf("Enter")).toBeNull();
  });

  it("go to the nearest in that direction", () => {
    const spots: Spot[] = [
      { id: "a", x: 0, y: 0 },
      { id: "b", x: 100, y: 10 },
      { id: "c", x: 60, y: 90 },
      { id: "d", x: -50, y: 0 },
    ];
    const from = spots[0] as Spot;
    expect(nearestTowards(spots, from, RIGHT)?.id).toBe("b");
    expect(nearestTowards(spots, from, DOWN)?.id).toBe("c");
    expect(nearestTowards(spots, from, LEFT)?.id).toBe("d");
    expect(nearestTowards(spots, from, UP)).toBeNull();
  });

  it("go straight ahead rather than aside, however far that is", () => {
    const spots: Spot[] = [
      { id: "a1", x: 0, y: 0 },
      { id: "c1", x: 2, y: 0 },
      { id: "b2", x: 1, y: 1 },
      { id: "a4", x: 0, y: 3 },
    ];
    const from = { x: 0, y: 0 };
    const options = { steep: Infinity, weight: 2.2 };
    expect(nearestTowards(spots, from, RIGHT, options)?.id).toBe("c1");
    expect(nearestTowards(spots, from, DOWN, options)?.id).toBe("a4");
    expect(nearestTowards(spots, from, UP, options)).toBeNull();
  });
});
