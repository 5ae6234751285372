import type { Layout, StyleName } from "#domain/play/layout/layout.ts";
import { nameSuffix, splitSpeeches } from "#domain/play/layout/layoutSpeech.ts";
import { belongsToSpeech, isUnprinted, runAt } from "#domain/play/layout/passages.ts";
import { readsRightToLeft } from "#domain/play/layout/rightToLeft.ts";
import { missingBrackets } from "#domain/play/layout/shownText.ts";
import { isJoinedTo } from "#domain/play/layout/speechParagraphs.ts";
import { type Block, textOf } from "#domain/play/play.ts";
import type { BlockNumbers } from "../export/blockNumbers.ts";
import { withPrintedBrackets } from "../outerBrackets.ts";
import { blockStyleNames, sceneNumberStyleName, simultaneousStyleName, speechNumberStyleName } from "./playStyles.ts";
import { twips } from "./twips.ts";
import { writeMarginFrame } from "./wordSettings.ts";
import { type ParagraphExtras, paragraph, writeMark, writeRun } from "./writeRuns.ts";

/** A layout, and the numbers of scenes and speeches if they're wanted. */
interface BlockLayout {
  readonly layout: Layout;
  readonly numbers: BlockNumbers | undefined;
}

/** Writes the play's blocks. Each is a paragraph, wherever the layout has it, so that all are read back. */
export function writeBlocks(blocks: readonly Block[], layout: Layout, numbers?: BlockNumbers): readonly string[] {
  const how = { layout, numbers };
  const out: string[] = [];
  let rows: string[] = [];
  let isMirrored = false;
  const endTable = () => {
    if (rows.length > 0) out.push(table(rows, layout, isMirrored));
    rows = [];
  };
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const run = blocks.slice(from, to);
    at = to;
    if (layout.cuePlacement === "beside" && isWholeSpeech(run)) {
      if (rows.length > 0 && isMirrored !== readsFromRight(run)) {
        endTable();
        out.push(betweenTables);
      }
      isMirrored = readsFromRight(run);
      rows.push(...splitSpeeches(run).map((one) => row(one, how)));
    } else {
      endTable();
      out.push(...writeParagraphs(run, how));
    }
  }
  endTable();
  // Word wants a paragraph after a table.
  return out.at(-1)?.endsWith("</w:tbl>") ? [...out, "<w:p/>"] : out;
}

/** Word joins tables that have nothing between them. */
const betweenTables = '<w:p><w:pPr><w:spacing w:before="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>';

/** Names are at the right of speeches that are read from there. */
const readsFromRight = (run: readonly Block[]): boolean =>
  readsRightToLeft(
    run
      .filter(({ kind }) => kind === "dialogue" || kind === "lyric")
      .map(textOf)
      .join(" "),
  );

/** Empty paragraphs in tables aren't read back, so a speech with one isn't written as a table's row. */
const isWholeSpeech = (run: readonly Block[]): boolean =>
  run.some(belongsToSpeech) &&
  run.every((block) => !isUnprinted(block) || (block.kind === "note" && textOf(block) !== ""));

function writeParagraphs(
  run: readonly Block[],
  { layout, numbers }: BlockLayout,
  first: ParagraphExtras = {},
): readonly string[] {
  return run.flatMap((block, index) => {
    const joinsNext = isJoinedTo(run, index + 1, layout);
    const extras = {
      ...mirroredIndent(block, run, layout),
      ...(index === 0 ? first : within(block, run, layout)),
      joinsNext,
    };
    const text = writeBlock(block, marksAround(block, run, layout), extras);
    const number = numbers?.get(block.id);
    return number === undefined ? [text] : [writeMarginNumber(number, block, layout), text];
  });
}

function writeBlock(block: Block, { open, close }: Marks, extras: ParagraphExtras): string {
  if (block.kind === "pageBreak") return paragraph(blockStyleNames.pageBreak, '<w:r><w:br w:type="page"/></w:r>');
  const styleName = block.simultaneous ? simultaneousStyleName : blockStyleNames[block.kind];
  const text = withPrintedBrackets(block).map((span) => writeRun(span));
  const after = writeMark(close + (extras.joinsNext ? " " : ""));
  const isRightToLeft = readsRightToLeft(textOf(block));
  return paragraph(styleName, [writeMark(open), ...text, after].join(""), { ...extras, isRightToLeft });
}

/**
 * A frame beside the next paragraph, in the left margin: the paragraph itself keeps its words, so that Word's own tools
 * and our reader find the name and nothing else.
 */
function writeMarginNumber(number: string, { kind }: Block, layout: Layout): string {
  const style = kind === "scene" ? sceneNumberStyleName : speechNumberStyleName;
  return paragraph(style, writeRun({ text: number }), { properties: writeMarginFrame(layout) });
}

interface Marks {
  readonly open: string;
  readonly close: string;
}

/** Returns the marks that the layout adds to a name and to directions. */
function marksAround(block: Block, run: readonly Block[], layout: Layout): Marks {
  const { kind } = block;
  const text = textOf(block);
  if (text.trim() === "") return { open: "", close: "" };
  if (kind === "cue") return { open: "", close: nameSuffix(block, layout, false) };
  const isDirection = kind === "direction" || kind === "setting";
  const role = kind === "direction" && run.length > 1 ? "innerDirection" : kind;
  return isDirection && layout.styles[role as StyleName].brackets ? missingBrackets(text) : { open: "", close: "" };
}

/**
 * Word's left indent is at the right of a right-to-left paragraph. The page has the paragraph where it has every other, so
 * the indents change places.
 */
function mirroredIndent(
  block: Block,
  run: readonly Block[],
  { cuePlacement, styles, margins, paper }: Layout,
): ParagraphExtras {
  const { kind } = block;
  if (cuePlacement === "beside" || kind === "pageBreak" || kind === "note" || !readsRightToLeft(textOf(block)))
    return {};
  const { left, right } = styles[kind === "direction" && run.length > 1 ? "innerDirection" : kind];
  const indents = { left: twips(paper.width - margins.right - right), right: twips(left - margins.left) };
  return { properties: `<w:ind w:left="${indents.left}" w:right="${indents.right}"/>` };
}

/** A direction in the column of speeches is indented from there, and not from the margin. */
function within(block: Block, run: readonly Block[], { cuePlacement, styles }: Layout): ParagraphExtras {
  if (cuePlacement !== "beside" || block.kind !== "direction" || run.length === 1) return {};
  const left = Math.max(0, styles.innerDirection.left - styles.dialogue.left);
  return { properties: `<w:spacing w:before="0"/><w:ind w:left="${twips(left)}" w:right="0"/>` };
}

/** Writes a speech as a row: the name in the first cell, everything else in the second. */
function row(speech: readonly Block[], { layout, numbers }: BlockLayout): string {
  const { cue, dialogue } = layout.styles;
  const before = `<w:spacing w:before="${twips(cue.linesBefore / layout.linesPerInch)}"/>`;
  const [name] = speech;
  const isNamed = name?.kind === "cue";
  const rest = isNamed ? speech.slice(1) : speech;
  const empty = "<w:p/>";
  const names = isNamed ? [writeName(name, layout, numbers?.get(name.id))] : [empty];
  const texts = writeParagraphs(rest, { layout, numbers: undefined }, { properties: before });
  const cells = [
    cell(dialogue.left - cue.left, names),
    cell(dialogue.right - dialogue.left, texts.length > 0 ? texts : [empty]),
  ];
  return `<w:tr>${cells.join("")}</w:tr>`;
}

/** A frame can't be in a table, so the number is before the name. It isn't read back. */
function writeName(name: Block, layout: Layout, number: string | undefined): string {
  const { open, close } = marksAround(name, [name], layout);
  return writeBlock(name, { open: (number === undefined ? "" : `${number} `) + open, close }, {});
}

const cell = (width: number, paragraphs: readonly string[]): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/></w:tcPr>${paragraphs.join("")}</w:tc>`;

function table(rows: readonly string[], { styles: { cue, dialogue } }: Layout, isMirrored: boolean): string {
  const widths = [dialogue.left - cue.left, dialogue.right - dialogue.left].map(twips);
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const margins = ["left", "right"].map((side) => `<w:${side} w:w="0" w:type="dxa"/>`).join("");
  return `<w:tbl><w:tblPr>${isMirrored ? "<w:bidiVisual/>" : ""}<w:tblW w:w="${twips(dialogue.right - cue.left)}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join("")}</w:tbl>`;
}
