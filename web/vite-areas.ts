import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

// Which part of the page needs which messages? This is found in the sources, so that nobody has to keep a list.
// A *root* is a file that is loaded later, by `import()`, with everything that it imports. An *area* is a group of
// roots whose messages are in one file.

export const SOURCES = join(import.meta.dirname, "src");
export const FIRST = "first";
const MAIN = "main.tsx";
const LATER = /\bimport\("(\.[^"]+)"\)/g;

const OWN: Record<string, string> = { [MAIN]: FIRST, "table/page.tsx": "table" };

/** The area of a root: its own, or that of its folder. */
export function areaOf(root: string): string {
  const folder = basename(dirname(root));
  return OWN[root] ?? (folder === "table" ? "tablemore" : folder);
}

/** Areas that are only loaded where another one is loaded, whose messages they need not repeat. */
const WITHIN: Record<string, string> = { tablemore: "table", review: "table" };

/** What a source file imports at once and later, and what it may say: ids, and beginnings of ids. */
interface Source {
  imports: string[];
  later: string[];
  ids: Set<string>;
  begins: string[];
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** The source file, as a path in `src`, that a relative import leads to; null if it is none. */
function follow(from: string, to: string): string | null {
  const path = join(dirname(join(SOURCES, from)), to);
  const file = [".ts", ".tsx", "/index.ts"].map((end) => path + end).find(existsSync);
  return file ? relative(SOURCES, file) : null;
}

function read(file: string): Source {
  const text = readFileSync(join(SOURCES, file), "utf8");
  const lead = (to: string[]): string[] => to.map((one) => follow(file, one)).filter((one) => one !== null);
  const folders = (): string[] => readdirSync(dirname(join(SOURCES, file)));
  const found = all(text, /import\.meta\.glob<[^;]*?"\.\/\*\/(\w+)\.ts"/g); // of games, all at once
  return {
    imports: lead([
      ...all(text, /^(?:import|export)(?! type\b)[^;]*?"(\.[^"]+)";/gm),
      ...found.flatMap((name) => folders().map((folder) => `./${folder}/${name}`)),
    ]),
    later: lead(all(text, LATER)),
    ids: saidIn(text),
    begins: all(text, /`([a-z]+-[\w-]*)\$\{/g),
  };
}

/** Everything in a text that looks like the id of a message. */
function saidIn(text: string): Set<string> {
  const ids = [...all(text, /"([a-z][\w.-]*)"/g), ...all(text, /`([a-z][\w.-]*)`/g)];
  return new Set(ids.map((id) => id.split(".")[0] as string));
}

/** The sources of the page, as far as they are reached from its first file. */
export class Page {
  private sources = new Map<string, Source>();
  /** The roots, each with the files that it imports. */
  readonly roots = new Map<string, Set<string>>();
  private files = new Map<string, Set<string>>(); // of areas

  constructor() {
    const waiting = [MAIN];
    for (const root of waiting) {
      if (this.roots.has(root)) continue;
      const files = new Set([root]);
      for (const file of files) for (const other of this.source(file).imports) files.add(other);
      this.roots.set(root, files);
      const area = areaOf(root);
      this.files.set(area, new Set([...(this.files.get(area) ?? []), ...files]));
      for (const file of files) waiting.push(...this.source(file).later);
    }
  }

  private source(file: string): Source {
    const found = this.sources.get(file) ?? read(file);
    this.sources.set(file, found);
    return found;
  }

  get areas(): string[] {
    return [...this.files.keys()].sort();
  }

  /** May this file say this message? */
  private says(file: string, id: string): boolean {
    const { ids, begins } = this.source(file);
    return ids.has(id) || begins.some((begin) => id.startsWith(begin));
  }

  /** May a part of the page in this area say this message? */
  private asks(area: string, id: string): boolean {
    return [...(this.files.get(area) ?? [])].some((file) => this.says(file, id));
  }

  /** Is this message in the file of this area? */
  holds(area: string, id: string): boolean {
    return this.asks(area, id) && !this.before(area).some((other) => this.asks(other, id));
  }

  /** The areas that are always loaded before this one. */
  before(area: string): string[] {
    return area === FIRST ? [] : [FIRST, ...(WITHIN[area] ? [WITHIN[area]] : [])];
  }

  /** What loads each root: the roots with an `import()` of it. */
  loaders(root: string): string[] {
    return [...this.roots]
      .filter(([, files]) => [...files].some((file) => this.source(file).later.includes(root)))
      .map(([loader]) => loader);
  }
}

/** A source in which every `import()` of a root also waits for the messages of its area. */
export function withAreas(file: string, text: string): string | null {
  let some = false;
  const made = text.replace(LATER, (whole, to: string) => {
    const root = follow(file, to);
    if (!root) return whole;
    some = true;
    return `withMessages("${areaOf(root)}", ${whole})`;
  });
  return some ? `import { withMessages } from "/src/core/lang";\n${made}` : null;
}
