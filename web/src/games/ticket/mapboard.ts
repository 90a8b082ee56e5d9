import { boardOf } from "../../net/boards";
import type { MapBoard, MapLocation, MapRoute, TicketViewData, ViewData } from "../../net/schema";

const board = boardOf<MapBoard>("ticket");

/** The board, once it is loaded. All tables share it. */
export const mapBoard = board.data;
export const boardFailed = board.failed;
export const loadBoard = (): void => board.load();

/** The kinds of cards, in the order of a hand. */
export function cardKinds(): string[] {
  return Object.keys(mapBoard.value?.cards ?? {});
}

export function colourOf(seat: number): string {
  return mapBoard.value?.seats[seat] ?? "grey";
}

export function routeNamed(on: MapBoard, name: string): MapRoute | undefined {
  return on.routes.find((route) => route.name === name);
}

export function placeNamed(on: MapBoard, name: string): MapLocation | undefined {
  return on.locations.find((location) => location.name === name);
}

/** The middle of a route as it is drawn. */
export function middleOf(route: MapRoute): { x: number; y: number } {
  const [first, second] = [route.spaces[(route.length - 1) >> 1], route.spaces[route.length >> 1]];
  return { x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2 };
}

/** The view data, if it is this game's. */
export function ofTicket(view: ViewData | null | undefined): TicketViewData | null {
  return view?.game === "ticket" ? view : null;
}
