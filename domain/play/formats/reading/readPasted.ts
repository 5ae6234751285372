import { emptyFront } from "../../front/frontFields.ts";
import { type Block, type BlockId, type BlockKind, normalizeSpans, type Span, textOf } from "../../play.ts";
import { Collector } from "../fountain/collector.ts";
import { readFountain } from "../fountain/readFountain.ts";
import { readHtml } from "../html/readHtml.ts";
import { asidesOf } from "../plainText/asides.ts";
import type { Guesses } from "../plainText/guesses.ts";
import { noticesOf } from "../plainText/noticesOf.ts";
import { joinSpans, type Paragraph, textOfSpans } from "../plainText/paragraph.ts";
import { hasFountainMarks, paragraphsOf } from "../plainText/readPlainText.ts";
import { recognizeParagraphs } from "../plainText/recognizeParagraphs.ts";
import { segmentParagraphs } from "../plainText/segmentParagraphs.ts";
import { withoutPageEnds } from "../plainText/withoutPageEnds.ts";
import { withoutPageNumbers } from "../plainText/withoutPageNumbers.ts";
import { finishBlocks } from "../typed/finishBlocks.ts";
import { withRomanParentheticals } from "../words/romanParentheticals.ts";
import { tidyText } from "./decodeText.ts";
import type { ImportNotice } from "./importNotice.ts";
import { selfChecksOf } from "./selfChecks.ts";
import { struckToNotes, takeStruck } from "./struckText.ts";
import { withAsides } from "./withAsides.ts";

export interface Clipboard {
  readonly text: string;
  readonly html: string;
}

export interface Pasted {
  readonly blocks: readonly Block[];
  /** Whether it contains more than paragraphs of prose. */
  readonly isPlay: boolean;
  /** What was changed or left out, or may be read wrong. */
  readonly notices?: readonly ImportNotice[];
  /** Set if a single line was copied: its text with emphasis, whatever it looks like. */
  readonly line?: readonly Span[];
}

/** Longer HTML is read as its plain text, which is a tenth as long. */
const maxHtmlLength = 12_000_000;

/**
 * Reads copied text as elements of a play with the same recognizer as files. No word is left out but those that the end of
 * a page adds.
 */
export function readPasted({ text, html }: Clipboard, newId: () => BlockId): Pasted {
  const plain = tidied(text);
  const marked = paragraphsIn(html);
  const line = marked ? onlyLine(marked, plain) : plain.includes("\n") ? undefined : [{ text: plain }];
  if (line) return { blocks: [], isPlay: false, line };
  if (!marked) {
    const { text: shown, struck } = shownIn(plain);
    if (hasFountainMarks(shown.split("\n"))) {
      const { blocks } = readFountain(struckToNotes(plain), newId, { hasTitlePage: false }).play;
      return { ...pasted(blocks), notices: noticesOfStruck([...struck.values()].flat(), blocks, newId) };
    }
  }
  const collector = new Collector(emptyFront, newId);
  const paragraphs = segmentParagraphs(marked ?? plainParagraphs(plain));
  const { firstBlocks, guesses } = recognizeParagraphs(paragraphs, collector, { hasTitlePage: false });
  const { blocks } = collector.finish();
  const finished = finishBlocks(withRomanParentheticals(blocks), paragraphs, firstBlocks, newId);
  const read = { ...pasted(blocks), blocks: finished.blocks };
  return { ...read, notices: [...finished.notices, ...(read.isPlay ? doubtsAbout(blocks, guesses) : [])] };
}

/** What may be read wrong. Pasted text is short, so that somebody has one speech says nothing. */
const doubts = new Set([
  ...["unspoken", "unnamed", "speech-ends", "other-forms"],
  ...["few-spoken", "no-speech", "heading-order"],
]);

const doubtsAbout = (blocks: readonly Block[], guesses: Guesses): readonly ImportNotice[] =>
  [...noticesOf({ guesses, play: { blocks }, front: undefined }), ...selfChecksOf({ blocks })].filter(({ code }) =>
    doubts.has(code),
  );

/** Reports struck-out passages of Fountain, which became note elements among the blocks. */
function noticesOfStruck(
  struck: readonly string[],
  blocks: readonly Block[],
  newId: () => BlockId,
): readonly ImportNotice[] {
  const notes = blocks.filter((block) => block.kind === "note" && struck.includes(textOf(block)));
  const places = notes.map(({ id }) => ({ blockId: id }));
  return withAsides([], [{ asides: { struck } }], newId).notices.map((notice) => ({ ...notice, places }));
}

/** How pasted text can be read other than by what it looks like. */
export interface PlainPaste {
  readonly kind: BlockKind;
  readonly hasEmphasis: boolean;
}

/** Reads every copied paragraph as an element of one kind. Line breaks within a paragraph stay. */
export function readPastedAs(
  { text, html }: Clipboard,
  { kind, hasEmphasis }: PlainPaste,
  newId: () => BlockId,
): readonly Block[] {
  const plain = paragraphsOf(tidied(text));
  const paragraphs = paragraphsIn(html) ?? plain;
  return paragraphs.map(({ lines }) => ({
    id: newId(),
    kind,
    text: hasEmphasis ? joinSpans(lines) : normalizeSpans([{ text: textOfSpans(joinSpans(lines)) }]),
  }));
}

/** Reads the paragraphs of text without marks, with what's struck out beside them. */
function plainParagraphs(plain: string): readonly Paragraph[] {
  const given = plain.split("\n");
  const lines = withoutPageNumbers(withoutPageEnds(given));
  const { text, struck } = shownIn(lines.join("\n"));
  const pageMarks = given.filter(hasText).length - lines.filter(hasText).length;
  return paragraphsOf(text).map((one, at) => ({
    ...one,
    asides: asidesOf({ struck: struck.get(at) ?? [], pageMarks: at === 0 ? pageMarks : 0 }),
  }));
}

const hasText = (line: string): boolean => line.trim() !== "";

/** Returns text without what's struck out, and that by the paragraph after which it was. */
function shownIn(plain: string): { readonly text: string; readonly struck: ReadonlyMap<number, readonly string[]> } {
  const kept: string[] = [];
  const struck = new Map<number, readonly string[]>();
  for (const group of plain.split(/\n[ \t\u00a0]*(?=\n)/)) {
    const taken = takeStruck(group.split("\n"));
    if (taken.lines.some((line) => line.trim() !== "")) kept.push(taken.lines.join("\n"));
    const at = Math.max(0, kept.length - 1);
    if (taken.struck.length > 0) struck.set(at, [...(struck.get(at) ?? []), ...taken.struck]);
  }
  return struck.size === 0 ? { text: plain, struck } : { text: kept.join("\n\n"), struck };
}

const tidied = (text: string): string => tidyText(text).replace(/^\n+|\n+$/g, "");

/**
 * Returns the text if it's a single line. HTML drops the spaces at a line's ends; they're taken from the plain text.
 */
function onlyLine(paragraphs: readonly Paragraph[], plain: string): readonly Span[] | undefined {
  const [only, ...more] = paragraphs;
  if (!only || only.lines.length > 1 || more.length > 0) return undefined;
  const [, before = ""] = /^([ \u00a0]{0,9})/.exec(plain) ?? [];
  const [, after = ""] = plain.trim() === "" ? [] : (/([ \u00a0]{0,9})$/.exec(plain.slice(-9)) ?? []);
  return normalizeSpans([{ text: before }, ...(only.lines[0]?.spans ?? []), { text: after }]);
}

function paragraphsIn(html: string): readonly Paragraph[] | undefined {
  if (html === "" || html.length > maxHtmlLength) return undefined;
  const paragraphs = readHtml(html);
  return paragraphs && paragraphs.length > 0 ? paragraphs : undefined;
}

const prose = new Set(["direction", "setting"]);

const pasted = (blocks: readonly Block[]): Pasted => ({
  blocks: withRomanParentheticals(blocks),
  isPlay: blocks.some(({ kind }) => !prose.has(kind)),
});
