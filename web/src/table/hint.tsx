import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { hintsOf, WHERE } from "../core/hints";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Icon } from "../ui/icon";
import { lazy } from "../ui/lazy";
import type { Face } from "./face";

const HintPanel = lazy(
  () => import("./hintpanel").then((part) => part.HintPanel),
  () => null,
);

/** Asks for a hint: first where to look, then for the best moves. */
export function HintButton({ table }: { table: TableModel }): JSX.Element | null {
  const hints = hintsOf(table);
  const allowed = hints.allowed.value;
  useEffect(() => {
    if (!allowed) return;
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const busy = target instanceof Element && target.closest("input, textarea, select, dialog");
      if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (busy || event.defaultPrevented || event.repeat || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      hints.press();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [hints, allowed]);
  if (!allowed) return null;
  const level = hints.hint.value?.level ?? 0;
  const about = level === 0 ? "hint-where-about" : level === WHERE ? "hint-which-about" : "hint-shown-about";
  return (
    <button
      type="button"
      class="button small tb-hint-button"
      aria-disabled={hints.busy.value}
      aria-keyshortcuts="h"
      title={t(about)}
      onClick={() => hints.press()}
    >
      <Icon name="bulb" size={18} />
      <span>{t("hint")}</span>
    </button>
  );
}

/** Where a hint is shown. What was taken before is shown again. */
export function HintPlace({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  const hints = hintsOf(table);
  const { position = -1, hint = 0 } = table.now.value ?? {};
  const allowed = hints.allowed.value;
  useEffect(() => hints.restore(), [hints, position, hint, allowed]);
  return (
    <div class="tb-hint-place" aria-live="polite">
      {hints.told.value && hints.open.value && <HintPanel table={table} face={face} />}
    </div>
  );
}
