import { expect, test } from "vitest";
import { readNumber, showNumber, shownUnit } from "./shownNumber.ts";

test("lengths are in inches on Letter and in millimeters on A4", () => {
  const [inches, millimeters] = [shownUnit("inches", "letter"), shownUnit("inches", "a4")];
  expect([inches.name, millimeters.name]).toEqual(["in", "mm"]);
  expect([showNumber(2.5, inches), showNumber(2.5, millimeters)]).toEqual(["2.5", "63.5"]);
  expect([readNumber("2.75", inches), readNumber("69.85", millimeters)]).toEqual([2.75, 2.75]);
});

test("a length that is shown and typed again is the same to a hundredth of a millimeter", () => {
  const unit = shownUnit("inches", "a4");
  for (let millimeters = 0; millimeters < 200; millimeters += 0.1) {
    const typed = showNumber(millimeters / 25.4, unit);
    expect(Math.abs((readNumber(typed, unit) ?? 99) * 25.4 - Number(typed))).toBeLessThan(0.01);
  }
});

test("sizes and lines are the same on every paper", () => {
  expect(shownUnit("points", "a4")).toEqual(shownUnit("points", "letter"));
  expect(showNumber(14 / 12, shownUnit("times the type size", "a4"))).toBe("1.17");
});

test.each([
  ["1.5", 1.5],
  [" 1,5 ", 1.5],
  [".5", 0.5],
  ["2.", 2],
  ["-1", -1],
  ["", undefined],
  ["1 in", undefined],
  ["1.2.3", undefined],
  ["1e3", undefined],
])("“%s” is read as %s", (typed, number) => {
  expect(readNumber(typed, shownUnit("points", "letter"))).toBe(number);
});
