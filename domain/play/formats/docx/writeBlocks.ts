import type { Layout, StyleName } from "#domain/play/layout/layout.ts";
import { nameSuffix, splitSpeeches } from "#domain/play/layout/layoutSpeech.ts";
import { belongsToSpeech, isUnprinted, runAt } from "#domain/play/layout/passages.ts";
import { missingBrackets } from "#domain/play/layout/shownText.ts";
import { isJoinedTo } from "#domain/play/layout/speechParagraphs.ts";
import { type Block, textOf } from "#domain/play/play.ts";
import { withPrintedBrackets } from "../outerBrackets.ts";
import { blockStyleNames, simultaneousStyleName } from "./playStyles.ts";
import { twips } from "./twips.ts";
import { type ParagraphExtras, paragraph, writeMark, writeRun } from "./writeRuns.ts";

/** Writes the play's blocks. Each is a paragraph, wherever the layout has it, so that all are read back. */
export function writeBlocks(blocks: readonly Block[], layout: Layout): readonly string[] {
  const out: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    if (rows.length > 0) out.push(table(rows, layout));
    rows = [];
  };
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const run = blocks.slice(from, to);
    at = to;
    if (layout.cuePlacement === "beside" && isWholeSpeech(run))
      rows.push(...splitSpeeches(run).map((one) => row(one, layout)));
    else {
      endTable();
      out.push(...writeParagraphs(run, layout));
    }
  }
  endTable();
  // Word wants a paragraph after a table.
  return out.at(-1)?.endsWith("</w:tbl>") ? [...out, "<w:p/>"] : out;
}

/** Empty paragraphs in tables aren't read back, so a speech with one isn't written as a table's row. */
const isWholeSpeech = (run: readonly Block[]): boolean =>
  run.some(belongsToSpeech) &&
  run.every((block) => !isUnprinted(block) || (block.kind === "note" && textOf(block) !== ""));

function writeParagraphs(run: readonly Block[], layout: Layout, first: ParagraphExtras = {}): readonly string[] {
  return run.map((block, index) => {
    const joinsNext = isJoinedTo(run, index + 1, layout);
    const extras = { ...(index === 0 ? first : within(block, run, layout)), joinsNext };
    return writeBlock(block, marksAround(block, run, layout), extras);
  });
}

function writeBlock(block: Block, { open, close }: Marks, extras: ParagraphExtras): string {
  if (block.kind === "pageBreak") return paragraph(blockStyleNames.pageBreak, '<w:r><w:br w:type="page"/></w:r>');
  const styleName = block.simultaneous ? simultaneousStyleName : blockStyleNames[block.kind];
  const text = withPrintedBrackets(block).map((span) => writeRun(span));
  const after = writeMark(close + (extras.joinsNext ? " " : ""));
  return paragraph(styleName, [writeMark(open), ...text, after].join(""), extras);
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

/** A direction in the column of speeches is indented from there, and not from the margin. */
function within(block: Block, run: readonly Block[], { cuePlacement, styles }: Layout): ParagraphExtras {
  if (cuePlacement !== "beside" || block.kind !== "direction" || run.length === 1) return {};
  const left = Math.max(0, styles.innerDirection.left - styles.dialogue.left);
  return { properties: `<w:spacing w:before="0"/><w:ind w:left="${twips(left)}" w:right="0"/>` };
}

/** Writes a speech as a row: the name in the first cell, everything else in the second. */
function row(speech: readonly Block[], layout: Layout): string {
  const { cue, dialogue } = layout.styles;
  const before = `<w:spacing w:before="${twips(cue.linesBefore / layout.linesPerInch)}"/>`;
  const [name] = speech;
  const isNamed = name?.kind === "cue";
  const rest = isNamed ? speech.slice(1) : speech;
  const empty = "<w:p/>";
  const names = isNamed ? writeParagraphs([name], layout) : [empty];
  const texts = writeParagraphs(rest, layout, { properties: before });
  const cells = [
    cell(dialogue.left - cue.left, names),
    cell(dialogue.right - dialogue.left, texts.length > 0 ? texts : [empty]),
  ];
  return `<w:tr>${cells.join("")}</w:tr>`;
}

const cell = (width: number, paragraphs: readonly string[]): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/></w:tcPr>${paragraphs.join("")}</w:tc>`;

function table(rows: readonly string[], { styles: { cue, dialogue } }: Layout): string {
  const widths = [dialogue.left - cue.left, dialogue.right - dialogue.left].map(twips);
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const margins = ["left", "right"].map((side) => `<w:${side} w:w="0" w:type="dxa"/>`).join("");
  return `<w:tbl><w:tblPr><w:tblW w:w="${twips(dialogue.right - cue.left)}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join("")}</w:tbl>`;
}
