import { expect, test } from "vitest";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { openFont } from "../../formats/pdf/openFont.ts";
import type { Span } from "../../play.ts";
import { faceOf, fileOf, type PrintedSpan } from "./faces.ts";
import { measureOf } from "./measureOf.ts";

const texts = {
  English: "“Office fluff,” said Dr. O’Neil — AVAST & 50%…",
  accents: "Fröken Ångström çà œuvre Łódź Český Şişli Þór ẞ",
  "decomposed accents": "Fro\u0308ken A\u030angstro\u0308m",
  Vietnamese: "Nguyễn Thị Ngọc Ánh",
  Greek: "Ἀντιγόνη Οἰδίπους άέήίόύώ",
  Russian: "Городничий: чёрт возьми! Ґ ї",
  "polytonic Greek": "Ἂν Ἐγὼ Ἦλθον Ἵππος Ὄνομα Ὕδωρ Ὦ ᾧ ᾘδὴς Ῥόδος",
  Hebrew: "שלום־שדכן רב",
};

const spans: readonly Span[] = [
  { text: "" },
  { text: "", bold: true },
  { text: "", italic: true },
  { text: "", bold: true, italic: true },
];

test.each(Object.entries(texts))("%s is as wide as the fonts draw it, without kerning", (_, text) => {
  for (const family of ["Arimo", "Tinos"] as const) {
    const measure = measureOf({ family, sizePoints: 10 });
    for (const span of spans) {
      const font = openFont(manuscriptFonts(family)[0]?.[fileOf(faceOf(span))] ?? new Uint8Array());
      const { positions } = font.layout(text.normalize("NFC"), { kern: false, liga: false });
      const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      expect(measure.widthOf(text, span)).toBeCloseTo(((units / font.unitsPerEm) * 10) / 72, 10);
      const letters = Array.from(text, (_, at) => measure.advance({ ...span, text }, at));
      expect(letters.reduce((sum, width) => sum + width, 0)).toBeCloseTo(measure.widthOf(text, span), 10);
    }
  }
});

test("EB Garamond is as wide as it's drawn, its small capitals too, and Hebrew as wide as in the font that follows", () => {
  const [own, next] = manuscriptFonts("EB Garamond");
  const measure = measureOf({ family: "EB Garamond", sizePoints: 10 });
  const drawn = (bytes: Uint8Array | undefined, text: string, features: Record<string, boolean> = {}) => {
    const font = openFont(bytes ?? new Uint8Array());
    return ((font.layout(text, { kern: false, liga: false, ...features }).advanceWidth / font.unitsPerEm) * 10) / 72;
  };
  expect(measure.widthOf("“Office,” said Łódź", { text: "" })).toBeCloseTo(
    drawn(own?.regular, "“Office,” said Łódź"),
    10,
  );
  const small: PrintedSpan = { text: "", smallCapitals: true };
  expect(measure.widthOf("O'BRIEN-2 ÉVA", small)).toBeCloseTo(drawn(own?.regular, "O'BRIEN-2 ÉVA", { c2sc: true }), 10);
  expect(measure.widthOf("NORA", small)).toBeLessThan(measure.widthOf("NORA", { text: "" }));
  expect(measure.widthOf("שלום", { text: "" })).toBeCloseTo(drawn(next?.regular, "שלום"), 3);
});

test("every kind of space is as wide as the one that's printed, and what's invisible has no width", () => {
  const measure = measureOf({ family: "Tinos", sizePoints: 12 });
  const span = { text: "" };
  expect(measure.widthOf("\u00a0\u2009\u2003\t", span)).toBeCloseTo(4 * measure.widthOf(" ", span));
  expect(measure.widthOf("\u00ad\u200b\u200e\n\u0301", span)).toBe(0);
});

test("a character that no font has is as wide as the box printed for it, or a square if it's East Asian", () => {
  const measure = measureOf({ family: "Arimo", sizePoints: 72 });
  expect(measure.widthOf("ก", { text: "" })).toBe(measure.widthOf("□", { text: "" }));
  expect(measure.widthOf("世", { text: "" })).toBeCloseTo(1);
  expect(measure.widthOf("ﬄ", { text: "" })).toBeCloseTo(measure.widthOf("ffl", { text: "" }));
});
