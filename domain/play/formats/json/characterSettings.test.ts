import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { documentOf, readPlay } from "../../document/document.ts";
import type { Play } from "../../play.ts";
import { readJson } from "./readJson.ts";
import { writeJson } from "./writeJson.ts";

const play = generatePlay({ seed: 3, speeches: 5 });
const written: Play = {
  ...play,
  characterSettings: { colors: { "mrs. smith": "blue", tom: "a color of the future" }, ignored: ["HAMELT", "Tom"] },
};

test("a document and its JSON keep colors and ignored spellings", () => {
  expect(readPlay(documentOf(written))).toEqual(written);
  expect(readJson(new TextEncoder().encode(writeJson(written))).play).toEqual(written);
});

test("a play without them comes back without them", () => {
  expect(readJson(new TextEncoder().encode(writeJson(play))).play).not.toHaveProperty("characterSettings");
  expect(readPlay(documentOf(play))).not.toHaveProperty("characterSettings");
});
