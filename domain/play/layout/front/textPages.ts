import { breakPages } from "../breakPages.ts";
import { type Layout, linesPerPage } from "../layout.ts";
import type { LayoutFlow } from "../layoutFlow.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { breaks, type Row } from "../lines/row.ts";
import { textOfSpans } from "../lines/spans.ts";
import { measureOf } from "../measures/measureOf.ts";
import { scriptFontsFor } from "../measures/scriptFonts.ts";
import type { PagedManuscript } from "../pagedManuscript.ts";
import { isLeftHand, onLeftHand } from "../paper/facingPages.ts";
import { placeLines } from "../placeLines.ts";
import { type FrontParagraph, keepUnderHeading, rowsOf } from "./frontFlow.ts";

/** Lays out a text that isn't part of a play, such as a letter, on pages like those of the play's front matter. */
export function textPages(paragraphs: readonly FrontParagraph[], layout: Layout): PagedManuscript {
  const setting = { layout, measure: measureOf(layout.font) };
  const flow = textFlow(paragraphs, setting);
  const room = { lines: linesPerPage(layout), sentenceReach: layout.sentenceReach, marksMore: false };
  const pages = breakPages(flow, room).map((rows, index) => {
    const lines = placeLines(flow, rows, layout, setting.measure);
    return {
      section: "front" as const,
      label: "",
      usedLines: rows.usedLines,
      lines: isLeftHand(layout, index) ? onLeftHand(lines, layout) : lines,
    };
  });
  return { ...setting, scriptFonts: scriptFontsFor(paragraphs.map(({ text }) => textOfSpans(text))), pages };
}

function textFlow(paragraphs: readonly FrontParagraph[], setting: LayoutSetting): LayoutFlow {
  const rows: Row[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const [first, ...others] = rowsOf(paragraph, setting);
    if (!first) continue;
    const isUnderHeading = paragraphs[index - 1]?.role === "frontHeading";
    rows.push(isUnderHeading ? keepUnderHeading(first) : { ...first, breakAbove: breaks.preferred }, ...others);
  }
  return { rows, breakAbove: rows.map((row) => row.breakAbove), headings: [] };
}
