import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { hintsOf, WHERE, WHICH } from "../core/hints";
import { t } from "../core/lang";
import { explain } from "../core/problems";
import { asPicture } from "../core/rich";
import type { TableModel } from "../core/table";
import type { GoodAction } from "../net/schema";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import type { Face } from "./face";
import { effectTexts, lookText } from "./hinttexts";
import { percent } from "./review/figures";
import { Rich } from "./rich";
import { wide } from "./side";
import "./hintpanel.css";

interface Props {
  table: TableModel;
  face: Face;
}

/** A hint: where to look, and then the best moves with their chances. */
export function HintPanel({ table, face }: Props): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useScrollable(box);
  const hints = hintsOf(table);
  const hint = hints.hint.value;
  const problem = hints.problem.value;
  const close = (): void => {
    hints.open.value = false;
    document.querySelector<HTMLElement>(".tb-hint-button")?.focus();
  };
  return (
    <section ref={box} class="tb-hint" aria-label={t("hint")} aria-busy={hints.busy.value}>
      <div class="tb-hint-head">
        <Icon name="bulb" size={20} />
        <p>
          {hints.busy.value
            ? t("hint-busy")
            : problem
              ? explain(problem)
              : hint && lookText(hint.look, table, face)}
        </p>
        <button
          type="button"
          class="button plain ui-square"
          aria-label={t("hint-close")}
          title={t("hint-close")}
          onClick={close}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {hint?.level === WHERE && (
        <button
          type="button"
          class="button small"
          aria-disabled={hints.busy.value}
          onClick={() => void hints.ask(WHICH)}
        >
          {t("hint-which")}
        </button>
      )}
      {hint?.level === WHICH && !hints.busy.value && (
        <>
          <ol>
            {hint.actions.map((good, place) => (
              <Good key={good.text} table={table} face={face} good={good} second={place > 0} />
            ))}
          </ol>
          <p class="soft">{t("hint-how")}</p>
        </>
      )}
    </section>
  );
}

interface GoodProps extends Props {
  good: GoodAction;
  second: boolean;
}

/** One of the best moves. Pressing it proposes it. */
function Good({ table, face, good, second }: GoodProps): JSX.Element {
  const proposed = table.proposed.value === good.text;
  const propose = (): void => {
    table.refusal.value = null;
    face.select?.(good.text, table);
    table.proposed.value = good.text;
    if (!wide.value) hintsOf(table).open.value = false; // it would cover what has to be confirmed
  };
  return (
    <li>
      <button type="button" class="tb-hint-good" aria-pressed={proposed} onClick={propose}>
        <span class="tb-hint-name">
          <Rich text={face.actionText(good.text, table, asPicture)} face={face} />
        </span>
        <b>{percent(good.chance)}</b>
        <small>
          <Rich text={effectTexts(good, table, face, asPicture)} face={face} />
          {second && good.close && ` · ${t("hint-as-good")}`}
        </small>
      </button>
    </li>
  );
}
