import { expect, test } from "vitest";
import {
  act,
  cue,
  dialogue,
  direction,
  note,
  type PlayDraft,
  play,
  scene,
  speech,
} from "#tests/support/playBuilder.ts";
import { type Block, type Play, textOf } from "../../play.ts";
import { changedText } from "./changedText.ts";

const dark = play(act("One", scene("Attic", ...speech("ANN", "It is dark and cold."), direction("She leaves."))));
const [, , , said] = dark.blocks as readonly [Block, Block, Block, Block, Block];

/** The changed parts of the texts, by block. Each is a part of the text of the new version. */
function changedIn(before: Play, blocks: readonly Block[]): Readonly<Record<string, readonly string[]>> {
  const after = { ...before, blocks };
  const texts = new Map(blocks.map((block) => [block.id, textOf(block)]));
  const changed = [...changedText(before, after)].filter(([, ranges]) => ranges.length > 0);
  return Object.fromEntries(
    changed.map(([id, ranges]) => [
      texts.get(id) ?? "",
      ranges.map(({ from, to }) => texts.get(id)?.slice(from, to) ?? ""),
    ]),
  );
}

const replaced = (one: Block, change: Partial<Block>): readonly Block[] =>
  dark.blocks.map((block) => (block === one ? { ...block, ...change } : block));
const withText = (text: string): readonly Block[] => replaced(said, { text: [{ text }] });
const added = (draft: PlayDraft): Block => ({ ...draft, id: `new-${draft.kind}` as Block["id"] });

test("nothing has changed in the same text", () => {
  expect(changedIn(dark, structuredClone(dark.blocks))).toEqual({});
});

test("new words are changed, and so is the word after removed ones", () => {
  expect(changedIn(dark, withText("It is dark and very wet."))).toEqual({ "It is dark and very wet.": ["very wet"] });
  expect(changedIn(dark, withText("It is cold."))).toEqual({ "It is cold.": ["c"] });
  expect(changedIn(dark, withText("It is dark and"))).toEqual({ "It is dark and": ["d"] });
});

test("only the letters with another emphasis are changed, also beside other changes", () => {
  const text = [{ text: "It is " }, { text: "dark", italic: true as const }, { text: " and cold." }];
  expect(changedIn(dark, replaced(said, { text }))).toEqual({ "It is dark and cold.": ["dark"] });
  const more = [...text.slice(0, 2), { text: " and wet." }];
  expect(changedIn(dark, replaced(said, { text: more }))).toEqual({ "It is dark and wet.": ["dark", "wet"] });
});

test("all of an element is changed if it's new, moved, or of another kind", () => {
  expect(changedIn(dark, [...dark.blocks, added(dialogue("Good night."))])).toEqual({ "Good night.": ["Good night."] });
  expect(changedIn(dark, replaced(said, { kind: "lyric" }))).toEqual({ [textOf(said)]: [textOf(said)] });
  expect(changedIn(dark, replaced(said, { simultaneous: true }))).toEqual({ [textOf(said)]: [textOf(said)] });
});

test("a removed element is a change at the end of the element before it, or at the start of the text", () => {
  expect(
    changedIn(
      dark,
      dark.blocks.filter((block) => block !== said),
    ),
  ).toEqual({ ANN: ["N"] });
  expect(changedIn(dark, dark.blocks.slice(1))).toEqual({ Attic: ["A"] });
  expect(changedIn(dark, dark.blocks.slice(0, -1))).toEqual({ [textOf(said)]: ["."] });
});

test("new text in place of removed text is one change", () => {
  const blocks = dark.blocks.map((block) => (block === said ? added(dialogue("No.")) : block));
  expect(changedIn(dark, blocks)).toEqual({ "No.": ["No."] });
});

test("a scene that moved is a change at its heading, with the changes inside it", () => {
  const two = play(
    scene("Attic", ...speech("ANN", "Hello you.")),
    scene("Hall", ...speech("TOM", "So.")),
    scene("Yard", cue("BEN")),
  );
  const [attic, ann, hello, ...others] = two.blocks as readonly [Block, Block, Block, ...Block[]];
  expect(changedIn(two, [...others, attic, ann, { ...hello, text: [{ text: "Hello Ann." }] }])).toEqual({
    Attic: ["Attic"],
    "Hello Ann.": ["Ann"],
  });
});

test("elements without text aren't printed, so they mark nothing", () => {
  const withEmpty = { ...dark, blocks: [...dark.blocks, added(note("")), added({ kind: "pageBreak", text: [] })] };
  expect(changedIn(withEmpty, dark.blocks)).toEqual({});
});
