import type { ActionData } from "./schema";

/** A legal action: its text, and its place among those that its kind and fields describe. */
export interface Offer {
  text: string;
  data: ActionData;
  place: number;
}

/** The legal actions one by one: `actions` describes the texts of `legal` in their order. */
export function offersOf(legal: readonly string[], actions: readonly ActionData[]): Offer[] {
  const found: Offer[] = [];
  for (const data of actions)
    for (let place = 0; place < (data.count ?? 1); place += 1)
      found.push({ text: legal[found.length] ?? "", data, place });
  return found;
}
