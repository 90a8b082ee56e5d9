import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { number, t } from "../../core/lang";
import { suggestedOf } from "../../core/suggested";
import type { TableModel } from "../../core/table";
import type { ActionData, TicketData, TicketViewData } from "../../net/schema";
import type { HoldingsProps } from "../../table/face";
import { HolderFrame, Holders } from "../../table/holders";
import { CardFace } from "./cards";
import { cardKinds, colourOf, loadBoard, mapBoard, ofTicket } from "./mapboard";
import { endsName } from "./names";
import { litOf, selectionOf } from "./selection";
import { CarIcon, Token } from "./symbols";
import "./holdings.css";

/** For replays: the cards and tickets of these seats, and what lies on the table. A ticket is shown on the map. */
export function Holdings({ table, hands }: HoldingsProps): JSX.Element | null {
  useEffect(loadBoard, []);
  const first = ofTicket(hands[0]?.view ?? null);
  if (!first || !mapBoard.value) return null;
  return (
    <div class="tk-holdings">
      <Market view={first} suggested={suggestedOf(table).value?.action} />
      <Holders table={table} hands={hands} read={ofTicket} Holder={Holder} />
    </div>
  );
}

/** What lies on the table. What a review would have taken is marked, if it is still there. */
function Market({
  view,
  suggested,
}: {
  view: TicketViewData;
  suggested?: ActionData | undefined;
}): JSX.Element {
  const place = suggested?.kind === "take" ? view.open.indexOf(suggested.cards[0] ?? "") : -1;
  const look = (marked: boolean): string | undefined => (marked ? "suggested" : undefined);
  const said = (what: string, marked: boolean): string =>
    marked ? t("review-better-thing", { what }) : what;
  const discards = Object.values(view.discards).reduce((sum, count) => sum + count, 0);
  return (
    <section class="tk-holdings-market" aria-label={t("tk-market")}>
      <ul>
        {view.open.map((card, at) =>
          card === null ? null : (
            <li key={at} class={look(at === place)}>
              <CardFace card={card} width={30} />
              <span class="unseen">{said(t(`card-${card}.one`), at === place)}</span>
            </li>
          ),
        )}
        <li class={look(suggested?.kind === "blind")}>
          <CardFace card="back" width={30} />
          <span aria-hidden="true">{number(view.deck_left)}</span>
          <span class="unseen">
            {said(t("tk-holding-deck", { count: view.deck_left }), suggested?.kind === "blind")}
          </span>
        </li>
        <li class={look(suggested?.kind === "tickets")}>
          <CardFace card="tickets" width={30} />
          <span aria-hidden="true">{number(view.tickets_left)}</span>
          <span class="unseen">
            {said(t("tk-holding-tickets", { count: view.tickets_left }), suggested?.kind === "tickets")}
          </span>
        </li>
      </ul>
      <p class="soft">{t("tk-discards", { count: discards })}</p>
    </section>
  );
}

interface HolderProps {
  table: TableModel;
  seat: number;
  view: TicketViewData;
}

function Holder({ table, seat, view }: HolderProps): JSX.Element {
  const player = view.players[seat];
  const kinds = cardKinds().filter((kind) => player?.hand?.[kind]);
  return (
    <HolderFrame
      table={table}
      seat={seat}
      icon={<CarIcon colour={colourOf(seat)} size={30} />}
      turn={view.turn === seat}
      note={t("tk-cards", { count: player?.cards ?? 0 })}
    >
      <ul class="tk-holder-cards">
        {kinds.map((kind) => (
          <li key={kind}>
            <CardFace card={kind} width={22} />
            <b aria-hidden="true">{number(player?.hand?.[kind] ?? 0)}</b>
            <span class="unseen">{t(`card-${kind}.many`, { count: player?.hand?.[kind] ?? 0 })}</span>
          </li>
        ))}
        {player?.souvenirs.map((symbol) => (
          <li key={symbol}>
            <Token symbol={symbol} size={24} />
          </li>
        ))}
      </ul>
      <ul class="tk-holder-tickets">
        {view.tickets.map((ticket) => (
          <HeldTicket key={ticket.ticket} table={table} seat={seat} ticket={ticket} />
        ))}
        {view.offered.map((ticket) => (
          <HeldTicket key={ticket.ticket} table={table} seat={seat} ticket={ticket} offered />
        ))}
      </ul>
    </HolderFrame>
  );
}

interface HeldProps {
  table: TableModel;
  seat: number;
  ticket: TicketData;
  offered?: boolean;
}

function HeldTicket({ table, seat, ticket, offered = false }: HeldProps): JSX.Element {
  const selection = selectionOf(table);
  const shown = selection.told.value?.ticket === ticket.ticket && selection.told.value.seat === seat;
  useEffect(() => {
    if (shown) selection.told.value = litOf(ticket, seat); // the way may have changed
    return () => {
      if (selection.told.peek()?.ticket === ticket.ticket) selection.told.value = undefined;
    };
  }, [ticket.ticket]);
  return (
    <li>
      <button
        type="button"
        class={`tk-holder-ticket${ticket.done ? " done" : ""}${offered ? " offered" : ""}`}
        aria-pressed={shown}
        onClick={() => {
          selection.told.value = shown ? undefined : litOf(ticket, seat);
        }}
      >
        <span aria-hidden="true">{ticket.done ? "✓" : offered ? "?" : "·"}</span>
        <span>{endsName(ticket.ends)}</span>
        <b>{number(ticket.points)}</b>
        <span class="unseen">
          {t(offered ? "tk-holding-offered" : ticket.done ? "tk-ticket-is-done" : "tk-holding-open")}
        </span>
      </button>
    </li>
  );
}
