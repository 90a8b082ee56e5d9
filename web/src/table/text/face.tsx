import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { number, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { pointerOf, useScrollable } from "../../ui/input";
import type { Face } from "../face";
import { eventText, isMeant, positionText } from "./text";
import "./text.css";

const MANY = 12; // from this number of actions on, show a filter
const MOST = 60; // actions shown at once

interface Props {
  table: TableModel;
}

/** The position as the server writes it. */
function Board({ table }: Props): JSX.Element {
  const box = useRef<HTMLPreElement>(null);
  useScrollable(box);
  return (
    <section class="tx-board" aria-labelledby="tx-position">
      <h2 id="tx-position" class="unseen">
        {t("text-position")}
      </h2>
      {!table.isOver.value && <p class="tx-note">{t("text-note")}</p>}
      <pre ref={box} class="tx-position">
        {positionText(table)}
      </pre>
    </section>
  );
}

/** The legal actions as buttons. */
function Hand({ table }: Props): JSX.Element {
  const filter = useSignal("");
  const legal = table.legal.value;
  if (!table.myTurn.value) return <p class="tx-wait soft">{t("text-wait")}</p>;
  const found = legal.filter((action) => isMeant(action, filter.value));
  const shown = found.slice(0, MOST);
  return (
    <div class="tx-actions">
      {legal.length > MANY && (
        <input
          class="field"
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-label={t("text-filter")}
          placeholder={t("text-filter")}
          value={filter.value}
          onInput={(event) => {
            filter.value = event.currentTarget.value;
          }}
        />
      )}
      <ul aria-label={t("text-actions")}>
        {shown.map((action) => (
          <li key={action}>
            <button
              type="button"
              class={`button${table.proposed.value === action ? " proposed" : ""}`}
              aria-pressed={table.proposed.value === action}
              aria-disabled={table.sending.value}
              onClick={(event) => void table.choose(action, pointerOf(event))}
            >
              {action}
            </button>
          </li>
        ))}
      </ul>
      <p class="soft tx-count" role="status">
        {found.length > MOST && t("text-more", { shown: number(MOST), count: found.length })}
        {found.length === 0 && legal.length > 0 && t("text-none")}
      </p>
    </div>
  );
}

/** A game that brings no face to the page: its position as text, and its legal actions as a list. */
export const face: Face = {
  Board,
  Hand,
  sounds: {},
  eventText,
  actionText: (action) => action,
  promptText: () => t("text-ask"),
  handTexts: () => null,
  reasonText: (problem) => problem.message || null,
};
