import type { FunctionComponent } from "preact";
import type { Sound } from "../core/sound";
import type { TableModel } from "../core/table";
import { gamePage } from "../games";
import type { Problem } from "../net/api";
import type { Event } from "../net/schema";

/** How a game is shown and played. The frame around it is the same for all games. */
export interface Face {
  /** The board, with all interaction on it. It fills its container. */
  Board: FunctionComponent<{ table: TableModel }>;
  /** What lies in front of the viewer: hand, cards, tickets, shares. */
  Hand: FunctionComponent<{ table: TableModel }>;
  /** How a seat stands, in a few figures, for the list of players. */
  Summary?: FunctionComponent<{ table: TableModel; seat: number }>;
  /** The final scoring, told step by step. */
  Result?: FunctionComponent<{ table: TableModel }>;
  /** The sounds of its events. */
  sounds: Partial<Record<Event["event"], Sound>>;
  /** An event in words; empty if it needs none. */
  eventText(event: Event, table: TableModel): string;
  /** A move for screen readers, if the log does not say enough. */
  announce?(events: readonly Event[], table: TableModel): string[];
  /** An action in words: "Lay SWNE on b1". */
  actionText(action: string, table: TableModel): string;
  /** What the player to act has to do now. */
  promptText(table: TableModel): string;
  /** What the viewer holds, item by item; null if only the board shows it. */
  handTexts(table: TableModel): string[] | null;
  /** Why an action is not legal; null if the game has no text for it. */
  reasonText(problem: Problem, table: TableModel): string | null;
}

const loaded = new Map<string, Promise<Face>>();

/** The face of a game, loaded when a table of the game is opened; one of plain text, if the game brings none. */
export function loadFace(game: string): Promise<Face> {
  let face = loaded.get(game);
  if (!face) {
    face = gamePage(game)?.face() ?? import("./text/face").then((part) => part.face);
    loaded.set(game, face);
    face.catch(() => loaded.delete(game)); // retry when it is next needed
  }
  return face;
}
