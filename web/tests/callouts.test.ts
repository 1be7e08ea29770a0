import { describe, expect, it } from "vitest";
import { drawArrow, placeNumbers, RADIUS, type Box } from "../src/pages/callouts";

const square = (x: number, y: number): Box => ({ x, y, width: 40, height: 40 });

describe("numbers", () => {
  it("are at the top left corner of what they name", () => {
    expect(placeNumbers([{ box: square(100, 100) }], 400, 400)).toEqual([[98, 98]]);
  });

  it("stay inside the picture", () => {
    const [[x, y] = []] = placeNumbers([{ box: square(-20, -20) }], 400, 400);
    expect([x, y].every((value) => value! > 0)).toBe(true);
  });

  it("do not cover each other", () => {
    const box = square(100, 100);
    const [one, other] = placeNumbers([{ box }, { box }], 400, 400);
    expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeGreaterThan(2 * RADIUS);
  });

  it("prefer a corner that belongs to the shape", () => {
    const contains = ([x]: [number, number]) => x > 120;
    const [[x] = []] = placeNumbers([{ box: square(100, 100), contains }], 400, 400);
    expect(x).toBeGreaterThan(120);
  });
});

describe("numbers of small things", () => {
  const small = { box: { x: 100, y: 100, width: 20, height: 20 } };

  it("leave them visible", () => {
    const [[x, y] = []] = placeNumbers([small], 400, 400);
    expect(Math.hypot(110 - x!, 110 - y!)).toBeGreaterThan(2 * RADIUS);
  });

  it("leave room for them at the corner of larger ones", () => {
    const [[x, y] = []] = placeNumbers([{ box: { x: 110, y: 110, width: 90, height: 60 } }, small], 400, 400);
    expect([x, y]).not.toEqual([108, 108]);
  });
});

describe("arrows", () => {
  it("lead from edge to edge", () => {
    const { shaft, head } = drawArrow(square(0, 0), square(200, 0));
    expect(shaft).toMatch(/^M43\.0 20\.0 /);
    expect(head).toMatch(/^M197\.0 20\.0 /);
  });

  it("lead from middle to middle between neighbours", () => {
    const { shaft, head } = drawArrow(square(0, 0), square(42, 0));
    expect(shaft).toMatch(/^M20\.0 20\.0 /);
    expect(head).toMatch(/^M62\.0 20\.0 /);
  });
});
