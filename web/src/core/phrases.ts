import type { Say, Spoken } from "../net/schema";
import { has, t } from "./lang";

export type Phrase = NonNullable<Say["phrase"]>;

/** A phrase in the reader's language; null if this page does not know it. */
export function phraseText(phrase: string): string | null {
  const id = `phrase-${phrase.replaceAll("_", "-")}`;
  return has(id) ? t(id) : null;
}

/** What was said, in words. */
export function saidText({ phrase = "", text }: Spoken): string {
  return (phrase && phraseText(phrase)) || text;
}
