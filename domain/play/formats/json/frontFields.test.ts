import { expect, test } from "vitest";
import { dialogue, playWith } from "#tests/support/playBuilder.ts";
import { emptyFront, frontFields } from "../../front/frontFields.ts";
import { frontTable } from "../../front/frontTable.ts";
import { playFormatVersion } from "./playSchema.ts";
import { readJson } from "./readJson.ts";
import { writeJson } from "./writeJson.ts";

const read = (text: string) => readJson(new TextEncoder().encode(text)).play;
const title = { title: "The Lamp" };

test("a file keeps the translator, and one from before there was one is read without", () => {
  expect(read(writeJson(playWith({ ...title, translator: "Ann Lee" }, dialogue("Yes.")))).front.translator).toBe(
    "Ann Lee",
  );
  const older = writeJson(playWith(title, dialogue("Yes."))).replace(`"version":${playFormatVersion}`, '"version":6');
  expect(older).not.toContain("translator");
  expect(read(older).front).toEqual({ ...emptyFront, ...title });
});

test("no field is newer than files are, because an earlier release must say that it can't read them", () => {
  expect(Math.max(...frontFields.map((field) => frontTable[field].since))).toBeLessThanOrEqual(playFormatVersion);
});
