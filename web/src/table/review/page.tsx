import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameTitle } from "../../core/games";
import { t } from "../../core/lang";
import { connection } from "../../core/me";
import { go, query } from "../../core/router";
import type { TableModel } from "../../core/table";
import type { IconName } from "../../ui/icon";
import type { Face } from "../face";
import { PlayFromButton } from "../playfrom/button";
import { turnEnds } from "../replay";
import { CopyLink, shared, useHoldings, useStepKeys, wantedStep } from "../replayparts";
import { wide } from "../side";
import { BackToTable, StepButton, StepFailure, StepPage, StepWords, Whose, wordsOf } from "../steppage";
import { ChanceTable, Curve } from "./curve";
import { type Reviewed, reviewLink } from "./link";
import { Decisive, Marked } from "./lists";
import { MarkBadge } from "./mark";
import { markOf, ReviewModel } from "./model";
import { Players } from "./players";
import { Progress } from "./progress";
import { ReviewReader } from "./reading";
import { Verdict } from "./verdict";
import "./review.css";

/** The review of a finished game: chances, marks and what was better, step by step. */
export function ReviewPage({ live, face }: { live: TableModel; face: Face }): JSX.Element {
  const table = useMemo(() => new ReviewModel(connection, live), [live]);
  const whose = wantedSeat(live);
  const reader = useReader(table, whose);
  const ready = live.logRead.value;
  const last = table.steps.value.length - 1;
  const at = query.value.has("at") ? Math.max(0, Math.min(wantedStep(), last)) : last;
  useEffect(() => {
    if (ready) void table.showStep(at, whose);
  }, [table, ready, at, whose]);
  const seek = (step: number, seat: Reviewed = whose): void =>
    go(reviewLink(table.id, table.key, Math.max(0, Math.min(last, step)), seat), { replace: true });
  const choose = (number: number): void => seek(table.stepOf(number));
  const top = useRef<HTMLDivElement>(null);
  const chooseInList = (number: number): void => {
    choose(number);
    if (!wide.value) top.current?.scrollIntoView(); // the board is above the lists
  };
  const marked = table.withMarks.value.map(({ number }) => table.stepOf(number));
  const mark = (from: number, onward: boolean): number =>
    (onward ? marked.find((step) => step > from) : marked.findLast((step) => step < from)) ?? from;
  const ends = useMemo(() => turnEnds(table.steps.value), [table.steps.value]);
  const turn = (from: number, onward: boolean): number =>
    (onward ? ends.find((end) => end > from) : ends.findLast((end) => end < from)) ?? (onward ? last : 0);
  useStepKeys((event) => {
    const here = query.value.has("at") ? wantedStep() : last; // keys may be faster than positions
    const jump = event.shiftKey ? turn : (from: number, onward: boolean) => from + (onward ? 1 : -1);
    return {
      ArrowLeft: () => seek(jump(here, false)),
      ArrowRight: () => seek(jump(here, true)),
      PageUp: () => seek(mark(here, false)),
      PageDown: () => seek(mark(here, true)),
      Home: () => seek(0),
      End: () => seek(last),
    };
  });

  const number = table.actionAt(at);
  const move = number === null ? undefined : table.moves.value.get(number);
  const shown = table.at.value === at; // does the board show this step yet?
  useEffect(() => {
    const better = move && markOf(move) && table.drawn.value && shown ? move.shown?.best : undefined;
    table.showBetter(better ?? null);
  }, [table, move, table.drawn.value, shown]);
  const seats = table.seatsOf(whose);
  const words = wordsOf(table, face, at);
  const lists = { table, face, at: table.numberAt(at), onChoose: chooseInList };
  const button = (icon: IconName, label: string, keys: string, step: number): JSX.Element => (
    <StepButton {...{ icon, label, keys, step, at, last }} onChoose={seek} />
  );
  const side = (
    <aside class="rv-side" aria-label={t("review")}>
      <Decisive {...lists} />
      <Verdict
        table={table}
        face={face}
        step={at}
        number={number}
        move={move}
        words={words?.lines ?? []}
        partial={whose !== "all"}
      />
      <Hands table={table} face={face} />
      <Players table={table} />
      <Marked {...lists} />
      <ChanceTable table={table} seats={seats} />
    </aside>
  );
  return (
    <StepPage
      table={table}
      face={face}
      look="tb-over rv"
      heading={t("review-heading", { game: gameTitle(table.info.value?.game ?? "") })}
      top={top}
      side={side}
    >
      <Progress reader={reader} />
      <Curve table={table} seats={seats} at={table.numberAt(at)} onChoose={choose} />
      <div class="tb-replay-bar">
        {button("backward", t("review-to-before"), "PageUp", mark(at, false))}
        {button("previous", t("previous"), "ArrowLeft", at - 1)}
        {button("next", t("next"), "ArrowRight", at + 1)}
        {button("forward", t("review-to-after"), "PageDown", mark(at, true))}
        <Whose
          table={table}
          label={t("review-whose")}
          seat={whose}
          words={{
            all: () => t("review-all"),
            you: () => t("review-seat-you"),
            other: (name) => t("review-seat", { name }),
          }}
          onChoose={(seat) => seek(at, seat)}
        />
        <CopyLink link={shared(live, (key) => reviewLink(live.id, key, at, whose))} />
        <PlayFromButton live={live} shown={table} at={at} whose={whose} />
        <BackToTable table={table} />
      </div>
      <StepWords table={table} face={face} words={words}>
        {move && <MarkBadge move={move} />}{" "}
      </StepWords>
      <StepFailure table={table} onAgain={() => void table.showStep(at, whose)} />
    </StepPage>
  );
}

/** Reads the review of these seats as long as the page is shown. */
function useReader(table: ReviewModel, whose: Reviewed): ReviewReader {
  const reader = useMemo(() => new ReviewReader(table.id, table.key, whose), [table, whose]);
  useEffect(() => {
    reader.start();
    const stop = effect(() => {
      table.review.value = reader.review.value;
    });
    return () => {
      stop();
      reader.stop();
    };
  }, [reader]);
  return reader;
}

/** Whose actions the address asks for. */
function wantedSeat(live: TableModel): Reviewed {
  const asked = query.value.get("review") ?? "";
  const seats = live.info.value?.seats.length ?? 0;
  return /^\d+$/.test(asked) && Number(asked) < seats ? Number(asked) : "all";
}

/** What the seats shown hold. */
function Hands({ table, face }: { table: ReviewModel; face: Face }): JSX.Element | null {
  const Found = useHoldings(face);
  const hands = table.hands.value;
  if (!Found || hands.length === 0) return null;
  return (
    <section class="sheet rv-hands" aria-labelledby="rv-hands">
      <h2 id="rv-hands">{t("replay-hands")}</h2>
      <Found table={table} hands={hands} />
    </section>
  );
}
