import { has, list, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { Problem } from "../../net/api";
import type { Event, Line } from "../../net/schema";
import { readLay, readSwap } from "./actions";
import type { BoardSight } from "./geometry";
import { boardSight } from "./pick";

/** What owners of lines are called, and who laid the tile on a space. */
export interface Naming {
  owner(colour: string): string;
  layer(space: string): string | null;
}

export const plainNaming: Naming = { owner: colourName, layer: () => null };

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** The seat that has a colour in the base game; -1 in the company game, where colours are companies. */
export function seatOf(sight: BoardSight, colour: string): number {
  return sight.game === "cablecar" ? sight.players.findIndex((player) => player.colour === colour) : -1;
}

export function ownerName(colour: string, table: TableModel): string {
  const sight = boardSight(table.sight.value);
  const seat = sight ? seatOf(sight, colour) : -1;
  return seat < 0 ? colourName(colour) : table.nameOf(seat);
}

// ---- the board

export function traceText(sight: BoardSight, station: number, line: Line | null, naming: Naming): string {
  const named = { station, owner: naming.owner(sight.stations[station - 1] ?? "") };
  if (!line) return t("cc-line-waiting", named);
  const { tiles, to, points } = line;
  if (points === null) return t("cc-line-open", { ...named, tiles });
  if (to === null) return t("cc-line-power", { ...named, tiles, points });
  return t("cc-line-closed", { ...named, tiles, to, points });
}

export function carName(sight: BoardSight, station: number, naming: Naming): string {
  return traceText(sight, station, sight.lines.find((line) => line.station === station) ?? null, naming);
}

/** `count` lines cross it. */
export function spaceName(
  sight: BoardSight,
  space: string,
  legal: boolean,
  count: number,
  naming: Naming,
): string {
  const laid = sight.board[space];
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
export function wouldText(facts: readonly Event[], space: string, table: TableModel): string {
  const company = table.sight.value?.game === "company";
  const what = facts.flatMap((fact) => {
    if (fact.event === "line_closed")
      return company
        ? [t("cc-would-close-company", { company: colourName(fact.owner), points: fact.points })]
        : [t("cc-would-close", { owner: ownerName(fact.owner, table), points: fact.points })];
    if (fact.event === "line_extended")
      return company
        ? [t("cc-would-extend-company", { company: colourName(fact.owner), tiles: fact.tiles })]
        : [t("cc-would-extend", { owner: ownerName(fact.owner, table), tiles: fact.tiles })];
    return fact.event === "exchange_closed" ? [t("cc-would-end-exchange")] : [];
  });
  return what.length ? t("cc-would", { space, what: list(what) }) : t("cc-would-nothing", { space });
}

/** Why something cannot be done. */
export function reasonText(problem: Problem): string | null {
  const id = `cc-reason-${problem.about.reason ?? ""}`;
  if (!has(id)) return null;
  const about = Object.entries(problem.about).map(([key, value]) => {
    if (key === "company") return [key, colourName(value)];
    return [key, /^\d+$/.test(value) ? Number(value) : value];
  });
  return t(id, Object.fromEntries(about) as Record<string, string | number>);
}

/** The viewer's tiles and shares. */
export function hold(table: TableModel): string[] {
  const sight = table.sight.value;
  if (!sight || sight.game === "ticket" || sight.viewer === null) return [];
  const player = sight.players[sight.viewer];
  const shares = player && "shares" in player ? player.shares : [];
  return [
    ...(sight.drawn_tile ? [sight.drawn_tile] : []),
    ...(player?.hand ?? []),
    ...shares.map(({ percent, company }) =>
      t("cc-share-known", { percent, company: colourName(company ?? "grey") }),
    ),
  ];
}

// ---- what happened

export function say(fact: Event, table: TableModel): string {
  const company = table.sight.value?.game === "company";
  switch (fact.event) {
    case "tile_drawn": {
      const player = table.nameOf(fact.seat);
      return fact.tile === null
        ? t("cc-say-drawn", { player })
        : t("cc-say-drawn-known", { player, tile: fact.tile });
    }
    case "tile_refilled":
    case "line_extended":
      return ""; // nearly every move does it, and it is seen
    case "tile_laid": {
      const { tile, space, turned } = fact;
      return t(turned ? "cc-say-laid-turned" : "cc-say-laid", {
        player: table.nameOf(fact.seat),
        tile,
        space,
        turned,
      });
    }
    case "line_closed": {
      const { station, points } = fact;
      const id = `cc-say-closed${fact.to === null ? "-power" : ""}${company ? "-company" : ""}`;
      const owner = ownerName(fact.owner, table);
      return t(id, { station, points, to: fact.to ?? 0, owner, company: colourName(fact.owner) });
    }
    case "share_exchanged": {
      const { percent, gave, took, openly } = fact;
      const known = gave !== null && took !== null;
      const id = `cc-say-swapped-${openly ? "open" : "blind"}${known ? "-known" : ""}`;
      const named = { gave: gave ? colourName(gave) : "", took: took ? colourName(took) : "" };
      return t(id, { player: table.nameOf(fact.seat), percent, ...named });
    }
    case "exchange_closed":
      return t("cc-say-exchange-closed");
    case "passed":
      return t("cc-say-passed", { player: table.nameOf(fact.seat) });
    case "passed_over":
      return t("cc-say-passed-over", { player: table.nameOf(fact.seat) });
    case "game_over": {
      const { winners, scores } = fact;
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

/** An action in words. */
export function nameAction(action: string, table: TableModel): string {
  const lay = readLay(action);
  if (lay) return t(lay.turned ? "cc-do-lay-turned" : "cc-do-lay", { ...lay });
  const swap = readSwap(action);
  if (!swap) return t(action === "draw" ? "cc-do-draw" : "cc-do-pass");
  const { percent, openly } = swap;
  const sight = table.sight.value;
  const up =
    sight?.game === "company" ? sight.piles.find((pile) => pile.percent === percent)?.face_up : undefined;
  return openly
    ? t("cc-do-swap-open", { percent, company: colourName(up ?? "grey") })
    : t("cc-do-swap-blind", { percent });
}

/** What is to be done now. */
export function ask(table: TableModel): string {
  const sight = boardSight(table.sight.value);
  if (!sight || sight.turn < 0) return "";
  if (!table.myTurn.value) return t("cc-ask-other", { player: table.nameOf(sight.turn) });
  if (sight.drawn) return t("cc-ask-lay-drawn");
  const legal = table.legal.value;
  const [lays, draws, swaps] = [
    legal.some((action) => readLay(action) !== null),
    legal.includes("draw"),
    legal.some((action) => readSwap(action) !== null),
  ];
  if (!lays) return t(draws ? "cc-do-draw" : swaps ? "cc-ask-swap" : "cc-ask-pass");
  if (swaps) return t("cc-ask-lay-or-swap");
  const several = (sight.players[sight.turn]?.tiles ?? 1) > 1;
  return t(`cc-ask-lay${several ? "-one" : ""}${draws ? "-or-draw" : ""}`);
}
