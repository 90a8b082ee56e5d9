import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/lang";
import type { TableModel } from "../core/table";
import { Sign } from "../ui/sign";
import type { Face } from "./face";
import "./handover.css";

/** The seat that the screen has to be passed to before its hand is shown; null: nobody has to wait. */
export function useHandover(table: TableModel): { seat: number | null; accept(): void } {
  const key = `fogcity.screen.${table.id}`;
  const at = useSignal<number | null>(recallHere(key)); // who sits at the screen
  const several = table.you.value.length > 1 && table.info.value?.status === "playing";
  const viewer = several ? (table.view.value?.viewer ?? null) : null;
  useEffect(() => {
    if (viewer !== null && at.value === null) at.value = viewer; // who has just opened the table sits there
    if (at.value !== null) rememberHere(key, at.value);
  }, [viewer, at.value]);
  return {
    seat: viewer !== null && at.value !== null && viewer !== at.value ? viewer : null,
    accept() {
      at.value = viewer;
    },
  };
}

function recallHere(key: string): number | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : Number(text);
  } catch {
    return null; // a browser may keep nothing at all
  }
}

function rememberHere(key: string, seat: number): void {
  try {
    sessionStorage.setItem(key, String(seat));
  } catch {
    // then whoever opens the page again sits at the screen
  }
}

interface Props {
  table: TableModel;
  face: Face;
  seat: number;
  onAccept(): void;
}

/** Fog over the table while the screen goes from hand to hand. */
export function Handover({ table, face, seat, onAccept }: Props): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = table.nameOf(seat);
  return (
    <div class="tb-handover">
      <Sign colour={face.colourOf(seat, table)} size={56} />
      <h2>{t("handover-title", { name })}</h2>
      <p>{t("handover-about", { name })}</p>
      <button ref={button} type="button" class="button main pg-big" onClick={onAccept}>
        {t("handover-accept", { name })}
      </button>
    </div>
  );
}
