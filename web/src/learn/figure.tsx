import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/lang";
import type { FigureScript } from "../net/schema";
import { Icon } from "../ui/icon";
import type { FigureBlock } from "./blocks";
import { type Learning, loadFigures } from "./learning";
import { Text } from "./text";

const NO_EVENTS: never[] = [];

/** A figure of the rules: a live board, and moves to step through if it has some. */
export function Figure({ block, learning }: { block: FigureBlock; learning: Learning }): JSX.Element {
  const [script, setScript] = useState<FigureScript | null>(null);
  const [step, setStep] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadFigures(learning).then(
      (figures) => wanted && setScript(figures[block.id] ?? null),
      () => {}, // the caption is enough
    );
    return () => {
      wanted = false;
    };
  }, [learning, block.id]);
  const move = step > 0 ? script?.moves[step - 1] : undefined;
  const view = move?.now.view_data ?? script?.start;
  const steps = block.steps.length;
  const caption = step > 0 ? (block.steps[step - 1] ?? block.caption) : block.caption;
  return (
    <figure class={`ln-figure${learning.wide ? " wide" : ""}`}>
      <div class="ln-plate">
        {script && view && (
          <learning.FigureBoard
            script={script}
            view={view}
            events={move?.entry.events ?? NO_EVENTS}
            step={step}
          />
        )}
      </div>
      <figcaption>
        <p class="ln-caption" aria-live="polite">
          <Text text={caption} />
        </p>
        {steps > 0 && <Steps step={step} steps={steps} onStep={setStep} />}
        {steps > 0 && (
          // printed pages show all steps at once
          <ol class="ln-paper-only">
            {block.steps.map((text, number) => (
              <li key={number}>
                <Text text={text} />
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}

function Steps({
  step,
  steps,
  onStep,
}: {
  step: number;
  steps: number;
  onStep: (step: number) => void;
}): JSX.Element {
  const last = step === steps;
  return (
    <div class="ln-steps">
      <button type="button" class="button small" disabled={step === 0} onClick={() => onStep(step - 1)}>
        <Icon name="previous" size={18} />
        {t("ln-figure-back")}
      </button>
      <span class="ln-count">
        {step === 0 ? t("ln-figure-before") : t("ln-figure-step", { step, steps })}
      </span>
      <button
        type="button"
        class={`button small${last ? "" : " main"}`}
        onClick={() => onStep(last ? 0 : step + 1)}
      >
        {t(last ? "ln-figure-again" : "ln-figure-next")}
        <Icon name={last ? "again" : "next"} size={18} />
      </button>
    </div>
  );
}
