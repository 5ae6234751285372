import { expect, test } from "vitest";
import { checkProfile, emptyProfile } from "./profileRules.ts";

test("everything may be left empty", () => {
  expect(checkProfile(emptyProfile)).toEqual({});
});

test("a website is a whole address", () => {
  const check = (website: string) => checkProfile({ ...emptyProfile, website });
  expect(check("https://ruth.example")).toEqual({});
  expect(["ruth.example", "javascript:alert(1)"].map((website) => Object.keys(check(website)))).toEqual([
    ["website"],
    ["website"],
  ]);
});

test("what is too long is said beside its field", () => {
  expect(checkProfile({ ...emptyProfile, pen_name: "x".repeat(201) })).toEqual({ pen_name: "This is too long." });
});
