import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
export type Confirm = "always" | "touch" | "never";

/** What somebody has chosen for this browser. */
export interface Settings {
  language: string; // empty: as the browser wants
  theme: Theme;
  confirm: Confirm;
  sounds: boolean;
}

const KEY = "fogcity.settings";
const DEFAULTS: Settings = { language: "", theme: "auto", confirm: "touch", sounds: false };

export const settings = signal<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>(KEY, {}) });

export function change(values: Partial<Settings>): void {
  settings.value = { ...settings.value, ...values };
}

/** Keep settings, and let the page show the theme. */
export function keepSettings(): void {
  effect(() => remember(KEY, settings.value));
  effect(() => {
    const root = document.documentElement;
    if (settings.value.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = settings.value.theme;
  });
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) settings.value = { ...DEFAULTS, ...recall<Partial<Settings>>(KEY, {}) };
  });
}

/** Is somebody asked once more before what cannot be taken back is done? */
export function asksFirst(pointer: string): boolean {
  const { confirm } = settings.value;
  return confirm === "always" || (confirm === "touch" && pointer === "touch");
}

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
export const animations = signal(!still?.matches);
still?.addEventListener("change", () => {
  animations.value = !still.matches;
});

/** Something that this browser kept; a browser may keep nothing at all. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full, or forbidden: then it is forgotten
  }
}
