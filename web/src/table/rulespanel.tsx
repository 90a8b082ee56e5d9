import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { useLayer } from "../core/layers";
import { rulesOpen } from "../core/rulesbeside";
import { Icon } from "../ui/icon";
import { lazy } from "../ui/lazy";
import { wide } from "./side";
import "./rulespanel.css";

/** Loaded when it is first opened. */
const RulesText = lazy(() => import("../learn/beside").then((part) => part.RulesText));

/** The rules of a game beside its table: a column over players and log, or a sheet on a small screen. Play goes on. */
export function RulesPanel({ game }: { game: string }): JSX.Element {
  const shown = useSignal(game); // links may lead to the rules of another game
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    rulesOpen.value = false;
  };
  useLayer(!wide.value, close);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => document.getElementById("sh-rules")?.focus({ preventScroll: true });
  }, []);
  return (
    <aside
      class="tb-rules"
      aria-labelledby="tb-rules"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div class="tb-rules-head">
        <h2 id="tb-rules" ref={heading} tabIndex={-1}>
          {t("ln-rules-of-game", { game: gameTitle(shown.value) })}
        </h2>
        <button type="button" class="button plain ui-square" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <RulesText
        game={game}
        onShow={(name) => {
          shown.value = name;
        }}
      />
    </aside>
  );
}
