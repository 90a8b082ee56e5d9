import cablecarRules from "virtual:rulebook/cablecar";
import companyRules from "virtual:rulebook/company";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { animations } from "../../core/settings";
import type { FigureProps, Learning } from "../../learn/learning";
import { useBoard } from "../../net/boards";
import type { Event, TrackBoard } from "../../net/schema";
import { BoardWaits } from "../../ui/boardwaits";
import { boardView } from "./selection";
import { type Run, Tracks } from "./tracks";

const RUN = 1150; // milliseconds of the animation of a tile

/** The tracks of a figure. Its main line is traced until the reader points at another car. */
function FigureBoard({ script, view: seen, events, step }: FigureProps): JSX.Element | null {
  const [pointed, setPointed] = useState<number | null>(null);
  const run = useRun(events, step);
  const view = boardView(seen);
  const board = useBoard<TrackBoard>(seen.game);
  if (!view) return null;
  if (!board) return <BoardWaits game={view.game} />;
  const { station } = script;
  const begun = station !== null && view.lines.some((line) => line.station === station);
  return (
    <Tracks
      board={board}
      view={view}
      run={run}
      traced={pointed ?? (begun && !run ? station : null)}
      onTrace={setPointed}
    />
  );
}

/** The tile being animated. */
function useRun(events: readonly Event[], step: number): Run | null {
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    const laid = events.find((event) => event.event === "tile_laid");
    if (!laid || !animations.value) return setRun(null);
    const grown = events.filter((event) => event.event === "line_closed" || event.event === "line_extended");
    setRun({ space: laid.space, stations: grown.map((event) => event.station), number: step });
    const timer = setTimeout(() => setRun(null), RUN);
    return () => clearTimeout(timer);
  }, [events, step]);
  return run;
}

export const cablecar: Learning = {
  rules: cablecarRules,
  figures: () => import("./figures-cablecar.json"),
  lesson: () => import("./lesson-cablecar.json"),
  FigureBoard,
  wide: false,
};

export const company: Learning = {
  rules: companyRules,
  figures: () => import("./figures-company.json"),
  lesson: () => import("./lesson-company.json"),
  FigureBoard,
  wide: false,
};
