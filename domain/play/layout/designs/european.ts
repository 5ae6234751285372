import type { Layout, ParagraphStyle } from "../layout.ts";
import { papers } from "../paper/papers.ts";
import { guildModern } from "./guildModern.ts";

const mm = (millimeters: number): number => millimeters / 25.4;
const leftMargin = 25;
const rightMargin = 20;
/** Wide enough for names such as GERICHTSDIENER in capitals. */
const speechLeft = leftMargin + 40;
const gap = 3;

const text: ParagraphStyle = { left: mm(leftMargin), right: mm(210 - rightMargin), align: "left", linesBefore: 1 };
const centered: ParagraphStyle = { ...text, align: "center" };
const speech: ParagraphStyle = { ...text, left: mm(speechLeft), linesBefore: 0 };

/**
 * The usual script format in continental Europe: A4, serif, names in capitals at the left, directions in italics. French
 * typographers' guides ask for directions in italics, set off from the speech by lines of their own or by brackets
 * (Wikisource, "Guide typographique"). So directions between speeches have lines of their own from the left margin, and
 * those within a speech are in the line in brackets. The side margins are those of DIN 5008. 12 on 15 points and the
 * width of the column of names are our choice. Marks are signs, because the play may be in any language.
 */
export const european: Layout = {
  ...guildModern,
  name: "European",
  paper: papers.a4,
  margins: { top: mm(25), right: mm(rightMargin), bottom: mm(25), left: mm(leftMargin) },
  font: { family: "Tinos", sizePoints: 12 },
  linesPerInch: 72 / 15,
  cuePlacement: "beside",
  styles: {
    act: { ...centered, bold: true, capitals: true },
    scene: { ...centered, linesBefore: 2, bold: true },
    setting: { ...text, italic: true },
    direction: { ...text, italic: true },
    innerDirection: { ...speech, inLine: true, italic: true, brackets: true },
    cue: { ...text, right: mm(speechLeft - gap), capitals: true },
    parenthetical: { ...speech, inLine: true, italic: true, brackets: true },
    dialogue: speech,
    lyric: { ...speech, left: mm(speechLeft + 10) },
    transition: centered,
    centered,
    frontHeading: { ...centered, linesBefore: 2, bold: true },
    frontText: text,
    castMember: { ...text, hanging: 0.5, linesBefore: 0 },
  },
  columns: { gap: 0.2, narrowest: 1.1 },
  pageNumber: { scheme: "page", top: 0.5, right: mm(rightMargin) },
  marks: { afterName: "", continued: " …", more: "", speaksOn: "" },
};
