import type { Layout, ParagraphStyle, StyleName } from "#domain/play/layout/layout.ts";
import { missingBrackets } from "#domain/play/layout/lines/shownText.ts";
import { readsFromRight, readsRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";
import { blocksBeforeClosing } from "#domain/play/layout/passages/closingLines.ts";
import { continuingCues, printedRuns } from "#domain/play/layout/passages/continuingCues.ts";
import { type LayoutSpeech, nameSuffix, splitSpeeches } from "#domain/play/layout/passages/layoutSpeech.ts";
import { belongsToSpeech, isUnprinted, runAt } from "#domain/play/layout/passages/passages.ts";
import { speechesAbreast } from "#domain/play/layout/passages/simultaneous.ts";
import { isJoinedTo } from "#domain/play/layout/passages/speechParagraphs.ts";
import { type Block, type BlockId, type Span, textOf } from "#domain/play/play.ts";
import type { BlockNumbers } from "../export/blockNumbers.ts";
import { splitSpans } from "../plainText/paragraph.ts";
import { withPrintedBrackets } from "../words/outerBrackets.ts";
import { blockStyleNames, sceneNumberStyleName, simultaneousStyleName, speechNumberStyleName } from "./playStyles.ts";
import { twips } from "./twips.ts";
import type { CommentMark, CommentMarks } from "./wordComments.ts";
import { placeOnPage, writeMarginFrame } from "./wordSettings.ts";
import { type ParagraphExtras, paragraph, writeMark, writeRun, writeRuns } from "./writeRuns.ts";

/** A layout, the numbers of scenes and speeches and the comments if they're wanted, the cues whose speakers go on, and what closing lines follow. */
interface BlockLayout {
  readonly layout: Layout;
  readonly numbers: BlockNumbers | undefined;
  readonly comments: CommentMarks["inBlocks"] | undefined;
  readonly continuing: ReadonlySet<BlockId>;
  readonly beforeClosing: ReadonlySet<BlockId>;
}

/** Writes the play's blocks. Each is a paragraph, wherever the layout has it, so that all are read back. */
export function writeBlocks(
  blocks: readonly Block[],
  layout: Layout,
  { numbers, comments }: Partial<Pick<BlockLayout, "numbers" | "comments">> = {},
): readonly string[] {
  const how = {
    layout,
    numbers,
    comments,
    continuing: continuingCues(printedRuns(blocks)),
    beforeClosing: blocksBeforeClosing(blocks),
  };
  const out: string[] = [];
  let rows: string[] = [];
  let isMirrored = false;
  const endTable = () => {
    if (rows.length > 0) out.push(tableOfSpeeches(rows, layout, isMirrored));
    rows = [];
  };
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const run = blocks.slice(from, to);
    at = to;
    const speeches = speechesIn(run);
    if (speeches.length === 1 && layout.cuePlacement === "beside") {
      if (isMirrored !== readsFromRight(run)) endTable();
      isMirrored = readsFromRight(run);
      rows.push(...speeches.map((one) => row(one, how)));
      continue;
    }
    endTable();
    if (speeches.length > 1) out.push(...writeSideBySide(speeches, how));
    else out.push(...writeParagraphs(run, how, underAct(blocks, from)));
  }
  endTable();
  return separateTables(out);
}

const speechesIn = (run: readonly Block[]) => (isWholeSpeech(run) ? splitSpeeches(run) : []);

/** The first scene is on the page of its act's heading, even if scenes begin a page. */
function underAct(blocks: readonly Block[], at: number): ParagraphExtras {
  const before = blocks.slice(0, at).findLast((block) => !isUnprinted(block));
  const isUnder = blocks[at]?.kind === "scene" && before?.kind === "act";
  return isUnder ? { place: '<w:pageBreakBefore w:val="0"/>' } : {};
}

/** Word wants a paragraph after a table, and joins tables that have none between them. It's a point high. */
function separateTables(parts: readonly string[]): readonly string[] {
  const isTable = (part: string | undefined): boolean => part?.endsWith("</w:tbl>") ?? false;
  const line = '<w:p><w:pPr><w:spacing w:before="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>';
  return parts.flatMap((part, at) =>
    isTable(part) && (at === parts.length - 1 || isTable(parts[at + 1])) ? [part, line] : [part],
  );
}

/** Empty paragraphs in tables aren't read back, so a speech with one isn't written as a table's row. */
const isWholeSpeech = (run: readonly Block[]): boolean =>
  run.some(belongsToSpeech) &&
  run.every((block) => !isUnprinted(block) || (block.kind === "note" && textOf(block) !== ""));

function writeParagraphs(run: readonly Block[], how: BlockLayout, first: ParagraphExtras = {}): readonly string[] {
  const { layout, numbers, beforeClosing } = how;
  return run.flatMap((block, index) => {
    const joinsNext = isJoinedTo(run, index + 1, layout);
    const place = (beforeClosing.has(block.id) ? "<w:keepNext/>" : "") + (index === 0 ? (first.place ?? "") : "");
    const extras = { ...within(block, run, layout), place, joinsNext };
    const text = writeBlock(block, marksAround(block, run, how), extras, how);
    const number = numbers?.get(block.id);
    return number === undefined ? [text] : [writeMarginNumber(number, block, layout), text];
  });
}

function writeBlock(block: Block, { open, close }: Marks, extras: ParagraphExtras, { comments }: BlockLayout): string {
  if (block.kind === "pageBreak") return paragraph(blockStyleNames.pageBreak, '<w:r><w:br w:type="page"/></w:r>');
  const styleName = block.simultaneous ? simultaneousStyleName : blockStyleNames[block.kind];
  const isRightToLeft = readsRightToLeft(textOf(block));
  const text = writeCommented(withPrintedBrackets(block), isRightToLeft, comments?.get(block.id));
  const after = writeMark(close + (extras.joinsNext ? " " : ""), isRightToLeft);
  return paragraph(styleName, writeMark(open, isRightToLeft) + text + after, { ...extras, isRightToLeft });
}

/** Writes a text with the marks of its comments between its letters. */
function writeCommented(spans: readonly Span[], isRightToLeft: boolean, marks: readonly CommentMark[] = []): string {
  if (marks.length === 0) return writeRuns(spans, isRightToLeft);
  const sorted = marks.toSorted((a, b) => a.offset - b.offset);
  const pieces = splitSpans(
    spans,
    sorted.map(({ offset }) => offset),
  );
  return pieces.map((piece, at) => writeRuns(piece, isRightToLeft) + (sorted[at]?.xml ?? "")).join("");
}

/**
 * A frame beside the next paragraph, in the left margin: the paragraph itself keeps its words, so that Word's own tools
 * and our reader find the name and nothing else.
 */
function writeMarginNumber(number: string, { kind }: Block, layout: Layout): string {
  const style = kind === "scene" ? sceneNumberStyleName : speechNumberStyleName;
  return paragraph(style, writeRun({ text: number }), { place: writeMarginFrame(layout) });
}

interface Marks {
  readonly open: string;
  readonly close: string;
}

/** Returns the marks that the layout adds to a name and to directions. */
function marksAround(block: Block, run: readonly Block[], { layout, continuing }: BlockLayout): Marks {
  const { kind } = block;
  const text = textOf(block);
  if (text.trim() === "") return { open: "", close: "" };
  if (kind === "cue") return { open: "", close: nameSuffix(block, layout, continuing.has(block.id)) };
  const isDirection = kind === "direction" || kind === "setting";
  return isDirection && layout.styles[roleIn(block, run)].brackets ? missingBrackets(text) : { open: "", close: "" };
}

/** Returns the place of a paragraph if it isn't its style's: of a direction within a speech, and from right to left. */
function within(block: Block, run: readonly Block[], layout: Layout): ParagraphExtras {
  const { cuePlacement, styles } = layout;
  const role = roleIn(block, run);
  const isInner = role === "innerDirection";
  if (cuePlacement === "beside") {
    // In the column of speeches, it's indented from there, and not from the margin.
    const left = twips(Math.max(0, styles.innerDirection.left - styles.dialogue.left));
    return isInner ? { properties: `<w:spacing w:before="0"/><w:ind w:left="${left}" w:right="0"/>` } : {};
  }
  if (isUnprinted(block)) return {};
  const style = readsRightToLeft(textOf(block)) ? mirrored(styles[role], layout) : styles[role];
  const hasOwnPlace = style !== styles[role] || (isInner && !style.inLine);
  return hasOwnPlace ? { properties: placeOnPage(layout, style) } : {};
}

/**
 * Word's left indent is at the right of a right-to-left paragraph. The page has the paragraph where it has every other, so
 * the indents change places.
 */
const mirrored = (style: ParagraphStyle, { margins, paper }: Layout): ParagraphStyle => ({
  ...style,
  left: margins.left + paper.width - margins.right - style.right,
  right: paper.width - margins.right - (style.left - margins.left),
});

const roleIn = ({ kind }: Block, run: readonly Block[]): StyleName =>
  kind === "direction" && run.length > 1 ? "innerDirection" : (kind as StyleName);

/** Writes a speech as a row: the name in the first cell, everything else in the second. */
function row(speech: readonly Block[], how: BlockLayout): string {
  const { layout, numbers } = how;
  const { cue, dialogue } = layout.styles;
  const before = `<w:spacing w:before="${twips(cue.linesBefore / layout.linesPerInch)}"/>`;
  const [name] = speech;
  const isNamed = name?.kind === "cue";
  const rest = isNamed ? speech.slice(1) : speech;
  const empty = "<w:p/>";
  const names = isNamed ? [writeName(name, how, numbers?.get(name.id))] : [empty];
  const texts = writeParagraphs(rest, { ...how, numbers: undefined }, { properties: before });
  const cells = [
    cell(dialogue.left - cue.left, names),
    cell(dialogue.right - dialogue.left, texts.length > 0 ? texts : [empty]),
  ];
  return `<w:tr>${cells.join("")}</w:tr>`;
}

/** Writes simultaneous speeches as the cells of a row on one page, as many as the layout has side by side. */
function writeSideBySide(speeches: readonly LayoutSpeech[], how: BlockLayout): readonly string[] {
  const { margins, paper, styles, columns } = how.layout;
  const { left, right } = styles.dialogue;
  const { gap } = columns;
  const abreast = speechesAbreast(speeches.length, right - left, how.layout);
  const tables: string[] = [];
  for (let at = 0; at < speeches.length; at += abreast) {
    const band = speeches.slice(at, at + abreast);
    const width = (right - left + gap) / band.length;
    const isMirrored = readsFromRight(band[0]);
    const widths = band.map((_, column) => width - (column === band.length - 1 ? gap : 0));
    const cells = band.map((speech, column) => {
      const isLast = column === band.length - 1;
      return cell(widths[column] ?? 0, writeColumn(speech, how, isLast ? 0 : gap));
    });
    tables.push(
      table([`<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join("")}</w:tr>`], widths, {
        // From the margin where the row begins.
        indent: isMirrored ? paper.width - margins.right - right : left - margins.left,
        isMirrored,
      }),
    );
  }
  return tables;
}

/** Writes a speech with the name above it. Only the indents of lines after the first stay. */
function writeColumn(speech: LayoutSpeech, how: BlockLayout, gap: number): readonly string[] {
  const { layout, numbers } = how;
  return speech.map((block, index) => {
    // Notes have no style in a layout.
    const role = roleIn(block, speech);
    const hanging = twips(block.kind === "note" ? 0 : (layout.styles[role].hanging ?? 0));
    const spacing = role === "innerDirection" ? '<w:spacing w:before="0"/>' : "";
    const extras = {
      properties: `${spacing}<w:ind w:left="${hanging}" w:right="${twips(gap)}" w:hanging="${hanging}"/>`,
      joinsNext: isJoinedTo(speech, index + 1, layout),
    };
    const { open, close } = marksAround(block, speech, how);
    return writeBlock(block, { open: numberBefore(numbers?.get(block.id)) + open, close }, extras, how);
  });
}

/** A frame can't be in a table, so the number is before the name. It isn't read back. */
function writeName(name: Block, how: BlockLayout, number: string | undefined): string {
  const { open, close } = marksAround(name, [name], how);
  return writeBlock(name, { open: numberBefore(number) + open, close }, {}, how);
}

const numberBefore = (number: string | undefined): string => (number === undefined ? "" : `${number} `);

const cell = (width: number, paragraphs: readonly string[]): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/></w:tcPr>${paragraphs.join("")}</w:tc>`;

function tableOfSpeeches(rows: readonly string[], { styles: { cue, dialogue } }: Layout, isMirrored: boolean): string {
  return table(rows, [dialogue.left - cue.left, dialogue.right - dialogue.left], { isMirrored });
}

/** Writes a table without borders. The indent is from the margin. In a mirrored one, the first cell is at the right. */
function table(
  rows: readonly string[],
  widths: readonly number[],
  { indent = 0, isMirrored }: { readonly indent?: number; readonly isMirrored: boolean },
): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join("");
  const margins = ["left", "right"].map((side) => `<w:${side} w:w="0" w:type="dxa"/>`).join("");
  const total = widths.reduce((sum, width) => sum + width, 0);
  const properties = isMirrored ? "<w:bidiVisual/>" : "";
  const place = indent === 0 ? "" : `<w:tblInd w:w="${twips(indent)}" w:type="dxa"/>`;
  return `<w:tbl><w:tblPr>${properties}<w:tblW w:w="${twips(total)}" w:type="dxa"/>${place}<w:tblLayout w:type="fixed"/><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join("")}</w:tbl>`;
}
