import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, Problem, UNREACHABLE } from "../net/api";
import type { GameInfo } from "../net/schema";
import { has, t } from "./lang";
import { connection } from "./me";

/** The games on the server; null: not loaded yet. */
export const games = signal<GameInfo[] | null>(null);

async function readGames(): Promise<void> {
  if (!games.value) games.value = await get<GameInfo[]>("/api/games");
}

let asked = false;

/** What a game is called: in the reader's language, or as the server calls it. */
export function gameTitle(name: string): string {
  const id = `game-${name}`;
  if (has(id)) return t(id);
  if (!games.value && !asked) {
    asked = true;
    readGames().catch(() => {
      asked = false; // try again when it is next needed
    });
  }
  return games.value?.find((game) => game.name === name)?.title ?? name;
}

/** The number of seats nearest to the wanted one that a game allows. */
export function fittingSeats({ seats }: GameInfo, wanted: number): number {
  return seats.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/** The bot that somebody wants, if it plays this game; else the one that the server suggests. */
export function fittingBot(game: GameInfo | undefined, wanted: string): string {
  return !game || game.bots.includes(wanted) ? wanted : game.default_bot;
}

/** Load the games, and retry when the connection is back. Errors go into `problem`. */
export function useGames(problem?: Signal<unknown>): void {
  useEffect(
    () =>
      connection.status.subscribe(() => {
        readGames().then(
          () => {
            if (problem?.value instanceof Problem && problem.value.code === UNREACHABLE) problem.value = null;
          },
          (error: unknown) => {
            if (problem) problem.value = error;
          },
        );
      }),
    [],
  );
}
