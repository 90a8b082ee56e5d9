import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { hintsOf } from "../../core/hints";
import { t } from "../../core/lang";
import { animations } from "../../core/settings";
import { suggestedOf } from "../../core/suggested";
import { eventsOf, type TableModel } from "../../core/table";
import { Problem } from "../../net/api";
import { useBoard } from "../../net/boards";
import type { EntryMessage, Event, TrackBoard } from "../../net/schema";
import { BoardWaits } from "../../ui/boardwaits";
import { layOf } from "./actions";
import { type BoardViewData, gridOf } from "./geometry";
import { type Selection, selectionOf } from "./selection";
import { carName, type Naming, ownerName, reasonText, wouldText } from "./texts";
import { type Run, Tracks } from "./tracks";

const RUN = 1150; // milliseconds of a move's animation
const READ = 5200; // milliseconds that a reason stays

/** The board of a table, with all interaction on it. */
export function Board({ table }: { table: TableModel }): JSX.Element | null {
  const selection = selectionOf(table);
  const view = selection.view.value;
  const board = useBoard<TrackBoard>(view?.game ?? "cablecar");
  const events = useConsidered(table, selection.lay.value ? selection.action.value : null);
  const [bubble, tell] = useBubble(table);
  const [run, skip] = useRun(table);
  useKeys(table, selection, skip);
  const laid = useMemo(() => whoLaid(table.log.value), [table.log.value]);
  const naming = useMemo<Naming>(
    () => ({
      owner: (colour) => ownerName(colour, table),
      layer: (space) => (laid.has(space) ? table.nameOf(laid.get(space) as number) : null),
    }),
    [laid, table.info.value],
  );
  const mine = useMemo(() => (view ? coloursOf(view) : new Set<string>()), [view]);
  if (!view) return null;
  if (!board) return <BoardWaits game={view.game} />;
  const owners = gridOf(board).ownersOf(view);
  const mayLay = new Set(selection.lays.value.keys());
  const lay = selection.lay.value;
  const better = suggestedOf(table).value;
  const suggested = better && layOf({ text: "", data: better.action, place: 0 });
  const marks = marksOf(table.marked.value, table, view);
  const look = hintsOf(table).look.value;
  const looked = look?.kind === "lay" ? (look.place ?? null) : null;

  async function choose(space: string, pointer: string): Promise<void> {
    skip();
    tell(null);
    const action = selection.lays.value.get(space);
    // the focus has shown what the tile would do; a finger has not, and a mouse may only have passed
    if (action) await table.choose(action, pointer, { second: pointer === "key" });
    else tell(await whyNot(space), space);
  }

  async function whyNot(space: string): Promise<string | null> {
    const tile = selection.tile.value;
    if (!table.myTurn.value) return view && view.turn >= 0 ? t("cc-not-your-turn") : null;
    if (tile === null) return t("cc-no-tile");
    try {
      await table.consider({ kind: "lay", tile, turned: selection.turned.value, space });
      return null;
    } catch (problem) {
      return problem instanceof Problem ? (reasonText(problem) ?? problem.message) : String(problem);
    }
  }

  return (
    <div class="cc-board">
      <Tracks
        board={board}
        view={view}
        naming={naming}
        mine={mine}
        legal={table.myTurn.value ? mayLay : new Set()}
        ghost={
          lay
            ? { ...lay, sure: layOf(table.offerOf(table.proposed.value)) !== null }
            : suggested && { ...suggested, sure: true }
        }
        beside={!lay}
        foreseen={(lay ? events : better?.events) ?? []}
        marks={marks.tiles}
        grown={marks.lines}
        looked={looked}
        run={run}
        bubble={bubble}
        traced={selection.traced.value}
        lit={selection.lit.value}
        wordless
        onTrace={(station) => {
          selection.traced.value = station;
        }}
        places={{
          ...(table.marked.value.length > 0 ? { fresh: marks.tiles } : {}),
          looked,
          onAim: (space) => {
            selection.aim.value = space;
          },
          onPick: (space, pointer) => void choose(space, pointer),
        }}
      />
      <Foot
        news={
          selection.traced.value !== null
            ? carName(view, owners[selection.traced.value - 1] ?? "", selection.traced.value, naming)
            : lay && events && !bubble
              ? wouldText(events, lay.space, table)
              : ""
        }
        heard={bubble?.text ?? ""}
      />
    </div>
  );
}

/** The text below the board: what a tile would do, or how a line runs. */
function Foot({ news, heard }: { news: string; heard: string }): JSX.Element {
  return (
    <div class="cc-foot">
      <p aria-live="polite">
        {news}
        {heard ? <span class="unseen">{heard}</span> : null}
      </p>
    </div>
  );
}

/** What an action would do; null until it is known. */
function useConsidered(table: TableModel, action: string | null): readonly Event[] | null {
  const [known, setKnown] = useState<{ action: string; events: readonly Event[] } | null>(null);
  const { position } = table.now.value ?? { position: 0 };
  useEffect(() => {
    let wanted = true;
    if (action !== null)
      table.consider(action).then(
        ({ events }) => wanted && setKnown({ action, events }),
        () => {}, // the position has changed, or there is no connection
      );
    return () => {
      wanted = false;
    };
  }, [table, action, position]);
  return known?.action === action ? known.events : null;
}

type Bubble = { space: string; text: string } | null;

function useBubble(table: TableModel): [Bubble, (text: string | null, space?: string) => void] {
  const [bubble, setBubble] = useState<Bubble>(null);
  useEffect(() => {
    if (!bubble) return;
    const timer = setTimeout(() => setBubble(null), READ);
    return () => clearTimeout(timer);
  }, [bubble]);
  useEffect(() => setBubble(null), [table.now.value?.position]);
  return [bubble, (text, space = "") => setBubble(text === null ? null : { space, text })];
}

/** The move being animated; any key or click ends the animation. */
function useRun(table: TableModel): [Run | null, () => void] {
  const shown = table.shown.value;
  const first = useRef(shown);
  const [ended, setEnded] = useState<EntryMessage | null>(shown);
  useEffect(() => {
    if (shown === first.current) return;
    const end = (): void => setEnded(shown);
    const timer = setTimeout(end, RUN);
    window.addEventListener("pointerdown", end, { once: true });
    window.addEventListener("keydown", end, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", end);
      window.removeEventListener("keydown", end);
    };
  }, [shown]);
  const events = eventsOf(shown);
  const laid = events.find((event) => event.event === "tile_laid");
  const going = shown !== ended && shown !== first.current && animations.value && laid?.event === "tile_laid";
  const run = useMemo<Run | null>(() => {
    if (!going || laid?.event !== "tile_laid" || !shown) return null;
    const stations = events.flatMap((event) =>
      event.event === "line_closed" || event.event === "line_extended" ? [event.station] : [],
    );
    return { space: laid.space, stations, number: shown.number };
  }, [going, shown]);
  return [run, () => setEnded(shown)];
}

/** R turns, 1 to 3 choose a tile, D draws, wherever the focus is except in a text field. */
function useKeys(table: TableModel, selection: Selection, skip: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target?.closest("input, textarea, select, [contenteditable], dialog")) return;
      const key = event.key.toLowerCase();
      const draw = table.offers.value.find(({ data }) => data.kind === "draw");
      if (key === "r") selection.rotate();
      else if (key === "d" && draw) {
        skip();
        void table.choose(draw.text, "key");
      } else if (/^[123]$/.test(key)) selection.choose(Number(key) - 1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [table, selection]);
}

/** The player who laid the tile on each space. */
export function whoLaid(log: readonly EntryMessage[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const told of log)
    for (const event of eventsOf(told)) if (event.event === "tile_laid") found.set(event.space, event.seat);
  return found;
}

/** What moves changed on the board. */
export interface Marks {
  /** The tiles laid: the colours of who laid them, by space. */
  tiles: Map<string, string>;
  /** The lines that grew or were finished, by station. */
  lines: Set<number>;
}

/** What moves changed; if there are none, the last tile of all. */
export function marksOf(
  moves: readonly EntryMessage[],
  table: Pick<TableModel, "log" | "colourOf">,
  view: BoardViewData,
): Marks {
  const last = table.log.value.findLast((told) =>
    eventsOf(told).some((event) => event.event === "tile_laid"),
  );
  const meant = moves.length > 0 ? moves : last ? [last] : [];
  const marks: Marks = { tiles: new Map(), lines: new Set() };
  for (const event of meant.flatMap(eventsOf)) {
    if (event.event === "tile_laid" && view.board[event.space])
      marks.tiles.set(event.space, table.colourOf(event.seat));
    else if (moves.length > 0 && (event.event === "line_extended" || event.event === "line_closed"))
      marks.lines.add(event.station);
  }
  return marks;
}

/** The viewer's colours: the seat's own, or those of the companies the viewer has shares in. */
export function coloursOf(view: BoardViewData): Set<string> {
  if (view.viewer === null) return new Set();
  if (view.game === "cablecar") return new Set([view.players[view.viewer]?.colour ?? ""]);
  return new Set(view.players[view.viewer]?.shares.flatMap(({ company }) => company ?? []));
}
