import { expect, test } from "vitest";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import type { LayoutChanges } from "#domain/play/play.ts";
import { layoutRules } from "./layoutRules.ts";

const ruleOf = (changes: LayoutChanges, selector: string, layout = "guild-modern"): string =>
  layoutRules(layoutOf({ pageLayout: { layout, changes } }), [])
    .split("\n")
    .find((rule) => rule.startsWith(`${selector} {`)) ?? "";
const cue = '.manuscript [data-kind="cue"]:not(.is-inner)';
const direction = '.manuscript [data-kind="direction"]:not(.is-inner)';

test("the screen has the settings that a writer has adjusted", () => {
  const changes = { "font.size": 10, lineSpacing: 1.5, "margins.left": 1.5, "cue.left": 1, "cue.align": "left" };
  const sheet = ruleOf(changes, ":root");
  for (const property of ["--margin-left: 144px;", "--manuscript-size: 10pt;"]) expect(sheet).toContain(property);
  expect(Number(/--manuscript-row: ([\d.]+)in/.exec(sheet)?.[1])).toBeCloseTo(15 / 72);
  const name = ruleOf({ ...changes, "cue.bold": true, "cue.capitals": false, "cue.linesBefore": 2 }, cue);
  for (const property of ["--indent: 96px;", "text-align: start;", "text-transform: none;", "font-weight: 700;"])
    expect(name).toContain(property);
  expect(name).toContain("--rows-before: 2;");
});

test("lines of fixed-width type have no room for a character that paper has no room for", () => {
  // 3.75 inches are 40.9 characters at 11 points, so 0.9 of a character isn't used.
  const spare = 96 * (3.75 - (40 * 11) / 120);
  const place = (align: string) => {
    const rule = ruleOf({ "font.size": 11, "direction.left": 2.75, "direction.align": align }, direction);
    return ["indent", "outdent"].map((side) => Number(new RegExp(`--${side}: ([\\d.]+)px`).exec(rule)?.[1]));
  };
  const near = ([indent, outdent]: readonly number[]) => [
    expect.closeTo(indent ?? 0, 1),
    expect.closeTo(outdent ?? 0, 1),
  ];
  expect(place("left")).toEqual(near([264, spare]));
  expect(place("center")).toEqual(near([264 + spare / 2, spare / 2]));
  expect(place("right")).toEqual(near([264 + spare, 0]));
});

test("lines of fixed-width type that end with half a character are as long as on paper", () => {
  expect(ruleOf({}, direction)).toContain("--indent: 312px; --outdent: 0px;");
});

test("lines of proportional type are as long as on paper", () => {
  expect(ruleOf({ "direction.left": 2 }, direction, "uk")).toContain("--indent: 192px; --outdent: 0px;");
});
