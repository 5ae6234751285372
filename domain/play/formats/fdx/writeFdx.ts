import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import type { Block, BlockKind, Play, Span } from "#domain/play/play.ts";
import type { BlockNumbers } from "../export/blockNumbers.ts";
import { frontToJson } from "../json/writeJson.ts";
import { withPrintedBrackets } from "../words/outerBrackets.ts";
import type { WriteOptions } from "../writing/writeOptions.ts";
import { escapeXml, withoutImpossible, writeAttributes } from "../xml/writeXml.ts";
import { writeContinueds, writeElementSettings } from "./elementSettings.ts";
import { fdxTypes, ownInstruction } from "./fdxTypes.ts";
import { embeddedLength, rangeAfter, rangeBeforeAll } from "./scriptNotes.ts";
import { writeFdxTitlePage } from "./writeFdxTitlePage.ts";

/**
 * Writes a play as a Final Draft file with the measures of a stage manuscript. `readFdx` reads it back except for
 * simultaneous speeches by more than two, or two with a note in them, and characters that XML can't contain.
 */
export function writeFdx(play: Play, { layout, numbers }: WriteOptions): string {
  const { paragraphs, notes } = writeContent(play.blocks, numbers);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    `<?${ownInstruction} ${instructionOf(play)}?>`,
    '<FinalDraft DocumentType="Script" Template="No" Version="5">',
    "<Content>",
    ...paragraphs,
    "</Content>",
    ...writeFdxTitlePage(play.front, pageWordsOf(play.typing?.language)),
    ...writeElementSettings(layout),
    writeContinueds(layout),
    ...(notes.length > 0 ? ["<ScriptNotes>", ...notes, "</ScriptNotes>"] : []),
    "</FinalDraft>",
    "",
  ].join("\n");
}

/** Returns the front matter as JSON without characters that end the instruction or that XML can't contain. */
const instructionOf = ({ front }: Play): string =>
  JSON.stringify(frontToJson(front)).replace(
    /[>\u007f-\u009f\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

interface WrittenScript {
  readonly paragraphs: readonly string[];
  readonly notes: readonly string[];
}

/** Writes paragraphs, and the notes between them with the ranges of the paragraphs before. */
function writeContent(blocks: readonly Block[], numbers: BlockNumbers | undefined): WrittenScript {
  const paragraphs: string[] = [];
  const notes: string[] = [];
  let start = 0;
  let range = rangeBeforeAll;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    if (block.kind === "note") {
      notes.push(writeNote(block, notes.length + 1, range));
      continue;
    }
    const length = dualLength(blocks, at);
    if (length > 0) paragraphs.push(...writeDual(blocks.slice(at, at + length)));
    else paragraphs.push(writeParagraph(block, numbers?.get(block.id)));
    const end = start + (length > 0 ? embeddedLength : writtenLength(block));
    range = rangeAfter(start, end);
    start = end + 1;
    at += Math.max(0, length - 1);
  }
  return { paragraphs, notes };
}

const writtenLength = (block: Block): number =>
  withPrintedBrackets(block).reduce((length, { text }) => length + withoutImpossible(text).length, 0);

const writeNote = ({ text }: Block, id: number, Range: string): string =>
  `<ScriptNote${writeAttributes({ Id: `${id}`, Name: "", Range })}><Paragraph>${writeTexts(text)}</Paragraph></ScriptNote>`;

const writeDual = (blocks: readonly Block[]): readonly string[] => [
  "<Paragraph>",
  "<DualDialogue>",
  ...blocks.map((block) => writeParagraph(block)),
  "</DualDialogue>",
  "</Paragraph>",
];

const spoken = new Set<BlockKind | undefined>(["parenthetical", "dialogue", "lyric"]);

/** Returns how many blocks from here are two simultaneous speeches; zero if they aren't. */
function dualLength(blocks: readonly Block[], at: number): number {
  if (blocks[at]?.kind !== "cue") return 0;
  const second = endOfSpeech(blocks, at);
  return blocks[second]?.simultaneous ? endOfSpeech(blocks, second) - at : 0;
}

function endOfSpeech(blocks: readonly Block[], cue: number): number {
  let end = cue + 1;
  while (spoken.has(blocks[end]?.kind)) end++;
  return end;
}

function writeParagraph(block: Block, number?: string): string {
  const kind = block.kind === "note" ? "pageBreak" : block.kind;
  const attributes = writeAttributes({
    // Final Draft numbers scenes only.
    Number: kind === "scene" ? number : undefined,
    Type: fdxTypes[kind],
    StartsNewPage: kind === "pageBreak" ? "Yes" : undefined,
  });
  return `<Paragraph${attributes}>${writeTexts(withPrintedBrackets(block))}</Paragraph>`;
}

function writeTexts(spans: readonly Span[]): string {
  if (spans.length === 0) return "<Text></Text>";
  return spans
    .map(({ text, bold, italic, underline }) => {
      const styles = [bold && "Bold", italic && "Italic", underline && "Underline"].filter(Boolean).join("+");
      return `<Text${writeAttributes({ Style: styles || undefined })}>${escapeXml(text)}</Text>`;
    })
    .join("");
}
