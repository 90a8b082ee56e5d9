import type { JSX } from "preact";
import { parts } from "../core/router";
import { lazy } from "../ui/lazy";
import { NotFound } from "../ui/notice";
import { GameList } from "./gamelist";
import { Overview } from "./overview";
import "./puzzles.css";

/** Loaded apart: a puzzle needs a whole table. */
const PuzzlePage = lazy(() => import("./puzzlepage").then((part) => part.PuzzlePage));

/** The pages /puzzles, /puzzles/GAME, /puzzles/GAME/NUMBER and /puzzles/GAME/daily. */
export function PuzzlesPage(): JSX.Element {
  const [, game = "", which = "", more = ""] = parts.value;
  if (!game) return <Overview />;
  if (more || !/^[a-z0-9_-]+$/.test(game)) return <NotFound />;
  if (!which) return <GameList key={game} game={game} />;
  if (!/^(\d{1,6}|daily)$/.test(which)) return <NotFound />;
  return <PuzzlePage key={`${game} ${which}`} game={game} which={which} />;
}
