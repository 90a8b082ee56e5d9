import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { list, t } from "../core/lang";
import { me } from "../core/me";
import type { TableModel } from "../core/table";
import { ErrorMessage } from "../ui/errormessage";
import { Icon } from "../ui/icon";

/** How a game ended, if it was not simply played to its end. */
export function HowItEnded({ table }: { table: TableModel }): JSX.Element | null {
  const info = table.info.value;
  if (!info?.end) return null;
  const { how } = info.end;
  const names = list(info.seats.flatMap(({ resigned }, seat) => (resigned ? [table.nameOf(seat)] : [])));
  const lines = [
    how === "resigned" ? t("ended-resigned", { names }) : how !== "played" ? t(`log-ended-${how}`) : "",
    how !== "resigned" && info.played_on ? t("ended-played-on", { names }) : "",
    info.takebacks > 0 ? t("ended-takebacks", { count: info.takebacks }) : "",
    ...info.hints_taken.map((count, seat) =>
      count > 0 ? t("ended-hints", { count, name: table.nameOf(seat) }) : "",
    ),
  ].filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <p key={line} class="soft">
          {line}
        </p>
      ))}
    </>
  );
}

/** Lets the winner by resignation play on against a bot, or say no; the others are told that this is open. */
export function PlayOn({ table }: { table: TableModel }): JSX.Element | null {
  const busy = useSignal(false);
  const player = table.info.value?.may_play_on;
  if (!player) return null;
  if (player !== me.value?.id)
    return (
      <p class="tb-note" role="status">
        {t("play-on-wait", { name: table.nameOfPlayer(player) || t("somebody") })}
      </p>
    );
  const answer = async (command: "play_on" | "settle"): Promise<void> => {
    busy.value = true;
    await table.ask({ do: command, table: table.id });
    busy.value = false;
  };
  return (
    <div class="tb-note tb-play-on">
      <p>{t("play-on-about")}</p>
      <ErrorMessage problem={table.refusal.value} />
      <button type="button" class="button" disabled={busy.value} onClick={() => void answer("play_on")}>
        <Icon name="bot" size={18} />
        {t("play-on")}
      </button>
      <button type="button" class="button plain" disabled={busy.value} onClick={() => void answer("settle")}>
        {t("play-on-no")}
      </button>
    </div>
  );
}
