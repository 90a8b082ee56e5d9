import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { full } from "../core/base";
import { t } from "../core/lang";
import { asPicture, asWords, type Mark } from "../core/rich";
import type { JudgedAction, PuzzleAnswer } from "../net/schema";
import type { Face } from "../table/face";
import { percent } from "../table/review/figures";
import { Rich } from "../table/rich";
import { Icon } from "../ui/icon";
import { puzzleAddress } from "./addresses";
import { CopyPuzzle, type TaskProps } from "./copy";
import type { PuzzleTable } from "./model";
import { nextTime, StreakLine } from "./parts";

/** What an answer was worth: right or wrong, what is best and why, and where to go on. */
export function Verdict(props: TaskProps & { answer: PuzzleAnswer }): JSX.Element {
  const { model, face, answer } = props;
  const { right, best, given, others, daily, next } = answer;
  const { game } = model.puzzle;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  const note = noteOf(answer);
  return (
    <div class={`pz-verdict${right ? " right" : given ? " wrong" : ""}`}>
      <h2 id="pz-task" ref={heading} tabIndex={-1}>
        {given && <Icon name={right ? "check" : "close"} size={26} />}
        {titleOf(answer)}
      </h2>
      {note && <p>{note}</p>}
      <dl class="pz-choices">
        {given && !right && (
          <Choice label={t("puzzle-given")} judged={given} other={best} model={model} face={face} />
        )}
        <Choice
          label={t("puzzle-best")}
          judged={best}
          other={right ? null : given}
          model={model}
          face={face}
          look="best"
        />
      </dl>
      {others.length > 0 && (
        <>
          <h3>{t("puzzle-others")}</h3>
          <ul class="pz-others">
            {others.map((other) => (
              <li key={other.action}>
                <span>
                  <Rich text={face.actionText(other.action, model.words, asPicture)} face={face} />
                </span>
                <b>{chanceText(other)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {daily && (
        <div class="pz-after-daily">
          <StreakLine streak={answer.streak} />
          <p class="soft">{t("puzzle-tomorrow", { time: nextTime() })}</p>
        </div>
      )}
      {next === null && <p>{t("puzzles-all-answered")}</p>}
      <div class="pz-buttons">
        {next !== null && (
          <a class="button main" href={full(puzzleAddress(game, next))}>
            <Icon name="next" size={18} />
            {t("puzzle-next")}
          </a>
        )}
        <button type="button" class="button" onClick={() => model.tryAgain()}>
          <Icon name="again" size={18} />
          {t("puzzle-again")}
        </button>
        <CopyPuzzle {...props} />
      </div>
    </div>
  );
}

/** The answer for screen readers. */
export function announcement(answer: PuzzleAnswer, model: PuzzleTable, face: Face): string {
  const best = face.actionText(answer.best.action, model.words, asWords);
  return `${titleOf(answer)}. ${t("puzzle-best")}: ${best}. ${chanceText(answer.best)}.`.replace("!.", "!");
}

function titleOf({ right, state, given }: PuzzleAnswer): string {
  if (!given) return t("puzzle-given-up");
  if (!right) return t("puzzle-wrong");
  return t(state === "solved" ? "puzzle-solved" : "puzzle-right");
}

/** Why an answer does not count. */
function noteOf({ right, state, given, hints }: PuzzleAnswer): string {
  if (!given || state === "solved") return "";
  if (!right) return t("puzzle-wrong-again");
  return t(hints > 0 ? "puzzle-right-after-hint" : "puzzle-right-again");
}

function chanceText({ chance }: JudgedAction): string {
  return chance === null ? t("puzzle-chance-less") : t("puzzle-chance", { chance: percent(chance) });
}

interface ChoiceProps {
  label: string;
  judged: JudgedAction;
  /** The other one of the two that are compared. */
  other: JudgedAction | null;
  model: PuzzleTable;
  face: Face;
  look?: string;
}

/** An action with its chance, and what it does that the other one does not. */
function Choice({ label, judged, other, model, face, look = "" }: ChoiceProps): JSX.Element {
  const { words } = model;
  const tell = (one: JudgedAction | null, mark: Mark): string[] =>
    (one?.shown.events ?? []).slice(1).map((event) => face.eventText(event, words, mark)); // the first is the action
  const same = new Set(tell(other, asPicture));
  const lines = tell(judged, asPicture).filter((line) => line !== "" && !same.has(line));
  return (
    <div class={`pz-choice ${look}`}>
      <dt>{label}</dt>
      <dd>
        <Rich text={face.actionText(judged.action, words, asPicture)} face={face} />
      </dd>
      <dd class="pz-chance">{chanceText(judged)}</dd>
      {lines.map((line) => (
        <dd key={line} class="pz-line">
          <Rich text={line} face={face} />
        </dd>
      ))}
    </div>
  );
}
