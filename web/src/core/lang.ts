import {
  FluentBundle,
  FluentDateTime,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { josa } from "./josa";
import { settings } from "./settings";

export type Arguments = Record<string, FluentVariable>;

/** The languages of the page, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  nb: "Norsk bokmål",
  ko: "한국어",
};

const YEAR = 365 * 24 * 3600 * 1000;

type Messages = FluentResource["body"];

const LOADERS: Record<string, () => Promise<{ default: Messages }>> = {
  en: () => import("virtual:lang/en"),
  nl: () => import("virtual:lang/nl"),
  fr: () => import("virtual:lang/fr"),
  nb: () => import("virtual:lang/nb"),
  ko: () => import("virtual:lang/ko"),
};

const bundle = signal(new FluentBundle("en"));

/** The language that the page is shown in. */
export const language = computed(() => bundle.value.locales[0] as string);

/** The language to use: the one chosen, else the first that the browser asks for and we have. */
export function wanted(chosen: string, browser: readonly string[]): string {
  if (Object.hasOwn(LOADERS, chosen)) return chosen;
  for (const tag of browser) {
    const [name = ""] = tag.toLowerCase().split("-");
    const found = name === "no" || name === "nn" ? "nb" : name; // our Norwegian is Bokmål
    if (Object.hasOwn(LOADERS, found)) return found;
  }
  return "en";
}

/** A language from its messages. */
export function makeBundle(tag: string, body: Messages): FluentBundle {
  const made = new FluentBundle(tag, {
    useIsolating: false,
    functions: { JOSA: ([word], { pair }) => josa(String(plain(word)), String(pair)) },
  });
  made.addResource({ body }); // the first of two messages with one id wins; tests find duplicates
  return made;
}

function plain(value: unknown): unknown {
  return value instanceof FluentNumber || value instanceof FluentDateTime ? value.value : value;
}

/** Load the language, and load another whenever the setting changes. Resolves when the first is loaded. */
export function followLanguage(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      const tag = wanted(settings.value.language, navigator.languages);
      void load(tag).then(([found, body]) => {
        if (wanted(settings.value.language, navigator.languages) !== tag) return;
        bundle.value = makeBundle(found, body);
        document.documentElement.lang = found;
        tellServer(found);
        resolve();
      });
    });
  });
}

/** A cookie tells the server which language to preload next time. Not every browser has a cookie store. */
function tellServer(tag: string): void {
  const expires = Date.now() + YEAR;
  void globalThis.cookieStore?.set({ name: "fogcity_language", value: tag, expires, sameSite: "lax" });
}

/** A language and its messages; English, if it cannot be loaded. */
async function load(tag: string): Promise<[string, Messages]> {
  try {
    const body = (await LOADERS[tag]?.())?.default;
    if (body) return [tag, body];
  } catch {
    // missing, or no connection
  }
  return ["en", (await LOADERS.en?.())?.default ?? []];
}

/** Use these messages. For tests. */
export function setMessages(made: FluentBundle): void {
  bundle.value = made;
}

/** English, for messages that a translation lacks. Loaded when the first is missing. */
const reference = signal<FluentBundle | null>(null);
let asked = false;

function otherwise(): FluentBundle | null {
  if (!asked && language.peek() !== "en") {
    asked = true;
    void load("en").then(([tag, body]) => {
      reference.value = makeBundle(tag, body);
    });
  }
  return reference.value;
}

/** The bundle that has this message; null if none has. */
function holder(name: string): FluentBundle | null {
  if (bundle.value.hasMessage(name)) return bundle.value;
  const other = otherwise();
  return other?.hasMessage(name) ? other : null;
}

/** A number that all our languages write alike. The browser's own formatting is slow the first time. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isSmall(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;
}

function plainly(args: Arguments): Arguments {
  const made = { ...args };
  for (const [name, value] of Object.entries(args)) if (isSmall(value)) made[name] = new SmallNumber(value);
  return made;
}

/** A message in the reader's language; with a dot, an attribute of one. */
export function t(id: string, args?: Arguments): string {
  const [name = "", attribute] = id.split(".");
  const found = holder(name);
  const message = found?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return found && pattern ? found.formatPattern(pattern, args ? plainly(args) : null, []) : id;
}

/** Does this message exist? For things that others may add, such as bots and games. */
export function has(id: string): boolean {
  return holder(id) !== null;
}

export function number(value: number): string {
  if (isSmall(value)) return String(value);
  return new Intl.NumberFormat(language.value).format(value);
}

export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  if (language.value === "ko" && type === "conjunction") return items.join(", "); // 및 is too formal
  return new Intl.ListFormat(language.value, { type }).format(items);
}

/** How long ago, in words. */
export function ago(at: number, now: number = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(0, "second");
}
