import { useEffect, useRef } from "preact/hooks";
import type { MapBoard, MapLocation, MapRoute } from "../../net/schema";
import { directionOf, nearestTowards, type Spot } from "../../ui/input";
import { middleOf } from "./mapboard";
import type { PanZoom } from "./panzoom";

interface SpotsOf {
  board: MapBoard;
  live: boolean;
  zoom: { current: PanZoom | null };
  onRoute?: (route: MapRoute, pointer: string) => void;
  onPlace?: (place: MapLocation, pointer: string) => void;
}

/** Handle taps, and move the focus between spots by arrow keys. Together they are one tab stop. */
export function useSpots(svg: { current: SVGSVGElement | null }, props: SpotsOf): void {
  const now = useRef(props);
  now.current = props;
  const { board, live } = props;
  useEffect(() => {
    const root = svg.current;
    if (!root || !live) return;
    const spots: Spot[] = [
      ...board.routes.map((route) => ({ id: `r${route.number}`, ...middleOf(route) })),
      ...board.locations.map(({ name, x, y }) => ({ id: `p${name}`, x, y })),
    ];
    let current = spots.find(({ id }) => id.startsWith("p")) as Spot;
    let pointer = "mouse";
    const nodeOf = (id: string): SVGElement | null => root.querySelector(`[data-spot="${CSS.escape(id)}"]`);
    const makeCurrent = (spot: Spot): void => {
      nodeOf(current.id)?.setAttribute("tabindex", "-1");
      current = spot;
      nodeOf(spot.id)?.setAttribute("tabindex", "0");
    };
    makeCurrent(current);
    const spotOf = (event: Event): Spot | undefined => {
      const node = event.target instanceof Element ? event.target.closest<SVGElement>("[data-spot]") : null;
      return node ? spots.find(({ id }) => id === node.dataset.spot) : undefined;
    };
    const act = (spot: Spot, how: string): void => {
      const route = spot.id.startsWith("r") ? board.routes[Number(spot.id.slice(1))] : undefined;
      const place = board.locations.find(({ name }) => `p${name}` === spot.id);
      if (route) now.current.onRoute?.(route, how);
      else if (place) now.current.onPlace?.(place, how);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    root.addEventListener(
      "pointerdown",
      (event) => {
        pointer = event.pointerType;
      },
      options,
    );
    root.addEventListener(
      "click",
      (event) => {
        const spot = spotOf(event);
        if (spot) act(spot, pointer);
      },
      options,
    );
    // not on the SVG itself: a listener would make it focusable
    root.parentElement?.addEventListener(
      "focusin",
      (event) => {
        const spot = spotOf(event);
        if (!spot) return;
        makeCurrent(spot);
        if (nodeOf(spot.id)?.matches(":focus-visible")) now.current.zoom.current?.reveal(spot.x, spot.y);
      },
      options,
    );
    root.addEventListener(
      "keydown",
      (event) => {
        const spot = spotOf(event);
        if (!spot) return;
        const direction = directionOf(event.key);
        if (event.key === "Enter" || event.key === " ") act(spot, "key");
        else if (direction) {
          const next = nearestTowards(spots, spot, direction);
          if (next) nodeOf(next.id)?.focus();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
    return () => stop.abort();
  }, [board, live]);
}
