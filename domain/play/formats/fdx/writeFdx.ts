import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import type { Block, BlockKind, Play, Span } from "#domain/play/play.ts";
import type { BlockNumbers } from "../export/blockNumbers.ts";
import { frontToJson } from "../json/writeJson.ts";
import { withPrintedBrackets } from "../outerBrackets.ts";
import type { WriteOptions } from "../writeOptions.ts";
import { escapeXml, writeAttributes } from "../xml/writeXml.ts";
import { writeContinueds, writeElementSettings } from "./elementSettings.ts";
import { fdxTypes, ownInstruction } from "./fdxTypes.ts";
import { writeFdxTitlePage } from "./writeFdxTitlePage.ts";

/**
 * Writes a play as a Final Draft file with the measures of a stage manuscript. `readFdx` reads it back except for
 * simultaneous speeches by more than two, a note after the last paragraph, and characters that XML can't contain.
 */
export function writeFdx(play: Play, { layout, numbers }: WriteOptions): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    `<?${ownInstruction} ${instructionOf(play)}?>`,
    '<FinalDraft DocumentType="Script" Template="No" Version="5">',
    "<Content>",
    ...writeContent(play.blocks, numbers),
    "</Content>",
    ...writeFdxTitlePage(play.front, pageWordsOf(play.typing?.language)),
    ...writeElementSettings(layout),
    writeContinueds(layout),
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

function writeContent(blocks: readonly Block[], numbers: BlockNumbers | undefined): readonly string[] {
  const out: string[] = [];
  let notes: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    if (block.kind === "note") {
      notes.push(block);
      continue;
    }
    const length = dualLength(blocks, at);
    const dual = blocks.slice(at, at + length);
    if (length > 0) out.push(...writeDual(dual, notes));
    else out.push(writeParagraph(block, notes, numbers?.get(block.id)));
    notes = [];
    at += Math.max(0, length - 1);
  }
  if (notes.length > 0) out.push(writeParagraph(undefined, notes));
  return out;
}

const writeDual = (blocks: readonly Block[], notes: readonly Block[]): readonly string[] => [
  "<Paragraph>",
  "<DualDialogue>",
  ...blocks.map((block, at) => writeParagraph(block, at === 0 ? notes : [])),
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

function writeParagraph(block: Block | undefined, notes: readonly Block[], number?: string): string {
  const kind = block && block.kind !== "note" ? block.kind : "pageBreak";
  const attributes = writeAttributes({
    // Final Draft numbers scenes only.
    Number: kind === "scene" ? number : undefined,
    Type: fdxTypes[kind],
    StartsNewPage: block?.kind === "pageBreak" ? "Yes" : undefined,
  });
  const scriptNotes = notes.map(
    ({ text }, at) => `<ScriptNote ID="${at + 1}"><Paragraph>${writeTexts(text)}</Paragraph></ScriptNote>`,
  );
  return `<Paragraph${attributes}>${scriptNotes.join("")}${writeTexts(block ? withPrintedBrackets(block) : [])}</Paragraph>`;
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
