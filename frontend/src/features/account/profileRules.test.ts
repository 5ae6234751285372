import { expect, test } from "vitest";
import { changeOf, checkProfile, emptyProfile, isEdited, rebase, valuesOf } from "./profileRules.ts";

const named = { ...emptyProfile, full_name: "Ruth Amber" };

test("only the full name is required", () => {
  expect(checkProfile(named)).toEqual({});
  expect(checkProfile({ ...named, full_name: "  " })).toEqual({ full_name: "Enter your full name." });
});

test("a website is completed, and what is no website gets an error", () => {
  const check = (website: string) => Object.keys(checkProfile({ ...named, website }));
  const good = [
    "https://ruth.example",
    " https://ruth.example ",
    "ruth.example",
    "www.ruth.example/plays",
    "ruth.example:80",
  ];
  expect(good.flatMap(check)).toEqual([]);
  const odd = [
    "javascript:alert(1)",
    "mailto:ruth@ruth.example",
    "ruth",
    "my website",
    "https://",
    "ftp://ruth.example",
  ];
  expect(odd.flatMap(check)).toEqual(odd.map(() => "website"));
});

test("a website without https:// is saved with it", () => {
  const saved = (website: string) =>
    changeOf({ read: named, values: { ...named, website } }, { isNamed: true }).website;
  expect(saved(" example.com ")).toBe("https://example.com");
  expect(saved("ruth.example/plays")).toBe("https://ruth.example/plays");
  expect(saved("http://ruth.example")).toBe("http://ruth.example");
});

test("a text that's too long gets an error at its field, with the limit", () => {
  expect(checkProfile({ ...named, pen_name: "x".repeat(201), phone: "1".repeat(61) })).toEqual({
    pen_name: "Use at most 200 characters.",
    phone: "Use at most 60 characters.",
  });
});

test("a full name has at most 80 characters", () => {
  const check = (full_name: string) => checkProfile({ ...emptyProfile, full_name });
  expect(check("x".repeat(80))).toEqual({});
  expect(check("x".repeat(81))).toEqual({ full_name: "Use at most 80 characters." });
});

test("fields that the profile lacks are filled from the account", () => {
  const fallback = { ...emptyProfile, full_name: "Ruth Amber" };
  expect(valuesOf({ pen_name: "R. A." }, fallback)).toEqual({ ...fallback, pen_name: "R. A." });
  expect(valuesOf({ full_name: "" }, fallback).full_name).toBe("");
});

test("only changed fields are saved, and only if they are still as they were read", () => {
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

test("an edit takes in changes made elsewhere, keeps what was typed, and names fields changed in both places", () => {
  const edit = { read: named, values: { ...named, full_name: "Ruth A.", agent: "Quill", phone: "1" } };
  const saved = { ...named, full_name: "Ruth Ember", agent: "Quill", bio: "Writes." };
  expect(rebase(edit, saved)).toEqual({
    read: saved,
    values: { ...saved, full_name: "Ruth A.", phone: "1" },
    newer: ["full_name"],
  });
});
