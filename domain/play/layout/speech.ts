import { type Block, textOf } from "../play.ts";
import type { ParagraphStyle, StyleName } from "./layout.ts";
import { type ParagraphText, paragraph } from "./paragraph.ts";
import { breakAfter, breaks, type LinesAbreast, type Row, rowsOf } from "./row.ts";
import type { Setting } from "./setting.ts";

/** One cue and all that is said under it; a speech without a name when a play has words before any cue. */
export type Speech = readonly Block[];

/** The column of the page in which a speech stands. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Lays out one speech, with where it may break and what then stands above its rest on the next page. */
export function speechRows(speech: Speech, setting: Setting, speaksOn: boolean, column?: Column): readonly Row[] {
  const cue = speech.find((block) => block.kind === "cue");
  const continued = cue ? continuedLines(cue, setting, column) : [];
  const rows = speech.flatMap((block, index) => {
    const suffix = speaksOn && block === cue ? setting.layout.marks.speaksOn : "";
    return blockRows(block, setting, index === 0, suffix, column);
  });
  return withBreaks(rows, setting.layout.leastLines, continued);
}

/** The speaker's name without what the writer put in brackets behind it. */
export const speakerOf = (cue: Block): string =>
  textOf(cue)
    .replace(/\s*\([^)]*\)?\s*$/, "")
    .trim();

function continuedLines(cue: Block, { layout, measure }: Setting, column?: Column): readonly LinesAbreast[] {
  const name = speakerOf(cue) || textOf(cue);
  const source: ParagraphText = { role: "continued", text: [{ text: name }], suffix: layout.marks.continued };
  return paragraph(source, within(layout.styles.cue, column), measure).map((line) => [line]);
}

function blockRows(block: Block, setting: Setting, first: boolean, suffix: string, column?: Column): readonly Row[] {
  const role = roleWithin(block);
  if (!role) return [];
  const style = within(setting.layout.styles[role], column);
  const source = { role, text: block.text, blockId: block.id, suffix };
  const before = first ? setting.layout.styles.cue.linesBefore : style.linesBefore;
  return rowsOf(paragraph(source, style, setting.measure), before);
}

function roleWithin({ kind }: Block): StyleName | undefined {
  if (kind === "direction") return "innerDirection";
  return kind === "pageBreak" || kind === "note" ? undefined : kind;
}

/** Fits a style into a column of speakers side by side: what is indented on a whole page has no room to be. */
function within(style: ParagraphStyle, column: Column | undefined): ParagraphStyle {
  return column ? { ...style, ...column } : style;
}

const isSpoken = (row: Row): boolean => row.lines[0]?.role === "dialogue" || row.lines[0]?.role === "lyric";

/** A page may end within a speech when enough spoken lines stand on either side, and never under a parenthetical. */
function withBreaks(rows: readonly Row[], leastLines: number, continued: readonly LinesAbreast[]): readonly Row[] {
  const spoken = rows.filter(isSpoken).length;
  let above = 0;
  return rows.map((row, index) => {
    const previous = rows[index - 1];
    const enough = above >= leastLines && spoken - above >= leastLines;
    const breakAbove = enough && mayPart(previous, row) ? breakAfter(previous) : breaks.never;
    if (isSpoken(row)) above++;
    return { ...row, breakAbove, ...(index > 0 && continued.length > 0 && { continued }) };
  });
}

/** A parenthetical or direction belongs to the words under it. */
const mayPart = (above: Row | undefined, below: Row): boolean =>
  above !== undefined && (isSpoken(above) || above.lines[0]?.blockId === below.lines[0]?.blockId);
