import { useCallback, useEffect, useState } from "react";

/**
 * Which pieces are drawn: those around the place where one left off at once, then one after the other while the browser
 * has nothing better to do, so that a long play never holds a finger up. Who begins sees the title page first. `need`
 * draws one now.
 */
export function usePieces(count: number, leftOffAt: number | undefined) {
  const startAt = leftOffAt ?? 0;
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set(near(leftOffAt, count)));
  useEffect(() => {
    const next = nearestMissing(drawn, startAt, count);
    if (next === undefined) return;
    return whenIdle(() => setDrawn((before) => new Set(before).add(next)));
  }, [drawn, startAt, count]);
  const need = useCallback((piece: number) => {
    setDrawn((before) => (before.has(piece) ? before : new Set(before).add(piece)));
  }, []);
  return { drawn, need };
}

const near = (at: number | undefined, count: number): number[] =>
  at === undefined ? [] : [at, at + 1].filter((piece) => piece < count);

/** Forward from the start, then what lies before it. */
function nearestMissing(drawn: ReadonlySet<number>, startAt: number, count: number): number | undefined {
  for (let at = startAt; at < count; at++) if (!drawn.has(at)) return at;
  for (let at = startAt - 1; at >= 0; at--) if (!drawn.has(at)) return at;
  return undefined;
}

function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run, { timeout: 1000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 16);
  return () => clearTimeout(id);
}
