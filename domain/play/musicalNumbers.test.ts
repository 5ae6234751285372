import { expect, test } from "vitest";
import { act, lyric, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { isActLine } from "./layout/front/actLine.ts";
import { withSongsOf } from "./musicalNumbers.ts";
import type { Block } from "./play.ts";

const centered = (text: string) => ({ kind: "centered" as const, text: [{ text }] });
const blocksOf = (
  ...drafts: Parameters<typeof playWith> extends [unknown, ...infer Rest] ? Rest : never
): readonly Block[] => playWith({}, ...drafts).blocks;

const musical = blocksOf(
  act("ACT ONE", scene("Scene 1", speech("Nora", "Listen."))),
  centered("Count the Ships"),
  speech("Nora (to Tom)", lyric("One, two")),
  speech("Tom", lyric("Three")),
  speech("Eve", "Hush."),
  centered("* * *"),
  speech("Nora", "What now?"),
  centered("Home"),
  act("ACT TWO"),
  centered("Home (Reprise)"),
  speech("Eve", lyric("Home")),
);

test("songs are the centered lines before words that are sung, with who sings them", () => {
  expect(withSongsOf("", musical)).toBe("ACT ONE\nCount the Ships .... Nora, Tom\n\nACT TWO\nHome (Reprise) .... Eve");
});

test("what's in the list stays, and only what's missing is added to its act", () => {
  const list = "Overture\n\nAct One\nCOUNT THE SHIPS (Nora and everybody)\n\nMy own note";
  expect(withSongsOf(list, musical)).toBe(
    "Overture\n\nAct One\nCOUNT THE SHIPS (Nora and everybody)\n\nMy own note\n\nACT TWO\nHome (Reprise) .... Eve",
  );
  const filled = withSongsOf("", musical);
  expect(withSongsOf(filled, musical)).toBe(filled);
});

test("acts are added even if they have no songs yet, and songs of a play without acts have no heading", () => {
  expect(withSongsOf("", blocksOf(act("Act One"), act("Act Two")))).toBe("Act One\n\nAct Two");
  expect(withSongsOf("", blocksOf(centered("Alone"), speech("Tom", lyric("La"))))).toBe("Alone .... Tom");
  expect(withSongsOf("Typed", blocksOf(speech("Tom", "No.")))).toBe("Typed");
});

test.each([
  ["ACT ONE", true],
  ["Erster Akt", true],
  ["Prologue", true],
  ["第一幕", true],
  ["Scene 1", false],
  ["Act Naturally .... Tom", false],
])("%s begins an act: %s", (line, expected) => {
  expect(isActLine(line)).toBe(expected);
});
