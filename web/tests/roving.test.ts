import { describe, expect, it } from "vitest";
import { nearest } from "../src/play/roving";

const GRID = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 110, y: 105 },
];

describe("arrow keys", () => {
  it("go to the nearest place in their direction", () => {
    expect(nearest({ x: 0, y: 0 }, GRID, "ArrowRight")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, GRID, "ArrowDown")).toBe(2);
    expect(nearest({ x: 110, y: 105 }, GRID, "ArrowLeft")).toBe(2);
    expect(nearest({ x: 110, y: 105 }, GRID, "ArrowUp")).toBe(1);
  });

  it("stay where nothing lies further on", () => {
    expect(nearest({ x: 0, y: 0 }, GRID, "ArrowLeft")).toBe(-1);
    expect(nearest({ x: 0, y: 0 }, GRID, "Enter")).toBe(-1);
  });

  it("rather go far than astray", () => {
    const places = [
      { x: 30, y: 60 },
      { x: 90, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, places, "ArrowRight")).toBe(1);
  });
});
