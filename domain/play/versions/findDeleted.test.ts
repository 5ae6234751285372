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
  at: at++,
  device: "device-one",
  before: { sequence: 1 },
});

const speech = Array.from({ length: 24 }, (_, index) => `word${index}`).join(" ");

test("only longer passages are listed, and none that's in the play now", () => {
  const passages = [passage("Too short."), passage(speech), passage(`${speech} again`)];
  expect(listDeleted(passages, standingText(["Something else."])).map(textOfPassage)).toEqual([
    `${speech} again`,
    speech,
  ]);
  expect(listDeleted(passages, standingText(["Before.", `So ${speech.toUpperCase()}!`]))).toEqual([]);
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
