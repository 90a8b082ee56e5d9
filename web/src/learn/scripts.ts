import type { Event, Now, Sight } from "../net/schema";
import type { GameName } from "./rules";

// What figures and lessons show is worked out by the rules when the page is built: `python -m fogcity.lang.figures`.

export interface Move {
  seat: number;
  action: string | null;
  facts: Event[];
  now: Now;
}

export interface FigureScript {
  game: GameName;
  start: Sight;
  moves: Move[];
  /** The station whose line is to be looked at. */
  station: number | null;
  /** The part of the map that is shown: left, top, width, height. */
  focus: [number, number, number, number] | null;
}

export interface Step {
  /** What the learner has to do; nothing: only read. */
  do?: string;
  considered?: Record<string, Event[]>;
  refused?: Record<string, { reason: string; text: string; about: Record<string, string> }>;
  moves?: Move[];
}

export interface LessonScript {
  game: GameName;
  seats: number;
  seat: number;
  start: Now;
  steps: Step[];
}

// JSON is typed by its content, which is not what we know of it.
type Json<T> = () => Promise<{ default: T }>;

const FIGURES: Record<GameName, Json<unknown>> = {
  cablecar: () => import("./figures-cablecar.json"),
  company: () => import("./figures-company.json"),
  ticket: () => import("./figures-ticket.json"),
};

const LESSONS: Record<GameName, Json<unknown>> = {
  cablecar: () => import("./lesson-cablecar.json"),
  company: () => import("./lesson-company.json"),
  ticket: () => import("./lesson-ticket.json"),
};

export async function loadFigures(game: GameName): Promise<Record<string, FigureScript>> {
  return (await FIGURES[game]()).default as Record<string, FigureScript>;
}

export async function loadLesson(game: GameName): Promise<LessonScript> {
  return (await LESSONS[game]()).default as LessonScript;
}
