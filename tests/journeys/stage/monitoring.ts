import { origin } from "./device.ts";

interface Told {
  readonly type: string;
  readonly payload: unknown;
}

/** What error monitoring was told so far, by pages and functions, newest first. */
export const told = async (): Promise<readonly Told[]> => (await fetch(`${origin}/local/monitoring.json`)).json();

/** Whether an error with such words was told. */
export const isTold = async (words: string): Promise<boolean> =>
  (await told()).some(({ type, payload }) => type === "event" && JSON.stringify(payload).includes(words));
