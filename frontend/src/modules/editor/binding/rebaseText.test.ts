import { expect, test } from "vitest";
import { normalizeSpans, type Span } from "#domain/play/play.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { rebaseText } from "./rebaseText.ts";

const spans = (text: string): readonly Span[] => normalizeSpans([{ text }]);

function rebased(before: string, mine: string, theirs: string, caret?: number): string {
  const { text, caret: at } = rebaseText(spans(before), spans(mine), spans(theirs), caret);
  const words = text.map((span) => span.text).join("");
  return `${words.slice(0, at)}|${words.slice(at)}`;
}

test("both edits are applied, wherever they are", () => {
  expect(rebased("one two", "one に two", "one two three", 5)).toBe("one に| two three");
  expect(rebased("one two", "one two に", "zero one two", 9)).toBe("zero one two に|");
});

test("words that arrived within or next to a replaced range stay", () => {
  expect(rebased("oneにほ", "one日本", "REMOTE oneにほ", 5)).toBe("REMOTE one日本|");
  expect(rebased("a にほ b", "a 日本 b", "a にTHEREほ b", 4)).toContain("THERE");
  expect(rebased("a b c", "a", "a b NEW c")).toContain("NEW");
});

const text = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "b", " ") });

test("nothing that either side inserted is dropped, and what neither side deleted stays", async () => {
  const typed = fc.constantFrom("", "X", "XX", " X ");
  const arrived = fc.constantFrom("", "Y", "YY", " Y ");
  await fc.assert(
    fc.property(
      text,
      fc.nat(12),
      fc.nat(4),
      typed,
      fc.nat(12),
      fc.nat(4),
      arrived,
      (before, at, cut, mine, at2, cut2, theirs) => {
        const edited = before.slice(0, at) + mine + before.slice(at + cut);
        const other = before.slice(0, at2) + theirs + before.slice(at2 + cut2);
        const result = rebased(before, edited, other, Math.min(at, before.length) + mine.length);
        for (const letter of ["X", "Y"]) {
          expect(result.split(letter)).toHaveLength((edited + other).split(letter).length);
        }
      },
    ),
  );
});
