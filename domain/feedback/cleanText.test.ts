import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { cleanLine, cleanText } from "./cleanText.ts";

test.each([
  ["plain words stay", "A fine scene.\nTruly.", "A fine scene.\nTruly."],
  ["line ends of every system become one", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["many empty lines become one", "a\n\n\n\n\nb", "a\n\nb"],
  ["control characters go", "a\u0000b\u001b[31mc\u009f", "ab[31mc"],
  ["nothing turns the direction of writing", "a\u202Eexe.txt\u2066b\u200F", "aexe.txtb"],
  ["nothing without width stays", "pass\u200Bword\uFEFF\u2060\u00AD", "password"],
  ["tags hide no text", "a\u{E0041}\u{E0042}", "a"],
  ["letters are composed", "e\u0301", "é"],
  ["half a character is a sign for one that is missing", "a\ud800b", "a\uFFFDb"],
  ["Persian keeps its non-joiner", "می\u200Cخواهم", "می\u200Cخواهم"],
  ["families stay together", "👩\u200D👩\u200D👧", "👩\u200D👩\u200D👧"],
  ["a heart stays red", "❤\uFE0F", "❤\uFE0F"],
  ["joiners that join nothing go", "\u200Da \u200C b\u200D", "a  b"],
  ["Hebrew with points stays", "שָׁלוֹם", "שָׁלוֹם".normalize("NFC")],
  ["marks do not heap up", `a${"\u0336".repeat(40)}`, `a${"\u0336".repeat(6)}`],
])("%s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("a line has no line breaks", () => {
  expect(cleanLine(" Ann\n\n Author\t ")).toBe("Ann Author");
});

test("cleaning twice changes nothing more, and the result is never longer than the composed text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]|[^\P{Cc}\n]/u);
      expect(clean.length).toBeLessThanOrEqual(text.normalize("NFC").length);
    }),
    { numRuns: 2000 },
  );
});
