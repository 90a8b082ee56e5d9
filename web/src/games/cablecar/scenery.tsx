import type { JSX } from "preact";
import { memo } from "../../ui/memo";
import { inkOn, paintOf, shapeOf } from "../../ui/sign";
import { type Grid, MARGIN, standOf, startOf, TILE } from "./geometry";

/** The ground: paper, hills, and the grid of future streets. It never changes. */
export function Ground({ grid }: { grid: Grid }): JSX.Element {
  const { columns, rows, width, height } = grid;
  const upright = Array.from({ length: columns - 1 }, (_, n) => `M${(n + 1) * TILE} 0V${height}`);
  const level = Array.from({ length: rows - 1 }, (_, n) => `M0 ${(n + 1) * TILE}H${width}`);
  return (
    <g class="cc-plain">
      <rect class="cc-rim" x={-9} y={-9} width={width + 18} height={height + 18} rx="14" />
      <rect class="cc-field" x={-3} y={-3} width={width + 6} height={height + 6} rx="8" />
      <path
        class="cc-hills"
        d="M0 214C96 150 168 128 252 168S372 292 470 262 620 128 720 150M0 262C110 196 170 178 236 212S360 338 480 306 640 178 720 196
           M0 520C90 492 140 560 230 566S420 470 520 500 650 600 720 580M0 566C86 540 136 606 236 614S420 520 520 548 650 650 720 632
           M92 92C120 60 190 56 214 92S176 150 132 140 66 122 92 92M540 70C572 36 640 44 654 82S600 138 562 122 512 100 540 70
           M92 660C130 636 190 650 196 684S120 704 96 694 62 682 92 660"
      />
      <path class="cc-grid" d={[...upright, ...level].join("")} />
    </g>
  );
}

/** The power station in the middle, where all cables run from. */
export function PowerStation({
  grid,
  name,
  double,
}: {
  grid: Grid;
  name: string;
  double: string;
}): JSX.Element {
  const [x, y] = grid.cornerOf(grid.board.power_station[0] ?? "");
  const spokes = Array.from({ length: 8 }, (_, n) => {
    const [cos, sin] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
    return `M${(cos * 8).toFixed(1)} ${(sin * 8).toFixed(1)}L${(cos * 31).toFixed(1)} ${(sin * 31).toFixed(1)}`;
  }).join("");
  const bricks = Array.from({ length: 11 }, (_, row) => `M8 ${16 + row * 14}H172`).join("");
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="cc-house" x="3" y="3" width="174" height="174" rx="10" />
      <path class="cc-bricks" d={bricks} />
      <rect class="cc-house-line" x="9" y="9" width="162" height="162" rx="6" />
      <path class="cc-gate" d="M44 122V80a46 46 0 0 1 92 0V122Z" />
      <g transform="translate(90 80)">
        <circle class="cc-wheel" r="33" />
        <circle class="cc-wheel thin" r="27" />
        <path class="cc-wheel" d={spokes} />
        <circle class="cc-hub" r="13" />
        <text class="cc-double" y="5.5">
          {double}
        </text>
      </g>
      <text
        class="cc-house-name"
        x="90"
        y="145"
        textLength={name.length > 15 ? 112 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </g>
  );
}

/** A cable car from the side with its colour's symbol, centred on 0 and about 44 wide. */
export const Car = memo(function Car({
  colour,
  pale = false,
}: {
  colour: string;
  pale?: boolean;
}): JSX.Element {
  return (
    <g
      class={pale ? "cc-car pale" : "cc-car"}
      style={{ "--cc-paint": paintOf(colour), "--cc-ink": inkOn(colour) }}
    >
      <path class="cc-car-under" d="M-17 12.5H17V15.5H-17Z" />
      <path class="cc-car-body" d="M-20-6H20V9.5Q20 13 16.5 13H-16.5Q-20 13-20 9.5Z" />
      <path class="cc-car-glass" d="M-17.5-4h6v7h-6ZM11.5-4h6v7h-6Z" />
      <path class="cc-car-roof" d="M-22-6Q-21-11-14-11H-10Q-9-14-6-14H6Q9-14 10-11H14Q21-11 22-6Z" />
      <path
        class="cc-car-sign"
        transform="translate(0 3.2) scale(.92)"
        d={shapeOf(colour)}
        fill-rule="evenodd"
      />
    </g>
  );
});

/** A station: its platform, its number, the stubs of its two tracks. */
export function Station({
  grid,
  station,
  empty,
}: {
  grid: Grid;
  station: number;
  empty: boolean;
}): JSX.Element {
  const at = grid.stationAt(station);
  const { column, row, side } = at;
  const { number } = standOf(at);
  const [x, y, width, height] = {
    N: [column * TILE + 3, -54, 84, 45],
    S: [column * TILE + 3, grid.height + 9, 84, 45],
    E: [grid.width + 9, row * TILE + 3, 46, 84],
    W: [-55, row * TILE + 3, 46, 84],
  }[side] as [number, number, number, number];
  const [sx, sy] = startOf(at);
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
  return (
    <g class={empty ? "cc-station empty" : "cc-station"}>
      <rect class="cc-platform" x={x} y={y} width={width} height={height} rx="9" />
      {empty ? null : <path class="cc-stub" d={`M${sx} ${sy}l${dx * 16} ${dy * 16}`} />}
      <text class="cc-number" x={number[0]} y={number[1] + 5.5}>
        {station}
      </text>
    </g>
  );
}

/** The view box of a board. */
export function viewBoxOf({ width, height }: Grid): string {
  return `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
}
