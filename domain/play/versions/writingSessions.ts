import { dayMs, minuteMs } from "../../time.ts";
import { recentDays } from "./versionTimes.ts";

/** The part of a log between two versions, as numbers of its entries. */
export interface Stretch {
  /** The entry before the first. */
  readonly after: number;
  readonly upTo: number;
}

/** Writing without a long pause. */
export interface WritingSession {
  /** When its last version was written; undefined if it goes on after the last version. */
  readonly until: string | undefined;
  readonly stretches: readonly Stretch[];
}

/** A version, as far as sessions depend on it. */
export interface Landmark {
  readonly versionId: number;
  /** An instant. */
  readonly at: string;
}

interface LogEnd {
  /** The number of the last entry. */
  readonly end: number;
  readonly now: number;
  /** There are versions before the first that aren't listed. */
  readonly hasHidden: boolean;
}

/** A pause of this length ends a session. */
export const longPauseMs = 30 * minuteMs;

/**
 * Returns the sessions of the last seven days, the latest first. A version is made after every pause and every ten minutes
 * of writing, so when two of them are far apart, all that's between them was written just before the later one.
 */
export function writingSessions(
  versions: readonly Landmark[],
  { end, now, hasHidden }: LogEnd,
): readonly WritingSession[] {
  const parts = versions.map((version, index) => {
    const last = versions[index - 1];
    const after = last?.versionId ?? (hasHidden ? version.versionId - 1 : 0);
    return { at: version.at, follows: last !== undefined && isNear(last, version), after, upTo: version.versionId };
  });
  const sessions: (WritingSession & { readonly stretches: Stretch[] })[] = [];
  for (const { at, follows, after, upTo } of parts.filter((part) => isRecent(part, now))) {
    const open = follows ? sessions.pop() : undefined;
    sessions.push({ until: at, stretches: [...(open?.stretches ?? []), { after, upTo }] });
  }
  const last = versions.at(-1);
  const after = last?.versionId ?? 0;
  if (end > after) {
    const open = last && now - Date.parse(last.at) < longPauseMs ? sessions.pop() : undefined;
    sessions.push({ until: undefined, stretches: [...(open?.stretches ?? []), { after, upTo: end }] });
  }
  return sessions.reverse();
}

const isNear = (one: Landmark, next: Landmark): boolean => Date.parse(next.at) - Date.parse(one.at) < longPauseMs;

const isRecent = ({ at }: Pick<Landmark, "at">, now: number): boolean => now - Date.parse(at) < recentDays * dayMs;
