import { computed, signal } from "@preact/signals";
import { perTable } from "../../core/pertable";
import type { TableModel } from "../../core/table";
import { boardOf } from "../../net/boards";
import type { TrackBoard, ViewData } from "../../net/schema";
import { type Lay, layOf, laysOf } from "./actions";
import type { BoardViewData } from "./geometry";

export function boardView(view: ViewData | null): BoardViewData | null {
  return view?.game === "cablecar" || view?.game === "company" ? view : null;
}

/** The tile, turn and space selected at a table. Board and hand share them. */
export class Selection {
  readonly index = signal(0);
  readonly aim = signal<string | null>(null);
  readonly traced = signal<number | null>(null);
  /** The stations whose lines the final scoring counts now; null: it does not count. */
  readonly lit = signal<ReadonlySet<number> | null>(null);
  private readonly turn = signal({ tile: "", turned: 0 });

  constructor(private readonly table: TableModel) {}

  readonly view = computed(() => boardView(this.table.view.value));
  /** The printed board, once it is loaded. */
  readonly board = computed(() =>
    this.view.value ? boardOf<TrackBoard>(this.view.value.game).data.value : null,
  );
  /** The tiles to choose from: a drawn tile must be laid. */
  readonly tiles = computed<string[]>(() => {
    const view = this.view.value;
    if (!view || view.viewer === null) return [];
    if (view.drawn && view.drawn_tile && view.turn === view.viewer) return [view.drawn_tile];
    return view.players[view.viewer]?.hand ?? [];
  });
  readonly chosen = computed(() => Math.min(this.index.value, Math.max(0, this.tiles.value.length - 1)));
  readonly tile = computed<string | null>(() => this.tiles.value[this.chosen.value] ?? null);
  readonly turns = computed(() => this.view.value?.options.rotation === true);
  readonly turned = computed(() => (this.turn.value.tile === this.tile.value ? this.turn.value.turned : 0));
  /** Where the tile may be laid with its current rotation: actions by space. */
  readonly lays = computed<Map<string, string>>(() => {
    const tile = this.tile.value;
    return tile === null ? new Map() : laysOf(this.table.offers.value, tile, this.turned.value);
  });
  /** The tile previewed on the board: the one to be confirmed, or else the one aimed at. */
  readonly lay = computed<Lay | null>(() => layOf(this.table.offerOf(this.action.value)));
  readonly action = computed<string | null>(() => {
    const proposed = this.table.proposed.value;
    if (layOf(this.table.offerOf(proposed))) return proposed;
    return this.lays.value.get(this.aim.value ?? "") ?? null;
  });

  choose(index: number): void {
    if (index >= this.tiles.value.length) return;
    this.table.proposed.value = null;
    this.index.value = index;
  }

  rotate(): void {
    const tile = this.tile.value;
    if (tile === null || !this.turns.value) return;
    const turns = this.board.value?.tiles.find(({ name }) => name === tile)?.turns ?? [0];
    const next = turns[(turns.indexOf(this.turned.value) + 1) % turns.length] ?? 0;
    const proposed = layOf(this.table.offerOf(this.table.proposed.value));
    this.turn.value = { tile, turned: next };
    // turn the tile to be confirmed too, if it is still legal
    if (proposed) this.table.proposed.value = this.lays.value.get(proposed.space) ?? null;
  }
}

/** The selection at a table. */
export const selectionOf = perTable((table) => new Selection(table));
