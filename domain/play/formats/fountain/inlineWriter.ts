import type { MarkName } from "#domain/play/play.ts";
import { breakCode, characterCode, nothingCode } from "./codes.ts";
import type { InlineLine } from "./inlineReader.ts";
import { marksOf } from "./lines.ts";

/** One line of a block as Fountain. Text at its edges is protected; an empty line is `""`. */
export function writeInline({ spans, breakMarks }: InlineLine, inNote = false): string {
  let line = "";
  let open: readonly MarkName[] = [];
  for (const span of spans) {
    const marks = marksOf(span);
    line = switchMarks(line, open, marks, span.text);
    line += escapeText(span.text, inNote).replace(/[*_]/g, "\\$&");
    open = marks;
  }
  line = switchMarks(line, open, [], "");
  return protect(breakMarks ? line + breakCode(breakMarks) : line);
}

/** Like `writeInline`, for text without marks, as on the title page. */
export const writePlain = (text: string): string => protect(escapeText(text));

/** Protects the spaces at the edges, and whatever would start a boneyard. */
const protect = (line: string): string => protectEdges(line).replaceAll("/*", "\\/*");

const protectEdges = (line: string): string =>
  (/^[ \t]/.test(line) ? nothingCode : "") + line + (/[ \t]$/.test(line) ? nothingCode : "");

/** Control characters, lone surrogates, and invisible characters, which files and editors lose. */
const fragile = /[\p{Cc}\p{Cs}\u00AD\u2028\u2029\uFEFF]/gu;
/** A bracket that could join with the text after it to form `[[`. */
const joiningBracket = /\[(?![^[\p{Cc}\p{Cs}\u00AD\u2028\u2029\uFEFF])/gu;
const needsEscape = /[\\[\]\p{Cc}\p{Cs}\u00AD\u2028\u2029\uFEFF]/u;

function escapeText(text: string, inNote = false): string {
  if (!needsEscape.test(text)) return text;
  return text
    .replace(/\\/g, "\\\\")
    .replace(joiningBracket, "\\[")
    .replace(/\]/g, inNote ? "\\]" : "]")
    .replace(fragile, (character) => (character === "\t" ? character : characterCode(character)));
}

const startsWithSpace = (text: string): boolean => text === "" || /^\s/.test(text);

/** Writes the markers between two spans. A marker next to a space would be read as text, so a code separates them. */
function switchMarks(line: string, from: readonly MarkName[], to: readonly MarkName[], next: string): string {
  const closes = from.some((mark) => !to.includes(mark));
  const opens = to.some((mark) => !from.includes(mark));
  if (!closes && !opens) return line;
  const before = closes && /\s$/.test(line) ? nothingCode : "";
  const after = opens && startsWithSpace(next) ? nothingCode : "";
  return line + before + markers(from, to) + after;
}

/** Underline goes outside the stars, on both sides. */
function markers(from: readonly MarkName[], to: readonly MarkName[]): string {
  const switches = (mark: MarkName): boolean => from.includes(mark) !== to.includes(mark);
  const stars = (switches("bold") ? "**" : "") + (switches("italic") ? "*" : "");
  if (!switches("underline")) return stars;
  return to.includes("underline") ? `_${stars}` : `${stars}_`;
}
