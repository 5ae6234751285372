import type { Layout, ParagraphStyle } from "../layout.ts";

const text: ParagraphStyle = { left: 1, right: 7.5, align: "left", linesBefore: 1 };
const centered: ParagraphStyle = { ...text, align: "center" };

/** The Dramatists Guild's "modern format" for plays, on US Letter. This is the default. */
export const guildModern: Layout = {
  name: "Guild modern",
  paper: { width: 8.5, height: 11 },
  margins: { top: 1, right: 1, bottom: 1, left: 1 },
  font: { family: "Courier Prime", sizePoints: 12 },
  linesPerInch: 6,
  cuePlacement: "above",
  styles: {
    act: { ...centered, capitals: true },
    scene: { ...centered, linesBefore: 2 },
    setting: { ...text, left: 3.25 },
    direction: { ...text, left: 4.25 },
    innerDirection: { ...centered, left: 2.5, right: 6, linesBefore: 0, brackets: true },
    cue: { ...centered, capitals: true },
    parenthetical: { ...centered, left: 2.5, right: 6, linesBefore: 0, brackets: true },
    dialogue: { ...text, linesBefore: 0 },
    lyric: { ...text, left: 1.5, linesBefore: 0, capitals: true },
    transition: centered,
    centered,
    frontHeading: { ...centered, linesBefore: 2, underline: true },
    frontText: text,
    castMember: { ...text, hanging: 0.5, linesBefore: 0 },
  },
  columns: { gap: 0.25, narrowest: 1 },
  pageNumber: { scheme: "act-scene-page", top: 0.5, right: 1 },
  frontNumbers: "none",
  newPage: { act: true, scene: false },
  marks: { afterName: "", continued: " (Continued)", more: "", speaksOn: " (Continued)" },
  minLines: 2,
  sentenceReach: 4,
};
