import type { Play } from "#domain/play/play.ts";
import { compareInWorker } from "#frontend/modules/versions/compareInWorker.ts";

declare global {
  interface Window {
    /** Compares two plays of the site as the app does. Returns the milliseconds of each round, from request to result. */
    timeComparisons: (before: string, after: string, rounds: number) => Promise<readonly number[]>;
  }
}

const fetchNamed = async (name: string): Promise<Play> =>
  (await fetch(`/play.json?play=${encodeURIComponent(name)}`)).json();

window.timeComparisons = async (before, after, rounds) => {
  const plays = [await fetchNamed(before), await fetchNamed(after)] as const;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await compareInWorker(...plays, new AbortController().signal);
    times.push(performance.now() - startedAt);
  }
  return times;
};
