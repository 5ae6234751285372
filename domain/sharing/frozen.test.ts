import { expect, test } from "vitest";
import { character, dialogue, playWith } from "#tests/support/playBuilder.ts";
import type { Character, FrontMatter } from "../play/play.ts";
import { withLaterFields } from "./frozen.ts";
import { withoutNames } from "./withoutNames.ts";

const play = playWith({ title: "The Lamp", authors: "Ann Lee", characters: [character("NORA")] }, dialogue("Well."));

/** The play as it was stored before the front matter had these fields. */
function storedEarlier() {
  const { productionHistory: _, acknowledgments: __, ...front } = play.front;
  const characters = front.characters.map(({ doubling: ___, ...earlier }) => earlier as Character);
  return { ...play, front: { ...front, characters } as FrontMatter };
}

test("a version frozen before the front matter had all of its fields is shown, without names too", () => {
  expect(withLaterFields(storedEarlier())).toEqual(play);
  expect(withLaterFields(play)).toEqual(play);
  expect(withoutNames(withLaterFields(storedEarlier())).front).toMatchObject({ authors: "", productionHistory: "" });
});
