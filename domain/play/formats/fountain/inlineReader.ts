import { type MarkName, markNames, normalizeSpans, type Span } from "#domain/play/play.ts";
import { findInlineCode } from "./codes.ts";

/** One line of a block, read: its spans, and the marks of the line break after it if a code names them. */
export interface InlineLine {
  readonly spans: readonly Span[];
  readonly breakMarks?: readonly MarkName[];
}

/** A piece of a line: text to keep as it is, or a run of `*` or `_` that may switch marks. */
interface Piece {
  readonly text: string;
  readonly marks?: readonly MarkName[];
  readonly opens?: boolean;
  readonly closes?: boolean;
}

const special = /[\\*_[]/;

/** Returns whether a text has nothing that could be an emphasis, an escape, or a code. */
export const isPlain = (text: string): boolean => !special.test(text);

const marksOfRun = new Map<string, readonly MarkName[]>([
  ["*", ["italic"]],
  ["**", ["bold"]],
  ["***", ["bold", "italic"]],
  ["_", ["underline"]],
]);

/** Reads the emphasis, escapes, and inline codes of one line. A marker without a partner on the line is text. */
export function readInline(line: string): InlineLine {
  if (line === "") return { spans: [] };
  if (isPlain(line)) return { spans: [{ text: line }] };
  const { pieces, breakMarks } = splitLine(line);
  const spans = normalizeSpans(switchMarks(pieces));
  return breakMarks ? { spans, breakMarks } : { spans };
}

/** Like `readInline`, without emphasis: for the title page. */
export function readPlain(line: string): string {
  if (isPlain(line)) return line;
  return splitLine(line)
    .pieces.map((piece) => piece.text)
    .join("");
}

const token = /\\[!-/:-@[-`{-~]|\*+|_|\[\[|[^\\*_[]+|[\\[]/g;

function splitLine(line: string): { pieces: readonly Piece[]; breakMarks?: readonly MarkName[] } {
  const pieces: Piece[] = [];
  let breakMarks: readonly MarkName[] | undefined;
  token.lastIndex = 0;
  for (let match = token.exec(line); match; match = token.exec(line)) {
    const code = match[0] === "[[" ? findInlineCode(line, match.index) : undefined;
    if (code) token.lastIndex = match.index + code.length;
    breakMarks = code?.marks ?? breakMarks;
    pieces.push(code ? { text: code.text } : readToken(line, match.index, match[0]));
  }
  return breakMarks ? { pieces, breakMarks } : { pieces };
}

const readToken = (line: string, at: number, text: string): Piece =>
  text.length === 2 && text.startsWith("\\") ? { text: text.slice(1) } : readRun(line, at, text);

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

function readRun(line: string, at: number, text: string): Piece {
  const marks = marksOfRun.get(text);
  if (!marks) return { text };
  return { text, marks, opens: !isSpace(line[at + text.length]), closes: !isSpace(line[at - 1]) };
}

/** By piece index: where a mark can't start because no partner follows. */
type Barriers = Map<MarkName, number>;

/** Each round blocks a marker that found no partner. After this many rounds, remaining markers stay text. */
const maxRounds = 12;

function switchMarks(pieces: readonly Piece[]): Span[] {
  const barriers: Barriers = new Map();
  for (let round = 0; round < maxRounds; round++) {
    const { spans, open } = tryMarks(pieces, barriers);
    if (open.size === 0) return spans;
    for (const [mark, at] of open) barriers.set(mark, at);
  }
  return pieces.map(({ text }) => ({ text }));
}

function tryMarks(pieces: readonly Piece[], barriers: Barriers): { spans: Span[]; open: Map<MarkName, number> } {
  const spans: Span[] = [];
  const open = new Map<MarkName, number>();
  for (const [at, piece] of pieces.entries()) {
    const maySwitch = (mark: MarkName): boolean =>
      open.has(mark)
        ? piece.closes === true
        : piece.opens === true && at < (barriers.get(mark) ?? Number.POSITIVE_INFINITY);
    if (piece.marks?.every(maySwitch)) for (const mark of piece.marks) toggle(open, mark, at);
    else spans.push(withMarks(piece.text, [...open.keys()]));
  }
  return { spans, open };
}

function toggle(open: Map<MarkName, number>, mark: MarkName, at: number): void {
  if (!open.delete(mark)) open.set(mark, at);
}

/** Keys are in the order of `markNames`, so that equal spans also serialize equally. */
export function withMarks(text: string, marks: readonly MarkName[]): Span {
  const span: { text: string; bold?: true; italic?: true; underline?: true } = { text };
  for (const mark of markNames) if (marks.includes(mark)) span[mark] = true;
  return span;
}
