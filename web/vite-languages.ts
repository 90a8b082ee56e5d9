import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = join(import.meta.dirname, "../src/fogcity/lang");

/**
 * `virtual:lang/nl` is all messages of a language in one file. They are parsed when the page is built, because parsing
 * takes a phone longer than drawing the page.
 */
export function languages(): Plugin {
  const prefix = "virtual:lang/";
  return {
    name: "fogcity-languages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = join(LANGUAGES, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
      for (const file of files) this.addWatchFile(join(folder, file));
      const text = files.sort().map((file) => readFileSync(join(folder, file), "utf8"));
      const { body } = new FluentResource(text.join("\n"));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}
