import type { JSX } from "preact";

// Every colour has a sign, so that nothing depends on telling colours apart. Shapes are drawn in a square of 20 around 0.
const SHAPES: Record<string, string> = {
  star: "M0-9 2.6-3 9-2.6 4 1.7 5.6 8 0 4.6-5.6 8-4 1.7-9-2.6-2.6-3Z",
  diamond: "M0-9 7 0 0 9-7 0Z",
  triangle: "M0-8 8.5 7-8.5 7Z",
  disc: "M0-7.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15Z",
  square: "M-7-7H7V7H-7Z",
  cross: "M-2.8-8.5H2.8V-2.8H8.5V2.8H2.8V8.5H-2.8V2.8H-8.5V-2.8H-2.8Z",
  moon: "M4-7.5A8.5 8.5 0 1 0 4 7.5A9.5 9.5 0 0 1 4-7.5Z",
  hexagon: "M-4.5-7.8H4.5L9 0 4.5 7.8H-4.5L-9 0Z",
  heart: "M0 8C-12 0-8-8-3.6-7.6-1.4-7.4 0-5 0-4 0-5 1.4-7.4 3.6-7.6 8-8 12 0 0 8Z",
  drop: "M0-9C4-3.5 6.5-.6 6.5 2.4A6.5 6.5 0 0 1-6.5 2.4C-6.5-.6-4-3.5 0-9Z",
  ferry: "M-9 2H9L6 8H-6ZM-5 0V-5H4V0ZM-1-7H2V-9H-1Z",
  bell: "M-8 6C-5 4-6-2-5-4.5-4-7.5-1.6-8.6 0-8.6S4-7.5 5-4.5C6-2 5 4 8 6ZM-2.4 7H2.4A2.4 2.4 0 0 1-2.4 7Z",
  bolt: "M2-9-6 1.5H-1L-2.6 9 6-2H.8Z",
  arch: "M-8 8V-1A8 8 0 0 1 8-1V8H3.4V0A3.4 3.4 0 0 0-3.4 0V8Z",
  ring: "M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM0-3.6a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2Z",
};

/** The sign of each colour, and its CSS variable. */
const SIGNS: Record<string, [shape: string, paint: string]> = {
  yellow: ["star", "--yellow"],
  blue: ["diamond", "--blue"],
  orange: ["triangle", "--orange"],
  green: ["disc", "--green"],
  purple: ["square", "--purple"],
  black: ["cross", "--black"],
  red: ["moon", "--crimson"],
  brown: ["hexagon", "--brown"],
  pink: ["heart", "--pink"],
  teal: ["drop", "--teal"],
  grey: ["ring", "--grey"],
  lime: ["bell", "--lime"],
  sky: ["bolt", "--sky"],
  sand: ["arch", "--sand"],
  ferry: ["ferry", "--deep"],
};

/** The CSS value of a colour. */
export function paintOf(colour: string): string {
  return `var(${SIGNS[colour]?.[1] ?? "--grey"})`;
}

/** A legible text colour on a colour. */
export function inkOn(colour: string): string {
  return ["yellow", "orange", "grey", "lime", "sky", "sand"].includes(colour) ? "#22303a" : "#ffffff";
}

/** The outline of a colour's sign, for use inside an SVG: about 20 wide, around 0. */
export function shapeOf(colour: string): string {
  return SHAPES[SIGNS[colour]?.[0] ?? "ring"] as string;
}

/** A colour's sign. It is hidden from screen readers: name the colour beside it. */
export function Sign({ colour, size = 18 }: { colour: string; size?: number }): JSX.Element {
  return (
    <svg class="sign" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
      <path
        d={shapeOf(colour)}
        fill={paintOf(colour)}
        fill-rule="evenodd"
        stroke="var(--sign-edge)"
        stroke-width="1"
      />
    </svg>
  );
}
