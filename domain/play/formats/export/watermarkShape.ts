import type { Layout } from "../../layout/layout.ts";
import type { Measure } from "../../layout/measures/measure.ts";

/** How a watermark is drawn around the middle of the page. */
interface WatermarkShape {
  readonly sizePoints: number;
  /** Counterclockwise: the text rises along the page's diagonal. */
  readonly degrees: number;
  /** Inches at this size. */
  readonly width: number;
}

const maxSizePoints = 96;
/** How much of the diagonal the text may cover. */
const coverage = 0.75;

/** Returns the largest size at which a text fits on the diagonal of the page. */
export function watermarkShape(
  text: string,
  { layout: { paper, font }, measure }: { readonly layout: Layout; readonly measure: Measure },
): WatermarkShape {
  const widthInFont = Math.max(measure.widthOf(text, { text }), 0.1);
  const room = Math.hypot(paper.width, paper.height) * coverage;
  const sizePoints = Math.min(maxSizePoints, (font.sizePoints * room) / widthInFont);
  return {
    sizePoints,
    degrees: (Math.atan2(paper.height, paper.width) * 180) / Math.PI,
    width: (widthInFont * sizePoints) / font.sizePoints,
  };
}
