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
    pages: 3,
    cast: ["NORA, 30s, woman", "TOM"],
    productionHistory: "",
  });
});
