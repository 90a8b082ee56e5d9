import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/lang";
import { moves } from "../core/settings";
import { CablecarBoard, type Run } from "../games/cablecar/board";
import type { BoardSight } from "../games/cablecar/geometry";
import { chart, chartFailed, loadChart } from "../games/ticket/chart";
import { TicketMap } from "../games/ticket/map";
import type { Event, TicketToRideSight } from "../net/schema";
import type { FigureScript } from "./scripts";

const RUN = 1150; // how long a tile is seen to be laid

/** The tracks of a figure. The line to look at is traced, until somebody points at another car. */
export function Tracks(props: {
  sight: BoardSight;
  station: number | null;
  facts: Event[];
  step: number;
}): JSX.Element {
  const { sight, station, facts, step } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const run = useRun(facts, step);
  const begun = station !== null && sight.lines.some((line) => line.station === station);
  return (
    <CablecarBoard
      sight={sight}
      run={run}
      traced={pointed ?? (begun && !run ? station : null)}
      onTrace={setPointed}
    />
  );
}

/** The tile that is seen to be laid just now. */
function useRun(facts: Event[], step: number): Run | null {
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    const laid = facts.find((fact) => fact.event === "tile_laid");
    if (!laid || !moves.value) return setRun(null);
    const grown = facts.filter((fact) => fact.event === "line_closed" || fact.event === "line_extended");
    setRun({ space: laid.space, stations: grown.map((fact) => fact.station), number: step });
    const timer = setTimeout(() => setRun(null), RUN);
    return () => clearTimeout(timer);
  }, [facts, step]);
  return run;
}

interface MapProps {
  sight: TicketToRideSight;
  focus: FigureScript["focus"];
  facts: Event[];
}

/** The map of a figure, or a part of it. It is a picture: the page around it scrolls as ever. */
export function MapPicture({ sight, focus, facts }: MapProps): JSX.Element {
  useEffect(loadChart, []);
  const board = chart.value;
  if (!board)
    return <p class="ln-waits">{t(chartFailed.value ? "ln-figure-map-failed" : "ln-figure-map-waits")}</p>;
  const [left, top, width, height] = focus ?? [0, 0, board.width, board.height];
  const claimed = facts.find((fact) => fact.event === "route_claimed");
  return (
    <div class="ln-crop" style={{ aspectRatio: `${width} / ${height}` }} inert>
      <div
        class="ln-cropped"
        style={{
          width: `${(100 * board.width) / width}%`,
          height: `${(100 * board.height) / height}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      >
        <TicketMap
          board={board}
          sight={sight}
          fresh={claimed && moves.value ? { route: claimed.route, points: `+${claimed.points}` } : null}
        />
      </div>
    </div>
  );
}
