import type { JSX } from "preact";
import { parts } from "../core/router";
import { gamePage } from "../games";
import { lazy } from "../ui/lazy";
import { NotFound } from "../ui/notice";
import { Overview } from "./overview";
import { RulesPage } from "./rulespage";
import "./learn.css";

/** Loaded apart: a guided game needs a whole table. */
const GuidePage = lazy(() => import("./guide").then((part) => part.GuidePage));

/** The pages /learn, /learn/GAME and /learn/GAME/guide. */
export function LearnPage(): JSX.Element {
  const [, game = "", what = "", more = ""] = parts.value;
  if (!game) return <Overview />;
  const load = gamePage(game)?.learning;
  if (!load || more) return <NotFound />;
  if (what === "guide") return <GuidePage key={game} game={game} load={load} />;
  if (what) return <NotFound />;
  return <RulesPage key={game} game={game} load={load} />;
}
