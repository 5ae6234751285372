import { expect, test } from "vitest";
import {
  act,
  play as buildPlay,
  direction,
  type PlayDraft,
  scene,
  setting,
  speech,
} from "#tests/support/playBuilder.ts";
import { verse } from "#tests/support/verse.ts";
import { guildModern } from "../designs/guildModern.ts";
import type { PageNumberScheme } from "../layout.ts";
import { pageBreaks } from "../pageBreaks.ts";
import { paginate } from "../paginate.ts";

const longScene = (name: string) => [...scene(name), ...speech("A", verse(70))];
const labels = (parts: readonly (PlayDraft | readonly PlayDraft[])[], scheme: PageNumberScheme = "act-scene-page") => {
  const layout = {
    ...guildModern,
    newPage: { act: true, scene: true },
    pageNumber: { ...guildModern.pageNumber, scheme },
  };
  return pageBreaks(paginate(buildPlay(...parts), layout)).pages.map((page) => page.label);
};
const twoActs = [act("ACT ONE"), longScene("Scene 1"), longScene("Scene 2"), act("ACT TWO"), longScene("Scene 1")];

test("a label has act, scene and page, and pages are numbered continuously", () => {
  expect(labels(twoActs)).toEqual(["I-1-1", "I-1-2", "I-2-3", "I-2-4", "II-1-5", "II-1-6"]);
});

test("other schemes leave parts out or start over in each act", () => {
  expect(labels(twoActs, "act-page")).toEqual(["I-1", "I-2", "I-3", "I-4", "II-5", "II-6"]);
  expect(labels(twoActs, "page")).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(labels(twoActs, "page-of-act")).toEqual(["I-1", "I-2", "I-3", "I-4", "II-1", "II-2"]);
});

test("a play without acts or scenes has plain numbers", () => {
  expect(labels([speech("A", verse(60))])).toEqual(["1", "2"]);
  expect(labels([longScene("Scene 1")])).toEqual(["1-1", "1-2"]);
});

test("a prologue has no number; headings without readable numbers are counted", () => {
  expect(labels([act("Prologue"), speech("A", "Hear."), act("Act I"), speech("A", "Now.")])).toEqual(["1", "I-2"]);
  expect(labels([act("Erster Aufzug"), speech("A", "Ja."), act("Zweiter Aufzug"), speech("A", "Nein.")])).toEqual([
    "I-1",
    "II-2",
  ]);
});

test("a scene that begins partway down a page gives its number to the next page", () => {
  const play = buildPlay(act("I"), scene("Scene 1"), speech("A", "Short."), longScene("Scene 2"));
  expect(pageBreaks(paginate(play)).pages.map((page) => page.label)).toEqual(["I-1-1", "I-2-2"]);
});

test("a scene that begins under its act and a description of the stage counts from that page", () => {
  const play = buildPlay(act("Act I"), setting("A room."), scene("Scene 1"), speech("A", "Yes."));
  expect(pageBreaks(paginate(play)).pages.map((page) => page.label)).toEqual(["I-1-1"]);
});

test("an act without speech comes before page 1", () => {
  const play = buildPlay(act("Dramatis Personae"), direction("Nora"), act("Act I"), speech("A", verse(60)));
  expect(pageBreaks(paginate(play)).pages.map((page) => page.label)).toEqual(["", "I-1", "I-2"]);
});

test("page breaks say where in which block each page begins", () => {
  const play = buildPlay(speech("Nora", verse(60)));
  const { pages, totalPages } = pageBreaks(paginate(play));
  expect(totalPages).toBe(2);
  expect(pages[1]).toEqual({
    label: "2",
    blockId: play.blocks[1]?.id,
    offset: verse(53).length + 1,
    usedLines: 8,
    continued: "NORA (Continued)",
  });
});
