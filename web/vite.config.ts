import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { rules } from "./vite-rules.ts";

const LANGUAGES = join(import.meta.dirname, "../src/fogcity/lang");

/** `virtual:lang/nl` is all messages of a language as one text: one file to load for each reader. */
function languages(): Plugin {
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
      return `export default ${JSON.stringify(text.join("\n").replace(/^#.*\n/gm, ""))};`;
    },
  };
}

export default defineConfig({
  plugins: [languages(), rules()],
  build: {
    outDir: "../src/fogcity/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: process.env.FOGCITY ?? "http://localhost:8000", ws: true } },
  },
});
