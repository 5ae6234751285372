import { expect, test } from "vitest";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { character, cue, dialogue, playWith } from "#tests/support/playBuilder.ts";
import { type Play, textOf } from "../play/play.ts";
import { blackBar } from "./blackOut.ts";
import { authorNamesIn } from "./names.ts";
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
  productionHistory: "First read at the Wharf, 2026.",
  acknowledgments: "Thanks to the Wharf.",
  productionNotes: "QUARTERMAINE, ZEBULON directs. So does Lee.",
  characters: [
    character("ANN LEE", { id: "c1", description: "Ann, the author as a child", doubling: "also plays Zebulon" }),
  ],
};

test("names in every form are blacked out, and everything else stays", () => {
  const play = playWith(planted, cue("ANN LEE"), dialogue("I am Zebulon  Quartermaine. The lee side is dark."));
  const blind = withoutNames(play);
  expect(JSON.stringify(blind)).not.toMatch(/quartermaine|zebulon|ann lee/i);
  expect(blind.front).toMatchObject({ credit: "", authors: "", contact: "", copyright: "", dedication: "" });
  expect(blind.front).toMatchObject({ productionHistory: "", acknowledgments: "" });
  expect(blind.front.productionNotes).toContain("directs. So does");
  expect(textOf(blind.blocks[1] ?? (play.blocks[0] as never))).toBe(`I am ${blackBar}. The lee side is dark.`);
  expect(blind.front.characters[0]?.name).toBe(textOf(blind.blocks[0] as never));
});

test("what the author writes about a character is blacked out in each field, also where a surname stands alone", () => {
  const told = {
    age: "as old as Quartermaine",
    gender: "Zebulon's own",
    description: "Quartermaine",
    doubling: "Zebulon",
  };
  const { front } = withoutNames(playWith({ ...planted, characters: [character("ROSE", { id: "c2", ...told })] }));
  expect(front.characters).toEqual([
    {
      id: "c2",
      name: "ROSE",
      aliases: [],
      age: `as old as ${blackBar}`,
      gender: `${blackBar}'s own`,
      description: blackBar,
      doubling: blackBar,
    },
  ]);
});

test("a translator is left out of the title page, and blacked out everywhere else", () => {
  const named = playWith(
    { authors: "Bo Ray", translator: "Ivo Marsh", synopsis: "As Marsh tells it." },
    dialogue("Thank Ivo Marsh."),
  );
  const blind = withoutNames(named);
  expect(blind.front).toMatchObject({ translator: "", synopsis: `As ${blackBar} tells it.` });
  expect(textOf(blind.blocks[0] as never)).toBe(`Thank ${blackBar}.`);
});

test("all bars have the same width, so that they don't show the length of a name", () => {
  const authors = "Zebulon Quartermaine & Bo Ray";
  const text = "Zebulon Quartermaine met Bo Ray; Z. Quartermaine met B. Ray.";
  const [block] = withoutNames(playWith({ authors }, dialogue(text))).blocks;
  expect(textOf(block as never)).toBe(`${blackBar} met ${blackBar}; ${blackBar} met ${blackBar}.`);
});

test.each([
  "Quartermaine, Z.",
  "Quartermaine Z. Q.",
  "Zebulon Q.",
  "ZEBULON Q.",
  "Z.Q. Quartermaine",
  "Zebulon\tQuartermaine",
])("%s is recognized as the full name", (form) => {
  const play = playWith({ authors: "Zebulon Quincy Quartermaine" }, dialogue(`By ${form} at last`));
  expect(textOf(withoutNames(play).blocks[0] as never)).not.toMatch(/quarter|zebulon/i);
});

test.each([
  "Anne-Marie Featherstone-Hall",
  "Featherstone-Hall, Anne-Marie",
  "A. Featherstone-Hall",
  "anne-marie FEATHERSTONE-HALL",
])("%s is recognized as the hyphenated name", (form) => {
  const play = playWith({ authors: "Anne-Marie Featherstone-Hall" }, dialogue(`By ${form} at last`));
  const [block] = withoutNames(play, { words: ["half-sister"] }).blocks;
  expect(textOf(block as never)).toBe(`By ${blackBar} at last`);
});

test("any name can be blacked out, whatever characters it has", () => {
  const unit = fc.constantFrom(..."-.'’()[]{}/|\\^$*+?é𐐨Ab ");
  fc.assert(
    fc.property(fc.string({ unit }), fc.string({ unit }), (name, word) => {
      const [block] = withoutNames(playWith({ authors: `${name} Lee` }, dialogue("Well.")), { words: [word] }).blocks;
      expect(textOf(block as never)).toBe("Well.");
    }),
  );
});

test("words that the author chose are blacked out everywhere, and only as whole words", () => {
  const play = playWith({ authors: "John King", title: "King" }, cue("KING"), dialogue("King Kingsley and the king."));
  const blind = withoutNames(play, { words: ["King"] });
  expect(blind.front.title).toBe(blackBar);
  expect(blind.blocks.map(textOf)).toEqual([blackBar, `${blackBar} Kingsley and the king.`]);
});

test("names with mixed formatting and the account's names are blacked out, too", () => {
  const play: Play = playWith(
    {},
    dialogue([{ text: "Wren ", bold: true }, { text: "Al" }, { text: "der", italic: true }]),
  );
  const [block] = withoutNames(play, { alsoNames: ["Wren Alder"] }).blocks;
  expect(block?.text).toEqual([{ text: blackBar, bold: true }]);
});

test("an ordinary word that is also a surname stays in the speeches", () => {
  const play = playWith(
    { authors: "John King", synopsis: "The king of King's Cross." },
    dialogue("The King! Long live the king."),
  );
  const blind = withoutNames(play);
  expect(textOf(blind.blocks[0] as never)).toBe("The King! Long live the king.");
  expect(blind.front.synopsis).toBe(`The king of ${blackBar}'s Cross.`);
});

test.each([
  ["Ann Lee & Bo Ray", ["Ann Lee", "Bo Ray"]],
  ["by Ann Lee, Bo Ray and Cy Day", ["Ann Lee", "Bo Ray", "Cy Day"]],
  ["Quartermaine, Zebulon", ["Zebulon Quartermaine"]],
  ["J. R. Hartley", ["J R Hartley"]],
  ["Molière", ["Molière"]],
  [" , & ", []],
])("the names in %j", (line, names) => {
  expect(authorNamesIn(line).map((words) => words.join(" "))).toEqual(names);
});

test("a name is blacked out wherever it appears", () => {
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

test("a blind copy has neither the name of the layout nor names in its marks", () => {
  const changes = { "cue.bold": true, "marks.more": "Zebulon Quartermaine goes on" };
  const pageLayout = { layout: "uk", name: "Quartermaine's own", changes };
  const blind = withoutNames({ ...playWith(planted), pageLayout });
  expect(blind.pageLayout).toMatchObject({ layout: "uk", changes: { "cue.bold": true } });
  expect(JSON.stringify(blind.pageLayout)).not.toMatch(/quartermaine|zebulon/i);
});
