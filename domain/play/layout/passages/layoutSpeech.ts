import { type Block, textOf } from "../../play.ts";
import type { Layout, ParagraphStyle } from "../layout.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { type ParagraphText, paragraph } from "../lines/paragraph.ts";
import {
  type Break,
  breakAfter,
  breaks,
  type Continued,
  type ContinuedHead,
  type LinesAbreast,
  type Row,
} from "../lines/row.ts";
import { textOfSpans } from "../lines/spans.ts";
import { mirroredStyle, readsRightToLeft } from "../measures/rightToLeft.ts";
import type { LayoutLine } from "../pagedManuscript.ts";
import { type SpeechParagraph, type SpeechSetting, speechParagraphs } from "./speechParagraphs.ts";

/** One cue and the speech under it; a speech without a name if a play has text before any cue. */
export type LayoutSpeech = readonly Block[];

/** The column of the page that a speech is set in. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Splits a run at its cues. */
export function splitSpeeches(blocks: readonly Block[]): readonly LayoutSpeech[] {
  const speeches: Block[][] = [];
  for (const block of blocks) {
    const last = speeches.at(-1);
    if (last && block.kind !== "cue") last.push(block);
    else speeches.push([block]);
  }
  return speeches;
}

/** Lays out one speech, including where it may break and what goes above its rest on the next page. */
export function speechRows(
  speech: LayoutSpeech,
  setting: LayoutSetting,
  speaksOn: boolean,
  column?: Column,
): readonly Row[] {
  const { layout } = setting;
  const cue = speech.find((block) => block.kind === "cue");
  const own: SpeechSetting = {
    layout,
    measure: setting.measure,
    // A column is too narrow for another one with names.
    cuePlacement: column && layout.cuePlacement === "beside" ? "above" : layout.cuePlacement,
    place: placing(speech, layout, column),
    nameSuffix: cue ? nameSuffix(cue, layout, speaksOn) : "",
  };
  const continued = cue && continuedHead(cue, own);
  if (own.cuePlacement !== "beside" || !cue) return rowsOfSpeech(speechParagraphs(speech, own), layout, continued);
  const [name, ...more] = speechParagraphs([cue], own);
  const rest = speech.filter((block) => block !== cue);
  const rows = rowsOfSpeech([...more, ...speechParagraphs(rest, own)], layout, continued);
  return withNameBeside(name?.lines ?? [], rows, layout, continued);
}

/** Returns the speaker's name without any brackets the writer added after it. */
export function layoutSpeakerOf(cue: Block): string {
  const name = textOf(cue).trim();
  const bracket = name.lastIndexOf("(");
  return bracket > 0 && /^[^)]*\)?$/.test(name.slice(bracket)) ? name.slice(0, bracket).trim() : name;
}

/** A name that ends with a mark of its own gets no other. */
export function nameSuffix(cue: Block, { marks }: Layout, speaksOn: boolean): string {
  const suffix = speaksOn ? marks.speaksOn : "";
  const isMarked = marks.afterName === "" || /[.:!?…]\s*$/.test(textOf(cue) + suffix);
  return isMarked ? suffix : suffix + marks.afterName;
}

/**
 * Returns a function that fits a style into a side-by-side column, which has no room for the indents of a full page, or
 * mirrors it in a speech that reads from right to left: names beside it are at the right.
 */
function placing(speech: LayoutSpeech, layout: Layout, column: Column | undefined): SpeechSetting["place"] {
  if (column) return (style) => ({ ...style, ...column });
  const spoken = speech.find(({ kind }) => kind !== "cue");
  return spoken && readsRightToLeft(textOf(spoken)) ? (style) => mirroredStyle(style, layout) : unchanged;
}

const unchanged = (style: ParagraphStyle): ParagraphStyle => style;

const noHead: ContinuedHead = { name: "", above: [], beside: [] };

function continuedHead(cue: Block, { layout, measure, place, cuePlacement }: SpeechSetting): Continued {
  return () => {
    if (layout.marks.continued === "") return noHead;
    const text = [{ text: layoutSpeakerOf(cue) }];
    const source: ParagraphText = { role: "continued", text, suffix: layout.marks.continued };
    const lines = paragraph(source, place(layout.styles.cue), measure);
    const name = lines.map(({ spans }) => textOfSpans(spans)).join(" ");
    const above = cuePlacement === "beside" ? lines.slice(0, -1) : lines;
    return { name, above: above.map((line) => [line]), beside: lines.slice(above.length) };
  };
}

const isSpoken = (line: LayoutLine | undefined): boolean => line?.role === "dialogue" || line?.role === "lyric";

/**
 * Lays out a speech's rows. A page may end within it if enough spoken lines remain on either side, and never right
 * after a parenthetical.
 */
function rowsOfSpeech(
  paragraphs: readonly SpeechParagraph[],
  layout: Layout,
  continued: Continued | undefined,
): readonly Row[] {
  const { minLines, styles } = layout;
  const spoken = countSpoken(paragraphs);
  const rows: Row[] = [];
  let above = 0;
  let previous: LinesAbreast | undefined;
  for (const { role, lines } of paragraphs) {
    let linesBefore = styles[previous ? role : "cue"].linesBefore;
    for (const parts of lines) {
      const enough = above >= minLines && spoken - above >= minLines;
      const breakAbove = enough ? breakBetween(previous, parts) : breaks.never;
      rows.push({ lines: parts, linesBefore, breakAbove, continued: previous && continued });
      above += Number(isSpokenRow(parts));
      linesBefore = 0;
      previous = parts;
    }
  }
  return rows;
}

const isSpokenRow = (parts: LinesAbreast): boolean => parts.some(isSpoken);

function countSpoken(paragraphs: readonly SpeechParagraph[]): number {
  let count = 0;
  for (const { lines } of paragraphs) for (const parts of lines) count += Number(isSpokenRow(parts));
  return count;
}

/** Returns whether a page may break between two lines. A parenthetical or direction belongs to the text under it. */
function breakBetween(above: LinesAbreast | undefined, [below]: LinesAbreast): Break {
  const last = above?.at(-1);
  return isSpoken(last) || last?.blockId === below?.blockId ? breakAfter(last) : breaks.never;
}

/** Adds the lines of a name in the column beside a speech. They are never separated. */
function withNameBeside(
  name: readonly LinesAbreast[],
  rows: readonly Row[],
  { styles }: Layout,
  continued: Continued | undefined,
): readonly Row[] {
  return Array.from({ length: Math.max(name.length, rows.length) }, (_, at) => {
    const lines = [...(name[at] ?? []), ...(rows[at]?.lines ?? [])];
    return {
      lines,
      linesBefore: at === 0 ? styles.cue.linesBefore : (rows[at]?.linesBefore ?? 0),
      breakAbove: (at >= name.length && rows[at]?.breakAbove) || breaks.never,
      continued: at === 0 ? undefined : continued,
    };
  });
}
