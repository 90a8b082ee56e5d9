import { signal } from "@preact/signals";
import type { EntryMessage } from "../net/schema";
import { readStored, writeStored } from "./settings";

/** What this reader does not want to see of the chat. It changes nothing for others. */
export interface Quiet {
  chat: boolean;
  phrases: boolean;
  players: string[];
}

const KEY = "fogcity.quiet";
const NOTHING: Quiet = { chat: false, phrases: false, players: [] };

export const quiet = signal<Quiet>({ ...NOTHING, ...readStored<Partial<Quiet>>(KEY, {}) });

export function hide(values: Partial<Quiet>): void {
  quiet.value = { ...quiet.value, ...values };
  writeStored(KEY, quiet.value);
}

/** Hide or show what a player says. */
export function hidePlayer(player: string, hidden: boolean): void {
  const others = quiet.value.players.filter((one) => one !== player);
  hide({ players: hidden ? [...others, player] : others });
}

/** Is this a chat message that the reader wants to see? Own messages always are. */
export function isHeard({ entry }: EntryMessage, reader: string | undefined): boolean {
  if (entry.what !== "said" || !entry.text) return false; // the text of a deleted player is empty
  if (entry.player === reader) return true;
  const { chat, phrases, players } = quiet.value;
  return !chat && !(phrases && entry.phrase) && !players.includes(entry.player);
}
