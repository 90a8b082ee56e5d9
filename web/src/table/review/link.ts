import { tableAddress, withKey } from "../../core/address";

/** Whose actions a review shows: those of all seats, or of one by what it could know. */
export type Reviewed = number | "all";

/** The address of a step in a review; null: where it begins. */
export function reviewLink(table: string, key: string, at: number | null, seat: Reviewed = "all"): string {
  const step = at === null ? "" : `&at=${at}`;
  return withKey(`${tableAddress(table)}?review=${seat}${step}`, key);
}
