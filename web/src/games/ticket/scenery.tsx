import type { JSX } from "preact";
import type { MapBoard, MapShape } from "../../net/schema";
import { Landmarks } from "./landmarks";
import "./scenery.css";

type Point = readonly [number, number];

const BEYOND = 1600; // how far land and water extend beyond the canvas, for windows of any shape
const ROUNDING = 70;

/** Everything under the routes: bay, city, parks, hills, streets, bridge. It never changes. */
export function Scenery({ board }: { board: MapBoard }): JSX.Element {
  const water = board.scenery.filter(({ kind }) => kind === "water");
  const rest = board.scenery.filter(({ kind }) => kind !== "water" && kind !== "bridge");
  const land = board.scenery.filter(({ kind }) => kind === "land");
  const bridges = board.scenery.filter(({ kind }) => kind === "bridge");
  return (
    <svg
      class="tk-scenery"
      width={board.width}
      height={board.height}
      viewBox={`0 0 ${board.width} ${board.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="tk-waves" width="168" height="96" patternUnits="userSpaceOnUse">
          <path
            class="tk-wave"
            d="M10 20q8-7 16 0t16 0 16 0M96 44q8-7 16 0t16 0M40 76q8-7 16 0t16 0 16 0M128 90q6-5 12 0t12 0"
          />
        </pattern>
        <pattern
          id="tk-blocks"
          width="46"
          height="34"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-9)"
        >
          <path class="tk-block" d="M0 0H46M0 0V34" />
        </pattern>
        <pattern id="tk-trees" width="44" height="38" patternUnits="userSpaceOnUse">
          <path class="tk-tree" d="M10 14a5 5 0 1 1 4 0v4h-4ZM33 32a4 4 0 1 1 3 0v4h-3Z" />
        </pattern>
        <radialGradient id="tk-mist">
          <stop class="tk-mist" offset="0" />
          <stop class="tk-mist" offset="1" stop-opacity="0" />
        </radialGradient>
        <clipPath id="tk-city">
          {land.map((shape) => (
            <path key={shape.points[0]?.join()} d={area(shape, board)} />
          ))}
        </clipPath>
      </defs>
      {water.map((shape) => (
        <g key="water">
          <path class="tk-water" d={area(shape, board)} />
          <path fill="url(#tk-waves)" d={area(shape, board)} />
        </g>
      ))}
      <Headlands board={board} />
      {[44, 26, 12].map((wide) => (
        <g key={wide} class="tk-shallows">
          {land.map((shape) => (
            <path key={shape.points[0]?.join()} d={area(shape, board)} stroke-width={wide * 2} />
          ))}
        </g>
      ))}
      {rest.map((shape, at) => (
        <Piece key={`${shape.kind}${at}`} shape={shape} board={board} />
      ))}
      <Landmarks board={board} />
      {bridges.map((shape) => (
        <Bridge key={shape.points[0]?.join()} points={shape.points} />
      ))}
      <Fog />
    </svg>
  );
}

/** Banks of fog over bridge, ocean and bay, drawn below routes and names. */
const BANKS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-176, 468, 154, 115],
  [-79, 506, 168, 99],
  [-48, 449, 140, 107],
  [-50, 102, 170, 70],
  [46, 128, 186, 60],
  [247, 83, 155, 65],
  [87, 985, 248, 77],
  [453, 1025, 270, 66],
  [512, 976, 225, 72],
  [1153, 949, 143, 91],
  [1302, 997, 156, 78],
  [1400, 935, 130, 85],
];

function Fog(): JSX.Element {
  return (
    <g class="tk-fog">
      {BANKS.map(([cx, cy, rx, ry]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} fill="url(#tk-mist)" />
      ))}
    </g>
  );
}

function Piece({ shape, board }: { shape: MapShape; board: MapBoard }): JSX.Element | null {
  switch (shape.kind) {
    case "land":
      return (
        <g>
          <path class="tk-land" d={area(shape, board)} />
          <path fill="url(#tk-blocks)" d={area(shape, board)} />
          <path class="tk-coast" d={area(shape, board)} />
        </g>
      );
    case "park":
      return (
        <g>
          <path class="tk-park" d={rounded(shape.points)} />
          <path fill="url(#tk-trees)" d={rounded(shape.points)} />
        </g>
      );
    case "hill":
      return (
        <g class="tk-hill">
          {[1, 0.76, 0.52, 0.28].map((part) => (
            <path key={part} d={rounded(smaller(shape.points, part))} />
          ))}
        </g>
      );
    case "street":
      return (
        <g clip-path="url(#tk-city)">
          <path class="tk-street" d={through(longer(shape.points, board))} />
        </g>
      );
    default:
      return null;
  }
}

/** The shore that the bridge leads to. */
function Headlands({ board }: { board: MapBoard }): JSX.Element | null {
  const bridge = board.scenery.find(({ kind }) => kind === "bridge");
  const end = bridge?.points.at(-1);
  if (!end) return null;
  const [x, y] = end;
  const shore: Point[] = [
    [x - BEYOND, y + 120],
    [x - 200, y + 84],
    [x - 90, y + 66],
    [x - 34, y + 40],
    [x + 30, y + 22],
    [x + 96, y - 30],
    [x + 210, y - 96],
    [x + 380, y - 230],
    [x + 620, y - BEYOND],
    [x - BEYOND, y - BEYOND],
  ];
  return (
    <g>
      <path class="tk-shallows" d={rounded(shore)} stroke-width="36" />
      <path class="tk-headland" d={rounded(shore)} />
      <path class="tk-coast" d={rounded(shore)} />
    </g>
  );
}

/** A suspension bridge: roadway, towers at the points between its ends, and the cable between the towers. */
function Bridge({ points }: { points: readonly Point[] }): JSX.Element {
  const towers = points.slice(1, -1);
  const tops: Point[] = towers.map(([x, y]) => [x, y - 44]);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  let cable = `M${first[0]} ${first[1] - 4}`;
  let before: Point = first;
  for (const top of tops) {
    cable += sag(before, top, before === first ? 6 : 26);
    before = top;
  }
  cable += sag(before, last, 10);
  return (
    <g class="tk-bridge">
      <path class="tk-bridge-shade" d={through(points)} />
      <path class="tk-bridge-road" d={through(points)} />
      <path class="tk-bridge-line" d={through(points)} />
      {towers.map(([x, y]) => (
        <path
          key={`${x}`}
          class="tk-bridge-tower"
          d={`M${x - 8} ${y + 10}V${y - 44}M${x + 8} ${y + 10}V${y - 44}M${x - 8} ${y - 38}H${x + 8}M${x - 8} ${y - 24}H${x + 8}M${x - 8} ${y - 10}H${x + 8}`}
        />
      ))}
      <path class="tk-bridge-cable" d={cable} />
    </g>
  );
}

function sag(from: Point, to: Point, depth: number): string {
  return `Q${(from[0] + to[0]) / 2 + depth * 0.4} ${(from[1] + to[1]) / 2 + depth} ${to[0]} ${to[1]}`;
}

/** An area. Where it leaves the canvas, it continues far beyond it. */
function area(shape: MapShape, { width, height }: MapBoard): string {
  const out = (n: number, size: number): number => (n < 0 ? n - BEYOND : n > size ? n + BEYOND : n);
  return rounded(shape.points.map(([x, y]) => [out(x, width), out(y, height)] as const));
}

/** A line. Where its ends leave the canvas, they continue straight on. */
function longer(points: readonly Point[], { width, height }: MapBoard): Point[] {
  const made = [...points];
  for (const [end, next] of [
    [0, 1],
    [made.length - 1, made.length - 2],
  ] as const) {
    const [x, y] = made[end] as Point;
    const [fromX, fromY] = made[next] as Point;
    if (x > 5 && x < width - 5 && y > 5 && y < height) continue;
    const far = Math.hypot(x - fromX, y - fromY) || 1;
    made[end] = [x + ((x - fromX) / far) * BEYOND, y + ((y - fromY) / far) * BEYOND];
  }
  return made;
}

function through(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

function smaller(points: readonly Point[], part: number): Point[] {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  return points.map(([px, py]) => [x + (px - x) * part, y + (py - y) * part]);
}

/** A closed path from point to point, with its corners rounded. */
function rounded(points: readonly Point[]): string {
  const parts = points.map(([x, y], at) => {
    const ends = [points.at(at - 1) as Point, points[(at + 1) % points.length] as Point].map(([ox, oy]) => {
      const part = Math.min(0.5, ROUNDING / Math.max(Math.hypot(ox - x, oy - y), 1e-6));
      return `${round(x + (ox - x) * part)} ${round(y + (oy - y) * part)}`;
    });
    return `${at ? "L" : "M"}${ends[0]}Q${round(x)} ${round(y)} ${ends[1]}`;
  });
  return `${parts.join("")}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
