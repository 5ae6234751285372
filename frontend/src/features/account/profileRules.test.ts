import { expect, test } from "vitest";
import { checkProfile, emptyProfile, isSameProfile, valuesOf } from "./profileRules.ts";

test("everything may be left empty", () => {
  expect(checkProfile(emptyProfile)).toEqual({});
});

test("a website is a whole address", () => {
  const check = (website: string) => checkProfile({ ...emptyProfile, website });
  expect([check("https://ruth.example"), check(" https://ruth.example ")]).toEqual([{}, {}]);
  expect(["ruth.example", "javascript:alert(1)"].map((website) => Object.keys(check(website)))).toEqual([
    ["website"],
    ["website"],
  ]);
});

test("what is too long is said beside its field, with how much has room", () => {
  expect(checkProfile({ ...emptyProfile, pen_name: "x".repeat(201), phone: "1".repeat(61) })).toEqual({
    pen_name: "Use at most 200 characters.",
    phone: "Use at most 60 characters.",
  });
});

test("a full name has at most 80 letters", () => {
  const check = (full_name: string) => checkProfile({ ...emptyProfile, full_name });
  expect(check("x".repeat(80))).toEqual({});
  expect(check("x".repeat(81))).toEqual({ full_name: "Use at most 80 characters." });
});

test("what a profile does not say comes from the account", () => {
  const fallback = { ...emptyProfile, full_name: "Ruth Amber" };
  expect(valuesOf({ pen_name: "R. A." }, fallback)).toEqual({ ...fallback, pen_name: "R. A." });
  expect(valuesOf({ full_name: "" }, fallback).full_name).toBe("");
});

test("two profiles are the same when every field is", () => {
  expect(isSameProfile(emptyProfile, { ...emptyProfile })).toBe(true);
  expect(isSameProfile(emptyProfile, { ...emptyProfile, agent: "Quill" })).toBe(false);
});
