// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import { findStageLines, findStagePage, type StagePage, saveStagePage } from "./stagePage.ts";

beforeEach(() => localStorage.clear());

const page: StagePage = { lines: [{ kind: "cue", text: "RUTH" }] };

test("what was written on the home page waits for an account for 30 days", () => {
  saveStagePage(page, 0);
  expect(findStagePage(30 * dayMs - 1)).toEqual(page);
  expect(findStageLines(30 * dayMs - 1)).toEqual([{ kind: "cue", text: "RUTH" }]);
  expect(findStagePage(30 * dayMs)).toBeUndefined();
});

test("which play it became is known for one day, for the other tabs of the sign-up", () => {
  saveStagePage({ playId: "a-new-play-01" as PlayId, userId: "u1" as UserId }, 0);
  expect(findStagePage(dayMs - 1)).toBeDefined();
  expect(findStagePage(dayMs)).toBeUndefined();
});

test("once it's a play, only the play and its owner are kept", () => {
  saveStagePage(page, 0);
  const play = { playId: "a-new-play-01" as PlayId, userId: "u1" as UserId };
  saveStagePage(play, 1);
  expect(findStagePage(2)).toEqual(play);
  expect(localStorage.getItem("ghostlight.stage")).not.toContain("RUTH");
});

test("an entry that this version doesn't know is ignored", () => {
  expect(findStagePage(0)).toBeUndefined();
  localStorage.setItem("ghostlight.stage", "{");
  expect(findStagePage(0)).toBeUndefined();
  const lines = [{ kind: "cue", text: "RUTH" }, { kind: "chorus", text: "Oh" }, { kind: "cue" }, "RUTH"];
  localStorage.setItem("ghostlight.stage", JSON.stringify({ at: 0, lines }));
  expect(findStagePage(1)).toEqual(page);
});
