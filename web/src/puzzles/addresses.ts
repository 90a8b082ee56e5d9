import { full } from "../core/base";
import { language } from "../core/lang";

/** The address of a game's puzzles, or of one of them: by its number, or the daily one. */
export function puzzleAddress(game: string, which?: number | "daily"): string {
  return `/puzzles/${game}${which === undefined ? "" : `/${which}`}`;
}

/** Where the server has a game's puzzles, or one of them. */
export function puzzleSource(game: string, which?: number | string): string {
  return `/api/games/${game}/puzzles${which === undefined ? "" : `/${which}`}`;
}

/** A link to be shared: programs that preview it describe it in the language of who shares it. */
export function sharedPuzzle(game: string, which: number | "daily"): string {
  const link = new URL(full(puzzleAddress(game, which)), location.origin);
  link.searchParams.set("lang", language.value);
  return link.href;
}
