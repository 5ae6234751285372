import { useCallback, useEffect, useRef, useState } from "react";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";

export interface LazyData<T> {
  /** What was loaded last, for this key or one before it. */
  readonly data: T | undefined;
  /** It's for this key. */
  readonly isCurrent: boolean;
  readonly errorText: string | undefined;
  readonly reload: () => void;
}

interface Result<T> {
  readonly key: string;
  readonly data?: T;
  readonly errorText?: string;
}

/** Loads something once its key has stayed the same for a time. Without a key, nothing. */
export function useLazyData<T>(
  key: string | undefined,
  delayMs: number,
  load: (signal: AbortSignal) => Promise<T>,
): LazyData<T> {
  const [result, setResult] = useState<Result<T>>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again.
  useEffect(() => {
    if (key === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const done = (one: Omit<Result<T>, "key">): void => {
      if (!signal.aborted)
        setResult((before) => ({ ...(before?.data !== undefined && { data: before.data }), ...one, key }));
    };
    const failed = (error: unknown): void => {
      if (!signal.aborted) logUnexpected(error);
      done({ errorText: messageOf(error) });
    };
    const timer = setTimeout(() => latest.current(signal).then((data) => done({ data }), failed), delayMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [key, delayMs, attempt]);
  const isCurrent = result?.key === key && result?.errorText === undefined;
  return {
    data: result?.data,
    isCurrent,
    errorText: result?.key === key ? result?.errorText : undefined,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
