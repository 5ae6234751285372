import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { character, cue, dialogue, playWith } from "#tests/support/playBuilder.ts";
import { type Play, textOf } from "../play/play.ts";
import { namesIn } from "./names.ts";
import { withoutNames } from "./withoutNames.ts";

const planted = {
  title: "Zebulon Quartermaine's Lamp",
  subtitle: "Quartermaine's first play",
  credit: "by",
  authors: "Zebulon Q. Quartermaine and Ann Lee",
  source: "After the novel by Z. Quartermaine",
  contact: "Zebulon Quartermaine\n7 Wharf Lane",
  copyright: "© 2027 Quartermaine",
  dedication: "For Quartermaine senior",
  productionNotes: "QUARTERMAINE, ZEBULON directs. So does Lee.",
  characters: [character("ANN LEE", { id: "c1", description: "Ann, the author as a child" })],
};

test("the names are gone however they are written, and everything else keeps its place", () => {
  const play = playWith(planted, cue("ANN LEE"), dialogue("I am Zebulon  Quartermaine. The lee side is dark."));
  const blind = withoutNames(play);
  expect(JSON.stringify(blind)).not.toMatch(/quartermaine|zebulon|ann lee/i);
  expect(blind.front).toMatchObject({ credit: "", authors: "", contact: "", copyright: "", dedication: "" });
  expect(blind.front.productionNotes).toContain("directs. So does");
  expect(blind.blocks.map((block) => textOf(block).length)).toEqual(play.blocks.map((block) => textOf(block).length));
  expect(textOf(blind.blocks[1] ?? (play.blocks[0] as never))).toMatch(/^I am █+\. The lee side is dark\.$/);
  expect(blind.front.characters[0]?.name).toBe(textOf(blind.blocks[0] as never));
});

test("a name that runs through bold letters, and what the account is called, go too", () => {
  const play: Play = playWith(
    {},
    dialogue([{ text: "Wren ", bold: true }, { text: "Al" }, { text: "der", italic: true }]),
  );
  expect(textOf(withoutNames(play, ["Wren Alder"]).blocks[0] as never)).toBe("█".repeat(10));
});

test("a word that is also a surname stays in the speeches", () => {
  const play = playWith(
    { authors: "John King", synopsis: "The king of King's Cross." },
    dialogue("The King! Long live the king."),
  );
  const blind = withoutNames(play);
  expect(textOf(blind.blocks[0] as never)).toBe("The King! Long live the king.");
  expect(blind.front.synopsis).toBe("The king of ████'s Cross.");
});

test.each([
  ["Ann Lee & Bo Ray", ["Ann Lee", "Bo Ray"]],
  ["by Ann Lee, Bo Ray and Cy Day", ["Ann Lee", "Bo Ray", "Cy Day"]],
  ["Quartermaine, Zebulon", ["Zebulon Quartermaine"]],
  ["J. R. Hartley", ["J R Hartley"]],
  ["Molière", ["Molière"]],
  [" , & ", []],
])("the names in %j", (line, names) => {
  expect(namesIn(line).map((words) => words.join(" "))).toEqual(names);
});

test("wherever a name is planted, it is not there any more", () => {
  const spellings = ["Zebulon Quartermaine", "ZEBULON QUARTERMAINE", "Z. Quartermaine", "Quartermaine, Zebulon"];
  fc.assert(
    fc.property(arbitraryPlay, fc.constantFrom(...spellings), fc.nat(60), (play, name, at) => {
      const blocks = play.blocks.map((block, n) =>
        n === at % (play.blocks.length || 1) && block.kind !== "pageBreak"
          ? { ...block, text: [{ text: `${name} ${textOf(block)}` }] }
          : block,
      );
      const source = `${play.front.source} ${name}`;
      const told = { front: { ...play.front, authors: "Zebulon Quartermaine", source, title: name }, blocks };
      expect(JSON.stringify(withoutNames(told))).not.toMatch(/quartermaine/i);
    }),
  );
});
