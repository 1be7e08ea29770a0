import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { existsSync, readdirSync } from "node:fs";
import { notices } from "./build/notices.ts";
import { chunkName, early, mergeStyles, serviceWorker, uniqueNames } from "./build/plugins.ts";

const server = process.env.TILEWRIGHT_SERVER ?? "http://127.0.0.1:8600";

/** The games that have a folder of their own. */
const GAMES = readdirSync("src/games").filter(
  (name) => name !== "generic" && existsSync(`src/games/${name}/index.ts`),
);

/** Few files, because every one costs a request: what a table needs is in one for each game. */
const CHUNKS = [
  { name: "main", test: /\/src\/main\.ts$|rolldown\/runtime/, priority: 3 },
  {
    name: "table",
    test: /\/src\/(pages\/TablePage\.svelte|games\/\w+\.(svelte|ts)|tiles\/\w+\.ts)$/,
    priority: 2,
  },
];

export default defineConfig({
  plugins: [
    svelte(),
    mergeStyles("src/pages/TablePage.svelte", GAMES),
    early("src/inline.ts", "src/pages/TablePage.svelte", GAMES),
    serviceWorker("src/sw.js"),
    uniqueNames(),
    notices("build/fonts.txt", "../LICENSE"),
  ],
  build: {
    outDir: process.env.TILEWRIGHT_WEB ?? "../src/tilewright/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // No hashes: files keep their names in git. The server adds the build to their addresses.
      output: {
        codeSplitting: { groups: CHUNKS },
        entryFileNames: "assets/[name].js",
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}.js`,
        assetFileNames: "assets/[name][extname]",
      },
      checks: { bundlerTimings: false }, // which machine is slow is no concern of a build
    },
  },
  // Scripts import each other by relative paths, whatever address the server gives them.
  experimental: { renderBuiltUrl: (file) => (file.endsWith(".js") ? { relative: true } : undefined) },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
