import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { isLinear } from "#tests/support/growth.ts";
import { textOf } from "../play.ts";
import { wordChanges } from "./wordChanges.ts";

/** Removed words in [ ], added ones in { }. */
const marked = (before: string, after: string): string =>
  wordChanges(before, after)
    .map(({ change, text }) => (change === "same" ? text : change === "removed" ? `[${text}]` : `{${text}}`))
    .join("");

test("changed words are removed and added as a whole, and everything else stays", () => {
  expect(marked("To be, or not to be.", "To be, or never to be.")).toBe("To be, or [not]{never} to be.");
  expect(marked("a b c", "a c")).toBe("a [b ]c");
  expect(marked("", "new")).toBe("{new}");
  expect(marked("old", "")).toBe("[old]");
  expect(marked("same", "same")).toBe("same");
  expect(marked("", "")).toBe("");
});

test("neighboring changed words read as one change", () => {
  expect(marked("the lamp burns low tonight", "the light is low tonight")).toBe(
    "the [lamp burns]{light is} low tonight",
  );
});

test("a word that only has more words after it now, or had, stays", () => {
  expect(marked("A lamp on the table.", "A lamp on the table and smoke.")).toBe("A lamp on the table{ and smoke}.");
  expect(marked("A lamp on the table and smoke.", "A lamp on the table.")).toBe("A lamp on the table[ and smoke].");
  expect(marked("A lamp on the table", "A lamp on the tables and chairs")).toBe(
    "A lamp on the [table]{tables and chairs}",
  );
});

test("apostrophes and hyphens belong to their word", () => {
  expect(marked("don't go", "do go")).toBe("[don't]{do} go");
  expect(marked("a half-lit stage", "a half-dark stage")).toBe("a [half-lit]{half-dark} stage");
});

test("languages without spaces are compared by letter, and others by word", () => {
  expect(marked("私は行きます", "私は行きません")).toBe("私は行きま[す]{せん}");
  expect(marked("Тихо горит лампа", "Ярко горит лампа")).toBe("[Тихо]{Ярко} горит лампа");
});

test("both texts can be put together from the result", () => {
  const texts = generatePlay({ seed: 4, speeches: 120 }).blocks.map(textOf);
  for (const [index, before] of texts.entries()) {
    const after = texts[(index * 7) % texts.length] ?? "";
    const changes = wordChanges(before, after);
    const join = (other: string) => changes.flatMap(({ change, text }) => (change === other ? [] : [text])).join("");
    expect(join("added")).toBe(before);
    expect(join("removed")).toBe(after);
  }
});

test("a long text that was replaced as a whole is shown so, in linear time", async () => {
  const words = (from: number, count: number) => Array.from({ length: count }, (_, n) => `w${from + n}`).join(" ");
  const changes = (count: number) => wordChanges(words(0, count), words(50_000, count));
  expect(changes(20_000).map(({ change }) => change)).toEqual(["removed", "added"]);
  expect(await isLinear(changes, 2500)).toBe(true);
});
