import { textOf } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { playsAtMoments } from "#frontend/modules/versions/testing/playsAtMoments.ts";

/** Returns the text at each moment of a log after a number, one line per element. */
export function textsAtMoments(log: MomentLog, after: number): ReadonlySet<string> {
  const plays = [...playsAtMoments(log, after)];
  return new Set(plays.map(({ blocks }) => blocks.map(textOf).join("\n")));
}
