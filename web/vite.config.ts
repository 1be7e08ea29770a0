import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed, serviceWorker } from "./build/plugins.ts";

const server = process.env.TILEWRIGHT_SERVER ?? "http://127.0.0.1:8600";

export default defineConfig({
  plugins: [svelte(), serviceWorker("src/sw.js"), packed()],
  build: {
    outDir: process.env.TILEWRIGHT_WEB ?? "../src/tilewright/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  preview: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
