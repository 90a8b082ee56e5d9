import type { JSX } from "preact";
import { t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { TicketData, TicketViewData } from "../../net/schema";
import { pointerOf } from "../../ui/input";
import { findAction } from "./actions";
import { mapBoard, placeNamed } from "./mapboard";
import { endsName, placeName } from "./names";
import { selectionOf } from "./selection";

/** The viewer's own tickets. Tapping one shows it on the map. */
export function Tickets({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  const done = view.tickets.filter((ticket) => ticket.done).length;
  return (
    <section class="tk-tickets" aria-label={t("tk-tickets")}>
      <h2>
        {t("tk-tickets")}{" "}
        {view.tickets.length > 0 && (
          <small class="soft">{t("tk-tickets-done", { done, count: view.tickets.length })}</small>
        )}
      </h2>
      {view.tickets.length === 0 && <p class="soft">{t("tk-tickets-none")}</p>}
      <TicketList table={table} view={view} tickets={view.tickets} />
    </section>
  );
}

interface ListProps {
  table: TableModel;
  view: TicketViewData;
  tickets: readonly TicketData[];
  /** What stands beside each ticket. */
  children?: (ticket: TicketData, at: number) => JSX.Element | false;
}

/** Tickets one below the other. Tapping one shows it on the map. */
function TicketList({ table, view, tickets, children }: ListProps): JSX.Element {
  const selection = selectionOf(table);
  return (
    <ul>
      {tickets.map((ticket, at) => (
        <li key={ticket.ticket}>
          <TicketCard
            ticket={ticket}
            shown={selection.tapped.value === ticket.ticket}
            onTap={() => selection.tap(ticket.ticket)}
            note={noteOf(ticket, view)}
          />
          {children?.(ticket, at)}
        </li>
      ))}
    </ul>
  );
}

/** What a ticket still needs, in words. */
function noteOf(ticket: TicketData, view: TicketViewData): string {
  const { way } = ticket;
  if (ticket.done) return t("tk-ticket-is-done");
  if (view.turn < 0) return t("tk-ticket-missed");
  if (!way) return t("tk-ticket-no-way");
  const cars = view.viewer === null ? 0 : (view.players[view.viewer]?.cars ?? 0);
  return t(way.cars > cars ? "tk-ticket-too-far" : "tk-ticket-takes", { cars: way.cars, left: cars });
}

interface TicketCardProps {
  ticket: TicketData;
  shown: boolean;
  onTap: () => void;
  note: string;
}

/** A ticket: a small map with its two ends, their names, and its value. */
export function TicketCard({ ticket, shown, onTap, note }: TicketCardProps): JSX.Element {
  return (
    <button
      type="button"
      class={`tk-ticket${shown ? " shown" : ""}${ticket.done ? " done" : ""}`}
      aria-pressed={shown}
      onClick={onTap}
    >
      <TicketMapIcon ends={ticket.ends} />
      <span class="tk-ticket-words">
        <b>{endsName(ticket.ends)}</b>
        <small>{note}</small>
      </span>
      <span class="tk-ticket-points">
        <span class="unseen">{t("tk-points", { count: ticket.points })}</span>
        <span aria-hidden="true">{ticket.points}</span>
      </span>
      {ticket.done && (
        <svg
          class="tk-tick"
          width="18"
          height="18"
          viewBox="-10 -10 20 20"
          aria-hidden="true"
          focusable="false"
        >
          <circle r="9" />
          <path d="M-4.5 0-1.2 3.6 4.6-3.4" />
        </svg>
      )}
    </button>
  );
}

function TicketMapIcon({ ends }: { ends: readonly [string, string] }): JSX.Element | null {
  const board = mapBoard.value;
  if (!board) return null;
  const [a, b] = [placeNamed(board, ends[0]), placeNamed(board, ends[1])];
  const land = board.scenery.find(({ kind }) => kind === "land");
  if (!a || !b) return null;
  return (
    <svg
      class="tk-ticket-map"
      width="44"
      height="37"
      viewBox={`0 0 ${board.width} ${board.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="tk-mini-water" width={board.width} height={board.height} rx="90" />
      {land && <path class="tk-mini-land" d={`M${land.points.map(([x, y]) => `${x} ${y}`).join("L")}Z`} />}
      <path class="tk-mini-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle class="tk-mini-end" cx={a.x} cy={a.y} r="80" />
      <circle class="tk-mini-end" cx={b.x} cy={b.y} r="80" />
    </svg>
  );
}

/** Tickets to choose from. The map shows both; tapping one shows it alone. */
export function Offer({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  // looking at the tickets was the first step
  const keep = (action: string) => (event: MouseEvent) =>
    void table.choose(action, pointerOf(event), { second: true });
  const keeping = (tickets: readonly number[]): string | null =>
    findAction(
      table.offers.value,
      ({ data, place }) => data.kind === "keep" && String(data.choices[place]) === String(tickets),
    );
  const both = keeping(view.offered.map((_, at) => at));
  return (
    <section class="tk-offer" aria-label={t("tk-offer")}>
      <h2>{t(view.offered.length > 1 ? "tk-offer" : "tk-offer-one")}</h2>
      <TicketList table={table} view={view} tickets={view.offered}>
        {(ticket, at) => {
          const action = keeping([at]);
          return (
            action !== null && (
              <button
                type="button"
                class={`button small${table.proposed.value === action ? " proposed" : ""}`}
                title={t("tk-keep-this-label", {
                  a: placeName(ticket.ends[0]),
                  b: placeName(ticket.ends[1]),
                })}
                onClick={keep(action)}
              >
                {t("tk-keep-this")}
                <span class="unseen"> {endsName(ticket.ends)}</span>
              </button>
            )
          );
        }}
      </TicketList>
      {view.offered.length > 1 && both !== null && (
        <button
          type="button"
          class={`button main${table.proposed.value === both ? " proposed" : ""}`}
          onClick={keep(both)}
        >
          {t("tk-keep-both")}
        </button>
      )}
    </section>
  );
}

/** The tickets that the player has chosen to keep, until everybody has chosen. The map shows them. */
export function Chosen({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  return (
    <section class="tk-offer tk-chosen" aria-label={t("tk-chosen", { count: view.tickets.length })}>
      <h2>{t("tk-chosen", { count: view.tickets.length })}</h2>
      <TicketList table={table} view={view} tickets={view.tickets} />
      <p class="soft">{table.stillChoosing()}</p>
      <button
        type="button"
        class="button"
        title={t("undo-choice-about")}
        disabled={table.sending.value}
        onClick={() => void table.undo()}
      >
        {t("undo-choice")}
      </button>
    </section>
  );
}
