import { isCalendarDay } from "#domain/play/goals/day.ts";
import type { PlayId } from "#domain/play/play.ts";
import { unstoredWordsKey } from "#frontend/modules/sync/storageKeys.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import type { UnstoredWords, UnstoredWordsPlace } from "../reports/withDailyWords.ts";

/** Words of this many plays are stored. The oldest are dropped first. */
const maxPlays = 50;

/** Returns where the words of a play wait that weren't stored when its page was closed. */
export const unstoredWordsOf = (playId: PlayId): UnstoredWordsPlace => ({
  find() {
    const words = readAll()[playId];
    return isUnstored(words) ? words : undefined;
  },
  save(words) {
    const { [playId]: _old, ...others } = readAll();
    const kept = words ? [...Object.entries(others), [playId, words]] : Object.entries(others);
    try {
      if (kept.length === 0) localEntries.removeItem(unstoredWordsKey);
      else localEntries.setItem(unstoredWordsKey, JSON.stringify(Object.fromEntries(kept.slice(-maxPlays))));
    } catch {
      // Without storage, a page that closes too soon loses the count, not the text.
    }
  },
});

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(localEntries.getItem(unstoredWordsKey) ?? "{}");
    return typeof all === "object" && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

/** By hand, because the editor opens without the library for it. */
function isUnstored(value: unknown): value is UnstoredWords {
  const { day, words, before } = (value ?? {}) as Partial<UnstoredWords>;
  return typeof day === "string" && isCalendarDay(day) && Number.isInteger(words) && Number.isInteger(before);
}
