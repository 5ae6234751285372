import type { Span } from "#domain/play/play.ts";
import { splitSpans, textOfSpans } from "../plainText/paragraph.ts";

/** How a word is read, which is printed above it. */
export interface Ruby {
  /** Where the word begins and ends in the text of its paragraph. */
  readonly start: number;
  readonly end: number;
  readonly reading: string;
}

export interface RubyText {
  readonly spans: readonly Span[];
  /** How many readings were put behind their words, and how many of names were left out. */
  readonly readings: number;
  readonly nameReadings: number;
}

/** What's after the name of a speaker. */
const afterName = /^\s*$|^[\s\u3000]*[「『（(：:\t]/u;

/**
 * Puts readings in brackets behind their words. A reading of a name at the start of a speech would become a part of the
 * name, so it's left out.
 */
export function withReadings(spans: readonly Span[], rubies: readonly Ruby[]): RubyText {
  if (rubies.length === 0) return { spans, readings: 0, nameReadings: 0 };
  const text = textOfSpans(spans);
  const nameEnd = endOfName(text, rubies);
  const kept = rubies.filter(({ end, reading }) => end > nameEnd && reading !== "");
  const pieces = splitSpans(
    spans,
    kept.map(({ end }) => end),
  );
  const read = pieces.flatMap((piece, at) => {
    const ruby = kept[at];
    return ruby ? [...piece, { ...piece.at(-1), text: inBrackets(text, ruby) }] : piece;
  });
  return { spans: read, readings: kept.length, nameReadings: rubies.length - kept.length };
}

/** Returns where the words with readings end that a paragraph begins with, if they're a name; 0 if they aren't. */
function endOfName(text: string, rubies: readonly Ruby[]): number {
  let end = text.search(/[^\s\u3000]/u);
  for (const ruby of rubies) {
    if (text.slice(end, ruby.start).trim() !== "") break;
    end = ruby.end;
  }
  return afterName.test(text.slice(end)) ? end : 0;
}

const inBrackets = (text: string, { start, end, reading }: Ruby): string =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text.slice(start, end))
    ? `（${reading}）`
    : ` (${reading})`;
