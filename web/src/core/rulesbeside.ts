import { signal } from "@preact/signals";

/** The game at the table that is shown, if its rules can be read beside it. */
export const rulesAtHand = signal<string | null>(null);
/** Are they open? */
export const rulesOpen = signal(false);
