import type { JSX } from "preact";
import { memo } from "../../ui/memo";
import { pathOf, pointOn, SIDES, type Side, TILE } from "./geometry";

// A tile is a piece of a street plan: streets under the tracks, with houses and trees between them. Their places depend
// only on the name of the tile and a variant, so that a board looks varied but is always drawn the same.

const STEP = 15; // size of a square that holds a house or a tree, where the tracks leave room
const CLEAR = 14; // from the middle of a track to the middle of a house
export const VARIANTS = 4;

interface Plan {
  streets: string;
  tracks: string[];
  walls: string;
  roofs: [string, string, string];
  trees: string;
  shades: string;
}

/** A reproducible pseudo-random number from 0 to 1. */
export function noise(text: string): number {
  let h = 2166136261;
  for (let n = 0; n < text.length; n += 1) h = Math.imul(h ^ text.charCodeAt(n), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

const plans = new Map<string, Plan>();

/** What is printed on a tile. */
export function planOf(tile: string, variant: number): Plan {
  const key = `${tile}${variant}`;
  let plan = plans.get(key);
  if (!plan) {
    plan = draw(tile, key);
    plans.set(key, plan);
  }
  return plan;
}

function draw(tile: string, key: string): Plan {
  const steps = SIDES.map((from, n) => ({ column: 0, row: 0, from, to: tile[n] as Side }));
  const tracks = steps.map((step) => pathOf(step));
  const along = steps.flatMap(({ from, to }) =>
    Array.from({ length: 15 }, (_, n) => pointOn(from, to, n / 14)),
  );
  const plan: Plan = {
    streets: tracks.join(""),
    tracks,
    walls: "",
    roofs: ["", "", ""],
    trees: "",
    shades: "",
  };
  for (let row = 0; row < TILE / STEP; row += 1)
    for (let column = 0; column < TILE / STEP; column += 1) {
      const chance = (what: string): number => noise(`${key}${what}${column},${row}`);
      const x = Math.round((column + 0.5 + (chance("x") - 0.5) * 0.3) * STEP * 10) / 10;
      const y = Math.round((row + 0.5 + (chance("y") - 0.5) * 0.3) * STEP * 10) / 10;
      const room = Math.min(...along.map(([px, py]) => Math.hypot(px * TILE - x, py * TILE - y)));
      if (room < 10.5) continue;
      if (room < CLEAR || chance("kind") < 0.3) plantTree(plan, x, y, room < CLEAR ? 2.6 : 4);
      else build(plan, x, y, Math.floor(chance("roof") * 3) as 0 | 1 | 2);
    }
  return plan;
}

function plantTree(plan: Plan, x: number, y: number, r: number): void {
  const disc = (cx: number, cy: number, of: number): string =>
    `M${cx - of} ${cy}a${of} ${of} 0 1 0 ${2 * of} 0a${of} ${of} 0 1 0 ${-2 * of} 0Z`;
  plan.trees += disc(x, y, r);
  plan.shades += disc(
    Math.round((x + r * 0.25) * 10) / 10,
    Math.round((y + r * 0.3) * 10) / 10,
    Math.round(r * 6) / 10,
  );
}

/** A house with its gable to the street. */
function build(plan: Plan, x: number, y: number, roof: 0 | 1 | 2): void {
  plan.walls += `M${x - 4.5} ${y}h9v5.5h-9Z`;
  plan.roofs[roof] += `M${x - 6} ${y + 0.4}L${x} ${y - 6}L${x + 6} ${y + 0.4}Z`;
  plan.shades += `M${x - 1.2} ${y + 5.5}v-3.4h2.4v3.4Z`;
}

interface Props {
  tile: string;
  turned: number;
  variant?: number;
}

/** A tile, with its top left corner at 0. It never rerenders. */
export const TileFace = memo(function TileFace({ tile, turned, variant = 0 }: Props): JSX.Element {
  const plan = planOf(tile, variant);
  return (
    <g transform={turned ? `rotate(${turned} ${TILE / 2} ${TILE / 2})` : undefined}>
      <rect class="cc-ground" x="0.75" y="0.75" width={TILE - 1.5} height={TILE - 1.5} rx="3" />
      <path class="cc-street" d={plan.streets} />
      <path class="cc-tree" d={plan.trees} />
      <path class="cc-wall" d={plan.walls} />
      {plan.roofs.map((roof, n) => (roof ? <path key={n} class={`cc-roof cc-roof-${n}`} d={roof} /> : null))}
      <path class="cc-shade" d={plan.shades} />
      {plan.tracks.map((track) => (
        <g key={track}>
          <path class="cc-rails" d={track} />
          <path class="cc-bed" d={track} />
        </g>
      ))}
    </g>
  );
});

/** Which variant of a tile lies on a space. */
export function variantAt(space: string): number {
  return Math.floor(noise(space) * VARIANTS);
}
