import { describe, expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { countPlay } from "../countPlay.ts";
import { readFountain } from "../formats/fountain/readFountain.ts";
import { blockKinds, textOf } from "../play.ts";
import { laUltimaBombilla } from "./laUltimaBombilla.ts";
import { samplePlay } from "./samplePlay.ts";
import { theLastBulb } from "./theLastBulb.ts";

const expected = {
  en: {
    script: theLastBulb,
    speakers: ["IVY", "MR. PELL", "NOOR"],
    keys: ["Press Enter", "press Tab", "Control and S", "Export"],
  },
  es: {
    script: laUltimaBombilla,
    speakers: ["IVY", "NOOR", "SR. PELL"],
    keys: ["Presiona Enter", "presiona Tab", "Control y S", "Exportar"],
  },
} as const;

describe.each(interfaceLanguages)("in %s", (language) => {
  const sample = samplePlay(numberedIds(), language);
  const { script, speakers, keys } = expected[language];

  test("the sample is a ten-minute play for three characters", () => {
    const { words, parts, scenes } = countPlay(sample);
    expect(words).toBeGreaterThan(1300);
    expect(words).toBeLessThan(1700);
    expect(scenes).toBe(2);
    expect(parts.map(({ name }) => name).sort()).toEqual(speakers);
  });

  test("it shows every kind of line that a one-act play needs", () => {
    const shown = new Set(sample.blocks.map(({ kind }) => kind));
    expect(blockKinds.filter((kind) => !shown.has(kind))).toEqual(["act", "pageBreak"]);
    expect(sample.blocks.some((block) => block.simultaneous)).toBe(true);
  });

  test("its characters teach the keys", () => {
    for (const key of keys) expect(script).toContain(key);
  });

  test("the import needed no guesses", () => {
    expect(readFountain(script, numberedIds()).notices).toEqual([]);
  });
});

test("the Spanish sample is the same play, speech for speech", () => {
  const speakersIn = (language: "en" | "es") =>
    samplePlay(numberedIds(), language)
      .blocks.filter(({ kind }) => kind === "cue")
      .map((cue) => textOf(cue).replace("SR.", "MR."));
  expect(speakersIn("es")).toEqual(speakersIn("en"));
});
