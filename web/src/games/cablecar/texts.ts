import { has, list, t } from "../../core/lang";
import { asWords, type Mark } from "../../core/rich";
import type { TableModel } from "../../core/table";
import type { Problem } from "../../net/api";
import type { Event, Line, LineExtended } from "../../net/schema";
import { layOf, swapOf } from "./actions";
import type { BoardViewData } from "./geometry";
import { boardView } from "./selection";

/** The names of line owners, and of the player who laid the tile on a space. */
export interface Naming {
  owner(colour: string): string;
  layer(space: string): string | null;
}

export const plainNaming: Naming = { owner: colourName, layer: () => null };

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** The seat that has a colour in the base game; -1 in the company game, where colours are companies. */
export function seatOf(view: BoardViewData, colour: string): number {
  return view.game === "cablecar" ? view.players.findIndex((player) => player.colour === colour) : -1;
}

export function ownerName(colour: string, table: TableModel): string {
  const view = boardView(table.view.value);
  const seat = view ? seatOf(view, colour) : -1;
  return seat < 0 ? colourName(colour) : table.nameOf(seat);
}

// ---- the board

export function traceText(owner: string, station: number, line: Line | null, naming: Naming): string {
  const named = { station, owner: naming.owner(owner) };
  if (!line) return t("cc-line-waiting", named);
  const { tiles, to, points } = line;
  if (points === null) return t("cc-line-open", { ...named, tiles });
  if (to === null) return t("cc-line-power", { ...named, tiles, points });
  return t("cc-line-closed", { ...named, tiles, to, points });
}

export function carName(view: BoardViewData, owner: string, station: number, naming: Naming): string {
  return traceText(owner, station, view.lines.find((line) => line.station === station) ?? null, naming);
}

/** `count` lines cross it. */
export function spaceName(
  view: BoardViewData,
  space: string,
  legal: boolean,
  count: number,
  naming: Naming,
): string {
  const laid = view.board[space];
  if (!laid) return t(legal ? "cc-space-legal" : "cc-space-free", { space });
  const tile = tileName(laid.tile, laid.turned);
  const player = naming.layer(space);
  const what =
    player === null ? t("cc-space-laid", { space, tile }) : t("cc-space-laid-by", { space, tile, player });
  return t("cc-space-lines", { what, count });
}

export function tileName(tile: string, turned: number): string {
  return turned ? t("cc-tile-turned", { tile, turned }) : t("cc-tile-named", { tile });
}

/** What a tile on a space would do, in one sentence. */
export function wouldText(events: readonly Event[], space: string, table: TableModel): string {
  const company = table.view.value?.game === "company";
  const what = events.flatMap((event) => {
    if (event.event === "line_closed")
      return company
        ? [t("cc-would-close-company", { company: colourName(event.owner), points: event.points })]
        : [t("cc-would-close", { owner: ownerName(event.owner, table), points: event.points })];
    if (event.event === "line_extended")
      return company
        ? [t("cc-would-extend-company", { company: colourName(event.owner), tiles: event.tiles })]
        : [t("cc-would-extend", { owner: ownerName(event.owner, table), tiles: event.tiles })];
    return event.event === "exchange_closed" ? [t("cc-would-end-exchange")] : [];
  });
  return what.length ? t("cc-would", { space, what: list(what) }) : t("cc-would-nothing", { space });
}

/** Why something cannot be done. */
export function reasonText(problem: Problem): string | null {
  const id = `cc-reason-${String(problem.about.reason ?? "").replaceAll("_", "-")}`;
  if (!has(id)) return null;
  const about = Object.entries(problem.about).map(([key, value]) => {
    if (Array.isArray(value)) return [key, list(value)];
    return [key, key === "company" ? colourName(String(value)) : value];
  });
  return t(id, Object.fromEntries(about) as Record<string, string | number>);
}

/** The viewer's tiles and shares. */
export function handTexts(table: TableModel): string[] {
  const view = boardView(table.view.value);
  if (!view || view.viewer === null) return [];
  const player = view.players[view.viewer];
  const shares = player && "shares" in player ? player.shares : [];
  return [
    ...(view.drawn_tile ? [view.drawn_tile] : []),
    ...(player?.hand ?? []),
    ...shares.map(({ percent, company }) =>
      t("cc-share-known", { percent, company: colourName(company ?? "grey") }),
    ),
  ];
}

// ---- what happened

export function eventText(event: Event, table: TableModel, mark: Mark = asWords): string {
  const company = table.view.value?.game === "company";
  const named = (colour: string): string => mark("company", colour, colourName(colour));
  switch (event.event) {
    case "tile_drawn": {
      const player = table.nameOf(event.seat);
      return event.tile === null
        ? t("cc-say-drawn", { player })
        : t("cc-say-drawn-known", { player, tile: mark("tile", event.tile, event.tile) });
    }
    case "tile_refilled":
    case "line_extended":
      return ""; // happens in nearly every move, and can be seen
    case "tile_laid": {
      const { tile, space, turned } = event;
      return t(turned ? "cc-say-laid-turned" : "cc-say-laid", {
        player: table.nameOf(event.seat),
        tile: mark("tile", `${tile} ${turned}`, tile),
        space,
        turned,
      });
    }
    case "line_closed": {
      const { station, points } = event;
      const id = `cc-say-closed${event.to === null ? "-power" : ""}${company ? "-company" : ""}`;
      const owner = ownerName(event.owner, table);
      return t(id, { station, points, to: event.to ?? 0, owner, company: named(event.owner) });
    }
    case "share_exchanged": {
      const { percent, gave, took, openly } = event;
      const known = gave !== null && took !== null;
      const id = `cc-say-swapped-${openly ? "open" : "blind"}${known ? "-known" : ""}`;
      const shares = { gave: gave ? named(gave) : "", took: took ? named(took) : "" };
      return t(id, { player: table.nameOf(event.seat), percent, ...shares });
    }
    case "exchange_closed":
      return t("cc-say-exchange-closed");
    case "passed":
      return t("cc-say-passed", { player: table.nameOf(event.seat) });
    case "passed_over":
      return t("cc-say-passed-over", { player: table.nameOf(event.seat) });
    case "game_over": {
      const { winners, scores } = event;
      const names = list(winners.map((seat) => table.nameOf(seat)));
      return t("cc-say-over", {
        winners: names,
        count: winners.length,
        points: scores[winners[0] ?? 0] ?? 0,
      });
    }
    default:
      return "";
  }
}

/** A move for screen readers: as in the log, with a short sentence about the lines that grew. */
export function announce(events: readonly Event[], table: TableModel): string[] {
  const grown = events.filter((event) => event.event === "line_extended");
  return events
    .map((event) => (event === grown[0] ? grownText(grown, table) : eventText(event, table)))
    .filter((line) => line !== "");
}

function grownText(grown: readonly LineExtended[], table: TableModel): string {
  const lines = grown.map(({ owner, tiles }) =>
    t("cc-heard-line", { owner: ownerName(owner, table), tiles }),
  );
  return t("cc-heard-grown", { lines: list(lines), count: lines.length });
}

/** An action in words. */
export function actionText(action: string, table: TableModel, mark: Mark = asWords): string {
  const offer = table.offerOf(action);
  const lay = layOf(offer);
  if (lay) {
    const tile = mark("tile", `${lay.tile} ${lay.turned}`, lay.tile);
    return t(lay.turned ? "cc-do-lay-turned" : "cc-do-lay", { ...lay, tile });
  }
  const swap = swapOf(offer);
  if (!swap) return t(offer?.data.kind === "draw" ? "cc-do-draw" : "cc-do-pass");
  const { percent, openly } = swap;
  const view = table.view.value;
  const up =
    view?.game === "company" ? view.piles.find((pile) => pile.percent === percent)?.face_up : undefined;
  return openly
    ? t("cc-do-swap-open", { percent, company: mark("company", up ?? "grey", colourName(up ?? "grey")) })
    : t("cc-do-swap-blind", { percent });
}

/** What the player to act has to do now. */
export function promptText(table: TableModel): string {
  const view = boardView(table.view.value);
  if (!view || view.turn < 0) return "";
  if (!table.myTurn.value) return t("cc-ask-other", { player: table.nameOf(view.turn) });
  if (view.drawn) return t("cc-ask-lay-drawn");
  const kinds = new Set(table.offers.value.map(({ data }) => data.kind));
  const [lays, draws, swaps] = [kinds.has("lay"), kinds.has("draw"), kinds.has("swap")];
  if (!lays) return t(draws ? "cc-do-draw" : swaps ? "cc-ask-swap" : "cc-ask-pass");
  const several = (view.players[view.turn]?.tiles ?? 1) > 1;
  return t(`cc-ask-lay${several ? "-one" : ""}${draws ? "-or-draw" : ""}${swaps ? "-or-swap" : ""}`);
}
