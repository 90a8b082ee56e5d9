import { type Signal, useSignal } from "@preact/signals";
import { Fragment, type JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../core/lang";
import { me } from "../core/me";
import { isHeard } from "../core/quiet";
import { eventsOf, type TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import { useScrollable } from "../ui/input";
import { Sign } from "../ui/sign";
import { endsGame, isCounting } from "./ending";
import type { Face } from "./face";
import { Rich } from "./rich";
import { entryPictures, entryText } from "./texts";
import { isTold } from "./told";
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

/** The log, newest entry last. Pressing an entry shows it on the board. */
export function Log({ table, face, answers, onPoint }: Props & { onPoint?: () => void }): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useScrollable(box);
  const all = useSignal(false);
  const entries = table.log.value.filter(({ entry }) => entry.what !== "said");
  const shown = all.value ? entries : entries.slice(-SHOWN);
  const answered = answers.value;
  const first = table.you.value.length > 0 ? table.news.value[0]?.number : undefined; // since the own turn
  return (
    <section ref={box} class="tb-log" aria-label={t("tab-log")}>
      <ol>
        {shown.map((told) => {
          const own = answered.filter(({ number }) => number === told.number);
          const { seat, lines } = entryPictures(told, table, face);
          if (lines.length === 0 && own.length === 0) return null;
          return (
            <Fragment key={told.number}>
              {told.number === first && <li class="tb-log-since">{t("log-since")}</li>}
              <li class={table.pointed.value === told ? "pointed" : undefined}>
                <span class="tb-log-sign">
                  {seat !== null && <Sign colour={table.colourOf(seat)} size={16} />}
                </span>
                <div>
                  <Told table={table} face={face} told={told} lines={lines} onPoint={onPoint} />
                  {own.map((answer) => (
                    <Lines key={answer.id} lines={answer.lines} look="tb-answer" />
                  ))}
                </div>
              </li>
            </Fragment>
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

interface ToldProps {
  table: TableModel;
  face: Face;
  told: EntryMessage;
  lines: readonly string[];
  onPoint: (() => void) | undefined;
}

/** The text of an entry. That of a move is a button, if the board can show the move. */
function Told({ table, face, told, lines, onPoint }: ToldProps): JSX.Element {
  const words = lines.map((line, place) => (
    <span key={`line-${place + 1}`} class="tb-log-line">
      <Rich text={line} face={face} />
    </span>
  ));
  if (!face.marks || told.entry.what !== "moved") return <p>{words}</p>;
  const pointed = table.pointed.value === told;
  return (
    <button
      type="button"
      class="tb-log-told"
      title={t("log-show")}
      aria-pressed={pointed}
      onClick={() => {
        table.pointed.value = pointed ? null : told;
        if (!pointed) onPoint?.();
      }}
    >
      {words}
    </button>
  );
}

const TOLD = 6; // entries kept for screen readers

/** The announcement of an entry for screen readers. */
export function announcement(told: EntryMessage, table: TableModel, face: Face): string {
  const events = eventsOf(told);
  const lines = events.length > 0 ? face.announce?.(events, table) : undefined;
  return (lines?.length ? lines : entryText(told, table, face).lines).join(" ");
}

/** Announces each new entry to screen readers once. Those that say who has won wait until points are counted. */
export function Announcer({ table, face, answers }: Props): JSX.Element {
  const from = useRef<number | null>(null);
  if (from.current === null && table.logRead.value) from.current = table.log.value.at(-1)?.number ?? 0;
  const after = from.current ?? Number.POSITIVE_INFINITY;
  const hold = isCounting(table, face);
  const fresh = table.log.value
    .filter((told) => told.number > after && !isTold(told) && !(hold && endsGame(told)))
    .filter((told) => told.entry.what !== "said" || isHeard(told, me.value?.id))
    .slice(-TOLD);
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
