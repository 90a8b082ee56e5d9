import { type Signal, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../core/lang";
import { explain } from "../../core/problems";
import { readStored, writeStored } from "../../core/settings";
import type { TableModel } from "../../core/table";
import { get, Problem } from "../../net/api";
import type { CurrentChances, ViewData } from "../../net/schema";
import { ErrorMessage } from "../../ui/errormessage";
import { paintOf, Sign } from "../../ui/sign";
import { Tick } from "../../ui/tick";
import type { Face } from "../face";
import { useHoldings } from "../replayparts";
import { percent } from "../review/figures";
import "./playfrom.css";

interface Shown {
  chances: boolean;
  hands: boolean;
}

const KEY = "fogcity.sandbox";
const AGAIN = 1000; // milliseconds until chances that take long are asked for again
const shown = signal<Shown>({ chances: false, hands: true, ...readStored<Partial<Shown>>(KEY, {}) });

function show(values: Partial<Shown>): void {
  shown.value = { ...shown.value, ...values };
  writeStored(KEY, shown.value);
}

/** What helps to study in a sandbox: everybody's win chances, and what everybody holds. */
export function Study({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  return (
    <div class="pf-study">
      <Tick
        label={t("sandbox-chances")}
        about={t("sandbox-chances-about")}
        on={shown.value.chances}
        onChange={(chances) => show({ chances })}
      />
      {shown.value.chances && <Chances table={table} />}
      <Tick
        label={t("sandbox-hands")}
        about={t("sandbox-hands-about")}
        on={shown.value.hands}
        onChange={(hands) => show({ hands })}
      />
      {shown.value.hands && <Hands table={table} face={face} />}
    </div>
  );
}

/** The win chances of all seats in the position of the table, as reviews show them. */
function Chances({ table }: { table: TableModel }): JSX.Element {
  const found = useSignal<CurrentChances | null>(null);
  const problem = useSignal<unknown>(null);
  const position = table.now.value?.position;
  useEffect(() => {
    const stop = new AbortController();
    problem.value = null;
    void readChances(table, stop.signal, found, problem);
    return () => stop.abort();
  }, [table, position]);
  const old = found.value?.position !== position;
  return (
    <section aria-label={t("review-curve")} aria-busy={old && problem.value === null}>
      <ErrorMessage
        problem={problem.value}
        words={() => t("sandbox-chances-failed", { problem: explain(problem.value) })}
      />
      {found.value === null ? (
        problem.value === null && (
          <p class="soft" role="status">
            {t("review-curve-coming")}
          </p>
        )
      ) : (
        <ul class={`pf-chances${old ? " old" : ""}`}>
          {found.value.chances.map((chance, seat) => (
            <li key={`seat-${seat + 1}`}>
              <Sign colour={table.colourOf(seat)} size={18} />
              <span class="pf-name">{table.nameOf(seat)}</span>
              <b>{percent(chance)}</b>
              <i aria-hidden="true">
                <i style={{ width: `${100 * chance}%`, background: paintOf(table.colourOf(seat)) }} />
              </i>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Ask for the chances until they are known, there are none, or they are no longer wanted. */
async function readChances(
  table: TableModel,
  stop: AbortSignal,
  found: Signal<CurrentChances | null>,
  problem: Signal<unknown>,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const chances = await get<CurrentChances>(`/api/tables/${table.id}/chances`, stop);
      if (!stop.aborted) found.value = chances;
      return;
    } catch (error) {
      if (stop.aborted) return;
      if (!(error instanceof Problem) || error.about.reason !== "chances_not_yet") {
        problem.value = error;
        return;
      }
    }
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** What every seat holds. */
function Hands({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const Found = useHoldings(face);
  const now = table.now.value;
  if (!Found || !now?.seats?.length) return null;
  const hands = now.seats.map((seen, seat) => ({ seat, view: { ...now.view_data, ...seen } as ViewData }));
  return <Found table={table} hands={hands} />;
}
