import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { number, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { TicketPlayer, TicketViewData } from "../../net/schema";
import { pointerOf } from "../../ui/input";
import { CardFace } from "./cards";
import { cardKinds, colourOf, loadBoard, mapBoard } from "./mapboard";
import { Market } from "./market";
import { placeName, souvenirName } from "./names";
import { selectionOf } from "./selection";
import { CarIcon, Token } from "./symbols";
import { Chosen, Offer, Tickets } from "./tickets";
import "./hand.css";

const FEW_CARS = 5;

/** What lies in front of the viewer: the cards to take, the hand, tickets and souvenirs. */
export function Hand({ table }: { table: TableModel }): JSX.Element | null {
  const view = selectionOf(table).view.value;
  useEffect(loadBoard, []);
  if (!view || !mapBoard.value) return null; // the board shows the loading state
  const mine = view.viewer === null ? null : (view.players[view.viewer] ?? null);
  return (
    <div class="tk-hand">
      <div class="tk-lay">
        {view.turn >= 0 && (
          <div class="tk-choices">
            <Choices table={table} view={view} />
          </div>
        )}
        {mine && view.viewer !== null && (
          <>
            <OwnCards table={table} player={mine} />
            {table.chosen.value === null && <Tickets table={table} view={view} />}
            <Own player={mine} seat={view.viewer} />
          </>
        )}
      </div>
    </div>
  );
}

/** What to choose from now: usually cards. */
function Choices({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  const kinds = new Map(table.offers.value.map(({ data, text }) => [data.kind, text]));
  const pass = kinds.get("pass");
  if (kinds.has("keep") && view.offered.length > 0) return <Offer table={table} view={view} />;
  if (table.chosen.value !== null) return <Chosen table={table} view={view} />;
  if (kinds.has("stack")) return <Stacks table={table} view={view} />;
  if (kinds.has("souvenir")) return <Souvenirs table={table} view={view} />;
  return (
    <>
      <Market table={table} view={view} />
      {pass !== undefined && (
        <button
          type="button"
          class="button main"
          onClick={(event) => void table.choose(pass, pointerOf(event), { second: true })}
        >
          {t("tk-pass")}
        </button>
      )}
    </>
  );
}

/** The choice of a stack to place. Its location is tapped on the map. */
function Stacks({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  const selection = selectionOf(table);
  const may = [
    ...new Set(table.offers.value.flatMap(({ data }) => (data.kind === "stack" ? [data.stack] : []))),
  ];
  const now = may.includes(selection.stack.value) ? selection.stack.value : may[0];
  useEffect(() => {
    if (now !== undefined) selection.stack.value = now;
  }, [now]);
  return (
    <section class="tk-stacks" aria-label={t("tk-stacks")}>
      <h2>{t("tk-stacks")}</h2>
      <div class="row">
        {may.map((stack) => {
          const symbol = view.aside[stack] ?? "bell";
          return (
            <button
              key={stack}
              type="button"
              class={`button${stack === now ? " proposed" : ""}`}
              aria-pressed={stack === now}
              onClick={() => {
                selection.stack.value = stack;
              }}
            >
              <Token symbol={symbol} />
              {souvenirName(symbol)}
            </button>
          );
        })}
      </div>
      <p class="soft">{t("tk-stacks-how")}</p>
    </section>
  );
}

/** The choice between the souvenirs at the two ends of a route. */
function Souvenirs({ table, view }: { table: TableModel; view: TicketViewData }): JSX.Element {
  return (
    <section class="tk-stacks" aria-label={t("tk-choose-souvenir")}>
      <h2>{t("tk-choose-souvenir")}</h2>
      <div class="row">
        {[...selectionOf(table).places.value].map(([place, action]) => {
          const symbol = view.stacks.find(({ location }) => location === place)?.symbol ?? "bell";
          return (
            <button
              key={place}
              type="button"
              class={`button${table.proposed.value === action ? " proposed" : ""}`}
              onClick={(event) => void table.choose(action, pointerOf(event), { second: true })}
            >
              <Token symbol={symbol} />
              {t("tk-souvenir-of", { souvenir: souvenirName(symbol), place: placeName(place) })}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The cards in hand, fanned, one stack for each kind. Tapping a stack marks the routes it can claim. */
function OwnCards({ table, player }: { table: TableModel; player: TicketPlayer }): JSX.Element {
  const selection = selectionOf(table);
  const kinds = cardKinds().filter((kind) => player.hand?.[kind]);
  const list = useRef<HTMLDivElement>(null);
  const tilt = (at: number): string => `${(at - (kinds.length - 1) / 2) * 3.2}deg`;
  const drop = (at: number): string => `${Math.abs(at - (kinds.length - 1) / 2) ** 1.7 * 1.8}px`;
  return (
    <section class="tk-own" aria-label={t("tk-hand")}>
      <h2>
        {t("tk-hand")} <small class="soft">{t("tk-cards", { count: player.cards })}</small>
      </h2>
      <div class="tk-fan" ref={list} data-tk-hand="">
        {kinds.length === 0 && <p class="soft">{t("tk-hand-empty")}</p>}
        {kinds.map((kind, at) => {
          const count = player.hand?.[kind] ?? 0;
          return (
            <button
              key={kind}
              type="button"
              class={`tk-pile${selection.card.value === kind ? " shown" : ""}`}
              data-tk-own={kind}
              style={{ "--tilt": tilt(at), "--drop": drop(at) }}
              aria-pressed={selection.card.value === kind}
              aria-label={t("tk-own-card", { cards: t(`card-${kind}.many`, { count }) })}
              title={t("tk-own-card", { cards: t(`card-${kind}.many`, { count }) })}
              onClick={() => {
                selection.card.value = selection.card.value === kind ? null : kind;
              }}
            >
              {Array.from({ length: Math.min(count, 4) }, (_, below) => (
                <span key={below} class="tk-leaf" style={{ "--at": Math.min(count, 4) - 1 - below }}>
                  <CardFace card={kind} />
                </span>
              ))}
              <b class="tk-badge" aria-hidden="true">
                {number(count)}
              </b>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Cars left, souvenirs taken and missing, and what the next souvenir would add. */
function Own({ player, seat }: { player: TicketPlayer; seat: number }): JSX.Element {
  const symbols = mapBoard.value?.souvenirs ?? [];
  const few = player.cars <= FEW_CARS;
  return (
    <section class="tk-rest" aria-label={t("tk-souvenirs")}>
      <p class={few ? "tk-cars few" : "tk-cars"}>
        <CarIcon colour={colourOf(seat)} size={40} />
        <span>{t(few ? "tk-cars-few" : "tk-cars-left", { count: player.cars })}</span>
      </p>
      <ul class="tk-shelf">
        {symbols.map((symbol) => {
          const has = player.souvenirs.includes(symbol);
          const name = t(has ? "tk-has-souvenir" : "tk-lacks-souvenir", { souvenir: souvenirName(symbol) });
          return (
            <li key={symbol} title={name}>
              <Token symbol={symbol} size={32} has={has} />
              <span class="unseen">{name}</span>
            </li>
          );
        })}
      </ul>
      <p class="soft">
        {t("tk-next-souvenir", {
          points: player.next_souvenir,
          all: player.souvenirs.length === symbols.length ? "yes" : "no",
        })}
      </p>
    </section>
  );
}
