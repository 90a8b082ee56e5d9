import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";
import { areaOf, Page, SOURCES, withAreas } from "./vite-areas.ts";

const SERVER_ONLY = "links.ftl"; // the server describes links
const LANGUAGES = join(import.meta.dirname, "../src/fogcity/lang");
const LANG = "virtual:lang/";
const LOADERS = "virtual:languages";

type Message = FluentResource["body"][number];

function filesOf(language: string): string[] {
  const folder = join(LANGUAGES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== SERVER_ONLY);
  return files.sort().map((file) => join(folder, file));
}

/** The messages of a language, in English where a translation is missing. */
function readMessages(language: string): Message[] {
  const bodies = [...new Set([language, "en"])].map((tag) => {
    const text = filesOf(tag).map((file) => readFileSync(file, "utf8"));
    return new FluentResource(text.join("\n")).body;
  });
  const found = new Map<string, Message>();
  for (const message of bodies.flat()) if (!found.has(message.id)) found.set(message.id, message);
  return [...found.values()];
}

/** The messages and terms that a message names. */
function named(message: Message | undefined): string[] {
  const found = JSON.stringify(message ?? null).matchAll(/"type":"(mesg|term)","name":"([^"]+)"/g);
  return [...found].map(([, type, name = ""]) => (type === "term" ? `-${name}` : name));
}

/** Some messages, and those that they name. */
function withNamed(some: Message[], from: Message[]): Message[] {
  const ids = new Set(some.map(({ id }) => id));
  const known = new Map(from.map((message) => [message.id, message]));
  for (const id of ids) for (const other of named(known.get(id))) ids.add(other);
  return from.filter(({ id }) => ids.has(id));
}

/** The module that loads messages: by language, then by area. */
function loaders(areas: string[]): string {
  const tags = readdirSync(LANGUAGES, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(LANGUAGES, entry.name, "common.ftl")),
  );
  const load = (name: string): string => `() => import("${LANG}${name}")`;
  const each = tags.map(({ name }) => {
    const own = areas.map((area) => `${area}: ${load(`${name}-${area}`)}`);
    return `${name}: { ${own.join(", ")} }`;
  });
  return `export default { ${each.join(",\n")} };`;
}

/** What is wrong with the areas; empty if every part of the page gets the messages that it may say. */
function wrong(page: Page, every: Message[], info: (id: string) => Rolldown.ModuleInfo | null): string[] {
  const found: string[] = [];
  const inSources = (ids: readonly string[]): string[] =>
    ids.map((id) => relative(SOURCES, id)).filter((file) => /^\w.*\.tsx?$/.test(file));
  for (const [root, files] of page.roots) {
    for (const file of files) {
      const about = info(join(SOURCES, file));
      for (const other of inSources(about?.importedIds ?? []))
        if (!files.has(other)) found.push(`${file} imports ${other}, which was not found in its source`);
      for (const other of inSources(about?.dynamicallyImportedIds ?? []))
        if (!page.roots.has(other)) found.push(`${file} loads ${other}, which was not found in its source`);
    }
    const [, within] = page.before(areaOf(root));
    for (const loader of page.loaders(root))
      if (within && areaOf(loader) !== within && areaOf(loader) !== areaOf(root))
        found.push(`${root} needs the messages of ${within}, but ${loader} loads it without them`);
  }
  const said = every.filter(({ id }) => page.areas.some((area) => page.holds(area, id)));
  const kept = new Set(withNamed(said, every));
  for (const message of every)
    if (!kept.has(message)) found.push(`no source of the page names the message ${message.id}`);
  return found;
}

/**
 * `virtual:lang/nl` is all messages of a language, `virtual:lang/nl-table` those of an area (`vite-areas.ts`), and
 * `virtual:languages` loads them. They are parsed when the page is built, because parsing takes a phone longer than
 * drawing the page. Every `import()` of a part of the page also waits for the messages of its area. While somebody edits
 * the page, the first area has all messages.
 */
export function languages(): Plugin {
  let page = new Page();
  let edited = false;
  const read = new Map<string, Message[]>();
  const messagesOf = (language: string): Message[] => {
    const found = read.get(language) ?? readMessages(language);
    read.set(language, found);
    return found;
  };
  return {
    name: "fogcity-languages",
    enforce: "pre",
    configResolved({ command, mode }) {
      edited = command === "serve" && mode !== "test";
    },
    buildStart() {
      page = new Page();
      read.clear();
    },
    resolveId: (id) => (id.startsWith(LANG) || id === LOADERS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LOADERS}`) return loaders(page.areas);
      if (!id.startsWith(`\0${LANG}`)) return null;
      const [language = "", area] = id.slice(LANG.length + 1).split("-");
      for (const file of filesOf(language)) this.addWatchFile(file);
      const every = edited ? readMessages(language) : messagesOf(language);
      const inside = (one: string): Message[] =>
        withNamed(
          every.filter((message) => page.holds(one, message.id)),
          every,
        );
      const before = new Set(area ? page.before(area).flatMap(inside) : []);
      const own = area && !edited ? inside(area).filter((message) => !before.has(message)) : every;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(own))});`;
    },
    transform(text, id) {
      const file = relative(SOURCES, id);
      return /^\w.*\.tsx?$/.test(file) && !edited ? withAreas(file, text) : null;
    },
    generateBundle() {
      const found = wrong(page, messagesOf("en"), (id) => this.getModuleInfo(id));
      if (found.length > 0) this.error(found.join("\n"));
    },
  };
}
