import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { hintsOf } from "../../core/hints";
import { number, t } from "../../core/lang";
import { eventsOf, type TableModel } from "../../core/table";
import type { ActionRequest, TicketViewData } from "../../net/schema";
import { pointerOf } from "../../ui/input";
import { findAction } from "./actions";
import { CardFace } from "./cards";
import { cardKinds } from "./mapboard";
import { colourName } from "./names";

/** The open cards, the deck, the discards, and the tickets to draw. */
export function Market({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  const offers = table.offers.value;
  const blind = findAction(offers, ({ data }) => data.kind === "blind");
  const tickets = findAction(offers, ({ data }) => data.kind === "tickets");
  const take = (card: string): string | null =>
    findAction(offers, ({ data, place }) => data.kind === "take" && data.cards[place] === card);
  // a card is large, says what it is, and is one of two: it needs no question; tickets cost the whole turn
  const choose = (action: string | null, request: ActionRequest) => (event: MouseEvent) =>
    void (action === null
      ? table.askWhy(request)
      : table.choose(action, pointerOf(event), { second: action !== tickets }));
  const cardClass = (action: string | null): string =>
    `tk-card${action === null ? "" : action === table.proposed.value ? " can proposed" : " can"}`;
  const turned = new Set(
    table.marked.value
      .flatMap(eventsOf)
      .flatMap((event) => (event.event === "cards_turned" ? event.places : [])),
  );
  const look = hintsOf(table).look.value?.kind;
  // Illegal actions stay focusable, and a tap on one says why. For spectators, everything is disabled.
  const watching = table.isWatched.value;
  const places = view.open.map((card, place) => ({ card, place })); // cards keep their places
  return (
    <section class={table.myTurn.value ? "tk-market mine" : "tk-market"} aria-label={t("tk-market")}>
      <div class={`tk-open${look === "take" ? " tb-looked" : ""}`}>
        <button
          type="button"
          class={`${cardClass(blind)} tk-deck`}
          data-tk-from="deck"
          disabled={watching}
          aria-disabled={blind === null}
          aria-label={t("tk-take-blind", { count: view.deck_left })}
          title={t("tk-take-blind", { count: view.deck_left })}
          onClick={choose(blind, { kind: "take", card: null })}
        >
          <CardFace card="back" />
          <b class="tk-badge" aria-hidden="true">
            {number(view.deck_left)}
          </b>
        </button>
        {places.map(({ card, place }) =>
          card === null ? (
            <span key={place} class="tk-gap" />
          ) : (
            <button
              type="button"
              key={place}
              class={`${cardClass(take(card))}${turned.has(place) ? " tb-fresh" : ""}`}
              data-tk-from={`open${place}`}
              disabled={watching}
              aria-disabled={take(card) === null}
              aria-label={t("tk-take", { card: t(`card-${card}.one`) })}
              title={t("tk-take", { card: t(`card-${card}.one`) })}
              onClick={choose(take(card), { kind: "take", card })}
            >
              <CardFace card={card} />
            </button>
          ),
        )}
      </div>
      <div class="tk-market-more">
        <button
          type="button"
          class={`button small tk-draw${tickets !== null && tickets === table.proposed.value ? " proposed" : ""}${look === "tickets" ? " tb-looked" : ""}`}
          data-tk-from="tickets"
          disabled={watching}
          aria-disabled={tickets === null}
          onClick={choose(tickets, { kind: "tickets" })}
        >
          <CardFace card="tickets" width={20} />
          {t("tk-draw-tickets")}
          <span class="unseen">{t("tk-left", { count: view.tickets_left })}</span>
          <span class="tk-number" aria-hidden="true">
            {number(view.tickets_left)}
          </span>
        </button>
        <Discards view={view} />
      </div>
    </section>
  );
}

/** The discard pile: collapsed until it is opened. */
function Discards({ view }: { view: TicketViewData }): JSX.Element {
  const popover = useRef<HTMLDivElement>(null);
  const id = "tk-discards";
  const total = Object.values(view.discards).reduce((sum, count) => sum + count, 0);
  return (
    <div class="tk-discards">
      <button
        type="button"
        class="button plain small"
        popovertarget={id}
        title={t("tk-discards", { count: total })}
      >
        <svg width="26" height="24" viewBox="-13 -12 26 24" aria-hidden="true" focusable="false">
          <g class="tk-discard-icon">
            <rect x="-11" y="-8" width="11" height="15" rx="2" transform="rotate(-16)" />
            <rect x="0" y="-8" width="11" height="15" rx="2" transform="rotate(14)" />
            <rect x="-5.5" y="-7" width="11" height="15" rx="2" />
          </g>
        </svg>
        <span class="unseen">{t("tk-discards", { count: total })}</span>
        <span class="tk-number" aria-hidden="true">
          {number(total)}
        </span>
      </button>
      <div id={id} ref={popover} popover="auto" class="tk-popover sheet">
        <h2>{t("tk-discards", { count: total })}</h2>
        {total === 0 ? (
          <p class="soft">{t("tk-discards-none")}</p>
        ) : (
          <ul class="tk-discard-list">
            {cardKinds()
              .filter((kind) => view.discards[kind])
              .map((kind) => (
                <li key={kind}>
                  <CardFace card={kind} width={34} />
                  <b>{number(view.discards[kind] ?? 0)}</b>
                  <span class="soft">{colourName(kind)}</span>
                </li>
              ))}
          </ul>
        )}
      </div>
    </div>
  );
}
