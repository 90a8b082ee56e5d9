import type { JSX } from "preact";

// Strokes in a square of 24 by 24.
const ICONS = {
  gear: "M15 5a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM9 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM4 7h9M17 7h3M4 17h3M11 17h9",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4 20.500c1-4 4-5.500 8-5.500s7 1.500 8 5.500",
  people:
    "M9 5a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7ZM2.500 19.500c.8-3.500 3-5 6.500-5s5.700 1.500 6.500 5M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.800c2 .7 3.100 2.300 3.500 4.700",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14",
  puzzle: "M4 8h4.500a2.300 2.300 0 1 1 3 0H16v4.500a2.300 2.300 0 1 1 0 3V20H4Z",
  games: "M4 4h7v7H4ZM13 13h7v7h-7ZM4 16.500h7M7.500 13v7M13 7.500h7",
  chat: "M4 5h16v11H10l-5 4v-4H4Z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  flag: "M6 21V4M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  check: "M5 12.500 10 17.500 19.500 7",
  close: "M6 6l12 12M18 6 6 18",
  branch: "M6 4v16M6 14c0-5 12-3 12-8M15 8l3-3 3 3",
  play: "M8 5v14l11-7Z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M18 5 9 12l9 7Z",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  backward: "M12 5l-8 7 8 7M20 5l-8 7 8 7",
  forward: "M4 5l8 7-8 7M12 5l8 7-8 7",
  last: "M18 5v14M6 5l9 7-9 7Z",
  bulb: "M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-3.800-3-7.500a6 6 0 0 1 12 0c0 3.700-3 5-3 7.500",
  chart: "M4 4v16h16M7 15l4-5 4 3 5-8",
  eye: "M2.500 12c3-5 6-7 9.500-7s6.500 2 9.500 7c-3 5-6 7-9.500 7s-6.500-2-9.500-7ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z",
  clock: "M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17ZM12 7.500V12l3 2.500",
  bot: "M6 9h12v9H6ZM12 9V5M12 4.500h.01M9.500 13v1.500M14.500 13v1.500M3.500 12v3M20.500 12v3",
  screen: "M3 5h18v11H3ZM8 20h8M12 16v4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  keyboard: "M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M17.500 10h.01M8 14h8",
  stop: "M8 3.500h8l4.500 4.500v8L16 20.500H8L3.500 16V8ZM8.500 12h7",
  quiet: "M4 9h4l5-4v14l-5-4H4ZM17 9.500l4 5M21 9.500l-4 5",
  again: "M20 5v5h-5M19.500 10a8 8 0 1 0 .5 4",
  more: "M5 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6ZM12 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6ZM19 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6Z",
} as const;

export type IconName = keyof typeof ICONS;

/** An icon beside a text, or on a button that has a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
