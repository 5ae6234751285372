/** `_hsq` takes commands, and functions that it calls when their turn comes. */
export type Entry = readonly [command: string, ...values: unknown[]] | (() => void);

/** The two commands that HubSpot documents for it; they set and delete the cookie `__hs_do_not_track`. */
export const optOut: Entry = ["doNotTrack"];
export const optIn: Entry = ["doNotTrack", { track: true }];

/** HubSpot's queue: an array until its script runs; from then on, what is pushed is done at once. */
export function hubspotQueue(): Entry[] {
  const page = window as { _hsq?: Entry[] };
  page._hsq ??= [];
  return page._hsq;
}

export function push(...entries: readonly Entry[]): void {
  // One by one: what the script puts in the place of `push` takes one.
  for (const entry of entries) hubspotQueue().push(entry);
}
