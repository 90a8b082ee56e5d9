import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { has, t } from "../core/lang";
import { botName } from "../core/names";
import { playNow } from "../core/newtable";
import { asPicture } from "../core/rich";
import { eventsOf } from "../core/table";
import type { LessonScript } from "../net/schema";
import { ConfirmBar } from "../table/confirm";
import { type Face, loadFace } from "../table/face";
import { Rich } from "../table/rich";
import { ErrorMessage } from "../ui/errormessage";
import { Heading, useTitle } from "../ui/heading";
import { Icon } from "../ui/icon";
import { type Learning, loadLesson } from "./learning";
import { Lesson } from "./lesson";
import "./guide.css";

const EASY = "gripman:easy";

/** A guided first game: a real table, with a teacher. */
export function GuidePage({ game, load }: { game: string; load(): Promise<Learning> }): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useTitle(() => t("ln-guide-title", { game: gameTitle(game) }));
  useEffect(() => {
    const lesson = load().then(async (learning) => ({
      script: await loadLesson(learning),
      wide: learning.wide,
    }));
    Promise.all([lesson, loadFace(game)]).then(
      ([found, face]) => setLoaded({ ...found, face }),
      () => setFailed(true),
    );
  }, [game]);
  if (!loaded)
    return (
      <div class="pg-page pg-narrow">
        <Heading>{t("ln-guide-title", { game: gameTitle(game) })}</Heading>
        <p role="status">{t(failed ? "ln-failed" : "ln-loading")}</p>
      </div>
    );
  return <Guide key={round} game={game} {...loaded} onRestart={() => setRound(round + 1)} />;
}

interface Loaded {
  script: LessonScript;
  wide: boolean;
  face: Face;
}

interface GuideProps extends Loaded {
  game: string;
  onRestart: () => void;
}

function Guide({ game, script, wide, face, onRestart }: GuideProps): JSX.Element {
  const lesson = useMemo(
    () =>
      new Lesson(
        script,
        Array.from({ length: script.seats }, (_, seat) => nameOf(seat, script)),
      ),
    [script],
  );
  const { table } = lesson;
  useEffect(() => () => table.close(), [table]);
  const { Board, Hand } = face;
  return (
    <div class={`ln-guide${wide ? " wide" : ""}`}>
      <div class="ln-guide-head">
        <Heading>{t("ln-guide-title", { game: gameTitle(game) })}</Heading>
        <a href={full(`/learn/${game}`)}>{t("ln-guide-rules")}</a>
      </div>
      <Teacher game={game} lesson={lesson} face={face} onRestart={onRestart} />
      <div class="ln-guide-board">
        <Board table={table} />
      </div>
      <section class="ln-guide-hand" aria-labelledby="ln-guide-hand">
        <h2 class="unseen" id="ln-guide-hand">
          {t("ln-guide-hand")}
        </h2>
        <Hand table={table} />
      </section>
      <ConfirmBar table={table} face={face} />
    </div>
  );
}

// the log names everybody; learners recognize their own colour best
const nameOf = (seat: number, { game, seat: own }: LessonScript): string =>
  seat === own ? t(`ln-guide-name-${game}`) : botName(seat);

interface TeacherProps {
  game: string;
  lesson: Lesson;
  face: Face;
  onRestart: () => void;
}

/** Says what to look at and what to do. */
function Teacher({ game, lesson, face, onRestart }: TeacherProps): JSX.Element {
  const { script, at, ready, strayed } = lesson;
  const steps = script.steps.length;
  const step = Math.min(at.value, steps - 1);
  const last = step === steps - 1;
  const id = `ln-guide-${game}-${step + 1}`;
  const rival = botName(script.seat === 0 ? 1 : 0);
  const todo = has(id) && script.steps[step]?.do !== undefined ? t(`${id}.do`, { rival }) : "";
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step > 0 && ready.value) words.current?.scrollTo({ top: 0 });
  }, [step, ready.value]);
  return (
    <section class="ln-teacher" aria-label={t("ln-guide-short")}>
      <Progress step={step} steps={steps} />
      <div class="ln-teacher-words" ref={words} role="status" aria-live="polite">
        {ready.value ? (
          <>
            {last && <h2>{t("ln-guide-done")}</h2>}
            <p>{t(id, { rival })}</p>
            {todo && (
              <p class={`ln-todo${strayed.value ? " strayed" : ""}`}>
                {strayed.value ? t("ln-guide-not-this", { do: todo }) : todo}
              </p>
            )}
          </>
        ) : (
          <p class="soft">{t("ln-guide-waiting", { rival })}</p>
        )}
      </div>
      {last ? (
        <Ending game={game} lesson={lesson} onRestart={onRestart} />
      ) : (
        <div class="ln-teacher-buttons">
          <TakeBack lesson={lesson} />
          {todo ? (
            <button type="button" class="button small" disabled={!ready.value} onClick={() => lesson.show()}>
              <Icon name="eye" size={18} />
              {t("ln-guide-show")}
            </button>
          ) : (
            <button type="button" class="button main" disabled={!ready.value} onClick={() => lesson.next()}>
              {t("ln-guide-next")}
              <Icon name="next" size={18} />
            </button>
          )}
        </div>
      )}
      <Happened words={toldOf(lesson, face)} face={face} />
    </section>
  );
}

function Progress({ step, steps }: { step: number; steps: number }): JSX.Element {
  return (
    <div class="ln-progress">
      <span>{t("ln-guide-step", { step: step + 1, steps })}</span>
      <progress max={steps} value={step + 1} aria-label={t("ln-guide-step", { step: step + 1, steps })} />
    </div>
  );
}

/** The texts of the last move, if it was an opponent's. */
function toldOf({ script, table }: Lesson, face: Face): string[] {
  const told = table.shown.value;
  if (told?.entry.what !== "moved" || told.entry.seat === script.seat) return [];
  return eventsOf(told).map((event) => face.eventText(event, table, asPicture));
}

function Happened({ words, face }: { words: string[]; face: Face }): JSX.Element | null {
  const said = words.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <ul class="ln-happened" aria-label={t("ln-guide-happened")}>
      {said.map((word, number) => (
        <li key={number}>
          <Rich text={word} face={face} />
        </li>
      ))}
    </ul>
  );
}

/** Goes back to the learner's last move. */
function TakeBack({ lesson }: { lesson: Lesson }): JSX.Element | null {
  if (!lesson.canTakeBack.value) return null;
  return (
    <button type="button" class="button small" onClick={() => lesson.takeBack()}>
      <Icon name="undo" size={18} />
      {t("undo")}
    </button>
  );
}

interface EndingProps {
  game: string;
  lesson: Lesson;
  onRestart: () => void;
}

function Ending({ game, lesson, onRestart }: EndingProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await playNow({ game, bots: 1, bot: EASY });
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <div class="ln-ending">
      <ErrorMessage problem={problem} />
      <button type="button" class="button main" disabled={busy} onClick={() => void play()}>
        <Icon name="play" size={20} />
        {t("ln-guide-play")}
      </button>
      <p class="soft">{t("ln-guide-play-about")}</p>
      <div class="row">
        <TakeBack lesson={lesson} />
        <button type="button" class="button small" onClick={onRestart}>
          <Icon name="again" size={18} />
          {t("ln-guide-restart")}
        </button>
        <a class="button small" href={full(`/learn/${game}`)}>
          <Icon name="book" size={18} />
          {t("ln-guide-rules")}
        </a>
      </div>
    </div>
  );
}
