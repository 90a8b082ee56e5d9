import type { ComponentChildren, JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../core/lang";
import type { Event, TrackBoard } from "../../net/schema";
import { memo } from "../../ui/memo";
import { paintOf, shapeOf } from "../../ui/sign";
import type { Lay } from "./actions";
import {
  type BoardViewData,
  endOf,
  type Grid,
  gridOf,
  type Point,
  standOf,
  TILE,
  type Way,
  waysOf,
} from "./geometry";
import { Foreseen, Grown, LineOnBoard, Points, Runner } from "./lines";
import { Places, type PlacesProps } from "./places";
import { Car, Ground, PowerStation, Station, viewBoxOf } from "./scenery";
import { type Naming, plainNaming, traceText } from "./texts";
import { TileFace, variantAt } from "./tile";
import "./tracks.css";

/** The lines whose growth is being animated after a tile was laid. */
export interface Run {
  space: string;
  stations: readonly number[];
  /** Different for each move. */
  number: number;
}

export interface CablecarBoardProps {
  /** The printed board. */
  board: TrackBoard;
  view: BoardViewData;
  /** The names of players; colours by default. */
  naming?: Naming;
  /** The colours whose lines are more prominent: the viewer's own. */
  mine?: ReadonlySet<string>;
  /** Spaces that are marked: where the tile in hand may be laid. */
  legal?: ReadonlySet<string>;
  /** A previewed tile. `sure`: it is waiting for confirmation. */
  ghost?: (Lay & { sure: boolean }) | null;
  /** Is the preview shown beside moves that stay marked? */
  beside?: boolean;
  /** What the previewed tile would do, according to the server. */
  foreseen?: readonly Event[];
  /** Tiles to mark: the colours of who laid them, by space. */
  marks?: ReadonlyMap<string, string>;
  /** Lines whose new part is marked, by station: from the first marked tile on. */
  grown?: ReadonlySet<number>;
  /** The space where a hint says to look. */
  looked?: string | null;
  run?: Run | null;
  /** A short text at a space: why a tile cannot be laid there. */
  bubble?: { space: string; text: string } | null;
  /** Handlers for spaces and cars; without them, lines can still be traced. */
  places?: Partial<Omit<PlacesProps, "grid" | "view" | "ways" | "naming" | "onTrace" | "legal">>;
  /** The traced line, if the parent controls it; otherwise the board does. */
  traced?: number | null;
  onTrace?: (station: number | null) => void;
  /** The stations whose lines stand out, instead of a traced one. */
  lit?: ReadonlySet<number> | null;
  /** Show no text about the traced line: the parent does, where it hides nothing. */
  wordless?: boolean;
  /** Makes the board a static picture with this text alternative: nothing can be traced or focused. */
  picture?: string;
}

/** The board with tiles, cars and lines, drawn only from a view. */
export function Tracks(props: CablecarBoardProps): JSX.Element {
  const {
    view,
    naming = plainNaming,
    mine,
    legal,
    ghost,
    beside = false,
    foreseen,
    marks,
    grown,
    run,
    bubble,
    places,
    picture,
  } = props;
  const [own, setOwn] = useState<number | null>(null);
  const traced = props.traced === undefined ? own : props.traced;
  const grid = gridOf(props.board);
  const owners = grid.ownersOf(view);
  const ways = useMemo(() => waysOf(grid, view), [grid, view.lines]);
  const ahead = ghost && foreseen ? foresee(grid, foreseen) : [];
  const coming = new Set(ahead.map((way) => way.station));
  const running = new Set(run?.stations);
  const tracing = traced !== null && (owners[traced - 1] ?? null) !== null;
  const lit = props.lit ?? (tracing ? new Set([traced]) : null);
  const line = view.lines.find((some) => some.station === traced);
  const closed = new Set(view.lines.filter((some) => some.closed).map((some) => some.station));
  // the viewer's lines are drawn above other lines, and the traced line on top
  const ordered = [...view.lines].sort((a, b) => rank(a.station, a.owner) - rank(b.station, b.owner));
  function rank(station: number, owner: string): number {
    return lit?.has(station) ? 2 : mine?.has(owner) ? 1 : 0;
  }
  return (
    <div class="cc-stage" {...(picture === undefined ? {} : { role: "img", "aria-label": picture })}>
      <div class={`cc-square${lit ? " tracing" : ""}${ghost && !beside ? " aiming" : ""}`}>
        <Layer kind="ground" grid={grid}>
          <Still grid={grid} owners={owners.join()} power={t("cc-power-station")} double={t("cc-double")} />
        </Layer>
        <Layer kind="tiles" grid={grid}>
          {Object.entries(view.board).map(([space, laid]) =>
            laid ? (
              <g key={space} transform={`translate(${grid.cornerOf(space).join(" ")})`}>
                <g
                  class={run?.space === space ? "cc-arrives" : undefined}
                  key={run?.space === space ? run.number : 0}
                >
                  <TileFace tile={laid.tile} turned={laid.turned} variant={variantAt(space)} />
                </g>
              </g>
            ) : null,
          )}
        </Layer>
        <Layer kind="top" grid={grid}>
          <g class="cc-free">
            {[...(legal ?? [])].map((space) =>
              space === ghost?.space ? null : (
                <LegalMark key={space} space={space} at={grid.cornerOf(space)} />
              ),
            )}
          </g>
          {ghost ? (
            <g
              class={`cc-ghost${ghost.sure ? " sure" : ""}`}
              transform={`translate(${grid.cornerOf(ghost.space).join(" ")})`}
            >
              <TileFace tile={ghost.tile} turned={ghost.turned} variant={variantAt(ghost.space)} />
              <rect class="cc-ghost-edge" x="1.5" y="1.5" width={TILE - 3} height={TILE - 3} rx="5" />
            </g>
          ) : null}
          <g class="cc-lines">
            {ghost || tracing
              ? null
              : ordered
                  .filter(({ station }) => grown?.has(station) && !running.has(station))
                  .map(({ station }) => (
                    <Grown key={station} way={ways.get(station) as Way} since={marks ?? new Map()} />
                  ))}
            {ordered.map((some) => (
              <LineOnBoard
                key={some.station}
                line={some}
                way={ways.get(some.station) as Way}
                own={mine?.has(some.owner) ?? false}
                light={
                  lit
                    ? lit.has(some.station)
                      ? "traced"
                      : "dim"
                    : coming.has(some.station)
                      ? "dim"
                      : "plain"
                }
                running={running.has(some.station)}
              />
            ))}
            {ahead.map((way) => (
              <Foreseen key={way.station} way={way} colour={owners[way.station - 1] ?? "grey"} />
            ))}
          </g>
          {run
            ? view.lines
                .filter((some) => running.has(some.station))
                .map((some) => {
                  const way = ways.get(some.station) as Way;
                  const before = way.steps.findIndex((step) => step.space === run.space);
                  const since = Math.max(0, before) / Math.max(1, way.steps.length);
                  return <Runner key={`${run.number}-${some.station}`} way={way} line={some} since={since} />;
                })
            : null}
          <g class="cc-marks">
            {[...(marks ?? [])].map(([space, colour]) => (
              <Mark key={space} at={grid.cornerOf(space)} colour={colour} />
            ))}
            {props.looked ? <Looked at={grid.cornerOf(props.looked)} /> : null}
          </g>
          <g class="cc-cars">
            {owners.map((colour, n) =>
              colour === null ? null : (
                <g
                  key={n}
                  transform={`translate(${standOf(grid.stationAt(n + 1)).car.join(" ")})`}
                  class={`cc-stand${lit && !lit.has(n + 1) ? " dim" : ""}${mine?.has(colour) ? " own" : ""}${lit?.has(n + 1) ? " traced" : ""}`}
                >
                  <Car colour={colour} pale={closed.has(n + 1)} />
                </g>
              ),
            )}
          </g>
          <g class="cc-ends">
            {view.lines.map((some) =>
              some.points === null || running.has(some.station) || (lit && !lit.has(some.station)) ? null : (
                <Points
                  key={some.station}
                  at={endOf(ways.get(some.station) as Way)}
                  colour={some.owner}
                  text={String(some.points)}
                  soft={!mine?.has(some.owner) && !lit?.has(some.station)}
                />
              ),
            )}
            {ghost ? badges(ahead, foreseen ?? []) : null}
          </g>
        </Layer>
        {picture === undefined ? (
          <Places
            {...places}
            grid={grid}
            view={view}
            ways={ways}
            naming={naming}
            {...(legal ? { legal } : {})}
            onTrace={(station) => {
              setOwn(station);
              props.onTrace?.(station);
            }}
          />
        ) : null}
        {tracing && !props.wordless ? (
          <Caption
            side={grid.stationAt(traced).side}
            text={traceText(owners[traced - 1] ?? "", traced, line ?? null, naming)}
          />
        ) : null}
        {bubble ? <Bubble grid={grid} {...bubble} /> : null}
      </div>
    </div>
  );
}

/** The board is drawn in three layers, so that frequent changes do not redraw the many houses. */
function Layer({
  kind,
  grid,
  children,
}: {
  kind: string;
  grid: Grid;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <svg class={`cc-svg cc-layer-${kind}`} viewBox={viewBoxOf(grid)} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The lines that a previewed tile would extend, as they would run. */
function foresee(grid: Grid, events: readonly Event[]): Way[] {
  return events.flatMap((event) =>
    event.event === "line_closed" || event.event === "line_extended" ? [grid.wayOf(event)] : [],
  );
}

function badges(ahead: Way[], events: readonly Event[]): JSX.Element[] {
  return ahead.flatMap((way) => {
    const event = events.find((some) => some.event === "line_closed" && some.station === way.station);
    if (event?.event !== "line_closed") return [];
    return [
      <Points key={`+${way.station}`} at={endOf(way)} colour={event.owner} text={`+${event.points}`} />,
    ];
  });
}

/** What never changes during a game. `owners` are the colours of all stations, joined in one string. */
const Still = memo(function Still({
  grid,
  owners,
  power,
  double,
}: {
  grid: Grid;
  owners: string;
  power: string;
  double: string;
}): JSX.Element {
  return (
    <g>
      <Ground grid={grid} />
      {owners.split(",").map((colour, n) => (
        <Station key={n} grid={grid} station={n + 1} empty={colour === ""} />
      ))}
      <PowerStation grid={grid} name={power} double={double} />
    </g>
  );
});

const LegalMark = memo(function LegalMark({ space, at: [x, y] }: { space: string; at: Point }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class="cc-legal">
      <rect x="5" y="5" width={TILE - 10} height={TILE - 10} rx="8" />
      <path d="M14 28V21Q14 14 21 14H28M62 14H69Q76 14 76 21V28M76 62V69Q76 76 69 76H62M28 76H21Q14 76 14 69V62" />
      <text x={TILE / 2} y={TILE / 2 + 6}>
        {space}
      </text>
    </g>
  );
});

/** The symbol of the player who laid this tile, in a corner where no track runs. */
function Mark({ at: [x, y], colour }: { at: Point; colour: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} class="cc-mark" style={{ "--cc-paint": paintOf(colour) }}>
      <rect class="cc-mark-edge" x="2" y="2" width={TILE - 4} height={TILE - 4} rx="6" />
      <rect x="2" y="2" width={TILE - 4} height={TILE - 4} rx="6" />
      <g transform="translate(12 12)">
        <circle r="11.5" />
        <path transform="scale(.8)" d={shapeOf(colour)} fill-rule="evenodd" />
      </g>
    </g>
  );
}

function Caption({ side, text }: { side: string; text: string }): JSX.Element {
  return <p class={`cc-caption at-${side === "S" ? "top" : "bottom"}`}>{text}</p>;
}

function Bubble({ grid, space, text }: { grid: Grid; space: string; text: string }): JSX.Element {
  const { column, row } = grid.placeOf(space);
  return (
    <p
      class={`cc-bubble ${row < 3 ? "below" : "above"} ${column < 3 ? "left" : column > 4 ? "right" : "middle"}`}
      style={{ "--cc-column": column, "--cc-row": row }}
    >
      {text}
    </p>
  );
}

/** The border of the space where a hint says to look. */
function Looked({ at: [x, y] }: { at: Point }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="cc-looked-edge" x="1" y="1" width={TILE - 2} height={TILE - 2} rx="6" />
      <rect class="cc-looked" x="1" y="1" width={TILE - 2} height={TILE - 2} rx="6" />
    </g>
  );
}
