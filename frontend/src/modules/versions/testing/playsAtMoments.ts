import type { Play } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { createMomentRuns } from "../moments/momentRuns.ts";

/** Yields the play at every moment of a log after a number, as the version history shows it. */
export function* playsAtMoments(log: MomentLog, after = log.baseSequence): Generator<Play> {
  const runs = createMomentRuns();
  const moments = runs.add(log);
  if (!moments) throw new Error("The log builds on changes that it doesn't have.");
  for (const { sequence, moment } of moments.filter((one) => one.sequence > after)) {
    const play = runs.playAt(log.baseSequence, { sequence, moment });
    if (play) yield play;
  }
}
