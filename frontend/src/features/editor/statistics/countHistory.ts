import * as z from "zod";
import { type DailyCount, withDailyCount } from "#domain/play/dailyCounts.ts";
import type { PlayId } from "#domain/play/play.ts";
import { playSettings } from "../playSettings.ts";

const stored = playSettings<readonly DailyCount[]>(
  "ghostlight.counts",
  z.array(z.object({ day: z.string(), words: z.number(), pages: z.number() })),
);

/** Returns how long a play was on the days it was open on this device. */
export const countHistory = (playId: PlayId): readonly DailyCount[] => stored.find(playId) ?? [];

export function recordCount(playId: PlayId, count: DailyCount): void {
  const days = countHistory(playId);
  const last = days.at(-1);
  if (last?.day === count.day && last.words === count.words && last.pages === count.pages) return;
  stored.save(playId, withDailyCount(days, count));
}
