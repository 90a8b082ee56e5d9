import type { TableModel } from "../../core/table";
import type { Event } from "../../net/schema";

/** Colours of seats; each has a sign of its own. */
export const COLOURS: readonly string[] = [
  "yellow",
  "blue",
  "orange",
  "green",
  "purple",
  "black",
  "pink",
  "teal",
];

/** What the server sends of any game, whether the page knows it or not. */
interface Described {
  text?: string;
}

/** The position in words, as the server writes it for the viewer. */
export function positionText(table: TableModel): string {
  return (table.view.value as Described | null)?.text ?? "";
}

/** An event in words, as the server writes it. */
export function eventText(event: Event): string {
  return (event as Described).text ?? "";
}

/** Does an action have every word that was typed, in any order? */
export function isMeant(action: string, typed: string): boolean {
  const text = action.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
