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

/** Half a point, in inches: a few Hebrew letters with points are that much wider than without. */
const tolerance = 0.5 / 72;
