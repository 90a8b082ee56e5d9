import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { tableAddress } from "../core/address";
import { gameTitle } from "../core/games";
import { t } from "../core/lang";
import { connection } from "../core/me";
import { go, query } from "../core/router";
import type { TableModel } from "../core/table";
import { Heading } from "../ui/heading";
import { Icon, type IconName } from "../ui/icon";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import type { Answer } from "./log";
import { ReplayModel, replayLink } from "./replay";
import { Side } from "./side";
import { entryText } from "./texts";
import "./replaypage.css";

const EVERY = 1400; // milliseconds a step is shown while it plays

/** A finished game, step by step: with a slider, buttons and the arrow keys. */
export function ReplayPage({ live, face }: { live: TableModel; face: Face }): JSX.Element {
  const table = useMemo(() => new ReplayModel(connection, live), [live]);
  const answers = useMemo(() => signal<Answer[]>([]), [live]);
  const playing = useSignal(false);
  const wanted = Number(query.value.get("at") ?? 0) || 0;
  const ready = live.logRead.value;
  useEffect(() => {
    if (ready) void table.seek(wanted);
  }, [table, ready, wanted]);
  const last = table.steps.value.length - 1;
  const at = Math.max(0, Math.min(wanted, last)); // even while its position is still loading
  const seek = (step: number): void =>
    go(replayLink(table.id, table.key, Math.max(0, Math.min(last, step))), { replace: true });

  useEffect(() => {
    if (!playing.value) return;
    if (at >= last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => seek(at + 1), EVERY);
    return () => clearTimeout(timer);
  }, [playing.value, at, last]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
      const here = Number(query.peek().get("at") ?? 0) || 0; // keys may be faster than positions
      const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      playing.value = false;
      seek(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  const told = table.steps.value[at];
  const words = told ? entryText(told, table, face) : null;
  const button = (icon: IconName, label: string, step: number): JSX.Element => (
    <button
      type="button"
      class="button ui-square"
      aria-label={label}
      title={label}
      disabled={step < 0 || step > last || step === at}
      onClick={() => {
        playing.value = false;
        seek(step);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="tb tb-replaying">
      <Heading unseen>{t("replay-heading", { game: gameTitle(table.info.value?.game ?? "") })}</Heading>
      <div class="tb-main">
        <div class="tb-replay">
          <div class="tb-replay-words" aria-live="polite">
            {words?.seat != null && <Sign colour={table.colourOf(words.seat)} size={24} />}
            <p>{words?.lines.join(" ")}</p>
          </div>
          <div class="tb-replay-bar">
            {button("first", t("replay-first"), 0)}
            {button("previous", t("previous"), at - 1)}
            <button
              type="button"
              class="button main ui-square"
              aria-label={t(playing.value ? "replay-pause" : "replay-play")}
              onClick={() => {
                if (!playing.value && at >= last) seek(0);
                playing.value = !playing.value;
              }}
            >
              <Icon name={playing.value ? "pause" : "play"} />
            </button>
            {button("next", t("next"), at + 1)}
            {button("last", t("replay-last"), last)}
            <input
              type="range"
              min={0}
              max={Math.max(0, last)}
              value={at}
              aria-label={t("replay-slider")}
              aria-valuetext={t("missed-step", { step: at + 1, count: last + 1 })}
              onInput={(event) => {
                playing.value = false;
                seek(event.currentTarget.valueAsNumber);
              }}
            />
            <span class="soft tb-replay-count">{t("missed-step", { step: at + 1, count: last + 1 })}</span>
            <a
              class="button tb-replay-back"
              href={tableAddress(table.id, table.key)}
              title={t("replay-back")}
            >
              <Icon name="close" size={18} />
              <span>{t("replay-back")}</span>
            </a>
          </div>
          {table.absent.value && <p class="soft">{t("replay-absent")}</p>}
        </div>
        <div class="tb-stage">
          <div class="tb-board">{table.now.value && <face.Board table={table} />}</div>
        </div>
      </div>
      <Side table={table} face={face} answers={answers} chat={false} />
    </div>
  );
}
