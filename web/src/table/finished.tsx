import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { tableAddress, withKey } from "../core/address";
import { list, number, t } from "../core/lang";
import { me } from "../core/me";
import { go } from "../core/router";
import type { TableModel } from "../core/table";
import { post } from "../net/api";
import type { Made } from "../net/schema";
import { Dialog } from "../ui/dialog";
import { ErrorMessage } from "../ui/errormessage";
import { Icon } from "../ui/icon";
import { ShareLink } from "../ui/share";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import { watchLink } from "./menu";
import { replayLink } from "./replay";
import "./finished.css";

/** The result of a game, and what to do next. */
export function Finished({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const end = table.info.value?.end;
  if (!end) return null;
  const winners = end.winners ?? [];
  return (
    <section class="tb-finished" aria-labelledby="result">
      <div class="tb-winners">
        {winners.map((seat) => (
          <Sign key={seat} colour={table.colourOf(seat)} size={44} />
        ))}
        <div>
          <h2 id="result">{headline(table)}</h2>
          {end.how !== "played" && <p class="soft">{t(`log-ended-${end.how}`)}</p>}
        </div>
      </div>
      <Places table={table} />
      <Buttons table={table} />
      {end.how === "played" && face.Result && (
        <div class="sheet tb-result">
          <face.Result table={table} />
        </div>
      )}
    </section>
  );
}

function headline(table: TableModel): string {
  const winners = table.info.value?.end?.winners ?? [];
  if (winners.length === 0) return t("result-none");
  const { value: you } = table.you;
  if (winners.length === 1 && you.length === 1 && winners[0] === you[0]) return t("result-you");
  return t("result-won", { names: list(winners.map((seat) => table.nameOf(seat))), count: winners.length });
}

/** Everybody's points, the most first. */
function Places({ table }: { table: TableModel }): JSX.Element | null {
  const scores = table.info.value?.end?.scores ?? [];
  if (scores.length === 0) return null;
  const order = scores.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  return (
    <ol class="tb-places">
      {order.map(({ points, seat }) => (
        <li key={seat}>
          <Sign colour={table.colourOf(seat)} size={18} />
          <span>{table.nameOf(seat)}</span>
          <strong>{number(points)}</strong>
        </li>
      ))}
    </ol>
  );
}

function Buttons({ table }: { table: TableModel }): JSX.Element {
  const open = useSignal<"share" | "check" | null>(null);
  const problem = useSignal<unknown>(null);
  const info = table.info.value;
  const played = info?.seats.some(({ player }) => player && player === me.value?.id) ?? false;
  const record = (format: string): string =>
    withKey(`/api/tables/${table.id}/record?format=${format}`, table.key);
  const again = async (): Promise<void> => {
    try {
      go(tableAddress((await post<Made>(`/api/tables/${table.id}/rematch`)).table));
    } catch (error) {
      problem.value = error;
    }
  };
  const close = (): void => {
    open.value = null;
  };
  return (
    <>
      <ErrorMessage problem={problem.value} />
      <div class="tb-after">
        {played && !info?.rematch && (
          <button type="button" class="button main" onClick={() => void again()}>
            <Icon name="again" size={18} />
            {t("rematch")}
          </button>
        )}
        {info?.rematch && (
          <a class="button main" href={tableAddress(info.rematch)}>
            <Icon name="again" size={18} />
            {t("rematch-go")}
          </a>
        )}
        <a class="button" href={replayLink(table.id, table.key, 0)}>
          <Icon name="play" size={18} />
          {t("replay")}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            open.value = "share";
          }}
        >
          <Icon name="share" size={18} />
          {t("share")}
        </button>
        <a class="button plain" href={record("text")} download>
          {t("export-text")}
        </a>
        <a class="button plain" href={record("json")} download>
          {t("export-json")}
        </a>
        <button
          type="button"
          class="button plain"
          onClick={() => {
            open.value = "check";
          }}
        >
          {t("check-title")}
        </button>
      </div>
      {open.value === "share" && (
        <Dialog title={t("share")} onClose={close}>
          <p>{t("share-finished-about")}</p>
          <ShareLink link={watchLink(table)} label={t("share")} />
        </Dialog>
      )}
      {open.value === "check" && (
        <Dialog title={t("check-title")} onClose={close}>
          <p>{t("check-about")}</p>
          <dl class="tb-check">
            <dt>{t("check-commitment")}</dt>
            <dd>
              <code>{info?.commitment}</code>
            </dd>
            <dt>{t("check-secret")}</dt>
            <dd>
              <code>{info?.secret}</code>
            </dd>
          </dl>
          <p>{t("check-how")}</p>
          <pre class="tb-command-line">
            <code>{`fogcity verify fogcity-${table.id}.txt`}</code>
          </pre>
        </Dialog>
      )}
    </>
  );
}
