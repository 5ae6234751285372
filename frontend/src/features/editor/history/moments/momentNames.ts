import type { WritingSession } from "#domain/play/versions/writingSessions.ts";
import { formatMoment, formatRecentDay } from "#frontend/messages/format.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { readerLocale } from "#frontend/messages/locale.ts";
import type { ShownMoment } from "#frontend/modules/versions/moments/momentRuns.ts";

/** Formats a moment to the second: a minute may have many. */
export function nameOfMoment(at: number, now: Date): string {
  const time = new Intl.DateTimeFormat(readerLocale(), { timeStyle: "medium" }).format(at);
  return `${formatRecentDay(new Date(at), now)}, ${time}`;
}

/** Returns how many words a moment added and removed. */
export function changeAt({ wordsAdded, wordsRemoved }: ShownMoment): string {
  const parts = [
    wordsAdded > 0 && historyWords.wordsAdded({ count: wordsAdded }),
    wordsRemoved > 0 && historyWords.wordsRemoved({ count: wordsRemoved }),
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(", ") : historyWords.noWords;
}

export function nameOfSession({ until, stretches }: WritingSession, isOnly: boolean, now: Date): string {
  const count = stretches.reduce((sum, { after, upTo }) => sum + upTo - after, 0);
  if (until !== undefined) return historyWords.session({ moment: formatMoment(until, now), count });
  return isOnly ? historyWords.sessionOnly({ count }) : historyWords.sessionNow({ count });
}
