import type { JSX } from "preact";
import type { MapBoard, MapLocation, MapRoute, MapSpace, Stack } from "../../net/schema";
import { paintOf } from "../../ui/sign";
import { colourOf, middleOf } from "./mapboard";
import { placeName } from "./names";
import { Car, FerryMark, SignOn, SouvenirShape } from "./symbols";
import "./pieces.css";

/** For decoration whose content screen readers find elsewhere. */
export const UNHEARD = { "aria-hidden": true };

/** How a route is drawn at the moment. */
export interface RouteLook {
  owner: number | null;
  closed: boolean;
  claimable: boolean;
  chosen: boolean;
  /** A review would have claimed it. */
  suggested: boolean;
  /** On a highlighted path: already claimed, or still to be claimed. */
  lit: "" | "have" | "want";
  dim: boolean;
  /** Claimed in the move being shown: its cars roll in. */
  fresh: boolean;
  /** Claimed since the viewer's last turn. */
  changed: boolean;
  label: string;
}

/** A route: a row of spaces, with cars on them once somebody has claimed it. */
export function RoutePiece({
  route,
  look,
  live,
}: {
  route: MapRoute;
  look: RouteLook;
  live: boolean;
}): JSX.Element {
  const drawn = drawingOf(route);
  const names = ["tk-route"];
  if (look.claimable) names.push("can");
  if (look.closed) names.push("closed");
  if (look.chosen) names.push("chosen");
  if (look.suggested) names.push("suggested");
  if (look.lit) names.push("lit", look.lit);
  if (look.dim) names.push("dim");
  if (look.fresh) names.push("fresh");
  return (
    <g
      class={names.join(" ")}
      data-spot={`r${route.number}`}
      {...(live
        ? { role: "button", tabindex: -1, "aria-label": look.label, "aria-pressed": look.chosen }
        : {})}
    >
      <path class="tk-reach" d={drawn.along} />
      <path class="tk-glow" d={drawn.along} />
      {look.changed && <path class="tk-changed" d={drawn.along} />}
      <path class="tk-space" d={drawn.spaces} fill={paintOf(route.colour)} />
      <path class="tk-space-rim" d={drawn.rims} />
      {look.owner === null &&
        route.spaces.map((space, at) => <SpaceSign key={at} space={space} colour={route.colour} />)}
      {look.closed && <path class="tk-closed" d={drawn.along} />}
      {look.suggested && (
        <>
          <path class="tk-suggested-edge" d={drawn.spaces} />
          <path class="tk-suggested" d={drawn.spaces} />
        </>
      )}
      {look.owner !== null &&
        route.spaces.map((space, at) => (
          <Standing key={at} space={space} colour={colourOf(look.owner ?? 0)} at={at} />
        ))}
    </g>
  );
}

/** A line along the row of spaces, from outer end to outer end. */
function line(points: readonly [number, number][], spaces: readonly MapSpace[]): string {
  const [first, last] = [spaces[0] as MapSpace, spaces.at(-1) as MapSpace];
  const from = end(first, -1);
  const to = end(last, 1);
  return `M${from}${points.map(([x, y]) => `L${x} ${y}`).join("")}L${to}`;
}

function end({ x, y, angle, length }: MapSpace, side: number): string {
  const turn = (angle * Math.PI) / 180;
  const far = side * (length / 2 - 8);
  return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
}

/** A route's row of spaces. Each part is a single path, because a map has many spaces and moves as one picture. */
interface Drawing {
  along: string;
  spaces: string;
  rims: string;
}

const drawings = new WeakMap<MapRoute, Drawing>();

function drawingOf(route: MapRoute): Drawing {
  let drawn = drawings.get(route);
  if (!drawn) {
    drawn = {
      along: line(route.track.slice(1, -1), route.spaces),
      spaces: route.spaces.map((space) => outline(space, 0, 4.5)).join(""),
      rims: route.spaces.map((space) => outline(space, 2.6, 2.6)).join(""),
    };
    drawings.set(route, drawn);
  }
  return drawn;
}

/** A space with round corners, or a rim inset in it. */
function outline({ x, y, angle, length, breadth }: MapSpace, within: number, radius: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [far, wide] = [length / 2 - within, breadth / 2 - within];
  const at = (along: number, across: number): string =>
    `${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`;
  const corner = `A${radius} ${radius} 0 0 1 `;
  return [
    `M${at(radius - far, -wide)}L${at(far - radius, -wide)}${corner}${at(far, radius - wide)}`,
    `L${at(far, wide - radius)}${corner}${at(far - radius, wide)}`,
    `L${at(radius - far, wide)}${corner}${at(-far, wide - radius)}`,
    `L${at(-far, radius - wide)}${corner}${at(radius - far, -wide)}Z`,
  ].join("");
}

/** The symbol of a route's colour on a space, or on both sides of a ferry symbol. */
function SpaceSign({ space, colour }: { space: MapSpace; colour: string }): JSX.Element {
  const { x, y, length, ferry } = space;
  if (!ferry) return <SignOn colour={colour} x={x} y={y} scale={0.6} />;
  const turn = (space.angle * Math.PI) / 180;
  const [dx, dy] = [0.32 * length * Math.cos(turn), 0.32 * length * Math.sin(turn)];
  return (
    <>
      <SignOn colour={colour} x={x + dx} y={y + dy} scale={0.45} />
      <SignOn colour={colour} x={x - dx} y={y - dy} scale={0.45} />
      <g transform={`translate(${x} ${y})`}>
        <FerryMark />
      </g>
    </>
  );
}

/** A car that stands on a space, the right way up. */
function Standing({ space, colour, at }: { space: MapSpace; colour: string; at: number }): JSX.Element {
  const angle = ((space.angle + 90 + 360) % 180) - 90;
  return (
    <g transform={`translate(${space.x} ${space.y}) rotate(${angle})`}>
      <g class="tk-roll" style={{ animationDelay: `${at * 110}ms` }}>
        <Car colour={colour} length={space.length - 1} upright={-angle} />
      </g>
    </g>
  );
}

/** How a place is drawn at the moment. */
export interface PlaceLook {
  stack: Stack | null;
  can: boolean;
  lit: boolean;
  /** A souvenir was put there or taken since the viewer's last turn. */
  changed: boolean;
  /** A hint says to look here. */
  looked: boolean;
  label: string;
}

/** A place: a ring, or its stack of souvenirs. */
export function PlacePiece({
  place,
  look,
  live,
}: {
  place: MapLocation;
  look: PlaceLook;
  live: boolean;
}): JSX.Element {
  const { stack } = look;
  const names = ["tk-place"];
  if (look.can) names.push("can");
  if (look.lit) names.push("lit");
  if (place.red) names.push("red");
  return (
    <g
      class={names.join(" ")}
      data-spot={`p${place.name}`}
      {...(live ? { role: "button", tabindex: -1, "aria-label": look.label } : {})}
      transform={`translate(${place.x} ${place.y})`}
    >
      <circle class="tk-place-reach" r="26" />
      <circle class="tk-place-glow" r="24" />
      {look.changed && <circle class="tk-changed" r="25" />}
      {look.looked && (
        <>
          <circle class="tk-suggested-edge" r="31" />
          <circle class="tk-suggested" r="31" />
        </>
      )}
      {stack && stack.tokens > 0 ? (
        <>
          {Array.from({ length: stack.tokens - 1 }, (_, below) => (
            <circle
              key={below}
              class="tk-token-rim"
              r="17"
              cy={(stack.tokens - 1 - below) * 2.6}
              cx={(stack.tokens - 1 - below) * 1.2}
            />
          ))}
          <circle class="tk-token-rim" r="17" />
          <SouvenirShape symbol={stack.symbol} />
          {stack.tokens > 1 && (
            <g transform="translate(15 14)">
              <circle class="tk-count" r="8.5" />
              <text class="tk-count-text" y="4.4">
                {stack.tokens}
              </text>
            </g>
          )}
        </>
      ) : (
        <>
          <circle class="tk-dot" r="13" />
          <circle class="tk-dot-ring" r="6.5" />
        </>
      )}
    </g>
  );
}

/** The name of a place, clear of routes. */
export function PlaceLabel({ place, lit }: { place: MapLocation; lit: boolean }): JSX.Element {
  const name = placeName(place.name);
  const { label } = place;
  const lines = name === place.name ? label.lines : inLines(name, label.lines.length);
  return (
    <text
      class={lit ? "tk-name lit" : "tk-name"}
      data-place={place.name}
      text-anchor={label.anchor as "start" | "middle" | "end"}
    >
      {lines.map((words, at) => (
        <tspan key={at} x={label.x} y={label.ys[Math.min(at, label.ys.length - 1)]}>
          {words}
        </tspan>
      ))}
    </text>
  );
}

/** Break a name into at most so many lines of similar length. */
function inLines(name: string, most: number): string[] {
  const words = name.split(" ");
  if (most < 2 || words.length < 2) return [name];
  let best = 1;
  for (let at = 1; at < words.length; at += 1) {
    const off = (cut: number): number =>
      Math.abs(words.slice(0, cut).join(" ").length - words.slice(cut).join(" ").length);
    if (off(at) < off(best)) best = at;
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** Points that float up from a route that has just been claimed. */
export function Floating({
  board,
  name,
  points,
}: {
  board: MapBoard;
  name: string;
  points: string;
}): JSX.Element | null {
  const route = board.routes.find((one) => one.name === name);
  if (!route) return null;
  const { x, y } = middleOf(route);
  return (
    <g transform={`translate(${x} ${y})`} {...UNHEARD}>
      <text class="tk-float">{points}</text>
    </g>
  );
}
