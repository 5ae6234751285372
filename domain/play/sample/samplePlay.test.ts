import { expect, test } from "vitest";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { countPlay } from "../count.ts";
import { readFountain } from "../formats/fountain/readFountain.ts";
import { blockKinds } from "../play.ts";
import { samplePlay } from "./samplePlay.ts";
import { theLastBulb } from "./theLastBulb.ts";

const sample = samplePlay(numberedIds());

test("the sample is a ten-minute play for three characters", () => {
  const { words, parts, scenes } = countPlay(sample);
  expect(words).toBeGreaterThan(1300);
  expect(words).toBeLessThan(1700);
  expect(scenes).toBe(2);
  expect(parts.map(({ name }) => name).sort()).toEqual(["IVY", "MR. PELL", "NOOR"]);
});

test("it shows every kind of line that a one-act play needs", () => {
  const shown = new Set(sample.blocks.map(({ kind }) => kind));
  expect(blockKinds.filter((kind) => !shown.has(kind))).toEqual(["act", "pageBreak"]);
  expect(sample.blocks.some((block) => block.simultaneous)).toBe(true);
});

test("its characters teach the keys", () => {
  for (const key of ["Press Enter", "press Tab", "Control and S", "Export"]) expect(theLastBulb).toContain(key);
});

test("the import needed no guesses", () => {
  expect(readFountain(theLastBulb, numberedIds()).notices).toEqual([]);
});
