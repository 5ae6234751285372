import type { FountainLine } from "./paragraphs.ts";

/** A paragraph being read. `speaks` is true after a cue, when its lines are spoken. */
export interface LineCursor {
  readonly lines: readonly FountainLine[];
  at: number;
  speaks: boolean;
}

/** The lines of one block, and the notes found next to them. */
export interface Taken {
  readonly texts: readonly string[];
  readonly notes: readonly (readonly string[])[];
}

/** Takes the current line and the following ones that `accepts` allows. Empty lines, notes, and codes end a block. */
export function takeLines(cursor: LineCursor, accepts: (text: string) => boolean): Taken {
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

/** Takes this line only. */
export const takeLine = (cursor: LineCursor): Taken => takeLines(cursor, () => false);

/** Takes the notes found next to the line before. */
export function takeNotes(cursor: LineCursor): (readonly string[])[] {
  const notes: (readonly string[])[] = [];
  for (let line = cursor.lines[cursor.at]; line?.is === "note" && line.beside; line = cursor.lines[++cursor.at])
    notes.push(line.lines);
  return notes;
}

/** Returns the paragraph's next line from `at`, skipping notes next to the line before. */
export function findLine(lines: readonly FountainLine[], at: number): FountainLine | undefined {
  let next = at;
  for (let line = lines[next]; line?.is === "note" && line.beside; line = lines[next]) next++;
  return lines[next];
}

/** Returns the first line from `at` on that isn't empty text. */
export function skipEmpty(lines: readonly FountainLine[], at: number): number {
  let next = at;
  while (textAt(lines, next) === "") next++;
  return next;
}

export function textAt(lines: readonly FountainLine[], at: number): string | undefined {
  const line = lines[at];
  return line?.is === "text" ? line.text : undefined;
}
