import { type MarkName, markNames, type Span } from "#domain/play/play.ts";

/** A marked range of a block, in UTF-16 offsets of its text. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  /** What the mark refers to. Marks may overlap. */
  readonly name: string;
}

/** The names of marks on what has changed: new words, and the letter beside which something was cut. Others are comments. */
export const changeNames = { added: "changed", removed: "cut" } as const;

export const isChangeName = (name: string): boolean => name === changeNames.added || name === changeNames.removed;

/** Text with the same formatting throughout. */
export interface TextRun {
  readonly at: number;
  readonly text: string;
  readonly looks: readonly MarkName[];
  readonly marks: readonly string[];
}

export type MarkedLine = readonly TextRun[];

/**
 * Splits a block's text into lines of runs. Every character is kept, including line breaks, so that offsets stay valid.
 */
export function markedLinesOf(spans: readonly Span[], marks: readonly TextMark[] = []): readonly MarkedLine[] {
  const lines: TextRun[][] = [[]];
  let at = 0;
  for (const span of spans) {
    const looks = markNames.filter((name) => span[name]);
    for (const text of cut(span.text, at, marks)) {
      lines.at(-1)?.push({ at, text, looks, marks: marks.filter((mark) => covers(mark, at)).map(({ name }) => name) });
      at += text.length;
      if (text.endsWith("\n")) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

const covers = ({ start, end }: TextMark, at: number): boolean => start <= at && at < end;

/** Splits after line breaks and where marks begin and end. */
function cut(text: string, from: number, marks: readonly TextMark[]): readonly string[] {
  const places = new Set([text.length]);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) places.add(at + 1);
  for (const { start, end } of marks) for (const place of [start - from, end - from]) places.add(place);
  const inside = [...places].filter((place) => place > 0 && place <= text.length).sort((a, b) => a - b);
  return inside.map((place, index) => text.slice(inside[index - 1] ?? 0, place));
}
