import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { layouts } from "../../layout/designs/layouts.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import type { PageLayout, Play } from "../../play.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { readJson } from "./readJson.ts";
import { writeJson } from "./writeJson.ts";

const play = generatePlay({ seed: 2, speeches: 5 });
const throughJson = (one: Play): Play => readJson(new TextEncoder().encode(writeJson(one))).play;

test.each<PageLayout>([
  { layout: "us-manuscript", paper: "a4" },
  { paper: "a4" },
  { layout: "hologram" },
  { layout: "uk", name: "Mine", changes: { "cue.bold": true, "font.size": 11, "marks.more": "", "cue.color": "red" } },
  {},
])("JSON keeps the page layout %o", (pageLayout) => {
  expect(throughJson({ ...play, pageLayout })).toEqual({ ...play, pageLayout });
});

test("a play without a page layout comes back without one", () => {
  expect(throughJson(play)).toEqual(play);
  expect(throughJson(play)).not.toHaveProperty("pageLayout");
});

test("a file from before there were page layouts is read as Guild modern on Letter", () => {
  const older = writeJson(play).replace('"version":9', '"version":1');
  expect(older).toContain('"version":1');
  const read = readJson(new TextEncoder().encode(older)).play;
  expect(read).toEqual(play);
  expect(layoutOf(read)).toBe(layouts["guild-modern"]);
});

test("a file is written in the play's own layout, unless another is given", async () => {
  const createdAt = new Date(0);
  const own: Play = { ...play, pageLayout: { layout: "us-manuscript" } };
  const { bytes } = await writePlayFile(own, "docx", { createdAt });
  const asGiven = await writePlayFile(play, "docx", { createdAt, layout: layouts["us-manuscript"] });
  const byDefault = await writePlayFile(play, "docx", { createdAt });
  expect(bytes).toEqual(asGiven.bytes);
  expect(bytes).not.toEqual(byDefault.bytes);
});
