import * as z from "zod";
import { isCalendarDay } from "#domain/play/goals/day.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { UnstoredWordsPlace } from "#frontend/modules/sync/dailyWords.ts";
import { unstoredWordsKey } from "#frontend/modules/sync/unstoredWordsKey.ts";
import { playSettings } from "../playSettings.ts";

const unstored = z.object({ day: z.string().refine(isCalendarDay), words: z.int(), before: z.int() });

const stored = playSettings(unstoredWordsKey, unstored.optional());

/** Returns where the words of a play wait that weren't stored when its page was closed. */
export const unstoredWordsOf = (playId: PlayId): UnstoredWordsPlace => ({
  find: () => stored.find(playId),
  save: (words) => stored.save(playId, words),
});
