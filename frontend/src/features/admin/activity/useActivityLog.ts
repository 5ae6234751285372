import { useCallback, useEffect, useState } from "react";
import type { LoggedActivity } from "#domain/api/adminActivity.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import type { ActivityQuery } from "./activityQuery.ts";
import { type LogPage, readPage, readSome } from "./readLog.ts";
import { liveSeconds, useLive } from "./useLive.ts";

/** Entries that arrived since the log was read. They are shown on request, so that rows don't move. */
interface Fresh {
  readonly count: number;
  /** There are more than were fetched. */
  readonly isMore: boolean;
}
const nothingFresh: Fresh = { count: 0, isMore: false };

export type ActivityLogState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "ready";
      readonly entries: readonly LoggedActivity[];
      readonly next: string | undefined;
      readonly fresh: Fresh;
      readonly isReading: boolean;
      /** Why no more entries could be read. */
      readonly problem?: string;
    }
  | { readonly kind: "failed"; readonly why: string };

/** Reads the log of a search from its start, reads on at its end, and checks for new entries while it's live. */
export function useActivityLog(search: ActivityQuery, isLive: boolean) {
  const [log, setLog] = useState<ActivityLogState>({ kind: "loading" });

  const load = useCallback(() => {
    const asking = new AbortController();
    setLog({ kind: "loading" });
    readSome(search, undefined, asking.signal)
      .then((page) => !asking.signal.aborted && setLog(ready(page)))
      .catch((error: unknown) => !asking.signal.aborted && setLog({ kind: "failed", why: whyOf(error) }));
    return () => asking.abort();
  }, [search]);
  useEffect(load, [load]);

  const look = useCallback(() => {
    readPage(search)
      .then((page) => setLog((before) => withFresh(before, page)))
      .catch(() => undefined);
  }, [search]);
  useLive(isLive && log.kind === "ready", liveSeconds, look);

  const more = async () => {
    if (log.kind !== "ready" || log.isReading) return;
    const from = log.next;
    setLog({ ...log, isReading: true });
    const page = await readSome(search, from).catch(whyOf);
    setLog((before) => withMore(before, from, page));
  };

  return { log, load, more };
}

const ready = ({ entries, next }: LogPage): ActivityLogState => ({
  kind: "ready",
  entries,
  next,
  fresh: nothingFresh,
  isReading: false,
});

function withFresh(before: ActivityLogState, page: LogPage): ActivityLogState {
  if (before.kind !== "ready") return before;
  const latest = before.entries[0]?.place;
  if (latest === undefined) return page.entries.length > 0 ? ready(page) : before;
  const count = page.entries.filter(({ place }) => place > latest).length;
  return { ...before, fresh: { count, isMore: count > 0 && count === page.entries.length && page.next !== undefined } };
}

/** Ignores a page that was requested before the search changed. */
function withMore(before: ActivityLogState, from: string | undefined, page: LogPage | string): ActivityLogState {
  if (before.kind !== "ready" || before.next !== from) return before;
  const { problem: _, ...rest } = { ...before, isReading: false };
  if (typeof page === "string") return { ...rest, problem: page };
  return { ...rest, entries: [...before.entries, ...page.entries], next: page.next };
}

const whyOf = (error: unknown): string => (error instanceof Refused ? error.message : failureWords.ours);
