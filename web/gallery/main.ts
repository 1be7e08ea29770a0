/**
 * A page for those who draw: every tile, and boards of real matches in many states. The address
 * chooses: ?game=azul&sample=middle&theme=dark&pick=source:2/red,line:3@0&hot=floor@0&letters=0
 */
import "../src/fonts/fonts.css";
import "../src/tiles/tokens.css";
import "../src/tiles/tiles.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import Tiles from "./Tiles.svelte";

Object.assign(document.body.style, {
  margin: "0",
  background: "var(--table)",
  color: "var(--ink)",
  font: "400 15px/1.4 var(--text)",
});
const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(asked.has("game") ? Gallery : Tiles, { target: document.body });
