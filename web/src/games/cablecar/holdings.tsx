import type { JSX } from "preact";
import { number, t } from "../../core/lang";
import type { TableModel } from "../../core/table";
import type { CompanyViewData } from "../../net/schema";
import type { HoldingsProps } from "../../table/face";
import { HolderFrame, Holders } from "../../table/holders";
import { Sign } from "../../ui/sign";
import { Companies } from "./companies";
import { Paper, worth } from "./company";
import { type BoardViewData, TILE } from "./geometry";
import { boardView } from "./selection";
import { colourName, tileName } from "./texts";
import { TileFace } from "./tile";
import "./holdings.css";

/** For replays: the tiles and shares of these seats, and in the company game the companies and the piles. */
export function Holdings({ table, hands }: HoldingsProps): JSX.Element {
  const first = boardView(hands[0]?.view ?? null);
  return (
    <div class="cc-holdings">
      {first?.game === "company" ? (
        <>
          <Companies view={hands.length === 1 ? first : { ...first, viewer: null }} />
          <Piles view={first} />
        </>
      ) : null}
      <Holders
        table={table}
        hands={hands}
        read={boardView}
        Holder={Holder}
        small={first?.game !== "company"}
      />
      {first ? <p class="soft cc-holdings-supply">{t("cc-supply", { tiles: first.supply_left })}</p> : null}
    </div>
  );
}

/** The shares on the table: the open one of each percentage, and how many lie face down. */
function Piles({ view }: { view: CompanyViewData }): JSX.Element {
  return (
    <section>
      <h3>{t("cc-piles-closed")}</h3>
      <ul class="cc-holdings-piles">
        {view.piles.map(({ percent, face_up, face_down }) => (
          <li key={percent}>
            <Paper percent={percent} colour={face_up} small />
            <span aria-hidden="true">{`+${number(face_down.length)}`}</span>
            <span class="unseen">
              {t("cc-pile-open", { percent, company: colourName(face_up) })}{" "}
              {t("cc-pile-down", { percent, shares: face_down.length })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HolderProps {
  table: TableModel;
  seat: number;
  view: BoardViewData;
}

function Holder({ table, seat, view }: HolderProps): JSX.Element {
  const player = view.players[seat];
  const drawn = view.turn === seat && view.drawn_tile ? [view.drawn_tile] : [];
  const shares = player && "shares" in player ? player.shares : [];
  return (
    <HolderFrame
      table={table}
      seat={seat}
      icon={<Sign colour={table.colourOf(seat)} size={18} />}
      turn={view.turn === seat}
    >
      <div class="cc-holder-things">
        {[...(player?.hand ?? []), ...drawn].map((tile, n) => (
          <svg
            key={`${n}${tile}`}
            class="cc-holder-tile"
            viewBox={`-2 -2 ${TILE + 4} ${TILE + 4}`}
            role="img"
            aria-label={tileName(tile, 0)}
          >
            <TileFace tile={tile} turned={0} />
            <rect class="cc-held-edge" x="0.5" y="0.5" width={TILE - 1} height={TILE - 1} rx="4" />
          </svg>
        ))}
        {player?.hand?.length === 0 && drawn.length === 0 ? (
          <span class="soft">{t("cc-no-tile")}</span>
        ) : null}
        {view.game === "company"
          ? shares.map(({ percent, company }) => (
              <span key={percent} class="cc-holder-share">
                <Paper percent={percent} colour={company} small />
                <b aria-hidden="true">{company ? number(worth(view, percent, company)) : "?"}</b>
                <span class="unseen">
                  {t("cc-share-mine", {
                    percent,
                    company: colourName(company ?? "grey"),
                    points: worth(view, percent, company),
                  })}
                </span>
              </span>
            ))
          : null}
      </div>
    </HolderFrame>
  );
}
