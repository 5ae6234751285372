import type { Layout } from "#domain/play/layout/layout.ts";
import { type PaperColor, paperColors } from "#domain/play/layout/paperColors.ts";
import { pointsPerInch } from "./pagePen.ts";
import { pdfNumber } from "./pdfValues.ts";

/** Returns the operators that fill a page with the color of its paper; none for white. */
export function drawPageColor(color: PaperColor | undefined, { paper }: Layout): string {
  if (color === undefined || color === "white") return "";
  const box = `0 0 ${pdfNumber(paper.width * pointsPerInch)} ${pdfNumber(paper.height * pointsPerInch)}`;
  const channels = [1, 3, 5].map((at) => pdfNumber(Number.parseInt(paperColors[color].slice(at, at + 2), 16) / 255));
  return `/Artifact <</Type /Background /BBox [${box}]>> BDC q ${channels.join(" ")} rg ${box} re f Q EMC\n`;
}
