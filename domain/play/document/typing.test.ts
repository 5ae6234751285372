import { expect, test } from "vitest";
import * as Y from "yjs";
import { readJson } from "../formats/json/readJson.ts";
import { writeJson } from "../formats/json/writeJson.ts";
import { emptyFront } from "../front/frontFields.ts";
import type { Play } from "../play.ts";
import { documentOf, readPlay } from "./document.ts";
import { playDocumentOf } from "./playDocument.ts";
import { readTyping, setTyping } from "./typing.ts";

const blank: Play = { front: emptyFront, blocks: [] };

test("a play without typing settings has none, and switching everything back on leaves none", () => {
  const doc = documentOf(blank);
  expect(readPlay(doc)).toEqual(blank);
  setTyping(doc, { language: "de", quotes: false });
  expect(readPlay(doc).typing).toEqual({ language: "de", quotes: false });
  setTyping(doc, { language: "", quotes: true });
  expect(readPlay(doc)).not.toHaveProperty("typing");
});

test("settings from two devices merge, and what a later version wrote stays", () => {
  const here = documentOf(blank);
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  setTyping(here, { language: "fr" });
  setTyping(there, { dashes: false });
  playDocumentOf(there).typing.set("fractions", true);
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  expect(readTyping(here)).toEqual({ language: "fr", dashes: false });
  setTyping(here, { dashes: true });
  expect(playDocumentOf(here).typing.get("fractions")).toBe(true);
});

test("JSON keeps the settings, with a language that this version doesn't know", () => {
  const play: Play = { ...blank, typing: { language: "tlh", ellipses: false } };
  expect(readJson(new TextEncoder().encode(writeJson(play))).play).toEqual(play);
  expect(readPlay(documentOf(play))).toEqual(play);
});
