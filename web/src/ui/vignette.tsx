import type { JSX } from "preact";
import { Car } from "./logo";
import { shapeOf } from "./sign";
import "./vignette.css";

/** A little picture of a game. */
export function Vignette({ game }: { game: string }): JSX.Element {
  const Picture = PICTURES[game] ?? Tracks;
  return (
    <svg
      class="vg"
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Picture />
    </svg>
  );
}

// Curves of one tile of 60, from where a line comes in to where it leaves: traffic keeps right.
const CURVES = {
  ns: "M20 0V60",
  sn: "M40 60V0",
  we: "M0 40H60",
  ew: "M60 20H0",
  wn: "M0 40Q40 40 40 0",
  ne: "M20 0Q20 40 60 40",
  es: "M60 20Q20 20 20 60",
  sw: "M40 60Q40 20 0 20",
  ww: "M0 40Q22 40 22 30T0 20",
} as const;

const TILES: [x: number, y: number, curves: (keyof typeof CURVES)[]][] = [
  [10, 15, ["ns", "sn", "we", "ew"]],
  [70, 15, ["we", "ew", "ns", "sn"]],
  [130, 15, ["wn", "ne", "es", "sw"]],
  [10, 75, ["wn", "ne", "es", "sw"]],
  [70, 75, ["ns", "we", "ew", "sn"]],
  [130, 75, ["we", "ew", "ns", "sn"]],
  [190, 15, ["ns", "sn", "we", "ew"]],
];

function Tracks(): JSX.Element {
  return (
    <g>
      <rect class="vg-ground" width="320" height="150" />
      {TILES.map(([x, y, curves]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect class="vg-tile" x="1" y="1" width="58" height="58" rx="4" />
          {curves.map((curve) => (
            <path key={curve} class="vg-bed" d={CURVES[curve]} />
          ))}
          {curves.map((curve) => (
            <path key={curve} class="vg-track" d={CURVES[curve]} />
          ))}
        </g>
      ))}
      <rect class="vg-house" x="191" y="76" width="120" height="74" rx="6" />
      <path class="vg-windows" d="M206 92h22v24h-22zM240 92h22v24h-22zM274 92h22v24h-22z" />
      <path class="vg-line" d="M10 115Q50 115 50 75V15" stroke="var(--blue)" stroke-dasharray="1 8" />
      <path class="vg-line" d="M10 55H130Q170 55 170 15" stroke="var(--orange)" stroke-dasharray="1 8" />
      <path class="vg-line" d="M90 15V75V135" stroke="var(--green)" stroke-dasharray="1 8" opacity="0" />
      <path class="vg-line" d="M10 115H190" stroke="var(--crimson)" opacity="0" />
      <path class="vg-line" d="M70 115H191" stroke="var(--crimson)" />
      <g transform="translate(128 113) scale(1.150)">
        <Car />
      </g>
      <g transform="translate(278 44) scale(.95)">
        <path class="vg-smoke" d="M-24 0q-8-16 8-20q2-18 20-14q14-10 22 4q14 2 10 16q6 12-8 14z" />
      </g>
    </g>
  );
}

const SHARES: [x: number, y: number, turn: number, percent: number, colour: string][] = [
  [66, 84, -14, 10, "blue"],
  [122, 74, -5, 20, "green"],
  [182, 74, 4, 30, "purple"],
  [242, 84, 13, 40, "yellow"],
];

function Shares(): JSX.Element {
  return (
    <g>
      <rect class="vg-ground" width="320" height="150" />
      <path class="vg-hill" d="M0 118Q80 70 170 104T320 84V150H0Z" />
      {SHARES.map(([x, y, turn, percent, colour]) => (
        <g key={percent} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect class="vg-paper" x="-34" y="-46" width="68" height="92" rx="5" />
          <rect class="vg-border" x="-29" y="-41" width="58" height="82" rx="3" stroke={`var(--${colour})`} />
          <path d={shapeOf(colour)} transform="translate(0 -12) scale(1.800)" fill={`var(--${colour})`} />
          <text class="vg-figure" y="31" text-anchor="middle">
            {percent}%
          </text>
        </g>
      ))}
      <g transform="translate(292 128)">
        <ellipse class="vg-coin" rx="18" ry="6" cy="6" />
        <ellipse class="vg-coin" rx="18" ry="6" />
        <ellipse class="vg-coin" rx="18" ry="6" cy="-6" />
      </g>
    </g>
  );
}

const SPACES: [x: number, y: number, turn: number, colour: string][] = [
  [70, 64, -18, "crimson"],
  [108, 54, -12, "crimson"],
  [164, 46, 0, "green"],
  [204, 48, 6, "green"],
  [64, 96, 24, "blue"],
  [100, 112, 22, "blue"],
  [160, 116, -14, "orange"],
  [198, 102, -24, "orange"],
  [232, 80, -40, "orange"],
];

function CityMap(): JSX.Element {
  return (
    <g>
      <rect class="vg-bay" width="320" height="150" />
      <path
        class="vg-waves"
        d="M214 16q6-5 12 0t12 0t12 0M268 40q6-5 12 0t12 0t12 0M20 18q6-5 12 0t12 0M286 126q6-5 12 0t12 0"
      />
      <path class="vg-land" d="M-4 60Q40 30 98 32T210 24Q262 34 272 72T268 154H-4Z" />
      <path class="vg-park" d="M-4 96H52V122H-4Z" />
      <ellipse class="vg-land" cx="252" cy="17" rx="17" ry="8" />
      {SPACES.map(([x, y, turn, colour]) => (
        <rect
          key={`${x}`}
          class="vg-space"
          x="-17"
          y="-6"
          width="34"
          height="12"
          rx="3"
          fill={`var(--${colour})`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <circle class="vg-place" cx="40" cy="78" r="9" />
      <circle class="vg-place" cx="136" cy="47" r="9" />
      <circle class="vg-place red" cx="246" cy="55" r="9" />
      <circle class="vg-place" cx="130" cy="124" r="9" />
      <g transform="translate(298 84) scale(1.500)">
        <path d={shapeOf("ferry")} fill="var(--sheet)" />
      </g>
      <g transform="translate(88 63) rotate(-14) scale(.9)">
        <Car />
      </g>
    </g>
  );
}

const PICTURES: Record<string, () => JSX.Element> = { cablecar: Tracks, company: Shares, ticket: CityMap };
