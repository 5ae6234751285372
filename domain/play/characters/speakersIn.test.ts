import { expect, test } from "vitest";
import { character, cue, play, playWith, speech } from "#tests/support/playBuilder.ts";
import { speakersIn } from "./speakersIn.ts";

test("a character is one speaker, whatever their former names and extensions", () => {
  const front = { characters: [character("NORA", { aliases: ["MRS. HELMER"] }), character("ANNE")] };
  const one = playWith(
    front,
    speech("NORA", "1"),
    speech("Mrs. Helmer", "2"),
    speech("NORA (off)", "3"),
    speech("NORA", "4"),
    speech("RANK", "5"),
    cue(" "),
  );
  expect(speakersIn(one)).toEqual([
    { name: "NORA", isGroup: false, cues: ["NORA", "Mrs. Helmer", "NORA (off)"] },
    { name: "RANK", isGroup: false, cues: ["RANK"] },
  ]);
});

test.each([
  ["RUTH AND ADA", "ALL"],
  ["RUTH Y ADA (off)", "TODOS"],
])("%s speak together as two characters, and %s aren't a role", (both, all) => {
  const one = play(speech(all, "0"), speech("RUTH", "1"), speech(both, "2"), speech("ADA", "3"));
  expect(speakersIn(one)).toEqual([
    { name: "RUTH", isGroup: false, cues: ["RUTH", both] },
    { name: "ADA", isGroup: false, cues: [both, "ADA"] },
    { name: all, isGroup: true, cues: [all] },
  ]);
});
