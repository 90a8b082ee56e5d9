// Reading what somebody types: forms of actions in the reader's language, compared with care for what people leave out.
import type { ActionRequest } from "../net/schema";
import { type Arguments, t } from "./lang";

/** What can be typed for a legal action. */
export interface Typable {
  /** The action's own text, which always works. */
  text: string;
  /** Its forms in the reader's language, the usual one first. */
  forms: string[];
}

/** What can be typed although it is not legal now, and how to ask why it is not. */
export interface Impossible {
  forms: string[];
  /** None if there is no such request. */
  request: ActionRequest | null;
  /** Does a text that only begins like this mean it, too? */
  begins?: boolean;
}

/** The forms that a message lists, between bars. */
export function formsOf(id: string, args?: Arguments): string[] {
  return t(id, args)
    .split("|")
    .map((form) => form.trim());
}

const SLIGHT = /[\s%°,+.'"‘’“”«»]+/g; // what people leave out or write otherwise

/** A text as it is compared: case, accents, spaces and kinds of dashes do not matter. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(SLIGHT, "")
    .replace(/[‐-―−]/g, "-")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe");
}

/** A typed text with other words for the same thing, such as plurals, replaced by the usual ones. */
export function spelled(typed: string, words: ReadonlyMap<string, string>): string {
  return typed
    .trim()
    .split(/\s+/)
    .map((word) => words.get(plain(word)) ?? word)
    .join(" ");
}

function all({ text, forms }: Typable): string[] {
  return [text, ...forms].map(plain);
}

/** The actions that a typed text may mean: those that are written like this, or else those that begin so. */
export function meant(typed: string, choices: readonly Typable[]): Typable[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const exact = choices.filter((choice) => all(choice).includes(wanted));
  if (exact.length > 0) return exact;
  return choices.filter((choice) => all(choice).some((form) => form.startsWith(wanted)));
}

/** What a typed text means that is not legal now, and the form it was known by: of several, the one that says most. */
export function impossible(
  typed: string,
  choices: readonly Impossible[],
): { choice: Impossible; form: string } | null {
  const wanted = plain(typed);
  let found: { choice: Impossible; form: string } | null = null;
  for (const choice of choices)
    for (const form of choice.forms.map(plain)) {
      const fits = form === wanted || (choice.begins && wanted.startsWith(form));
      if (fits && form.length > (found?.form.length ?? 0)) found = { choice, form };
    }
  return found;
}

/** What is nearly written like what was typed, the nearest first: of each thing, the nearest of its forms. */
export function nearly(typed: string, things: readonly (readonly string[])[], most = 3): string[] {
  const wanted = plain(typed);
  const allowed = Math.max(1, Math.floor(wanted.length / 4));
  const near = things.flatMap((forms) => {
    const far = forms.map((form): [string, number] => [form, distance(wanted, plain(form), allowed)]);
    const [nearest] = far.sort(([, a], [, b]) => a - b);
    return nearest && nearest[1] <= allowed ? [nearest] : [];
  });
  return near
    .sort(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([form]) => form);
}

/** How many letters must be changed, added, removed or exchanged with their neighbour; more than `most`: any such number. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let far = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        far = Math.min(far, (before[j - 2] ?? 0) + 1);
      row.push(far);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
