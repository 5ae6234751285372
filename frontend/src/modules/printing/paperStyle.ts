import { useEffect } from "react";
import type { Layout } from "#domain/play/layout/layout.ts";
import { fontStack } from "./fontStack.ts";
import { loadFontFaces } from "./loadFontFaces.ts";
import "./paper.css";

/** Returns the style of an element around pages of the class `paper`, and loads their font. */
export function usePaperStyle(layout: Layout | undefined) {
  const family = layout?.font.family;
  useEffect(() => {
    // Until it has loaded, or if it can't be, a font with the same widths is used.
    if (family) void loadFontFaces(family).catch(() => undefined);
  }, [family]);
  return layout && paperStyle(layout);
}

const paperStyle = ({ paper, font, linesPerInch }: Layout) => ({
  "--paper-width": `${paper.width}in`,
  "--paper-height": `${paper.height}in`,
  "--paper-ratio": `${paper.width} / ${paper.height}`,
  "--type-size": font.sizePoints / 72 / paper.width,
  "--row-size": 1 / linesPerInch / paper.width,
  fontFamily: fontStack(font.family),
});
