import type { ActivityQuery } from "./activity/activityQuery.ts";

/** The keys of what the administration screens load. */
export const adminKeys = {
  healthDay: (day: string) => ["admin", "health", day],
  messages: ["admin", "messages"],
  failedSyncs: ["admin", "failed-syncs"],
  activityCounts: (from: string, to: string) => ["admin", "activity-counts", from, to],
  activityLog: (search: ActivityQuery) => ["admin", "activity-log", search],
  newestActivity: (search: ActivityQuery) => ["admin", "newest-activity", search],
  people: (userIds: readonly string[]) => ["admin", "people", userIds],
} as const;
