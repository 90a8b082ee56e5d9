import { list, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Event } from "../../net/schema";

/** The position as the server writes it for the viewer. */
export function positionText(table: TableModel): string {
  const view = table.view.value;
  return view && "text" in view ? String(view.text) : "";
}

const SEATS = new Set(["player", "players", "seats", "winner", "winners"]); // fields that hold seats, besides `seat`

/** An event of any game, by its name and fields: `Ann: tile laid (tile SWNE, space b1)`. */
export function eventText(event: Event, table: TableModel): string {
  const { event: kind, seat, ...fields } = event as { event: string } & Record<string, unknown>;
  if (kind === "game_over" && Array.isArray(fields.winners)) {
    const names = fields.winners.map((winner: number) => table.nameOf(winner));
    return t("result-won", { names: list(names), count: names.length });
  }
  const details = Object.entries(fields)
    .map(([name, value]) => fieldText(name, value, table))
    .filter((text) => text !== "");
  const what = `${spaced(kind)}${details.length > 0 ? ` (${details.join(", ")})` : ""}`;
  return typeof seat === "number" ? `${table.nameOf(seat)}: ${what}` : what;
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

/** A field in words; nothing for what is unknown, empty or false. */
function fieldText(name: string, value: unknown, table: TableModel): string {
  if (value === true) return spaced(name);
  const text = valueText(value, SEATS.has(name) ? (seat) => table.nameOf(seat) : String);
  return text === "" ? "" : `${spaced(name)} ${text}`;
}

function valueText(value: unknown, numberText: (value: number) => string): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "number") return numberText(value);
  if (Array.isArray(value)) return list(value.map((one) => valueText(one, numberText)));
  if (typeof value === "object")
    return list(Object.entries(value).map(([name, count]) => `${valueText(count, String)} ${name}`));
  return String(value);
}

/** Does an action have every word that was typed, in any order? */
export function isMeant(action: string, typed: string): boolean {
  const text = action.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
