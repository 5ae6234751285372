import { expect, test } from "vitest";
import { changeOf, checkProfile, emptyProfile, isEdited, rebase, valuesOf } from "./profileRules.ts";

const named = { ...emptyProfile, full_name: "Ruth Amber" };

test("everything but the full name may be left empty", () => {
  expect(checkProfile(named)).toEqual({});
  expect(checkProfile({ ...named, full_name: "  " })).toEqual({ full_name: "Enter your full name." });
});

test("a website is a whole address", () => {
  const check = (website: string) => checkProfile({ ...named, website });
  expect([check("https://ruth.example"), check(" https://ruth.example ")]).toEqual([{}, {}]);
  expect(["ruth.example", "javascript:alert(1)"].map((website) => Object.keys(check(website)))).toEqual([
    ["website"],
    ["website"],
  ]);
});

test("what is too long is said beside its field, with how much has room", () => {
  expect(checkProfile({ ...named, pen_name: "x".repeat(201), phone: "1".repeat(61) })).toEqual({
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

test("only what was changed is saved, on the condition that it is still as it was read", () => {
  const values = { ...named, agent: "Quill", website: " https://ruth.example " };
  const isNamed = true;
  expect(changeOf({ read: named, values }, { isNamed })).toEqual({
    agent: "Quill",
    website: "https://ruth.example",
    expected: { agent: "", website: "" },
  });
  expect(changeOf({ read: named, values: named }, { isNamed })).toEqual({ expected: {} });
  expect(changeOf({ read: named, values: named }, { isNamed: false })).toEqual({
    full_name: "Ruth Amber",
    expected: { full_name: "Ruth Amber" },
  });
  expect([isEdited({ read: named, values }), isEdited({ read: named, values: { ...named } })]).toEqual([true, false]);
});

test("an edit takes over what was changed elsewhere, keeps what was typed, and names what was changed in both", () => {
  const edit = { read: named, values: { ...named, full_name: "Ruth A.", agent: "Quill", phone: "1" } };
  const saved = { ...named, full_name: "Ruth Ember", agent: "Quill", bio: "Writes." };
  expect(rebase(edit, saved)).toEqual({
    read: saved,
    values: { ...saved, full_name: "Ruth A.", phone: "1" },
    newer: ["full_name"],
  });
});
