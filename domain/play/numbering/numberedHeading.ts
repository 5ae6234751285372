import { readHeading } from "../formats/words/headingWords.ts";
import { type Block, textOf } from "../play.ts";
import { readWrittenNumber, type WrittenNumber } from "./writtenNumber.ts";

/** A number in a heading. */
export interface HeadingNumber extends WrittenNumber {
  /** Offsets in the text of the heading. */
  readonly from: number;
  readonly to: number;
}

/** A heading that is counted. */
export interface NumberedHeading {
  readonly own: HeadingNumber;
  /** In a scene's heading: the number of its act, as in `Act II, Scene 3`. */
  readonly act?: HeadingNumber;
  /** Nothing but the number says that it's counted: `2. The Garden`. */
  readonly isBare: boolean;
}

/** Reads the number of a heading; undefined if it has none, or one that doesn't count headings, such as `Scene 4A`. */
export function readNumberedHeading(heading: Block): NumberedHeading | undefined {
  const text = textOf(heading);
  if (isContinued.test(text)) return undefined;
  const first = pairAt(text, 0);
  if (!first) return bareNumberIn(text);
  if (first.kind === heading.kind) return counts(text, first) ? { own: first.number, isBare: false } : undefined;
  if (heading.kind !== "scene") return undefined;
  const start = first.end + (/^[\s.:,;–—-]*/.exec(text.slice(first.end))?.[0].length ?? 0);
  const second = pairAt(text, start);
  if (second?.kind !== "scene" || !counts(text, second)) return undefined;
  return { act: first.number, own: second.number, isBare: false };
}

/** `Scene 4 (continued)` is the same scene once more. */
const isContinued = /\bcont(?:inued|inuación|'d|’d|\.)|\bforts|\bsuite\b/iu;

/** `Scenes 4-5` and `Scene 4 and 5` are several, and `Scene 4 A` is one that was put in later. */
const counts = (text: string, { end }: Pair): boolean =>
  !/^\s*(?:[-–—&+/,]\s*\d|(?:and|y|et|und)\s|\p{L}(?:[\s.:]|$))/u.test(text.slice(end));

interface Pair {
  readonly kind: "act" | "scene";
  readonly number: HeadingNumber;
  readonly end: number;
}

const ideographic = /^(第?)([一二三四五六七八九十]{1,3}|\d{1,3})([幕場场景])/u;

/** Returns the word for an act or scene at an offset, with its number. */
function pairAt(text: string, offset: number): Pair | undefined {
  const line = text.slice(offset);
  const read = readHeading(line);
  if (!read) return offset === 0 ? ideographicPair(text) : undefined;
  const { start, end, place } = read.number;
  const number = readWrittenNumber(line.slice(start, end), place);
  return (
    number && { kind: read.kind, number: { ...number, from: offset + start, to: offset + end }, end: offset + read.end }
  );
}

function ideographicPair(text: string): Pair | undefined {
  const [all = "", before = "", word = "", sign] = ideographic.exec(text) ?? [];
  const number = readWrittenNumber(word);
  if (!number) return undefined;
  const [from, to] = [before.length, before.length + word.length];
  return { kind: sign === "幕" ? "act" : "scene", number: { ...number, from, to }, end: all.length };
}

/** `2`, `IV.`, `2. The Garden`, `IV – The Garden`. */
const bare = /^\s*(\d{1,3}|[IVX]+)(?=[.):]?\s*$|[.):]\s|\s[–—-]\s)/;

function bareNumberIn(text: string): NumberedHeading | undefined {
  const [all = "", word = ""] = bare.exec(text) ?? [];
  const number = readWrittenNumber(word);
  return number && { own: { ...number, from: all.length - word.length, to: all.length }, isBare: true };
}
