import type { JSX } from "preact";
import { inkOn, paintOf, shapeOf } from "../../ui/sign";

// The seven souvenirs, each centred on 0 and about 24 wide: a body in ink, and a few light lines in it.
const SOUVENIRS: Record<string, [body: string, lines: string]> = {
  bell: [
    "M0-11C1.4-11 2.2-10 2.1-8.8 5.6-7.8 7-5 7-1.5 7 2 8 4 9.5 5.5V7H-9.5V5.5C-8 4-7 2-7-1.5-7-5-5.6-7.8-2.1-8.8-2.2-10-1.4-11 0-11ZM-2.6 8.4H2.6A2.6 2.6 0 0 1-2.6 8.4Z",
    "M-6.4 3.2H6.4M-3.6-4.6C-4.3-3.6-4.5-2-4.4 0",
  ],
  crab: [
    "M0-3.4C5-3.4 8-.8 8 2.4 8 6 4.6 8.2 0 8.2S-8 6-8 2.4C-8-.8-5-3.4 0-3.4ZM-6.4-1.6C-9.4-3.4-10-6.4-8.6-9.2-8-7.6-7-6.9-5.4-7.2-3.6-5.8-4-3.4-5.2-2.4ZM6.4-1.6C9.4-3.4 10-6.4 8.6-9.2 8-7.6 7-6.9 5.4-7.2 3.6-5.8 4-3.4 5.2-2.4ZM-7.6 4.2-11.2 3.4-11.6 4.6-7.4 5.8ZM7.6 4.2 11.2 3.4 11.6 4.6 7.4 5.8ZM-6 6.8-8.6 9.6-7.6 10.4-4.4 8ZM6 6.8 8.6 9.6 7.6 10.4 4.4 8Z",
    "M-3 .2V-2.2M3 .2V-2.2M-3.4 4.4C-1.4 5.8 1.4 5.8 3.4 4.4",
  ],
  gull: [
    "M5.2-9.6C7-9.6 8.2-8.6 8.5-7.2L12-5.8 8.4-5.2C8-1 5 4.4-.6 5.2H-4L-12 1.4C-8 .8-5.4-1.6-3.4-4.2-1.4-6.8 1.6-6.4 2-7.2 2.6-8.8 3.8-9.6 5.2-9.6ZM-1.4 5.8H-.2V10H2V11H-2.6V10H-1.4ZM2.2 5H3.4V10H5.6V11H1V10H2.2Z",
    "M5.8-7.2H6.1M-7 1.4C-3 2 1 .6 3.4-2.4",
  ],
  lantern: [
    "M-3.4-10.4H3.4V-8H-3.4ZM0-7.2C5.4-7.2 8.6-4 8.6-.4S5.4 6.4 0 6.4-8.6 3.2-8.6-.4-5.4-7.2 0-7.2ZM-3.4 7.2H3.4V9H-3.4ZM-.8 9.2H.8V11.8H-.8Z",
    "M0-6.4V5.6M-3.6-6C-5.4-2.4-5.4 1.6-3.6 5.2M3.6-6C5.4-2.4 5.4 1.6 3.6 5.2",
  ],
  poppy: [
    "M0-2C-2.4-5-2.4-8.6 0-10.6 2.4-8.6 2.4-5 0-2ZM-1.6-1.4C-5.4-1-8.4-3-9-6.2-5.8-7.4-2.8-5.4-1.6-1.4ZM1.6-1.4C5.4-1 8.4-3 9-6.2 5.8-7.4 2.8-5.4 1.6-1.4ZM-7.4 0C-4.4 2.4 4.4 2.4 7.4 0 5.6-2 2-2 0-1-2-2-5.6-2-7.4 0ZM-.8 1.6H.8V11H-.8ZM.4 8.6C2 5 4.8 4.2 7 4.8 6.2 7.4 3.6 9.4.4 8.6Z",
    "M0-6V-4.4",
  ],
  seal: [
    "M3.4-10.8C6.6-11 9-9 10.8-6.8 11.4-6 10.8-5 9.8-5L6.2-4.8C5.8-1.4 7.2 1.4 8.2 4.2 9.2 7 8.4 9.4 6 9.4H-3.4C-5.4 9.4-6.8 8.8-7.8 7.8-9.2 8.8-10.6 9-11.8 8.6-11.4 7.4-10.6 6.4-9.6 5.8-10.4 4.8-10.8 3.6-10.8 2.4-9 2.6-7.4 3.6-6.4 5-3.8 4.4-1.6 1.6-1-2.4-.4-6.6-.4-10.4 3.4-10.8Z",
    "M5.6-7.6H5.9M8.2-5.8C9-6.4 9.8-6.6 10.6-6.4M3.2 9C3.4 6.2 2.2 3.6.4 2.4",
  ],
  whale: [
    "M-10.6-4.4C-9.4-2.8-8.2-2.2-6.8-2.2-6.4-4-7-5.8-8.2-7-5.4-7.2-3.4-5.6-3.2-2.2-3 .6-1 1-.2-.8 1.6-4.8 5-6 7.6-5 11-3.6 11.6 1.4 9.6 4.8 8 7.4 4.6 8.6.4 8.6-5.4 8.6-9.4 5.6-9.2.4-10.4-.8-11-2.6-10.6-4.4ZM5.8-6.4V-8.4C5.2-9.8 4-10.2 2.8-9.6 3.2-11.2 5.6-11.6 6.4-9.8 7.2-11.6 9.6-11.2 10-9.6 8.8-10.2 7.6-9.8 7-8.4V-6.4Z",
    "M7.4.2H7.7M1 5C4.4 6.8 8 6 9.8 3.6",
  ],
};

/** A souvenir without its token, inside an SVG. `ink` is its colour, `line` that of the lines in it. */
export function SouvenirShape({ symbol, scale = 1 }: { symbol: string; scale?: number }): JSX.Element {
  const [body, lines] = SOUVENIRS[symbol] ?? (SOUVENIRS.bell as [string, string]);
  return (
    <g class="tk-souvenir" transform={`scale(${scale})`}>
      <path class="tk-souvenir-body" d={body} />
      <path class="tk-souvenir-lines" d={lines} />
    </g>
  );
}

/** A souvenir token. Hidden from screen readers, so name it in the text beside it. */
export function Token({
  symbol,
  size = 34,
  has = true,
}: {
  symbol: string;
  size?: number;
  has?: boolean;
}): JSX.Element {
  return (
    <svg
      class={has ? "tk-token" : "tk-token lacks"}
      width={size}
      height={size}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="tk-token-rim" r="16.5" />
      <SouvenirShape symbol={symbol} scale={1.02} />
    </svg>
  );
}

const FERRY = "M-7.4 1.6H7.4L5 5.6H-5ZM-5 .4V-2H5V.4ZM-2.2-3V-6.4H.6V-3Z";

/** The symbol on a space that needs a ferry card. */
export function FerryMark(): JSX.Element {
  return (
    <g class="tk-ferry-mark">
      <circle r="10.5" />
      <path d={FERRY} />
    </g>
  );
}

/** A cable car from the side, centred on 0, with its owner's symbol in the middle. */
export function Car({
  colour,
  length,
  upright = 0,
}: {
  colour: string;
  length: number;
  upright?: number;
}): JSX.Element {
  const half = length / 2;
  const seats = Math.min(half - 12, 17);
  return (
    <g class="tk-car">
      <rect class="tk-car-shade" x={-half + 1} y={7} width={length - 2} height={6} rx={3} />
      <path
        class="tk-car-body"
        fill={paintOf(colour)}
        d={`M${-half} -6H${half}L${half - 1} 9Q${half - 1.4} 11 ${half - 3.5} 11H${-half + 3.5}Q${-half + 1.4} 11 ${-half + 1} 9Z`}
      />
      <path
        class="tk-car-roof"
        fill={paintOf(colour)}
        d={`M${-half - 1.5} -6Q${-half + 1} -11.5 ${-half + 8} -11.5H${half - 8}Q${half - 1} -11.5 ${half + 1.5} -6Z`}
      />
      {[-1, 1].map((side) => (
        <g key={side}>
          <rect
            class="tk-car-glass"
            x={side * (half - 3 - seats / 2) - seats / 2}
            y={-4}
            width={seats}
            height={7}
            rx={1.4}
          />
          <path class="tk-car-bar" d={`M${side * (half - 3 - seats / 2)} -4V3`} />
        </g>
      ))}
      <path class="tk-car-trim" d={`M${-half + 2} 6H${half - 2}`} />
      <g transform={`rotate(${upright})`}>
        <circle class="tk-car-badge" r="9" />
        <path
          d={shapeOf(colour)}
          fill={paintOf(colour)}
          fill-rule="evenodd"
          transform="scale(.66)"
          class="tk-car-sign"
        />
      </g>
    </g>
  );
}

/** A seat's car by itself, for figures and lists. */
export function CarIcon({ colour, size = 34 }: { colour: string; size?: number }): JSX.Element {
  return (
    <svg
      class="tk-car-icon"
      width={size}
      height={size * 0.54}
      viewBox="-27 -14 54 29"
      aria-hidden="true"
      focusable="false"
    >
      <Car colour={colour} length={50} />
    </svg>
  );
}

/** A colour's symbol, legible on that colour, inside an SVG. */
export function SignOn(props: { colour: string; x?: number; y?: number; scale: number }): JSX.Element {
  const { colour, x = 0, y = 0, scale } = props;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
  return <path d={shapeOf(colour)} fill={inkOn(colour)} fill-rule="evenodd" transform={place} />;
}
