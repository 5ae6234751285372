import { useCallback, useEffect, useState } from "react";
import { type ActivityHour, countActivity } from "#domain/api/adminActivity.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { call } from "#frontend/platform/call.ts";
import { liveSeconds, useLive } from "./useLive.ts";

type Counts =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly hours: readonly ActivityHour[] }
  | { readonly kind: "failed"; readonly why: string };

/** Counts the entries of these days by hour and type. If a live refresh fails, the earlier counts stay. */
export function useActivityCounts({ from, to, isLive }: { from: string; to: string; isLive: boolean }): Counts {
  const [counts, setCounts] = useState<Counts>({ kind: "loading" });
  const count = useCallback(() => {
    const asking = new AbortController();
    call(countActivity, { query: { from, to }, signal: asking.signal })
      .then(({ hours }) => setCounts({ kind: "ready", hours }))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        const why = error instanceof Refused ? error.message : failureWords.ours;
        setCounts((before) => (before.kind === "ready" ? before : { kind: "failed", why }));
      });
    return () => asking.abort();
  }, [from, to]);
  useEffect(() => {
    setCounts({ kind: "loading" });
    return count();
  }, [count]);
  useLive(isLive, liveSeconds, count);
  return counts;
}
