import type { FunctionComponent } from "preact";
import type { Mark, Thing } from "../core/rich";
import type { Sound } from "../core/sound";
import type { TableModel } from "../core/table";
import type { Impossible } from "../core/typed";
import { gamePage } from "../games";
import type { Offer } from "../net/actions";
import type { Problem } from "../net/api";
import type { Event, Look, ViewData } from "../net/schema";
import type { Scoring } from "./ending";

/** What the seats of a finished game held at a moment, each from its own view. */
export interface HoldingsProps {
  table: TableModel;
  hands: readonly { seat: number; view: ViewData }[];
}

/** How a game is shown and played. The frame around it is the same for all games. */
export interface Face {
  /** The board, with all interaction on it. It fills its container. */
  Board: FunctionComponent<{ table: TableModel }>;
  /** What lies in front of the viewer: hand, cards, tickets, shares. */
  Hand: FunctionComponent<{ table: TableModel }>;
  /** How a seat stands, in a few figures, for the list of players. */
  Summary?: FunctionComponent<{ table: TableModel; seat: number }>;
  /** The final scoring, loaded when a game is over. */
  scoring?(): Promise<Scoring>;
  /** What seats hold, and what lies on the table for all; loaded for replays. */
  holdings?(): Promise<FunctionComponent<HoldingsProps>>;
  /** A thing in a text: a small picture, with its words for screen readers. */
  Picture?: FunctionComponent<Thing>;
  /** Does the board mark what the moves of `table.marked` changed? */
  marks?: boolean;
  /** The points of a seat as far as the viewer knows them; null if unknown. */
  points?(table: TableModel, seat: number): number | null;
  /** The sounds of its events. */
  sounds: Partial<Record<Event["event"], Sound>>;
  /** An event in words; empty if it needs none. `mark` writes its things, as words by default. */
  eventText(event: Event, table: TableModel, mark?: Mark): string;
  /** What an action of a seat would do besides being taken, in short texts: for reviews and hints. */
  effects?(events: readonly Event[], seat: number, table: TableModel, mark?: Mark): string[];
  /** A move for screen readers, if the log does not say enough. */
  announce?(events: readonly Event[], table: TableModel): string[];
  /** An action in words: "Lay SWNE on b1". */
  actionText(action: string, table: TableModel, mark?: Mark): string;
  /** Where a hint says to look, in words. */
  lookText?(look: Look, table: TableModel): string;
  /** Select what an action is about, as if the player had. */
  select?(action: string, table: TableModel): void;
  /** What the player to act has to do now. */
  promptText(table: TableModel): string;
  /** What can be typed, besides the texts of actions; loaded when somebody begins to type. */
  typed?(): Promise<Typed>;
  /** What the viewer holds, item by item; null if only the board shows it. */
  handTexts(table: TableModel): string[] | null;
  /** Why an action is not legal; null if the game has no text for it. */
  reasonText(problem: Problem, table: TableModel): string | null;
}

/** What can be typed in the reader's language. */
export interface Typed {
  /** For a legal action, besides its text; the usual form first. */
  typedForms?(offer: Offer, table: TableModel): string[];
  /** Legal or not, and how to ask why it is not legal. */
  typedOthers?(table: TableModel): Impossible[];
  /** Other words for what forms name, such as plurals, each with the word that the forms use. */
  typedWords?(): ReadonlyMap<string, string>;
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
