import type { FunctionComponent } from "preact";
import type { Sound } from "../core/sound";
import type { TableModel } from "../core/table";
import { gamePage } from "../games";
import type { Problem } from "../net/api";
import type { Event } from "../net/schema";

/** What a game brings to the table; the frame around it is the same for all. */
export interface Face {
  /** The board, with everything that can be done on it. It fills the place that it is given. */
  Board: FunctionComponent<{ table: TableModel }>;
  /** What lies before the viewer: hand, cards, tickets, shares, and what can be done with them. */
  Hand: FunctionComponent<{ table: TableModel }>;
  /** How a seat stands, in a few figures, for the list of players. */
  Summary?: FunctionComponent<{ table: TableModel; seat: number }>;
  /** The final scoring, told step by step. */
  Result?: FunctionComponent<{ table: TableModel }>;
  /** The colour of a seat, as `sign.tsx` names it. */
  colourOf(seat: number, table?: TableModel): string;
  /** Which of its events can be heard. */
  sounds: Partial<Record<Event["event"], Sound>>;
  /** What happened, in words; empty if it needs none. */
  eventText(event: Event, table: TableModel): string;
  /** A move for screen readers, if they should hear more of it than the log says. */
  announce?(events: readonly Event[], table: TableModel): string[];
  /** An action in words, as asked before it is done: "Lay SWNE on b1". */
  actionText(action: string, table: TableModel): string;
  /** What is to be done now, in words, for the player to act. */
  promptText(table: TableModel): string;
  /** What the viewer holds, in words, one for each thing; null if only the board shows it. */
  handTexts(table: TableModel): string[] | null;
  /** Why an action is not legal, in words; null if this game has none for it. */
  reasonText(problem: Problem, table: TableModel): string | null;
}

const loaded = new Map<string, Promise<Face>>();

/** The face of a game, loaded when a table of the game is opened; one of plain text, if the game brings none. */
export function loadFace(game: string): Promise<Face> {
  let face = loaded.get(game);
  if (!face) {
    face = gamePage(game)?.face() ?? import("./text/face").then((part) => part.face);
    loaded.set(game, face);
    face.catch(() => loaded.delete(game)); // a connection may come back
  }
  return face;
}
