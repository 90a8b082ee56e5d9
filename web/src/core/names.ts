import { Problem } from "../net/api";
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

/** The name that the server suggests, if it refused one because an account has it; else null. */
export function suggestedName(problem: unknown): string | null {
  if (!(problem instanceof Problem) || problem.about.reason !== "name_of_account") return null;
  return typeof problem.about.suggestion === "string" ? problem.about.suggestion : null;
}

/** Send a name that nobody has chosen. If an account has it, the one that the server suggests will do. */
export async function withAutomaticName<T>(name: string, send: (name: string) => Promise<T>): Promise<T> {
  try {
    return await send(name);
  } catch (problem) {
    const other = suggestedName(problem);
    if (other === null) throw problem;
    return send(other);
  }
}
