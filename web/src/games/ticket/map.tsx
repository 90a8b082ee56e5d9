import type { HTMLAttributes, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../core/lang";
import type { MapBoard, MapLocation, MapRoute, RouteData, Stack } from "../../net/schema";
import { directionOf } from "../../ui/input";
import { useStages } from "../../ui/stages";
import { Legend } from "./legend";
import { mapTitle, placeName, type RouteState, routeLabel, souvenirName } from "./names";
import { PanZoom } from "./panzoom";
import { Floating, PlaceLabel, PlacePiece, type RouteLook, RoutePiece, UNHEARD } from "./pieces";
import { Scenery } from "./scenery";
import { useSpots } from "./spots";
import "./map.css";

/** What the map shows of a game. */
export interface MapSight {
  viewer: number | null;
  routes: readonly RouteData[];
  stacks: readonly Stack[];
}

/** Places to show, and the routes of the path between them. */
export interface MapLit {
  ends: readonly string[];
  way: { routes: readonly number[] } | null;
  seat: number | null;
}

export interface TicketMapProps {
  board: MapBoard;
  view: MapSight;
  /** The names of routes that glow: they can be claimed. */
  claimable?: ReadonlySet<string>;
  /** The names of places that glow: they can be chosen. */
  places?: ReadonlySet<string>;
  /** The number of the selected route. */
  chosen?: number | null;
  /** The number of the route that a review would have claimed. */
  suggested?: number | null;
  lit?: readonly MapLit[];
  /** The name of the place where a hint says to look. */
  looked?: string | null;
  /** If given, all other free routes fade. */
  only?: ReadonlySet<string> | null;
  /** The route whose cars roll in, and the text that floats up from it. */
  fresh?: { route: string; points: string } | null;
  /** The names of routes and places that are marked: they have changed. */
  changed?: ReadonlySet<string>;
  nameOf?: (seat: number) => string;
  /** Called for a tap, with the pointer: mouse, touch, pen or key. Without these the map is a picture. */
  onRoute?: (route: MapRoute, pointer: string) => void;
  onPlace?: (place: MapLocation, pointer: string) => void;
  /** Makes the map static: it cannot be moved, and wheel and touch scroll the page. */
  still?: boolean;
}

// The stages in which a map is drawn when it is opened.
const [SCENERY, SOME_ROUTES, ALL_ROUTES, PLACES] = [1, 2, 3, 4];

const KEY_PAN = 60;
const STEP = 1.4;

/** The map of a game: routes, cars, places and souvenirs. It can be moved and zoomed. */
export function TicketMap(props: TicketMapProps): JSX.Element {
  const { board, onRoute, onPlace, still = false } = props;
  const view = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const zoom = useRef<PanZoom | null>(null);
  const stage = useStages(PLACES);
  const live = onRoute !== undefined || onPlace !== undefined;

  useEffect(() => {
    if (!view.current || !world.current) return;
    const made = new PanZoom(view.current, world.current, board.width, board.height, still);
    zoom.current = made;
    return () => made.stop();
  }, [board, still]);

  const scenery = useMemo(() => stage >= SCENERY && <Scenery board={board} />, [board, stage >= SCENERY]);
  return (
    <div class={still ? "tk-frame tk-still" : "tk-frame"}>
      <div
        class="tk-view"
        ref={view}
        {...(still ? {} : keysOfView(zoom, t("tk-map-view", { title: mapTitle(board.title) })))}
      >
        <div class="tk-world" ref={world}>
          {scenery}
          {stage >= SOME_ROUTES && <Pieces {...props} live={live} zoom={zoom} stage={stage} />}
        </div>
      </div>
      {!still && <ZoomButtons zoom={zoom} />}
    </div>
  );
}

type Zoom = { current: PanZoom | null };

function ZoomButtons({ zoom }: { zoom: Zoom }): JSX.Element {
  return (
    <div class="tk-zoom">
      <ZoomButton name="tk-zoom-in" sign="M-6 0H6M0-6V6" act={() => zoom.current?.zoom(STEP)} />
      <ZoomButton name="tk-zoom-out" sign="M-6 0H6" act={() => zoom.current?.zoom(1 / STEP)} />
      <ZoomButton
        name="tk-zoom-all"
        sign="M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3"
        act={() => zoom.current?.fit()}
      />
    </div>
  );
}

function ZoomButton({ name, sign, act }: { name: string; sign: string; act: () => void }): JSX.Element {
  return (
    <button type="button" title={t(name)} aria-label={t(name)} onClick={act}>
      <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
        <path d={sign} />
      </svg>
    </button>
  );
}

/** Props that make the window focusable, so that keys move the map. */
function keysOfView(zoom: Zoom, label: string): HTMLAttributes<HTMLDivElement> {
  return {
    role: "group",
    tabIndex: 0,
    "aria-label": label,
    onKeyDown: (event) => {
      const direction = directionOf(event.key);
      if (zoomByKey(zoom, event.key)) event.preventDefault();
      else if (direction && event.target === event.currentTarget) {
        const [dx, dy] = direction;
        zoom.current?.pan(-dx * KEY_PAN, -dy * KEY_PAN);
        event.preventDefault();
      }
    },
  };
}

function zoomByKey(zoom: Zoom, key: string): boolean {
  if (key === "+" || key === "=") zoom.current?.zoom(STEP);
  else if (key === "-") zoom.current?.zoom(1 / STEP);
  else if (key === "0") zoom.current?.fit();
  else return false;
  return true;
}

/** Everything that changes during a game, drawn above the scenery. */
function Pieces(props: TicketMapProps & { live: boolean; zoom: Zoom; stage: number }): JSX.Element {
  const { board, view, live, fresh } = props;
  const routes = props.stage >= ALL_ROUTES ? board.routes : board.routes.slice(0, board.routes.length / 2);
  const locations = props.stage >= PLACES ? board.locations : [];
  const svg = useRef<SVGSVGElement>(null);
  useSpots(svg, { ...props, live: live && props.stage >= PLACES }); // by then all of them are drawn
  const lit = new Set(props.lit?.flatMap(({ ends }) => ends));
  const stacks = new Map(view.stacks.map((stack) => [stack.location, stack]));
  const selections = looksOf(props, routes);
  return (
    <svg
      ref={svg}
      class={props.lit?.length ? "tk-pieces lighting" : "tk-pieces"}
      width={board.width}
      height={board.height}
      viewBox={`0 0 ${board.width} ${board.height}`}
      {...(live ? { role: "group" as const } : { role: "img" as const })}
      aria-label={t("tk-map", { title: mapTitle(board.title) })}
    >
      <Legend board={board} />
      <g class="tk-tracks" {...UNHEARD}>
        {routes.map((route) => (
          <path key={route.number} d={`M${route.track.map(([x, y]) => `${x} ${y}`).join("L")}`} />
        ))}
      </g>
      {routes.map((route, at) => (
        <RoutePiece key={route.number} route={route} look={selections[at] as RouteLook} live={live} />
      ))}
      {locations.map((place) => {
        const stack = stacks.get(place.name) ?? null;
        const can = props.places?.has(place.name) ?? false;
        const changed = props.changed?.has(place.name) ?? false;
        const looked = props.looked === place.name;
        const label = lookedLabel(changedLabel(placeLabel(place, stack, can), changed), looked);
        const look = { stack, can, lit: lit.has(place.name), changed, looked, label };
        return <PlacePiece key={place.name} place={place} look={look} live={live} />;
      })}
      <g class="tk-names" {...UNHEARD}>
        {locations.map((place) => (
          <PlaceLabel key={place.name} place={place} lit={lit.has(place.name)} />
        ))}
      </g>
      {fresh && (
        <Floating
          key={`${fresh.route}${fresh.points}`}
          board={board}
          name={fresh.route}
          points={fresh.points}
        />
      )}
    </svg>
  );
}

function looksOf(props: TicketMapProps, routes: readonly MapRoute[]): RouteLook[] {
  const { view, claimable, chosen, suggested, lit, only, fresh, changed, nameOf } = props;
  const onWay = new Set(lit?.flatMap(({ way }) => way?.routes ?? []));
  return routes.map((route) => {
    const stand = view.routes[route.number];
    const owner = stand?.owner ?? null;
    const closed = owner === null && stand?.free === false;
    const can = claimable?.has(route.name) ?? false;
    const state: RouteState =
      owner !== null
        ? owner === view.viewer
          ? "mine"
          : "taken"
        : closed
          ? "closed"
          : can
            ? "claimable"
            : "free";
    return {
      owner,
      closed,
      claimable: can,
      chosen: chosen === route.number,
      suggested: suggested === route.number,
      lit: onWay.has(route.number) ? (owner === null ? "want" : "have") : "",
      dim: only ? !only.has(route.name) && owner === null : false,
      fresh: fresh?.route === route.name,
      changed: changed?.has(route.name) ?? false,
      label: suggestedLabel(
        changedLabel(
          routeLabel(route, state, owner === null ? "" : (nameOf?.(owner) ?? String(owner + 1))),
          changed?.has(route.name) ?? false,
        ),
        suggested === route.number,
      ),
    };
  });
}

function changedLabel(what: string, changed: boolean): string {
  return changed ? t("marked-name", { what }) : what;
}

function lookedLabel(what: string, looked: boolean): string {
  return looked ? t("hint-thing", { what }) : what;
}

function suggestedLabel(what: string, suggested: boolean): string {
  return suggested ? t("review-better-thing", { what }) : what;
}

function placeLabel(place: MapLocation, stack: Stack | null, can: boolean): string {
  return t("tk-place-label", {
    place: placeName(place.name),
    count: stack?.tokens ?? 0,
    souvenir: stack ? souvenirName(stack.symbol) : "",
    can: can ? "yes" : "no",
  });
}
