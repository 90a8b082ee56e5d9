import { has, t } from "./lang";

// Bots have people's names, so that a log with three gripmen is readable. The names are not translated.
const NAMES = ["Otis", "Mabel", "Emmett", "Pearl", "Amos", "Hattie"];

/** The name of the bot in a seat. */
export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] as string;
}

/** The kind of bot: "Gripman (hard)"; the server's name for it, if there is no message. */
export function botKind(spec: string): string {
  const id = `bot-${spec.replace(/[^a-z0-9]+/gi, "-")}`;
  return has(id) ? t(id) : spec;
}

/** The items of a message that is a list. */
function choices(id: string): string[] {
  return t(id).split(/\s*,\s*/);
}

/** A random name for a guest, in the reader's language. */
export function guestName(random: () => number = Math.random): string {
  const pick = (from: string[]): string => from[Math.floor(random() * from.length)] as string;
  return t("guest-name", { place: pick(choices("guest-places")), animal: pick(choices("guest-animals")) });
}
