// @vitest-environment page
import { expect, test } from "vitest";
import { destinationOf, saveDestination, savedDestination } from "./destination.ts";

test("leads back to the screen that the guard protected", () => {
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
  { from: "/\t/evil" },
  { from: "javascript:alert(1)" },
])("%j leads to the play list", (state) => {
  expect(destinationOf(state)).toBe("/dashboard");
});

test("remembers for a day where the visitor was going", () => {
  saveDestination(localStorage, "/editor/abc", 1_000);
  expect(savedDestination(localStorage, 2_000)).toBe("/editor/abc");
  expect(savedDestination(localStorage, 1_000 + 24 * 3_600_000)).toBeUndefined();
  saveDestination(localStorage, undefined, 1_000);
  expect(savedDestination(localStorage, 1_000)).toBeUndefined();
});

test.each(["{", "7", '{"path":"//evil","at":1000}', '{"path":"/x"}'])("damaged data leads nowhere: %s", (kept) => {
  localStorage.setItem("after-sign-in", kept);
  expect(savedDestination(localStorage, 1_000)).toBeUndefined();
});
