import type { JSX } from "preact";
import type { MapBoard } from "../../net/schema";

// Small drawings of sights where the map has room. The point is the middle of a drawing's base.
const DRAWINGS: Record<string, string> = {
  // the prison and the lighthouse
  island:
    "M-30 0V-9H-18V-14H6V-9H12V0ZM20 0 21.5-22H26.5L28 0ZM21-23H27V-27H21ZM-26-6.5V-3.5M-14-10.5V-7.5M-8-10.5V-7.5M-2-10.5V-7.5",
  // a fluted tower on its hill
  tower: "M-6 0V-30Q-6-36-4-36H4Q6-36 6-30V0ZM-2.5-2V-28M2.5-2V-28M-5-36V-40H5V-36ZM-9 0H9",
  pyramid: "M-10 0 0-52 10 0ZM-6.6-18 -9.6-12V-4M6.6-18 9.6-12V-4M-3.6-32H3.6M-5.6-22H5.6M-7.6-12H7.6",
  // three legs, two waists
  mast: "M-9 0-4-26V-46M9 0 4-26V-46M0 0V-46M-7-10H7M-5-22H5M-4-34H4M-4-46V-58M4-46V-58M0-46V-62",
  houses:
    "M-26 0V-16L-19-25-12-16V0ZM-12 0V-16L-5-25 2-16V0ZM2 0V-16L9-25 16-16V0ZM-22-10H-16V-5H-22ZM-8-10H-2V-5H-8ZM6-10H12V-5H6ZM-19-17V-20M-5-17V-20M9-17V-20",
  temple:
    "M-18 0V-16H-13V0M18 0V-16H13V0M-6 0V-16M6 0V-16M-20-16H20V-20H-20ZM-14-20C-14-32-7-38 0-38S14-32 14-20M0-38V-42",
  pagoda:
    "M-18 0H18M-11 0V-8M11 0V-8M-18-8Q-12-9-9-14H9Q12-9 18-8ZM-8-14V-20M8-14V-20M-15-20Q-10-21-7-26H7Q10-21 15-20ZM0-26V-34",
  windmill: "M-6 0-4-20H4L6 0ZM0-22-14-30M0-22 14-14M0-22-8-8M0-22 8-36M-14-30-12-34M14-14 12-10M8-36 12-33",
  boat: "M-14 0H14L9 7H-10ZM0-2V-30L13-4ZM-2-3V-24L-11-4Z",
  ship: "M-24 0H26L20 9H-18ZM-14 0V-7H12V0M-8-7V-12H6V-7M0-12V-19H4V-12M-10-4H-8M-4-4H-2M2-4H4M8-4H10",
  tail: "M0 8C-1 0-5-4-14-6-12-10-4-11 0-6 4-11 12-10 14-6 5-4 1 0 0 8ZM-16 9q4-3 8 0M8 9q4-3 8 0",
  palm: "M0 0C2-8 1-14 0-20M0-20C-6-26-12-22-13-17M0-20C6-26 12-22 13-17M0-20C-3-29-9-29-12-26M0-20C3-29 9-29 12-26M0-20C-5-20-8-15-7-11M0-20C5-20 8-15 7-11",
};

const SAN_FRANCISCO: [drawing: string, x: number, y: number, scale: number][] = [
  ["island", 744, 52, 0.66],
  ["tower", 862, 388, 0.9],
  ["pyramid", 842, 302, 0.8],
  ["mast", 536, 984, 0.85],
  ["houses", 506, 560, 0.84],
  ["temple", 306, 386, 0.72],
  ["pagoda", 120, 730, 0.85],
  ["windmill", 68, 716, 0.9],
  ["palm", 882, 742, 0.9],
  ["palm", 902, 752, 0.72],
  ["palm", 640, 858, 0.7],
  ["boat", 452, 118, 0.9],
  ["boat", 908, 128, 0.7],
  ["boat", 1172, 400, 0.85],
  ["boat", -150, 330, 1.1],
  ["ship", 560, 128, 0.72],
  ["ship", 1166, 640, 0.8],
  ["ship", -190, 760, 1],
  ["ship", 1400, 420, 1],
  ["tail", 300, 128, 0.8],
  ["tail", 1168, 880, 0.9],
  ["tail", -90, 560, 1],
  ["boat", 1330, 740, 1],
];

/** The sights of the city, faint so that routes and names stand out. */
export function Landmarks({ board }: { board: MapBoard }): JSX.Element | null {
  if (board.name !== "san-francisco") return null;
  return (
    <g class="tk-landmarks">
      {SAN_FRANCISCO.map(([drawing, x, y, scale]) => (
        <path
          key={`${drawing}${x}`}
          class={["boat", "ship", "tail"].includes(drawing) ? "tk-afloat" : "tk-landmark"}
          d={DRAWINGS[drawing]}
          transform={`translate(${x} ${y}) scale(${scale})`}
          vector-effect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}
