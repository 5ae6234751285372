import { type BlockCode, findBlockCode } from "./codes.ts";
import { NoteLifter } from "./noteLifter.ts";
import { isSpace, trimSpaces } from "./spaces.ts";

/** A line of a paragraph with its notes taken out. */
export type FountainLine =
  | {
      readonly is: "text";
      readonly text: string /** Had trailing spaces in the file. */;
      readonly spaced: boolean;
    }
  | { readonly is: "code"; readonly code: BlockCode }
  | {
      readonly is: "note";
      readonly lines: readonly string[] /** Was within or next to other text. */;
      readonly beside: boolean;
    };

export type TextLine = Extract<FountainLine, { readonly is: "text" }>;

/**
 * Paragraphs end at empty lines. A line of two or more spaces stays in its paragraph as an empty text, because it may
 * be part of a speech.
 */
export function* splitParagraphs(lines: readonly string[]): Generator<readonly FountainLine[]> {
  let paragraph: string[] = [];
  for (const line of lines) {
    if (line.length < 2 && trimSpaces(line) === "") {
      if (paragraph.length > 0) yield liftNotes(paragraph);
      paragraph = [];
    } else paragraph.push(line);
  }
  if (paragraph.length > 0) yield liftNotes(paragraph);
}

function liftNotes(paragraph: readonly string[]): readonly FountainLine[] {
  const out: FountainLine[] = [];
  const lifter = new NoteLifter(paragraph);
  for (let line = lifter.next(); line !== undefined; line = lifter.next()) {
    const text = trimSpaces(line);
    const code = text.startsWith("[[") ? findBlockCode(text) : undefined;
    if (code) out.push({ is: "code", code });
    else if (text.includes("[[")) addLifted(lifter.lift(text), out);
    else out.push({ is: "text", text, spaced: isSpace(line.at(-1)) });
  }
  return out;
}

function addLifted({ text, notes }: ReturnType<NoteLifter["lift"]>, out: FountainLine[]): void {
  const beside = text !== "";
  if (beside) out.push({ is: "text", text, spaced: false });
  for (const lines of notes) out.push({ is: "note", lines, beside });
}
