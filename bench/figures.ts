/** The results of a benchmark. All are shown, also if one is over its limit. */
export type Figures = Readonly<Record<string, Figure>>;

export interface Figure {
  readonly value: number;
  readonly unit: string;
  /** The maximum that the product promises. */
  readonly limit?: number;
}

/** A figure that isn't a number wasn't measured, so it's over its limit, too. */
export const isOver = ({ value, limit }: Pick<Figure, "value" | "limit">): boolean =>
  limit !== undefined && !(value <= limit);

export const exitCodeOf = (figures: Figures): number => (Object.values(figures).some(isOver) ? 1 : 0);

/** Returns the median of at least one number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the smallest of the numbers that this share of them doesn't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the milliseconds of each of `rounds` runs, after `warmUps` runs that don't count. */
export async function timesOf(run: () => unknown, rounds: number, warmUps = 2): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const start = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}
