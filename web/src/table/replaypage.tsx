import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameTitle } from "../core/games";
import { number, t } from "../core/lang";
import { connection } from "../core/me";
import { go, query } from "../core/router";
import { readStored, writeStored } from "../core/settings";
import type { TableModel } from "../core/table";
import { Icon, type IconName } from "../ui/icon";
import { useScrollable } from "../ui/input";
import { DragHandle } from "./draghandle";
import type { Face } from "./face";
import type { Answer } from "./log";
import { PlayFromButton } from "./playfrom/button";
import { type Perspective, ReplayModel, replayLink, turnEnds } from "./replay";
import { CopyLink, shared, useHoldings, useStepKeys, wantedStep } from "./replayparts";
import { Side } from "./side";
import { BackToTable, StepButton, StepFailure, StepPage, StepWords, Whose, wordsOf } from "./steppage";

const EVERY = 1400; // milliseconds a step is shown at normal speed
const SPEEDS = [0.5, 1, 2, 4];
const SPEED_KEY = "fogcity.replay.speed";

/** A game step by step: with a slider, buttons and keys; once it is over, as any seat or all seats saw it. */
export function ReplayPage({ live, face }: { live: TableModel; face: Face }): JSX.Element {
  const table = useMemo(() => new ReplayModel(connection, live), [live]);
  const answers = useMemo(() => signal<Answer[]>([]), [live]);
  const playing = useSignal(false);
  const speed = useSignal(storedSpeed());
  const wanted = wantedStep();
  const whose = wantedSeat(live);
  const ready = live.logRead.value;
  useEffect(() => {
    if (ready) void table.seek(wanted, whose);
  }, [table, ready, wanted, whose]);
  const steps = table.steps.value;
  const last = steps.length - 1;
  const at = Math.max(0, Math.min(wanted, last)); // even while its position is still loading
  const seek = (step: number, seat: Perspective = whose): void =>
    go(replayLink(table.id, table.key, Math.max(0, Math.min(last, step)), seat), { replace: true });
  const stopAt = (step: number): void => {
    playing.value = false;
    seek(step);
  };
  const play = (): void => {
    if (!playing.value && at >= last) seek(0);
    playing.value = !playing.value;
  };
  const ends = useMemo(() => turnEnds(steps), [steps]);
  const turn = (from: number, onward: boolean): number =>
    (onward ? ends.find((end) => end > from) : ends.findLast((end) => end < from)) ?? (onward ? last : 0);

  useEffect(() => {
    if (!playing.value) return;
    if (at >= last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => seek(at + 1), EVERY / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, speed.value, whose, at, last]);

  useStepKeys((event, inside) => {
    const here = wantedStep(); // keys may be faster than positions
    const jump = event.shiftKey ? turn : (from: number, onward: boolean) => from + (onward ? 1 : -1);
    return {
      ArrowLeft: () => stopAt(jump(here, false)),
      ArrowRight: () => stopAt(jump(here, true)),
      PageUp: () => stopAt(turn(here, false)),
      PageDown: () => stopAt(turn(here, true)),
      Home: () => stopAt(0),
      End: () => stopAt(last),
      ...(inside("button, a, summary") ? {} : { " ": play }),
    };
  });

  const failed = table.failure.value !== null;
  useEffect(() => {
    if (failed) playing.value = false;
  }, [failed]);
  const shown = failed ? (table.now.value ? table.at.value : null) : at; // as the board shows it
  const button = (icon: IconName, label: string, keys: string, step: number, look = ""): JSX.Element => (
    <StepButton {...{ icon, label, keys, step, at, last, look }} onChoose={stopAt} />
  );
  return (
    <StepPage
      table={table}
      face={face}
      look="tb-replaying"
      heading={t("replay-heading", { game: gameTitle(table.info.value?.game ?? "") })}
      below={<Hands table={table} face={face} />}
      side={<Side table={table} face={face} answers={answers} chat={false} />}
    >
      <StepWords
        table={table}
        face={face}
        words={shown === null ? null : wordsOf(table, face, shown)}
        silent={playing.value}
      />
      <div class="tb-replay-bar">
        {button("first", t("replay-first"), "Home", 0, "tb-replay-far")}
        {button("backward", t("replay-turn-before"), "PageUp", turn(at, false))}
        {button("previous", t("previous"), "ArrowLeft", at - 1)}
        <button
          type="button"
          class="button main ui-square"
          aria-label={t(playing.value ? "replay-pause" : "replay-play")}
          aria-keyshortcuts="Space"
          title={t(playing.value ? "replay-pause" : "replay-play")}
          onClick={play}
        >
          <Icon name={playing.value ? "pause" : "play"} />
        </button>
        {button("next", t("next"), "ArrowRight", at + 1)}
        {button("forward", t("replay-turn-after"), "PageDown", turn(at, true))}
        {button("last", t("replay-last"), "End", last, "tb-replay-far")}
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={at}
          aria-label={t("replay-slider")}
          aria-valuetext={t("missed-step", { step: at + 1, count: last + 1 })}
          onInput={(event) => stopAt(event.currentTarget.valueAsNumber)}
        />
        <span class="soft tb-replay-count">{t("missed-step", { step: at + 1, count: last + 1 })}</span>
      </div>
      <div class="tb-replay-bar">
        {whose !== null && (
          <Whose
            table={table}
            label={t("replay-whose")}
            seat={whose}
            words={{
              all: () => t("replay-all"),
              you: () => t("replay-seat-you"),
              other: (name) => t("replay-seat", { name }),
            }}
            onChoose={(seat) => seek(at, seat)}
          />
        )}
        <select
          class="field tb-replay-speed"
          aria-label={t("replay-speed")}
          title={t("replay-speed")}
          value={speed.value}
          onChange={(event) => {
            speed.value = Number(event.currentTarget.value);
            writeStored(SPEED_KEY, speed.value);
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t("replay-times", { speed: number(one) })}
            </option>
          ))}
        </select>
        <CopyLink link={shared(live, (key) => replayLink(live.id, key, at, whose))} />
        <PlayFromButton live={live} shown={table} at={at} whose={whose} />
        <BackToTable table={table} />
      </div>
      {table.absent.value && <p class="soft">{t("replay-absent")}</p>}
      <StepFailure table={table} onAgain={() => void table.seek(wanted, whose)} />
    </StepPage>
  );
}

/** Whose view the address asks for; else the reader's own seat, or all. Before the end there is nothing to choose. */
function wantedSeat(live: TableModel): Perspective {
  const { status, seats = [] } = live.info.value ?? {};
  if (status !== "over") return null;
  const asked = query.value.get("seat") ?? "";
  if (asked === "all") return "all";
  if (/^\d+$/.test(asked) && Number(asked) < seats.length) return Number(asked);
  return (live.you.value.length === 1 ? live.you.value[0] : undefined) ?? "all";
}

function storedSpeed(): number {
  const stored = readStored<number>(SPEED_KEY, 1);
  return SPEEDS.includes(stored) ? stored : 1;
}

/** What the seats shown hold, beside the board or in a sheet below it. */
function Hands({ table, face }: { table: ReplayModel; face: Face }): JSX.Element | null {
  const Found = useHoldings(face);
  const tall = useSignal(false);
  const box = useRef<HTMLElement>(null);
  useScrollable(box);
  const hands = table.hands.value;
  if (!Found || hands.length === 0) return null;
  return (
    <div class={`tb-below${tall.value ? " tall" : ""}`}>
      <section ref={box} class="tb-hand" aria-labelledby="tb-replay-hands">
        <DragHandle tall={tall} />
        <h2 id="tb-replay-hands" class="unseen">
          {t("replay-hands")}
        </h2>
        <Found table={table} hands={hands} />
      </section>
    </div>
  );
}
