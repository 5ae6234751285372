import { defaultReadsPerSecond, defaultWritesPerSecond } from "#lib/stage.ts";
import { busySecondsPerRequest, type WriterUnits } from "./writerMonth.ts";

/** The busiest hour has this share of a month's use, 3.6 times as much as an average hour. */
const busiestHourShare = 1 / 200;
const hourSeconds = 3600;

export interface Limit {
  readonly name: string;
  /** Whose limit it is. */
  readonly owner: "AWS, new account" | "AWS, by default" | "this project";
  readonly value: number;
  readonly unit: string;
  /** What one active writer uses of it in the busiest second, or for mails in a day. */
  readonly perWriter: (units: WriterUnits) => number;
  readonly remedy: string;
}

const atPeak = (perMonth: number): number => (perMonth * busiestHourShare) / hourSeconds;

/** AWS's own limits are the defaults of 2025. The Service Quotas console shows those of an account. */
export const limits: readonly Limit[] = [
  {
    name: "Lambda: functions running at once",
    owner: "AWS, new account",
    value: 10,
    unit: "at once",
    perWriter: ({ requests }) => atPeak(requests) * busySecondsPerRequest,
    remedy:
      "Ask for 1,000 before you open; `npm run preflight` checks it. Thirty people who open the app at the same moment reach it, too, because a new copy of a function takes about a second to start.",
  },
  {
    name: "API Gateway: requests to one stage",
    owner: "this project",
    value: 500,
    unit: "per second",
    perWriter: ({ requests }) => atPeak(requests),
    remedy: "Raise `rateLimit` in `lib/SiteApi.ts`, up to the account's 10,000.",
  },
  {
    name: "DynamoDB: the table's write units",
    owner: "this project",
    value: defaultWritesPerSecond,
    unit: "per second",
    perWriter: ({ tableWrites }) => atPeak(tableWrites),
    remedy: "Raise `writesPerSecond` in the stage's file, and the table's quota of 40,000 with AWS.",
  },
  {
    name: "DynamoDB: the table's read units",
    owner: "this project",
    value: defaultReadsPerSecond,
    unit: "per second",
    perWriter: ({ tableReads }) => atPeak(tableReads),
    remedy: "Raise `readsPerSecond` in the stage's file, and the table's quota of 40,000 with AWS.",
  },
  {
    name: "DynamoDB: a day's due work, which is in 4 partitions of the index",
    owner: "this project",
    value: 4 * 1000,
    unit: "per second",
    // A compaction is planned after a hundred saves, and then taken off the list.
    perWriter: ({ saves }) => atPeak(saves / 100) * 2,
    remedy: "Raise `shards` in `lambdas/stores/due.ts`. The sweeper reads the old ones until their days are over.",
  },
  {
    name: "Cognito: token refreshes",
    owner: "AWS, by default",
    value: 120,
    unit: "per second",
    perWriter: ({ tokenRefreshes }) => atPeak(tokenRefreshes),
    remedy: "Ask for more, or let access tokens be valid for an hour (`lib/UserDirectory.ts`).",
  },
  {
    name: "Lambda: functions running at once, after the first increase",
    owner: "AWS, by default",
    value: 1000,
    unit: "at once",
    perWriter: ({ requests }) => atPeak(requests) * busySecondsPerRequest,
    remedy: "Ask for more.",
  },
  {
    name: "API Gateway: requests of the account",
    owner: "AWS, by default",
    value: 10_000,
    unit: "per second",
    perWriter: ({ requests }) => atPeak(requests),
    remedy: "Ask for more, or let devices save less often than every 5 seconds while they are online.",
  },
  {
    name: "SES: mails",
    owner: "AWS, by default",
    value: 50_000,
    unit: "per day",
    perWriter: ({ mails }) => mails / 30,
    remedy: "AWS raises it by itself as long as few mails bounce.",
  },
];

/** Returns at how many active writers in a month a limit is reached. */
export const reachedAt = (limit: Limit, units: WriterUnits): number => Math.floor(limit.value / limit.perWriter(units));
