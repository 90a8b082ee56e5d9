import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The first parts of addresses, and the modules that are loaded for them. */
const PAGES: Record<string, RegExp> = {
  table: /\/src\/table\/page\.tsx$/,
  new: /\/src\/pages\/newtable\.tsx$/,
  learn: /\/src\/(learn\/page|games\/\w+\/learning)\.tsx$/,
};
const FONT = /josefin.*\.woff2$/;

/**
 * Writes `hints.json`: the files of each language and each kind of page, which a browser would otherwise discover only
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
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const begin = filesOf(
        chunks.find((one) => one.isEntry),
        chunks,
      );
      const languages: Record<string, string[]> = {};
      const pages: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const of = (chunk.facadeModuleId ?? "").replace("\0", "");
        const more = [...filesOf(chunk, chunks)].filter((file) => !begin.has(file));
        if (of.startsWith("virtual:lang/")) languages[basename(of)] = more;
        for (const [area, modules] of Object.entries(PAGES))
          if (modules.test(of)) pages[area] = [...new Set([...(pages[area] ?? []), ...more])];
      }
      const source = `${JSON.stringify({ languages, pages }, null, 1)}\n`;
      this.emitFile({ type: "asset", fileName: "hints.json", source });
    },
  };
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
