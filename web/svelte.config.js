import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const named = new Map();

/** Name the class that keeps styles to their component: shortly, as it stands at every element. */
function cssHash({ hash, css, filename }) {
  const name = `s${hash(css).slice(0, 4)}`;
  const other = named.get(name);
  if (other && other !== filename) throw new Error(`${other} and ${filename} have one class: ${name}`);
  named.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
