import { isClosing } from "../fountain/closingLines.ts";
import { aboveIn, type CueForms, foldName, runInsOf } from "./cueForm.ts";
import { isFirstOfName } from "./firstOfName.ts";
import { endsSentence, isEntranceLine, isHeadingLine } from "./ownLines.ts";
import type { Line, Paragraph } from "./paragraph.ts";
import { wordsOfSpeakers } from "./splitSpeech.ts";
import { isInBrackets } from "./textShape.ts";

/* In text without empty lines, directions may have no mark. Some are told by their words, and the others are reported. */

/** The lines that begin something, in text without empty lines. */
export interface CueLines {
  /** The lines that begin a speech or a direction. */
  readonly lines: ReadonlySet<Line | undefined>;
  /** Those that have no words after the name. */
  readonly alone: ReadonlySet<Line | undefined>;
  readonly forms: CueForms;
}

/** A longer direction may be the rest of a speech. */
const maxDirectionLines = 6;

/** Returns lines that begin a direction between a speech and the next name: `Enter Lane.`, `(He goes.)` */
export function withDirection(lines: readonly Line[], cues: CueLines): readonly Line[] {
  let isInSpeech = false;
  return lines.filter((line, at) => {
    if (isInSpeech && followsWords(lines[at - 1], cues.alone) && isDirection(lines, at, cues)) return true;
    isInSpeech = cues.lines.has(line) || (isInSpeech && !isHeadingLine(line.text));
    return false;
  });
}

/**
 * Returns whether a line has the end of a sentence or is an entrance itself. A speech comes after names and how they
 * speak.
 */
function followsWords(before: Line | undefined, namesAlone: ReadonlySet<Line | undefined>): boolean {
  if (!before || namesAlone.has(before) || !endsSentence(before.text)) return false;
  return !isInBrackets(before.text) || isEntranceLine(before.text);
}

/**
 * Returns whether an entrance, what a speaker does, or brackets begin in a line and end before a name, a heading, or another
 * entrance.
 */
function isDirection(lines: readonly Line[], at: number, { lines: cues, forms }: CueLines): boolean {
  const first = lines[at]?.text ?? "";
  const isBracketed = /^\s*[[(]/.test(first);
  if (!isBracketed && !isEntranceLine(first) && !isAboutSpeaker(first, forms)) return false;
  const ends = isBracketed ? endsWithBracket : endsSentence;
  const end = lines.slice(at, at + maxDirectionLines).findIndex(({ text }) => ends(text));
  const next = lines[at + end + 1];
  return end >= 0 && (!next || cues.has(next) || isHeadingLine(next.text) || isEntranceLine(next.text));
}

/** Returns whether a sentence says what somebody does who speaks in the play: `Nora opens the door.` */
function isAboutSpeaker(text: string, { names, isDense }: CueForms): boolean {
  if (!isDense) return false;
  const [, name = ""] = /^\s*(\p{Lu}[^.,:;!?]{0,39}?) \p{Ll}[^!?]*\.\s*$/u.exec(text) ?? [];
  const words = foldName(name).split(" ");
  return (
    name !== "" && !wordsOfSpeakers.test(text) && words.some((_, at) => names.has(words.slice(0, at + 1).join(" ")))
  );
}

const endsWithBracket = (text: string): boolean => /[\])][.:]?\s*$/.test(text);

/**
 * Returns whether nothing tells what a line is in a text without empty lines: one without a name, or one in a speech that
 * could be a direction or another speech.
 */
export function isUnclear({ lines, layout }: Paragraph, { lines: cues, alone, forms }: CueLines): boolean {
  const [first, ...more] = lines;
  if (!first || isInBrackets(first.text) || isHeadingLine(first.text) || isClosing(first.text.trim())) return false;
  if (!cues.has(first)) return more.length === 0 && !isEntranceLine(first.text);
  return lines.some((line, at) => {
    if (at === 0 || isInBrackets(line.text)) return false;
    const isSentence = !alone.has(lines[at - 1]) && endsSentence(lines[at - 1]?.text ?? "");
    if (isSentence && at < more.length && aboveIn(line, layout)?.form === forms.main) return true;
    const written = runInsOf(line).find(({ form }) => form === forms.main);
    if (written) return isSentence || isFirstOfName(written.cue, line.text, false);
    return isSentence && at === more.length && mayBeDirection(line.text);
  });
}

const mayBeDirection = (text: string): boolean => /^\s*\P{Ll}.*\.\s*$/u.test(text) && !wordsOfSpeakers.test(text);
