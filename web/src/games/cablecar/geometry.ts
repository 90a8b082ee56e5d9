import type { CableCarViewData, CompanyViewData, LaidTile } from "../../net/schema";

/** What both games show of the board. */
export type BoardViewData = CableCarViewData | CompanyViewData;
export type Side = "N" | "E" | "S" | "W";
export type Point = readonly [x: number, y: number];
/** One tile that a line crosses, and how. */
export interface Step {
  space: string;
  from: Side;
  to: Side;
}
/** The way of a line as far as it goes. `end`: a station, the power station, or open. */
export interface Way {
  station: number;
  steps: Step[];
  end: number | "power" | "open";
  /** Where it would go on, if open: no tile lies there yet. */
  next: string | null;
}

/** The side of a tile in the units of the drawing. */
export const TILE = 90;
export const MARGIN = 62;
export const SIZE = 8 * TILE;
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const COLUMNS = "abcdefgh";
export const SPACES: readonly string[] = Array.from({ length: 64 }, (_, n) =>
  nameAt(n % 8, Math.floor(n / 8)),
);
const INWARD: Record<Side, Point> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
// Traffic keeps right, so every side has its own point to come in and to go out.
const ENTER: Record<Side, Point> = { N: [1 / 3, 0], E: [1, 1 / 3], S: [2 / 3, 1], W: [0, 2 / 3] };
const LEAVE: Record<Side, Point> = { N: [2 / 3, 0], E: [1, 2 / 3], S: [1 / 3, 1], W: [0, 1 / 3] };

export function nameAt(column: number, row: number): string {
  return `${COLUMNS[column]}${row + 1}`;
}

export function placeOf(space: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(space[0] ?? ""), row: Number(space[1]) - 1 };
}

/** The top left corner of a space in the drawing. */
export function cornerOf(space: string): Point {
  const { column, row } = placeOf(space);
  return [column * TILE, row * TILE];
}

/** The space beyond a side; null beyond the edge of the board. */
export function beyond(space: string, side: Side): string | null {
  const { column, row } = placeOf(space);
  const [dx, dy] = INWARD[side];
  const [x, y] = [column - dx, row - dy];
  return x >= 0 && x < 8 && y >= 0 && y < 8 ? nameAt(x, y) : null;
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
}

/** By which sides tracks leave that come in from N, E, S and W, as the tile lies. */
export function exitsOf(tile: string, turned: number): string {
  const quarters = turned / 90;
  return SIDES.map((_, side) => {
    const printed = SIDES.indexOf(tile[(side - quarters + 4) % 4] as Side);
    return SIDES[(printed + quarters) % 4];
  }).join("");
}

/** The space beside a station, and at which side of it the station lies. */
export function stationPlace(station: number): { space: string; side: Side; along: number } {
  const side = Math.floor((station - 1) / 8);
  const along = (station - 1) % 8;
  const [column, row] = (
    [
      [along, 0],
      [7, along],
      [7 - along, 7],
      [0, 7 - along],
    ] as const
  )[side] as Point;
  return { space: nameAt(column, row), side: SIDES[side] as Side, along };
}

function stationAt(space: string, side: Side): number {
  const { column, row } = placeOf(space);
  const along = { N: column, E: row, S: 7 - column, W: 7 - row }[side];
  return SIDES.indexOf(side) * 8 + along + 1;
}

type Board = Readonly<Record<string, LaidTile | null>>;

/** Follow the line of a station over the tiles that lie. */
export function follow(board: Board, powerStation: readonly string[], station: number): Way {
  const start = stationPlace(station);
  const steps: Step[] = [];
  let space: string | null = start.space;
  let from = start.side;
  while (space !== null) {
    if (powerStation.includes(space)) return { station, steps, end: "power", next: null };
    const laid: LaidTile | null = board[space] ?? null;
    if (!laid) return { station, steps, end: "open", next: space };
    const to = exitsOf(laid.tile, laid.turned)[SIDES.indexOf(from)] as Side;
    steps.push({ space, from, to });
    const after: string | null = beyond(space, to);
    if (after === null) return { station, steps, end: stationAt(space, to), next: null };
    space = after;
    from = opposite(to);
  }
  return { station, steps, end: "open", next: null };
}

/** The ways of all cars on a board, by station; also of those that have not begun. */
export function waysOf(view: BoardViewData, board: Board = view.board): Map<number, Way> {
  const ways = new Map<number, Way>();
  view.stations.forEach((owner, n) => {
    if (owner !== null) ways.set(n + 1, follow(board, view.power_station, n + 1));
  });
  return ways;
}

/** A track over a tile as four points of a cubic curve, in units of the tile. */
export function curveOf(from: Side, to: Side): readonly [Point, Point, Point, Point] {
  const [a, b] = [ENTER[from], LEAVE[to]];
  const reach = from === to ? 0.5 : opposite(from) === to ? 0.4 : 0.58 * Math.abs(a[0] - b[0]);
  const [p, q] = [INWARD[from], INWARD[to]];
  return [a, [a[0] + p[0] * reach, a[1] + p[1] * reach], [b[0] + q[0] * reach, b[1] + q[1] * reach], b];
}

/** A point of a track; `t` runs from 0 to 1. */
export function pointOn(from: Side, to: Side, t: number): Point {
  const [a, b, c, d] = curveOf(from, to);
  const u = 1 - t;
  const mix = (axis: 0 | 1): number =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A track of a tile as the data of an SVG path; the first point is left out where a path goes on. */
export function pathOf({ space, from, to }: Step, begin = true): string {
  const [x, y] = space ? cornerOf(space) : [0, 0];
  const [a, b, c, d] = curveOf(from, to).map(([px, py]) => `${short(x + px * TILE)} ${short(y + py * TILE)}`);
  return `${begin ? `M${a}` : ""}C${b} ${c} ${d}`;
}

/** Where a line leaves its station, and how far into its end it is drawn. */
const LEAD = 11;

/** A whole line as the data of an SVG path. */
export function wayPath(way: Way): string {
  const first = way.steps[0];
  if (!first) return "";
  const [sx, sy] = startOf(way.station);
  const [dx, dy] = INWARD[first.from];
  const lead = `M${short(sx - dx * LEAD)} ${short(sy - dy * LEAD)}L${short(sx)} ${short(sy)}`;
  const over = way.steps.map((step) => pathOf(step, false)).join("");
  if (way.end === "open") return lead + over;
  const [ex, ey] = endOf(way);
  return `${lead}${over}L${short(ex)} ${short(ey)}`;
}

/** Where the car of a station enters the board. */
export function startOf(station: number): Point {
  const { space, side } = stationPlace(station);
  const [x, y] = cornerOf(space);
  return [x + ENTER[side][0] * TILE, y + ENTER[side][1] * TILE];
}

/** Where a line ends in the drawing: its last tile's edge, or a little beyond if it has arrived. */
export function endOf(way: Way): Point {
  const last = way.steps.at(-1);
  if (!last) return startOf(way.station);
  const [x, y] = cornerOf(last.space);
  const [lx, ly] = LEAVE[last.to];
  const out = way.end === "open" ? 0 : way.end === "power" ? 14 : 5;
  const [dx, dy] = INWARD[last.to];
  return [x + lx * TILE - dx * out, y + ly * TILE - dy * out];
}

/** The middle of a line, for its sign. */
export function middleOf(way: Way): Point {
  const step = way.steps[Math.floor((way.steps.length - 1) / 2)];
  if (!step) return startOf(way.station);
  const [x, y] = cornerOf(step.space);
  const [px, py] = pointOn(step.from, step.to, way.steps.length % 2 ? 0.5 : 1);
  return [x + px * TILE, y + py * TILE];
}

/** Where the car of a station stands and where its number is written. */
export function standOf(station: number): { car: Point; number: Point } {
  const { space, side } = stationPlace(station);
  const [x, y] = cornerOf(space);
  const [cx, cy] = startOf(station);
  switch (side) {
    case "N":
      return { car: [cx, cy - 30], number: [x + 68, y - 29] };
    case "S":
      return { car: [cx, cy + 30], number: [x + 22, y + TILE + 29] };
    case "E":
      return { car: [cx + 32, cy], number: [x + TILE + 32, y + 64] };
    default:
      return { car: [cx - 32, cy], number: [x - 32, y + 28] };
  }
}

/** The line whose track passes nearest to a point of a space (in units of a tile), if one is near. */
export function nearestLine(ways: Iterable<Way>, space: string, at: Point, within = 0.14): number | null {
  let best: number | null = null;
  let least = within;
  for (const way of ways)
    for (const step of way.steps) {
      if (step.space !== space) continue;
      for (let n = 0; n <= 12; n += 1) {
        const [x, y] = pointOn(step.from, step.to, n / 12);
        const far = Math.hypot(x - at[0], y - at[1]);
        if (far < least) [best, least] = [way.station, far];
      }
    }
  return best;
}
