import type { JSX } from "preact";
import { number, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import { latestTurnOf } from "./caption";
import { CardFace } from "./cards";
import { colourOf } from "./mapboard";
import { souvenirName } from "./names";
import { selectionOf } from "./selection";
import { CarIcon, SouvenirShape } from "./symbols";
import "./summary.css";

/** Points, cars, cards, tickets and souvenirs of a seat. */
export function Summary({ table, seat }: { table: TableModel; seat: number }): JSX.Element | null {
  const view = selectionOf(table).view.value;
  const player = view?.players[seat];
  if (!view || !player) return null;
  const turn = latestTurnOf(table).value;
  const points = view.scores?.[seat] ?? player.points;
  return (
    <div class="tk-figures" data-tk-seat={seat}>
      <span class="tk-figure tk-figure-points">
        <b aria-hidden="true">{number(points)}</b>
        <span class="unseen">{t("tk-points", { count: points })}</span>
      </span>
      <span
        class={player.cars <= 5 ? "tk-figure few" : "tk-figure"}
        title={t("tk-cars-left", { count: player.cars })}
      >
        <CarIcon colour={colourOf(seat)} size={26} />
        <span aria-hidden="true">{number(player.cars)}</span>
        <span class="unseen">{t("tk-cars-left", { count: player.cars })}</span>
      </span>
      <span class="tk-figure" title={t("tk-cards", { count: player.cards })}>
        <svg width="13" height="17" viewBox="0 0 13 17" aria-hidden="true" focusable="false">
          <rect class="tk-figure-card" x="1" y="1" width="11" height="15" rx="2" />
          <path class="tk-figure-line" d="M3.5 11.5C6 8.5 8 9.5 9.5 7" />
        </svg>
        <span aria-hidden="true">{number(player.cards)}</span>
        <span class="unseen">{t("tk-cards", { count: player.cards })}</span>
        {turn?.seat === seat && turn.taken.length > 0 && (
          <span class="tk-figure-taken">
            {turn.taken.map((card, at) => (
              <CardFace key={at} card={card} width={12} />
            ))}
          </span>
        )}
      </span>
      {player.tickets !== null && (
        <span class="tk-figure" title={t("tk-tickets-held", { count: player.tickets })}>
          <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
            <path class="tk-figure-card" d="M1 1H19V4.6A2.4 2.4 0 0 0 19 9.4V13H1V9.4A2.4 2.4 0 0 0 1 4.6Z" />
            <path class="tk-figure-line" d="M7 2.5V11.5" />
          </svg>
          <span aria-hidden="true">{number(player.tickets)}</span>
          <span class="unseen">{t("tk-tickets-held", { count: player.tickets })}</span>
        </span>
      )}
      {player.souvenirs.length > 0 && (
        <ul class="tk-figure-souvenirs" aria-label={t("tk-souvenirs")}>
          {player.souvenirs.map((symbol) => (
            <li key={symbol} title={souvenirName(symbol)}>
              <svg width="19" height="19" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
                <SouvenirShape symbol={symbol} />
              </svg>
              <span class="unseen">{souvenirName(symbol)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
