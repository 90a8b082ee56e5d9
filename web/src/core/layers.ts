import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

// What lies over the page: dialogs, sheets, menus. On a phone, Back closes the topmost one instead of leaving the page.
// Each open layer has an entry in the history, whose state says how many layers are open. When a layer is closed in
// another way, its entry is removed again.

interface Layer {
  close(): void;
}

const layers: Layer[] = [];
const small = typeof matchMedia === "undefined" ? null : matchMedia("(max-width: 899px), (pointer: coarse)");
let timer = 0;
let leaving = false; // is the history on its way back to fewer entries?

/** The number of layers that the current entry of the history stands for. */
function depth(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;
}

/** The state for an entry of the history that stands for as many layers as the current one. */
export function sameLayers(): { layers: number } | null {
  return depth() > 0 ? { layers: depth() } : null;
}

/** Is the current entry of the history one of a layer? A page that is opened from a layer takes its place. */
export function isLayer(): boolean {
  return depth() > 0;
}

/** Make the history fit the open layers. Later, because one layer often follows another at once. */
function sync(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (leaving) return; // and again when it has arrived
    const open = small?.matches || depth() > 0 ? layers.length : 0;
    if (depth() > open) {
      leaving = true;
      history.go(open - depth());
    } else while (depth() < open) history.pushState({ layers: depth() + 1 }, "");
  });
}

/** Close layers when somebody goes back. */
export function followLayers(): void {
  window.addEventListener("popstate", () => {
    const asked = !leaving; // by somebody who goes back
    leaving = false;
    if (asked && small?.matches) for (const layer of layers.slice(depth()).reverse()) layer.close();
    sync();
  });
  sync(); // the page may have been loaded again at the entry of a layer
}

/** While it is open, this is a layer that Back closes. */
export function useLayer(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    sync();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      sync();
    };
  }, [open]);
}

/** Makes a popover a layer: give the handler to its `onToggle`. */
export function usePopoverLayer(): (event: Event) => void {
  const shown = useRef<HTMLElement | null>(null);
  const open = useSignal(false);
  useLayer(open.value, () => shown.current?.hidePopover());
  return (event) => {
    shown.current = event.currentTarget as HTMLElement;
    open.value = (event as ToggleEvent).newState === "open";
  };
}
