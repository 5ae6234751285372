import { origin } from "./browserDevice.ts";

interface ReportedItem {
  readonly type: string;
  readonly payload: unknown;
}

/** Returns what pages and functions have reported to error monitoring so far, newest first. */
export const reportedItems = async (): Promise<readonly ReportedItem[]> =>
  (await fetch(`${origin}/local/monitoring.json`)).json();

/** Returns whether an error with this text was reported. */
export const isReported = async (words: string): Promise<boolean> =>
  (await reportedItems()).some(({ type, payload }) => type === "event" && JSON.stringify(payload).includes(words));
