import { type ActivityHour, countActivity } from "#domain/api/adminActivity.ts";
import { call } from "#frontend/platform/call.ts";
import { type Loaded, useServerData } from "#frontend/platform/queries/useServerData.ts";
import { adminKeys } from "../adminKeys.ts";
import { liveMs } from "./live.ts";

interface CountedDays {
  readonly from: string;
  readonly to: string;
  readonly isLive: boolean;
}

/** Counts the entries of these days by hour and type. If a live refresh fails, the earlier counts stay. */
export function useActivityCounts({ from, to, isLive }: CountedDays): Loaded<readonly ActivityHour[]> {
  const { state, data } = useServerData({
    key: adminKeys.activityCounts(from, to),
    load: async (signal) => (await call(countActivity, { query: { from, to }, signal })).hours,
    everyMs: isLive && liveMs,
  });
  return data ? { kind: "ready", data } : state;
}
