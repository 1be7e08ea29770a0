/**
 * Compile Python sources for the interpreter that will run them, into one archive:
 * `node pack.mjs SOURCES ARCHIVE`. Docstrings and assertions are left out. The archive is compressed as
 * a whole, later.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const COMPILE = `
import io, os, pathlib, py_compile, zipfile

FLAGS = py_compile.PycInvalidationMode.UNCHECKED_HASH

def content(path, name):
    if path.suffix != ".py":
        return name, path.read_bytes()
    py_compile.compile(str(path), "/compiled", name, True, 2, FLAGS)
    return name + "c", pathlib.Path("/compiled").read_bytes()

def pack(folder):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        root = pathlib.Path(folder)
        for path in sorted(root.rglob("*")):
            if path.is_file():
                name, data = content(path, path.relative_to(root).as_posix())
                archive.writestr(zipfile.ZipInfo(name), data)
    return packed.getvalue()

pack("/sources")
`;

const [sources, archive] = process.argv.slice(2);
// Positions within lines would be a fifth of the bytes.
const python = await loadPyodide({ env: { HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(sources) }, "/sources");
writeFileSync(archive, python.runPython(COMPILE).toJs());
