import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Line } from "../../net/schema";
import { paintOf, shapeOf } from "../../ui/sign";
import { endOf, middleOf, type Point, pathOf, type Way, wayPath } from "./geometry";
import "./lines.css";
import { memo } from "../../ui/memo";

/** A colour's symbol on the board, so that lines can be told apart without colours. */
function Bead({ at, colour, size = 0.62 }: { at: Point; colour: string; size?: number }): JSX.Element {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`} class="cc-bead">
      <circle r="14" />
      <path d={shapeOf(colour)} fill={paintOf(colour)} fill-rule="evenodd" />
    </g>
  );
}

/** The points of a line, drawn where it ends. */
export function Points({
  at,
  colour,
  text,
  soft,
}: {
  at: Point;
  colour: string;
  text: string;
  soft?: boolean;
}): JSX.Element {
  return (
    <g
      transform={`translate(${at[0]} ${at[1]})`}
      class={soft ? "cc-points soft" : "cc-points"}
      style={{ "--cc-paint": paintOf(colour) }}
    >
      <g class="cc-points-face">
        <rect x={-7.5 - 3.6 * text.length} y="-12" width={15 + 7.2 * text.length} height="24" rx="12" />
        <text y="5.2">{text}</text>
      </g>
    </g>
  );
}

interface LineProps {
  way: Way;
  line: Line;
  own: boolean;
  /** dim: another line is traced; traced: this one is. */
  light: "plain" | "dim" | "traced";
  /** Is its growth being animated? Then its new state is shown after the animation. */
  running: boolean;
}

/** A line: dotted while it is open, a ribbon once it is finished. */
export const LineOnBoard = memo(function LineOnBoard({
  way,
  line,
  own,
  light,
  running,
}: LineProps): JSX.Element {
  const path = wayPath(way);
  const kind = line.closed ? "closed" : "open";
  return (
    <g
      class={`cc-line ${kind} ${own ? "own" : "other"} ${light}${running ? " late" : ""}`}
      data-owner={line.owner}
      style={{ "--cc-paint": paintOf(line.owner) }}
    >
      <path class="cc-line-edge" d={path} />
      <path class="cc-line-face" d={path} />
      {line.closed && way.steps.length > 1 ? (
        <Bead at={middleOf(way)} colour={line.owner} size={own ? 0.6 : 0.5} />
      ) : null}
      {line.closed ? null : <Bead at={endOf(way)} colour={line.owner} size={own ? 0.66 : 0.55} />}
    </g>
  );
});

/** A line that grows in an animation, and counts up its points at the end. */
export function Runner({ way, line, since }: { way: Way; line: Line; since: number }): JSX.Element {
  return (
    <g class="cc-runner" style={{ "--cc-paint": paintOf(line.owner), "--cc-since": since }}>
      <path d={wayPath(way)} pathLength={1} />
      {line.points === null ? null : <Counting at={endOf(way)} colour={line.owner} to={line.points} />}
    </g>
  );
}

const COUNTED = 420;
const WAITED = 560;

function Counting({ at, colour, to }: { at: Point; colour: string; to: number }): JSX.Element | null {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const began = performance.now() + WAITED;
    let frame = 0;
    const tick = (): void => {
      const part = Math.min(1, (performance.now() - began) / COUNTED);
      if (part > 0) setNow(Math.max(1, Math.round(to * part)));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return now > 0 ? <Points at={at} colour={colour} text={String(now)} /> : null;
}

/** A line as it would be after a move under consideration. */
export function Foreseen({ way, colour }: { way: Way; colour: string }): JSX.Element {
  return (
    <g
      class={`cc-foreseen ${way.end === "open" ? "open" : "closed"}`}
      data-owner={colour}
      style={{ "--cc-paint": paintOf(colour) }}
    >
      <path class="cc-line-edge" d={wayPath(way)} />
      <path class="cc-line-face" d={wayPath(way)} />
      {way.end === "open" ? <Bead at={endOf(way)} colour={colour} size={0.66} /> : null}
    </g>
  );
}

/** What is new of a line: ticks along it, from the first of the new tiles on, and a ring at its end. */
export function Grown({ way, since }: { way: Way; since: ReadonlyMap<string, string> }): JSX.Element | null {
  const from = way.steps.findIndex(({ space }) => since.has(space));
  if (from < 0) return null;
  const path = way.steps
    .slice(from)
    .map((step, at) => pathOf(step, at === 0))
    .join("");
  const [x, y] = endOf(way);
  return (
    <g class="cc-grown">
      <path d={path} />
      <circle cx={x} cy={y} r="14.5" />
    </g>
  );
}
