import type { Line } from "./paragraphs.ts";

/** A paragraph being read. `speaks` once a cue has stood in it: then its lines are spoken. */
export interface Cursor {
  readonly lines: readonly Line[];
  at: number;
  speaks: boolean;
}

/** The lines of one block, and the notes that stood beside them. */
export interface Taken {
  readonly texts: readonly string[];
  readonly notes: readonly (readonly string[])[];
}

/** Takes the line here and those after it that `accepts` lets in; empty lines, notes and codes end a block. */
export function takeLines(cursor: Cursor, accepts: (text: string) => boolean): Taken {
  const texts: string[] = [];
  const notes: (readonly string[])[] = [];
  for (let line = cursor.lines[cursor.at]; line; line = cursor.lines[++cursor.at]) {
    if (line.is === "note" && line.beside) notes.push(line.lines);
    else if (line.is === "text" && line.text !== "" && (texts.length === 0 || accepts(line.text)))
      texts.push(line.text);
    else break;
  }
  return { texts, notes };
}

/** Takes this line alone. */
export const takeLine = (cursor: Cursor): Taken => takeLines(cursor, () => false);

/** Takes the notes that stand beside the line before. */
export function takeNotes(cursor: Cursor): (readonly string[])[] {
  const notes: (readonly string[])[] = [];
  for (let line = cursor.lines[cursor.at]; line?.is === "note" && line.beside; line = cursor.lines[++cursor.at])
    notes.push(line.lines);
  return notes;
}

/** What a paragraph goes on with at `at`, notes beside the line before left out. */
export function findLine(lines: readonly Line[], at: number): Line | undefined {
  let next = at;
  for (let line = lines[next]; line?.is === "note" && line.beside; line = lines[next]) next++;
  return lines[next];
}

/** The first line from `at` on that is not an empty text. */
export function skipEmpty(lines: readonly Line[], at: number): number {
  let next = at;
  while (textAt(lines, next) === "") next++;
  return next;
}

export function textAt(lines: readonly Line[], at: number): string | undefined {
  const line = lines[at];
  return line?.is === "text" ? line.text : undefined;
}
