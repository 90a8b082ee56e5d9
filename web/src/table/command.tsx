import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { list, t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { COMMANDS, wordOf } from "./commands";
import type { Face } from "./face";
import { type Answer, Lines } from "./log";
import { wide } from "./side";
import { refusalText } from "./texts";
import "./command.css";

type Obey = (typed: string, table: TableModel, answer: (...lines: string[]) => void) => Promise<void>;

/** Load what understands typed text. */
async function loadObey(face: Face): Promise<Obey> {
  const [{ obey }, typed] = await Promise.all([import("./obey"), face.typed?.()]);
  return (text, table, answer) => obey(text, table, { ...face, ...typed }, answer);
}

interface Props {
  table: TableModel;
  face: Face;
  answers: Signal<Answer[]>;
  open: Signal<boolean>;
}

/** Play by typing, without pointing at anything. */
export function CommandBox({ table, face, answers, open }: Props): JSX.Element | null {
  const text = useSignal("");
  const latest = useSignal(0); // the id of the answer to what was typed last
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      open.value = true;
      field.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    latest.value = 0;
    if (!open.value) return;
    field.current?.focus();
    loadObey(face).catch(() => null); // while somebody types
  }, [open.value]);
  if (!open.value) return null;

  const answer = (...lines: string[]): void => {
    const last = table.log.value.findLast(({ entry }) => entry.what !== "said");
    const id = (answers.value.at(-1)?.id ?? 0) + 1;
    answers.value = [...answers.value, { id, number: last?.number ?? 0, lines }];
    latest.value = id;
  };
  const obey = async (typed: string): Promise<void> => {
    latest.value = 0;
    const found = await loadObey(face).catch(() => null);
    if (found) await found(typed, table, answer);
    else answer(t("problem-unreachable"));
  };
  // beside the board, the log shows answers; a refusal is shown in any case
  const lines = answers.value.find(({ id }) => id === latest.value)?.lines ?? [];
  const answered =
    !wide.value && lines.length > 0 && !(table.refusal.value && lines[0] === refusalText(table, face));
  return (
    <>
      {answered && <Answered lines={lines} />}
      <form
        class="tb-command"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = text.value.trim();
          const proposed = table.proposed.value;
          text.value = "";
          if (typed) void obey(typed);
          else if (proposed !== null) void table.act(proposed);
        }}
      >
        <input
          ref={field}
          class="field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={200}
          aria-label={t("command-label", { words: list(COMMANDS.map(wordOf), "disjunction") })}
          placeholder={t("command-placeholder")}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            if (table.proposed.value === null) open.value = false;
            table.proposed.value = null;
          }}
        />
        <button
          type="button"
          class="button ui-square"
          aria-label={t("close")}
          onClick={() => {
            open.value = false;
          }}
        >
          <Icon name="close" />
        </button>
      </form>
    </>
  );
}

/** The answer to what was typed, where it was typed. Screen readers have heard it. */
function Answered({ lines }: { lines: readonly string[] }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useScrollable(box);
  return (
    <div ref={box} class="tb-answered">
      <Lines lines={lines} />
    </div>
  );
}
