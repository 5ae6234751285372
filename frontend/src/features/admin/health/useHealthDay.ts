import { useCallback, useEffect, useState } from "react";
import type * as z from "zod";
import { readHealthHistory } from "#domain/api/health.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { call } from "#frontend/platform/call.ts";
import { dayOf } from "./healthDay.ts";

type HealthDay = z.output<typeof readHealthHistory.response>;

type DayState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly history: HealthDay }
  | { readonly kind: "failed"; readonly why: string };

/** One day of the service's health, starting with today. */
export function useHealthDay() {
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [state, setState] = useState<DayState>({ kind: "loading" });
  const load = useCallback(() => {
    const asking = new AbortController();
    setState({ kind: "loading" });
    call(readHealthHistory, { query: { day }, signal: asking.signal })
      .then((history) => setState({ kind: "ready", history }))
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setState({ kind: "failed", why: whyOf(error) });
      });
    return () => asking.abort();
  }, [day]);
  useEffect(load, [load]);
  return { day, setDay, state, load };
}

const whyOf = (error: unknown): string => (error instanceof Refused ? error.message : failureWords.ours);
