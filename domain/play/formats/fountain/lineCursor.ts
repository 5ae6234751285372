import type { FountainLine, FountainLines } from "./fountainLines.ts";

/** The lines being read. `speaks` is true after a cue, when the rest of its paragraph is spoken. */
export interface LineCursor extends FountainLines {
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
  let end = cursor.at;
  const isOfBlock = (line: FountainLine): boolean =>
    isText(line) ? line !== "" && (end === cursor.at || accepts(line)) : isBeside(line);
  for (let line = cursor.lines[end]; line !== undefined && isOfBlock(line); line = cursor.lines[++end]);
  return takeUntil(cursor, end);
}

/** Takes the lines before `end`, which are texts and the notes next to them. */
export function takeUntil(cursor: LineCursor, end: number): Taken {
  const lines = cursor.lines.slice(cursor.at, end);
  cursor.at = end;
  if (lines.every(isText)) return { texts: lines, notes: [] };
  return { texts: lines.filter(isText), notes: lines.filter(isBeside).map((note) => note.lines) };
}

/** Takes this line only. */
export const takeLine = (cursor: LineCursor): Taken => takeLines(cursor, refuse);
const refuse = (): boolean => false;

/** Takes the notes found next to the line before. */
export function takeNotes(cursor: LineCursor): readonly (readonly string[])[] {
  let end = cursor.at;
  while (isBeside(cursor.lines[end])) end++;
  return takeUntil(cursor, end).notes;
}

/** Returns the next line from `at`, skipping notes next to the line before. */
export function findLine(lines: readonly FountainLine[], at: number): FountainLine | undefined {
  let next = at;
  while (isBeside(lines[next])) next++;
  return lines[next];
}

/** Returns the first line from `at` on that isn't empty text. */
export function skipEmpty(lines: readonly FountainLine[], at: number): number {
  let next = at;
  while (lines[next] === "") next++;
  return next;
}

export function textAt(lines: readonly FountainLine[], at: number): string | undefined {
  const line = lines[at];
  return isText(line) ? line : undefined;
}

export const isText = (line: FountainLine | undefined): line is string => typeof line === "string";

type NoteLine = Extract<FountainLine, { readonly is: "note" }>;

export const isBeside = (line: FountainLine | undefined): line is NoteLine =>
  typeof line === "object" && line.is === "note" && line.beside;
