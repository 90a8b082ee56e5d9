import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { perTable } from "../../core/pertable";
import type { TableModel } from "../../core/table";
import type { TicketData, TicketViewData } from "../../net/schema";
import { type Payment, paymentsOf } from "./actions";
import { mapBoard, ofTicket } from "./mapboard";

/** Two places shown on the map, and the path between them; or only routes. */
export interface Lit {
  ticket: string;
  ends: [string, string] | [];
  way: TicketData["way"];
  /** The seat whose path it is. */
  seat: number | null;
}

/** What is selected and highlighted at a table. Board and hand share it. */
export class Selection {
  /** The number of the route whose panel is open. */
  readonly route: Signal<number | null> = signal(null);
  /** The place whose note is open. */
  readonly place: Signal<string | null> = signal(null);
  /** The card in the hand whose routes are marked. */
  readonly card: Signal<string | null> = signal(null);
  /** The stack to place next: its index in `aside`. */
  readonly stack: Signal<number> = signal(0);
  /** The selected ticket; null: none. */
  readonly tapped: Signal<string | null> = signal(null);
  /** What the final scoring shows on the map; undefined: nothing at the moment. */
  readonly told: Signal<Lit | undefined> = signal(undefined);

  readonly view: ReadonlySignal<TicketViewData | null>;
  readonly payments: ReadonlySignal<Map<string, Payment[]>>;
  /** The actions of tapping places, by the places' names. */
  readonly places: ReadonlySignal<Map<string, string>>;
  readonly lit: ReadonlySignal<Lit[]>;
  /** The selected card, as long as it is in the hand. */
  readonly held: ReadonlySignal<string | null>;

  constructor(readonly table: TableModel) {
    this.view = computed(() => ofTicket(table.view.value));
    this.payments = computed(() => paymentsOf(table.offers.value, mapBoard.value?.routes ?? []));
    this.places = computed(() => {
      const found = new Map<string, string>();
      for (const { data, place, text } of table.offers.value) {
        if (data.kind !== "souvenir" && data.kind !== "stack") continue;
        const name = data.locations[place] ?? "";
        if (data.kind === "souvenir" || data.stack === this.stack.value || !found.has(name))
          found.set(name, text);
      }
      return found;
    });
    this.lit = computed(() => this.findLit());
    this.held = computed(() => {
      const view = this.view.value;
      const hand = view?.viewer == null ? null : view.players[view.viewer]?.hand;
      return this.card.value !== null && hand?.[this.card.value] ? this.card.value : null;
    });
  }

  private findLit(): Lit[] {
    const view = this.view.value;
    const told = this.told.value;
    if (told) return [told];
    if (!view) return [];
    const tapped = this.tapped.value;
    const shown = [...view.tickets, ...view.offered].filter((ticket) => ticket.ticket === tapped);
    if (shown.length === 0)
      shown.push(...view.offered, ...(this.table.chosen.value === null ? [] : view.tickets));
    return shown.slice(0, 2).map((ticket) => litOf(ticket, view.viewer));
  }

  /** Show or hide a ticket on the map. */
  tap(ticket: string): void {
    this.tapped.value = this.tapped.value === ticket ? null : ticket;
  }
}

/** A seat's ticket as the map shows it. */
export function litOf({ ticket, ends, way }: TicketData, seat: number | null): Lit {
  return { ticket, ends, way, seat };
}

/** The selection at a table. */
export const selectionOf = perTable((table) => new Selection(table));
