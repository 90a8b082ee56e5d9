import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { full } from "../core/base";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { ensureMe, me } from "../core/me";
import { explain } from "../core/problems";
import { Problem } from "../net/api";
import type { PuzzleData } from "../net/schema";
import { ConfirmBar } from "../table/confirm";
import { type Face, loadFace } from "../table/face";
import { refusalText } from "../table/texts";
import { ErrorMessage } from "../ui/errormessage";
import { Heading, useTitle } from "../ui/heading";
import { Failed, Notice } from "../ui/notice";
import { puzzleAddress, puzzleSource } from "./addresses";
import { useFetched } from "./fetched";
import { PuzzleTable } from "./model";
import { dayText, Waiting } from "./parts";
import { Task } from "./task";
import "./puzzlepage.css";

interface Props {
  game: string;
  /** A number, or `daily`. */
  which: string;
}

/** A puzzle on the game's own board. */
export function PuzzlePage({ game, which }: Props): JSX.Element {
  const puzzle = useFetched<PuzzleData>(puzzleSource(game, which), { once: true });
  const [face, setFace] = useState<Face | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadFace(game).then(
      (found) => setFace(() => found),
      () => setFailed(true),
    );
  }, [game]);
  useTitle(() => headingOf(game, which, puzzle.found.value));
  const { value: problem } = puzzle.problem;
  if (problem instanceof Problem && problem.code === "unknown")
    return (
      <Notice title={t("puzzles-title")} text={explain(problem)}>
        <a class="button main" href={full("/puzzles")}>
          {t("puzzles-all")}
        </a>
      </Notice>
    );
  if (failed) return <Failed />;
  const { value: found } = puzzle.found;
  if (!found || !face)
    return (
      <div class="pg-page pg-narrow">
        <Heading>{headingOf(game, which, found)}</Heading>
        <Waiting fetched={puzzle} words={t("puzzle-loading")} />
      </div>
    );
  return <Playing puzzle={found} isDaily={which === "daily"} face={face} />;
}

function headingOf(game: string, which: string, found: PuzzleData | null): string {
  const title = gameTitle(game);
  if (which !== "daily") return t("puzzle-heading", { game: title, number: Number(which) });
  if (!found?.daily) return t("puzzles-daily-of-game", { game: title });
  return t("puzzle-heading-daily", { game: title, date: dayText(found.daily.day) });
}

function Playing(props: { puzzle: PuzzleData; isDaily: boolean; face: Face }): JSX.Element {
  const { puzzle, isDaily, face } = props;
  const model = useMemo(() => new PuzzleTable(puzzle, me.peek()?.name ?? "", ensureMe), [puzzle]);
  const { table } = model;
  useEffect(() => effect(() => model.rename(me.value?.name ?? "")), [model]); // a guest is made with the answer
  const answered = model.answer.value !== null;
  return (
    <div class={`pz${answered ? " answered" : ""}`}>
      <div class="pz-head">
        <Heading>{headingOf(puzzle.game, isDaily ? "daily" : String(puzzle.number), puzzle)}</Heading>
        <a href={full(puzzleAddress(puzzle.game))}>
          {t("puzzles-all-of-game", { game: gameTitle(puzzle.game) })}
        </a>
      </div>
      <Task model={model} face={face} isDaily={isDaily} />
      <div class="pz-board">
        <face.Board table={table} />
      </div>
      <section class="pz-hand" aria-labelledby="pz-hand">
        <h2 class="unseen" id="pz-hand">
          {t("puzzle-hand")}
        </h2>
        <face.Hand table={table} />
      </section>
      <div class="pz-below">
        <ConfirmBar table={table} face={face} />
        <ErrorMessage problem={table.refusal.value} words={() => refusalText(table, face)} />
      </div>
    </div>
  );
}
