import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Sign } from "../ui/sign";
import "./handover.css";

/** The seat to pass the screen to before its hand is shown; null: none. */
export function useHandover(table: TableModel): { seat: number | null; accept(): void } {
  const key = `fogcity.screen.${table.id}`;
  const at = useSignal<number | null>(readSession(key)); // the seat of the person at the screen
  const info = table.info.value;
  const several = table.you.value.length > 1 && info?.status === "playing" && !info.origin?.sandbox;
  const viewer = several ? (table.view.value?.viewer ?? null) : null;
  useEffect(() => {
    if (viewer !== null && at.value === null) at.value = viewer; // whoever opened the table
    if (at.value !== null) writeSession(key, at.value);
  }, [viewer, at.value]);
  return {
    seat: viewer !== null && at.value !== null && viewer !== at.value ? viewer : null,
    accept() {
      at.value = viewer;
    },
  };
}

function readSession(key: string): number | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : Number(text);
  } catch {
    return null; // storage may be forbidden
  }
}

function writeSession(key: string, seat: number): void {
  try {
    sessionStorage.setItem(key, String(seat));
  } catch {
    // storage may be forbidden
  }
}

interface Props {
  table: TableModel;
  seat: number;
  onAccept(): void;
}

/** Hides the table while the screen is passed on. */
export function Handover({ table, seat, onAccept }: Props): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = table.nameOf(seat);
  return (
    <div class="tb-handover">
      <Sign colour={table.colourOf(seat)} size={56} />
      <h2>{t("handover-title", { name })}</h2>
      <p>{t("handover-about", { name })}</p>
      <button ref={button} type="button" class="button main pg-big" onClick={onAccept}>
        {t("handover-accept", { name })}
      </button>
    </div>
  );
}
