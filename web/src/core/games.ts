import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, Problem, UNREACHABLE } from "../net/api";
import type { GameInfo } from "../net/schema";
import { has, t } from "./lang";
import { connection } from "./me";

/** The games; null: not yet known. */
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
      asked = false; // asked again when it is next needed
    });
  }
  return games.value?.find((game) => game.name === name)?.title ?? name;
}

/** The number of seats that a game allows which is nearest to the one wanted. */
export function fittingSeats({ seats }: GameInfo, wanted: number): number {
  return seats.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/** Have the games read, again if there was no connection; what goes wrong is put where it can be shown. */
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
