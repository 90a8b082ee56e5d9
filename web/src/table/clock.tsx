import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import "./clock.css";

const tick = signal(Date.now());
let users = 0;
let timer = 0;

function useTick(): void {
  useEffect(() => {
    users += 1;
    if (users === 1)
      timer = window.setInterval(() => {
        tick.value = Date.now();
      }, 500);
    return () => {
      users -= 1;
      if (users === 0) clearInterval(timer);
    };
  }, []);
}

/** Milliseconds that a seat has left at a time of this browser's clock; null without a clock. */
export function leftOf(table: TableModel, seat: number, at: number): number | null {
  const now = table.now.value;
  const left = now?.left?.[seat];
  if (!now || left === undefined) return null;
  const runs = table.isToAct(seat);
  const bot = table.info.value?.seats[seat]?.bot; // no clock runs for bots
  const spent = runs && !bot ? Math.max(0, at - table.ahead - now.began) : 0;
  return Math.max(0, left - spent);
}

/** A time as a clock shows it. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const pad = (value: number): string => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  if (days > 0) return t("clock-days-hours", { days, hours });
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}

const SHORT = 20000;

/** The clock of a seat, if the table has one. */
export function SeatClock({ table, seat }: { table: TableModel; seat: number }): JSX.Element | null {
  if ((table.info.value?.clock.kind ?? "none") === "none") return null;
  return <Running table={table} seat={seat} />;
}

function Running({ table, seat }: { table: TableModel; seat: number }): JSX.Element | null {
  useTick();
  const left = leftOf(table, seat, tick.value);
  if (left === null) return null;
  const runs = table.isToAct(seat);
  return (
    <span
      class={`tb-clock${runs ? " runs" : ""}${runs && left < SHORT ? " short" : ""}`}
      role="timer"
      aria-live="off"
    >
      <span class="unseen">{t("clock-left")} </span>
      {clockFace(left)}
    </span>
  );
}
