import type { JSX } from "preact";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import { Sign } from "../ui/sign";
import { SeatClock } from "./clock";
import type { Face } from "./face";
import { HintButton } from "./hint";
import "./turn.css";

/** Whose turn it is. */
export function turnText(table: TableModel): string {
  const now = table.now.value;
  const seat = now?.turn ?? -1;
  if (seat < 0) return t("turn-over");
  const name = table.nameOf(seat);
  if (table.choosing.value.length > 0)
    return table.chosen.value !== null
      ? t("turn-chosen")
      : table.myTurn.value
        ? t("turn-choose")
        : table.stillChoosing();
  if (table.myTurn.value) return table.you.value.length > 1 ? t("turn-of", { name }) : t("turn-yours");
  const told = table.info.value?.seats[seat];
  return told?.bot ? t("turn-bot", { name }) : t("turn-waiting", { name });
}

/** Whose turn it is and what to do now. */
export function TurnBar({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  const now = table.now.value;
  const seat = now?.turn ?? -1;
  const mine = table.myTurn.value;
  const chosen = table.chosen.value !== null;
  const all = table.info.value?.take_back;
  const alone = table.you.value.length === 1; // at this screen
  return (
    <div class={`tb-turn${mine ? " mine" : ""}${alone ? " alone" : ""}`}>
      {seat >= 0 && (
        <span class="tb-turn-sign">
          <Sign colour={table.colourOf(seat)} size={24} />
        </span>
      )}
      <p class="tb-turn-words" title={mine ? face.promptText(table) : undefined}>
        <strong>{turnText(table)}</strong>
        {mine && <span>{face.promptText(table)}</span>}
        {chosen && <span>{table.stillChoosing()}</span>}
      </p>
      {seat >= 0 && <SeatClock table={table} seat={seat} />}
      <HintButton table={table} />
      {now?.undo && (
        <button
          type="button"
          class="button small tb-undo"
          disabled={table.sending.value}
          onClick={() => void table.undo()}
          title={t(chosen ? "undo-choice-about" : all ? "undo-all-about" : "undo-about")}
        >
          <Icon name="undo" size={18} />
          <span>{t(chosen ? "undo-choice" : "undo")}</span>
        </button>
      )}
    </div>
  );
}
