import { type Finding, stateOfAnswer } from "./health.ts";

interface Timing {
  readonly withinMs: number;
  /** Milliseconds that only increase, like `performance.now`. */
  readonly clockMs: () => number;
  /** Resolves after this many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** Receives the error. Users see only our own text. */
  readonly onError: (error: unknown) => void;
}

export const tooSlow = "It took too long to respond.";
export const noAnswer = "It didn't respond.";

/** Runs one check against its limit. Doesn't wait beyond the limit and doesn't throw. */
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
