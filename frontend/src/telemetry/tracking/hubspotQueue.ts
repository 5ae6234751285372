/** `_hsq` takes commands, and functions that it calls when their turn comes. */
export type HubspotCommand = readonly [command: string, ...values: unknown[]] | (() => void);

/** The two commands that HubSpot documents for it; they set and delete the cookie `__hs_do_not_track`. */
export const optOut: HubspotCommand = ["doNotTrack"];
export const optIn: HubspotCommand = ["doNotTrack", { track: true }];

/** HubSpot's queue: an array until its script runs; from then on, what is pushed is done at once. */
export function hubspotQueue(): HubspotCommand[] {
  const page = window as { _hsq?: HubspotCommand[] };
  page._hsq ??= [];
  return page._hsq;
}

export function push(...entries: readonly HubspotCommand[]): void {
  // One by one: what the script puts in the place of `push` takes one.
  for (const entry of entries) hubspotQueue().push(entry);
}
