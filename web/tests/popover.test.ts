import { expect, it } from "vitest";
import { shiftBeside } from "../src/ui/popover";

const box = (left: number, top: number, width: number, height: number) => {
  return { left, top, right: left + width, bottom: top + height };
};

it("a popover stays where it covers nothing", () => {
  expect(shiftBeside(box(0, 50, 200, 100), box(300, 60, 40, 40), 1000)).toEqual([0, 0]);
});

it("a popover moves the shortest way beside what it would cover", () => {
  expect(shiftBeside(box(100, 50, 200, 100), box(120, 60, 40, 200), 1000)).toEqual([68, 0]);
  expect(shiftBeside(box(300, 50, 200, 100), box(460, 60, 60, 200), 1000)).toEqual([-48, 0]);
});

it("a popover moves down where there is no room beside", () => {
  expect(shiftBeside(box(10, 50, 360, 200), box(0, 54, 390, 50), 390)).toEqual([0, 62]);
});
