import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../core/lang";
import "./draghandle.css";

const PULL = 24; // pixels; less is a tap

/** On a small screen the hand is a sheet; this handle pulls it up over the board, or down. */
export function DragHandle({ tall }: { tall: Signal<boolean> }): JSX.Element {
  const from = useRef<number | null>(null);
  const pulled = useRef(false);
  const held = useSignal(false);
  return (
    <button
      type="button"
      class={`tb-drag${held.value ? " held" : ""}`}
      aria-label={t("your-hand")}
      aria-expanded={tall.value}
      onPointerDown={(event) => {
        from.current = event.clientY;
        pulled.current = false;
        held.value = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current === null || pulled.current) return;
        const way = from.current - event.clientY;
        if (Math.abs(way) < PULL) return;
        pulled.current = true;
        tall.value = way > 0;
      }}
      onLostPointerCapture={() => {
        from.current = null;
        held.value = false;
      }}
      onClick={() => {
        if (!pulled.current) tall.value = !tall.value;
        pulled.current = false;
      }}
    />
  );
}
