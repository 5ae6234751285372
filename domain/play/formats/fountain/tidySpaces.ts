import { forEachField } from "#domain/play/front/frontFields.ts";
import { type Block, type FrontMatter, normalizeSpans, type Play, type Span, textOf } from "#domain/play/play.ts";
import { isSpace } from "./spaces.ts";

/** Spaces at the end of a line, after something visible. */
const lineEndSpaces = /([^ \t\n])[ \t]+(?=\n|$)/g;

/**
 * Returns the play without spaces at the ends of lines, and without bold and italic on spaces at the edges of words.
 * None of this is visible on paper, and Fountain could keep it only with codes that clutter the text. Lines that
 * contain only spaces stay.
 */
export const tidySpaces = ({ front, blocks }: Play): Play => ({
  front: trimmedFront(front),
  blocks: blocks.map(trimmedBlock),
});

const trimmed = (text: string): string => text.replace(lineEndSpaces, "$1");

const trimmedFront = (front: FrontMatter): FrontMatter => ({
  ...forEachField((field) => trimmed(front[field])),
  characters: front.characters,
});

function trimmedBlock(block: Block): Block {
  const text = textOf(block);
  const gaps = Array.from(text.matchAll(lineEndSpaces), ({ index, 0: found }) => ({
    from: index + 1,
    to: index + found.length,
  }));
  const trimmedText = gaps.length === 0 ? block.text : withoutGaps(block.text, gaps);
  const isPlain = trimmedText.every(({ bold, italic }) => !bold && !italic);
  if (isPlain) return gaps.length === 0 ? block : { ...block, text: trimmedText };
  return { ...block, text: withPlainEdges(trimmedText) };
}

/** Spaces are bold or italic only if the letters on both sides are. */
function withPlainEdges(spans: readonly Span[]): readonly Span[] {
  const letters = spans.flatMap((span) => Array.from(span.text, (text): Span => ({ ...span, text })));
  const before = neighbors(letters);
  const after = neighbors(letters.toReversed()).toReversed();
  const plain = letters.map((letter, at): Span => {
    const [left, right] = [before[at], after[at]];
    if (!isSpace(letter.text) || (!left && !right)) return letter;
    const { bold, italic, ...rest } = letter;
    return {
      ...rest,
      ...(bold && left?.bold && right?.bold && { bold }),
      ...(italic && left?.italic && right?.italic && { italic }),
    };
  });
  return normalizeSpans(plain);
}

/** For each letter, the last non-space letter before it in its line. */
function neighbors(letters: readonly Span[]): readonly (Span | undefined)[] {
  let last: Span | undefined;
  return letters.map((letter) => {
    const lastFound = last;
    if (letter.text === "\n") last = undefined;
    else if (!isSpace(letter.text)) last = letter;
    return lastFound;
  });
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

function withoutGaps(spans: readonly Span[], gaps: readonly Gap[]): readonly Span[] {
  let start = 0;
  const kept = spans.map((span): Span => {
    const end = start + span.text.length;
    let text = "";
    let at = start;
    for (const { from, to } of gaps.filter((gap) => gap.from < end && gap.to > start)) {
      text += span.text.slice(at - start, Math.max(at, from) - start);
      at = Math.min(to, end);
    }
    text += span.text.slice(at - start);
    start = end;
    return { ...span, text };
  });
  return normalizeSpans(kept);
}
