import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { useReachable } from "../ui/reachable";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import { wordsOf } from "./words";
import "./log.css";

const SHOWN = 60; // entries, until somebody wants more

/** An answer to what somebody typed, which is nobody else's business. */
export interface Answer {
  number: number; // of the entry after which it was given
  lines: string[];
}

interface Props {
  table: TableModel;
  face: Face;
  answers: Signal<Answer[]>;
}

/** What happened, in words, the newest below. */
export function Log({ table, face, answers }: Props): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useReachable(box);
  const all = useSignal(false);
  const entries = table.log.value.filter(({ event }) => event.what !== "said");
  const shown = all.value ? entries : entries.slice(-SHOWN);
  const answered = answers.value;
  return (
    <section ref={box} class="tb-log" aria-label={t("tab-log")}>
      <ol>
        {shown.map((told) => {
          const { seat, lines } = wordsOf(told, table, face);
          const own = answered.filter(({ number }) => number === told.number);
          if (lines.length === 0 && own.length === 0) return null;
          return (
            <li key={told.number}>
              <span class="tb-log-sign">
                {seat !== null && <Sign colour={face.colourOf(seat, table)} size={16} />}
              </span>
              <div>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {own
                  .flatMap(({ lines: said }) => said)
                  .map((line) => (
                    <p key={line} class="tb-answer">
                      {line}
                    </p>
                  ))}
              </div>
            </li>
          );
        })}
      </ol>
      {shown.length < entries.length && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            all.value = true;
          }}
        >
          {t("log-earlier")}
        </button>
      )}
    </section>
  );
}

const TOLD = 6; // lines kept for screen readers

/** Tells screen readers each new line once. */
export function Teller({ table, face, answers }: Props): JSX.Element {
  const from = useRef<number | null>(null);
  if (from.current === null && table.logRead.value) from.current = table.log.value.at(-1)?.number ?? 0;
  const after = from.current ?? Number.POSITIVE_INFINITY;
  const fresh = table.log.value.filter(({ number }) => number > after).slice(-TOLD);
  const said = answers.value.slice(-1);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {fresh.map((told) => (
        <p key={told.number}>{wordsOf(told, table, face).lines.join(" ")}</p>
      ))}
      {table.myTurn.value && (
        <p key={`turn ${table.now.value?.position}`}>{`${t("turn-yours")} ${face.ask(table)}`}</p>
      )}
      {said.map(({ lines }) => (
        <p key={`answer ${answers.value.length}`}>{lines.join(" ")}</p>
      ))}
    </div>
  );
}
