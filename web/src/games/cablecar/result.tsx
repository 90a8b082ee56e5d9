import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Scoring } from "../../table/ending";
import { SeatName } from "../../table/seatname";
import { paintOf, Sign } from "../../ui/sign";
import { type ScoringStep, scoringSteps } from "./scoring";
import { boardView, selectionOf } from "./selection";
import "./result.css";

/** How Cable Car and the company game are scored: lines, or shares; they stand out on the board. */
export const scoring: Scoring<ScoringStep> = {
  steps(table) {
    const view = boardView(table.view.value);
    return view?.scores ? scoringSteps(view) : [];
  },
  light(table, step) {
    selectionOf(table).lit.value = step?.stations.length ? new Set(step.stations) : null;
  },
  Sheet,
};

interface SheetProps {
  table: TableModel;
  steps: readonly ScoringStep[];
  told: number;
}

/** A row for each seat: its total as a number and a bar, and what it is made of. */
function Sheet({ table, steps, told }: SheetProps): JSX.Element | null {
  const view = boardView(table.view.value);
  if (!view?.scores) return null;
  const most = Math.max(1, ...view.scores);
  const done = told >= steps.length;
  return (
    <>
      <ol class="cc-result-rows">
        {view.scores.map((_, seat) => (
          <Row key={seat} table={table} seat={seat} most={most} steps={steps.slice(0, told)} />
        ))}
      </ol>
      {view.game === "company" && done ? <p class="soft cc-result-note">{t("cc-result-bonus-why")}</p> : null}
    </>
  );
}

interface RowProps {
  table: TableModel;
  seat: number;
  most: number;
  /** Those told so far. */
  steps: readonly ScoringStep[];
}

function Row({ table, seat, most, steps }: RowProps): JSX.Element {
  const colour = table.colourOf(seat);
  const own = steps.flatMap(({ items }, at) =>
    items.flatMap((item) => (item.seat === seat ? [{ ...item, now: at === steps.length - 1 }] : [])),
  );
  const total = own.reduce((sum, { points }) => sum + points, 0);
  return (
    <li class="cc-result-row" style={{ "--cc-paint": paintOf(colour), "--cc-part": total / most }}>
      <span class="cc-result-name">
        <Sign colour={colour} size={22} />
        <SeatName table={table} seat={seat} />
      </span>
      <span class="cc-result-bar" aria-hidden="true" />
      <strong class="cc-result-total">{total}</strong>
      <ul class="cc-result-items">
        {own.map((item, n) => (
          <li key={n} class={item.now ? "cc-result-item now" : "cc-result-item"} title={item.text}>
            <span class="unseen">{item.text}</span>
            <span aria-hidden="true" class="cc-result-chip">
              {item.colour ? <Sign colour={item.colour} size={15} /> : null}
              <span class="soft">{item.label}</span>
              <b>{item.points}</b>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
