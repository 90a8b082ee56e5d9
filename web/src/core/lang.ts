import loaders from "virtual:languages";
import {
  FluentBundle,
  FluentDateTime,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { full } from "./base";
import { josa } from "./josa";
import { plainText } from "./rich";
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

const FIRST = "first"; // the area of messages that every page needs

const NONE = new FluentBundle("en");
const bundle = signal(NONE);

/** The language that the page is shown in. */
export const language = computed(() => bundle.value.locales[0] as string);

/** The language to use: the one chosen, else the first that the browser asks for and we have, else the link's. */
export function wanted(chosen: string, browser: readonly string[], link = ""): string {
  if (Object.hasOwn(LANGUAGES, chosen)) return chosen;
  for (const tag of browser) {
    const [name = ""] = tag.toLowerCase().split("-");
    const found = name === "no" || name === "nn" ? "nb" : name; // our Norwegian is Bokmål
    if (Object.hasOwn(LANGUAGES, found)) return found;
  }
  return Object.hasOwn(LANGUAGES, link) ? link : "en";
}

/** A language, and messages of it. */
export function makeBundle(tag: string, body: Messages = []): FluentBundle {
  const made = new FluentBundle(tag, {
    useIsolating: false,
    functions: { JOSA: ([word], { pair }) => withJosa(String(plain(word)), String(pair)) },
  });
  made.addResource({ body }); // the first of two messages with one id wins; tests find duplicates
  return made;
}

/** A word, or a thing of a text, with the particle that its words take. */
function withJosa(word: string, pair: string): string {
  const words = plainText(word);
  return word + josa(words, pair).slice(words.length);
}

function plain(value: unknown): unknown {
  return value instanceof FluentNumber || value instanceof FluentDateTime ? value.value : value;
}

/** The areas whose messages are needed, and those that a bundle has. `vite-areas.ts` has more about areas. */
const needed = new Set([FIRST]);
const filled = new WeakMap<FluentBundle, Set<string>>();

/** Load the messages of all needed areas that a bundle lacks. */
async function fill(made: FluentBundle): Promise<void> {
  const own = filled.get(made) ?? new Set();
  filled.set(made, own);
  const [tag = ""] = made.locales;
  const missing = [...needed].filter((area) => !own.has(area));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (area) => {
      const { default: body } = await (loaders[tag]?.[area]?.() ?? Promise.reject());
      made.addResource({ body });
      own.add(area);
    }),
  );
  await fill(made); // more may be needed by now
}

/** A part of the page, when the messages of its area have been loaded too. The build adds calls to every `import()`. */
export async function withMessages<Part>(area: string, part: Promise<Part>): Promise<Part> {
  const asked = needed.has(area);
  needed.add(area);
  try {
    let made: FluentBundle;
    do {
      made = bundle.peek();
      await Promise.all([part, made === NONE || fill(made)]); // the first language comes with what is needed
    } while (made !== bundle.peek()); // another language was chosen meanwhile
  } catch (error) {
    if (!asked) needed.delete(area); // no connection: other parts do not wait for it
    throw error;
  }
  return part;
}

/** Load the language, and load another whenever the setting changes. Resolves when the first is loaded. */
export function followLanguage(): Promise<void> {
  const link = new URLSearchParams(location.search).get("lang") ?? "";
  const now = (): string => wanted(settings.value.language, navigator.languages, link);
  return new Promise((resolve) => {
    effect(() => {
      const tag = now();
      void load(tag).then((made) => {
        if (now() !== tag || !made) return;
        bundle.value = made;
        document.documentElement.lang = language.peek();
        tellServer(language.peek());
        fill(made).then(resolve, () => resolve()); // what has been needed only now
      });
    });
  });
}

/** A cookie tells the server which language to preload next time. Not every browser has a cookie store. */
function tellServer(tag: string): void {
  const expires = Date.now() + YEAR;
  const path = full("/");
  void globalThis.cookieStore?.set({ name: "fogcity_language", value: tag, path, expires, sameSite: "lax" });
}

/** A language with all messages that are needed; English, if it cannot be loaded, or null. */
async function load(tag: string): Promise<FluentBundle | null> {
  for (const one of new Set([tag, "en"])) {
    const made = makeBundle(one);
    try {
      await fill(made);
      return made;
    } catch {
      // missing, or no connection
    }
  }
  return null;
}

/** Use these messages. For tests. */
export function setMessages(made: FluentBundle): void {
  bundle.value = made;
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
  const message = bundle.value.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.value.formatPattern(pattern, args ? plainly(args) : null, []) : id;
}

/** Does this message exist? For things that others may add, such as bots and games. */
export function has(id: string): boolean {
  return bundle.value.hasMessage(id);
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
