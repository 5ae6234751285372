import type { BlockId, PlayId } from "#domain/play/play.ts";
import type { Stopwatch } from "#domain/play/timing/stopwatch.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const keyOf = (playId: PlayId) => `ghostlight.stopwatch.${playId}` as const;

/** Returns the reading of the play that's being timed on this device; undefined if there is none. */
export function findStopwatch(playId: PlayId): Stopwatch | undefined {
  try {
    const stored: unknown = JSON.parse(localEntries.getItem(keyOf(playId)) ?? "null");
    return isStopwatch(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether it was stored. A browser may have no storage, or be full. */
export function storeStopwatch(playId: PlayId, stopwatch: Stopwatch | undefined): boolean {
  try {
    if (stopwatch) localEntries.setItem(keyOf(playId), JSON.stringify(stopwatch));
    else localEntries.removeItem(keyOf(playId));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed it. Returns a function that stops it. */
export function onOtherTabsStopwatch(playId: PlayId, run: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === keyOf(playId) && run();
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

type Fields<Type> = Partial<Record<keyof Type, unknown>>;

function isStopwatch(stored: unknown): stored is Stopwatch {
  if (typeof stored !== "object" || stored === null) return false;
  const { runningSince, beforeMs, laps, scene } = stored as Fields<Stopwatch>;
  return isTime(beforeMs) && (runningSince === undefined || isTime(runningSince)) && isScene(scene) && areLaps(laps);
}

const areLaps = (laps: unknown): boolean =>
  Array.isArray(laps) &&
  laps.every(
    (lap: Fields<Stopwatch["laps"][number]> | null) => lap && typeof lap.scene === "string" && isTime(lap.endMs),
  );

const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;

const isScene = (value: unknown): value is BlockId | undefined => value === undefined || typeof value === "string";
