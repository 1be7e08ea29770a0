import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { GameUi, Key, Mark, View } from "../src/games/contract";
import azul from "../src/games/azul";
import garden from "../src/games/garden";
import pavilion from "../src/games/pavilion";
import { wholeKey } from "../src/games/keys";
import { type FullSample, samplesOf } from "./samples";

const WIDTHS = [
  { narrow: true, offer: 296, own: 280, other: 280 },
  { narrow: true, offer: 366, own: 346, other: 346 },
  { narrow: false, offer: 596, own: 724, other: 264 },
];

function scene(view: View, marks: Map<Key, Mark>, narrow: boolean) {
  const quiet = () => undefined;
  return { view, marks, point: quiet, pick: quiet, name: (key: Key) => key, letters: true, narrow };
}

interface Element {
  key: Key;
  button: boolean;
  disabled: boolean;
}

function elements(html: string): Element[] {
  return [...html.matchAll(/<g[^>]*data-key="([^"]+)"[^>]*>/g)].map(([tag, key]) => ({
    key: key!,
    button: tag.includes('role="button"'),
    disabled: tag.includes('aria-disabled="true"'),
  }));
}

/** Everything of a table, as it is written for a page. */
function drawTable(ui: GameUi, { view, legal }: FullSample, width: (typeof WIDTHS)[number]) {
  const own = typeof view.actor === "number" ? view.actor : 0;
  const lit = legal.flatMap((action) => ui.path(action, view));
  const marks = new Map(lit.map((key) => [key, { lit: true }] as const));
  const props = scene(view, marks, width.narrow);
  const offer = render(ui.Offer, { props: { ...props, width: width.offer, height: 900 } }).body;
  const boards = view.boards.map((_, seat) => {
    const size = seat === own ? width.own : width.other;
    return render(ui.Board, { props: { ...props, seat, own: seat === own, width: size } }).body;
  });
  return { lit, own, offer, boards };
}

const cases = [azul, pavilion, garden].flatMap((ui) =>
  samplesOf(ui.id).flatMap((sample) =>
    WIDTHS.map((width) => ({ ui, sample, width, title: `${ui.id}, ${sample.name}, ${width.own}` })),
  ),
);

describe.each(cases)("$title", ({ ui, sample, width }) => {
  const { lit, own, offer, boards } = drawTable(ui, sample, width);
  const all = [offer, ...boards].flatMap(elements);

  it("everything that can be chosen is a control, or lies within one", () => {
    const live = all.filter(({ button, disabled }) => button && !disabled).map(({ key }) => key);
    const reached = new Set(live.flatMap((key) => [key, ...ui.within(key, sample.view)]));
    expect(lit.filter((key) => ui.isDrawn(key) && !reached.has(key))).toEqual([]);
  });

  it("no key is a control twice", () => {
    const live = all.filter(({ button }) => button).map(({ key }) => key);
    expect(new Set(live).size).toBe(live.length);
  });

  it("nothing on the boards of others is a control", () => {
    const others = boards.filter((_, seat) => seat !== own).flatMap(elements);
    expect(others.filter(({ button }) => button)).toEqual([]);
  });

  it("what an action moves is found where it starts and where it goes", () => {
    const found = new Set(all.map(({ key }) => key));
    const piles = ["bag", "lid", "tower", "supply"];
    const comesToCentre = (key: Key) => wholeKey(key) === "source:0" && found.has("source:0");
    const there = (key: Key) => found.has(key) || comesToCentre(key) || piles.includes(key);
    const flights = sample.previews.flatMap(({ events }) => ui.flights(events, sample.view));
    expect(flights.flatMap(({ from, to }) => [from, to]).filter((key) => !there(key))).toEqual([]);
  });

  it("pictures are no wider than the room they have", () => {
    const sizes = [offer, boards[own]!].map((html) =>
      Number(/<svg[^>]* width="([\d.]+)"/.exec(html)![1]),
    );
    expect(sizes[0]).toBeLessThanOrEqual(width.offer);
    expect(sizes[1]).toBeLessThanOrEqual(width.own);
    expect([offer, ...boards].join("")).not.toMatch(/NaN|undefined|Infinity|="-[\d.]+" height/);
  });
});

describe.each([azul, pavilion, garden])("the own board of $id", (ui) => {
  it.each([480, 640, 900, 1800])("is as high as %i pixels allow at the width for it", (height) => {
    const { view } = samplesOf(ui.id)[0]!;
    const props = {
      ...scene(view, new Map(), false),
      seat: 0,
      own: true,
      width: ui.widthFor(height, false),
    };
    const html = render(ui.Board, { props }).body;
    const drawn = Number(/<svg[^>]* height="([\d.]+)"/.exec(html)![1]);
    expect(drawn).toBeLessThanOrEqual(height);
    expect(drawn).toBeGreaterThan(0.96 * height);
    expect(props.width).toBeGreaterThan(0.6 * height);
  });
});
