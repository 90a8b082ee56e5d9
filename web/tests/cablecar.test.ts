import { readFileSync } from "node:fs";
import { join } from "node:path";
import english from "virtual:lang/en";
import { beforeAll, describe, expect, it } from "vitest";
import { has, makeBundle, setMessages } from "../src/core/lang";
import type { TableModel } from "../src/core/table";
import { laysOf, readLay, readSwap, turnsOf, writeLay } from "../src/games/cablecar/actions";
import { seatColour } from "../src/games/cablecar/colours";
import {
  beyond,
  curveOf,
  exitsOf,
  follow,
  nearestLine,
  opposite,
  pointOn,
  SIDES,
  SPACES,
  stationPlace,
  wayPath,
} from "../src/games/cablecar/geometry";
import { lastTiles, whoLaid } from "../src/games/cablecar/play";
import { scoringSteps } from "../src/games/cablecar/scoring";
import {
  actionText,
  announce,
  eventText,
  promptText,
  reasonText,
  spaceName,
  traceText,
  wouldText,
} from "../src/games/cablecar/texts";
import { planOf } from "../src/games/cablecar/tile";
import { Problem } from "../src/net/api";
import type { CableCarViewData, CompanyViewData, EntryMessage, Event, Line } from "../src/net/schema";

const LANGUAGE = join(import.meta.dirname, "../../src/fogcity/lang/en");
const MIDDLE = ["d4", "e4", "d5", "e5"];

beforeAll(() => {
  setMessages(makeBundle("en", english));
});

const laid = (tile: string, turned = 0) => ({ tile, turned });
const common = {
  seats: 2,
  viewer: 0,
  turn: -1,
  turns: 0,
  options: {},
  winners: [0],
  board: {},
  power_station: MIDDLE,
  open: [],
  stations: Array.from({ length: 32 }, (_, n) => (n % 2 ? "blue" : "yellow")),
  supply_left: 0,
  drawn: false,
  drawn_tile: null,
};
const line = (station: number, owner: string, points: number): Line => ({
  station,
  owner,
  points,
  tiles: points,
  closed: true,
  to: 1,
});

describe("tracks", () => {
  it("turns a tile clockwise", () => {
    expect(exitsOf("SWNE", 0)).toBe("SWNE");
    expect(exitsOf("SWNE", 90)).toBe("SWNE"); // a crossing looks alike
    expect(exitsOf("NSEW", 90)).toBe("NEWS"); // what came in from E and left by S comes in from S and leaves by W
    expect(turnsOf("SWNE")).toEqual([0]);
    expect(turnsOf("ENWS")).toEqual([0, 90]);
  });

  it("places stations clockwise from the top left", () => {
    expect(stationPlace(1)).toMatchObject({ space: "a1", side: "N" });
    expect(stationPlace(16)).toMatchObject({ space: "h8", side: "E" });
    expect(stationPlace(17)).toMatchObject({ space: "h8", side: "S" });
    expect(stationPlace(32)).toMatchObject({ space: "a1", side: "W" });
  });

  it("meets at the edge of neighbours", () => {
    for (const side of SIDES) {
      const [, , , out] = curveOf(opposite(side), side);
      const [into] = curveOf(opposite(side), side);
      expect(Math.abs(out[0] - into[0]) + Math.abs(out[1] - into[1])).toBeCloseTo(1);
    }
  });

  it("follows a line to a station, to the power station, and to its open end", () => {
    const straight = laid("SWNE");
    const column = Object.fromEntries(
      SPACES.filter((space) => space[0] === "a").map((space) => [space, straight]),
    );
    expect(follow(column, MIDDLE, 1)).toMatchObject({ end: 24, next: null });
    expect(follow(column, MIDDLE, 1).steps).toHaveLength(8);
    const down = { d1: straight, d2: straight, d3: straight };
    expect(follow(down, MIDDLE, 4)).toMatchObject({ end: "power" });
    expect(follow({ d1: straight }, MIDDLE, 4)).toMatchObject({ end: "open", next: "d2" });
    expect(follow({}, MIDDLE, 4).steps).toEqual([]);
    expect(wayPath(follow(down, MIDDLE, 4))).toMatch(/^M300 -11L300 0C/);
  });

  it("counts a tile again when it is crossed again", () => {
    // in from N and back by N on the second tile, so the first is crossed twice
    const way = follow({ a1: laid("SWNE"), a2: laid("NESW") }, MIDDLE, 1);
    expect(way.steps.map(({ space }) => space)).toEqual(["a1", "a2", "a1"]);
    expect(way.end).toBe(1);
  });

  it("knows the edge", () => {
    expect(beyond("a1", "N")).toBeNull();
    expect(beyond("a1", "E")).toBe("b1");
    expect(beyond("h8", "S")).toBeNull();
  });

  it("finds the line under a pointer", () => {
    const way = follow({ a1: laid("SWNE") }, MIDDLE, 1);
    expect(nearestLine([way], "a1", pointOn("N", "S", 0.5))).toBe(1);
    expect(nearestLine([way], "a1", [0.9, 0.5])).toBeNull();
    expect(nearestLine([way], "b1", pointOn("N", "S", 0.5))).toBeNull();
  });
});

describe("actions", () => {
  it("reads and writes", () => {
    expect(readLay("SWNE b1")).toEqual({ tile: "SWNE", space: "b1", turned: 0 });
    expect(readLay("ENWS b1 r90")).toEqual({ tile: "ENWS", space: "b1", turned: 90 });
    expect(readLay("draw")).toBeNull();
    expect(writeLay({ tile: "ENWS", space: "b1", turned: 90 })).toBe("ENWS b1 r90");
    expect(readSwap("swap 30 open")).toEqual({ percent: 30, openly: true });
    expect(readSwap("pass")).toBeNull();
  });

  it("finds the action for a turn that looks alike", () => {
    const lays = laysOf(["ENWS b1", "ENWS c1 r90", "SWNE d1", "draw"], "ENWS", 270);
    expect([...lays]).toEqual([["c1", "ENWS c1 r90"]]);
  });
});

describe("tiles", () => {
  it("are always drawn alike, and not all alike", () => {
    expect(planOf("SWNE", 1)).toBe(planOf("SWNE", 1));
    expect(planOf("SWNE", 1).walls + planOf("SWNE", 1).trees).not.toBe(
      planOf("SWNE", 2).walls + planOf("SWNE", 2).trees,
    );
  });
});

describe("who laid what", () => {
  const told = (number: number, seat: number, space: string): EntryMessage => ({
    say: "entry",
    table: "t",
    number,
    at: 0,
    entry: {
      what: "moved",
      seat,
      action: `SWNE ${space}`,
      events: [{ event: "tile_laid", seat, tile: "SWNE", space, turned: 0 }],
    },
  });
  it("leaves out what was taken back", () => {
    const log = [told(1, 0, "a1"), told(2, 1, "b1"), told(3, 0, "c1")];
    const view = {
      ...common,
      board: { a1: laid("SWNE"), b1: laid("SWNE"), c1: null },
    } as unknown as CableCarViewData;
    expect(whoLaid(log).get("b1")).toBe(1);
    expect([...lastTiles(log, view, (seat) => seatColour(seat, false))]).toEqual([
      ["a1", "yellow"],
      ["b1", "blue"],
    ]);
  });
  it("gives players other colours than companies", () => {
    const companies = ["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"];
    for (let seat = 0; seat < 6; seat += 1) expect(companies).not.toContain(seatColour(seat, true));
  });
});

describe("scoring", () => {
  it("tells lines that add up", () => {
    const view: CableCarViewData = {
      ...common,
      game: "cablecar",
      scores: [9, 4],
      lines: [line(1, "yellow", 6), line(2, "blue", 4), line(3, "yellow", 3)],
      players: ["yellow", "blue"].map((colour) => ({ colour, points: 0, tiles: 0, hand: null })),
    };
    const rounds = scoringSteps(view);
    expect(rounds.map(({ items }) => items.map(({ seat, points }) => [seat, points]))).toEqual([
      [[0, 3]],
      [
        [0, 6],
        [1, 4],
      ],
    ]);
  });

  it("tells shares one percentage at a time, then majorities", () => {
    const shares = (...colours: string[]) =>
      colours.map((company, n) => ({ percent: 10 * (n + 1), company, known_by: [0, 1] }));
    const view: CompanyViewData = {
      ...common,
      game: "company",
      scores: [68, 20],
      lines: [],
      companies: [
        { colour: "yellow", profit: 38, value: 8 },
        { colour: "blue", profit: 9, value: 5 },
        { colour: "green", profit: 7, value: 4 },
        { colour: "red", profit: 1, value: 2 },
      ],
      players: [
        { tiles: 0, hand: null, shares: shares("blue", "yellow", "green", "yellow") },
        { tiles: 0, hand: null, shares: shares("red", "red", "red", "red") },
      ],
      piles: [10, 20, 30, 40].map((percent) => ({ percent, face_up: "red", face_down: [] })),
      exchange_open: false,
    };
    const rounds = scoringSteps(view);
    expect(rounds).toHaveLength(5);
    const total = rounds.flatMap(({ items }) =>
      items.filter(({ seat }) => seat === 0).map(({ points }) => points),
    );
    expect(total).toEqual([5, 16, 12, 32, 3]);
    expect(rounds.at(-1)?.items).toHaveLength(1);
  });
});

/** As much of a table as words need. */
function tableOf(game: "cablecar" | "company", legal: string[] = [], drawn = false): TableModel {
  const players = ["yellow", "blue"].map((colour) => ({
    colour,
    points: 0,
    tiles: 1,
    hand: null,
    shares: [],
  }));
  const piles = [{ percent: 30, face_up: "red", face_down: [] }];
  const view = { ...common, game, turn: 0, drawn, players, piles, lines: [] };
  return {
    view: { value: view },
    legal: { value: legal },
    myTurn: { value: legal.length > 0 },
    nameOf: (seat: number) => ["Ann", "Ben"][seat],
  } as unknown as TableModel;
}

const FACTS: Event[] = [
  { event: "tile_drawn", seat: 0, tile: null },
  { event: "tile_drawn", seat: 0, tile: "SWNE" },
  { event: "tile_laid", seat: 1, tile: "SWNE", space: "b1", turned: 0 },
  { event: "tile_laid", seat: 1, tile: "ENWS", space: "b1", turned: 90 },
  { event: "line_closed", station: 3, owner: "yellow", path: [], to: 5, tiles: 4, points: 4 },
  { event: "line_closed", station: 3, owner: "yellow", path: [], to: null, tiles: 4, points: 8 },
  {
    event: "share_exchanged",
    seat: 0,
    percent: 30,
    gave: null,
    took: "red",
    openly: true,
    turned_up: "blue",
  },
  {
    event: "share_exchanged",
    seat: 0,
    percent: 30,
    gave: "blue",
    took: "red",
    openly: true,
    turned_up: "blue",
  },
  { event: "share_exchanged", seat: 0, percent: 30, gave: null, took: null, openly: false, turned_up: null },
  {
    event: "share_exchanged",
    seat: 0,
    percent: 30,
    gave: "blue",
    took: "red",
    openly: false,
    turned_up: null,
  },
  { event: "exchange_closed" },
  { event: "passed", seat: 0 },
  { event: "passed_over", seat: 0 },
  { event: "game_over", scores: [3, 3], winners: [0, 1] },
  { event: "game_over", scores: [3, 2], winners: [0] },
];

/** What nearly every move does. */
const USUAL: Event[] = [
  { event: "tile_refilled", seat: 0, tile: "SWNE" },
  { event: "line_extended", station: 3, owner: "yellow", tiles: 4, by: 1 },
];

describe("words", () => {
  it("keeps quiet about what goes without saying", () => {
    for (const event of USUAL) expect(eventText(event, tableOf("cablecar"))).toBe("");
  });

  it("has a sentence for everything else that happens", () => {
    for (const game of ["cablecar", "company"] as const)
      for (const event of FACTS) {
        const text = eventText(event, tableOf(game));
        expect(text, JSON.stringify(event)).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/cc-|colour-|\{/);
      }
    expect(eventText(FACTS[4] as Event, tableOf("cablecar"))).toBe(
      "Ann: the line from station 3 reached station 5 and scored 4 points.",
    );
    expect(eventText(FACTS.at(-2) as Event, tableOf("cablecar"))).toBe(
      "Ann and Ben shared the win with 3 points each.",
    );
  });

  it("tells screen readers once, and in order, which lines grew", () => {
    const events = [
      { event: "tile_laid", seat: 0, tile: "SWNE", space: "b3", turned: 0 },
      { event: "line_extended", station: 3, owner: "yellow", tiles: 4, by: 1 },
      { event: "line_extended", station: 9, owner: "blue", tiles: 1, by: 1 },
      FACTS[4],
      { event: "tile_refilled", seat: 0, tile: "SWNE" },
    ] as Event[];
    const [laid, grown, closed, ...rest] = announce(events, tableOf("cablecar"));
    expect(laid).toBe(eventText(events[0] as Event, tableOf("cablecar")));
    expect(grown).toMatch(/Ann to 4 tiles and Ben to one tile\.$/);
    expect(closed).toMatch(/4 points\.$/);
    expect(rest).toEqual([]);
    expect(announce([USUAL[1] as Event], tableOf("company"))[0]).toMatch(/: yellow to 4 tiles\.$/);
    expect(announce([USUAL[0] as Event], tableOf("cablecar"))).toEqual([]);
  });

  it("names actions and asks for them", () => {
    const table = tableOf("company", ["SWNE b1", "draw", "swap 30 open"]);
    expect(actionText("SWNE b1", table)).toBe("Lay SWNE on b1");
    expect(actionText("swap 30 open", table)).toBe("Exchange your 30% share for the open one, red");
    expect(promptText(table)).toBe("Lay your tile, draw one, or exchange a share.");
    expect(promptText(tableOf("cablecar", ["SWNE b1", "draw"]))).toBe("Lay your tile, or draw one.");
    expect(promptText(tableOf("cablecar", ["SWNE b1"], true))).toBe("Lay the tile you drew.");
    expect(promptText(tableOf("cablecar"))).toBe("It is Ann’s turn.");
  });

  it("tells what a tile would do", () => {
    expect(wouldText([...USUAL, FACTS[4] as Event], "b1", tableOf("cablecar"))).toBe(
      "b1: Ann’s line grows to 4 tiles and Ann scores 4.",
    );
    expect(wouldText([], "b1", tableOf("cablecar"))).toBe("b1: no line grows.");
  });

  it("tells of a line", () => {
    const view = { ...common } as unknown as CableCarViewData;
    const naming = { owner: () => "Ann", layer: () => null };
    expect(traceText(view, 1, null, naming)).toBe("Station 1, Ann: the car has not left yet");
    expect(traceText(view, 1, line(1, "yellow", 2), naming)).toBe(
      "Station 1, Ann: 2 tiles to station 1, 2 points",
    );
  });

  it("has words for every reason of the rules", () => {
    const rules = readFileSync(join(LANGUAGE, "../../games/cablecar/reasons.py"), "utf8");
    const ids = [...rules.matchAll(/Reason\(\s*"(\w+)"/g)].map((found) => found[1]);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(has(`cc-reason-${id?.replaceAll("_", "-")}`), id).toBe(true);
  });

  it("puts reasons into words that it has", () => {
    const known = new Problem("illegal", "b1 is taken", { reason: "space_taken", space: "b1" });
    expect(reasonText(known)).toBe("A tile lies on b1 already.");
    const about = { reason: "exchange_over_by_profit", company: "red", profit: "21", until: "20" };
    expect(reasonText(new Problem("illegal", "", about))).toContain("red has 21 profit");
    expect(reasonText(new Problem("illegal", "because", { reason: "new_one" }))).toBeNull();
  });

  it("names spaces", () => {
    const view = { ...common, board: { b3: laid("SWNE") } } as unknown as CableCarViewData;
    const naming = { owner: () => "Ann", layer: () => "Ann" };
    expect(spaceName(view, "b3", false, 1, naming)).toContain("b3, SWNE laid by Ann");
    expect(spaceName(view, "b4", true, 0, naming)).toBe("b4, free, tile may be laid here");
  });
});
