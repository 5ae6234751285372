import { expect, test } from "vitest";
import { character, playWith, speech } from "#tests/support/playBuilder.ts";
import { databaseSheetOf } from "./databaseSheet.ts";

test("the sheet has the length and each role with age and gender", () => {
  const characters = [character("NORA", { age: "30s", gender: "woman" }), character("TOM"), character(" ")];
  const play = playWith({ title: "The Lamp", synopsis: " Dark. ", characters }, ...speech("NORA", "word ".repeat(260)));
  expect(databaseSheetOf(play, 3)).toEqual({
    title: "The Lamp",
    synopsis: "Dark.",
    minutes: 2,
    isTimed: false,
    pages: 3,
    cast: ["NORA, 30s, woman", "TOM"],
    productionHistory: "",
  });
});

test("the sheet has the time of a reading instead of an estimate, unless the play has changed since", () => {
  const play = playWith({ title: "The Lamp" }, ...speech("NORA", "word ".repeat(260)));
  const timed = (words: number) =>
    databaseSheetOf({ ...play, timedReading: { seconds: 95 * 60, day: "2027-03-01", words } }, 3);
  expect(timed(260)).toMatchObject({ minutes: 95, isTimed: true });
  expect(timed(500)).toMatchObject({ minutes: 2, isTimed: false });
});
