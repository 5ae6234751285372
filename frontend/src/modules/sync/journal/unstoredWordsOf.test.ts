// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { unstoredWordsKey } from "#frontend/modules/sync/storageKeys.ts";
import { unstoredWordsOf } from "./unstoredWordsOf.ts";

const [one, other] = ["one", "other"].map((id) => unstoredWordsOf(id as PlayId));
const words = { day: "2026-11-22", words: -3, before: 20 };

beforeEach(() => localStorage.clear());

test("the words of each play are found again until they're removed", () => {
  one?.save(words);
  other?.save({ ...words, words: 5 });
  expect(one?.find()).toEqual(words);
  one?.save(undefined);
  expect([one?.find(), other?.find()?.words]).toEqual([undefined, 5]);
  other?.save(undefined);
  expect(localStorage.getItem(unstoredWordsKey)).toBeNull();
});

test.each(["{", "[]", "3", '{"one":{"day":"today","words":1,"before":0}}', '{"one":{"day":"2026-11-22","words":"1"}}'])(
  "%s is ignored",
  (stored) => {
    localStorage.setItem(unstoredWordsKey, stored);
    expect(one?.find()).toBeUndefined();
    one?.save(words);
    expect(one?.find()).toEqual(words);
  },
);
