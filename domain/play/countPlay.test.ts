import { expect, test } from "vitest";
import {
  act,
  character,
  direction,
  lyric,
  note,
  parenthetical,
  playWith,
  scene,
  setting,
  speech,
} from "#tests/support/playBuilder.ts";
import { countWords } from "./count.ts";
import { countPlay } from "./countPlay.ts";
import { runTime } from "./runTime.ts";

const small = playWith(
  { characters: [character("Hamlet", { aliases: ["PRINCE"] })] },
  act("Act I", scene("Scene 1", setting("A dark platform."), direction("Enter HAMLET."))),
  speech("HAMLET", parenthetical("aside"), "A little more than kin."),
  speech("Prince (off)", "Words – words!", lyric("Sing")),
  speech("GHOST", "Swear."),
  note("Not counted at all."),
);

test("printed words are counted, and each character's words under all of their names", () => {
  expect(countPlay(small)).toEqual({
    acts: 1,
    scenes: 1,
    speeches: 3,
    directions: 3,
    words: 23,
    spokenWords: 9,
    parts: [
      { name: "Hamlet", isGroup: false, speeches: 2, words: 8 },
      { name: "GHOST", isGroup: false, speeches: 1, words: 1 },
    ],
  });
});

test.each([
  ["", 0],
  ["  To be, or\nnot — to be. ", 6],
  ["don’t well-known 42", 3],
  ["演劇の中", 4],
  ["Комната в доме", 3],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test("the running time follows the spoken words, and each of two rules has its assumption", () => {
  const { minutes, byPages, byWords } = runTime({ pages: 10, spokenWords: 1300 });
  expect(byPages).toMatchObject({ minutes: 10, assumption: expect.stringContaining("minute") });
  expect(byWords.minutes).toBeCloseTo(11);
  expect(byWords.assumption).toContain("130 words");
  expect(minutes).toBe(11);
  expect([0, 6].map((spokenWords) => runTime({ pages: 1, spokenWords }).minutes)).toEqual([0, 1]);
});
