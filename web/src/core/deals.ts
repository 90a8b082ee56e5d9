import { post } from "../net/api";
import type { Done, Made, TableInfo } from "../net/schema";
import { readStored, writeStored } from "./settings";
import { sha256 } from "./sha256";

/** What this browser noted of a table's deal, before it was dealt. */
interface Noted {
  commitment: string;
  contribution: string; // what it would contribute, or has
  given: boolean; // has the server accepted it?
}

/** What is wrong with a deal: the commitment, the secret, or this browser's contribution to it. */
export type Wrong = "commitment" | "secret" | "contribution";

const KEY = "fogcity.deals";
const MOST = 200; // tables; the oldest are forgotten
const BYTES = 16;

const all = (): Record<string, Noted> => readStored<Record<string, Noted>>(KEY, {});

function write(table: string, noted: Noted): void {
  const { [table]: _, ...others } = all();
  writeStored(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, noted]]));
}

/** What was noted of a table; null if nothing was. */
export const notedOf = (table: string): Noted | null => all()[table] ?? null;

/** Note the commitment of a table when it is first seen. It is never replaced by a later one. */
export function note(table: string, commitment: string): Noted {
  const known = notedOf(table);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const noted = { commitment, contribution: toHex(bytes), given: false };
  write(table, noted);
  return noted;
}

/** Send what this browser contributes to a deal, and note that it counts. A refusal, as from an earlier try, is ignored. */
export async function give(
  table: string,
  commitment: string,
  send: (contribution: string) => Promise<unknown>,
): Promise<void> {
  const noted = note(table, commitment);
  await send(noted.contribution);
  write(table, { ...noted, given: true });
}

/** Contribute to the deal of a new table. If that fails, the table's page does it. */
export async function contributeTo({ table, commitment }: Made): Promise<void> {
  await give(table, commitment, (contribution) =>
    post<Done>(`/api/tables/${table}/contribute`, { contribution }),
  ).catch(() => null);
}

/** Note what is promised at a table that is not over. */
export function noteInfo(info: TableInfo): void {
  if (!info.commitment || info.secret || info.status === "over" || info.status === "closed") return;
  const noted = note(info.id, info.commitment);
  if (!noted.given && info.contributions.includes(noted.contribution))
    write(info.id, { ...noted, given: true });
}

/** Was the deal the one that this browser was promised? null: it is, or cannot be told yet. */
export function wrongWith(info: TableInfo): Wrong | null {
  const noted = notedOf(info.id);
  if (!info.secret) return null;
  if (noted && noted.commitment !== info.commitment) return "commitment";
  if (sha256(fromHex(info.secret)) !== info.commitment) return "secret";
  const used = info.deal > 1 && info.contributions.includes(noted?.contribution ?? "");
  return noted?.given && !used ? "contribution" : null;
}

/** The seed that a record must have, from what the table shows once its game is over (see core/fair_deal.py). */
export function seedOf({ id, deal, secret, contributions }: TableInfo): string {
  if (deal === 1) return secret;
  const seats = contributions.map((given, seat) => `seat ${seat + 1} ${given || "-"}`);
  const lines = [`fogcity deal ${deal}`, `table ${id}`, `secret ${secret}`, ...seats];
  return `key:${sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")))}`;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
