import type { Line } from "./manuscript.ts";

/** Whether a page may end above a row: never, at need, gladly (a sentence or speech is over), or in any case. */
export const breaks = { never: 0, atNeed: 1, gladly: 2, always: 3 } as const;
export type Break = (typeof breaks)[keyof typeof breaks];

/** Lines at the same height: one, or those of speakers side by side. */
export type LinesAbreast = readonly Line[];

/** What stands at the head of a page on which a speech goes on; made only for the few speeches that do. */
export type Continued = () => readonly LinesAbreast[];

/** One line unit of the body. */
export interface Row {
  readonly lines: LinesAbreast;
  /** Empty lines above, dropped at the head of a page. */
  readonly linesBefore: number;
  readonly breakAbove: Break;
  /** On all rows of a speech but its first. */
  readonly continued: Continued | undefined;
}

/** A paragraph's rows; a page may end within it with enough lines on either side, and gladly after a sentence. */
export function paragraphRows(lines: readonly Line[], linesBefore: number, leastLines: number): readonly Row[] {
  return lines.map((line, index) => {
    const mayBreak = index >= leastLines && lines.length - index >= leastLines;
    return {
      lines: [line],
      linesBefore: index === 0 ? linesBefore : 0,
      breakAbove: mayBreak ? breakAfter(lines[index - 1]) : breaks.never,
      continued: undefined,
    };
  });
}

export const breakAfter = (line: Line | undefined): Break =>
  sentenceEnd.test(line?.spans.at(-1)?.text ?? "") ? breaks.gladly : breaks.atNeed;

const sentenceEnd = /[.!?…。！？؟;·][”’"'»)\]」』]*$/;
