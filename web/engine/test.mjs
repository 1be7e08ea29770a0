/**
 * Run tests of the match core under Pyodide: `node test.mjs REPOSITORY SITE-PACKAGES FILE...`. Packages for
 * testing are plain Python, so those of the developer's environment serve.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const RUN = `
import os, sys

os.environ |= {"TILEWRIGHT_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
os.chdir("/repository")
sys.dont_write_bytecode = True
sys.path[:0] = ["/wheels", "/repository/src", "/repository"]
sys.path.append("/site-packages")

def run(files):
    import pytest
    options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--noconftest", "--color=no"]
    return int(pytest.main([*options, *files]))

run
`;

const [repository, packages, ...files] = process.argv.slice(2);
const wheels = join(dirname(fileURLToPath(import.meta.url)), "node_modules", ".wheels");
const python = await loadPyodide({ env: { HOME: "/home", TZ: "UTC" } });
for (const name of readdirSync(wheels)) {
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), "zip", { extractDir: "/wheels" });
}
for (const [at, root] of [["/repository", repository], ["/site-packages", packages]]) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, at);
}
process.exitCode = python.runPython(RUN)(files);
