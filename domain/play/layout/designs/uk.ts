import type { Layout, ParagraphStyle } from "../layout.ts";
import { papers } from "../paper/papers.ts";
import { guildModern } from "./guildModern.ts";

/* Millimeters from the left edge of the paper. */
const mm = (millimeters: number): number => millimeters / 25.4;
const leftMargin = 24;
const rightMargin = 17;
const textWidth = 210 - leftMargin - rightMargin;
/** Names have 23% of the width of the text. */
const speechLeft = leftMargin + textWidth * 0.23;
/** Between the longest name and the speech. */
const gap = 3;
const directionLeft = 66;

const text: ParagraphStyle = { left: mm(leftMargin), right: mm(210 - rightMargin), align: "left", linesBefore: 1 };
const centered: ParagraphStyle = { ...text, align: "center" };
const speech: ParagraphStyle = { ...text, left: mm(speechLeft), linesBefore: 0 };
const direction: ParagraphStyle = { ...text, left: mm(directionLeft), italic: true };

/**
 * A British stage play: A4, sans serif, names in a column at the left, directions in italics. There's no fixed standard:
 * the Bruntwood Prize asks only that a script is legible, and writers' groups ask for A4, an inch at the left for the
 * binding, and directions that stand apart by italics or an indent. The millimeters are those of our own design of
 * this layout. 14 points from line to line is Word's single spacing of Arial at 12 points (13.8), rounded up.
 */
export const uk: Layout = {
  ...guildModern,
  name: "UK",
  paper: papers.a4,
  margins: { top: mm(25), right: mm(rightMargin), bottom: mm(25), left: mm(leftMargin) },
  font: { family: "Arimo", sizePoints: 12 },
  linesPerInch: 72 / 14,
  cuePlacement: "beside",
  styles: {
    act: { ...centered, bold: true, capitals: true },
    scene: { ...centered, linesBefore: 2, bold: true },
    setting: { ...text, italic: true },
    direction,
    innerDirection: { ...direction, linesBefore: 0 },
    cue: { ...text, right: mm(speechLeft - gap), capitals: true },
    parenthetical: { ...speech, inLine: true, italic: true, brackets: true },
    dialogue: speech,
    lyric: { ...speech, italic: true },
    transition: centered,
    centered,
    frontHeading: { ...centered, linesBefore: 2, bold: true },
    frontText: text,
    castMember: { ...text, hanging: 0.5, linesBefore: 0 },
  },
  columns: { gap: 0.2, narrowest: 1.1 },
  pageNumber: { scheme: "page", top: 0.5, right: mm(rightMargin) },
  marks: { afterName: "", continued: " (cont.)", more: "", speaksOn: "" },
};
