import { type Play, textOf } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { playAtMoment } from "#domain/play/versions/playAtMoment.ts";
import { playsAtMoments } from "#frontend/modules/versions/testing/playsAtMoments.ts";

/** Returns the text at each moment of a log after a number, one line per element. */
export const textsAtMoments = (log: MomentLog, after: number): ReadonlySet<string> =>
  new Set([...playsAtMoments(log, after)].map(textIn));

/** Returns the text at the end of a log. */
export function textAtEnd(log: MomentLog): string {
  const last = playAtMoment(log, { sequence: log.entries.at(-1)?.sequence ?? log.baseSequence });
  if (!last) throw new Error("The log builds on changes that it doesn't have.");
  return textIn(last);
}

const textIn = ({ blocks }: Play): string => blocks.map(textOf).join("\n");
