import type { Layout } from "../layout.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { breaks, type ContinuedHead, type LinesAbreast, type Row } from "../lines/row.ts";
import { readsFromRight } from "../measures/rightToLeft.ts";
import { type Column, type LayoutSpeech, speechRows } from "./layoutSpeech.ts";

/** Lays out simultaneous speeches side by side: as many as fit the width of the page, the others below. */
export function simultaneousRows(speeches: readonly LayoutSpeech[], setting: LayoutSetting): readonly Row[] {
  return bandsOf(speeches, setting.layout).flatMap((band) =>
    bandRows(band.map(({ speech, column }) => speechRows(speech, setting, false, column))),
  );
}

/** A speech in its column of the page. */
export interface SpeechColumn {
  readonly speech: LayoutSpeech;
  readonly column: Column;
}

/**
 * Returns simultaneous speeches as bands of columns, one band below the other. The first column is where its script starts
 * to read: in Hebrew and Arabic, at the right.
 */
export function bandsOf(speeches: readonly LayoutSpeech[], layout: Layout): readonly (readonly SpeechColumn[])[] {
  const { left, right } = layout.styles.dialogue;
  const abreast = speechesAbreast(speeches.length, right - left, layout);
  const bands: SpeechColumn[][] = [];
  for (let at = 0; at < speeches.length; at += abreast) {
    const band = speeches.slice(at, at + abreast);
    const columns = columnsOf(band.length, layout);
    if (readsFromRight(band[0])) columns.reverse();
    bands.push(columns.map((column, index) => ({ column, speech: band[index] ?? [] })));
  }
  return bands;
}

/** Returns how many speeches are side by side. They're spread evenly, so that seven speakers are set as four and three, not as six and one. */
export function speechesAbreast(count: number, availableWidth: number, { columns }: Layout): number {
  const maxAbreast = Math.max(1, Math.floor((availableWidth + columns.gap) / (columns.narrowest + columns.gap)));
  return Math.ceil(count / Math.ceil(count / maxAbreast));
}

function columnsOf(count: number, { styles, columns }: Layout): Column[] {
  const { left, right } = styles.dialogue;
  const width = (right - left - columns.gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const start = left + index * (width + columns.gap);
    return { left: start, right: start + width };
  });
}

function bandRows(columns: readonly (readonly Row[])[]): readonly Row[] {
  const height = Math.max(...columns.map((rows) => rows.length));
  return Array.from({ length: height }, (_, at) => {
    const abreast = columns.flatMap((rows) => rows[at] ?? []);
    return {
      lines: abreast.flatMap((row) => row.lines),
      linesBefore: at === 0 ? Math.max(...abreast.map((row) => row.linesBefore)) : 0,
      breakAbove: at === 0 ? breaks.preferred : breakAcross(abreast),
      continued: at === 0 ? undefined : () => headsAbreast(abreast.flatMap((row) => row.continued?.() ?? [])),
    };
  });
}

/**
 * Returns whether all columns may break. They break at the same height, so every speech still in progress must allow
 * it.
 */
const breakAcross = (abreast: readonly Row[]) =>
  abreast.every((row) => row.breakAbove !== breaks.never) ? breaks.allowed : breaks.never;

const headsAbreast = (heads: readonly ContinuedHead[]): ContinuedHead => ({
  name: heads.flatMap(({ name }) => name || []).join(" / "),
  above: sideBySide(heads.map(({ above }) => above)),
  beside: heads.flatMap(({ beside }) => beside),
});

function sideBySide(columns: readonly (readonly LinesAbreast[])[]): readonly LinesAbreast[] {
  const height = Math.max(0, ...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) => columns.flatMap((lines) => lines[at] ?? []));
}
