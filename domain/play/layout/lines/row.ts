import type { LayoutLine } from "../pagedManuscript.ts";

/** Whether a page may end above a row: never, if needed, preferably (a sentence or speech is over), or always. */
export const breaks = { never: 0, allowed: 1, preferred: 2, always: 3 } as const;
export type Break = (typeof breaks)[keyof typeof breaks];

/** Lines at the same height: one, or those of side-by-side speakers. */
export type LinesAbreast = readonly LayoutLine[];

/** What goes at the top of a page when a speech continues. */
export interface ContinuedHead {
  /** The name as printed, e.g. `NORA (Continued)`; empty if it isn't repeated. */
  readonly name: string;
  /** Lines above the page's first row. */
  readonly above: readonly LinesAbreast[];
  /** At the height of the page's first row. */
  readonly beside: LinesAbreast;
}

/** Created only for the few speeches that continue. */
export type Continued = () => ContinuedHead;

/** One line unit of the body. */
export interface Row {
  readonly lines: LinesAbreast;
  /** Empty lines above, dropped at the top of a page. */
  readonly linesBefore: number;
  readonly breakAbove: Break;
  /** Set on all rows of a speech except its first. */
  readonly continued: Continued | undefined;
}

/**
 * Returns a paragraph's rows. A page may end within it if enough lines remain on either side, preferably after a
 * sentence.
 */
export function paragraphRows(lines: readonly LayoutLine[], linesBefore: number, minLines: number): readonly Row[] {
  return lines.map((line, index) => {
    const mayBreak = index >= minLines && lines.length - index >= minLines;
    return {
      lines: [line],
      linesBefore: index === 0 ? linesBefore : 0,
      breakAbove: mayBreak ? breakAfter(lines[index - 1]) : breaks.never,
      continued: undefined,
    };
  });
}

export const breakAfter = (line: LayoutLine | undefined): Break =>
  sentenceEnd.test(line?.spans.at(-1)?.text ?? "") ? breaks.preferred : breaks.allowed;

const sentenceEnd = /[.!?…。！？؟;·][”’"'»)\]」』]*$/;
