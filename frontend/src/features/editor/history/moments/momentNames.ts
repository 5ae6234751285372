import type { WritingSession } from "#domain/play/versions/writingSessions.ts";
import { formatMoment, formatRecentDay } from "#frontend/messages/format.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { readerLocale } from "#frontend/messages/locale.ts";
import type { ShownMoment } from "#frontend/modules/versions/moments/momentRuns.ts";

/** Formats the time of day to the second: a minute may have many moments. */
export const formatSecond = (at: number | string): string =>
  new Intl.DateTimeFormat(readerLocale(), { timeStyle: "medium" }).format(new Date(at));

export const nameOfMoment = (at: number | string, now: Date): string =>
  `${formatRecentDay(new Date(at), now)}, ${formatSecond(at)}`;

/** Returns how many words a moment added and removed. */
export function changeAt({ wordsAdded, wordsRemoved }: ShownMoment): string {
  const parts = [
    wordsAdded > 0 && historyWords.wordsAdded({ count: wordsAdded }),
    wordsRemoved > 0 && historyWords.wordsRemoved({ count: wordsRemoved }),
  ].filter((part) => typeof part === "string");
  return historyWords.changeThen({ change: parts.length > 0 ? parts.join(", ") : historyWords.noWords });
}

export function nameOfSession({ until, stretches }: WritingSession, isOnly: boolean, now: Date): string {
  const count = stretches.reduce((sum, { after, upTo }) => sum + upTo - after, 0);
  if (until !== undefined) return historyWords.session({ moment: formatMoment(until, now), count });
  return isOnly ? historyWords.sessionOnly({ count }) : historyWords.sessionNow({ count });
}
