import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { TableModel } from "../../core/table";
import type { TicketViewData } from "../../net/schema";
import { type Payment, paymentsOf, readAction } from "./actions";
import { chart, ofTicket } from "./chart";
import { cheapestWay, type Way } from "./ways";

/** Two places that are shown on the map, and the way between them. */
export interface Lit {
  ticket: string;
  ends: [string, string];
  way: Way | null;
  /** Whose way it is. */
  seat: number | null;
}

/** What is selected and highlighted at a table. Board and hand share it. */
export class Selection {
  /** The number of the route whose panel is open. */
  readonly route: Signal<number | null> = signal(null);
  /** The place whose note is open. */
  readonly place: Signal<string | null> = signal(null);
  /** The card of the hand whose routes are marked. */
  readonly card: Signal<string | null> = signal(null);
  /** The stack that is placed next, A or B. */
  readonly stack: Signal<string> = signal("A");
  /** The ticket that was tapped; null: none. */
  readonly tapped: Signal<string | null> = signal(null);
  /** What the final scoring shows; undefined: it shows nothing just now. */
  readonly told: Signal<Lit | undefined> = signal(undefined);

  readonly view: ReadonlySignal<TicketViewData | null>;
  readonly payments: ReadonlySignal<Map<string, Payment[]>>;
  /** What can be done by tapping a place: its name, and the action. */
  readonly places: ReadonlySignal<Map<string, string>>;
  readonly lit: ReadonlySignal<Lit[]>;
  /** That card, as long as it is in the hand. */
  readonly held: ReadonlySignal<string | null>;

  constructor(readonly table: TableModel) {
    this.view = computed(() => ofTicket(table.view.value));
    this.payments = computed(() => {
      const view = this.view.value;
      const hand = view?.viewer == null ? null : (view.players[view.viewer]?.hand ?? null);
      return paymentsOf(table.legal.value, hand);
    });
    this.places = computed(() => {
      const found = new Map<string, string>();
      for (const text of table.legal.value) {
        const action = readAction(text);
        if (action?.kind === "souvenir") found.set(action.place, text);
        if (action?.kind === "stack" && (action.stack === this.stack.value || !found.has(action.place)))
          found.set(action.place, text);
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
    if (shown.length === 0) shown.push(...view.offered);
    return shown.slice(0, 2).map(({ ticket, ends }) => this.light(ticket, ends, view.viewer));
  }

  /** A ticket as the map shows it for a seat. */
  light(ticket: string, ends: [string, string], seat: number | null): Lit {
    const routes = chart.value?.routes ?? [];
    const way = cheapestWay(routes, this.view.value?.routes ?? [], seat, ends[0], ends[1]);
    return { ticket, ends, way, seat };
  }

  /** Show or hide a ticket on the map. */
  tap(ticket: string): void {
    this.tapped.value = this.tapped.value === ticket ? null : ticket;
  }
}

const selections = new WeakMap<TableModel, Selection>();

/** The selection at a table. */
export function selectionOf(table: TableModel): Selection {
  let selection = selections.get(table);
  if (!selection) {
    selection = new Selection(table);
    selections.set(table, selection);
  }
  return selection;
}
