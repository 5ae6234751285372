import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { watermarkShape } from "../export/watermarkShape.ts";
import type { EmbeddedFonts } from "./embeddedFonts.ts";
import type { FontCoverage } from "./fontCoverage.ts";
import { glyphRuns } from "./glyphRuns.ts";
import { pointsPerInch } from "./pagePen.ts";
import { pdfNumber } from "./pdfValues.ts";

interface WatermarkOptions {
  readonly manuscript: PagedManuscript;
  readonly fonts: EmbeddedFonts;
  readonly coverage: FontCoverage;
}

/** Light enough to read the text above it, dark enough for a copier. */
const gray = 0.82;

/** Returns the operators that draw a watermark below the text of a page; none for an empty one. */
export function drawWatermark(text: string | undefined, { manuscript, fonts, coverage }: WatermarkOptions): string {
  if (!text) return "";
  const { layout, measure } = manuscript;
  const { sizePoints, degrees, width } = watermarkShape(text, manuscript);
  const line = { role: "titleText", x: 0, y: 0, width, align: "left", blockId: undefined, from: 0, to: 0 } as const;
  const larger = sizePoints / layout.font.sizePoints;
  const runs = glyphRuns({ ...line, spans: [{ text }] }, coverage, measure).map(({ family, face, text: part, x }) => {
    const font = fonts.get(family, face);
    const left = (x * larger - width / 2) * pointsPerInch;
    return `/${font.name} ${pdfNumber(sizePoints)} Tf 1 0 0 1 ${pdfNumber(left)} ${pdfNumber(-sizePoints * belowMiddle)} Tm ${font.show(part, sizePoints)}`;
  });
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const middle = [layout.paper.width / 2, layout.paper.height / 2].map((inches) => pdfNumber(inches * pointsPerInch));
  const turned = [cos, sin, -sin, cos].map((factor) => factor.toFixed(5));
  return [
    "/Artifact <</Type /Pagination /Subtype /Watermark>> BDC q",
    `${gray} g ${[...turned, ...middle].join(" ")} cm`,
    `BT ${runs.join(" ")} ET`,
    "Q EMC\n",
  ].join("\n");
}

/** How far below the middle of its capitals the baseline is, as a fraction of the type size. */
const belowMiddle = 0.3;
