import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, t } from "../core/lang";
import type { TableModel } from "../core/table";
import { useScrollable } from "../ui/input";
import { endingOf, type Scoring } from "./ending";
import type { Face } from "./face";
import "./counting.css";

/** The game's final scoring, loaded when it is needed; null until then, undefined if it cannot be loaded. */
export function useScoring(face: Face): Scoring | null | undefined {
  const [found, setFound] = useState<Scoring | null | undefined>(null);
  useEffect(() => {
    let wanted = true;
    (face.scoring?.() ?? Promise.reject()).then(
      (scoring) => wanted && setFound(scoring),
      () => wanted && setFound(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [face]);
  return found;
}

/** The final scoring, step by step beside the board. The winner is told afterwards. */
export function Counting({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  const scoring = useScoring(face);
  const finish = (): void => endingOf(table).finish();
  useEffect(() => {
    if (scoring === undefined) finish(); // without the scoring, the result is still known
  }, [scoring]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open], [popover]:popover-open")) return;
      event.preventDefault();
      finish();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [table]);
  return (
    <section class="tb-count" aria-labelledby="tb-count">
      <h2 id="tb-count">{t("count-title")}</h2>
      {scoring ? (
        <Steps table={table} scoring={scoring} onEnd={finish} />
      ) : (
        <p class="soft">{t("loading")}</p>
      )}
    </section>
  );
}

function Steps({
  table,
  scoring,
  onEnd,
}: {
  table: TableModel;
  scoring: Scoring;
  onEnd(): void;
}): JSX.Element {
  const steps = useMemo(() => scoring.steps(table), [table.view.value, language.value]);
  const [told, setTold] = useState(1);
  const hidden = useHidden();
  const step = steps[told - 1];
  const waits = steps.length === 0 && !table.isOver.value;
  const box = useRef<HTMLDivElement>(null);
  useScrollable(box);
  const next = (): void => {
    if (told < steps.length) setTold(told + 1);
    else onEnd();
  };
  useEffect(() => {
    scoring.light(table, step ?? null);
    if (hidden || waits) return; // nobody looks, or the scores are still to come
    const timer = setTimeout(next, step?.pause ?? 0);
    return () => clearTimeout(timer);
  }, [told, steps.length, hidden, waits]);
  useEffect(() => () => scoring.light(table, null), [table]);
  return (
    <>
      <p class="tb-count-now" aria-live="polite">
        {step?.text}
      </p>
      <div class="tb-count-sheet" ref={box}>
        <scoring.Sheet table={table} steps={steps} told={told} />
      </div>
      <div class="tb-count-buttons">
        <button type="button" class="button" onClick={next}>
          {t("next")}
        </button>
        <button type="button" class="button main" onClick={onEnd}>
          {t("count-skip")}
        </button>
      </div>
    </>
  );
}

/** Is the page in the background? */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = (): void => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}
