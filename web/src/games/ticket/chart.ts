import { signal } from "@preact/signals";
import { get } from "../../net/api";
import type { Chart, ChartLocation, ChartRoute, TicketViewData, ViewData } from "../../net/schema";

/** The kinds of cards, in the order of a hand. */
export const CARDS = ["blue", "green", "black", "purple", "red", "orange", "ferry"];

/** The colours of seats: none of them is the colour of a card. */
const SEATS = ["yellow", "brown", "pink", "teal"];

export function colourOf(seat: number): string {
  return SEATS[seat] ?? "grey";
}

/** The board, once it is here. All tables play on the same. */
export const chart = signal<Chart | null>(null);
export const chartFailed = signal(false);

let asked = false;
export function loadChart(): void {
  if (asked) return;
  asked = true;
  chartFailed.value = false;
  get<Chart>("/api/games/ticket/board").then(
    (found) => {
      chart.value = found;
    },
    () => {
      asked = false;
      chartFailed.value = true;
    },
  );
}

export function routeNamed(board: Chart, name: string): ChartRoute | undefined {
  return board.routes.find((route) => route.name === name);
}

export function placeNamed(board: Chart, name: string): ChartLocation | undefined {
  return board.locations.find((location) => location.name === name);
}

/** The middle of a route as it is drawn. */
export function middleOf(route: ChartRoute): { x: number; y: number } {
  const [first, second] = [route.spaces[(route.length - 1) >> 1], route.spaces[route.length >> 1]];
  return { x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2 };
}

/** A view, if it is one of this game. */
export function ofTicket(view: ViewData | null | undefined): TicketViewData | null {
  return view?.game === "ticket" ? view : null;
}
