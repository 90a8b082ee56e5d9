import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { areaOf, SOURCES } from "./vite-areas.ts";

/** The first parts of addresses, and the roots that are loaded for them. */
const PAGES: Record<string, RegExp> = {
  table: /^table\/page\.tsx$/,
  new: /^pages\/newtable\.tsx$/,
  puzzles: /^puzzles\/page\.tsx$/,
  learn: /^(learn\/page|games\/\w+\/learning)\.tsx$/,
};
const FONT = /josefin.*\.woff2$/;
const LANG = "\0virtual:lang/";

/** What is loaded for a kind of page or a game: files, and areas of messages. */
interface Needed {
  files: string[];
  areas: string[];
}

/** The games, each with the root of its face. */
function faces(): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  for (const path of globSync("games/*/game.ts", { cwd: SOURCES })) {
    const [, list = ""] = readFileSync(join(SOURCES, path), "utf8").split("export const games");
    for (const [, game = ""] of list.matchAll(/^ {2}(\w+): \{$/gm))
      found.set(game, new RegExp(`^${dirname(path)}/face\\.tsx?$`));
  }
  return found;
}

/**
 * Writes `hints.json`: the files of each language, kind of page and game, which a browser would otherwise discover only
 * after the first scripts. The server names them in the page. The font is in the page already.
 */
export function hints(): Plugin {
  return {
    name: "fogcity-hints",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
        if (!font) return [];
        const attrs = {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          crossorigin: true,
          href: `./${font}`,
        };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const begin = filesOf(
        chunks.find((one) => one.isEntry),
        chunks,
      );
      const more = (chunk: Rolldown.OutputChunk): string[] =>
        [...filesOf(chunk, chunks)].filter((file) => !begin.has(file));
      const languages: Record<string, Record<string, string[]>> = {};
      for (const chunk of chunks) {
        if (!chunk.facadeModuleId?.startsWith(LANG)) continue;
        const [tag = "", area = ""] = chunk.facadeModuleId.slice(LANG.length).split("-");
        languages[tag] = { ...languages[tag], [area]: more(chunk) };
      }
      const needed = (roots: RegExp): Needed => {
        const found = chunks.filter((one) => roots.test(rootOf(one)));
        if (found.length === 0) this.error(`no file of the page is ${roots}`);
        return {
          files: [...new Set(found.flatMap(more))],
          areas: [...new Set(found.map((one) => areaOf(rootOf(one))))],
        };
      };
      const each = (all: Iterable<[string, RegExp]>): Record<string, Needed> =>
        Object.fromEntries([...all].map(([name, roots]) => [name, needed(roots)]));
      const found = { languages, pages: each(Object.entries(PAGES)), games: each(faces()) };
      this.emitFile({ type: "asset", fileName: "hints.json", source: `${JSON.stringify(found, null, 1)}\n` });
    },
  };
}

/** The source, as a path in `src`, for which a chunk is loaded. */
function rootOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return relative(SOURCES, facadeModuleId ?? "");
}

/** A chunk with everything it imports statically, styles included. */
function filesOf(chunk: Rolldown.OutputChunk | undefined, all: Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const waiting = chunk ? [chunk] : [];
  for (const one of waiting) {
    if (found.has(one.fileName)) continue;
    found.add(one.fileName);
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    waiting.push(...all.filter((other) => one.imports.includes(other.fileName)));
  }
  return found;
}
