import { type Block, type FrontMatter, frontFields, normaliseSpans, type Play, type Span, textOf } from "../../play.ts";

/** Spaces at the end of a line, after something that can be seen. */
const lineEndSpaces = /([^ \t\n])[ \t]+(?=\n|$)/g;

/**
 * The play without the spaces that writers leave at the ends of lines: they are not printed, and Fountain could keep
 * them only by a mark that stands in everybody's way. Lines of nothing but spaces stay.
 */
export const withoutLineEndSpaces = ({ front, blocks }: Play): Play => ({
  front: trimmedFront(front),
  blocks: blocks.map(trimmedBlock),
});

const trimmed = (text: string): string => text.replace(lineEndSpaces, "$1");

const trimmedFront = (front: FrontMatter): FrontMatter => ({
  ...front,
  ...Object.fromEntries(frontFields.map((field) => [field, trimmed(front[field])])),
});

function trimmedBlock(block: Block): Block {
  const text = textOf(block);
  const gaps = Array.from(text.matchAll(lineEndSpaces), ({ index, 0: found }) => ({
    from: index + 1,
    to: index + found.length,
  }));
  return gaps.length === 0 ? block : { ...block, text: withoutGaps(block.text, gaps) };
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
  return normaliseSpans(kept);
}
