import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../core/lang";
import { directionOf, nearestTowards, pointerOf } from "../../ui/input";
import {
  type BoardViewData,
  type Grid,
  MARGIN,
  nearestLine,
  type Point,
  type Side,
  TILE,
  type Way,
} from "./geometry";
import { carName, type Naming, spaceName } from "./texts";

export interface PlacesProps {
  grid: Grid;
  view: BoardViewData;
  ways: ReadonlyMap<number, Way>;
  naming: Naming;
  legal?: ReadonlySet<string>;
  /** Tiles laid since the viewer's last turn. */
  fresh?: ReadonlyMap<string, string>;
  /** The space where a hint says to look. */
  looked?: string | null;
  /** Called when a space is pointed at or focused. */
  onAim?: (space: string | null) => void;
  /** Called for a click on an empty space, or on a tile away from any line. */
  onPick?: (space: string, pointer: string) => void;
  onTrace: (station: number | null) => void;
}

const REST = 110; // milliseconds that a pointer rests on a line before it is traced
const OUTWARD: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The positions of spaces, in rows and columns, and of the cars around them. */
function placesOf(grid: Grid, stations: readonly number[]): Map<string, Point> {
  return new Map<string, Point>([
    ...grid.spaces.map((space): [string, Point] => {
      const { column, row } = grid.placeOf(space);
      return [space, [column, row]];
    }),
    ...stations.map((station): [string, Point] => {
      const { column, row, side } = grid.stationAt(station);
      const [dx, dy] = OUTWARD[side];
      return [`car ${station}`, [column + dx, row + dy]];
    }),
  ]);
}

/** How many lines cross each space. */
function countLines(ways: ReadonlyMap<number, Way>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const way of ways.values())
    for (const space of new Set(way.steps.map((step) => step.space)))
      counts.set(space, (counts.get(space) ?? 0) + 1);
  return counts;
}

// Legal spaces may be far apart, so an arrow key accepts any space in its direction.
const ANYWHERE = { steep: Infinity, weight: 2.2 };

/** Every space and car as a button over the drawing; together they are one tab stop. */
export function Places({
  grid,
  view,
  ways,
  naming,
  legal,
  fresh,
  looked,
  onAim,
  onPick,
  onTrace,
}: PlacesProps): JSX.Element {
  const root = useRef<HTMLFieldSetElement>(null);
  const [focus, setFocus] = useState("");
  const owners = grid.ownersOf(view);
  const stations = owners.flatMap((owner, n) => (owner === null ? [] : [n + 1]));
  const at = useMemo(() => placesOf(grid, stations), [grid, view.seats]);
  const across = (value: number): string => `${(100 * value) / (grid.width + 2 * MARGIN)}%`;
  const down = (value: number): string => `${(100 * value) / (grid.height + 2 * MARGIN)}%`;
  const crossed = useMemo(() => countLines(ways), [ways]);
  const current = at.has(focus) ? focus : ([...(legal ?? [])][0] ?? grid.spaces[0] ?? "");

  function nameOf(space: string): string {
    const what = spaceName(view, space, legal?.has(space) ?? false, crossed.get(space) ?? 0, naming);
    const named = fresh?.has(space) ? t("marked-name", { what }) : what;
    return space === looked ? t("hint-thing", { what: named }) : named;
  }

  function move(event: KeyboardEvent): void {
    const direction = directionOf(event.key);
    if (event.key === "Escape") onTrace(null);
    if (!direction) return;
    event.preventDefault();
    const spots = [...at]
      .filter(([id]) => event.shiftKey || !legal?.size || legal.has(id))
      .map(([id, [x, y]]) => ({ id, x, y }));
    const [x, y] = at.get(current) as Point;
    const next = nearestTowards(spots, { x, y }, direction, ANYWHERE);
    if (!next) return;
    setFocus(next.id);
    root.current?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus();
  }

  function lineUnder(event: PointerEvent | MouseEvent, space: string, within?: number): number | null {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const at: Point = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return nearestLine(ways.values(), space, at, within);
  }

  function press(event: MouseEvent, space: string): void {
    const pointer = pointerOf(event);
    if (!view.board[space]) {
      onTrace(null);
      onPick?.(space, pointer);
      return;
    }
    const there = [...ways.values()].filter((way) => way.steps.some((step) => step.space === space));
    const station = pointer === "key" ? nextOf(there) : lineUnder(event, space, 0.2);
    onTrace(station);
    if (station === null) onPick?.(space, pointer);
  }

  // a delay, so that the board does not flicker when the pointer only passes over lines
  const soon = useRef({ timer: 0, station: null as number | null });
  function traceSoon(station: number | null): void {
    if (station === soon.current.station) return;
    clearTimeout(soon.current.timer);
    soon.current = { station, timer: window.setTimeout(() => onTrace(station), REST) };
  }
  useEffect(() => () => clearTimeout(soon.current.timer), []);

  // by keyboard, each press traces the next line over a tile
  const turn = useRef(0);
  function nextOf(there: Way[]): number | null {
    const way = there[turn.current % Math.max(1, there.length)];
    turn.current += 1;
    return way?.station ?? null;
  }

  return (
    <fieldset
      ref={root}
      class="cc-places"
      aria-label={t("cc-board")}
      aria-describedby={onPick ? "cc-keys-help" : undefined}
      onKeyDown={move}
      onPointerLeave={() => onAim?.(null)}
    >
      {onPick ? (
        <p id="cc-keys-help" class="unseen">
          {t("cc-keys-help")}
        </p>
      ) : null}
      {grid.spaces.map((space) => {
        const { column, row } = grid.placeOf(space);
        const laid = view.board[space];
        return (
          <button
            type="button"
            key={space}
            data-place={space}
            class={`cc-place${legal?.has(space) ? " legal" : ""}`}
            style={{
              left: across(column * TILE + MARGIN),
              top: down(row * TILE + MARGIN),
              width: across(TILE),
              height: down(TILE),
            }}
            tabIndex={current === space ? 0 : -1}
            aria-label={nameOf(space)}
            onClick={(event) => press(event, space)}
            onFocus={(event) => {
              setFocus(space);
              turn.current = 0;
              if (event.currentTarget.matches(":focus-visible")) onAim?.(space);
            }}
            onBlur={() => onAim?.(null)}
            onPointerEnter={(event) => {
              if (event.pointerType !== "touch") onAim?.(space);
            }}
            onPointerMove={(event) => {
              if (event.pointerType !== "touch" && laid) traceSoon(lineUnder(event, space));
            }}
            onPointerLeave={(event) => {
              if (event.pointerType !== "touch" && laid) traceSoon(null);
            }}
          />
        );
      })}
      {stations.map((station) => {
        const { column, row, side } = grid.stationAt(station);
        const [x, y] = {
          N: [column * TILE, -MARGIN],
          S: [column * TILE, grid.height],
          E: [grid.width, row * TILE],
          W: [-MARGIN, row * TILE],
        }[side] as [number, number];
        const upright = side === "E" || side === "W";
        const name = `car ${station}`;
        return (
          <button
            type="button"
            key={name}
            data-place={name}
            class="cc-place car"
            style={{
              left: across(x + MARGIN),
              top: down(y + MARGIN),
              width: across(upright ? MARGIN : TILE),
              height: down(upright ? TILE : MARGIN),
            }}
            tabIndex={current === name ? 0 : -1}
            aria-label={carName(view, owners[station - 1] ?? "", station, naming)}
            onClick={() => onTrace(station)}
            onFocus={(event) => {
              setFocus(name);
              if (event.currentTarget.matches(":focus-visible")) onTrace(station);
            }}
            onBlur={() => onTrace(null)}
            onPointerEnter={(event) => {
              onAim?.(null);
              if (event.pointerType !== "touch") onTrace(station);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType !== "touch") onTrace(null);
            }}
          />
        );
      })}
    </fieldset>
  );
}
