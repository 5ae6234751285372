import { useCallback, useEffect, useState } from "react";
import type { PlayId } from "#domain/play/play.ts";
import type { Stopwatch } from "#domain/play/timing/stopwatch.ts";
import { findStopwatch, onOtherTabsStopwatch, storeStopwatch } from "./stopwatchStore.ts";

interface StopwatchState {
  /** Undefined while no reading is being timed. */
  readonly stopwatch: Stopwatch | undefined;
  /** Epoch ms, at most a second old while the stopwatch runs. */
  readonly nowMs: number;
  /** Whether it survives a reload. */
  readonly isStored: boolean;
  readonly change: (next: Stopwatch | undefined) => void;
}

const secondMs = 1_000;

/** Returns the stopwatch of the play, which runs on this device whether or not it's shown. */
export function useStopwatch(playId: PlayId): StopwatchState {
  const [stopwatch, setStopwatch] = useState(() => findStopwatch(playId));
  const [isStored, setStored] = useState(true);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isRunning = stopwatch?.runningSince !== undefined;
  useEffect(() => onOtherTabsStopwatch(playId, () => setStopwatch(findStopwatch(playId))), [playId]);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNowMs(Date.now());
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  const change = useCallback(
    (next: Stopwatch | undefined) => {
      setStored(storeStopwatch(playId, next));
      setStopwatch(next);
      setNowMs(Date.now());
    },
    [playId],
  );
  return { stopwatch, nowMs, isStored, change };
}
