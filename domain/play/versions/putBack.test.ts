import { expect, test } from "vitest";
import { cue, dialogue, play, scene, setting } from "#tests/support/playBuilder.ts";
import { type Block, type BlockId, textOf } from "../play.ts";
import type { DeletedPassage } from "./deletedPassages.ts";
import { putBack } from "./putBack.ts";

const line = "Who is there in the dark?";
const { blocks: then } = play(
  scene("Attic", setting("Dark."), cue("NORA"), dialogue([{ text: "Who", italic: true }, line.slice(3)])),
  scene("Hall", setting("A lamp burns.")),
);
const [attic, dark, nora, who] = then.map(({ id }) => id) as [BlockId, BlockId, BlockId, BlockId];

type Passage = Pick<DeletedPassage, "pieces" | "after" | "heading">;
const heading = { id: attic, kind: "scene", name: "Attic" } as const;
const whole = (id: BlockId): Passage["pieces"][number] => {
  const block = then.find((one) => one.id === id) as Block;
  return { id, kind: block.kind, text: textOf(block), start: 0, isWhole: true, isAtEnd: true };
};
const speech: Passage = { pieces: [whole(nora), whole(who)], after: dark, heading };
const without = (...ids: BlockId[]) => then.filter(({ id }) => !ids.includes(id));
const newId = () => "anotherone" as BlockId;
const back = (current: readonly Block[], passage: Passage) => putBack(current, passage, { then, newId });
const linesOf = (blocks: readonly Block[]) => blocks.map(textOf);

test("a passage goes back where it was, with its formatting", () => {
  expect(back(without(nora, who), speech)).toEqual(then);
});

test("if what stood before it is gone, it goes behind the nearest element before that", () => {
  expect(linesOf(back(without(dark, nora, who), speech))).toEqual(["Attic", "NORA", line, "Hall", "A lamp burns."]);
  expect(linesOf(back(without(attic, dark, nora, who), speech))).toEqual(["Hall", "A lamp burns.", "NORA", line]);
});

test("an element that's there again gets another ID", () => {
  const result = back(then, speech);
  expect(result).toHaveLength(then.length + 2);
  expect(result[2]?.id).toBe("anotherone");
});

test("a part goes back into its element, and what was written there since stays", () => {
  const piece = { ...whole(who), text: " in the dark", start: 12, isWhole: false, isAtEnd: false };
  const passage = { pieces: [piece], after: nora, heading };
  const now = (text: string) => then.map((block) => (block.id === who ? { ...block, text: [{ text }] } : block));
  const result = (text: string) => textOf(back(now(text), passage)[3] as Block);
  expect(result("Who is there?")).toBe(line);
  expect(result("Oh! Who is there?")).toBe(`Oh! ${line}`);
  expect(result("Who is there? Nobody.")).toBe(`${line} Nobody.`);
  expect(back(without(who), passage)[3]).toMatchObject({ id: who, kind: "dialogue", text: [{ text: " in the dark" }] });
});

test("what a deletion across elements joined is apart again", () => {
  const rest = { ...whole(who), text: " is there in the dark?", start: 3, isWhole: false, isAtEnd: true };
  const hall = then.find((block) => textOf(block) === "Hall")?.id as BlockId;
  const passage = { pieces: [rest, { ...whole(hall), text: "" }], after: nora, heading };
  const joined = then
    .filter(({ id }) => id !== hall)
    .map((block) => (block.id === who ? { ...block, text: [{ text: "WhoHall" }] } : block));
  expect(linesOf(back(joined, passage))).toEqual(linesOf(then));
  const emptied = joined.map((block) => (block.id === who ? { ...block, text: [{ text: "Who?" }] } : block));
  expect(linesOf(back(emptied, passage))).not.toContain("");
});

test("an element whose text was written over comes back beside the new text", () => {
  const piece = { ...whole(dark), isWhole: false };
  const now = then.map((block) => (block.id === dark ? { ...block, text: [{ text: "Bright." }] } : block));
  expect(linesOf(back(now, { pieces: [piece], after: attic, heading })).slice(0, 3)).toEqual([
    "Attic",
    "Dark.",
    "Bright.",
  ]);
});
