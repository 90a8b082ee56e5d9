import type { FunctionComponent } from "preact";
import type { Learning } from "../learn/learning";
import type { Face } from "../table/face";

/** What a game brings to the page. Only the vignette is part of the first load. */
export interface GamePage {
  /** A small picture: SVG on a canvas of 320 by 150. */
  Vignette: FunctionComponent;
  /** How the game is shown and played at a table. */
  face(): Promise<Face>;
  /** Its rules and its guided first game, if it has them. */
  learning?(): Promise<Learning>;
}

// Each folder lists its games in `game.ts`; similar games may share a folder.
const FOLDERS = import.meta.glob<{ games: Record<string, GamePage> }>("./*/game.ts", { eager: true });

const PAGES: Record<string, GamePage> = Object.assign(
  {},
  ...Object.values(FOLDERS).map(({ games }) => games),
);

/** What a game brings to the page; undefined if it is only installed on the server. */
export function gamePage(game: string): GamePage | undefined {
  return Object.hasOwn(PAGES, game) ? PAGES[game] : undefined;
}

/** The games that can be learned here. */
export const LEARNED: readonly string[] = Object.keys(PAGES).filter((game) => PAGES[game]?.learning);
