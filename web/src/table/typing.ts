import { list, t } from "../core/lang";
import type { TableModel } from "../core/table";
import { impossible, meant, nearly, plain, spelled, type Typable } from "../core/typed";
import type { ActionRequest } from "../net/schema";
import { COMMANDS, type Command, wordOf } from "./commands";
import type { Face, Typed } from "./face";

/** A face, and what can be typed for its actions. */
export type TypedFace = Face & Typed;

const FEW = 8; // at most so many actions that a text may mean are listed

/** The command that was typed, in the reader's language or in English; null if it is none. */
export function commandOf(typed: string): Command | null {
  if (typed === "?") return "help";
  const wanted = plain(typed);
  return COMMANDS.find((command) => command === wanted || plain(wordOf(command)) === wanted) ?? null;
}

/** The legal actions with what can be typed for them. */
export function choicesOf(table: TableModel, face: TypedFace): Typable[] {
  return table.offers.value.map((offer) => ({
    text: offer.text,
    forms: face.typedForms?.(offer, table) ?? [],
  }));
}

/** One legal action of each kind. */
export function examplesOf(table: TableModel, face: TypedFace): Typable[] {
  const kinds = new Set<string>();
  const texts = new Set<string>();
  for (const { data, text } of table.offers.value) {
    if (!kinds.has(data.kind)) texts.add(text);
    kinds.add(data.kind);
  }
  return choicesOf(table, face).filter(({ text }) => texts.has(text));
}

/** An action as it can be typed, in the reader's language and as its text, and what it does. */
export function typableText({ text, forms }: Typable, table: TableModel, face: TypedFace): string {
  const [form = text] = forms;
  const codes = plain(form) === plain(text) ? text : t("command-form", { form, text });
  return t("command-move", { codes, action: face.actionText(text, table) });
}

/** What was typed: the text of an action, or a request to ask why it is not legal, or what to say. */
export type Read = { text: string } | { request: ActionRequest; otherwise: string[] } | { lines: string[] };

/** Understand a typed move. A text that is not understood is left to the server, which knows more spellings. */
export function readMove(typed: string, table: TableModel, face: TypedFace): Read {
  const choices = choicesOf(table, face);
  const spelt = spelled(typed, face.typedWords?.() ?? new Map());
  const found = meant(spelt, choices);
  const which = (several: readonly Typable[]): string[] => [
    t("command-which", { typed, count: several.length }),
    ...several.slice(0, FEW).map((choice) => typableText(choice, table, face)),
  ];
  const [choice] = found;
  if (choice) return found.length === 1 ? { text: choice.text } : { lines: which(found) };
  const other = impossible(spelt, face.typedOthers?.(table) ?? []);
  if (!other) return { text: typed.trim() };
  const { request } = other.choice;
  if (request === null) return { lines: [t("command-not-now", { typed })] };
  const begun = meant(other.form, choices); // the same route with other cards
  return { request, otherwise: begun.length > 0 ? which(begun) : [notMove(typed, table, face)] };
}

/** What to say about a text that is no move: what was perhaps meant. */
export function notMove(typed: string, table: TableModel, face: TypedFace): string {
  const spelt = spelled(typed, face.typedWords?.() ?? new Map());
  const words = COMMANDS.map((command) => [wordOf(command), command]);
  const moves = choicesOf(table, face).map(({ text, forms }) => [...forms, text]);
  const near = nearly(spelt, [...words, ...moves]);
  return near.length > 0
    ? t("command-close", { typed, forms: list(near, "disjunction") })
    : t("reason-bad-text");
}
