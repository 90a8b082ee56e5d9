import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../core/lang";
import { eventsOf, type TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import { useScrollable } from "../ui/input";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import { entryText } from "./texts";
import "./log.css";

const SHOWN = 60; // entries shown at first

/** An answer to a typed command, shown to this player only. */
export interface Answer {
  id: number;
  number: number; // the log entry it follows
  lines: string[];
}

interface Props {
  table: TableModel;
  face: Face;
  answers: Signal<Answer[]>;
}

/** Sentences, one per paragraph. Their order never changes. */
export function Lines({ lines, look }: { lines: readonly string[]; look?: string }): JSX.Element {
  return (
    <>
      {lines.map((line, place) => (
        <p key={`line-${place + 1}`} class={look}>
          {line}
        </p>
      ))}
    </>
  );
}

/** The log, newest entry last. */
export function Log({ table, face, answers }: Props): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useScrollable(box);
  const all = useSignal(false);
  const entries = table.log.value.filter(({ entry }) => entry.what !== "said");
  const shown = all.value ? entries : entries.slice(-SHOWN);
  const answered = answers.value;
  return (
    <section ref={box} class="tb-log" aria-label={t("tab-log")}>
      <ol>
        {shown.map((told) => {
          const { seat, lines } = entryText(told, table, face);
          const own = answered.filter(({ number }) => number === told.number);
          if (lines.length === 0 && own.length === 0) return null;
          return (
            <li key={told.number}>
              <span class="tb-log-sign">
                {seat !== null && <Sign colour={table.colourOf(seat)} size={16} />}
              </span>
              <div>
                <Lines lines={lines} />
                {own.map((answer) => (
                  <Lines key={answer.id} lines={answer.lines} look="tb-answer" />
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

const TOLD = 6; // entries kept for screen readers

/** The announcement of an entry for screen readers. */
export function announcement(told: EntryMessage, table: TableModel, face: Face): string {
  const events = eventsOf(told);
  const lines = events.length > 0 ? face.announce?.(events, table) : undefined;
  return (lines?.length ? lines : entryText(told, table, face).lines).join(" ");
}

/** Announces each new entry to screen readers once. */
export function Announcer({ table, face, answers }: Props): JSX.Element {
  const from = useRef<number | null>(null);
  if (from.current === null && table.logRead.value) from.current = table.log.value.at(-1)?.number ?? 0;
  const after = from.current ?? Number.POSITIVE_INFINITY;
  const fresh = table.log.value.filter(({ number }) => number > after).slice(-TOLD);
  const said = answers.value.slice(-1);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {fresh.map((told) => (
        <p key={told.number}>{announcement(told, table, face)}</p>
      ))}
      {table.myTurn.value && (
        <p key={`turn ${table.now.value?.position}`}>{`${t("turn-yours")} ${face.promptText(table)}`}</p>
      )}
      {said.map(({ id, lines }) => (
        <p key={`answer ${id}`}>{lines.join(" ")}</p>
      ))}
    </div>
  );
}
