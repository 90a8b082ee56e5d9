import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { ago, t } from "../core/lang";
import type { TableModel } from "../core/table";
import type { EntryMessage } from "../net/schema";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import { Lines } from "./log";
import { entryText } from "./texts";
import "./missed.css";

/** The moves missed since the last visit: how many, and step by step on request. */
export function MissedMoves({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const missed = useRef<EntryMessage[] | null>(null); // as of when the table was opened
  const done = useSignal(false);
  const step = useSignal<number | null>(null);
  const { seenBefore } = table;
  if (missed.current === null && table.logRead.value && seenBefore !== null)
    missed.current = table.log.value.filter(
      ({ number, entry }) =>
        number > seenBefore && entry.what === "moved" && !table.you.value.includes(entry.seat),
    );
  const moves = missed.current ?? [];
  if (moves.length === 0 || done.value) return null;
  const close = (): void => {
    step.value = null;
    done.value = true;
  };
  const told = step.value === null ? undefined : moves[step.value];
  return (
    <div class="tb-note">
      <p>{t("missed-count", { count: moves.length })}</p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          step.value = 0;
        }}
      >
        {t("missed-show")}
      </button>
      <button
        type="button"
        class="button small plain tb-note-close"
        aria-label={t("close")}
        title={t("close")}
        onClick={close}
      >
        <Icon name="close" size={18} />
      </button>
      {told && step.value !== null && (
        <Dialog title={t("missed-title")} onClose={close}>
          <Step told={told} table={table} face={face} />
          <p class="soft">{t("missed-step", { step: step.value + 1, count: moves.length })}</p>
          <div class="ui-buttons">
            <button
              type="button"
              class="button"
              disabled={step.value === 0}
              onClick={() => {
                step.value = (step.value ?? 1) - 1;
              }}
            >
              {t("previous")}
            </button>
            <button
              type="button"
              class="button main"
              onClick={() => {
                if (step.value === moves.length - 1) close();
                else step.value = (step.value ?? 0) + 1;
              }}
            >
              {step.value === moves.length - 1 ? t("missed-done") : t("next")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Step({ told, table, face }: { told: EntryMessage; table: TableModel; face: Face }): JSX.Element {
  const { seat, lines } = entryText(told, table, face);
  return (
    <div class="tb-step" aria-live="polite">
      {seat !== null && <Sign colour={table.colourOf(seat)} size={34} />}
      <div>
        <p class="soft">
          {seat === null ? "" : table.nameOf(seat)} · {ago(told.at)}
        </p>
        <Lines lines={lines} />
      </div>
    </div>
  );
}
