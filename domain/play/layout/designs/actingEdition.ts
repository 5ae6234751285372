import type { Layout, ParagraphStyle } from "../layout.ts";
import { halfOf, papers } from "../paper/papers.ts";
import { guildModern } from "./guildModern.ts";

const margin = 0.5;
const gutter = 0.125;
const paper = halfOf(papers.letter);
/** Lines after the first of a speech are indented by 1.5 ems, so that the names stand out at the left. */
const turnover = 15 / 72;

const text: ParagraphStyle = { left: margin + gutter, right: paper.width - margin, align: "left", linesBefore: 0.25 };
const centered: ParagraphStyle = { ...text, align: "center", linesBefore: 1 };
const speech: ParagraphStyle = { ...text, linesBefore: 0, hanging: turnover };
const direction: ParagraphStyle = { ...text, left: text.left + turnover, italic: true, brackets: true };

/**
 * The small book that actors work with: half Letter (half A4 on A4), a book face, names run in. Most acting editions have the
 * name in capitals or small capitals and a period at the start of the speech, and directions in italics and brackets in its lines. The
 * paper, the margins, the gutter and the type are those of our own design of this layout; 12 points from line to line
 * is common for books in that size, as are three points between speeches. Nothing is repeated when a speech continues on
 * the next page, as in any book.
 */
export const actingEdition: Layout = {
  ...guildModern,
  name: "Acting edition",
  paper,
  margins: { top: margin, right: margin, bottom: margin, left: margin + gutter },
  font: { family: "EB Garamond", sizePoints: 11 },
  linesPerInch: 6,
  cuePlacement: "runIn",
  styles: {
    act: { ...centered, bold: true, capitals: true },
    scene: { ...centered, linesBefore: 2, bold: true },
    setting: { ...text, italic: true, linesBefore: 1 },
    direction,
    innerDirection: { ...speech, inLine: true, italic: true, brackets: true },
    cue: { ...text, hanging: turnover, capitals: true, smallCapitals: true },
    parenthetical: { ...speech, inLine: true, italic: true, brackets: true },
    dialogue: speech,
    lyric: { ...text, left: text.left + 0.5, linesBefore: 0 },
    transition: centered,
    centered,
    frontHeading: { ...centered, linesBefore: 2, bold: true },
    frontText: { ...text, linesBefore: 1 },
    castMember: { ...text, hanging: 0.25, linesBefore: 0 },
  },
  columns: { gap: 0.2, narrowest: 1 },
  pageNumber: { scheme: "page", top: 0.27, right: margin },
  frontNumbers: "none",
  marks: { afterName: ".", continued: "", more: "", speaksOn: "" },
  booklet: { gutter },
};
