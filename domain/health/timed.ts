import { type Finding, stateOfAnswer } from "./health.ts";

interface Timing {
  readonly withinMs: number;
  /** Milliseconds that only ever grow, as `performance.now`. */
  readonly clockMs: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** Hears of the error; people are told in our words only. */
  readonly onError: (error: unknown) => void;
}

export const tooSlow = "It took too long to respond.";
export const noAnswer = "It didn't respond.";

/** Runs one check against its limit. Does not wait beyond the limit, and does not throw. */
export async function timed(
  run: () => Promise<unknown>,
  { withinMs, clockMs, pause, onError }: Timing,
): Promise<Finding> {
  const startMs = clockMs();
  const failure = await Promise.race([
    run().then(
      () => undefined,
      (error: unknown) => {
        onError(error);
        return noAnswer;
      },
    ),
    pause(withinMs).then(() => tooSlow),
  ]);
  const durationMs = Math.round(clockMs() - startMs);
  if (failure) return { state: "unhealthy", durationMs, notes: [failure] };
  const state = stateOfAnswer(durationMs, withinMs);
  return { state, durationMs, notes: state === "healthy" ? [] : [tooSlow] };
}
