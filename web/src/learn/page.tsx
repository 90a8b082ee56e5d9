import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/lang";
import { parts } from "../core/router";
import { Missing } from "../pages/missing";
import type { GuidePage } from "./guide";
import { isGame } from "./rules";
import { RulesPage } from "./rulespage";
import { Start } from "./start";
import "./learn.css";

/** How the games are played: /learn, /learn/GAME and /learn/GAME/guide. */
export default function LearnPage(): JSX.Element {
  const [, game = "", what = "", more = ""] = parts.value;
  if (!game) return <Start />;
  if (!isGame(game) || more) return <Missing />;
  if (what === "guide") return <LazyGuide key={game} game={game} />;
  if (what) return <Missing />;
  return <RulesPage key={game} game={game} />;
}

/** A guided game needs a whole table: it is loaded when somebody wants one. */
function LazyGuide(props: Parameters<typeof GuidePage>[0]): JSX.Element {
  const [Loaded, setLoaded] = useState<typeof GuidePage | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./guide").then(
      (loaded) => setLoaded(() => loaded.GuidePage),
      () => setFailed(true),
    );
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <p class="ln-waits" role="status">
      {t(failed ? "ln-failed" : "ln-loading")}
    </p>
  );
}
