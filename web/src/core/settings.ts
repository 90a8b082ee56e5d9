import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
export type Confirm = "always" | "touch" | "never";

/** The settings of this browser. */
export interface Settings {
  language: string; // empty: as the browser asks for
  theme: Theme;
  confirm: Confirm;
  sounds: boolean;
}

const KEY = "fogcity.settings";
const DEFAULTS: Settings = { language: "", theme: "auto", confirm: "touch", sounds: false };

export const settings = signal<Settings>({ ...DEFAULTS, ...readStored<Partial<Settings>>(KEY, {}) });

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
    if (event.key === KEY) settings.value = { ...DEFAULTS, ...readStored<Partial<Settings>>(KEY, {}) };
  });
}

/** Does this pointer need a confirmation before a move? */
export function asksFirst(pointer: string): boolean {
  const { confirm } = settings.value;
  return confirm === "always" || (confirm === "touch" && pointer === "touch");
}

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
export const animations = signal(!still?.matches);
still?.addEventListener("change", () => {
  animations.value = !still.matches;
});

/** A value from local storage, which a browser may refuse. */
export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full, or forbidden
  }
}
