import type { Letters } from "./letters.ts";

/** Ranges of letters with lookup by clock; they may overlap. */
export interface Ranges<T extends Letters> {
  /** Returns, of the ranges that end after a letter, the one that begins first. */
  readonly firstAfter: (client: number, clock: number) => T | undefined;
  readonly overlaps: (letters: Letters) => boolean;
  /** Returns the ranges that overlap these letters, in order of their start. */
  readonly overlapping: (letters: Letters) => readonly T[];
}

interface Row<T> {
  readonly range: T;
  /** How far this range and the ones before it extend. */
  readonly reach: number;
}

export function rangesOf<T extends Letters>(ranges: readonly T[]): Ranges<T> {
  const rows = new Map<number, Row<T>[]>();
  for (const range of ranges.toSorted((a, b) => a.clock - b.clock)) {
    const known = rows.get(range.client) ?? [];
    const reach = Math.max(known.at(-1)?.reach ?? 0, range.clock + range.length);
    known.push({ range, reach });
    rows.set(range.client, known);
  }
  const firstAfter = (client: number, clock: number): T | undefined => {
    const known = rows.get(client) ?? [];
    return known[firstReaching(known, clock)]?.range;
  };
  const overlapping = ({ client, clock, length }: Letters): readonly T[] => {
    const known = rows.get(client) ?? [];
    const out: T[] = [];
    for (let row = firstReaching(known, clock); row < known.length; row++) {
      const range = known[row]?.range;
      if (!range || range.clock >= clock + length) break;
      if (range.clock + range.length > clock) out.push(range);
    }
    return out;
  };
  return {
    firstAfter,
    overlapping,
    overlaps: ({ client, clock, length }) =>
      (firstAfter(client, clock)?.clock ?? Number.POSITIVE_INFINITY) < clock + length,
  };
}

function firstReaching(rows: readonly { readonly reach: number }[], clock: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.reach ?? 0) > clock) high = middle;
    else low = middle + 1;
  }
  return low;
}
