import type { Letters } from "../document/letters.ts";

/** Ranges of letters with lookup by clock; they may overlap. */
export interface Ranges<T extends Letters> {
  /** Of the ranges that end after a letter, the one that begins first. */
  readonly firstBehind: (client: number, clock: number) => T | undefined;
  readonly meets: (letters: Letters) => boolean;
  /** The ranges that overlap these letters, in order of their start. */
  readonly meeting: (letters: Letters) => readonly T[];
}

interface Row<T> {
  readonly stretch: T;
  /** How far this range and the ones before it extend. */
  readonly reach: number;
}

export function rangesOf<T extends Letters>(stretches: readonly T[]): Ranges<T> {
  const rows = new Map<number, Row<T>[]>();
  for (const stretch of stretches.toSorted((a, b) => a.clock - b.clock)) {
    const known = rows.get(stretch.client) ?? [];
    const reach = Math.max(known.at(-1)?.reach ?? 0, stretch.clock + stretch.length);
    known.push({ stretch, reach });
    rows.set(stretch.client, known);
  }
  const firstBehind = (client: number, clock: number): T | undefined => {
    const known = rows.get(client) ?? [];
    return known[firstReaching(known, clock)]?.stretch;
  };
  const meeting = ({ client, clock, length }: Letters): readonly T[] => {
    const known = rows.get(client) ?? [];
    const out: T[] = [];
    for (let row = firstReaching(known, clock); row < known.length; row++) {
      const stretch = known[row]?.stretch;
      if (!stretch || stretch.clock >= clock + length) break;
      if (stretch.clock + stretch.length > clock) out.push(stretch);
    }
    return out;
  };
  return {
    firstBehind,
    meeting,
    meets: ({ client, clock, length }) =>
      (firstBehind(client, clock)?.clock ?? Number.POSITIVE_INFINITY) < clock + length,
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
