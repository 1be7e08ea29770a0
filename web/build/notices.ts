/** The licences of everything that ends up in the build, as one text file. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

type Package = { name: string; version: string; license: string; folder: string };

/** Return the packages from which modules come, sorted by name. */
export function packagesOf(moduleIds: Iterable<string>): Package[] {
  const folders = new Map<string, string>();
  for (const id of moduleIds) {
    const [, folder, name] = PACKAGE.exec(id.replace(/^\0/, "").replaceAll("\\", "/")) ?? [];
    if (folder && name) folders.set(name, folder);
  }
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, folder]) => {
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
    return { name, version, license, folder };
  });
}

/** Return the text of a package's licence; the licence of Tilewright itself for the same one. */
function licenceText({ name, license, folder }: Package, own: string): string {
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (file) return readFileSync(join(folder, file), "utf-8").trim();
  if (license === "Apache-2.0") return own;
  throw new Error(`${name} comes without the text of its licence`);
}

/** Write licences.txt: fonts first, then every package of which something is in the build. */
export function notices(fonts: string, licence: string): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const own = existsSync(licence) ? readFileSync(licence, "utf-8").trim() : "";
      const ids = Object.values(bundle).flatMap((each) => (each.type === "chunk" ? each.moduleIds : []));
      const parts = packagesOf(ids).map((each) => {
        return `${each.name} ${each.version} (${each.license})\n\n${licenceText(each, own)}`;
      });
      const source = [readFileSync(fonts, "utf-8").trim(), ...parts].join(`\n\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}
