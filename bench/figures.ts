/** What a benchmark found. A figure over its limit is shown, not failed: a benchmark is not a test. */
export type Figures = Readonly<Record<string, Figure>>;

export interface Figure {
  readonly value: number;
  readonly unit: string;
  /** The most that the product promises. */
  readonly limit?: number;
}

/** The middle of at least one number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Milliseconds that each of `rounds` runs took, after `warmUps` that are not counted. */
export async function timesOf(run: () => unknown, rounds: number, warmUps = 2): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const start = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}
