/** What Vite does not do by itself: the service worker with its files, early requests, packed forms. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin, type Rollup } from "vite";

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
const LEAST = 512;
/** What the first script of a page asks for: pictures of games, and catalogues. */
const SOURCE = /games\/\w+\/index\.ts$|first\/[\w-]+\.ts$|[\w-]+\/[\w-]+\.ftl(?=\?raw$)/;

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

/**
 * Put a script into every page that does not wait for any file. A table has a page of its own, which
 * loads all that a table needs at once; where its game is known, another with the game's pictures.
 */
export function early(first: string, table: string, games: readonly string[]): Plugin {
  return {
    name: "early",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no page");
        const script = await inline(first, bundle);
        index.source = String(index.source).replace("<title>", () => `${script}<title>`);
        const plain = preload(index.source, bundle, table);
        this.emitFile({ type: "asset", fileName: "table.html", source: plain });
        for (const game of games) {
          const source = preload(plain, bundle, `/games/${game}/index.ts`);
          const known = source.replace("<html", `<html data-game="${game}"`);
          this.emitFile({ type: "asset", fileName: `table-${game}.html`, source: known });
        }
      },
    },
  };
}

/** Return the element of a script that knows which file has a game's pictures or a catalogue. */
async function inline(script: string, bundle: Rollup.OutputBundle): Promise<string> {
  const files: Record<string, string> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    const source = SOURCE.exec(chunk.facadeModuleId ?? "")?.[0];
    if (source) files[source] = `/${chunk.fileName}`;
  }
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { FILES: JSON.stringify(files) },
    build: { write: false, target: "es2022", rolldownOptions: { input: script, output: { format: "iife" } } },
  });
  const [{ code }] = (built as Rollup.RollupOutput).output;
  return `<script>${code.trim()}</script>\n    `;
}

/** Add links to the file of a module, and to what it needs at once, to a page. */
function preload(page: string, bundle: Rollup.OutputBundle, source: string): string {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (found.length === 0) throw new Error(`there is no ${source}`);
  const files = new Set(found.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  const links = [...files]
    .filter((file) => !page.includes(`="/${file}"`))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return page.replace("</head>", `${links.join("")}</head>`);
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
          if (text.length < LEAST) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
        }
      },
    },
  };
}
