import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { character, cue, play, playWith, speech } from "#tests/support/playBuilder.ts";
import { speakersIn } from "./speakersIn.ts";

const linesIn = (one: Play) => speakersIn(one).map(({ name, isGroup, speeches }) => [name, isGroup, speeches.length]);

test("a character counts as one speaker, whatever their former names and extensions", () => {
  const front = { characters: [character("NORA", { aliases: ["MRS. HELMER"] }), character("ANNE")] };
  const one = playWith(
    front,
    speech("NORA", "1"),
    speech("Mrs. Helmer", "2"),
    speech("NORA (off)", "3"),
    speech("RANK", "4"),
    cue(" "),
  );
  expect(linesIn(one)).toEqual([
    ["NORA", false, 3],
    ["RANK", false, 1],
  ]);
});

test.each([
  ["RUTH AND ADA", "ALL"],
  ["RUTH Y ADA (off)", "TODOS"],
])("%s speak together as two characters, and %s aren't a role", (both, all) => {
  const one = play(speech(all, "0"), speech("RUTH", "1"), speech(both, "2"), speech("ADA", "3"));
  expect(linesIn(one)).toEqual([
    ["RUTH", false, 2],
    ["ADA", false, 2],
    [all, true, 1],
  ]);
});

test("who follows a character is shown what they say together with others, too", () => {
  const one = play(speech("RUTH", "1"), speech("RUTH AND ADA", "2"), speech("ADA", "3"), speech("RUTH", "4"));
  expect(speakersIn(one).map(({ cues }) => cues)).toEqual([
    ["RUTH", "RUTH AND ADA"],
    ["RUTH AND ADA", "ADA"],
  ]);
});
