import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import type { Rollup } from "vite";
import { existsSync, readdirSync } from "node:fs";
import { notices } from "./build/notices.ts";
import { chunkName, early, localTransport, mergeStyles, serviceWorker, uniqueNames } from "./build/plugins.ts";

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

/** Many pages of the edition show boards, but not a table: what they share is in one file. */
const LOCAL_CHUNKS = [CHUNKS[0]!, { name: "boards", test: /\/src\/(games\/\w+\.(svelte|ts)|tiles\/\w+\.ts)$/, priority: 2 }];

/** The licences of everything that is in the build. */
const NOTICES = notices("build/fonts.txt", "../LICENSE");

/** The edition without a server: files for any static host, whose names change with their content. */
const LOCAL = {
  base: "./",
  plugins: [svelte(), localTransport("src/net/transport.ts", "src/local/transport.ts"), NOTICES],
  define: { __ENGINE__: process.env.TILEWRIGHT_ENGINE ?? '{ "folder": "engine", "bytes": 1 }' },
  worker: { format: "es" as const },
  build: {
    outDir: process.env.TILEWRIGHT_STATIC ?? "../dist/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: LOCAL_CHUNKS } }, checks: { bundlerTimings: false } },
  },
};

const ONLINE = {
  plugins: [
    svelte(),
    mergeStyles("src/pages/TablePage.svelte", GAMES),
    early("src/inline.ts", "src/pages/TablePage.svelte", GAMES),
    serviceWorker("src/sw.js"),
    uniqueNames(),
    NOTICES,
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
        chunkFileNames: (chunk: Rollup.PreRenderedChunk) => `assets/${chunkName(chunk)}.js`,
        assetFileNames: "assets/[name][extname]",
      },
      checks: { bundlerTimings: false }, // which machine is slow is no concern of a build
    },
  },
  // Scripts import each other by relative paths, whatever address the server gives them.
  experimental: {
    renderBuiltUrl: (file: string) => (file.endsWith(".js") ? { relative: true as const } : undefined),
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
};

export default defineConfig(({ mode }) => (mode === "static" ? LOCAL : ONLINE));
