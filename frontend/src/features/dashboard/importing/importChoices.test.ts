// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import { withSplit } from "#domain/play/formats/typed/corrections.ts";
import { type AutomaticReading, importChoices } from "./importChoices.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const group = (id: string, style = ""): AutomaticReading["groups"][number] => ({
  id,
  style,
  description: id,
  count: 1,
  samples: [],
  kind: "direction",
  isSpeech: false,
  blockIds: [],
  tests: [],
  splitFrom: undefined,
  part: "",
});

const reading = (
  groups: AutomaticReading["groups"],
  format: AutomaticReading["format"] = "docx",
): AutomaticReading => ({
  format,
  groups,
});

test("corrections are found for files of the same format with the same groups or the same styles", () => {
  const corrections = { kinds: { a: "cue" } } as const;
  importChoices.save(reading([group("a"), group("b")]), corrections);
  expect(importChoices.find(reading([group("b"), group("a")]))).toEqual(corrections);
  expect(importChoices.find(reading([group("a")]))).toBeUndefined();
  expect(importChoices.find(reading([group("a"), group("b")], "rtf"))).toBeUndefined();
  importChoices.save(reading([group("c", "Who"), group("d", "What")]), corrections);
  expect(importChoices.find(reading([group("e", "What"), group("c", "Who")]))).toEqual(corrections);
});

test("an encoding is only used where the next file's is a guess, and nothing is stored once nothing is corrected", () => {
  const guessed = { ...reading([group("a")]), encoding: { name: "koi8-r", isGuess: true } };
  importChoices.save(guessed, { encoding: "windows-1251" });
  expect(importChoices.find(guessed)).toEqual({ encoding: "windows-1251" });
  expect(importChoices.find({ ...guessed, encoding: { name: "utf-8", isGuess: false } })).toBeUndefined();
  importChoices.save(guessed, {});
  expect(importChoices.find(guessed)).toBeUndefined();
});

test("splits are stored with the kinds of their parts, and passages aren't, because they're those of one text", () => {
  const split = [
    { is: "short", limit: 4 },
    { is: "sentence", not: true },
  ] as const;
  const corrections = withSplit({}, "a", split, ["cue", "dialogue"]);
  importChoices.save(reading([group("a")]), { ...corrections, passages: [{ from: 0, to: 1, kind: "title" }] });
  expect(importChoices.find(reading([group("a")]))).toEqual(corrections);
});

test("what another version stored, or somebody damaged, is no correction", () => {
  sessionStorage.setItem(
    "ghostlight.import",
    '[{"format":"docx","groups":["a"],"corrections":{"kinds":{"a":"poem"}}}]',
  );
  expect(importChoices.find(reading([group("a")]))).toBeUndefined();
});

test("the oldest corrections are dropped when there are more than 20", () => {
  for (let at = 0; at < 21; at++) importChoices.save(reading([group(`g${at}`)]), { kinds: { [`g${at}`]: "cue" } });
  expect(importChoices.find(reading([group("g0")]))).toBeUndefined();
  expect(importChoices.find(reading([group("g1")]))).toEqual({ kinds: { g1: "cue" } });
});
