import { hintsOf, WHERE, WHICH } from "../core/hints";
import { language, list, t } from "../core/lang";
import { explain } from "../core/problems";
import type { TableModel } from "../core/table";
import { COMMANDS } from "./commands";
import type { Face } from "./face";
import { hintTexts } from "./hinttexts";
import { wide } from "./side";
import { moveText, refusalText } from "./texts";
import { turnText } from "./turn";
import { choicesOf, commandOf, examplesOf, notMove, readMove, type TypedFace, typableText } from "./typing";

const MANY = 40; // at most so many actions are listed

function handText(table: TableModel, face: Face): string {
  const things = face.handTexts(table);
  if (things === null) return t("command-hand-on-board");
  if (things.length > 0) return t("command-hand", { things: list(things) });
  return t(table.view.value?.viewer == null ? "command-no-hand" : "command-hand-empty");
}

/** The next level of a hint, in words. */
async function hint(table: TableModel, face: Face): Promise<string[]> {
  if (table.info.value?.hints !== true) return [t("reason-no-hints")];
  const hints = hintsOf(table);
  if (!hints.allowed.value) return [turnText(table)];
  await hints.ask(hints.hint.value === null ? WHERE : WHICH);
  const { value: given } = hints.hint;
  if (given) return hintTexts(given, table, face);
  return [hints.problem.value ? explain(hints.problem.value) : turnText(table)];
}

type Say = (...lines: string[]) => void;

/** Do what was typed: a command, or a move. */
export async function obey(typed: string, table: TableModel, face: TypedFace, answer: Say): Promise<void> {
  switch (commandOf(typed)) {
    case "help": {
      const examples = examplesOf(table, face).map((choice) => typableText(choice, table, face));
      return answer(
        t("command-help"),
        ...(table.info.value?.hints ? [t("command-help-hint")] : []),
        ...(language.value === "en" ? [] : [t("command-help-english", { words: list([...COMMANDS]) })]),
        ...(examples.length > 0 ? [t("command-help-moves"), ...examples] : []),
      );
    }
    case "hand":
      return answer(handText(table, face));
    case "legal": {
      const { value: legal } = table.legal;
      if (legal.length === 0) return answer(t("command-no-legal"));
      return answer(
        t("command-legal", { count: legal.length }),
        ...choicesOf(table, face)
          .slice(0, MANY)
          .map((choice) => typableText(choice, table, face)),
      );
    }
    case "last":
      return answer(
        ...[...table.lastMoves.value.values()].map((moved) => moveText(moved, table, face).join(" ")),
        `${turnText(table)} ${table.myTurn.value ? face.promptText(table) : ""}`,
      );
    case "hint":
      return answer(...(await hint(table, face)));
    case "undo":
      if (!(await table.undo())) answer(refusalText(table, face));
      return;
  }
  if (!table.myTurn.value) return answer(turnText(table));
  const read = readMove(typed, table, face);
  if ("lines" in read) return answer(...read.lines);
  if ("request" in read) {
    await table.askWhy(read.request);
    return answer(...(table.refusal.value ? [refusalText(table, face)] : read.otherwise));
  }
  await table.choose(read.text, "key", { second: true });
  const { value: refusal } = table.refusal;
  if (refusal?.about.reason === "bad_text") {
    if (!wide.value) table.refusal.value = null; // the answer, which stands in the same place, says more
    answer(notMove(typed, table, face));
  } else if (refusal) answer(refusalText(table, face));
  else if (table.proposed.value === read.text)
    answer(t("command-again", { action: face.actionText(read.text, table) }));
}
