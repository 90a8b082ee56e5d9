import { post } from "../net/api";
import type { Clock, Done, Made } from "../net/schema";
import { tableAddress } from "./address";
import { contributeTo } from "./deals";
import { t } from "./lang";
import { callMe, ensureMe } from "./me";
import { withAutomaticName } from "./names";
import { go } from "./router";
import { readStored, writeStored } from "./settings";

/** What was played last, and against which bots: the defaults of the next game. */
export interface Played {
  game: string; // empty: none yet
  bots: number;
  bot: string; // empty: the one that the server suggests
  seats: number; // with friends
}

const KEY = "fogcity.lastPlayed";
export const lastPlayed = (): Played => ({
  game: "",
  bots: 2,
  bot: "",
  seats: 2,
  ...readStored<Partial<Played>>(KEY, {}),
});
export const rememberPlayed = (values: Partial<Played>): void =>
  writeStored(KEY, { ...lastPlayed(), ...values });

/** Who will sit in a seat of a new table. */
export type Sitter =
  | { kind: "me" }
  | { kind: "link" }
  | { kind: "account"; name: string }
  | { kind: "bot"; bot: string }
  | { kind: "screen"; name: string };

export interface Plan {
  game: string;
  sitters: Sitter[]; // the first is the host
  options: Record<string, number | boolean>;
  clock: Clock;
  open: boolean;
  start: boolean; // as soon as all seats are taken
  take_back: boolean | null; // without limit; null: if only bots play with the host
  hints: boolean | null; // null: if only bots play with the host
}

/** Start a game against bots. */
export async function playNow({ game, bots, bot }: Omit<Played, "seats">): Promise<void> {
  await ensureMe();
  const seats = bots + 1;
  const made = await post<Made>("/api/tables", {
    game,
    seats,
    bots: Array(bots).fill(bot),
    open: false,
    start: true,
    contribute: true,
  });
  await contributeTo(made);
  go(tableAddress(made.table));
}

/** Make a table to which friends are invited by link. The host may have just chosen a name. */
export async function playWithFriends(game: string, seats: number, name?: string): Promise<void> {
  await (name === undefined ? ensureMe() : callMe(name));
  const { table } = await post<Made>("/api/tables", { game, seats, open: false });
  go(tableAddress(table));
}

/** Make a table as planned. If an invited account does not exist, the table is closed again, before anybody has joined. */
export async function makeTable(plan: Plan): Promise<string> {
  await ensureMe();
  const { sitters, ...rest } = plan;
  const made = await post<Made>("/api/tables", { ...rest, seats: sitters.length, contribute: true });
  const { table } = made;
  await contributeTo(made);
  const ask = (verb: string, body: object): Promise<Done> => post<Done>(`/api/tables/${table}/${verb}`, body);
  const seated = sitters.map((sitter, seat) => ({ sitter, seat }));
  try {
    for (const { sitter, seat } of seated)
      if (sitter.kind === "account") await ask("invite", { seat, name: sitter.name });
    for (const { sitter, seat } of seated)
      if (sitter.kind === "screen") {
        const join = (name: string): Promise<Done> => ask("join", { seat, another: true, name });
        const automatic = sitter.name === t("seat-screen-name", { seat: seat + 1 });
        await (automatic ? withAutomaticName(sitter.name, join) : join(sitter.name));
      }
    for (const { sitter, seat } of seated)
      if (sitter.kind === "bot") await ask("seat_bot", { seat, bot: sitter.bot });
  } catch (problem) {
    await ask("close", {}).catch(() => null);
    throw problem;
  }
  return table;
}
