import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { hintsOf } from "../../core/hints";
import { t } from "../../core/lang";
import { animations } from "../../core/settings";
import { suggestedOf } from "../../core/suggested";
import { eventsOf, type TableModel } from "../../core/table";
import type { ActionData, EntryMessage, Look, MapBoard, MapRoute, TicketViewData } from "../../net/schema";
import { useAnimations } from "./animations";
import { Caption } from "./caption";
import { type MapLit, TicketMap } from "./map";
import { boardFailed, loadBoard, mapBoard, middleOf } from "./mapboard";
import { endsName, placeName, souvenirName } from "./names";
import { RoutePanel } from "./panel";
import { type Selection, selectionOf } from "./selection";
import "./board.css";

/** The map of a table, with all interaction on it. */
export function Board({ table }: { table: TableModel }): JSX.Element {
  const selection = selectionOf(table);
  useEffect(loadBoard, []);
  useAnimations(table);
  const board = mapBoard.value;
  const view = selection.view.value;
  if (!board || !view)
    return (
      <div class="tk-board tk-waiting">
        {boardFailed.value ? (
          <>
            <p>{t("tk-map-failed")}</p>
            <button type="button" class="button" onClick={loadBoard}>
              {t("tk-map-again")}
            </button>
          </>
        ) : (
          <p class="soft">{t("tk-map-coming")}</p>
        )}
      </div>
    );
  return <Playing table={table} selection={selection} view={view} />;
}

function Playing({
  table,
  selection,
  view,
}: {
  table: TableModel;
  selection: Selection;
  view: TicketViewData;
}): JSX.Element | null {
  const board = mapBoard.value;
  const payments = selection.payments.value;
  const claimable = useMemo(() => new Set(payments.keys()), [payments]);
  const places = useMemo(() => new Set(selection.places.value.keys()), [selection.places.value]);
  const only = useMemo(
    () => routesFor(selection.held.value, board, view),
    [selection.held.value, board, view],
  );
  const chosen = selection.route.value;
  const claimed = eventsOf(table.shown.value).find((event) => event.event === "route_claimed");
  const fresh = claimed && animations.value ? { route: claimed.route, points: `+${claimed.points}` } : null;
  const suggested = suggestedOf(table).value?.action;
  const shown = selection.lit.value;
  const lit = shown.length > 0 ? shown : suggestedPlaces(suggested);
  const changed = useMemo(() => changedBy(table.marked.value), [table.marked.value]);
  useEffect(() => {
    if (claimed && board?.routes[chosen ?? -1]?.name === claimed.route) selection.route.value = null; // done with
  }, [table.shown.value]);
  useEffect(() => {
    if (chosen === null) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape") selection.route.value = null;
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [chosen]);
  if (!board) return null;
  const route = chosen === null ? undefined : board.routes[chosen];
  const close = (): void => {
    selection.route.value = null;
  };
  return (
    <div class="tk-board">
      <TicketMap
        board={board}
        view={view}
        claimable={claimable}
        places={places}
        chosen={chosen}
        suggested={suggested?.kind === "claim" ? suggested.route : null}
        lit={lit}
        looked={lookedPlace(hintsOf(table).look.value)}
        only={only}
        fresh={fresh}
        changed={changed}
        nameOf={(seat) => table.nameOf(seat)}
        onRoute={(tapped) => {
          selection.route.value = chosen === tapped.number ? null : tapped.number;
        }}
        onPlace={(place, pointer) => {
          const action = selection.places.value.get(place.name);
          if (action) void table.choose(action, pointer, { second: true });
          else selection.place.value = selection.place.value === place.name ? null : place.name;
        }}
      />
      <div class="tk-notes" aria-live="polite">
        <LastRound view={view} />
        <Caption table={table} />
        {selection.place.value !== null && (
          <PlaceNote
            key={selection.place.value}
            place={selection.place.value}
            view={view}
            onClose={() => {
              selection.place.value = null;
            }}
          />
        )}
        {shown.length === 1 && selection.told.value === undefined && (
          <WayNote selection={selection} view={view} />
        )}
      </div>
      {route && (
        <RoutePanel
          key={route.number}
          table={table}
          view={view}
          route={route}
          corner={cornerBeside(route, board)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The routes and places that moves changed, by name. */
export function changedBy(moves: readonly EntryMessage[]): Set<string> {
  return new Set(
    moves.flatMap(eventsOf).flatMap((event) => {
      if (event.event === "route_claimed") return [event.route];
      return event.event === "souvenir_taken" || event.event === "stack_placed" ? [event.location] : [];
    }),
  );
}

/** The location of a better action, if it is about one. */
function suggestedPlaces(action: ActionData | undefined): MapLit[] {
  if (action?.kind !== "souvenir" && action?.kind !== "stack") return [];
  return [{ ends: action.locations, way: null, seat: null }];
}

/** The place on the map where a hint says to look. */
function lookedPlace(look: Look | null): string | null {
  return look?.kind === "claim" || look?.kind === "stack" ? (look.place ?? null) : null;
}

/** A corner for a panel that does not cover its route. */
function cornerBeside(route: MapRoute, board: MapBoard): string {
  const { x, y } = middleOf(route);
  return `${y > board.height * 0.5 ? "low" : "high"} ${x < board.width * 0.5 ? "left" : "right"}`;
}

/** The free routes that the selected card can claim; null: no card is selected. */
function routesFor(card: string | null, board: MapBoard | null, view: TicketViewData): Set<string> | null {
  if (card === null || !board) return null;
  const free = board.routes.filter(({ number }) => view.routes[number]?.free);
  return new Set(free.filter(({ kinds }) => kinds.includes(card)).map(({ name }) => name));
}

function LastRound({ view }: { view: TicketViewData }): JSX.Element | null {
  if (view.turns_left === null || view.turn < 0) return null;
  return (
    <p class="tk-note tk-last">
      <b>{t("tk-last-round")}</b> {t("tk-turns-left", { count: view.turns_left })}
    </p>
  );
}

const NOTE_STAYS = 6000; // milliseconds

/** A note about a place. It closes by itself, but not while the pointer or the focus is on it. */
function PlaceNote({
  place,
  view,
  onClose,
}: {
  place: string;
  view: TicketViewData;
  onClose: () => void;
}): JSX.Element {
  const held = useSignal(false);
  useEffect(() => {
    if (held.value) return;
    const timer = setTimeout(onClose, NOTE_STAYS);
    return () => clearTimeout(timer);
  }, [held.value]);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape") onClose();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  const hold = (now: boolean) => () => {
    held.value = now;
  };
  const stack = view.stacks.find(({ location }) => location === place);
  const own = view.viewer === null ? [] : (view.players[view.viewer]?.souvenirs ?? []);
  return (
    <div
      class="tk-note tk-place-note"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
    >
      <span>
        {t("tk-place-note", {
          place: placeName(place),
          count: stack?.tokens ?? 0,
          souvenir: stack ? souvenirName(stack.symbol) : "",
          has: stack && own.includes(stack.symbol) ? "yes" : "no",
        })}
      </span>
      <button type="button" aria-label={t("tk-close")} title={t("tk-close")} onClick={onClose}>
        <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" focusable="false">
          <path d="M-5-5 5 5M5-5-5 5" />
        </svg>
      </button>
    </div>
  );
}

/** What the ticket shown on the map still needs. */
function WayNote({ selection, view }: { selection: Selection; view: TicketViewData }): JSX.Element | null {
  const lit = selection.lit.value[0];
  if (!lit || lit.ends.length === 0) return null;
  const cars = view.viewer === null ? 0 : (view.players[view.viewer]?.cars ?? 0);
  const id = !lit.way
    ? "tk-way-none"
    : lit.way.cars === 0
      ? "tk-way-done"
      : lit.way.cars > cars
        ? "tk-way-too-far"
        : "tk-way";
  return <p class="tk-note">{t(id, { ends: endsName(lit.ends), cars: lit.way?.cars ?? 0, left: cars })}</p>;
}
