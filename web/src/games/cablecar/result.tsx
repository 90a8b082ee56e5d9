import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { list, t } from "../../core/lang";
import { animations } from "../../core/settings";
import type { TableModel } from "../../core/table";
import { paintOf, Sign } from "../../ui/sign";
import type { BoardViewData } from "./geometry";
import { type ScoringStep, scoringSteps } from "./scoring";
import { boardView } from "./selection";
import "./result.css";

const PAUSE = 620;

/** The final scoring, step by step with running totals. */
export function Result({ table }: { table: TableModel }): JSX.Element | null {
  const view = boardView(table.view.value);
  const rounds = view ? scoringSteps(view) : [];
  const steps = rounds.length;
  // do not make players wait who have seen it before
  const last = table.log.value.at(-1)?.number ?? 0;
  const known = table.seenBefore !== null && table.seenBefore >= last && last > 0;
  const [at, setAt] = useState(known || !animations.value ? steps : 0);
  useEffect(() => {
    if (at >= steps) return;
    const timer = setTimeout(() => setAt(at + 1), at === 0 ? PAUSE : (rounds[at]?.pause ?? PAUSE));
    return () => clearTimeout(timer);
  }, [at, steps]);
  if (!view?.scores) return null;
  const done = at >= steps;
  const shown = rounds.slice(0, at);
  const now = rounds[Math.max(0, at - 1)];
  const totals = view.scores.map((_, seat) =>
    shown.reduce(
      (sum, round) =>
        sum + round.items.reduce((all, item) => all + (item.seat === seat ? item.points : 0), 0),
      0,
    ),
  );
  const most = Math.max(1, ...view.scores);
  const winner = t("cc-result-winner", {
    winners: list(view.winners.map((seat) => table.nameOf(seat))),
    count: view.winners.length,
  });
  return (
    <section class="cc-result" aria-labelledby="cc-result-title">
      <h2 id="cc-result-title">
        {t("cc-result")}
        <span class="cc-result-round" aria-live="polite">
          {done ? <span class="unseen">{winner}</span> : now?.title}
        </span>
      </h2>
      <ol class="cc-result-rows">
        {view.scores.map((_, seat) => (
          <Row
            key={seat}
            table={table}
            view={view}
            seat={seat}
            total={totals[seat] ?? 0}
            most={most}
            rounds={shown}
            done={done}
          />
        ))}
      </ol>
      <div class="row">
        {done ? (
          <button type="button" class="button small plain" onClick={() => setAt(0)}>
            {t("cc-result-again")}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => setAt(steps)}>
            {t("cc-result-skip")}
          </button>
        )}
        {view.game === "company" && done ? (
          <p class="soft cc-result-note">{t("cc-result-bonus-why")}</p>
        ) : null}
      </div>
    </section>
  );
}

interface RowProps {
  table: TableModel;
  view: BoardViewData;
  seat: number;
  total: number;
  most: number;
  rounds: ScoringStep[];
  done: boolean;
}

function Row({ table, view, seat, total, most, rounds, done }: RowProps): JSX.Element {
  const colour = table.colourOf(seat);
  const items = rounds.flatMap((round) => round.items.filter((item) => item.seat === seat));
  const won = done && view.winners.includes(seat);
  return (
    <li
      class={won ? "cc-result-row won" : "cc-result-row"}
      style={{ "--cc-paint": paintOf(colour), "--cc-part": total / most }}
    >
      <span class="cc-result-name">
        <Sign colour={colour} size={22} />
        {table.nameOf(seat)}
      </span>
      <span class="cc-result-bar" aria-hidden="true" />
      <strong class="cc-result-total">{total}</strong>
      <ul class="cc-result-items">
        {items.map((item, n) => (
          <li key={n} class="cc-result-item" title={item.text}>
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
