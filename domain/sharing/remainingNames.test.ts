import { expect, test } from "vitest";
import { character, cue, dialogue, note, playWith } from "#tests/support/playBuilder.ts";
import { remainingNames } from "./remainingNames.ts";

const wordsIn = (...found: Parameters<typeof remainingNames>) => remainingNames(...found).map(({ word }) => word);

test("lists the surname that stays in a speech, with its count and places", () => {
  const play = playWith(
    { authors: "Zebulon Quartermaine" },
    cue("QUARTERMAINE"),
    dialogue("Old Quartermaine wrote this, said Zebulon Quartermaine."),
  );
  expect(remainingNames(play)).toEqual([
    {
      word: "Quartermaine",
      count: 2,
      examples: ["QUARTERMAINE", "Old Quartermaine wrote this, said ██████."],
      isAlsoWord: false,
    },
  ]);
});

test("lists given names, short surnames, nicknames and addresses", () => {
  const play = playWith(
    { authors: "Elizabeth Ng", title: "Betty's Year" },
    dialogue("Elizabeth! Oh, it's Ng! Write to hello@elizabethng.example or see ElizabethNg.example/plays."),
  );
  expect(wordsIn(play)).toEqual(["Elizabeth", "Ng", "Betty", "hello@elizabethng.example", "ElizabethNg.example/plays"]);
});

test("a short form of a given name counts, unless the play uses it as a word", () => {
  const text = "Zeb! Zebby! Herb and her friend. Her own.";
  expect(wordsIn(playWith({ authors: "Zebulon Alder" }, dialogue(text)))).toEqual(["Zeb", "Zebby"]);
  expect(wordsIn(playWith({ authors: "Herbert Alder" }, dialogue(text)))).toEqual(["Herb"]);
});

test("marks a name that the play also uses as an ordinary word", () => {
  const play = playWith({ authors: "John King" }, dialogue("The King! Long live the king."));
  expect(remainingNames(play)).toMatchObject([{ word: "King", count: 1, isAlsoWord: true }]);
});

test("checks the account's names and character names, and skips what a blind reader never sees", () => {
  const play = playWith(
    { authors: "", contact: "Wren", dedication: "For Wren", characters: [character("Wren's ghost", { id: "c1" })] },
    note("Ask Wren."),
  );
  expect(remainingNames(play, { alsoNames: ["Wren Alder"] })).toMatchObject([{ word: "Wren", count: 1 }]);
  expect(remainingNames(play)).toEqual([]);
});

test("particles and initials don't count as names", () => {
  expect(wordsIn(playWith({ authors: "Ludwig van der X" }, dialogue("Van! The Der. X marks it.")))).toEqual([]);
});
