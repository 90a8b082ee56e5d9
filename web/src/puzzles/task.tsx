import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { has, t } from "../core/lang";
import { asPicture } from "../core/rich";
import { Rich } from "../table/rich";
import { ErrorMessage } from "../ui/errormessage";
import { Icon } from "../ui/icon";
import { Sign } from "../ui/sign";
import { announcement, Verdict } from "./answer";
import { CopyPuzzle, type TaskProps } from "./copy";
import { Difficulty } from "./parts";

/** What to do, with hints; and after the answer, what it was worth. */
export function Task(props: TaskProps): JSX.Element {
  const { model, face } = props;
  const { answer } = model;
  return (
    <section class="pz-task" aria-labelledby="pz-task">
      {answer.value ? <Verdict {...props} answer={answer.value} /> : <Ask {...props} />}
      <p class="unseen" role="status">
        {answer.value ? announcement(answer.value, model, face) : ""}
      </p>
    </section>
  );
}

/** What to do, before the answer. */
function Ask(props: TaskProps): JSX.Element {
  const { model, face } = props;
  const { puzzle, table, hints } = model;
  const busy = useSignal(false);
  const problem = useSignal<unknown>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy.value || table.sending.value) return;
    busy.value = true;
    problem.value = null;
    try {
      await work();
    } catch (error) {
      problem.value = error;
    } finally {
      busy.value = false;
    }
  };
  const state = puzzle.daily?.state ?? puzzle.state;
  const counts = state === "new" && !model.again.value;
  return (
    <>
      <div class="pz-task-head">
        <Sign colour={table.colourOf(puzzle.seat)} size={26} />
        <h2 id="pz-task">{t("puzzle-task")}</h2>
        <Difficulty level={puzzle.difficulty} />
      </div>
      <p class="pz-prompt">{table.sending.value ? t("puzzle-answering") : face.promptText(table)}</p>
      {!counts && !model.again.value && (
        <p class="soft">{t(state === "solved" ? "puzzle-solved-before" : "puzzle-tried-before")}</p>
      )}
      <Hints model={model} face={face} />
      <ErrorMessage problem={problem.value} />
      <div class="pz-buttons">
        {model.hasHint.value && (
          <button
            type="button"
            class="button small"
            aria-disabled={busy.value}
            aria-describedby={counts && hints.value.taken === 0 ? "pz-warning" : undefined}
            onClick={() => void attempt(() => model.takeHint())}
          >
            <Icon name="eye" size={18} />
            {t(hints.value.taken > 0 ? "puzzle-hint-next" : "puzzle-hint")}
          </button>
        )}
        <button
          type="button"
          class="button small"
          aria-disabled={busy.value}
          onClick={() => void attempt(() => model.giveUp())}
        >
          <Icon name="flag" size={18} />
          {t("puzzle-solution")}
        </button>
        <CopyPuzzle {...props} />
      </div>
      {counts && hints.value.taken === 0 && (
        <p class="soft pz-warning" id="pz-warning">
          {t("puzzle-hint-warning")}
        </p>
      )}
    </>
  );
}

/** The hints that were taken. */
function Hints({ model, face }: Pick<TaskProps, "model" | "face">): JSX.Element {
  const { kind, actions, events, taken, most } = model.hints.value;
  const { words } = model;
  const id = `puzzle-kind-${kind}`;
  const told = events.map((event) => face.eventText(event, words, asPicture)).filter((line) => line !== "");
  return (
    <div class="pz-hints" role="status">
      {kind !== null && <p>{t("puzzle-hint-kind", { kind: has(id) ? t(id) : kind })}</p>}
      {actions.length > 0 && (
        <>
          <p>{t("puzzle-hint-near")}</p>
          <ul>
            {actions.map((action) => (
              <li key={action}>
                <Rich text={face.actionText(action, words, asPicture)} face={face} />
              </li>
            ))}
          </ul>
        </>
      )}
      {taken >= most && told.length === 0 && <p>{t("puzzle-hint-nothing")}</p>}
      {told.length > 0 && (
        <>
          <p>{t("puzzle-hint-does")}</p>
          <ul>
            {told.map((line) => (
              <li key={line}>
                <Rich text={line} face={face} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
