// Texts with pictures. A message keeps its placeables; where one of them stands for a thing of the game, its value can
// carry the thing's name for a picture next to the words. What shows texts draws it; whatever else needs only words.

const [BEGIN, NEXT, END] = ["\uE000", "\uE001", "\uE002"]; // private characters, which no text of ours contains
const MARKED = new RegExp(`${BEGIN}([^${NEXT}]*)${NEXT}([^${NEXT}]*)${NEXT}([^${END}]*)${END}`, "g");

/** A thing in a text: its kind and value, which the face of the game draws, and its words. */
export interface Thing {
  kind: string;
  value: string;
  words: string;
}

/** Writes a thing into a text. */
export type Mark = (kind: string, value: string, words: string) => string;

/** Writes only the words. */
export const asWords: Mark = (_kind, _value, words) => words;

/** Writes a thing that can be drawn. */
export const asPicture: Mark = (kind, value, words) => `${BEGIN}${kind}${NEXT}${value}${NEXT}${words}${END}`;

/** A text with words in the place of things. */
export function plainText(text: string): string {
  return text.replace(MARKED, "$3");
}

/** The words and things of a text, in their order. */
export function partsOf(text: string): (string | Thing)[] {
  const parts: (string | Thing)[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) parts.push(text.slice(from, found.index));
    const [all, kind = "", value = "", words = ""] = found;
    parts.push({ kind, value, words });
    from = found.index + all.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
