import { readFileSync } from "node:fs";
import { join } from "node:path";
import english from "virtual:lang/en";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBundle, setMessages, t } from "../src/core/lang";
import {
  bestColour,
  candidateFor,
  missingFor,
  paymentsOf,
  readAction,
  readCards,
  writeCards,
} from "../src/games/ticket/actions";
import { routeLabel } from "../src/games/ticket/names";
import { pointsAfter, scoringSteps } from "../src/games/ticket/scoring";
import { cheapestWay } from "../src/games/ticket/ways";
import type { ChartRoute, Result, RouteData } from "../src/net/schema";

function route(
  number: number,
  a: string,
  b: string,
  length: number,
  more: Partial<ChartRoute> = {},
): ChartRoute {
  const name = `${a}-${b}`;
  return {
    number,
    name,
    ends: [a, b],
    colour: "red",
    length,
    ferries: 0,
    points: length,
    partner: null,
    spaces: [],
    track: [],
    ...more,
  };
}

function standing(owners: (number | null)[], closed: number[] = []): RouteData[] {
  return owners.map((owner, number) => ({
    number,
    route: "",
    owner,
    free: owner === null && !closed.includes(number),
  }));
}

describe("the cheapest way", () => {
  const routes = [
    route(0, "A", "B", 2),
    route(1, "B", "C", 2),
    route(2, "A", "C", 5),
    route(3, "C", "D", 1),
    route(4, "A", "B", 2),
  ];

  it("takes the fewest cars", () => {
    expect(cheapestWay(routes, standing([null, null, null, null, null]), 0, "A", "D")).toEqual({
      routes: [0, 1, 3],
      cars: 5,
    });
  });

  it("goes over own routes for nothing", () => {
    expect(cheapestWay(routes, standing([null, null, 0, null, null]), 0, "A", "D")).toEqual({
      routes: [2, 3],
      cars: 1,
    });
  });

  it("cannot use routes of others, nor closed ones", () => {
    expect(cheapestWay(routes, standing([1, null, null, null, null], [4]), 0, "A", "C")).toEqual({
      routes: [2],
      cars: 5,
    });
    expect(cheapestWay(routes, standing([1, 1, 1, null, 1]), 0, "A", "D")).toBeNull();
  });

  it("takes nothing once all of it is one's own", () => {
    expect(cheapestWay(routes, standing([0, 0, null, 0, null]), 0, "D", "A")).toEqual({
      routes: [3, 1, 0],
      cars: 0,
    });
  });

  it("prefers fewer routes where the cars are the same", () => {
    const same = [route(0, "A", "B", 1), route(1, "B", "C", 1), route(2, "A", "C", 2)];
    expect(cheapestWay(same, standing([null, null, null]), null, "A", "C")?.routes).toEqual([2]);
  });
});

describe("actions", () => {
  it("are taken apart", () => {
    expect(readAction("take ferry")).toEqual({ kind: "take", card: "ferry" });
    expect(readAction("take blind")).toEqual({ kind: "blind" });
    expect(readAction("claim Alcatraz-Pier 39 (1) with 1 red 1 ferry")).toEqual({
      kind: "claim",
      route: "Alcatraz-Pier 39 (1)",
      cards: { red: 1, ferry: 1 },
    });
    expect(readAction("stack B The Castro")).toEqual({ kind: "stack", stack: "B", place: "The Castro" });
    expect(readAction("souvenir Golden Gate Bridge")).toEqual({
      kind: "souvenir",
      place: "Golden Gate Bridge",
    });
    expect(readAction("keep both")).toEqual({ kind: "keep", which: "both" });
    expect(readAction("dance")).toBeNull();
  });

  it("pay with the fewest ferries first, then from where most is left", () => {
    const legal = [
      "claim X with 2 ferry",
      "claim X with 1 red 1 ferry",
      "claim X with 2 blue",
      "claim X with 2 red",
      "tickets",
    ];
    const payments = paymentsOf(legal, { red: 4, blue: 2, ferry: 2 }).get("X");
    expect(payments?.map(({ action }) => action)).toEqual([
      "claim X with 2 red",
      "claim X with 2 blue",
      "claim X with 1 red 1 ferry",
      "claim X with 2 ferry",
    ]);
  });

  it("write cards as they are read", () => {
    expect(writeCards(readCards("2 orange 1 ferry"))).toBe("2 orange 1 ferry");
  });

  it("know what a hand lacks", () => {
    const grey = route(0, "A", "B", 3, { colour: "grey", ferries: 1 });
    expect(bestColour(grey, { red: 1, black: 2 })).toBe("black");
    expect(missingFor(grey, "black", { black: 2 })).toBe(1);
    expect(missingFor(grey, "black", { black: 1, ferry: 2 })).toBe(0);
    expect(missingFor(grey, "black", { ferry: 1 })).toBe(2);
    expect(candidateFor(grey, { black: 2 })).toBe("claim A-B with 2 black 1 ferry");
  });
});

describe("the final scoring", () => {
  const ticket = (name: string, points: number, done: boolean) => ({
    ticket: name,
    ends: ["A", "B"] as [string, string],
    points,
    done,
  });
  const results: Result[] = [
    {
      routes: 20,
      done: [ticket("x", 5, true)],
      missed: [ticket("y", 3, false)],
      tickets: 2,
      souvenirs: 4,
      points: 26,
    },
    { routes: 18, done: [], missed: [], tickets: 0, souvenirs: 1, points: 19 },
  ];

  it("tells routes, each ticket, souvenirs, and ends at the result", () => {
    const steps = scoringSteps(results);
    expect(steps.map(({ what }) => what)).toEqual(["routes", "ticket", "ticket", "souvenirs", "total"]);
    expect([1, 2, 3, 4, 5].map((told) => pointsAfter(results, steps, told, 0))).toEqual([20, 25, 22, 26, 26]);
    expect(pointsAfter(results, steps, 5, 1)).toBe(19);
  });
});

describe("words", () => {
  beforeAll(() => setMessages(makeBundle("en", english)));

  it("say all there is to know of a route", () => {
    const ferry = route(3, "Alcatraz", "Pier 39", 2, { colour: "grey", ferries: 1, points: 2 });
    expect(routeLabel(ferry, "claimable", "")).toBe(
      "Alcatraz to Pier 39, 2 spaces, needs 1 ferry, grey, 2 points, free, you can claim it",
    );
    expect(routeLabel(route(0, "Sunset", "Twin Peaks", 1), "taken", "Ann")).toBe(
      "Sunset to Twin Peaks, 1 space, red, 1 point, claimed by Ann",
    );
  });

  it("have a message for each reason that the rules give", () => {
    const reasons = readFileSync(
      join(import.meta.dirname, "../../src/fogcity/games/ticket/reasons.py"),
      "utf8",
    );
    const ids = [...reasons.matchAll(/Reason\(\s*"([a-z_]+)"/g)].map(
      ([, id]) => `tk-reason-${id?.replaceAll("_", "-")}`,
    );
    expect(ids.length).toBeGreaterThan(15);
    for (const id of ids) expect(t(id), id).not.toBe(id);
  });
});
