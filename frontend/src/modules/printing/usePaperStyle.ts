import { useEffect } from "react";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";
import { fontStack } from "./fontStack.ts";
import { loadFontFaces } from "./loadFontFaces.ts";
import "./paper.css";

const none: readonly ScriptFont[] = [];

/** Returns the style of an element around pages of the class `paper`, and loads their fonts. */
export function usePaperStyle(layout: Layout | undefined, scriptFonts: readonly ScriptFont[] = none) {
  const family = layout?.font.family;
  useEffect(() => {
    // Until it has loaded, or if it can't be, a font with the same widths is used.
    if (family) void loadFontFaces(family, scriptFonts).catch(() => undefined);
  }, [family, scriptFonts]);
  return layout && paperStyle(layout, scriptFonts);
}

const paperStyle = ({ paper, font, linesPerInch }: Layout, scriptFonts: readonly ScriptFont[] = none) => ({
  "--paper-width": `${paper.width}in`,
  "--paper-height": `${paper.height}in`,
  "--paper-ratio": `${paper.width} / ${paper.height}`,
  "--type-size": font.sizePoints / 72 / paper.width,
  "--row-size": 1 / linesPerInch / paper.width,
  fontFamily: fontStack(font.family, scriptFonts),
});
