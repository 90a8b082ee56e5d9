import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { list, number, t } from "../../core/lang";
import { animations } from "../../core/settings";
import type { TableModel } from "../../core/table";
import type { Result as Count, TicketViewData } from "../../net/schema";
import { colourOf } from "./mapboard";
import { endsName } from "./names";
import { pointsAfter, type Step, scoringSteps } from "./scoring";
import { litOf, selectionOf } from "./selection";
import { CarIcon, Token } from "./symbols";
import "./result.css";

const PAUSE = 1300; // milliseconds for each step
const TICKET_PAUSE = 1500;

/** The final scoring: routes, tickets one after the other, souvenirs, and who has won. */
export function Result({ table }: { table: TableModel }): JSX.Element | null {
  const view = selectionOf(table).view.value;
  if (!view?.results) return null;
  return <Telling table={table} view={view} results={view.results} />;
}

function Telling({
  table,
  view,
  results,
}: {
  table: TableModel;
  view: TicketViewData;
  results: Count[];
}): JSX.Element {
  const selection = selectionOf(table);
  const steps = useMemo(() => scoringSteps(results), [results]);
  const [told, setTold] = useState(animations.value ? 1 : steps.length);
  const step = steps[told - 1] as Step;
  const isOver = told >= steps.length;

  useEffect(() => {
    selection.told.value = step.what === "ticket" ? litOf(step.ticket, step.seat) : undefined;
    if (isOver) return;
    const timer = setTimeout(() => setTold(told + 1), step.what === "ticket" ? TICKET_PAUSE : PAUSE);
    return () => clearTimeout(timer);
  }, [told, steps]);
  useEffect(
    () => () => {
      selection.told.value = undefined;
    },
    [],
  );

  return (
    <section class="tk-result" aria-label={t("tk-result")}>
      <p class="tk-result-now" aria-live="polite">
        {isOver ? (
          <>
            {t("tk-result")}
            <span class="unseen">{sayStep(step, table, view)}</span>
          </>
        ) : (
          sayStep(step, table, view)
        )}
      </p>
      <ol class="tk-scores">
        {results.map((result, seat) => (
          <Score
            key={colourOf(seat)}
            table={table}
            view={view}
            seat={seat}
            result={result}
            steps={steps}
            told={told}
          />
        ))}
      </ol>
      <div class="row">
        {isOver ? (
          <button type="button" class="button" onClick={() => setTold(1)}>
            {t("tk-result-again")}
          </button>
        ) : (
          <>
            <button type="button" class="button" onClick={() => setTold(told + 1)}>
              {t("tk-result-next")}
            </button>
            <button type="button" class="button plain" onClick={() => setTold(steps.length)}>
              {t("tk-result-skip")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

interface ScoreProps {
  table: TableModel;
  view: TicketViewData;
  seat: number;
  result: Count;
  steps: readonly Step[];
  told: number;
}

/** A seat's total so far. */
function Score({ table, view, seat, result, steps, told }: ScoreProps): JSX.Element {
  const done = steps.slice(0, told);
  const step = steps[told - 1];
  const isOver = told >= steps.length;
  const won = isOver && view.winners.includes(seat);
  const active = step?.what === "ticket" && step.seat === seat;
  const tickets = done.filter((one) => one.what === "ticket" && one.seat === seat);
  const souvenirs = done.some(({ what }) => what === "souvenirs");
  return (
    <li class={`tk-score${won ? " won" : ""}${active ? " active" : ""}`}>
      <header>
        <CarIcon colour={colourOf(seat)} size={40} />
        <b>{table.nameOf(seat)}</b>
        {won && <span class="tk-won">{t("tk-result-won", { count: view.winners.length })}</span>}
        <strong class="tk-score-points">
          {number(pointsAfter(results(view), steps, told, seat))}
          <span class="unseen"> {t("tk-result-points")}</span>
        </strong>
      </header>
      <dl>
        <div>
          <dt>{t("tk-result-routes")}</dt>
          <dd>{number(result.routes)}</dd>
        </div>
        {tickets.map(
          (one) =>
            one.what === "ticket" && (
              <div key={one.ticket.ticket} class={one.done ? "done" : "missed"}>
                <dt>
                  <span class="tk-result-mark" aria-hidden="true">
                    {one.done ? "✓" : "✗"}
                  </span>
                  {endsName(one.ticket.ends)}
                  <span class="unseen"> {t(one.done ? "tk-result-done" : "tk-result-missed")}</span>
                </dt>
                <dd>{one.done ? `+${number(one.ticket.points)}` : `−${number(one.ticket.points)}`}</dd>
              </div>
            ),
        )}
        {souvenirs && (
          <div>
            <dt>
              {t("tk-result-souvenirs", { count: view.players[seat]?.souvenirs.length ?? 0 })}
              <span class="tk-result-tokens">
                {view.players[seat]?.souvenirs.map((symbol) => (
                  <Token key={symbol} symbol={symbol} size={20} />
                ))}
              </span>
            </dt>
            <dd>{`+${number(result.souvenirs)}`}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function results(view: TicketViewData): Count[] {
  return view.results ?? [];
}

function sayStep(step: Step, table: TableModel, view: TicketViewData): string {
  if (step.what === "ticket")
    return t(step.done ? "tk-result-say-done" : "tk-result-say-missed", {
      name: table.nameOf(step.seat),
      ends: endsName(step.ticket.ends),
      points: step.ticket.points,
    });
  if (step.what !== "total") return t(`tk-result-say-${step.what}`);
  return t("tk-say-over", {
    names: list(view.winners.map((seat) => table.nameOf(seat))),
    count: view.winners.length,
    points: view.scores?.[view.winners[0] ?? 0] ?? 0,
  });
}
