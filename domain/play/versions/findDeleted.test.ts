import { expect, test } from "vitest";
import type { BlockId } from "../play.ts";
import { type DeletedPassage, textOfPassage } from "./deletedPassages.ts";
import { listDeleted, searchDeleted } from "./findDeleted.ts";
import { standingText } from "./standingText.ts";

let at = 0;
const passage = (text: string, around: DeletedPassage["around"] = ["", ""]): DeletedPassage => ({
  key: text,
  pieces: [{ id: "b000000001" as BlockId, kind: "dialogue", text, start: 0, isWhole: true, isAtEnd: true }],
  after: undefined,
  heading: undefined,
  around,
  wordsBefore: 1_000,
  at: at++,
  device: "device-one",
  before: { sequence: 1 },
});

const wordsFrom = (first: number): string => Array.from({ length: 24 }, (_, index) => `word${first + index}`).join(" ");
const speech = wordsFrom(0);

test("only longer passages are listed, and none that's in the play now", () => {
  const passages = [passage("Too short."), passage(speech), passage(wordsFrom(100))];
  expect(listDeleted(passages, standingText(["Something else."])).map(textOfPassage)).toEqual([wordsFrom(100), speech]);
  expect(listDeleted(passages, standingText(["Before.", `So ${speech.toUpperCase()}!`, wordsFrom(100)]))).toEqual([]);
});

test("what was deleted, undone and deleted again is listed once", () => {
  const passages = [passage(speech), passage(`${speech} again`)];
  expect(listDeleted(passages, standingText([])).map(textOfPassage)).toEqual([`${speech} again`]);
});

test("a passage with many names and short lines that's in the play again isn't listed", () => {
  const texts = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? "NORA" : `No, ${index}.`));
  const { pieces, ...rest } = passage("");
  const [piece] = pieces;
  const all = { ...rest, pieces: texts.flatMap((text) => (piece ? [{ ...piece, text }] : [])) };
  expect(listDeleted([all], standingText([]))).toHaveLength(1);
  expect(listDeleted([all], standingText(texts))).toEqual([]);
});

test("a passage of exactly 20 words isn't listed, and one of 21 is, also if words have apostrophes", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `don't${at}`).join(" — ");
  expect(listDeleted([passage(words(20))], standingText([]))).toEqual([]);
  expect(listDeleted([passage(words(21))], standingText([]))).toHaveLength(1);
});

test("a phrase is found across elements and lines, with any spaces and quotes", () => {
  const [piece] = passage("").pieces;
  const pieces = ["It isn\u2019t \u201Cover\u201D yet.", "The lamp\ngoes out."].flatMap((text) =>
    piece ? [{ ...piece, text }] : [],
  );
  const found = (words: string) => searchDeleted([{ ...passage(""), pieces }], standingText([]), words).length;
  expect(found("yet. the lamp")).toBe(1);
  expect(found("The lamp goes")).toBe(1);
  expect(found("the  lamp\n goes")).toBe(1);
  expect(found('isn\'t "OVER" yet. The lamp')).toBe(1);
  expect(found("yetthe lamp")).toBe(0);
});

test("words are found whatever their case and accents, and those that are still in the play aren't", () => {
  const passages = [passage("The CAFÉ is closed."), passage("burn", ["", "s"]), passage("lamp")];
  const now = standingText(["A lamp on the pier."]);
  const found = (words: string) => searchDeleted(passages, now, words).map(textOfPassage);
  expect(found("cafe\u0301")).toEqual(["The CAFÉ is closed."]);
  expect(found("burns")).toEqual(["burn"]);
  expect(found("lamp")).toEqual([]);
  expect(found(" ")).toEqual([]);
});
