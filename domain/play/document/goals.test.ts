import { expect, test } from "vitest";
import * as Y from "yjs";
import { maxDays } from "../dailyCounts.ts";
import { writeJson } from "../formats/json/writeJson.ts";
import { emptyFront } from "../front/frontFields.ts";
import { addDays } from "../goals/day.ts";
import type { Play } from "../play.ts";
import { addDailyWords, hasDailyGoal, readDailyWords } from "./dailyWords.ts";
import { documentOf, readPlay } from "./document.ts";
import { readGoals, removePause, setGoal, setPause, setWritingWeek } from "./goals.ts";
import { playDocumentOf } from "./playDocument.ts";

const blank: Play = { front: emptyFront, blocks: [] };
const day = "2026-11-22";

function merge(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
}

test("a play has no goals until the writer sets some, and none again after removing them", () => {
  const doc = documentOf(blank);
  expect(readGoals(doc)).toEqual({ weeks: [], pauses: [] });
  expect(hasDailyGoal(doc)).toBe(false);
  setGoal(doc, "daily", 500);
  setGoal(doc, "draft", 20_000);
  setWritingWeek(doc, { from: day, days: 4 });
  setPause(doc, { from: "2026-12-20", to: "2027-01-06" });
  expect(readGoals(doc)).toEqual({
    daily: 500,
    draft: 20_000,
    weeks: [{ from: day, days: 4 }],
    pauses: [{ from: "2026-12-20", to: "2027-01-06" }],
  });
  expect(hasDailyGoal(doc)).toBe(true);
  setGoal(doc, "daily", undefined);
  removePause(doc, "2026-12-20");
  expect(readGoals(doc)).toEqual({ draft: 20_000, weeks: [{ from: day, days: 4 }], pauses: [] });
});

test("words written on two devices on the same day count together, in whichever order they merge", () => {
  const laptop = documentOf(blank);
  const phone = new Y.Doc();
  merge(laptop, phone);
  addDailyWords(laptop, { day, device: "laptop-0001", words: 120 });
  addDailyWords(phone, { day, device: "phone-00001", words: 30 });
  addDailyWords(laptop, { day, device: "laptop-0001", words: -20 });
  merge(laptop, phone);
  merge(phone, laptop);
  expect([...readDailyWords(laptop)]).toEqual([[day, 130]]);
  expect([...readDailyWords(phone)]).toEqual([[day, 130]]);
});

test("a day without a change of the number of words is recorded, too", () => {
  const doc = documentOf(blank);
  addDailyWords(doc, { day, device: "laptop", words: 0 });
  expect([...readDailyWords(doc)]).toEqual([[day, 0]]);
});

test("only the latest days are kept, and one in the far future takes the place of only one", () => {
  const doc = documentOf(blank);
  addDailyWords(doc, { day: "2999-01-01", device: "wrong", words: 1 });
  for (let later = 0; later < maxDays + 20; later++)
    for (const device of ["laptop", "phone"]) addDailyWords(doc, { day: addDays(day, later), device, words: 1 });
  const days = [...readDailyWords(doc).keys()].sort();
  expect(days).toHaveLength(maxDays);
  expect(days[0]).toBe(addDays(day, 21));
  expect(playDocumentOf(doc).goals.size).toBe(2 * (maxDays - 1) + 1);
});

test("values that make no sense are ignored and kept", () => {
  const doc = documentOf(blank);
  const { goals } = playDocumentOf(doc);
  const odd = {
    daily: -3,
    draft: "many",
    "week.2026-11-22": 9,
    "week.soon": 3,
    "pause.2026-11-22": "2026-11-01",
    "words.2026-11-22.a": "12",
    "words.never.a": 12,
    deadline: "2027-01-01",
  };
  for (const [key, value] of Object.entries(odd)) goals.set(key, value);
  expect(readGoals(doc)).toEqual({ weeks: [], pauses: [] });
  expect([...readDailyWords(doc)]).toEqual([]);
  expect(goals.size).toBe(Object.keys(odd).length);
});

test("goals are no part of the play: files and readers don't get them", () => {
  const doc = documentOf(blank);
  const file = writeJson(readPlay(doc));
  setGoal(doc, "daily", 500);
  addDailyWords(doc, { day, device: "laptop", words: 12 });
  expect(readPlay(doc)).toEqual(blank);
  expect(writeJson(readPlay(doc))).toBe(file);
});
