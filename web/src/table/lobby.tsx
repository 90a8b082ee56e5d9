import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { fittingBot, games, gameTitle, useGames } from "../core/games";
import { list, t } from "../core/lang";
import { listOf } from "../core/lists";
import { me } from "../core/me";
import { botKind } from "../core/names";
import { lastPlayed, rememberPlayed } from "../core/newtable";
import { sharedLink } from "../core/share";
import type { TableModel } from "../core/table";
import { Code } from "../ui/code";
import { ErrorMessage } from "../ui/errormessage";
import { Heading } from "../ui/heading";
import { Icon } from "../ui/icon";
import { ShareLink } from "../ui/share";
import { Vignette } from "../ui/vignette";
import { Chat } from "./chat";
import { DealPromise } from "./dealcheck";
import { FactList } from "./facts";
import { Invited } from "./invited";
import { OneMoreSeat, Requests } from "./requests";
import { SeatCount } from "./seatcount";
import { SeatList } from "./seatlist";
import { wide } from "./side";
import { ToldToAll } from "./told";
import "./lobby.css";

const mine = listOf("mine");

/** A table before its game begins. */
export function Lobby({ table }: { table: TableModel }): JSX.Element | null {
  const wanted = useSignal(lastPlayed().bot);
  useGames();
  useEffect(() => mine.use(), []);
  const info = table.info.value;
  if (!info) return null;
  const isHost = info.host === me.value?.id;
  const isInside = isHost || table.you.value.length > 0;
  const game = games.value?.find(({ name }) => name === info.game);
  const bot = fittingBot(game, wanted.value);
  const bots = game?.bots ?? [bot];
  return (
    <div class="pg-page tb-lobby">
      <div class="tb-lobby-head">
        <div class="tb-lobby-picture">
          <Vignette game={info.game} />
        </div>
        <div>
          <Heading>
            {isInside
              ? gameTitle(info.game)
              : t("invited-title", {
                  host: info.host_name || t("somebody"),
                  game: gameTitle(info.game),
                  seats: info.seats.length,
                })}
          </Heading>
          <p class="tb-waits" role="status">
            {waitsFor(table)}
          </p>
        </div>
      </div>
      <ToldToAll table={table} />
      <ErrorMessage problem={table.refusal.value} />
      <div class="tb-lobby-columns">
        {!wide.value && <Invitation table={table} />}
        {!isInside && <Invited table={table} />}
        <section class="sheet" aria-labelledby="seats">
          <h2 id="seats">{t("waiting-seats")}</h2>
          <Requests table={table} />
          <SeatList table={table} bot={bot} />
          {isHost && game && <SeatCount table={table} allowed={game.seats} />}
          {isHost && (
            <label class="ui-label tb-lobby-bot">
              <span>{t("waiting-bot-level")}</span>
              <select
                class="field"
                value={bot}
                onChange={(event) => {
                  wanted.value = event.currentTarget.value;
                  rememberPlayed({ bot: wanted.value });
                }}
              >
                {bots.map((one) => (
                  <option key={one} value={one}>
                    {botKind(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Buttons table={table} bot={bot} />
        </section>
        <div class="stack">
          {wide.value && <Invitation table={table} />}
          <section class="sheet tb-lobby-chat" aria-labelledby="lobby-chat">
            <h2 id="lobby-chat">{t("tab-chat")}</h2>
            <Chat table={table} />
          </section>
          {isInside && (
            <section class="sheet" aria-labelledby="facts">
              <h2 id="facts">{t("facts-title")}</h2>
              <FactList table={table} />
              <DealPromise table={table} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** What the table is waiting for. */
function waitsFor(table: TableModel): string {
  const info = table.info.value;
  if (!info) return "";
  const free = info.seats.filter(({ kind }) => kind === "free").length;
  const kept = info.seats.filter(({ kind }) => kind === "kept").map(({ name = "" }) => name || t("somebody"));
  const isHost = info.host === me.value?.id;
  const asked = info.seats.some(({ kind, player }) => kind === "kept" && player && player === me.value?.id);
  if (asked) return t("waits-for-your-answer", { host: info.host_name });
  if (free === 0 && kept.length > 0) return t("waits-for-names", { names: list(kept) });
  if (free > 0)
    return t(
      info.when_full
        ? "waits-for-players"
        : isHost
          ? "waits-for-players-or-you"
          : "waits-for-players-and-host",
      {
        free,
        host: info.host_name,
      },
    );
  return isHost ? t("waits-for-you") : t("waits-for-host", { host: info.host_name });
}

function Buttons({ table, bot }: { table: TableModel; bot: string }): JSX.Element {
  const info = table.info.value;
  const id = me.value?.id ?? "";
  const isHost = id !== "" && info?.host === id;
  const sits = table.you.value.length > 0;
  const free = info?.seats.filter(({ kind }) => kind === "free").length ?? 0;
  const ask = (command: "leave" | "close"): void => void table.ask({ do: command, table: table.id });
  return (
    <div class="ui-buttons">
      {isHost && (
        <button
          type="button"
          class="button main"
          onClick={() => void table.ask({ do: "start", table: table.id, bot })}
        >
          <Icon name="play" size={18} />
          {free > 0 ? t("start-with-bots", { free }) : t("start")}
        </button>
      )}
      {isHost && !sits && free > 0 && (
        <button type="button" class="button" onClick={() => void table.join()}>
          {t("join")}
        </button>
      )}
      {sits && free > 0 && <OneMoreSeat table={table} />}
      {sits && !isHost && (
        <button type="button" class="button" onClick={() => ask("leave")}>
          {t("leave")}
        </button>
      )}
      {isHost && (
        <button type="button" class="button plain" onClick={() => ask("close")}>
          {t("close-table")}
        </button>
      )}
    </div>
  );
}

/** The invitation link. On a phone it comes first. */
function Invitation({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  const key = table.keys.value.invite || table.key;
  const inside = table.you.value.length > 0 || info?.host === me.value?.id;
  if (!info || !inside || (!info.open && !key) || !info.seats.some(({ kind }) => kind === "free"))
    return null;
  const link = sharedLink(table.id, key);
  return (
    <section class="sheet tb-invite" aria-labelledby="invite">
      <h2 id="invite">{t("invite-title")}</h2>
      <p>{t("invite-about")}</p>
      <ShareLink link={link} label={t("invite-link")} main />
      {wide.value ? (
        <CodeToShow link={link} />
      ) : (
        <details class="tb-invite-fold">
          <summary>{t("invite-code-show")}</summary>
          <CodeToShow link={link} />
        </details>
      )}
    </section>
  );
}

function CodeToShow({ link }: { link: string }): JSX.Element {
  return (
    <div class="tb-invite-code">
      <Code text={link} label={t("invite-code")} />
      <p class="soft">{t("invite-code-about")}</p>
    </div>
  );
}
