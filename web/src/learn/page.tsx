import type { JSX } from "preact";
import { parts } from "../core/router";
import { gamePage } from "../games";
import { Missing } from "../pages/missing";
import { later } from "../ui/later";
import { RulesPage } from "./rulespage";
import { Start } from "./start";
import "./learn.css";

/** A guided game needs a whole table. */
const GuidePage = later(() => import("./guide").then((part) => part.GuidePage));

/** How the games are played: /learn, /learn/GAME and /learn/GAME/guide. */
export function LearnPage(): JSX.Element {
  const [, game = "", what = "", more = ""] = parts.value;
  if (!game) return <Start />;
  const load = gamePage(game)?.learning;
  if (!load || more) return <Missing />;
  if (what === "guide") return <GuidePage key={game} game={game} load={load} />;
  if (what) return <Missing />;
  return <RulesPage key={game} game={game} load={load} />;
}
