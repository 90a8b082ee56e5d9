import type { FunctionComponent } from "preact";
import type { Event, FigureScript, LessonScript, ViewData } from "../net/schema";
import type { Block } from "./blocks";

// `python -m fogcity.lang.figures` plays the scripts of figures and lessons by the rules and writes their JSON.

export interface FigureProps {
  script: FigureScript;
  view: ViewData;
  /** What has just happened. */
  events: readonly Event[];
  /** How many moves have been shown. */
  step: number;
}

// TypeScript types JSON by its content; `loadFigures` and `loadLesson` say what it is.
type Json = () => Promise<{ default: unknown }>;

/** What a game brings to the pages that teach it. */
export interface Learning {
  /** The rules page, by language. */
  rules: Record<string, () => Promise<{ default: Block[] }>>;
  /** The scripts of the figures in the rules, by name. */
  figures: Json;
  /** The script of the guided first game. */
  lesson: Json;
  /** The board of a figure. */
  FigureBoard: FunctionComponent<FigureProps>;
  /** Is the board wider than high? Then captions stand below it. */
  wide: boolean;
}

/** The rules in a language; in English, if they are not translated. */
export async function loadRules({ rules }: Learning, language: string): Promise<Block[]> {
  return (await (rules[language] ?? rules.en)?.())?.default ?? [];
}

export async function loadFigures({ figures }: Learning): Promise<Record<string, FigureScript>> {
  return (await figures()).default as Record<string, FigureScript>;
}

export async function loadLesson({ lesson }: Learning): Promise<LessonScript> {
  return (await lesson()).default as LessonScript;
}
