import { expect, test } from "vitest";
import { commonPasswords } from "#domain/account/commonPasswords.ts";
import { passwordChecklist } from "./passwordChecklist.ts";

const common = commonPasswords();
const owner = { email: "ruth@example.org", fullName: "Ruth Amber" };

test.each([
  ["", ["open", "open", "open", "open"]],
  ["lamp", ["missing", "met", "met", "met"]],
  ["password1", ["met", "missing", "met", "met"]],
  ["abababab", ["met", "met", "missing", "met"]],
  ["ruthamber", ["met", "met", "met", "missing"]],
  ["three ghosts at noon", ["met", "met", "met", "met"]],
])("shows what %j still lacks while you type it", (password, states) => {
  expect(passwordChecklist(password, common, owner).map(({ state }) => state)).toEqual(states);
});

test("whether a password is common stays open until the list has loaded", () => {
  expect(passwordChecklist("hunter22", undefined, owner).map(({ state }) => state)).toEqual([
    "met",
    "open",
    "met",
    "met",
  ]);
});
