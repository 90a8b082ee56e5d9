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

/** The things that a message lists. */
function choices(id: string): string[] {
  return t(id).split(/\s*,\s*/);
}

/** Guests need no name of their own: they get one that the city could have given them, in the reader's language. */
export function guestName(random: () => number = Math.random): string {
  const pick = (from: string[]): string => from[Math.floor(random() * from.length)] as string;
  return t("guest-name", { place: pick(choices("guest-places")), animal: pick(choices("guest-animals")) });
}
