import { expect, test } from "vitest";
import { character, dialogue, playWith } from "#tests/support/playBuilder.ts";
import type { Play } from "../play/play.ts";
import { withLaterFields } from "./frozen.ts";
import { withoutNames } from "./withoutNames.ts";

const play = playWith({ title: "The Lamp", authors: "Ann Lee", characters: [character("NORA")] }, dialogue("Well."));

/** The fields that stored plays lack. */
const later = ["translator", "productionHistory", "acknowledgments", "doubling"];

/** The play as it was stored before the front matter had these fields. */
const storedEarlier = (): Play =>
  JSON.parse(JSON.stringify(play, (key, value) => (later.includes(key) ? undefined : value)));

test("a version frozen before the front matter had all of its fields is shown, without names too", () => {
  expect(withLaterFields(storedEarlier())).toEqual(play);
  expect(withLaterFields(play)).toEqual(play);
  expect(withoutNames(withLaterFields(storedEarlier())).front).toMatchObject({ authors: "", productionHistory: "" });
});
