interface BackoffRule {
  readonly firstMs: number;
  readonly longestMs?: number;
}

/** Returns how long to wait after this many failures in a row: twice as long each time, up to the longest wait. */
export const backoff = (failures: number, { firstMs, longestMs = Number.POSITIVE_INFINITY }: BackoffRule): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);
