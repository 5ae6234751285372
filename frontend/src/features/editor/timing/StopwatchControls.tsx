import { useState } from "react";
import { dayOf } from "#domain/play/goals/day.ts";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import type { SceneLength } from "#domain/play/statistics.ts";
import {
  elapsedMs,
  finish,
  nextScene,
  pause,
  resume,
  type Stopwatch,
  sceneAfter,
  startStopwatch,
} from "#domain/play/timing/stopwatch.ts";
import { minTakenSeconds } from "#domain/play/timing/timedReading.ts";
import { timingWords } from "#frontend/messages/timing.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { sceneName } from "../stage/sceneName.ts";
import { formatClock } from "./formatClock.ts";
import { sceneIdOf } from "./sceneIdOf.ts";
import type { TakeReading } from "./takeReading.ts";
import { useStopwatch } from "./useStopwatch.ts";

interface StopwatchControlsProps {
  readonly playId: PlayId;
  readonly scenes: readonly SceneLength[];
  readonly onReading: TakeReading;
}

/** Starts, pauses and finishes the reading, and says when the next scene begins. */
export function StopwatchControls({ playId, scenes, onReading }: StopwatchControlsProps) {
  const { stopwatch, nowMs, isStored, change: put } = useStopwatch(playId);
  const [isTooShort, setTooShort] = useState(false);
  const change = (next: Stopwatch | undefined): void => {
    setTooShort(false);
    put(next);
  };
  const ids = scenes.map(sceneIdOf).filter((id) => id !== undefined);
  const toggle = (): void => {
    const now = Date.now();
    if (!stopwatch) change(startStopwatch(ids[0], now));
    else change(stopwatch.runningSince === undefined ? resume(stopwatch, now) : pause(stopwatch, now));
  };
  const end = (): void => {
    if (!stopwatch) return;
    const now = new Date();
    const ended = pause(stopwatch, now.getTime());
    if (elapsedMs(ended, now.getTime()) < minTakenSeconds * 1000) {
      put(ended);
      setTooShort(true);
      return;
    }
    change(undefined);
    onReading({ ...finish(ended, now.getTime()), day: dayOf(now) }, () => change(ended));
  };
  const discard = (): void => {
    change(undefined);
    showToast(timingWords.discarded, { label: timingWords.undo, onSelect: () => change(stopwatch) });
  };
  return (
    <section className="timing-stopwatch" aria-label={timingWords.stopwatch}>
      {stopwatch && <Elapsed stopwatch={stopwatch} nowMs={nowMs} scene={nameOf(stopwatch.scene, scenes)} />}
      <div className="timing-buttons">
        {/* One button, so that it keeps the focus. */}
        <Button onClick={toggle}>{labelOf(stopwatch)}</Button>
        {stopwatch && (
          <>
            {ids.length > 1 && (
              <Button
                isDisabled={sceneAfter(stopwatch, ids) === undefined}
                onClick={() => change(nextScene(stopwatch, ids, Date.now()))}
              >
                {timingWords.next}
              </Button>
            )}
            <Button variant="primary" onClick={end}>
              {timingWords.finish}
            </Button>
            <Button variant="quiet" onClick={discard}>
              {timingWords.discard}
            </Button>
          </>
        )}
      </div>
      {isTooShort && <Alert kind="warn">{timingWords.tooShort}</Alert>}
      {stopwatch && !isTooShort && (
        <p className="statistics-why">{isStored ? timingWords.keepsRunning : timingWords.notStored}</p>
      )}
    </section>
  );
}

function labelOf(stopwatch: Stopwatch | undefined): string {
  if (!stopwatch) return timingWords.start;
  return stopwatch.runningSince === undefined ? timingWords.resume : timingWords.pause;
}

const nameOf = (id: BlockId | undefined, scenes: readonly SceneLength[]): string | undefined => {
  const scene = id && scenes.find((one) => sceneIdOf(one) === id);
  return scene && sceneName(scene.headings);
};

interface ElapsedProps {
  readonly stopwatch: Stopwatch;
  readonly nowMs: number;
  readonly scene: string | undefined;
}

/** The time isn't announced with each second; the scene is when it changes. */
const Elapsed = ({ stopwatch, nowMs, scene }: ElapsedProps) => (
  <>
    <p className="timing-elapsed">
      <span role="timer" aria-label={timingWords.soFar}>
        {formatClock(elapsedMs(stopwatch, nowMs) / 1000)}
      </span>
      {stopwatch.runningSince === undefined && <span className="timing-paused">{timingWords.paused}</span>}
    </p>
    <p role="status" dir="auto">
      {scene && timingWords.nowReading({ scene })}
    </p>
  </>
);
