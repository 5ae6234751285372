import { useCallback, useEffect, useRef, useState } from "react";
import type { Loaded } from "#frontend/platform/queries/useServerData.ts";
import { retryAfter } from "./retryAfter.ts";

interface Retry<T> {
  /** A failure stays here while an attempt that nobody asked for is running, so that the screen doesn't flicker. */
  readonly shown: Loaded<T>;
  /** For the button that tries again: it shows that something is loading. */
  readonly retryNow: () => Promise<void>;
}

/** Loads again after a failure, with growing pauses: browsers don't say that a server is back. */
export function useRetry<T>(state: Loaded<T>, reload: () => Promise<void>): Retry<T> {
  const failures = useRef(0);
  const [failure, setFailure] = useState<Loaded<T>>();
  useEffect(() => {
    if (state.kind === "loading") return;
    setFailure(state.kind === "failed" ? state : undefined);
    failures.current = state.kind === "failed" ? failures.current + 1 : 0;
    if (failures.current === 0) return;
    const timer = setTimeout(() => void reload(), retryAfter(failures.current));
    return () => clearTimeout(timer);
  }, [state, reload]);
  const retryNow = useCallback(() => {
    setFailure(undefined);
    return reload();
  }, [reload]);
  return { shown: state.kind === "loading" ? (failure ?? state) : state, retryNow };
}
