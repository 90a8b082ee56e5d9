import { batch, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import { connection } from "../core/me";
import { animations } from "../core/settings";
import type { TableModel } from "../core/table";
import { Problem } from "../net/api";
import type { EntryMessage } from "../net/schema";
import { Icon, type IconName } from "../ui/icon";
import { ReplayModel } from "./replay";
import "./recap.css";

const EVERY = 1900; // milliseconds a step is shown while it plays

/** The latest moves, shown again on the board. Meanwhile the table queues what happens. */
export class Recap extends ReplayModel {
  /** The move shown, counted from 0. */
  readonly place = signal(0);

  constructor(
    readonly table: TableModel,
    readonly moves: readonly EntryMessage[],
  ) {
    super(connection, table);
    this.now.value = table.now.value && { ...table.now.value, legal: null, undo: false };
    this.log.value = table.log.value;
  }

  /** Show a move. */
  async stepTo(step: number): Promise<void> {
    const told = this.moves[step];
    if (!told) return;
    const index = this.steps.value.findIndex(({ number }) => number === told.number);
    batch(() => {
      if (step >= this.place.value) this.at.value = index - 1; // it is animated
      this.place.value = step;
      this.pointed.value = told; // the caption is there before the position
    });
    await this.seek(index);
  }

  override async askWhy(): Promise<void> {}

  override consider(): ReturnType<ReplayModel["consider"]> {
    return Promise.reject(new Problem("illegal", ""));
  }
}

/** Goes through the latest moves: back, on, by itself, and back to the present. */
export function RecapBar({ recap, onClose }: { recap: Recap; onClose: () => void }): JSX.Element {
  const playing = useSignal(animations.peek());
  const bar = useRef<HTMLElement>(null);
  const at = recap.place.value;
  const last = recap.moves.length - 1;
  const seek = (step: number): void => {
    playing.value = false;
    void recap.stepTo(Math.max(0, Math.min(last, step)));
  };
  useEffect(() => {
    void recap.stepTo(0);
    bar.current?.querySelector<HTMLElement>("[data-next]")?.focus();
  }, [recap]);
  useEffect(() => {
    if (!playing.value) return;
    if (at >= last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => void recap.stepTo(at + 1), EVERY);
    return () => clearTimeout(timer);
  }, [playing.value, at]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const here = event.target instanceof Node && bar.current?.contains(event.target);
      if (event.key === "Escape") onClose();
      else if (here && event.key === "ArrowRight") seek(recap.place.peek() + 1);
      else if (here && event.key === "ArrowLeft") seek(recap.place.peek() - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  const button = (icon: IconName, label: string, act: () => void, more = {}): JSX.Element => (
    <button type="button" class="button ui-square" aria-label={label} title={label} onClick={act} {...more}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="tb-recap" ref={bar} aria-label={t("since-title")}>
      {button("previous", t("previous"), () => seek(at - 1), { "aria-disabled": at === 0 })}
      {button(playing.value ? "pause" : "play", t(playing.value ? "replay-pause" : "replay-play"), () => {
        if (!playing.value && at >= last) void recap.stepTo(0);
        playing.value = !playing.value;
      })}
      {button("next", t("next"), () => seek(at + 1), { "aria-disabled": at >= last, "data-next": "" })}
      <p class="tb-recap-step" role="status">
        {t("missed-step", { step: at + 1, count: last + 1 })}
      </p>
      <button type="button" class="button main" title={t("missed-done")} onClick={onClose}>
        <Icon name="close" size={18} />
        <span class="tb-recap-close">{t("missed-done")}</span>
      </button>
    </section>
  );
}
