import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { list, t } from "../../core/lang";
import type { MoveReview } from "../../net/schema";
import { useScrollable } from "../../ui/input";
import { paintOf, Sign } from "../../ui/sign";
import { percent } from "./figures";
import { markOf, type ReviewModel } from "./model";
import "./curve.css";

const APART = 15; // percent of the height between the signs at the ends of two lines
const STRETCHES = 3; // of the game, in each of which every line has its sign once

interface Props {
  table: ReviewModel;
  seats: readonly number[];
  /** The action shown. */
  at: number;
  onChoose(number: number): void;
}

/** The win chances over the game: a line for each seat, and marks. Pressing it leads to a step. */
export function Curve({ table, seats, at, onChoose }: Props): JSX.Element {
  const plot = useRef<HTMLDivElement>(null);
  const pointed = useSignal<number | null>(null);
  const curve = table.review.value?.curve ?? [];
  const total = table.kept.value.length;
  const told = Math.min(pointed.value ?? at, total);
  const numberAt = (event: PointerEvent): number => {
    const { left, width } = plot.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.max(0, Math.min(total, Math.round(((event.clientX - left) / width) * total)));
  };
  const leave = (): void => {
    pointed.value = null;
  };
  return (
    <div class="rv-curve">
      <div class="rv-told" aria-hidden="true">
        <b>{momentText(told)}</b>
        {seats.map((seat, place) => (
          <span key={seat}>
            <Sign colour={table.colourOf(seat)} size={15} />
            <span class="rv-told-name">{table.nameOf(seat)}</span>
            <span class="rv-told-chance">{chanceText(curve[told]?.[place])}</span>
          </span>
        ))}
      </div>
      <div class="rv-chart">
        <div class="rv-scale" aria-hidden="true">
          <span>{percent(1)}</span>
          <span>{percent(0.5)}</span>
          <span>{percent(0)}</span>
        </div>
        <div
          ref={plot}
          class="rv-plot"
          role="slider"
          tabIndex={0}
          aria-label={t("review-curve")}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={at}
          aria-valuetext={stepText(table, seats, at)}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            plot.current?.setPointerCapture(event.pointerId);
            onChoose(numberAt(event));
          }}
          onPointerMove={(event) => {
            pointed.value = numberAt(event);
            if (plot.current?.hasPointerCapture(event.pointerId)) onChoose(pointed.value);
          }}
          onPointerUp={(event) => {
            if (event.pointerType !== "mouse") leave();
          }}
          onPointerCancel={leave}
          onPointerLeave={leave}
        >
          <Lines table={table} seats={seats} />
          {seats.length > 2 && <Along table={table} seats={seats} />}
          <i class="rv-now" style={{ left: `${(100 * at) / Math.max(1, total)}%` }} />
          {pointed.value !== null && (
            <i class="rv-pointed" style={{ left: `${(100 * pointed.value) / Math.max(1, total)}%` }} />
          )}
          {table.withMarks.value.map((move) => (
            <MarkDot key={move.number} table={table} move={move} place={seats.indexOf(move.seat)} />
          ))}
          {curve.length === 0 && <p class="rv-coming">{t("review-curve-coming")}</p>}
        </div>
        <Ends table={table} seats={seats} />
      </div>
    </div>
  );
}

/** What a number of actions is called: the start, or a move. */
export function momentText(number: number): string {
  return number === 0 ? t("review-start") : t("review-move", { number });
}

function chanceText(chance: number | undefined): string {
  return chance === undefined ? "–" : percent(chance);
}

function stepText(table: ReviewModel, seats: readonly number[], at: number): string {
  const row = table.review.value?.curve[at];
  if (!row) return momentText(at);
  const chances = seats.map((seat, place) => `${table.nameOf(seat)} ${chanceText(row[place])}`);
  return t("review-step", { moment: momentText(at), chances: list(chances) });
}

/** The lines, each on an edge, so that a dark colour is seen by night. */
function Lines({ table, seats }: { table: ReviewModel; seats: readonly number[] }): JSX.Element {
  const curve = table.review.value?.curve ?? [];
  const width = Math.max(1, table.kept.value.length);
  return (
    <svg
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      class="rv-lines"
    >
      <path class="rv-grid" d={`M0 0H${width}M0 50H${width}M0 100H${width}`} />
      {seats.map((seat, place) => {
        const path = curve
          .map((row, x) => `${x === 0 ? "M" : "L"}${x} ${(100 * (1 - (row[place] ?? 0))).toFixed(1)}`)
          .join("");
        return (
          <g key={seat} data-seat={seat}>
            <path class="rv-edge" d={path} />
            <path d={path} stroke={paintOf(table.colourOf(seat))} />
          </g>
        );
      })}
    </svg>
  );
}

/** The signs of many seats along their lines, each somewhere else, so that lines can be told without colours. */
function Along({ table, seats }: { table: ReviewModel; seats: readonly number[] }): JSX.Element {
  const curve = table.review.value?.curve ?? [];
  const total = Math.max(1, table.kept.value.length);
  const signs = seats.flatMap((seat, place) =>
    Array.from({ length: STRETCHES }, (_, n) => {
      const at = Math.round((total * (n + (place + 0.5) / seats.length)) / STRETCHES);
      return { seat, at, chance: curve[at]?.[place] };
    }),
  );
  return (
    <div class="rv-along" aria-hidden="true">
      {signs.map(
        ({ seat, at, chance }) =>
          chance !== undefined && (
            <i
              key={`${seat}-${at}`}
              style={{ left: `${(100 * at) / total}%`, top: `${100 * (1 - chance)}%` }}
            >
              <Sign colour={table.colourOf(seat)} size={13} />
            </i>
          ),
      )}
    </div>
  );
}

/** The sign of each seat at the end of its line, moved apart where lines end together. */
function Ends({ table, seats }: { table: ReviewModel; seats: readonly number[] }): JSX.Element {
  const last = table.review.value?.curve.at(-1) ?? [];
  const ends = seats
    .map((seat, place) => ({ seat, y: 100 * (1 - (last[place] ?? 0)) }))
    .sort((a, b) => a.y - b.y);
  ends.forEach((end, n) => {
    const above = ends[n - 1];
    if (above) end.y = Math.max(end.y, above.y + APART);
  });
  for (let n = ends.length - 1, most = 100; n >= 0; n -= 1, most -= APART) {
    const end = ends[n];
    if (end) end.y = Math.min(end.y, most);
  }
  return (
    <div class="rv-ends" aria-hidden="true">
      {last.length > 0 &&
        ends.map(({ seat, y }) => (
          <span key={seat} style={{ top: `${y}%` }}>
            <Sign colour={table.colourOf(seat)} size={18} />
          </span>
        ))}
    </div>
  );
}

/** A mark on the line of the seat that acted. */
function MarkDot({
  table,
  move,
  place,
}: {
  table: ReviewModel;
  move: MoveReview;
  place: number;
}): JSX.Element | null {
  const row = table.review.value?.curve[move.number];
  if (!row || place < 0) return null;
  const left = (100 * move.number) / Math.max(1, table.kept.value.length);
  return (
    <i
      class={`rv-dot ${markOf(move)}`}
      style={{ left: `${left}%`, top: `${100 * (1 - (row[place] ?? 0))}%` }}
    />
  );
}

/** All chances as a table. */
export function ChanceTable({ table, seats }: { table: ReviewModel; seats: readonly number[] }): JSX.Element {
  const open = useSignal(false);
  const rows = useRef<HTMLDivElement>(null);
  useScrollable(rows);
  const curve = table.review.value?.curve ?? [];
  return (
    <details
      class="rv-table"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t("review-table")}</summary>
      {open.value && (
        <div class="rv-rows" ref={rows}>
          <table>
            <caption class="unseen">{t("review-curve")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("review-table-moment")}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    <Sign colour={table.colourOf(seat)} size={14} /> {table.nameOf(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {curve.map((row, number) => (
                <tr key={`row-${number + 1}`}>
                  <th scope="row">{momentText(number)}</th>
                  {seats.map((seat, place) => (
                    <td key={seat}>{chanceText(row[place])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
