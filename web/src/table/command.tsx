import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { list, t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import type { Face } from "./face";
import type { Answer } from "./log";
import { moveText, refusalText } from "./texts";
import { turnText } from "./turn";
import "./command.css";

const MANY = 40; // at most so many actions are listed

/** The legal action that was meant, ignoring case and spacing; else the text as typed, for the server to refuse. */
export function meant(typed: string, legal: readonly string[]): string {
  const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();
  const wanted = plain(typed);
  return (
    legal.find((action) => plain(action) === wanted) ??
    only(legal.filter((action) => plain(action).startsWith(wanted))) ??
    typed.trim()
  );
}

function only(found: string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function handText(table: TableModel, face: Face): string {
  const things = face.handTexts(table);
  if (things === null) return t("command-hand-on-board");
  if (things.length > 0) return t("command-hand", { things: list(things) });
  return t(table.view.value?.viewer == null ? "command-no-hand" : "command-hand-empty");
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
    if (open.value) field.current?.focus();
  }, [open.value]);
  if (!open.value) return null;

  const answer = (...lines: string[]): void => {
    const last = table.log.value.findLast(({ entry }) => entry.what !== "said");
    const id = (answers.value.at(-1)?.id ?? 0) + 1;
    answers.value = [...answers.value, { id, number: last?.number ?? 0, lines }];
  };
  const obey = async (typed: string): Promise<void> => {
    switch (typed.toLowerCase()) {
      case "help":
      case "?":
        return answer(t("command-help"));
      case "hand":
        return answer(handText(table, face));
      case "legal": {
        const { value: legal } = table.legal;
        if (legal.length === 0) return answer(t("command-no-legal"));
        return answer(
          t("command-legal", { count: legal.length }),
          ...legal.slice(0, MANY).map((action) => `${action}: ${face.actionText(action, table)}`),
        );
      }
      case "last":
        return answer(
          ...[...table.lastMoves.value.values()].map((moved) => moveText(moved, table, face).join(" ")),
          `${turnText(table)} ${table.myTurn.value ? face.promptText(table) : ""}`,
        );
      case "undo":
        if (!(await table.undo())) answer(refusalText(table, face));
        return;
    }
    if (!table.myTurn.value) return answer(turnText(table));
    const action = meant(typed, table.legal.value);
    await table.choose(action, "key");
    if (table.refusal.value) answer(refusalText(table, face));
    else if (table.proposed.value === action)
      answer(t("command-again", { action: face.actionText(action, table) }));
  };
  return (
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
        aria-label={t("command-label")}
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
  );
}
