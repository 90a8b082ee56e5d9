import { readFileSync } from "node:fs";
import { join } from "node:path";
import english from "virtual:lang/en";
import { signal } from "@preact/signals";
import { beforeAll, describe, expect, it } from "vitest";
import { has, makeBundle, setMessages } from "../src/core/lang";
import type { TableModel } from "../src/core/table";
import { layOf, laysOf, swapOf } from "../src/games/cablecar/actions";
import { marksOf, whoLaid } from "../src/games/cablecar/board";
import {
  curveOf,
  Grid,
  gridOf,
  nearestLine,
  opposite,
  pointOn,
  SIDES,
  wayPath,
} from "../src/games/cablecar/geometry";
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
import { offersOf } from "../src/net/actions";
import { Problem } from "../src/net/api";
import type { CableCarViewData, CompanyViewData, EntryMessage, Event, Line } from "../src/net/schema";
import { trackBoard } from "./boards";

const LANGUAGE = join(import.meta.dirname, "../../src/fogcity/lang/en");

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
  open: [],
  supply_left: 0,
  drawn: false,
  drawn_tile: null,
};
const line = (station: number, owner: string, points: number): Line => ({
  station,
  owner,
  points,
  tiles: points,
  path: "",
  closed: true,
  to: 1,
});

const onLine = (
  station: number,
  path: string,
  to: number | null = null,
  points: number | null = null,
): Line => ({
  station,
  owner: "yellow",
  path,
  tiles: path.length,
  closed: points !== null,
  to,
  points,
});

describe("tracks", () => {
  const grid = gridOf(trackBoard());

  it("has a drawing for each board, made once", () => {
    const board = trackBoard();
    expect(gridOf(board)).toBe(gridOf(board));
    expect([grid.width, grid.height]).toEqual([720, 720]);
    expect(grid.spaces).toHaveLength(60);
  });

  it("places stations as the server says", () => {
    expect(grid.stationAt(1)).toEqual({ column: 0, row: 0, side: "N" });
    expect(grid.stationAt(16)).toEqual({ column: 7, row: 7, side: "E" });
    expect(grid.stationAt(17)).toEqual({ column: 7, row: 7, side: "S" });
    expect(grid.stationAt(32)).toEqual({ column: 0, row: 0, side: "W" });
  });

  it("meets at the edge of neighbours", () => {
    for (const side of SIDES) {
      const [, , , out] = curveOf(opposite(side), side);
      const [into] = curveOf(opposite(side), side);
      expect(Math.abs(out[0] - into[0]) + Math.abs(out[1] - into[1])).toBeCloseTo(1);
    }
  });

  it("draws a line to a station, to the power station, and to its open end", () => {
    const down = grid.wayOf(onLine(1, "SSSSSSSS", 24, 8));
    expect(down.end).toBe("station");
    expect(down.steps.map(({ space }) => space)).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
    const power = grid.wayOf(onLine(4, "SSS", null, 6));
    expect(power.end).toBe("power");
    expect(wayPath(power)).toMatch(/^M300 -11L300 0C/);
    expect(grid.wayOf(onLine(4, "S"))).toMatchObject({
      end: "open",
      steps: [{ space: "d1", from: "N", to: "S" }],
    });
    expect(grid.wayOf(onLine(4, "")).steps).toEqual([]);
  });

  it("crosses a tile again where the server says so", () => {
    const way = grid.wayOf(onLine(1, "SNN", 1, 3));
    expect(way.steps.map(({ space, from, to }) => [space, from, to])).toEqual([
      ["a1", "N", "S"],
      ["a2", "N", "N"],
      ["a1", "S", "N"],
    ]);
    expect(way.end).toBe("station");
  });

  it("draws what a line that grows or closes would be", () => {
    const grown = { event: "line_extended", station: 2, owner: "blue", path: "S", tiles: 1, by: 1 } as const;
    expect(grid.wayOf(grown).end).toBe("open");
    const closed = {
      event: "line_closed",
      station: 2,
      owner: "blue",
      path: "W",
      to: 32,
      tiles: 1,
      points: 1,
    } as const;
    expect(grid.wayOf(closed).end).toBe("station");
  });

  it("draws a board of another size, with its stations and power station elsewhere", () => {
    const small = new Grid(trackBoard(4, 3, ["b2"]));
    expect([small.columns, small.rows, small.width, small.height]).toEqual([4, 3, 360, 270]);
    expect(small.spaces).toHaveLength(11);
    expect(small.stationAt(5)).toEqual({ column: 3, row: 0, side: "E" });
    const way = small.wayOf(onLine(12, "EEEE", 7, 4));
    expect(way.steps.map(({ space }) => space)).toEqual(["a3", "b3", "c3", "d3"]);
    expect(small.ownersOf({ seats: 2 } as CableCarViewData)).toHaveLength(14);
  });

  it("finds the line under a pointer", () => {
    const way = grid.wayOf(onLine(1, "S"));
    expect(nearestLine([way], "a1", pointOn("N", "S", 0.5))).toBe(1);
    expect(nearestLine([way], "a1", [0.9, 0.5])).toBeNull();
    expect(nearestLine([way], "b1", pointOn("N", "S", 0.5))).toBeNull();
  });
});

/** Legal actions as the server describes them. */
const LEGAL = ["ENWS b1", "ENWS c1 r90", "SWNE d1", "draw", "swap 30 open", "swap 30 blind", "pass"];
const OFFERS = offersOf(LEGAL, [
  { kind: "lay", tile: "ENWS", turned: 0, spaces: ["b1"] },
  { kind: "lay", tile: "ENWS", turned: 90, spaces: ["c1"] },
  { kind: "lay", tile: "SWNE", turned: 0, spaces: ["d1"] },
  { kind: "draw" },
  {
    kind: "swap",
    count: 2,
    shares: [
      [30, true],
      [30, false],
    ],
  },
  { kind: "pass" },
]);
const offer = (text: string) => OFFERS.find((one) => one.text === text) ?? null;

describe("actions", () => {
  it("are known by kind and fields", () => {
    expect(OFFERS.map(({ text }) => text)).toEqual(LEGAL);
    expect(layOf(offer("ENWS c1 r90"))).toEqual({ tile: "ENWS", space: "c1", turned: 90 });
    expect(layOf(offer("draw"))).toBeNull();
    expect(swapOf(offer("swap 30 open"))).toEqual({ percent: 30, openly: true });
    expect(swapOf(offer("swap 30 blind"))).toEqual({ percent: 30, openly: false });
    expect(swapOf(offer("pass"))).toBeNull();
    expect(layOf(null)).toBeNull();
  });

  it("are found for a tile as it is turned", () => {
    expect([...laysOf(OFFERS, "ENWS", 90)]).toEqual([["c1", "ENWS c1 r90"]]);
    expect([...laysOf(OFFERS, "ENWS", 180)]).toEqual([]);
  });

  it("need no particular wording", () => {
    const offers = offersOf(["pose ENWS en c1"], [{ kind: "lay", tile: "ENWS", turned: 0, spaces: ["c1"] }]);
    expect([...laysOf(offers, "ENWS", 0)]).toEqual([["c1", "pose ENWS en c1"]]);
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
  const view = {
    ...common,
    board: { a1: laid("SWNE"), b1: laid("SWNE"), c1: null },
  } as unknown as CableCarViewData;
  const colourOf = (seat: number): string => ["yellow", "blue"][seat] ?? "";
  it("leaves out what was taken back", () => {
    const log = [told(1, 0, "a1"), told(2, 1, "b1"), told(3, 0, "c1")];
    expect(whoLaid(log).get("b1")).toBe(1);
    expect([...marksOf(log, { log: signal(log), colourOf }, view).tiles]).toEqual([
      ["a1", "yellow"],
      ["b1", "blue"],
    ]);
  });
  it("marks the last tile if nothing is new", () => {
    const log = [told(1, 0, "a1"), told(2, 1, "b1")];
    expect([...marksOf([], { log: signal(log), colourOf }, view).tiles.keys()]).toEqual(["b1"]);
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
    expect(rounds.map(({ stations }) => stations)).toEqual([[3], [1, 2]]);
  });

  it("tells companies from the least payout to the most, then majorities", () => {
    const shares = (...colours: string[]) =>
      colours.map((company, n) => ({ percent: 10 * (n + 1), company, known_by: [0, 1] }));
    const view: CompanyViewData = {
      ...common,
      game: "company",
      scores: [68, 20],
      lines: [line(1, "yellow", 6), line(2, "green", 4), line(3, "yellow", 3)],
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
    expect(total).toEqual([12, 5, 48, 3]);
    expect(rounds.map(({ stations }) => stations)).toEqual([[], [2], [], [1, 3], []]);
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
    offers: { value: OFFERS.filter(({ text }) => legal.includes(text)) },
    offerOf: (text: string) => offer(text),
    myTurn: { value: legal.length > 0 },
    nameOf: (seat: number) => ["Ann", "Ben"][seat],
  } as unknown as TableModel;
}

const FACTS: Event[] = [
  { event: "tile_drawn", seat: 0, tile: null },
  { event: "tile_drawn", seat: 0, tile: "SWNE" },
  { event: "tile_laid", seat: 1, tile: "SWNE", space: "b1", turned: 0 },
  { event: "tile_laid", seat: 1, tile: "ENWS", space: "b1", turned: 90 },
  { event: "line_closed", station: 3, owner: "yellow", path: "", to: 5, tiles: 4, points: 4 },
  { event: "line_closed", station: 3, owner: "yellow", path: "", to: null, tiles: 4, points: 8 },
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
  { event: "line_extended", station: 3, owner: "yellow", path: "SSSS", tiles: 4, by: 1 },
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
      { event: "line_extended", station: 3, owner: "yellow", path: "SSSS", tiles: 4, by: 1 },
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
    const table = tableOf("company", ["SWNE d1", "draw", "swap 30 open"]);
    expect(actionText("SWNE d1", table)).toBe("Lay SWNE on d1");
    expect(actionText("swap 30 open", table)).toBe("Exchange your 30% share for the open one, red");
    expect(promptText(table)).toBe("Lay your tile, draw one, or exchange a share.");
    expect(promptText(tableOf("cablecar", ["SWNE d1", "draw"]))).toBe("Lay your tile, or draw one.");
    expect(promptText(tableOf("company", ["SWNE d1", "swap 30 open"]))).toBe(
      "Lay your tile, or exchange a share.",
    );
    expect(promptText(tableOf("company", ["swap 30 open", "pass"]))).toBe(
      "You have no tile left: exchange a share, or pass.",
    );
    expect(promptText(tableOf("cablecar", ["SWNE d1"], true))).toBe("Lay the tile you drew.");
    expect(promptText(tableOf("cablecar"))).toBe("It is Ann’s turn.");
  });

  it("tells what a tile would do", () => {
    expect(wouldText([...USUAL, FACTS[4] as Event], "b1", tableOf("cablecar"))).toBe(
      "b1: Ann’s line grows to 4 tiles and Ann scores 4.",
    );
    expect(wouldText([], "b1", tableOf("cablecar"))).toBe("b1: no line grows.");
  });

  it("tells of a line", () => {
    const naming = { owner: () => "Ann", layer: () => null };
    expect(traceText("yellow", 1, null, naming)).toBe("Station 1, Ann: the car has not left yet");
    expect(traceText("yellow", 1, line(1, "yellow", 2), naming)).toBe(
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
    const about = { reason: "exchange_over_by_profit", company: "red", profit: 21, until: 20 };
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
