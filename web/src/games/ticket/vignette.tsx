import type { JSX } from "preact";
import { Car } from "../../ui/logo";
import { shapeOf } from "../../ui/sign";
import "./vignette.css";

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

/** A part of the map. */
export function MapVignette(): JSX.Element {
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
