import { findInlineCode } from "./codes.ts";
import { isGap, isSpace, trimSpaces } from "./spaces.ts";

/** Goes through lines and takes notes out of them. A note may span several lines of a paragraph. */
export class NoteLifter {
  readonly #lines: readonly string[];
  #at = 0;
  /** False once a `[[` had no `]]` in the rest of the paragraph: then no later one has, either. */
  #mayClose = true;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  next(): string | undefined {
    const line = this.#lines[this.#at++];
    if (line !== undefined && isGap(line)) this.#mayClose = true;
    return line;
  }

  /** Returns a line without its notes. Text after a multi-line note belongs to the line in which the note began. */
  lift(first: string): { text: string; notes: readonly (readonly string[])[] } {
    const notes: (readonly string[])[] = [];
    const pieces: string[] = [];
    let line = first;
    let from = 0;
    for (let open = findBrackets("[[", line, from); open >= 0; open = findBrackets("[[", line, from)) {
      const note = this.#readNote(line, open + 2);
      if (!note) break;
      addPiece(line.slice(from, open), pieces);
      notes.push(note.lines);
      line = note.line;
      from = note.end;
    }
    addPiece(line.slice(from), pieces);
    return { text: trimSpaces(pieces.join("")), notes };
  }

  #readNote(first: string, from: number): { lines: readonly string[]; line: string; end: number } | undefined {
    const lines: string[] = [];
    let at = this.#at;
    let start = from;
    for (
      let line: string | undefined = first;
      this.#mayClose && line !== undefined;
      line = nextTrimmed(this.#lines[at++])
    ) {
      const end = findBrackets("]]", line, start);
      lines.push(line.slice(start, end < 0 ? undefined : end));
      if (end >= 0) {
        this.#at = at;
        return { lines: trimLines(lines), line, end: end + 2 };
      }
      start = 0;
    }
    this.#mayClose = false;
    return undefined;
  }
}

const nextTrimmed = (line: string | undefined): string | undefined =>
  line === undefined || isGap(line) ? undefined : trimSpaces(line);

/** When a note between two words is removed, one space is enough. */
function addPiece(piece: string, pieces: string[]): void {
  const follows = isSpace(pieces.at(-1)?.at(-1)) && isSpace(piece[0]);
  if (piece !== "") pieces.push(follows ? piece.slice(1) : piece);
}

const bracketMark = /\\.|\[\[|\]\]/g;

/** Returns the first such pair of brackets that is neither escaped nor part of one of our codes; -1 for none. */
function findBrackets(brackets: "[[" | "]]", line: string, from: number): number {
  bracketMark.lastIndex = from;
  for (let match = bracketMark.exec(line); match; match = bracketMark.exec(line)) {
    const code = match[0] === "[[" ? findInlineCode(line, match.index) : undefined;
    if (code) bracketMark.lastIndex = match.index + code.length;
    else if (match[0] === brackets) return match.index;
  }
  return -1;
}

/** Returns the lines of a note without empty lines at either end. */
function trimLines(lines: readonly string[]): readonly string[] {
  const texts = lines.map(trimSpaces);
  const first = texts.findIndex((text) => text !== "");
  return first < 0 ? [] : texts.slice(first, texts.findLastIndex((text) => text !== "") + 1);
}
