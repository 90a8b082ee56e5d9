import { effect, signal } from "@preact/signals";
import { storageName } from "./base";

export type Theme = "auto" | "light" | "dark";
/** Which actions are asked about before they are done: all; on touch, and what cannot be undone; only on touch; none. */
export type Confirm = "always" | "final" | "touch" | "never";
/** How fast the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";

/** The settings of this browser. */
export interface Settings {
  language: string; // empty: as the browser asks for
  theme: Theme;
  confirm: Confirm;
  sounds: boolean;
  pace: Pace;
}

const KEY = "fogcity.settings";
const DEFAULTS: Settings = { language: "", theme: "auto", confirm: "final", sounds: false, pace: "normal" };

/** The stored settings. Those without a pace are of an earlier version, where `touch` was the default. */
export function readSettings(): Settings {
  const stored = readStored<Partial<Settings>>(KEY, {});
  const old = stored.pace === undefined && stored.confirm === "touch";
  return { ...DEFAULTS, ...stored, ...(old ? { confirm: DEFAULTS.confirm } : {}) };
}

export const settings = signal<Settings>(readSettings());

export function change(values: Partial<Settings>): void {
  settings.value = { ...settings.value, ...values };
}

/** Store settings when they change, and apply the theme. */
export function applySettings(): void {
  effect(() => writeStored(KEY, settings.value));
  effect(() => {
    const root = document.documentElement;
    if (settings.value.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = settings.value.theme;
  });
  window.addEventListener("storage", (event) => {
    if (event.key === storageName(KEY)) settings.value = readSettings();
  });
}

/** How an action was picked. */
export interface Picking {
  /** Was this the second step, after its effect or its price was shown? Then it is not asked about again. */
  second?: boolean;
  /** Is it always worth a question? */
  weighty?: boolean;
}

/** Is an action asked about before it is done? `final`: it cannot be undone. */
export function asksFirst(pointer: string, final: boolean, { second, weighty }: Picking = {}): boolean {
  const { confirm } = settings.value;
  if (confirm === "always" || confirm === "never") return confirm === "always";
  if (weighty || second) return weighty ?? false;
  return pointer === "touch" || (confirm === "final" && final);
}

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
export const animations = signal(!still?.matches);
still?.addEventListener("change", () => {
  animations.value = !still.matches;
});

/** A value from local storage, which a browser may refuse. */
export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(storageName(key));
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(storageName(key), JSON.stringify(value));
  } catch {
    // full, or forbidden
  }
}
