import { readFileSync } from "node:fs";
import { join } from "node:path";
import english from "virtual:lang/en";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBundle, setMessages, t } from "../src/core/lang";
import { TableModel } from "../src/core/table";
import { findAction, paymentsOf } from "../src/games/ticket/actions";
import { routeLabel } from "../src/games/ticket/names";
import { pointsAfter, scoringSteps } from "../src/games/ticket/scoring";
import { promptText } from "../src/games/ticket/texts";
import { offersOf } from "../src/net/actions";
import type { MapRoute, Now, Result } from "../src/net/schema";
import { Connection } from "../src/net/socket";

function route(number: number, a: string, b: string, length: number, more: Partial<MapRoute> = {}): MapRoute {
  const name = `${a}-${b}`;
  return {
    number,
    name,
    ends: [a, b],
    colour: "red",
    length,
    ferries: 0,
    kinds: [],
    points: length,
    partner: null,
    spaces: [],
    track: [],
    ...more,
  };
}

describe("ways to pay", () => {
  const routes = [route(0, "A", "B", 2), route(1, "B", "C", 1)];
  const legal = ["tickets", "w1", "w2", "w3", "w4", "x"];
  const offers = offersOf(legal, [
    { kind: "tickets" },
    {
      kind: "claim",
      count: 4,
      route: 0,
      ways: [{ red: 1, ferry: 1 }, { red: 2 }, { blue: 2 }, { ferry: 2 }],
      order: [1, 2, 0, 3],
    },
    { kind: "claim", route: 1, ways: [{ green: 1 }] },
  ]);

  it("are offered in the order that the server prefers", () => {
    const payments = paymentsOf(offers, routes);
    expect([...payments.keys()]).toEqual(["A-B", "B-C"]);
    expect(payments.get("A-B")?.map(({ action }) => action)).toEqual(["w2", "w3", "w1", "w4"]);
    expect(payments.get("A-B")?.[0]?.cards).toEqual({ red: 2 });
    expect(payments.get("B-C")).toMatchObject([{ action: "x", cards: { green: 1 } }]);
  });

  it("are found among all actions", () => {
    expect(findAction(offers, ({ data }) => data.kind === "tickets")).toBe("tickets");
    expect(findAction(offers, ({ data }) => data.kind === "pass")).toBeNull();
  });
});

describe("what to do now", () => {
  const prompt = (kinds: string[]): string => {
    const table = new TableModel(new Connection(""), "t");
    const view_data = { game: "ticket", viewer: 0, turn: 0, stage: "acting", players: [], tickets_left: 0 };
    const actions = kinds.map((kind) => ({ kind, cards: ["red"], ways: [{ red: 1 }], route: 0 }));
    table.now.value = { turn: 0, position: 1, view_data, legal: kinds, actions } as unknown as Now;
    table.you.value = [0];
    return promptText(table);
  };

  it("names only what is legal", () => {
    setMessages(makeBundle("en", english));
    expect(prompt(["take", "claim", "tickets"])).toBe("Take two cards, claim a route, or draw tickets.");
    expect(prompt(["blind", "tickets"])).toBe("Take two cards, or draw tickets.");
    expect(prompt(["take", "claim"])).toBe("Take two cards, or claim a route.");
    expect(prompt(["take"])).toBe("Take two cards.");
    expect(prompt(["claim"])).toBe("Claim a route.");
    expect(prompt(["pass"])).toBe("There is nothing you can do. Pass.");
  });
});

describe("the final scoring", () => {
  const ticket = (name: string, points: number, done: boolean) => ({
    ticket: name,
    ends: ["A", "B"] as [string, string],
    points,
    done,
    way: null,
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

  it("tells everybody's routes, each ticket, souvenirs, and adds up to the scores", () => {
    const steps = scoringSteps(results);
    expect(steps.map(({ what }) => what)).toEqual(["routes", "routes", "ticket", "ticket", "souvenirs"]);
    const points = (told: number, seat: number) => pointsAfter(results, steps.slice(0, told), seat);
    expect([1, 2, 3, 4, 5].map((told) => points(told, 0))).toEqual([20, 20, 25, 22, 26]);
    expect(points(5, 1)).toBe(19);
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
