import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../../core/lang";
import { moves } from "../../core/settings";
import { eventsOf, type TableModel } from "../../core/table";
import type { Chart, ChartRoute, TicketViewData } from "../../net/schema";
import { chart, chartFailed, loadChart, middleOf } from "./chart";
import { TicketMap } from "./map";
import { useMotion } from "./motion";
import { endsName, placeName, souvenirName } from "./names";
import { RoutePanel } from "./panel";
import { type Look, lookOf } from "./state";
import "./board.css";

/** The map of the table, with all that can be done on it. */
export function Board({ table }: { table: TableModel }): JSX.Element {
  const look = lookOf(table);
  useEffect(loadChart, []);
  useMotion(table);
  const board = chart.value;
  const view = look.view.value;
  if (!board || !view)
    return (
      <div class="tk-board tk-waiting">
        {chartFailed.value ? (
          <>
            <p>{t("tk-map-failed")}</p>
            <button type="button" class="button" onClick={loadChart}>
              {t("tk-map-again")}
            </button>
          </>
        ) : (
          <p class="soft">{t("tk-map-coming")}</p>
        )}
      </div>
    );
  return <Playing table={table} look={look} view={view} />;
}

function Playing({
  table,
  look,
  view,
}: {
  table: TableModel;
  look: Look;
  view: TicketViewData;
}): JSX.Element | null {
  const board = chart.value;
  const payments = look.payments.value;
  const claimable = useMemo(() => new Set(payments.keys()), [payments]);
  const places = useMemo(() => new Set(look.places.value.keys()), [look.places.value]);
  const only = useMemo(() => routesFor(look.held.value, board, view), [look.held.value, board, view]);
  const chosen = look.route.value;
  const claimed = eventsOf(table.shown.value).find((event) => event.event === "route_claimed");
  const fresh = claimed && moves.value ? { route: claimed.route, points: `+${claimed.points}` } : null;
  const lit = look.lit.value;
  useEffect(() => {
    if (claimed && board?.routes[chosen ?? -1]?.name === claimed.route) look.route.value = null; // done with
  }, [table.shown.value]);
  useEffect(() => {
    if (chosen === null) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape") look.route.value = null;
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [chosen]);
  if (!board) return null;
  const route = chosen === null ? undefined : board.routes[chosen];
  const close = (): void => {
    look.route.value = null;
  };
  return (
    <div class="tk-board">
      <TicketMap
        board={board}
        view={view}
        claimable={claimable}
        places={places}
        chosen={chosen}
        lit={lit}
        only={only}
        fresh={fresh}
        nameOf={(seat) => table.nameOf(seat)}
        onRoute={(tapped) => {
          look.route.value = chosen === tapped.number ? null : tapped.number;
        }}
        onPlace={(place, pointer) => {
          const action = look.places.value.get(place.name);
          if (action) void table.choose(action, pointer);
          else look.place.value = look.place.value === place.name ? null : place.name;
        }}
      />
      <div class="tk-notes" aria-live="polite">
        <LastRound view={view} />
        {look.place.value !== null && <PlaceNote place={look.place.value} view={view} />}
        {lit.length === 1 && look.told.value === undefined && <WayNote look={look} view={view} />}
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

/** The corner where a panel does not hide what it is about. */
function cornerBeside(route: ChartRoute, board: Chart): string {
  const { x, y } = middleOf(route);
  return `${y > board.height * 0.5 ? "low" : "high"} ${x < board.width * 0.5 ? "left" : "right"}`;
}

/** The free routes that a card is for: of its colour or grey, or with a ferry; null: no card is looked at. */
function routesFor(card: string | null, board: Chart | null, view: TicketViewData): Set<string> | null {
  if (card === null || !board) return null;
  const free = board.routes.filter(({ number }) => view.routes[number]?.free);
  const fits = ({ colour, ferries }: ChartRoute): boolean =>
    card === "ferry" ? ferries > 0 : colour === card || colour === "grey";
  return new Set(free.filter(fits).map(({ name }) => name));
}

function LastRound({ view }: { view: TicketViewData }): JSX.Element | null {
  if (view.turns_left === null || view.turn < 0) return null;
  return (
    <p class="tk-note tk-last">
      <b>{t("tk-last-round")}</b> {t("tk-turns-left", { count: view.turns_left })}
    </p>
  );
}

/** What there is at a place. */
function PlaceNote({ place, view }: { place: string; view: TicketViewData }): JSX.Element {
  const stack = view.stacks.find(({ location }) => location === place);
  const own = view.viewer === null ? [] : (view.players[view.viewer]?.souvenirs ?? []);
  return (
    <p class="tk-note">
      {t("tk-place-note", {
        place: placeName(place),
        count: stack?.tokens ?? 0,
        souvenir: stack ? souvenirName(stack.symbol) : "",
        has: stack && own.includes(stack.symbol) ? "yes" : "no",
      })}
    </p>
  );
}

/** What the ticket that is shown on the map still takes. */
function WayNote({ look, view }: { look: Look; view: TicketViewData }): JSX.Element | null {
  const lit = look.lit.value[0];
  if (!lit) return null;
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
