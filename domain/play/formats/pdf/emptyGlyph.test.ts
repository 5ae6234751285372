import { expect, test } from "vitest";
import { faces } from "#domain/play/layout/measures/faces.ts";
import { type FontName, fonts } from "#domain/play/layout/measures/fonts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { installedScriptFonts, manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { emptyGlyph } from "./emptyGlyph.ts";
import { openFont } from "./openFont.ts";
import { withScriptFonts } from "./withScriptFonts.ts";

const arabic = paginate(playWith({ title: "T" }, speech("A", "سلام")));

test.each(Object.keys(fonts) as FontName[])("%s and Arabic have a glyph without outline and width", async (name) => {
  const families = await withScriptFonts({ manuscript: arabic, fonts: manuscriptFonts(name) }, installedScriptFonts);
  const pointed = families.flatMap((family) =>
    faces
      .map((face) => openFont(family[face]))
      .filter((font) => font.hasGlyphForCodePoint(0x5d0) || font.hasGlyphForCodePoint(0x633)),
  );
  expect(pointed.length).toBeGreaterThan(4);
  for (const font of pointed) {
    const glyph = emptyGlyph(font);
    expect([font.postscriptName, glyph.path.commands.length, glyph.advanceWidth]).toEqual([font.postscriptName, 0, 0]);
  }
});
