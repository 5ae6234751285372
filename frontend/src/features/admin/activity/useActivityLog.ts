import type { LoggedActivity } from "#domain/api/adminActivity.ts";
import { type Loaded, useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { adminKeys } from "../adminKeys.ts";
import type { ActivityQuery } from "./activityQuery.ts";
import { liveMs } from "./live.ts";
import { type LogPage, readPage, readSome } from "./readLog.ts";

/** Entries that arrived since the log was read. They are shown on request, so that rows don't move. */
interface Fresh {
  readonly count: number;
  /** There are more than were fetched. */
  readonly isMore: boolean;
}

export interface ShownLog {
  readonly entries: readonly LoggedActivity[];
  readonly next: string | undefined;
  readonly fresh: Fresh;
  readonly isReading: boolean;
  /** Why no more entries could be read. */
  readonly problem: string | undefined;
}

/** Reads the log of a search from its start, reads on at its end, and checks for new entries while it's live. */
export function useActivityLog(search: ActivityQuery, isLive: boolean) {
  const { state, data, reload, update } = useServerData({
    key: adminKeys.activityLog(search),
    load: (signal) => readSome(search, undefined, signal),
  });
  const newest = useServerData({
    key: adminKeys.newestActivity(search),
    load: (signal) => readPage(search, undefined, signal),
    isEnabled: isLive && data !== undefined,
    known: data,
    everyMs: liveMs,
    freshMs: liveMs,
  });
  const page = data && shownPage(data, newest.data);

  const more = useAction(async () => {
    const { entries, next } = await readSome(search, page?.next);
    update(() => ({ entries: [...(page?.entries ?? []), ...entries], next }));
  });
  const load = () => {
    more.dismiss();
    return reload();
  };

  const shown = page && { ...page, fresh: freshIn(page, newest.data), isReading: more.isBusy, problem: more.errorText };
  const log: Loaded<ShownLog> = shown && state.kind === "ready" ? { kind: "ready", data: shown } : withoutData(state);
  return { log, reload: load, more: more.run };
}

/** An empty log fills automatically. */
const shownPage = (read: LogPage, newest: LogPage | undefined): LogPage =>
  read.entries.length === 0 && newest && newest.entries.length > 0 ? newest : read;

function freshIn({ entries }: LogPage, newest: LogPage | undefined): Fresh {
  const latest = entries[0]?.place;
  if (latest === undefined || !newest) return { count: 0, isMore: false };
  const count = newest.entries.filter(({ place }) => place > latest).length;
  return { count, isMore: count > 0 && count === newest.entries.length && newest.next !== undefined };
}

const withoutData = (state: Loaded<unknown>): Loaded<never> => (state.kind === "failed" ? state : { kind: "loading" });
