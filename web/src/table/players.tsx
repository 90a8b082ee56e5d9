import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../core/lang";
import { me } from "../core/me";
import { botKind } from "../core/names";
import { asPicture } from "../core/rich";
import type { TableModel } from "../core/table";
import type { SeatInfo } from "../net/schema";
import { Icon } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { Sign } from "../ui/sign";
import { SeatClock } from "./clock";
import type { Face } from "./face";
import { OriginLine } from "./playfrom/origin";
import { Rich } from "./rich";
import { SeatName } from "./seatname";
import { moveText } from "./texts";
import "./players.css";

/** The players: name, standing, and last move. */
export function Players({ table, face }: { table: TableModel; face: Face }): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useScrollable(box);
  const info = table.info.value;
  const watching = table.here.value?.watching ?? 0;
  return (
    <section ref={box} class="tb-players" aria-labelledby="tb-players">
      <h2 id="tb-players" class="unseen">
        {t("tab-players")}
      </h2>
      <ul>
        {(info?.seats ?? []).map((told, seat) => (
          <Player key={`seat-${seat + 1}`} table={table} face={face} seat={seat} told={told} />
        ))}
      </ul>
      <OriginLine table={table} />
      {info?.status === "playing" && info.take_back && !info.origin && (
        <p class="soft tb-watching">
          <Icon name="undo" size={16} /> {t("facts-take-back")}
        </p>
      )}
      {watching > 0 && (
        <p class="soft tb-watching">
          <Icon name="eye" size={16} /> {t("watching", { count: watching })}
        </p>
      )}
    </section>
  );
}

interface Props {
  table: TableModel;
  face: Face;
  seat: number;
  told: SeatInfo;
}

function Player({ table, face, seat, told }: Props): JSX.Element {
  const turn = table.isToAct(seat);
  const chosen = table.choosing.value.length > 0 && !turn;
  const ended = (table.now.value?.turn ?? -1) < 0; // a replay does not give away the winner
  const won = ended && (table.info.value?.end?.winners?.includes(seat) ?? false);
  const last = table.lastMoves.value.get(seat);
  const lastWords = last ? (moveText(last, table, face, asPicture)[0] ?? "") : "";
  return (
    <li class={`tb-player${turn ? " turn" : ""}`} aria-current={turn ? "true" : undefined}>
      <div class="tb-player-head">
        <Sign colour={table.colourOf(seat)} size={22} />
        <span class="tb-player-name">
          <SeatName table={table} seat={seat} shares="sign" />
          <Presence table={table} told={told} />
        </span>
        <SeatClock table={table} seat={seat} />
        <MuteButton table={table} told={told} />
        <Marks told={told} won={won} chosen={chosen} />
      </div>
      {face.Summary && (
        <div class="tb-figures">
          <face.Summary table={table} seat={seat} />
        </div>
      )}
      {lastWords && (
        <p class="tb-last">
          <Rich text={lastWords} face={face} />
        </p>
      )}
    </li>
  );
}

/** Is a player online? */
function Presence({ table, told }: { table: TableModel; told: SeatInfo }): JSX.Element | null {
  const here = table.here.value;
  if (told.kind !== "person" || !here) return null;
  const isHere = here.players.includes(told.player ?? "");
  return (
    <span class={`tb-presence${isHere ? " here" : ""}`} title={t(isHere ? "mark-here" : "mark-away")}>
      <span class="unseen">{t(isHere ? "mark-here" : "mark-away")}</span>
    </span>
  );
}

/** Badges: winner, has chosen, bot, resigned, out of time. */
function Marks({ told, won, chosen }: { told: SeatInfo; won: boolean; chosen: boolean }): JSX.Element | null {
  if (!won && !chosen && !told.bot && !told.resigned && !told.forfeited) return null;
  const botWords = told.player ? t("mark-bot-plays-on") : botKind(told.bot ?? "");
  return (
    <span class="tb-marks">
      {won && <span class="tb-mark won">{t("mark-won")}</span>}
      {chosen && <span class="tb-mark">{t("mark-chosen")}</span>}
      {told.bot && (
        <span class="tb-mark" title={botWords}>
          <Icon name="bot" size={15} />
          <span class="tb-mark-bot">{botWords}</span>
        </span>
      )}
      {told.resigned && <span class="tb-mark">{t("mark-resigned")}</span>}
      {told.forfeited && <span class="tb-mark">{t("mark-forfeited")}</span>}
    </span>
  );
}

/** Lets the host mute a player. */
function MuteButton({ table, told }: { table: TableModel; told: SeatInfo }): JSX.Element | null {
  const info = table.info.value;
  const { player = "" } = told;
  if (!info || !player || info.host !== me.value?.id || player === me.value.id) return null;
  const muted = info.muted.includes(player);
  const name = told.name || t("somebody");
  const label = t(muted ? "unmute" : "mute", { name });
  return (
    <button
      type="button"
      class="button plain small tb-mute"
      aria-pressed={muted}
      aria-label={label}
      title={label}
      onClick={() => void table.ask({ do: "mute", table: table.id, player, muted: !muted })}
    >
      <Icon name="quiet" size={16} />
    </button>
  );
}
