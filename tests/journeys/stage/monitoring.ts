import { origin } from "./device.ts";

interface Told {
  readonly type: string;
  readonly payload: unknown;
}

/** What pages and functions have reported to error monitoring so far, newest first. */
export const told = async (): Promise<readonly Told[]> => (await fetch(`${origin}/local/monitoring.json`)).json();

/** Whether an error with this text was reported. */
export const isTold = async (words: string): Promise<boolean> =>
  (await told()).some(({ type, payload }) => type === "event" && JSON.stringify(payload).includes(words));
