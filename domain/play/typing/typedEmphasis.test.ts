import { expect, test } from "vitest";
import { typedEmphasis } from "./typedEmphasis.ts";

test.each([
  ["so *late*", { marks: ["italic"], from: 3, length: 1, to: 9 }],
  ["**no**", { marks: ["bold"], from: 0, length: 2, to: 6 }],
  ["***no***", { marks: ["bold", "italic"], from: 0, length: 3, to: 8 }],
  ["_The Lamp_", { marks: ["underline"], from: 0, length: 1, to: 10 }],
  ["(*a b*", { marks: ["italic"], from: 1, length: 1, to: 6 }],
] as const)("the last character of %s closes an emphasis", (text, emphasis) => {
  expect(typedEmphasis(text)).toEqual(emphasis);
});

test.each(["**no*", "***no**", "2 * 3 *", "a * b*", "snake_case_", "*", "**", "****", "\\*no*", "*no\\*", "a\n*b\nc*"])(
  "%s closes none",
  (text) => {
    expect(typedEmphasis(text)).toBeUndefined();
  },
);
