import { type ActivityData, type ActivityEntry, type ActivityType, activityEntry } from "#domain/activity/activity.ts";
import { maxEntries } from "#domain/api/activity.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import { logger } from "#frontend/platform/logger.ts";

export interface ActivityLogOptions {
  readonly clock: Scheduler;
  /** The signed-in person. Entries without a person aren't logged. */
  readonly userId: () => string | undefined;
  readonly circumstances: () => Pick<ActivityEntry, "page_url" | "user_agent" | "session_id">;
  /** Whether the person has consented to analytics, which page visits require. */
  readonly mayTrackPages: () => boolean;
  /** The page is being left, or may be unloaded at any time. */
  readonly isLeaving: () => boolean;
  /** Sends with `keepalive`, so that the request outlives the page. */
  readonly send: (entries: ActivityEntry[]) => Promise<unknown>;
}

/** `page_url` if it isn't the current page. */
export type RecordActivity = <Type extends ActivityType>(
  type: Type,
  data: ActivityData[Type],
  page_url?: string,
) => void;

/** What the person does, sent in batches. Failures are logged and never reach the person. */
export interface ActivityLog {
  readonly record: RecordActivity;
  /** Sends what waits. Resolves when everything being sent has finished. */
  readonly flush: () => Promise<void>;
}

interface Waiting {
  readonly userId: string;
  readonly entry: ActivityEntry;
  readonly bytes: number;
}

const gatherMs = 10_000;
/** Browsers allow 64 KiB in total for requests that outlive their page. Brackets and headers need some of it. */
const maxBytesUnderway = 60_000;
/** More than a writer does in a day. It limits memory while the connection is lost. */
const maxWaiting = 100;

export function createActivityLog(options: ActivityLogOptions): ActivityLog {
  const { clock, userId, circumstances, mayTrackPages, isLeaving, send } = options;
  let waiting: readonly Waiting[] = [];
  let bytesUnderway = 0;
  let callOff: (() => void) | undefined;
  const underway = new Set<Promise<void>>();

  /** Checked again before sending, because consent may have been withdrawn. */
  const mayLog = (type: ActivityType): boolean => type !== "page_visit" || mayTrackPages();

  const sendBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const bytes = bytesOfAll(batch);
    bytesUnderway += bytes;
    try {
      await send(batch.map(({ entry }) => entry));
    } catch (error) {
      logger.warn("Activity could not be logged", { error, entries: batch.length });
    } finally {
      bytesUnderway -= bytes;
    }
  };

  const sendWhatFits = (): void => {
    callOff?.();
    callOff = undefined;
    waiting = waiting.filter((each) => each.userId === userId() && mayLog(each.entry.activity_type));
    for (;;) {
      const batch = fitting(waiting, maxBytesUnderway - bytesUnderway);
      if (batch.length === 0) break;
      waiting = waiting.slice(batch.length);
      const sending = sendBatch(batch).then(() => {
        underway.delete(sending);
      });
      underway.add(sending);
    }
    if (waiting.length > 0) sendLater();
  };

  const sendLater = (): void => {
    callOff ??= clock.after(gatherMs, sendWhatFits);
  };

  const take = (person: string, entry: ActivityEntry): void => {
    waiting = [...waiting, { userId: person, entry, bytes: bytesOf(entry) }].slice(-maxWaiting);
    if (isLeaving() || waiting.length >= maxEntries) sendWhatFits();
    else sendLater();
  };

  return {
    record(activity_type, activity_data, page_url) {
      const person = userId();
      if (!person || !mayLog(activity_type)) return;
      const where = page_url === undefined ? {} : { page_url };
      const parsed = activityEntry.safeParse({ activity_type, activity_data, ...circumstances(), ...where });
      if (parsed.success) take(person, parsed.data);
      else logger.warn("An activity doesn't match its type's schema", { activity_type });
    },
    async flush() {
      sendWhatFits();
      await Promise.all(underway);
    },
  };
}

/** Returns the entries from the front that fit into one request. */
function fitting(waiting: readonly Waiting[], mostBytes: number): readonly Waiting[] {
  const end = waiting.findIndex((_, index) => bytesOfAll(waiting.slice(0, index + 1)) > mostBytes);
  return waiting.slice(0, end === -1 ? maxEntries : Math.min(end, maxEntries));
}

/** Including the comma after it. */
const bytesOf = (entry: ActivityEntry): number => new TextEncoder().encode(JSON.stringify(entry)).length + 1;
const bytesOfAll = (batch: readonly Waiting[]): number => batch.reduce((sum, { bytes }) => sum + bytes, 0);
