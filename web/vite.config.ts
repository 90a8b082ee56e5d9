import { defineConfig } from "vitest/config";
import { hints } from "./vite-hints.ts";
import { languages } from "./vite-languages.ts";
import { rules } from "./vite-rules.ts";

export default defineConfig({
  // Files name each other relatively, and the server completes what the page itself names: it may be below a path.
  base: "./",
  plugins: [languages(), rules(), hints()],
  build: {
    outDir: "../src/fogcity/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files, because every one has a cost: what every page needs, what several pages share, and what the parts of a
    // table share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 3 },
            {
              name: "shared",
              test: /\/src\/(core\/(?!table|typed)|net|ui|pages\/pages)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: "table",
              test: /\/src\/(table\/(?!replay|counting)|core\/table)/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // The tests run beside the browser tests, where both cores are busy.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
  server: {
    proxy: { "/api": { target: process.env.FOGCITY ?? "http://localhost:8000", ws: true } },
  },
});
