import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "./api";
import type { BoardData } from "./schema";

/** The printed board of a game, read from the server once. All tables of a game play on the same. */
export class Board<T extends BoardData> {
  readonly data: Signal<T | null> = signal(null);
  readonly failed = signal(false);
  private asked = false;

  constructor(private readonly game: string) {}

  /** Read it, unless that was done; again, if it failed. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    this.failed.value = false;
    get<T>(`/api/games/${this.game}/board`).then(
      (found) => {
        this.data.value = found;
      },
      () => {
        this.asked = false;
        this.failed.value = true;
      },
    );
  }
}

const boards = new Map<string, Board<BoardData>>();

/** The board of a game. */
export function boardOf<T extends BoardData>(game: string): Board<T> {
  let board = boards.get(game);
  if (!board) {
    board = new Board(game);
    boards.set(game, board);
  }
  return board as unknown as Board<T>;
}

/** The board of a game, read when it is first needed; null until it is there. */
export function useBoard<T extends BoardData>(game: string): T | null {
  const board = boardOf<T>(game);
  useEffect(() => board.load(), [board]);
  return board.data.value;
}
