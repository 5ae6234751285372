import { expect, test } from "vitest";
import { passwordChecklist } from "./passwordChecklist.ts";

const owner = { email: "ruth@example.org", fullName: "Ruth Amber" };

test.each([
  ["", ["open", "open", "open", "open"]],
  ["lamp", ["missing", "met", "met", "met"]],
  ["password1", ["met", "missing", "met", "met"]],
  ["abababab", ["met", "met", "missing", "met"]],
  ["ruthamber", ["met", "met", "met", "missing"]],
  ["three ghosts at noon", ["met", "met", "met", "met"]],
])("says while %j is typed what it still lacks", (password, states) => {
  expect(passwordChecklist(password, owner).map(({ state }) => state)).toEqual(states);
});
