import { expect, it } from "vitest";
import { timeText, wholeText } from "../src/play/time";

it("tells time as people do", () => {
  expect(timeText(0)).toBe("0:00.0");
  expect(timeText(9_940)).toBe("0:09.9");
  expect(timeText(10_000)).toBe("0:10");
  expect(timeText(61_000)).toBe("1:01");
  expect(timeText(3_600_000)).toBe("1:00:00");
});

it("tells how long something has lasted in whole seconds", () => {
  expect(wholeText(-3)).toBe("0:00");
  expect(wholeText(9_940)).toBe("0:09");
  expect(wholeText(61_000)).toBe("1:01");
});
