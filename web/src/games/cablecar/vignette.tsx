import type { JSX } from "preact";
import { Car } from "../../ui/logo";
import { shapeOf } from "../../ui/sign";
import "./vignette.css";

// The curves of a tile 60 wide, from where a line enters to where it leaves. Traffic keeps right.
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

/** Tracks that lead to the power station. */
export function TracksVignette(): JSX.Element {
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

/** Shares of four companies. */
export function SharesVignette(): JSX.Element {
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
