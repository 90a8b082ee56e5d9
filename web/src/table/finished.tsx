import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { tableAddress, withKey } from "../core/address";
import { full } from "../core/base";
import { contributeTo } from "../core/deals";
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
import { Celebration } from "./celebration";
import { useScoring } from "./counting";
import { DealDialog, DealResult } from "./dealcheck";
import { endingOf } from "./ending";
import type { Face } from "./face";
import { watchLink } from "./menu";
import { OriginNote } from "./playfrom/origin";
import { HowItEnded, PlayOn } from "./playon";
import { replayLink } from "./replay";
import { reviewLink } from "./review/link";
import { SeatName } from "./seatname";
import "./finished.css";

/** The result of a game, and what to do next. */
export function Finished({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const end = table.info.value?.end;
  const told = endingOf(table).told.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // whoever skipped the scoring by a key goes on from here
    if (told && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [told, end]);
  if (!end) return null;
  const winners = end.winners ?? [];
  return (
    <section class="tb-finished" aria-labelledby="result">
      {told && wonHere(table) && <Celebration colours={winners.map((seat) => table.colourOf(seat))} />}
      <div class="tb-winners">
        {winners.map((seat) => (
          <Sign key={seat} colour={table.colourOf(seat)} size={44} />
        ))}
        <div>
          <h2 id="result" ref={heading} tabIndex={-1}>
            {headline(table)}
          </h2>
          <HowItEnded table={table} />
        </div>
      </div>
      <Places table={table} />
      <DealResult table={table} />
      <OriginNote table={table} />
      <PlayOn table={table} />
      <Buttons table={table} />
      {end.how === "played" && face.scoring && <Scores table={table} face={face} />}
    </section>
  );
}

/** Did somebody at this screen win a game that was played to its end? */
function wonHere(table: TableModel): boolean {
  const { seats = [], end } = table.info.value ?? {};
  if (end?.how !== "played" || table.info.value?.origin?.sandbox) return false;
  return (end.winners ?? []).some((seat) => table.you.value.includes(seat) && !seats[seat]?.bot);
}

/** Where everybody's points come from. */
function Scores({ table, face }: { table: TableModel; face: Face }): JSX.Element | null {
  const scoring = useScoring(face);
  if (!scoring) return null;
  const steps = scoring.steps(table);
  return (
    <section class="sheet tb-result" aria-labelledby="tb-result">
      <header>
        <h3 id="tb-result">{t("count-title")}</h3>
        <button type="button" class="button small" onClick={() => endingOf(table).count()}>
          <Icon name="again" size={18} />
          {t("count-again")}
        </button>
      </header>
      <scoring.Sheet table={table} steps={steps} told={steps.length} />
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
          <span>
            <SeatName table={table} seat={seat} shares="words" />
          </span>
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
      const made = await post<Made>(`/api/tables/${table.id}/rematch`, { contribute: true });
      await contributeTo(made);
      go(tableAddress(made.table));
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
        {played && !info?.rematch && !info?.origin && (
          <button type="button" class="button main" onClick={() => void again()}>
            <Icon name="again" size={18} />
            {t("rematch")}
          </button>
        )}
        {info?.rematch && (
          <a class="button main" href={full(tableAddress(info.rematch))}>
            <Icon name="again" size={18} />
            {t("rematch-go")}
          </a>
        )}
        <a class="button" href={full(replayLink(table.id, table.key, 0))}>
          <Icon name="play" size={18} />
          {t("replay")}
        </a>
        {!info?.may_play_on && (
          <a class="button" href={full(reviewLink(table.id, table.key, null))}>
            <Icon name="chart" size={18} />
            {t("review")}
          </a>
        )}
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
        {!info?.may_play_on && (
          <>
            <a class="button plain" href={full(record("text"))} download>
              {t("export-text")}
            </a>
            <a class="button plain" href={full(record("json"))} download>
              {t("export-json")}
            </a>
          </>
        )}
        {!info?.may_play_on && !info?.origin && (
          <button
            type="button"
            class="button plain"
            onClick={() => {
              open.value = "check";
            }}
          >
            {t("check-title")}
          </button>
        )}
      </div>
      {open.value === "share" && (
        <Dialog title={t("share")} onClose={close}>
          <p>{t("share-finished-about")}</p>
          <ShareLink link={watchLink(table)} label={t("share")} />
        </Dialog>
      )}
      {open.value === "check" && <DealDialog table={table} onClose={close} />}
    </>
  );
}
