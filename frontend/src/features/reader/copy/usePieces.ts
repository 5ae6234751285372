import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

const timing = { latestMs: 1000, fallbackMs: 16 };

/**
 * Decides which pieces are drawn: first those where the reader stopped last time, then one after the other while the
 * browser is idle, so that a long play never blocks scrolling. New readers start with the title page. `need` draws one
 * immediately.
 */
export function usePieces(count: number, leftOffAt: number | undefined) {
  const startAt = leftOffAt ?? 0;
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set(near(leftOffAt, count)));
  useEffect(() => {
    const next = nearestMissing(drawn, startAt, count);
    if (next === undefined) return;
    return whenIdle(() => setDrawn((before) => new Set(before).add(next)), timing);
  }, [drawn, startAt, count]);
  const need = useCallback((piece: number) => {
    setDrawn((before) => (before.has(piece) ? before : new Set(before).add(piece)));
  }, []);
  return { drawn, need };
}

const near = (at: number | undefined, count: number): number[] =>
  at === undefined ? [] : [at, at + 1].filter((piece) => piece < count);

/** Forward from the start, then backward. */
function nearestMissing(drawn: ReadonlySet<number>, startAt: number, count: number): number | undefined {
  for (let at = startAt; at < count; at++) if (!drawn.has(at)) return at;
  for (let at = startAt - 1; at >= 0; at--) if (!drawn.has(at)) return at;
  return undefined;
}
