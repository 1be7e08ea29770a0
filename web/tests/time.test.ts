import { expect, it } from "vitest";
import { timeText } from "../src/play/time";

it("tells time as people do", () => {
  expect(timeText(0)).toBe("0:00.0");
  expect(timeText(9_940)).toBe("0:09.9");
  expect(timeText(10_000)).toBe("0:10");
  expect(timeText(61_000)).toBe("1:01");
  expect(timeText(3_600_000)).toBe("1:00:00");
});
