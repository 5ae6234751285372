import { type BlockCode, findBlockCode, findInlineCode } from "./codes.ts";
import { isSpace, trimSpaces } from "./spaces.ts";

/** A line of a paragraph, notes lifted out. */
export type Line =
  | {
      readonly is: "text";
      readonly text: string /** Stood in the file with spaces at its end. */;
      readonly spaced: boolean;
    }
  | { readonly is: "code"; readonly code: BlockCode }
  | {
      readonly is: "note";
      readonly lines: readonly string[] /** Stood within or beside other text. */;
      readonly beside: boolean;
    };

export type TextLine = Extract<Line, { readonly is: "text" }>;

/**
 * Paragraphs end at empty lines. A line of two or more spaces stays in its paragraph, as an empty
 * text, for it may stand in a speech.
 */
export function* splitParagraphs(lines: readonly string[]): Generator<readonly Line[]> {
  let paragraph: string[] = [];
  for (const line of lines) {
    if (line.length < 2 && trimSpaces(line) === "") {
      if (paragraph.length > 0) yield liftNotes(paragraph);
      paragraph = [];
    } else paragraph.push(line);
  }
  if (paragraph.length > 0) yield liftNotes(paragraph);
}

function liftNotes(paragraph: readonly string[]): readonly Line[] {
  const out: Line[] = [];
  let mayClose = true;
  for (let at = 0; at < paragraph.length; at++) {
    const line = paragraph[at] ?? "";
    const text = trimSpaces(line);
    if (!text.includes("[[")) {
      out.push({ is: "text", text, spaced: isSpace(line.at(-1)) });
      continue;
    }
    const code = findBlockCode(text);
    if (code) {
      out.push({ is: "code", code });
      continue;
    }
    const lifted = liftFrom(paragraph, at, text, mayClose);
    mayClose = lifted.mayClose;
    at = lifted.last;
    out.push(...lifted.lines);
  }
  return out;
}

interface Lifted {
  readonly lines: readonly Line[];
  readonly last: number;
  readonly mayClose: boolean;
}

/** Takes the notes out of a line; a note may go on over lines, and then what follows it belongs to this one. */
function liftFrom(paragraph: readonly string[], first: number, start: string, mayClose: boolean): Lifted {
  const notes: (readonly string[])[] = [];
  let text = "";
  let rest = start;
  let last = first;
  let closes = mayClose;
  for (let open = findBrackets("[[", rest); open >= 0; open = findBrackets("[[", rest)) {
    const end = closes ? noteEnd(paragraph, last, rest, open + 2) : undefined;
    if (!end) {
      closes = false;
      break;
    }
    text = joined(text, rest.slice(0, open));
    notes.push(end.note);
    rest = end.rest;
    last = end.last;
  }
  text = trimSpaces(joined(text, rest));
  const beside = text !== "";
  const lines: Line[] = notes.map((note) => ({ is: "note", lines: note, beside }));
  return { lines: beside ? [{ is: "text", text, spaced: false }, ...lines] : lines, last, mayClose: closes };
}

/** Where a note that stood between two words is gone, one space is enough. */
const joined = (before: string, after: string): string =>
  isSpace(before.at(-1)) && isSpace(after[0]) ? before + after.slice(1) : before + after;

const bracketMark = /\\.|\[\[|\]\]/g;

/** The first such pair of brackets that is neither escaped nor part of one of our codes; -1 for none. */
function findBrackets(brackets: "[[" | "]]", line: string, from = 0): number {
  bracketMark.lastIndex = from;
  for (let match = bracketMark.exec(line); match; match = bracketMark.exec(line)) {
    const code = match[0] === "[[" ? findInlineCode(line, match.index) : undefined;
    if (code) bracketMark.lastIndex = match.index + code.length;
    else if (match[0] === brackets) return match.index;
  }
  return -1;
}

function noteEnd(paragraph: readonly string[], first: number, start: string, from: number) {
  const note: string[] = [];
  let line = start;
  let at = from;
  for (let last = first; last < paragraph.length; ) {
    const end = findBrackets("]]", line, at);
    if (end >= 0) {
      note.push(line.slice(at, end));
      return { note: trimmedNote(note), rest: line.slice(end + 2), last };
    }
    note.push(line.slice(at));
    last++;
    line = trimSpaces(paragraph[last] ?? "");
    at = 0;
  }
  return undefined;
}

function trimmedNote(lines: readonly string[]): readonly string[] {
  const texts = lines.map(trimSpaces);
  const first = texts.findIndex((text) => text !== "");
  return first < 0 ? [] : texts.slice(first, texts.findLastIndex((text) => text !== "") + 1);
}
