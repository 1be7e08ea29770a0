/** Python in a worker: the interpreter, the package of the rules, and the driver of the tables. */

/** The folder of the interpreter's files, their sizes, and the archives among them. */
declare const __ENGINE__: { folder: string; bytes: number };

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport<Module>(name: string): Module;
}

/** The functions of `tilewright.browser.engine`. */
export interface Engine {
  start(kept: string): void;
  handle(event: string): string;
  warm(): void;
  think(line: string, report: (part: number) => void): string;
}

/** A file of the engine could not be loaded. */
export class MissingFile extends Error {}

/** Added to the names of files that are compressed already: not every host does it. */
const PACKED = ".packed";
const WASM = "application/wasm";
const PACKAGES = "/packages";

/** Return the folder that holds the edition. */
export const FOLDER = new URL("../", self.location.href).href;

/** Load everything; report how much of it is here. */
export async function loadEngine(report: (done: number, total: number) => void): Promise<Engine> {
  const at = `${FOLDER}${__ENGINE__.folder}/`;
  let done = 0;
  const fetchPlain = self.fetch.bind(self);
  let miss: (address: string) => void = () => {};
  const missing = new Promise<never>((_, reject) => (miss = (address) => reject(new MissingFile(address))));
  const load = async (input: RequestInfo | URL): Promise<Response> => {
    const address = String(input instanceof Request ? input.url : input);
    const response = await fetchPlain(address + PACKED).catch(() => null);
    if (!response?.ok || !response.body) {
      miss(address);
      throw new MissingFile(address);
    }
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        done += chunk.length;
        report(Math.min(done, __ENGINE__.bytes), __ENGINE__.bytes);
        controller.enqueue(chunk);
      },
    });
    response.body.pipeTo(count.writable).catch(() => miss(address)); // it broke off
    const headers = { "Content-Type": address.endsWith(".wasm") ? WASM : "application/zip" };
    const unpack = new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array>;
    return new Response(count.readable.pipeThrough(unpack), { headers });
  };
  self.fetch = load;
  try {
    return await Promise.race([startPython(at, load), missing]); // without a file, Pyodide waits for ever
  } finally {
    self.fetch = fetchPlain;
  }
}

/** Start the interpreter with what is in a folder, and unpack the package. */
async function startPython(at: string, load: (address: string) => Promise<Response>): Promise<Engine> {
  const archive = load(`${at}packages.zip`).then((found) => found.arrayBuffer());
  archive.catch(() => {}); // reported below
  const { loadPyodide } = (await import(/* @vite-ignore */ `${at}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const python = await loadPyodide({
    indexURL: at,
    stdLibURL: `${at}python_stdlib.zip`,
    lockFileContents: EMPTY,
    env: { HOME: "/home" },
  });
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  python.pyimport<{ path: { insert(at: number, folder: string): void } }>("sys").path.insert(0, PACKAGES);
  return python.pyimport<Engine>("tilewright.browser.engine");
}

/** No packages are loaded by name. */
const EMPTY = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.0", version: "0" },
  packages: {},
});
