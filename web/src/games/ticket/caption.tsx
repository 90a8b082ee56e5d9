import { computed, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { perTable } from "../../core/pertable";
import type { TableModel } from "../../core/table";
import type { Event, Moved } from "../../net/schema";
import { Sign } from "../../ui/sign";
import { CardFace } from "./cards";
import { Token } from "./symbols";
import "./caption.css";

/** What another seat has done in its latest turn, until anybody else acts. */
export interface LatestTurn {
  seat: number;
  moves: Moved[];
  /** The cards taken in this turn; `back` if it is not known which. */
  taken: string[];
}

/** The latest turn, if it was another seat's. */
export const latestTurnOf = perTable(
  (table): ReadonlySignal<LatestTurn | null> => computed(() => findTurn(table)),
);

function findTurn(table: TableModel): LatestTurn | null {
  const shown = table.shown.value;
  if (shown?.entry.what !== "moved" || table.you.value.includes(shown.entry.seat) || table.isOver.value)
    return null;
  const { seat } = shown.entry;
  const moves: Moved[] = [];
  for (const { number, entry } of table.log.value.toReversed()) {
    if (number > shown.number || entry.what === "said") continue;
    if (entry.what !== "moved" || entry.seat !== seat) break;
    moves.unshift(entry);
  }
  const events = moves.flatMap((move) => move.events);
  const taken = events.flatMap((event) => (event.event === "card_taken" ? [event.card ?? "back"] : []));
  return { seat, moves, taken };
}

/** What another seat has taken or paid in its latest turn, in pictures. The line above the board says it in words. */
export function Caption({ table }: { table: TableModel }): JSX.Element | null {
  const turn = latestTurnOf(table).value;
  const items = turn?.moves.flatMap((move) => move.events).flatMap(itemsOf) ?? [];
  if (!turn || items.length === 0) return null;
  return (
    <div class="tk-note tk-caption" aria-hidden="true">
      <Sign colour={table.colourOf(turn.seat)} size={20} />
      <span class="tk-caption-items">
        {items.map((item, at) => (
          <span key={at}>{item}</span>
        ))}
      </span>
    </div>
  );
}

const WIDTH = 20;

/** The pictures of what was taken or paid. */
function itemsOf(event: Event): JSX.Element[] {
  switch (event.event) {
    case "card_taken":
      return [<CardFace card={event.card ?? "back"} width={WIDTH} />];
    case "tickets_offered":
      return [<CardFace card="tickets" width={WIDTH} />];
    case "route_claimed":
      return Object.entries(event.cards).flatMap(([kind, count]) =>
        Array.from({ length: count }, () => <CardFace card={kind} width={WIDTH} />),
      );
    case "souvenir_taken":
    case "stack_placed":
      return [<Token symbol={event.symbol} size={26} />];
    default:
      return [];
  }
}
