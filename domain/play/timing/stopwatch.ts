import type { BlockId } from "../play.ts";
import { maxReadingSeconds } from "./timedReading.ts";

/** A reading that's being timed. Its moments are epoch ms, so it goes on while nothing shows it. */
export interface Stopwatch {
  /** When it was started or continued last; absent while it's paused. */
  readonly runningSince?: number;
  /** Milliseconds until the last pause. */
  readonly beforeMs: number;
  /** The scenes that are over, with the stopwatch's milliseconds at their ends. */
  readonly laps: readonly Lap[];
  /** The heading of the scene that's being read; absent if the play has no headings. */
  readonly scene?: BlockId;
}

interface Lap {
  readonly scene: BlockId;
  readonly endMs: number;
}

/** More scenes than any play has. */
const maxLaps = 1_000;

export const startStopwatch = (scene: BlockId | undefined, nowMs: number): Stopwatch => ({
  runningSince: nowMs,
  beforeMs: 0,
  laps: [],
  ...(scene && { scene }),
});

/** Returns how long the reading has taken without its pauses, in milliseconds. A clock that was moved back takes nothing away. */
export const elapsedMs = ({ runningSince, beforeMs }: Stopwatch, nowMs: number): number =>
  beforeMs + (runningSince === undefined ? 0 : Math.max(0, nowMs - runningSince));

export function pause(stopwatch: Stopwatch, nowMs: number): Stopwatch {
  const { runningSince: _, ...rest } = stopwatch;
  return { ...rest, beforeMs: elapsedMs(stopwatch, nowMs) };
}

export const resume = (stopwatch: Stopwatch, nowMs: number): Stopwatch =>
  stopwatch.runningSince === undefined ? { ...stopwatch, runningSince: nowMs } : stopwatch;

/** Ends the scene that's being read, and goes on with the next one. `scenes` are the play's headings in order. */
export function nextScene(stopwatch: Stopwatch, scenes: readonly BlockId[], nowMs: number): Stopwatch {
  const { scene, laps } = stopwatch;
  const next = sceneAfter(stopwatch, scenes);
  if (scene === undefined || next === undefined || laps.length >= maxLaps) return stopwatch;
  return { ...stopwatch, laps: [...laps, { scene, endMs: elapsedMs(stopwatch, nowMs) }], scene: next };
}

/** Returns the scene that follows the one being read. If that was deleted meanwhile, nothing follows. */
export function sceneAfter({ scene }: Stopwatch, scenes: readonly BlockId[]): BlockId | undefined {
  const at = scene === undefined ? -1 : scenes.indexOf(scene);
  return at < 0 ? undefined : scenes[at + 1];
}

/** Returns whole seconds of the reading, at most a day, and of its scenes, if any ended before the reading did. */
export function finish(
  stopwatch: Stopwatch,
  nowMs: number,
): { readonly seconds: number; readonly scenes?: Readonly<Record<BlockId, number>> } {
  const { laps, scene } = stopwatch;
  const endMs = elapsedMs(stopwatch, nowMs);
  const seconds = Math.min(maxReadingSeconds, Math.max(1, Math.round(endMs / 1000)));
  if (laps.length === 0 || scene === undefined) return { seconds };
  const scenes: Record<BlockId, number> = {};
  let startMs = 0;
  for (const lap of [...laps, { scene, endMs }]) {
    scenes[lap.scene] = (scenes[lap.scene] ?? 0) + Math.round((lap.endMs - startMs) / 1000);
    startMs = lap.endMs;
  }
  return { seconds, scenes };
}
