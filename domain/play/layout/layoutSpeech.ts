import { type Block, textOf } from "../play.ts";
import type { ParagraphStyle, StyleName } from "./layout.ts";
import type { LayoutSetting } from "./layoutSetting.ts";
import type { LayoutLine } from "./pagedManuscript.ts";
import { type ParagraphText, paragraph } from "./paragraph.ts";
import { breakAfter, breaks, type Continued, type Row } from "./row.ts";

/** One cue and the speech under it; a speech without a name if a play has text before any cue. */
export type LayoutSpeech = readonly Block[];

/** The column of the page that a speech is set in. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Lays out one speech, including where it may break and what goes above its rest on the next page. */
export function speechRows(
  speech: LayoutSpeech,
  setting: LayoutSetting,
  speaksOn: boolean,
  column?: Column,
): readonly Row[] {
  const cue = speech.find((block) => block.kind === "cue");
  const continued = cue && continuedHead(cue, setting, column);
  const parts = speech.map((block) => {
    const suffix = speaksOn && block === cue ? setting.layout.marks.speaksOn : "";
    return blockLines(block, setting, suffix, column);
  });
  return rowsOfSpeech(parts, speech, setting, continued);
}

/** Returns the speaker's name without any brackets the writer added after it. */
export function layoutSpeakerOf(cue: Block): string {
  const name = textOf(cue).trim();
  const bracket = name.lastIndexOf("(");
  return bracket > 0 && /^[^)]*\)?$/.test(name.slice(bracket)) ? name.slice(0, bracket).trim() : name;
}

function continuedHead(cue: Block, { layout, measure }: LayoutSetting, column?: Column): Continued {
  return () => {
    const text = [{ text: layoutSpeakerOf(cue) }];
    const source: ParagraphText = { role: "continued", text, suffix: layout.marks.continued };
    return paragraph(source, fitColumn(layout.styles.cue, column), measure).map((line) => [line]);
  };
}

function blockLines(
  block: Block,
  { layout, measure }: LayoutSetting,
  suffix: string,
  column?: Column,
): readonly LayoutLine[] {
  const role = roleWithin(block);
  if (!role) return [];
  const source = { role, text: block.text, blockId: block.id, suffix };
  return paragraph(source, fitColumn(layout.styles[role], column), measure);
}

function roleWithin({ kind }: Block): StyleName | undefined {
  if (kind === "direction") return "innerDirection";
  return kind === "pageBreak" || kind === "note" ? undefined : kind;
}

/** Fits a style into a side-by-side column, which has no room for the indents of a full page. */
function fitColumn(style: ParagraphStyle, column: Column | undefined): ParagraphStyle {
  return column ? { ...style, ...column } : style;
}

const isSpoken = (line: LayoutLine): boolean => line.role === "dialogue" || line.role === "lyric";

/**
 * Lays out a speech's rows. A page may end within it if enough spoken lines remain on either side, and never right
 * after a parenthetical.
 */
function rowsOfSpeech(
  parts: readonly (readonly LayoutLine[])[],
  speech: LayoutSpeech,
  { layout }: LayoutSetting,
  continued: Continued | undefined,
): readonly Row[] {
  const spoken = parts.reduce((sum, lines) => sum + lines.filter(isSpoken).length, 0);
  const rows: Row[] = [];
  let above = 0;
  let previous: LayoutLine | undefined;
  parts.forEach((lines, part) => {
    lines.forEach((line, index) => {
      const enough = above >= layout.minLines && spoken - above >= layout.minLines;
      rows.push({
        lines: [line],
        linesBefore: index === 0 ? linesBefore(speech[part], previous, layout) : 0,
        breakAbove: enough && previous && mayBreakBetween(previous, line) ? breakAfter(previous) : breaks.never,
        continued: previous && continued,
      });
      if (isSpoken(line)) above++;
      previous = line;
    });
  });
  return rows;
}

/** Returns the empty lines above a speech: the same as above a cue, even if it has no cue. */
function linesBefore(
  block: Block | undefined,
  previous: LayoutLine | undefined,
  { styles }: LayoutSetting["layout"],
): number {
  const role = previous && block ? roleWithin(block) : "cue";
  return role ? styles[role].linesBefore : 0;
}

/** Returns whether a page may break between two lines. A parenthetical or direction belongs to the text under it. */
const mayBreakBetween = (above: LayoutLine, below: LayoutLine): boolean =>
  isSpoken(above) || above.blockId === below.blockId;
