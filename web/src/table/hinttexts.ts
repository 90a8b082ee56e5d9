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

/** What a move brings, in short texts with its things to be drawn or said. */
export function effectTexts(good: GoodAction, table: TableModel, face: Face, mark: Mark): string {
  const { events } = good.shown;
  const lines =
    face.effects?.(events, table.now.value?.turn ?? -1, table, mark) ??
    events.slice(1).map((event) => face.eventText(event, table, mark)); // the first is the move itself
  return lines.filter((line) => line !== "").join(" · ") || t("hint-later");
}

/** A whole hint in words, a line for each move. */
export function hintTexts({ look, actions }: TableHint, table: TableModel, face: Face): string[] {
  if (actions.length === 0) return [lookText(look, table, face)];
  return actions.map(
    (good) =>
      `${face.actionText(good.text, table)}: ${percent(good.chance)}. ${effectTexts(good, table, face, asWords)}`,
  );
}
