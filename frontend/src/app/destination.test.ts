import { expect, test } from "vitest";
import { destinationOf } from "./destination.ts";

test("leads back to where the guard met somebody", () => {
  expect(destinationOf({ from: "/editor/abc?x=1#y" })).toBe("/editor/abc?x=1#y");
});

test.each([
  undefined,
  null,
  "x",
  {},
  { from: 7 },
  { from: "https://evil.example" },
  { from: "//evil" },
  { from: "/\\evil" },
])("%j leads to the plays", (state) => {
  expect(destinationOf(state)).toBe("/dashboard");
});
