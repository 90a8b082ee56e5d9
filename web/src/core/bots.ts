import { has, t } from "./lang";

// Bots have names of people, so that a log of three gripmen can be read. They are names: no language changes them.
const NAMES = ["Otis", "Mabel", "Emmett", "Pearl", "Amos", "Hattie"];

/** What the bot of a seat is called. */
export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] as string;
}

/** What kind of bot it is: "Gripman, hard"; as the server names it, if the page does not know it. */
export function botKind(spec: string): string {
  const id = `bot-${spec.replace(/[^a-z0-9]+/gi, "-")}`;
  return has(id) ? t(id) : spec;
}
