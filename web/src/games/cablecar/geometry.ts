import type {
  CableCarViewData,
  CompanyViewData,
  Line,
  LineClosed,
  LineExtended,
  TrackBoard,
} from "../../net/schema";

// Where things are drawn. The server says what is printed on the board and how lines run.

/** The view data of either game. */
export type BoardViewData = CableCarViewData | CompanyViewData;
export type Side = "N" | "E" | "S" | "W";
export type Point = readonly [x: number, y: number];
/** A space in the drawing: its column and row, from 0. */
export interface Place {
  column: number;
  row: number;
}
/** One tile that a line crosses, and how. */
export interface Step extends Place {
  space: string;
  from: Side;
  to: Side;
}
/** The path of a line so far. */
export interface Way {
  station: number;
  start: Place & { side: Side };
  steps: Step[];
  end: "station" | "power" | "open";
}

/** The side of a tile in the units of the drawing. */
export const TILE = 90;
export const MARGIN = 62;
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const INWARD: Record<Side, Point> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
// Traffic keeps right, so every side has one point to enter by and one to leave by.
const ENTER: Record<Side, Point> = { N: [1 / 3, 0], E: [1, 1 / 3], S: [2 / 3, 1], W: [0, 2 / 3] };
const LEAVE: Record<Side, Point> = { N: [2 / 3, 0], E: [1, 2 / 3], S: [1 / 3, 1], W: [0, 1 / 3] };

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
}

/** The printed board as it is drawn. */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** The spaces where tiles can lie. */
  readonly spaces: readonly string[];
  private readonly places: ReadonlyMap<string, Place>;

  constructor(readonly board: TrackBoard) {
    this.columns = board.columns;
    this.rows = Math.ceil(board.spaces.length / board.columns);
    this.width = this.columns * TILE;
    this.height = this.rows * TILE;
    this.spaces = board.spaces.filter((space) => !board.power_station.includes(space));
    this.places = new Map(
      board.spaces.map((space, n) => [
        space,
        { column: n % board.columns, row: Math.floor(n / board.columns) },
      ]),
    );
  }

  placeOf(space: string): Place {
    return this.places.get(space) ?? { column: 0, row: 0 };
  }

  /** The top left corner of a space in the drawing. */
  cornerOf(space: string): Point {
    return cornerAt(this.placeOf(space));
  }

  /** The space beside a station, and the side of that space it is on. */
  stationAt(station: number): Place & { side: Side } {
    const { space, side } = this.board.stations[station - 1] ?? { space: "", side: "N" };
    return { ...this.placeOf(space), side: side as Side };
  }

  /** The owner of the car at each station for this number of players; null: no car. */
  ownersOf(view: BoardViewData): readonly (string | null)[] {
    return this.board.owners[String(view.seats)] ?? [];
  }

  /** The path of a line, from the sides by which it leaves its tiles. */
  wayOf({ station, path, ...line }: Line | LineClosed | LineExtended): Way {
    const start = this.stationAt(station);
    let { column, row, side: from } = start;
    const steps = [...path].map((letter): Step => {
      const to = letter as Side;
      const space = this.board.spaces[row * this.columns + column] ?? "";
      const step = { space, column, row, from, to };
      const [dx, dy] = INWARD[to];
      [column, row, from] = [column - dx, row - dy, opposite(to)];
      return step;
    });
    const end = !("to" in line) || line.points === null ? "open" : line.to === null ? "power" : "station";
    return { station, start, steps, end };
  }
}

const grids = new WeakMap<TrackBoard, Grid>();

/** The drawing of a board. */
export function gridOf(board: TrackBoard): Grid {
  let grid = grids.get(board);
  if (!grid) {
    grid = new Grid(board);
    grids.set(board, grid);
  }
  return grid;
}

/** The top left corner of a place in the drawing. */
export function cornerAt({ column, row }: Place): Point {
  return [column * TILE, row * TILE];
}

/** The paths of all lines that have begun, by station. */
export function waysOf(grid: Grid, view: BoardViewData): Map<number, Way> {
  return new Map(view.lines.map((line) => [line.station, grid.wayOf(line)]));
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

/** A track of a tile as SVG path data, without its first point if it continues a path. */
export function pathOf({ from, to, ...place }: Omit<Step, "space">, begin = true): string {
  const [x, y] = cornerAt(place);
  const [a, b, c, d] = curveOf(from, to).map(([px, py]) => `${short(x + px * TILE)} ${short(y + py * TILE)}`);
  return `${begin ? `M${a}` : ""}C${b} ${c} ${d}`;
}

/** Where a line leaves its station, and how far into its end it is drawn. */
const LEAD = 11;

/** A whole line as SVG path data. */
export function wayPath(way: Way): string {
  const first = way.steps[0];
  if (!first) return "";
  const [sx, sy] = startOf(way.start);
  const [dx, dy] = INWARD[first.from];
  const lead = `M${short(sx - dx * LEAD)} ${short(sy - dy * LEAD)}L${short(sx)} ${short(sy)}`;
  const over = way.steps.map((step) => pathOf(step, false)).join("");
  if (way.end === "open") return lead + over;
  const [ex, ey] = endOf(way);
  return `${lead}${over}L${short(ex)} ${short(ey)}`;
}

/** Where the car of a station enters the board, given where the station lies. */
export function startOf({ side, ...place }: Place & { side: Side }): Point {
  const [x, y] = cornerAt(place);
  return [x + ENTER[side][0] * TILE, y + ENTER[side][1] * TILE];
}

/** Where a line ends in the drawing: its last tile's edge, or a little beyond if it has arrived. */
export function endOf(way: Way): Point {
  const last = way.steps.at(-1);
  if (!last) return startOf(way.start);
  const [x, y] = cornerAt(last);
  const [lx, ly] = LEAVE[last.to];
  const out = way.end === "open" ? 0 : way.end === "power" ? 14 : 5;
  const [dx, dy] = INWARD[last.to];
  return [x + lx * TILE - dx * out, y + ly * TILE - dy * out];
}

/** The middle of a line, for its symbol. */
export function middleOf(way: Way): Point {
  const step = way.steps[Math.floor((way.steps.length - 1) / 2)];
  if (!step) return startOf(way.start);
  const [x, y] = cornerAt(step);
  const [px, py] = pointOn(step.from, step.to, way.steps.length % 2 ? 0.5 : 1);
  return [x + px * TILE, y + py * TILE];
}

/** Where the car of a station stands and where its number is written. */
export function standOf(at: Place & { side: Side }): { car: Point; number: Point } {
  const [x, y] = cornerAt(at);
  const [cx, cy] = startOf(at);
  switch (at.side) {
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
