import type { JSX } from "preact";
import { gamePage } from "../games";
import "./vignette.css";

/** A small picture of a game. */
export function Vignette({ game }: { game: string }): JSX.Element {
  const Picture = gamePage(game)?.Vignette ?? Dice;
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

/** For games that bring no picture: two dice in the fog. */
function Dice(): JSX.Element {
  return (
    <g>
      <rect class="vg-sky" width="320" height="150" />
      <path class="vg-far" d="M0 112Q80 66 170 98T320 78V150H0Z" />
      <g transform="translate(134 76) rotate(-12)">
        <rect class="vg-die" x="-30" y="-30" width="60" height="60" rx="10" />
        <path class="vg-pips" d="M-14-14h0M14 14h0M0 0h0M14-14h0M-14 14h0" />
      </g>
      <g transform="translate(198 88) rotate(14)">
        <rect class="vg-die" x="-26" y="-26" width="52" height="52" rx="9" />
        <path class="vg-pips" d="M-12-12h0M12 12h0" />
      </g>
      <ellipse class="vg-fog" cx="90" cy="132" rx="120" ry="13" />
      <ellipse class="vg-fog" cx="246" cy="126" rx="110" ry="12" />
    </g>
  );
}
