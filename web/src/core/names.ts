import { t } from "./lang";

/** The things that a message lists. */
function choices(id: string): string[] {
  return t(id).split(/\s*,\s*/);
}

/** Guests need no name of their own: they get one that the city could have given them, in the reader's language. */
export function randomName(random: () => number = Math.random): string {
  const pick = (from: string[]): string => from[Math.floor(random() * from.length)] as string;
  return t("guest-name", { place: pick(choices("guest-places")), animal: pick(choices("guest-animals")) });
}
