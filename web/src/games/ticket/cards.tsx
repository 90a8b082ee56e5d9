import type { JSX } from "preact";
import { inkOn, paintOf, shapeOf } from "../../ui/sign";
import type { Cards } from "./actions";
import { cardKinds } from "./mapboard";
import "./cards.css";

const HILLS = "M4 66C14 52 24 50 32 56S48 62 56 44V80Q56 86 50 86H10Q4 86 4 80Z";
const STREET = "M4 78C18 74 34 66 56 50";

/** A card; `back` if it lies face down. Hidden from screen readers, so name it in the text beside it. */
export function CardFace({ card, width }: { card: string; width?: number }): JSX.Element {
  return (
    <svg
      class="tk-card-face"
      {...(width ? { width, height: width * 1.5 } : {})}
      viewBox="0 0 60 90"
      aria-hidden="true"
      focusable="false"
    >
      {card === "back" ? <Back /> : card === "tickets" ? <TicketBack /> : <Front card={card} />}
    </svg>
  );
}

function Front({ card }: { card: string }): JSX.Element {
  const ink = inkOn(card);
  const ferry = card === "ferry";
  return (
    <>
      <rect class="tk-card-edge" x=".75" y=".75" width="58.5" height="88.5" rx="7" />
      <rect x="4" y="4" width="52" height="82" rx="4.5" fill={ferry ? "#1f5560" : paintOf(card)} />
      {ferry ? <FerryScene /> : <HillScene card={card} />}
      <g transform="translate(14.5 14.5)">
        <path d={shapeOf(card)} fill={ink} fill-rule="evenodd" transform="scale(.72)" />
      </g>
      <g transform="translate(45.5 75.5) rotate(180)">
        <path d={shapeOf(card)} fill={ink} fill-rule="evenodd" transform="scale(.72)" />
      </g>
    </>
  );
}

/** A cable car that climbs a street, its lamp lit, under a bank of fog. */
function HillScene({ card }: { card: string }): JSX.Element {
  return (
    <>
      <path d="M24 16H50M30 21.5H52M22 27H40" class="tk-card-fog" />
      <path d={HILLS} fill="#000" fill-opacity=".2" />
      <path d={STREET} class="tk-card-rail" />
      <g transform="translate(31 53) rotate(-24)">
        <path d="M-17-7H17L15.5 9H-15.5Z" fill="#fbf3df" />
        <path d="M-19-7Q-17-12-11-12H11Q17-12 19-7Z" fill="#fbf3df" />
        <path d="M-14-4.6H-6.5V2H-14ZM6.5-4.6H14V2H6.5Z" fill={paintOf(card)} />
        <path d="M-15.8 5H15.8" stroke={paintOf(card)} stroke-width="1.6" />
        <path
          d={shapeOf(card)}
          fill={paintOf(card)}
          fill-rule="evenodd"
          transform="translate(0 -1.2) scale(.5)"
        />
      </g>
    </>
  );
}

/** The ferry takes all colours: they are its pennants. */
function FerryScene(): JSX.Element {
  const colours = cardKinds().filter((kind) => kind !== "ferry");
  return (
    <>
      <path d="M24 14H50M30 19.5H52" class="tk-card-fog" />
      <path d="M10 34 30 24 51 34" fill="none" stroke="#fbf3df" stroke-width="1" />
      {colours.map((colour, at) => (
        <path
          key={colour}
          d="M-2.6 0H2.6L0 6.4Z"
          fill={paintOf(colour)}
          stroke="#fbf3df"
          stroke-width=".8"
          transform={`translate(${13 + at * 6.9} ${34.4 - (at < 3 ? at : 5 - at) * 3.3})`}
        />
      ))}
      <path d="M29.2 24H30.8V44H29.2Z" fill="#fbf3df" />
      <path d="M18 44H43V51H18ZM12 52.5H49L43 64H18Z" fill="#fbf3df" />
      <path d="M21 46H24V49H21ZM27 46H30V49H27ZM33 46H36V49H33ZM39 46H41V49H39Z" fill="#1f5560" />
      <path
        d="M6 67q6-5 12 0t12 0 12 0 12 0M6 74q6-5 12 0t12 0 10 0"
        fill="none"
        stroke="#8fc3cb"
        stroke-width="2"
        stroke-linecap="round"
      />
    </>
  );
}

function Back(): JSX.Element {
  return (
    <>
      <rect class="tk-card-edge" x=".75" y=".75" width="58.5" height="88.5" rx="7" />
      <rect x="4" y="4" width="52" height="82" rx="4.5" fill="#8c2f2b" />
      <rect x="8" y="8" width="44" height="74" rx="3" fill="none" stroke="#d9ad5f" />
      <path
        d="M11 62C19 52 26 50 31 54S44 60 49 48M11 70C19 60 26 58 31 62S44 68 49 56M11 28q5-4 9.5 0t9.5 0 9.5 0 9.5 0M15 21q5-4 9.5 0t9.5 0 9.5 0"
        class="tk-card-back-lines"
      />
      <circle cx="30" cy="42" r="9" fill="#8c2f2b" stroke="#d9ad5f" stroke-width="1.4" />
      <path d="M24 43.5H36L34.6 47H25.4ZM25.4 42V38.4H34.6V42Z" fill="#d9ad5f" />
    </>
  );
}

function TicketBack(): JSX.Element {
  return (
    <>
      <rect class="tk-card-edge" x=".75" y=".75" width="58.5" height="88.5" rx="7" />
      <rect x="4" y="4" width="52" height="82" rx="4.5" fill="#f6ecd4" />
      <rect x="8" y="8" width="44" height="74" rx="3" fill="none" stroke="#b88a3b" />
      <path
        d="M17 68C17 52 44 58 43 42S22 38 24 24"
        fill="none"
        stroke="#8c2f2b"
        stroke-width="2.6"
        stroke-dasharray="5 4"
        stroke-linecap="round"
      />
      <circle cx="17" cy="69" r="4.6" fill="#fbf8f0" stroke="#22303a" stroke-width="2" />
      <path d="M24 24c-6-7-5-14 0-14s6 7 0 14Z" fill="#8c2f2b" />
      <circle cx="24" cy="15.6" r="2.2" fill="#fbf8f0" />
    </>
  );
}

/** Cards side by side, as a payment. */
export function CardRow({ cards, width = 26 }: { cards: Cards; width?: number }): JSX.Element {
  return (
    <span class="tk-card-row">
      {cardKinds().flatMap((kind) =>
        Array.from({ length: cards[kind] ?? 0 }, (_, at) => (
          <CardFace key={`${kind}${at}`} card={kind} width={width} />
        )),
      )}
    </span>
  );
}
