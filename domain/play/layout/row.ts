import type { Line } from "./manuscript.ts";

/** Whether a page may end above a row: never, at need, gladly (a sentence or speech is over), or in any case. */
export const breaks = { never: 0, atNeed: 1, gladly: 2, always: 3 } as const;
export type Break = (typeof breaks)[keyof typeof breaks];

/** Lines at the same height: one, or those of speakers side by side. */
export type LinesAbreast = readonly Line[];

/** One line unit of the body. */
export interface Row {
  readonly lines: LinesAbreast;
  /** Empty lines above, dropped at the head of a page. */
  readonly linesBefore: number;
  readonly breakAbove: Break;
  /** What stands at the head of a page that begins with this row: who goes on speaking. None on a speech's first row. */
  readonly continued?: readonly LinesAbreast[];
}

export const rowsOf = (lines: readonly Line[], linesBefore: number): readonly Row[] =>
  lines.map((line, index) => ({
    lines: [line],
    linesBefore: index === 0 ? linesBefore : 0,
    breakAbove: breaks.never,
  }));

/** Says where a paragraph may break: with enough lines on either side, and gladly after a sentence. */
export function breakable(rows: readonly Row[], leastLines: number): readonly Row[] {
  return rows.map((row, index) => {
    const allowed = index >= leastLines && rows.length - index >= leastLines;
    return allowed ? { ...row, breakAbove: breakAfter(rows[index - 1]) } : row;
  });
}

export const breakAfter = (row: Row | undefined): Break => (endsSentence(row) ? breaks.gladly : breaks.atNeed);

const endsSentence = (row: Row | undefined): boolean =>
  sentenceEnd.test(
    row?.lines
      .at(-1)
      ?.spans.map((span) => span.text)
      .join("") ?? "",
  );
const sentenceEnd = /[.!?…。！？؟;·][”’"'»)\]」』]*$/;
