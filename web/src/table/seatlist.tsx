import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../core/lang";
import { me } from "../core/me";
import { botKind } from "../core/names";
import type { TableModel } from "../core/table";
import type { SeatInfo } from "../net/schema";
import { Icon } from "../ui/icon";
import { SeatName } from "./seatname";
import "./seatlist.css";

/** The seats before the game, with the host's tools. */
export function SeatList({ table, bot }: { table: TableModel; bot: string }): JSX.Element {
  return (
    <ol class="list tb-seats">
      {(table.info.value?.seats ?? []).map((told, seat) => (
        <li key={`seat-${seat + 1}`} class={told.kind}>
          <span class="pg-seat-number" aria-hidden="true">
            {seat + 1}
          </span>
          <Who table={table} seat={seat} told={told} />
          <HostTools table={table} seat={seat} told={told} bot={bot} />
        </li>
      ))}
    </ol>
  );
}

function Who({ table, seat, told }: { table: TableModel; seat: number; told: SeatInfo }): JSX.Element {
  if (told.kind === "free") return <span class="tb-seat-who soft">{t("seat-free")}</span>;
  if (told.kind === "kept")
    return <span class="tb-seat-who soft">{t("seat-kept", { name: told.name || t("somebody") })}</span>;
  const marks = [
    told.kind === "bot" ? botKind(told.bot ?? "") : "",
    told.player && told.player === table.info.value?.host && !table.you.value.slice(1).includes(seat)
      ? t("mark-host")
      : "",
  ].filter(Boolean);
  return (
    <span class="tb-seat-who">
      <strong>
        <SeatName table={table} seat={seat} shares="words" />
      </strong>
      {marks.map((mark) => (
        <span key={mark} class="tb-mark">
          {mark}
        </span>
      ))}
    </span>
  );
}

function HostTools(props: {
  table: TableModel;
  seat: number;
  told: SeatInfo;
  bot: string;
}): JSX.Element | null {
  const { table, seat, told, bot } = props;
  const asking = useSignal(false);
  const name = useSignal("");
  const id = me.value?.id ?? "";
  const isHost = id !== "" && table.info.value?.host === id;
  if (table.you.value.includes(seat) && table.you.value.length > 1)
    return (
      <button
        type="button"
        class="button small"
        onClick={() => void table.ask({ do: "leave", table: table.id, seat })}
      >
        {t("seat-give-back")}
      </button>
    );
  if (!isHost || told.player === id) return null;
  if (told.kind !== "free")
    return (
      <button
        type="button"
        class="button small"
        onClick={() => void table.ask({ do: "kick", table: table.id, seat })}
      >
        <Icon name="close" size={16} />
        {t("seat-clear")}
        <span class="unseen"> {seat + 1}</span>
      </button>
    );
  if (asking.value)
    return (
      <form
        class="tb-ask-name"
        onSubmit={(event) => {
          event.preventDefault();
          void table.ask({ do: "invite", table: table.id, seat, name: name.value }).then((done) => {
            if (done) asking.value = false;
          });
        }}
      >
        <input
          class="field"
          required
          maxLength={30}
          aria-label={t("seat-account-name")}
          placeholder={t("seat-account-name")}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button small">
          {t("seat-invite")}
        </button>
      </form>
    );
  return (
    <span class="tb-seat-tools">
      <button
        type="button"
        class="button small"
        onClick={() => void table.ask({ do: "seat_bot", table: table.id, seat, bot })}
      >
        <Icon name="bot" size={16} />
        {t("seat-add-bot")}
        <span class="unseen"> {seat + 1}</span>
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          asking.value = true;
        }}
      >
        {t("seat-invite-account")}
        <span class="unseen"> {seat + 1}</span>
      </button>
    </span>
  );
}
