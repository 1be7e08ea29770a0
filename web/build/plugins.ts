/** What Vite does not do by itself: the service worker with its list of files, and packed forms. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
const LEAST = 512;

/** Write sw.js from its source, with the files that make up the shell. */
export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => /^assets\/.*\.(css|js)$/.test(name))
          .map((name) => `/${name}`)
          .sort();
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const text = readFileSync(source, "utf-8")
          .replace("__VERSION__", JSON.stringify(version))
          .replace("__FILES__", JSON.stringify(["/index.html", ...files]));
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
      },
    },
  };
}

/** Put a packed form beside every text that gains by it. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
          if (!TEXT.test(name)) continue;
          const text = readFileSync(join(folder, name));
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          const small = brotliCompressSync(text, { params });
          if (text.length >= LEAST) writeFileSync(join(folder, `${name}.br`), small);
        }
      },
    },
  };
}
