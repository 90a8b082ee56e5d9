import { t } from "../core/lang";
import { asWords, type Mark } from "../core/rich";
import type { TableModel } from "../core/table";
import type { GoodAction, Look, TableHint } from "../net/schema";
import type { Face } from "./face";
import { percent } from "./review/figures";

/** Where to look, in words. */
export function lookText(look: Look, table: TableModel, face: Face): string {
  const { kind, place = "" } = look;
  return face.lookText?.(look, table) ?? t(place ? "hint-look-at" : "hint-look", { kind, place });
}

/** What a move brings, in words. */
export function effectTexts({ shown }: GoodAction, table: TableModel, face: Face, mark: Mark): string[] {
  const lines =
    face.effectTexts?.(shown, table, mark) ??
    shown.events.slice(1).map((event) => face.eventText(event, table, mark)); // the first is the move itself
  const told = lines.filter((line) => line !== "");
  return told.length > 0 ? told : [t("hint-later")];
}

/** A whole hint in words, a line for each move. */
export function hintTexts({ look, actions }: TableHint, table: TableModel, face: Face): string[] {
  if (actions.length === 0) return [lookText(look, table, face)];
  return actions.map((good) =>
    [
      `${face.actionText(good.text, table)}: ${percent(good.chance)}.`,
      ...effectTexts(good, table, face, asWords),
    ].join(" "),
  );
}
