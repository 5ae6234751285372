import { expect, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { playFiles } from "./playFiles.ts";

const facts = { playId: "play-1", createdAt: "2026-01-01T00:00:00Z", changedAt: "2026-01-02T00:00:00Z" };

test("a play's JSON has the layout and paper that its writer chose", () => {
  const pageLayout = { layout: "musical", paper: "a4" };
  const play = { ...generatePlay({ seed: 1, speeches: 3 }), pageLayout };
  const { json } = playFiles(facts, [Y.encodeStateAsUpdate(documentOf(play))]);
  expect(JSON.parse(json)).toMatchObject({ playId: "play-1", pageLayout });
});

test("a play's files have the writer's notes", () => {
  const play = { ...generatePlay({ seed: 1, speeches: 3 }), notes: { note00001a: { text: "Find a title." } } };
  const { json, fountain } = playFiles(facts, [Y.encodeStateAsUpdate(documentOf(play))]);
  expect(JSON.parse(json)).toMatchObject({ notes: play.notes });
  expect(fountain).toContain("Find a title.");
});
