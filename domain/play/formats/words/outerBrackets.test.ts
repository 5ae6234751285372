import { expect, test } from "vitest";
import { direction, parenthetical, play, speech } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { withoutTypedBrackets } from "./outerBrackets.ts";

const bare = (text: string) => withoutTypedBrackets(play(parenthetical(text)).blocks).map(textOf)[0];

test.each([
  ["(quietly)", "quietly"],
  [" (quietly) ", "quietly"],
  ["（小声）", "小声"],
  ["[aside]", "aside"],
  ["(quietly", "quietly"],
  ["quietly)", "quietly"],
  ["(to A) and (to B)", "to A) and (to B"],
  ["quietly", "quietly"],
  ["to NORA (who laughs)", "to NORA (who laughs)"],
  ["(to A) loudly", "(to A) loudly"],
  ["()", ""],
  ["(", ""],
  [")", ""],
  ["", ""],
])("of the parenthetical %j, a file has %j in its brackets", (typed, words) => {
  expect(bare(typed)).toBe(words);
});

test("brackets around other elements and within a parenthetical stay", () => {
  const given = play(
    direction("(He sits.)"),
    parenthetical([{ text: "(" }, { text: "very", italic: true }, { text: " low)" }]),
  );
  expect(withoutTypedBrackets(given.blocks).map(({ text }) => text)).toEqual([
    [{ text: "(He sits.)" }],
    [{ text: "very", italic: true }, { text: " low" }],
  ]);
});

test.each(["fountain", "plain text", "html", "markdown", "downstage", "fdx"] as const)(
  "a parenthetical that was typed with its brackets has one pair in %s files",
  async (format) => {
    const given = play(speech("NORA", parenthetical("(quietly)"), "Hm."));
    const { bytes } = await writePlayFile(given, format, { createdAt: new Date(0) });
    const text = new TextDecoder().decode(bytes).replace(/<[^>]+>/g, "");
    expect(text).toMatch(/[^(]\(quietly\)[^)]/);
  },
);
