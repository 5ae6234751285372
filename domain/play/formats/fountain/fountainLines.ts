import { type BlockCode, findBlockCode } from "./codes.ts";
import { NoteLifter } from "./noteLifter.ts";
import { endsInSpace, isGap, trimSpaces } from "./spaces.ts";

/** A line's text with its notes taken out, or what's there instead of text. Plain strings, because there are many. */
export type FountainLine = string | NoteLine | CodeLine | Gap;

interface NoteLine {
  readonly is: "note";
  readonly lines: readonly string[];
  /** Was within or next to other text. */
  readonly beside: boolean;
}

interface CodeLine {
  readonly is: "code";
  readonly code: BlockCode;
}

/** Ends a paragraph. */
interface Gap {
  readonly is: "gap";
}

const gap: Gap = { is: "gap" };

export interface FountainLines {
  readonly lines: readonly FountainLine[];
  /** Which of them had spaces at the end in the file. */
  readonly spaced: ReadonlySet<number>;
}

/**
 * Takes the notes out of lines. Paragraphs end at empty lines. A line of two or more spaces stays in its paragraph as an
 * empty text, because it may be part of a speech.
 */
export function liftNotes(source: readonly string[]): FountainLines {
  const lines: FountainLine[] = [];
  const spaced = new Set<number>();
  const lifter = new NoteLifter(source);
  for (let line = lifter.next(); line !== undefined; line = lifter.next()) {
    if (isGap(line)) lines.push(gap);
    else if (line.includes("[[")) addLifted(trimSpaces(line), lifter, lines);
    else {
      if (endsInSpace(line)) spaced.add(lines.length);
      lines.push(trimSpaces(line));
    }
  }
  return { lines, spaced };
}

function addLifted(line: string, lifter: NoteLifter, out: FountainLine[]): void {
  const code = findBlockCode(line);
  if (code) {
    out.push({ is: "code", code });
    return;
  }
  const { text, notes } = lifter.lift(line);
  const beside = text !== "";
  if (beside) out.push(text);
  for (const lines of notes) out.push({ is: "note", lines, beside });
}
