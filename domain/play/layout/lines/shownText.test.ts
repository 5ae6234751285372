import { expect, test } from "vitest";
import type { ParagraphStyle } from "../layout.ts";
import { capitals, shownText } from "./shownText.ts";

const inBrackets: ParagraphStyle = { left: 0, right: 1, align: "left", linesBefore: 0, brackets: true };
const shown = (text: string) => {
  const { spans, shift } = shownText({ text: [{ text }] }, inBrackets);
  return [spans.map((span) => span.text).join(""), shift];
};

test.each([
  ["softly", "(softly)", 1],
  ["(softly)", "(softly)", 0],
  ["(softly", "(softly)", 0],
  ["softly)", "(softly)", 1],
  ["(softly) to her", "(softly) to her", 0],
  ["softly (to her)", "(softly (to her))", 1],
  ["（小声で）", "（小声で）", 0],
  ["a (very) old man", "(a (very) old man)", 1],
])("%j is printed as %j", (text, printed, shift) => expect(shown(text)).toEqual([printed, shift]));

test("capitals keep the length of the text", () => {
  expect(capitals("Straße Žofie ﬁ")).toBe("STRAßE ŽOFIE ﬁ");
});

test("names in small capitals are capitals that the layout marks, unless the writer made them bold", () => {
  const style = { left: 1, right: 5, align: "left", linesBefore: 0, capitals: true, smallCapitals: true } as const;
  const { spans } = shownText({ text: [{ text: "Nora " }, { text: "Helmer", bold: true }] }, style);
  expect(spans).toEqual([
    { text: "NORA ", smallCapitals: true },
    { text: "HELMER", bold: true },
  ]);
});
