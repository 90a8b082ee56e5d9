import { defineConfig } from "vite";
import { hints } from "./vite-hints.ts";
import { languages } from "./vite-languages.ts";
import { rules } from "./vite-rules.ts";

export default defineConfig({
  plugins: [languages(), rules(), hints()],
  build: {
    outDir: "../src/fogcity/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Everything that every page needs goes into one file: it compresses better than several.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: {
    proxy: { "/api": { target: process.env.FOGCITY ?? "http://localhost:8000", ws: true } },
  },
});
