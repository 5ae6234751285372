import type { BlockKind, Span } from "#domain/play/play.ts";
import { splitSpans, textOfSpans, trimSpans } from "./paragraph.ts";

export interface SpeechPart {
  readonly kind: BlockKind;
  readonly spans: readonly Span[];
}

/**
 * Brackets with no other brackets inside. Both alternatives stop at the next bracket, so matching takes linear time.
 */
const bracketed = /\[([^[\]]+)\]|\(([^()]+)\)/g;

/** Longer text in brackets isn't a direction. */
const maxDirectionLength = 600;
/** Speakers use `I` and `you`; directions seldom do. */
export const wordsOfSpeakers = /(?<!\p{L})(I|me|my|mine|we|us|our|you|your)(?!\p{L})/u;

/**
 * Splits a speech into dialogue and parentheticals, and perhaps a direction at its end, in order. Square brackets
 * contain directions. Parentheses do if they begin or fill a line or a sentence, or, with `mayBeWithin`, are within a
 * sentence and don't sound spoken.
 */
export function splitSpeech(spans: readonly Span[], mayBeWithin = true): readonly SpeechPart[] {
  const text = textOfSpans(spans);
  const found = [...text.matchAll(bracketed)].filter((match) => isDirection(match, text, mayBeWithin));
  if (found.length === 0) return [{ kind: "dialogue" as const, spans: trimSpans(spans) }].filter(hasWords);
  const offsets = found.flatMap(({ 0: all, index }) => {
    const end = index + all.length;
    return [index, index + 1, end - 1, end];
  });
  const pieces = splitSpans(spans, offsets);
  const parts: SpeechPart[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at % 4 === 0) addSpoken(parts, piece);
    else if (at % 4 === 2) parts.push({ kind: "parenthetical", spans: trimSpans(piece) });
  }
  const split = parts.filter(hasWords);
  const [last, before] = [split.at(-1), split.at(-2)];
  if (!last || before?.kind !== "dialogue" || !endsWithLineInBrackets(text)) return split;
  return [...split.slice(0, -1), { ...last, kind: "direction" }];
}

/** Returns whether a speech ends with brackets that begin a line. There, they're about what happens after it. */
const endsWithLineInBrackets = (text: string): boolean => /\n[ \t]*(\[[^[\]]+\]|\([^()]+\))\s*$/.test(text);

const hasWords = ({ spans }: SpeechPart): boolean => spans.length > 0;

/** A comma after the bracket belongs to the words before it. */
const leadingMarks = /^[,.;:!?…]+(?=\s|$)/;

function addSpoken(parts: SpeechPart[], piece: readonly Span[]): void {
  const text = textOfSpans(piece);
  const marks = parts.length > 0 ? (leadingMarks.exec(text)?.[0].length ?? 0) : 0;
  const [lead = [], rest = []] = splitSpans(piece, [marks]);
  const before = parts.at(-2);
  if (marks > 0 && before?.kind === "dialogue" && text[0] !== ":") {
    parts[parts.length - 2] = { kind: "dialogue", spans: trimSpans([...before.spans, ...lead]) };
  }
  parts.push({ kind: "dialogue", spans: trimSpans(rest) });
}

function isDirection(match: RegExpExecArray, text: string, mayBeWithin: boolean): boolean {
  const [all, square, round = ""] = match;
  if (square !== undefined) return true;
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  const next = text[match.index + all.length] ?? "";
  if (round.length > maxDirectionLength || !/\p{L}/u.test(round)) return false;
  if (/(^|\n)[ \t]*$/.test(before) && (match.index === 0 || /^[\n:]?$/.test(next))) return true;
  if (!/(^|[\s“"‘'—–-])$/.test(before) || !/^[\s,.;:!?…”"’'—–-]?$/.test(next)) return false;
  const isOwnSentence = /(^|[.!?…”"—–-])\s*$/.test(before) && /^\P{Ll}/u.test(round);
  return isOwnSentence || (mayBeWithin && !wordsOfSpeakers.test(round));
}
