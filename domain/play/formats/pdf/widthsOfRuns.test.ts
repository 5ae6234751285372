import { expect, test } from "vitest";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { hasArabic } from "#domain/play/layout/measures/arabic.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { installedScriptFonts, manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { parenthetical, playWith, speech } from "#tests/support/playBuilder.ts";
import { passages } from "#tests/support/playInManyScripts.ts";
import { EmbeddedFonts } from "./embeddedFonts.ts";
import { fontCoverage } from "./fontCoverage.ts";
import { glyphRuns } from "./glyphRuns.ts";
import { withScriptFonts } from "./withScriptFonts.ts";
import { writePdf } from "./writePdf.ts";

/** Arabic letters are measured in the forms in which they join, which another test compares. */
const texts = Object.values(passages).filter((text) => !hasArabic(text));
const play = playWith({ title: "T" }, ...texts.map((text) => speech("A", parenthetical(text), text)));

test.each(Object.keys(layouts) as LayoutName[])("words in every script are as wide in %s as measured", async (name) => {
  const layout = layouts[name];
  const manuscript = paginate(play, layout);
  const fonts = await withScriptFonts({ manuscript, fonts: manuscriptFonts(layout.font.family) }, installedScriptFonts);
  const [coverage, embedded] = [fontCoverage(fonts), new EmbeddedFonts(fonts)];
  const wrong = manuscript.pages.flatMap(({ lines }) =>
    lines
      .flatMap((line) => glyphRuns(line, coverage, manuscript.measure))
      .filter(({ text, family, face, width }) => {
        const drawn = (embedded.get(family, face).emsOf(text) * layout.font.sizePoints) / 72;
        return Math.abs(drawn - width) > tolerance;
      }),
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test("Latin letters stay as wide as they are after Arabic is printed", async () => {
  const manuscript = paginate(playWith({ title: "T" }, speech("A", passages.arabic)), layouts["acting-edition"]);
  const fonts = await withScriptFonts({ manuscript, fonts: manuscriptFonts("EB Garamond") }, installedScriptFonts);
  const widthOf = (word: string) => new EmbeddedFonts(fonts).get(0, "italic").emsOf(word);
  const before = widthOf("nie");
  writePdf(manuscript, { fonts, title: "T", createdAt: new Date(0) });
  expect(widthOf("nie")).toBe(before);
});

/** Half a point, in inches: a few Hebrew letters with points are that much wider than without. */
const tolerance = 0.5 / 72;
