import type { JSX } from "preact";
import { number, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Result, TicketViewData } from "../../net/schema";
import type { CountStep, Scoring } from "../../table/ending";
import { SeatName } from "../../table/seatname";
import { colourOf } from "./mapboard";
import { endsName } from "./names";
import { pointsAfter, type Step, scoringSteps } from "./scoring";
import { litOf, selectionOf } from "./selection";
import { CarIcon, Token } from "./symbols";
import "./result.css";

const ROUTES = 1100; // milliseconds
const SOUVENIRS = 2200;
const TICKETS = 15_000; // for all tickets
const [LEAST, MOST] = [800, 1500]; // for each

type TicketStep = CountStep & Step;

/** How Ticket to Ride is scored: routes, tickets and souvenirs. Routes and tickets are shown on the map. */
export const scoring: Scoring<TicketStep> = {
  steps(table) {
    const view = selectionOf(table).view.value;
    const steps = scoringSteps(view?.results ?? []);
    const tickets = steps.filter(({ what }) => what === "ticket").length;
    const each = Math.max(LEAST, Math.min(MOST, TICKETS / Math.max(1, tickets)));
    const pauses = { routes: ROUTES, ticket: each, souvenirs: SOUVENIRS };
    return view?.results
      ? steps.map((step) => ({ ...step, text: sayStep(step, table), pause: pauses[step.what] }))
      : [];
  },
  light(table, step) {
    const selection = selectionOf(table);
    if (step?.what === "ticket") selection.told.value = litOf(step.ticket, step.seat);
    else if (step?.what === "routes") {
      const owned = selection.view.value?.routes.flatMap(({ owner }, n) => (owner === step.seat ? [n] : []));
      selection.told.value = { ticket: "", ends: [], way: { routes: owned ?? [], cars: 0 }, seat: step.seat };
    } else selection.told.value = undefined;
  },
  Sheet,
};

interface SheetProps {
  table: TableModel;
  steps: readonly TicketStep[];
  told: number;
}

/** A card for each seat: its points, and what they are made of. */
function Sheet({ table, steps, told }: SheetProps): JSX.Element | null {
  const view = selectionOf(table).view.value;
  if (!view?.results) return null;
  const { results } = view;
  return (
    <ol class="tk-scores">
      {results.map((result, seat) => (
        <Score
          key={colourOf(seat)}
          table={table}
          view={view}
          seat={seat}
          result={result}
          done={steps.slice(0, told)}
          counting={told < steps.length}
        />
      ))}
    </ol>
  );
}

interface ScoreProps {
  table: TableModel;
  view: TicketViewData;
  seat: number;
  result: Result;
  /** The steps told so far. */
  done: readonly TicketStep[];
  counting: boolean;
}

/** A seat's total so far. */
function Score({ table, view, seat, result, done, counting }: ScoreProps): JSX.Element {
  const last = done.at(-1);
  const active = counting && last !== undefined && last.what !== "souvenirs" && last.seat === seat;
  return (
    <li class={active ? "tk-score active" : "tk-score"}>
      <header>
        <CarIcon colour={colourOf(seat)} size={40} />
        <b>
          <SeatName table={table} seat={seat} />
        </b>
        <strong class="tk-score-points">
          {number(pointsAfter(view.results ?? [], done, seat))}
          <span class="unseen"> {t("tk-result-points")}</span>
        </strong>
      </header>
      <dl>
        {done.map((step) => {
          const now = step === last ? " now" : "";
          if (step.what === "souvenirs")
            return (
              <div key="souvenirs" class={`row${now}`}>
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
            );
          if (step.seat !== seat) return null;
          if (step.what === "routes")
            return (
              <div key="routes" class={`row${now}`}>
                <dt>{t("tk-result-routes")}</dt>
                <dd>{number(result.routes)}</dd>
              </div>
            );
          const { ticket } = step;
          return (
            <div key={ticket.ticket} class={`${step.done ? "done" : "missed"}${now}`}>
              <dt>
                <span class="tk-result-mark" aria-hidden="true">
                  {step.done ? "✓" : "✗"}
                </span>
                {endsName(ticket.ends)}
                <span class="unseen"> {t(step.done ? "tk-result-done" : "tk-result-missed")}</span>
              </dt>
              <dd>{step.done ? `+${number(ticket.points)}` : `−${number(ticket.points)}`}</dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

function sayStep(step: Step, table: TableModel): string {
  if (step.what === "ticket")
    return t(step.done ? "tk-result-say-done" : "tk-result-say-missed", {
      name: table.nameOf(step.seat),
      ends: endsName(step.ticket.ends),
      points: step.ticket.points,
    });
  return t(`tk-result-say-${step.what}`);
}
