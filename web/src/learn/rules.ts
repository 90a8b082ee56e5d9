import type { Block } from "./blocks";

export const GAMES = ["cablecar", "company", "ticket"] as const;
export type GameName = (typeof GAMES)[number];

export const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);

type Loader = () => Promise<{ default: Block[] }>;

// Written out, so that each page becomes a file of its own that is loaded when somebody reads it.
const LOADERS: Record<string, Record<GameName, Loader>> = {
  en: {
    cablecar: () => import("virtual:rules/en/cablecar"),
    company: () => import("virtual:rules/en/company"),
    ticket: () => import("virtual:rules/en/ticket"),
  },
  nl: {
    cablecar: () => import("virtual:rules/nl/cablecar"),
    company: () => import("virtual:rules/nl/company"),
    ticket: () => import("virtual:rules/nl/ticket"),
  },
  fr: {
    cablecar: () => import("virtual:rules/fr/cablecar"),
    company: () => import("virtual:rules/fr/company"),
    ticket: () => import("virtual:rules/fr/ticket"),
  },
  nb: {
    cablecar: () => import("virtual:rules/nb/cablecar"),
    company: () => import("virtual:rules/nb/company"),
    ticket: () => import("virtual:rules/nb/ticket"),
  },
  ko: {
    cablecar: () => import("virtual:rules/ko/cablecar"),
    company: () => import("virtual:rules/ko/company"),
    ticket: () => import("virtual:rules/ko/ticket"),
  },
};

/** The rules of a game in a language; in English, if there is no such language. */
export async function loadRules(language: string, game: GameName): Promise<Block[]> {
  return (await (LOADERS[language] ?? LOADERS.en)?.[game]())?.default ?? [];
}
