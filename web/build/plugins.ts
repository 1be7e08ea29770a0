/** What Vite does not do by itself: names of chunks, the service worker, early requests. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin, type Rollup } from "vite";

/** Sources whose own name is not unique: those of a game need its id, catalogues their language. */
const SHARED_NAME = /\/(?:games|i18n)\/([\w-]+)\/(?!index\.)([\w-]+)\.\w+(?:\?raw)?$/;
/** Sources that the first script of a page requests: pictures of games, and catalogues. */
const SOURCE = /games\/\w+\/index\.ts$|base\/[\w-]+\.ts$|[\w-]+\/[\w-]+\.ftl(?=\?raw$)/;

/** Return the name of a chunk, without folder and extension: `hu-azul`, `azul-samples`, `LobbyPage`. */
export function chunkName({ name, facadeModuleId }: Pick<Rollup.PreRenderedChunk, "name" | "facadeModuleId">): string {
  const [, folder, file] = SHARED_NAME.exec(facadeModuleId ?? "") ?? [];
  return folder ? `${folder}-${file}` : name;
}

/** Refuse two chunks of one name: the bundler would number them, and a number may move to the other file. */
export function uniqueNames(): Plugin {
  return {
    name: "unique-names",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.fileName !== `assets/${chunkName(chunk)}.js`) {
          throw new Error(`the name of ${chunk.fileName} is taken: give ${chunk.facadeModuleId} another`);
        }
      }
    },
  };
}

/** Put one module in the place of another: how the client reaches its tables. */
export function localTransport(remote: string, local: string): Plugin {
  const [from, to] = [resolve(remote), resolve(local)];
  return {
    name: "local-transport",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.endsWith("/transport") || !importer || resolve(importer) === to) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === from ? to : found;
    },
  };
}

/** The styles of all pages, apart from those that only pages other than a table use. */
const STYLES = { table: "assets/style.css", pages: "assets/pages.css" };

/**
 * Merge the styles of all components into two files, because every file costs a request: one for what
 * a table needs at once, one for everything else.
 */
export function mergeStyles(table: string, games: readonly string[]): Plugin {
  return {
    name: "merge-styles",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sources = ["/src/main.ts", table, ...games.map((game) => `/games/${game}/index.ts`)];
        const early = new Set(sources.flatMap((source) => stylesOf(bundle, source)));
        const all = Object.keys(bundle).filter((name) => name.endsWith(".css"));
        const late = all.filter((name) => !early.has(name)).sort();
        const texts = { table: join(bundle, early), pages: join(bundle, late) };
        rename(bundle, early, STYLES.table);
        rename(bundle, late, STYLES.pages);
        for (const name of all) delete bundle[name];
        this.emitFile({ type: "asset", fileName: STYLES.table, source: texts.table });
        this.emitFile({ type: "asset", fileName: STYLES.pages, source: texts.pages });
      },
    },
  };
}

/** Return the style sheets of the file of a module, and of what it needs at once. */
function stylesOf(bundle: Rollup.OutputBundle, source: string): string[] {
  const files = filesOf(bundle, source).map((name) => bundle[name]);
  return files.flatMap((file) => (file?.type === "chunk" ? [...(file.viteMetadata?.importedCss ?? [])] : []));
}

function join(bundle: Rollup.OutputBundle, names: Iterable<string>): string {
  return [...names].map((name) => String(content(bundle[name])).trim()).join("\n");
}

/** Let scripts and pages ask for a style sheet under another name. */
function rename(bundle: Rollup.OutputBundle, names: Iterable<string>, name: string): void {
  for (const old of names) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") file.code = file.code.replaceAll(`/${old}"`, `/${name}"`);
      else if (file.fileName.endsWith(".html")) file.source = String(file.source).replaceAll(`/${old}"`, `/${name}"`);
    }
  }
}

/** Write sw.js from its source, with the files that make up the shell and a digest of their content. */
export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const digest = createHash("sha256");
        const files = Object.keys(bundle).sort();
        for (const name of files) digest.update(name).update(content(bundle[name]));
        // The list of files still has the styles as they were before mergeStyles.
        const shell = [...files.filter((name) => /^assets\/.*\.js$/.test(name)), ...Object.values(STYLES)].sort();
        const text = readFileSync(source, "utf-8")
          .replace("__VERSION__", JSON.stringify(digest.digest("hex").slice(0, 12)))
          .replace("__FILES__", JSON.stringify(["/index.html", ...shell.map((name) => `/${name}`)]));
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
      },
    },
  };
}

function content(file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string | Uint8Array {
  return file?.type === "chunk" ? file.code : (file?.source ?? "");
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
        index.source = index.source.replace("</head>", `${stylesheet(STYLES.pages)}</head>`);
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
  const links = filesOf(bundle, source)
    .filter((file) => !page.includes(`="/${file}"`))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return page.replace("</head>", `${links.join("")}</head>`);
}

/** Return the files with a module and with what it needs at once. */
function filesOf(bundle: Rollup.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (found.length === 0) throw new Error(`there is no ${source}`);
  return [...new Set(found.flatMap(({ fileName, imports }) => [fileName, ...imports]))];
}

function stylesheet(file: string): string {
  return `  <link rel="stylesheet" crossorigin href="/${file}">\n  `;
}
