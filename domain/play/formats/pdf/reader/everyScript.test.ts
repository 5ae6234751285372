import { expect, test } from "vitest";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { installedScriptFonts, manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { numberedIds, parenthetical, playWith, speech } from "#tests/support/playBuilder.ts";
import { passages } from "#tests/support/playInManyScripts.ts";
import { readPlayFile } from "../../reading/readPlayFile.ts";
import { withScriptFonts } from "../withScriptFonts.ts";
import { writePdf } from "../writePdf.ts";

/** Each passage is also a direction, which some layouts print in italics and in brackets. */
const inEveryScript = playWith(
  { title: "T" },
  ...Object.values(passages).map((text) => speech("A", parenthetical(text), text)),
);

/** Accents and points may come in another order. pdf.js leaves out characters that only keep letters from joining. */
const comparable = (play: Play): readonly string[] =>
  play.blocks.map((block) => textOf(block).normalize("NFC").replaceAll("\u200c", ""));

test.each(Object.keys(layouts) as LayoutName[])(
  "every script that's printed as %s is read again without a space too many or too few",
  async (name) => {
    const layout = layouts[name];
    const manuscript = paginate(inEveryScript, layout);
    const fonts = await withScriptFonts(
      { manuscript, fonts: manuscriptFonts(layout.font.family) },
      installedScriptFonts,
    );
    const bytes = writePdf(manuscript, { fonts, title: "T", createdAt: new Date(0) });
    const { play } = await readPlayFile({ name: "play.pdf", bytes }, numberedIds());
    expect(comparable(play)).toEqual(comparable(inEveryScript));
  },
);
