import { expect, test } from "vitest";
import { withCapitalsOf } from "./replacedCapitals.ts";
import { emptyQuery } from "./searchQuery.ts";

/** Returns what each found text becomes. */
const replaced = (text: string, replacement: string, found: readonly string[], language?: string) =>
  found.map((each) => withCapitalsOf(each, { ...emptyQuery, text }, replacement, language));

test("a replacement gets the capitals of what it replaces", () => {
  expect(replaced("ruth", "ada", ["ruth", "Ruth", "RUTH"])).toEqual(["ada", "Ada", "ADA"]);
  expect(replaced("ruth", "Ada", ["ruth", "Ruth", "RUTH"])).toEqual(["Ada", "Ada", "ADA"]);
  expect(replaced("Ruth", "Ada Moss", ["RUTH", "ruth"])).toEqual(["ADA MOSS", "Ada Moss"]);
  expect(replaced("mrs. smith", "“miss” jones", ["Mrs. Smith", "MRS. SMITH"])).toEqual([
    "“Miss” jones",
    "“MISS” JONES",
  ]);
});

test("text that was found as it was typed is replaced by what was typed", () => {
  expect(replaced("RUTH", "Ruth", ["RUTH", "ruth"])).toEqual(["Ruth", "Ruth"]);
  expect(replaced("RUTH", "Ada", ["RUTH"])).toEqual(["Ada"]);
  expect(replaced("Ruth", "ada", ["Ruth"])).toEqual(["ada"]);
});

test("a single capital, and text without letters, change nothing but the first letter", () => {
  expect(replaced("i", "we", ["I", "i"])).toEqual(["We", "we"]);
  expect(replaced("...", "no", ["…"])).toEqual(["no"]);
  expect(replaced("ruth", "", ["RUTH"])).toEqual([""]);
});

test("capitals are those of the play's language", () => {
  expect(replaced("ayla", "ilkim", ["AYLA", "Ayla"], "tr")).toEqual(["İLKİM", "İlkim"]);
  expect(replaced("άννα", "μαρία", ["ΆΝΝΑ"], "el")).toEqual(["ΜΑΡΙΑ"]);
});

test("where case matters, and with a regular expression, the replacement stays as typed", () => {
  for (const option of ["matchCase", "isPattern"] as const)
    expect(withCapitalsOf("RUTH", { ...emptyQuery, text: "ruth", [option]: true }, "ada")).toBe("ada");
});
