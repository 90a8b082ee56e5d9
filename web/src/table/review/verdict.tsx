import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../core/lang";
import { connection } from "../../core/me";
import { asPicture } from "../../core/rich";
import type { Event, MoveReview, ShownAction } from "../../net/schema";
import { Sign } from "../../ui/sign";
import type { Face } from "../face";
import { Rich } from "../rich";
import { momentText } from "./curve";
import { percent, points } from "./figures";
import { MarkBadge } from "./mark";
import { Moment, markOf, type ReviewModel } from "./model";
import "./verdict.css";

const NOTICED = 0.02; // the least luck that is told

interface Props {
  table: ReviewModel;
  face: Face;
  /** The step shown, and the action taken there, if it was not taken back. */
  step: number;
  number: number | null;
  move: MoveReview | undefined;
  /** What happened at the step. */
  words: readonly string[];
  /** Are there actions that this review does not judge? */
  partial: boolean;
}

/** What was played at a step, what was better, and what else was possible. */
export function Verdict(props: Props): JSX.Element {
  const { table, step, number, move } = props;
  const { entry } = table.steps.value[step] ?? {};
  const seat = entry && "seat" in entry ? entry.seat : null;
  return (
    <section class="sheet rv-verdict" aria-labelledby="rv-verdict">
      <header>
        <h2 id="rv-verdict">{momentText(number ?? table.numberAt(step))}</h2>
        {seat !== null && (
          <span class="rv-who">
            <Sign colour={table.colourOf(seat)} size={18} /> {table.nameOf(seat)}
          </span>
        )}
        {move && <MarkBadge move={move} />}
      </header>
      {!move?.shown && (!move || props.words.length > 2) && (
        <p>
          <Rich text={props.words.join(" ")} face={props.face} />
        </p>
      )}
      {move ? <Judged {...props} move={move} /> : <p class="soft">{whyUnjudged(props)}</p>}
    </section>
  );
}

/** Why there is no verdict on a step. */
function whyUnjudged({ table, step, number, partial }: Props): string {
  if (table.steps.value[step]?.entry.what === "started") return t("review-begin");
  if (number === null) return t("review-taken-back");
  return t(partial && table.review.value?.status === "done" ? "review-others" : "review-unjudged");
}

function Judged(props: Props & { move: MoveReview }): JSX.Element {
  const { table, face, step, move } = props;
  const name = useNames(table, face, step, move);
  const { played, best } = move.shown ?? {};
  const isBest = move.best === move.played;
  const others = markOf(move)
    ? move.alternatives.filter(([text]) => text !== move.best && move.actions[text])
    : [];
  return (
    <>
      <dl class="rv-choices">
        <Choice
          label={t("review-played")}
          name={name(move.played) ?? props.words[0] ?? null}
          text={move.played}
          chance={move.chance}
          face={face}
          lines={tell(props, move.seat, played, best)}
        />
        {!isBest && (
          <Choice
            label={t(markOf(move) ? "review-better" : "review-alternative")}
            name={name(move.best)}
            text={move.best}
            chance={move.chance + move.loss}
            face={face}
            lines={tell(props, move.seat, best, played)}
            look="better"
          />
        )}
      </dl>
      <p class="rv-sentence">{verdictText(move)}</p>
      {best && best.events.length > 0 && (
        <label class="rv-draw">
          <input
            type="checkbox"
            checked={table.drawn.value}
            onChange={(event) => {
              table.drawn.value = event.currentTarget.checked;
            }}
          />
          {t("review-on-board")}
        </label>
      )}
      {others.length > 0 && (
        <>
          <h3>{t("review-alternatives")}</h3>
          <ul class="rv-others">
            {others.map(([text, chance]) => (
              <li key={text}>
                <span>
                  <ActionName name={name(text)} text={text} face={face} />
                </span>
                <b>{percent(chance)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {Math.abs(move.luck) >= NOTICED && (
        <p class="soft">
          {t(move.luck > 0 ? "review-luck-after" : "review-bad-luck-after", { points: points(move.luck) })}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  name: string | null;
  text: string;
  chance: number;
  face: Face;
  lines: readonly string[];
  look?: string;
}

function Choice({ label, name, text, chance, face, lines, look = "" }: ChoiceProps): JSX.Element {
  return (
    <div class={`rv-choice ${look}`}>
      <dt>{label}</dt>
      <dd>
        <span>
          <ActionName name={name} text={text} face={face} />
        </span>
        {lines.map((line) => (
          <small key={line}>
            <Rich text={line} face={face} />
          </small>
        ))}
      </dd>
      <dd class="rv-chance">{percent(chance)}</dd>
    </div>
  );
}

/** What an action does besides being taken, where another one does something else. */
function tell(
  { table, face }: Props,
  seat: number,
  shown: ShownAction | undefined,
  other: ShownAction | undefined,
): string[] {
  const lines = (events: readonly Event[] = []): string[] =>
    face.effects
      ? face.effects(events, seat, table, asPicture)
      : events.slice(1).map((event) => face.eventText(event, table, asPicture)); // the first is the action itself
  const same = new Set(lines(other?.events));
  return lines(shown?.events).filter((line) => line !== "" && !same.has(line));
}

/** The verdict in one sentence. */
export function verdictText(move: MoveReview): string {
  if (move.forced) return t("review-forced");
  if (markOf(move)) return t("review-lost", { points: points(move.loss).replace(/^\+/, "") });
  return t(move.best === move.played ? "review-best" : "review-close");
}

/** The names of actions as their player was offered them; null if only their texts are known. */
function useNames(
  table: ReviewModel,
  face: Face,
  step: number,
  move: MoveReview,
): (text: string) => string | null {
  const before = table.before.value;
  const view = before?.step === step ? before.view : null;
  const info = table.info.value;
  const moment = useMemo(() => {
    if (!view) return null;
    const known = new Map(Object.entries(move.actions));
    if (move.shown) known.set(move.played, move.shown.played.action);
    return new Moment(connection, table, move.seat, view, known);
  }, [table, move, view, info]);
  return (text) => (moment?.offerOf(text) ? face.actionText(text, moment, asPicture) : null);
}

/** An action in words, or else in the notation of game records, which is the same in all languages. */
function ActionName({ name, text, face }: { name: string | null; text: string; face: Face }): JSX.Element {
  return name === null ? <code lang="en">{text}</code> : <Rich text={name} face={face} />;
}
