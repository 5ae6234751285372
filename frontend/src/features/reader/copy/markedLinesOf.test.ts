import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { markedLinesOf } from "./markedLinesOf.ts";

const shapeOf = (...given: Parameters<typeof markedLinesOf>) =>
  markedLinesOf(...given).map((line) => line.map(({ text, looks, marks }) => [text, ...looks, ...marks]));

test("verse is split into lines, marks split the text, and formatting stays with its words", () => {
  const spans = [{ text: "To be, " }, { text: "or not\nto be", bold: true as const }];
  expect(shapeOf(spans, [{ start: 3, end: 9, name: "a" }])).toEqual([
    [["To "], ["be, ", "a"], ["or", "bold", "a"], [" not\n", "bold"]],
    [["to be", "bold"]],
  ]);
});

test("whatever the text and the marks, every character appears exactly once and in its place", () => {
  const mark = fc.record({ start: fc.nat(40), end: fc.nat(40), name: fc.constantFrom("a", "b") });
  const text = fc.string({ unit: fc.constantFrom("a", "\n", "👻", "א", "\u202e"), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text.filter(Boolean)), fc.array(mark), (texts, marks) => {
      const stretches = markedLinesOf(
        texts.map((one) => ({ text: one })),
        marks,
      ).flat();
      expect(stretches.map((one) => one.text).join("")).toBe(texts.join(""));
      for (const { at, text: words, marks: names } of stretches)
        for (const { start, end, name } of marks)
          if (start <= at && at + words.length <= end && words) expect(names).toContain(name);
    }),
  );
});
